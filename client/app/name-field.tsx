import { useId, useState } from "preact/hooks";
import { nameFault, tidyName } from "../../shared/engine/names.ts";
import { guest, rename } from "../api/identity.ts";
import { t } from "../i18n/t.ts";
import { whyNot } from "./words.ts";

/** What a form needs to ask for a name. */
interface NameForm {
  readonly name: string;
  /** Why the name cannot be had, in words; empty if nothing is wrong. */
  readonly complaint: string;
  type(name: string): void;
  /** Takes the name that was typed, if it is another one. What cannot be a name is not asked of the server. @returns whether it is had */
  save(): Promise<boolean>;
}

/** How one wants to be called: at first as one is. */
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
  /** What names may be made of. */
  readonly hint?: string;
}

/** Where a name is typed, and what is wrong with it. */
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
