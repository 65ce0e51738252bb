import { changedChoices, changeNewTable, defaultNewTable, newTable } from "../../features/new-table/new-table.ts";
import { TableChoices } from "../../features/new-table/setup.tsx";
import { t } from "../../i18n/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Start, type StartProps } from "./start.tsx";

export interface OptionsDialogProps extends StartProps {
  readonly onClose: () => void;
}

/** All choices for a new table except variant and seats. */
export function OptionsDialog({ onClose, ...start }: OptionsDialogProps) {
  const { options } = t();
  return (
    <Dialog
      title={options.title}
      onClose={onClose}
      foot={
        <>
          {changedChoices.value > 0 && (
            <button type="button" class="link" onClick={() => changeNewTable(defaultNewTable(newTable.value))}>
              {options.usual}
            </button>
          )}
          <Start {...start} />
        </>
      }
    >
      <TableChoices table={newTable.value} onChange={changeNewTable} />
    </Dialog>
  );
}
