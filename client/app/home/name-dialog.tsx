import { useState } from "preact/hooks";
import { nameFault, tidyName } from "../../../shared/engine/names.ts";
import { guest, rename } from "../../api/identity.ts";
import { t } from "../../i18n/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { devicePath, followLink } from "../route.ts";
import { whyNot } from "../words.ts";

/** How one wants to be called. What cannot be a name is said here, and not asked of the server. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState(guest.value?.name ?? "");
  const [complaint, setComplaint] = useState("");
  const { name: words } = t();
  const save = async (event: Event) => {
    event.preventDefault();
    const wanted = tidyName(name);
    const fault = nameFault(wanted);
    if (fault) return setComplaint(words.faults[fault]);
    const answer = await rename(wanted);
    if (answer.ok) onClose();
    else setComplaint(whyNot(answer.reason));
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form class="col" onSubmit={save} noValidate>
        <label class="col">
          {words.label}
          <input
            class="field"
            value={name}
            autocomplete="nickname"
            aria-invalid={complaint !== ""}
            aria-describedby="name-hint"
            onInput={({ currentTarget }) => {
              setName(currentTarget.value);
              setComplaint("");
            }}
          />
        </label>
        <p id="name-hint" class="small muted">
          {words.hint}
        </p>
        <p class="small complaint" role="alert">
          {complaint}
        </p>
        {guest.value === undefined && (
          <a class="plain small" href={devicePath} onClick={followLink}>
            {words.before}
          </a>
        )}
        <button type="submit" class="button main">
          {words.save}
        </button>
      </form>
    </Dialog>
  );
}
