// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lie over a canvas piece by piece
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are not stops, their cells are
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { FIELDS, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party } from "../../../../shared/games/arcanoid/state.ts";
import { place } from "../../../layout/place.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ArcanoidTableInput } from "../input/intent.ts";
import { selectorOf } from "../input/pointer.ts";
import { openRow, type Rect } from "../scene/frame.ts";
import { shownHand } from "../scene/hand.ts";
import type { ArcanoidLayout, ArcanoidSpot } from "../scene/layout.ts";
import { isReadable, openBeside, shownBeside } from "../scene/shelves.ts";
import { berthKey } from "../scene/view.ts";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { behindText } from "../text/choosing.ts";
import { messages } from "../text/messages/messages.ts";
import { cardNames, partyName } from "../text/names.ts";
import { fieldNotes, standText } from "../text/readings.ts";

interface GridProps {
  readonly tabletop: ArcanoidBoardController;
  readonly tableau: ArcanoidLayout;
}

type Column = "name" | Field;
const COLUMNS: readonly Column[] = ["name", ...FIELDS];

interface Grid extends GridProps {
  readonly intent: ArcanoidTableInput;
  readonly active: Signal<string>;
  readonly root: RefObject<HTMLDivElement | null>;
}

const spotOf = (party: Party, column: Column): ArcanoidSpot =>
  column === "name" ? { on: "party", party } : { on: "berth", party, field: column };
const cellKey = (party: Party, column: Column): string => selectorOf(spotOf(party, column));

/** A grid with a row per party. One cell is the tab stop; arrow keys lead to the others. */
export function Berths({ tabletop, tableau }: GridProps) {
  const { intent } = tabletop;
  const last = tableau.order.at(-1) ?? 0;
  const active = useSignal(cellKey(last, 0));
  const root = useRef<HTMLDivElement>(null);
  const grid: Grid = { tabletop, intent, tableau, active, root };
  const say = messages.value;
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

function Lane({ grid, party, row }: { readonly grid: Grid; readonly party: Party; readonly row: number }) {
  return (
    <div role="row">
      <Name grid={grid} party={party} row={row} />
      {FIELDS.map((field) => (
        <Berth key={field} grid={grid} party={party} field={field} row={row} />
      ))}
    </div>
  );
}

/** Height in px below which a row has no room above its name. */
const LOW = 44;
/** Width in px below which a name becomes a flag. */
const SLIM = 60;

const besideAt = ({ width, height }: Rect): string => (height >= LOW ? "" : width < SLIM ? " low slim" : " low");

/**
 * A touch opens the party's large view. If the cards beside the name are too narrow to read, the name shows their
 * number.
 */
function Name({ grid, party, row }: { readonly grid: Grid; readonly party: Party; readonly row: number }) {
  const { intent, tabletop, tableau, active } = grid;
  const say = messages.value;
  const match = intent.match.value;
  const state = match.table.parties[party];
  const { frame, targets } = tableau;
  const beside = state ? shownBeside(match.table, party, tabletop.page.stay.value.for) : [];
  const open = state ? openBeside(match.table, party) : [];
  const closed = beside.filter((card) => !open.includes(card));
  const notes = [
    ...(open.length > 0 ? [say.table.lies(cardNames(match.table, open, say))] : []),
    ...(closed.length > 0 ? [say.table.holds(cardNames(match.table, closed, say))] : []),
    ...(state?.hermit ? [say.play.hermit(state.hermit.left)] : []),
    ...(state?.isOut ? [say.plaque.out] : []),
  ];
  const key = cellKey(party, "name");
  const target = targets.find(({ spot }) => spot.on === "party" && spot.party === party);
  const own = frame.rows[row]!;
  const { shelf } = state?.kind === "demon" ? openRow(frame, own) : own;
  // The player's open cards are also in the hand, where they can be read.
  const held = shownHand({ match, seat: intent.seat.value, stay: tabletop.page.stay.value.for })?.cards ?? [];
  const count = beside.filter((card) => !held.includes(card)).length;
  const isCountShown = count > 0 && !isReadable(frame, shelf, count);
  return (
    <div
      role="rowheader"
      data-party={party}
      class="table-hit arcanoid-party"
      style={place(target?.rect ?? own.name)}
      tabIndex={key === active.value ? 0 : -1}
      aria-haspopup="dialog"
      onFocus={() => {
        active.value = key;
      }}
      onClick={() => tabletop.look(party)}
      onKeyDown={(event) => pressKey(event, { grid, party, column: "name", row })}
    >
      <span class="unseen">{[partyName(match, intent.seat.value, party, say) ?? say.you, ...notes].join(", ")}</span>
      {isCountShown && (
        // In a low row this count replaces that of the hand.
        <span class={`arcanoid-beside${besideAt(own.name)}`} aria-hidden="true">
          <Icon name="eye" size={14} /> {count}
        </span>
      )}
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
  const say = messages.value;
  const key = cellKey(party, field);
  const rect = tableau.frame.rows[row]!.berths[field]!;
  const offer = intent.draft.value.offers.get(berthKey(party, field));
  const isOpen = intent.offers.value.size > 0;
  const offerText = offer?.says ? `${offer.says}, ${behindText(offer.behind, say)}` : "";
  const label = [
    say.fieldTitles[field]!,
    standText(intent.match.value, party, field, say),
    ...(offerText ? [offerText] : []),
  ];
  return (
    <>
      <div
        role="gridcell"
        data-berth={berthKey(party, field)}
        class="table-hit"
        style={place(rect)}
        tabIndex={key === active.value ? 0 : -1}
        aria-label={label.join(", ")}
        aria-disabled={isOpen && !offer}
        aria-selected={offer?.isTarget ?? false}
        onFocus={() => {
          active.value = key;
        }}
        onClick={() => point(grid, party, field)}
        onKeyDown={(event) => pressKey(event, { grid, party, column: field, row })}
      />
      {offerText && rect.height > 84 && rect.width > 140 && (
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

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

interface KeyPress {
  readonly grid: Grid;
  readonly party: Party;
  readonly column: Column;
  readonly row: number;
}

function pressKey(event: KeyboardEvent, { grid, party, column, row }: KeyPress): void {
  const { intent, tabletop, tableau, active, root } = grid;
  const step = STEPS[event.key];
  if (step) {
    const to = tableau.order[row + step[0]];
    const next = COLUMNS[COLUMNS.indexOf(column) + step[1]];
    if (to === undefined || next === undefined) return;
    active.value = cellKey(to, next);
    root.current?.querySelector<HTMLElement>(active.value)?.focus();
  } else if (event.key === " " || (event.key === "Enter" && isMeant(intent, party, column))) {
    if (column === "name") tabletop.look(party);
    else point(grid, party, column);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Chooses a place, or opens the party's view if there is nothing to choose. */
function point({ intent, tabletop }: Grid, party: Party, field: Field): void {
  if (intent.draft.peek().offers.size === 0) tabletop.look(party);
  else intent.point(party, field);
}

/** Whether Enter acts on the cell; otherwise it confirms the play in preparation. */
function isMeant({ ready, offers }: ArcanoidTableInput, party: Party, column: Column): boolean {
  if (column === "name" || offers.value.size === 0) return !ready.value;
  return offers.value.get(berthKey(party, column))?.isTarget === false;
}
