import { guest } from "../../api/identity.ts";
import { t } from "../../i18n/t.ts";
import { devicePath, followLink } from "../../navigation/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NameField, useNameForm } from "./name-field.tsx";

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useNameForm();
  const { name: words } = t();
  const save = async (event: Event) => {
    event.preventDefault();
    if (await form.save()) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form class="col" onSubmit={save} noValidate>
        <NameField form={form} label={words.label} hint={words.hint} />
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
