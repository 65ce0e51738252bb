import { useId, useState } from "preact/hooks";
import { nameFault, tidyName } from "../../../shared/engine/people/names.ts";
import { guest, rename } from "../../api/identity.ts";
import { t, whyNot } from "../../i18n/t.ts";

interface NameForm {
  readonly name: string;
  /** Why the name is refused; empty if it is not. */
  readonly complaint: string;
  type(name: string): void;
  /**
   * Saves the typed name if it is valid and differs.
   * @returns whether the player now has the typed name
   */
  save(): Promise<boolean>;
}

export function useNameForm(): NameForm {
  const [name, setName] = useState(guest.value?.name ?? "");
  const [complaint, setComplaint] = useState("");
  const type = (typed: string) => {
    setName(typed);
    setComplaint("");
  };
  const save = async () => {
    const wanted = tidyName(name);
    if (wanted === guest.value?.name) return true;
    const fault = nameFault(wanted);
    const answer = fault ? undefined : await rename(wanted);
    setComplaint(fault ? t().name.faults[fault] : answer?.ok === false ? whyNot(answer.reason) : "");
    return answer?.ok === true;
  };
  return { name, complaint, type, save };
}

interface FieldProps {
  readonly form: NameForm;
  readonly label: string;
  readonly hint?: string;
}

export function NameField({ form, label, hint }: FieldProps) {
  const id = useId();
  return (
    <>
      <label class="col">
        {label}
        <input
          class="field"
          value={form.name}
          autocomplete="nickname"
          aria-invalid={form.complaint !== ""}
          aria-describedby={hint === undefined ? undefined : id}
          onInput={({ currentTarget }) => form.type(currentTarget.value)}
        />
      </label>
      {hint !== undefined && (
        <p id={id} class="small muted">
          {hint}
        </p>
      )}
      <p class="small complaint" role="alert">
        {form.complaint}
      </p>
    </>
  );
}
