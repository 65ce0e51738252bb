import { useState } from "preact/hooks";
import { leastSeats } from "../../../shared/engine/match/configuring.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { ask } from "../../match/ask.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { fitting, type NewTable, newTableFrom, optionsOf, seatsFrom } from "../new-table/new-table.ts";
import { Setup } from "../new-table/setup.tsx";

export interface TableDialogProps {
  readonly connection: TableConnection;
  readonly onClose: () => void;
}

/** The host can change these settings until the match starts. */
export function TableDialog({ connection, onClose }: TableDialogProps) {
  const [change, setChange] = useState<Partial<NewTable>>({});
  const { lobby } = atTable();
  const match = latest(connection.timeline.value);
  // Read at each rendering, because more players may join meanwhile.
  const least = leastSeats(match);
  const before = newTableFrom(match.config);
  const { variants } = manifestOf(before.game)!;
  const seatsFor = (variant: string) => seatsFrom(variants[variant]!, least);
  const changed = { ...before, ...change };
  const wished = fitting(changed, seatsFor(changed.variant));
  const isChanged = JSON.stringify(wished) !== JSON.stringify(before);
  const apply = async ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    // Unlike a call of `onClose`, closing the element lets the dialog restore the focus.
    const dialog = currentTarget.closest("dialog");
    const setup = { options: optionsOf(wished), seats: wished.seats, house: wished.settings };
    if (!isChanged || (await ask(connection, "configure", setup))) dialog?.close();
  };
  return (
    <Dialog
      title={lobby.change}
      onClose={onClose}
      kind="setup"
      foot={
        <button type="button" class="button main" onClick={apply}>
          {isChanged ? lobby.apply : t().done}
        </button>
      }
    >
      <Setup table={wished} onChange={(more) => setChange({ ...change, ...more })} seatsFor={seatsFor} />
    </Dialog>
  );
}
