import { useState } from "preact/hooks";
import { MOST_DEALS } from "../../../shared/engine/series/series.ts";
import { allGames, hasChoice, manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { VariantCard } from "../../catalog/variant-card.tsx";
import { changedTable, type NewTable, newTableOf, optionsOf } from "../../features/new-table/new-table.ts";
import { Setup } from "../../features/new-table/setup.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";
import type { BoardGroup } from "./series-form.ts";

interface BoardsProps {
  readonly groups: readonly BoardGroup[];
  readonly onChange: (groups: readonly BoardGroup[]) => void;
}

/** The boards of a new series, with the number of deals of each. */
export function Boards({ groups, onChange }: BoardsProps) {
  const { form } = messages.value;
  const [changing, setChanging] = useState<number>();
  const changed = groups.find(({ key }) => key === changing);
  const change = (key: number, more: Partial<BoardGroup>) =>
    onChange(groups.map((group) => (group.key === key ? { ...group, ...more } : group)));
  const add = () => {
    const last = groups.at(-1)!;
    const key = last.key + 1;
    onChange([...groups, { key, table: last.table, count: 1 }]);
    setChanging(key);
  };
  return (
    <fieldset class="choice">
      <legend>{form.boards}</legend>
      <p class="small muted">{form.boardsNote}</p>
      <ul class="bare">
        {groups.map(({ key, table, count }) => (
          <BoardRow
            key={key}
            table={table}
            count={count}
            onCount={(count) => change(key, { count })}
            onChange={() => setChanging(key)}
            onRemove={groups.length > 1 ? () => onChange(groups.filter((group) => group.key !== key)) : undefined}
          />
        ))}
      </ul>
      {groups.length < MOST_DEALS && (
        <button type="button" class="button slim" onClick={add}>
          {form.add}
        </button>
      )}
      {changed && (
        <BoardDialog
          table={changed.table}
          onChange={(table) => change(changed.key, { table })}
          onClose={() => setChanging(undefined)}
        />
      )}
    </fieldset>
  );
}

interface BoardRowProps {
  readonly table: NewTable;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly onChange: () => void;
  readonly onRemove: (() => void) | undefined;
}

function BoardRow({ table, count, onCount, onChange, onRemove }: BoardRowProps) {
  const { form } = messages.value;
  const name = matchName(table.game, optionsOf(table));
  return (
    <li class="row series-board">
      <VariantCard manifest={manifestOf(table.game)!} variant={table.variant} />
      <select
        class="field"
        aria-label={form.count(name)}
        value={count}
        onChange={({ currentTarget }) => onCount(Number(currentTarget.value))}
      >
        {Array.from({ length: MOST_DEALS }, (_, i) => (
          <option key={i} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </select>
      <button type="button" class="button slim" aria-label={form.changeOf(name)} onClick={onChange}>
        {form.change}
      </button>
      {onRemove && (
        <button type="button" class="ghost" aria-label={form.removeOf(name)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

interface BoardDialogProps {
  readonly table: NewTable;
  readonly onChange: (table: NewTable) => void;
  readonly onClose: () => void;
}

function BoardDialog({ table, onChange, onClose }: BoardDialogProps) {
  const { form } = messages.value;
  return (
    <Dialog
      title={form.choose}
      kind="setup"
      onClose={onClose}
      foot={
        <button
          type="button"
          class="button main"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          {form.done}
        </button>
      }
    >
      {hasChoice() && (
        <Choice
          legend={form.boards}
          options={allGames().map((manifest) => ({ value: manifest.id, label: messagesOf(manifest).name }))}
          chosen={table.game}
          onChoose={(game) => onChange(newTableOf(game))}
        />
      )}
      <Setup
        table={table}
        isForSeries
        onChange={(change) => onChange(changedTable(table, change))}
        seatsFor={anySeats}
      />
    </Dialog>
  );
}

/** The number of seats is chosen later, so every variant is possible. */
const anySeats = (): readonly number[] => [1];
