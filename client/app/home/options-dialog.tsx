import { t } from "../../i18n/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { changedChoices, changeNewTable, defaultNewTable, mayPractise, newTable, seatsFor } from "./new-table.ts";
import { Setup } from "./setup.tsx";
import { Start, type Way } from "./start.tsx";

interface Props {
  /** The way that stands out. */
  readonly main: Way;
  readonly onClose: () => void;
}

/** What a new table may be like, and the ways to it. */
export function OptionsDialog({ main, onClose }: Props) {
  const { options } = t();
  return (
    <Dialog
      title={options.title}
      onClose={onClose}
      kind="setup"
      foot={
        <>
          {changedChoices.value > 0 && (
            <button type="button" class="link" onClick={() => changeNewTable(defaultNewTable(newTable.value))}>
              {options.usual}
            </button>
          )}
          <Start main={main} />
        </>
      }
    >
      <Setup
        table={newTable.value}
        onChange={changeNewTable}
        seatsFor={(variant) => seatsFor(newTable.value.game, variant)}
      />
      {mayPractise(newTable.value) && <Practice />}
    </Dialog>
  );
}

/** Who plays alone may have hints; the match is one of practice then. */
function Practice() {
  const { options } = t();
  const { settings } = newTable.value;
  return (
    <div class="setup-choices settings">
      <label class="check">
        <input
          type="checkbox"
          checked={settings.practice === true}
          onChange={({ currentTarget }) =>
            changeNewTable({ settings: { ...settings, practice: currentTarget.checked } })
          }
        />
        <span>
          <b>{options.practice}</b>
          <span class="small note muted">{options.practiceNote}</span>
        </span>
      </label>
    </div>
  );
}
