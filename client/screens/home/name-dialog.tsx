import { useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import { guest, rename } from "../../net/identity.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** How one wants to be called. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState(guest.value?.name ?? "");
  const [isRefused, setRefused] = useState(false);
  const save = async (event: Event) => {
    event.preventDefault();
    if (await rename(name.trim())) onClose();
    else setRefused(true);
  };
  const { name: words } = t();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form class="col" onSubmit={save}>
        <label class="col">
          {words.label}
          <input
            class="field"
            value={name}
            maxLength={24}
            required
            autocomplete="nickname"
            aria-invalid={isRefused}
            aria-describedby="name-hint"
            onInput={({ currentTarget }) => {
              setName(currentTarget.value);
              setRefused(false);
            }}
          />
        </label>
        <p id="name-hint" class="small muted">
          {words.hint}
        </p>
        <p class="small complaint" role="alert">
          {isRefused && words.failed}
        </p>
        <button type="submit" class="button main">
          {words.save}
        </button>
      </form>
    </Dialog>
  );
}
