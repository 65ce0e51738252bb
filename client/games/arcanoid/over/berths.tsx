// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lie over a canvas piece by piece
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are not stops, their cells are
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { FIELDS, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party } from "../../../../shared/games/arcanoid/state.ts";
import { place } from "../../../canvas/place.ts";
import type { Intent } from "../input/intent.ts";
import { selectorOf } from "../input/pointer.ts";
import type { Tableau } from "../scene/layout.ts";
import { openBeside } from "../scene/shelves.ts";
import { type BerthKey, berthKey } from "../scene/view.ts";
import { behindText } from "../speech/choosing.ts";
import { cardNames, partyName } from "../speech/names.ts";
import { fieldNotes, standText } from "../speech/readings.ts";
import { words } from "../speech/words/words.ts";

interface GridProps {
  readonly intent: Intent;
  readonly tableau: Tableau;
}

interface Grid extends GridProps {
  /** The cell that is a stop. */
  readonly active: Signal<BerthKey>;
  readonly root: RefObject<HTMLDivElement | null>;
}

/** Every party's stand on every field as a grid: one cell is a stop, and arrows go to the others. */
export function Berths({ intent, tableau }: GridProps) {
  const last = tableau.order.at(-1) ?? 0;
  const active = useSignal<BerthKey>(berthKey(last, 0));
  const root = useRef<HTMLDivElement>(null);
  const grid: Grid = { intent, tableau, active, root };
  const say = words.value;
  const { table } = intent.match.value;
  return (
    <div ref={root} role="grid" aria-label={say.board.fields}>
      <div role="row">
        <span role="columnheader" class="unseen">
          {say.board.party}
        </span>
        {FIELDS.map((field) => (
          <span
            key={field}
            role="columnheader"
            class="table-hit"
            data-coast={field}
            style={place(tableau.frame.coasts[field]!)}
          >
            {say.fieldTitles[field]} <span class="unseen">{fieldNotes(table, field, say)}</span>
          </span>
        ))}
      </div>
      {tableau.order.map((party, row) => (
        <Lane key={party} grid={grid} party={party} row={row} />
      ))}
    </div>
  );
}

/** A party, with what lies open beside its name. */
function Lane({ grid, party, row }: { readonly grid: Grid; readonly party: Party; readonly row: number }) {
  const { intent } = grid;
  const say = words.value;
  const match = intent.match.value;
  const state = match.table.parties[party];
  const open = state ? openBeside(match.table, party) : [];
  const notes = [
    ...(open.length > 0 ? [say.table.lies(cardNames(match.table, open, say))] : []),
    ...(state?.hermit ? [say.play.hermit(state.hermit.left)] : []),
    ...(state?.isOut ? [say.plaque.out] : []),
  ];
  return (
    <div role="row">
      <span role="rowheader" class="unseen">
        {partyName(match, intent.seat.value, party, say) ?? say.you}
        {notes.length > 0 && `, ${notes.join(", ")}`}
      </span>
      {FIELDS.map((field) => (
        <Berth key={field} grid={grid} party={party} field={field} row={row} />
      ))}
    </div>
  );
}

interface BerthProps {
  readonly grid: Grid;
  readonly party: Party;
  readonly field: Field;
  readonly row: number;
}

function Berth({ grid, party, field, row }: BerthProps) {
  const { intent, tableau, active } = grid;
  const say = words.value;
  const key = berthKey(party, field);
  const rect = tableau.frame.rows[row]!.berths[field]!;
  const offer = intent.draft.value.offers.get(key);
  const isOpen = intent.offers.value.size > 0;
  const told = offer?.says ? `${offer.says}, ${behindText(offer.behind, say)}` : "";
  const label = [say.fieldTitles[field]!, standText(intent.match.value, party, field, say), ...(told ? [told] : [])];
  return (
    <>
      <div
        role="gridcell"
        data-berth={key}
        class="table-hit"
        style={place(rect)}
        tabIndex={key === active.value ? 0 : -1}
        aria-label={label.join(", ")}
        aria-disabled={isOpen && !offer}
        aria-selected={offer?.isTarget ?? false}
        onFocus={() => {
          active.value = key;
        }}
        onClick={() => intent.point(party, field)}
        onKeyDown={(event) => pressKey(event, { grid, party, field, row })}
      />
      {told && rect.height > 84 && rect.width > 140 && (
        <p
          class={`arcanoid-note${offer!.behind.length > 0 ? " behind" : ""}`}
          aria-hidden="true"
          style={place({ ...rect, y: rect.y + rect.height / 2 + 10, height: 40 })}
        >
          {behindText(offer!.behind, say)}
        </p>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, readonly [row: number, field: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

function pressKey(event: KeyboardEvent, { grid, party, field, row }: BerthProps): void {
  const { intent, tableau, active, root } = grid;
  const step = STEPS[event.key];
  if (step) {
    const to = tableau.order[row + step[0]];
    const column = FIELDS[field + step[1]];
    if (to === undefined || column === undefined) return;
    active.value = berthKey(to, column);
    root.current?.querySelector<HTMLElement>(selectorOf({ on: "berth", party: to, field: column }))?.focus();
  } else if (event.key === " " || (event.key === "Enter" && isMeant(intent, party, field))) intent.point(party, field);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Enter is for the berth, unless it is chosen already: then it confirms. */
const isMeant = (intent: Intent, party: Party, field: Field): boolean =>
  intent.offers.value.get(berthKey(party, field))?.isTarget === false;
