import { useState } from "preact/hooks";
import { language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { listed } from "../words.ts";

/** How many look on, and behind it who: nobody is watched unawares. */
export function Watchers({ link }: { readonly link: Link }) {
  const [isOpen, setOpen] = useState(false);
  const names = link.watchers.value;
  if (names.length === 0) return null;
  const count = t().table.watchers(names.length);
  const says = `${count}: ${listed(names, language.value)}`;
  return (
    <>
      <button
        type="button"
        class="pill watchers"
        aria-label={says}
        title={says}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" size={18} /> <span class="num">{names.length}</span>
      </button>
      {isOpen && (
        <Dialog title={count} onClose={() => setOpen(false)}>
          <ul class="bare watching">
            {names.map((name, i) => (
              // Two people may go by the same name.
              <li key={`${name}${i}`}>
                <Icon name="eye" size={18} /> {name}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
