// biome-ignore-all lint/a11y/useSemanticElements: a table or a select cannot lie over a canvas piece by piece
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are not stops, their cells are
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/game.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { place } from "../../../canvas/place.ts";
import { spotAt } from "../input/hit.ts";
import type { Tableau } from "../scene/layout.ts";
import { boardOf } from "../scene/view.ts";
import { cellLabel, handLabel, type Onlook, placeOf } from "../speech/labels.ts";
import { words } from "../speech/words/words.ts";
import type { Tabletop } from "../tabletop.ts";

/**
 * The table for keyboards and screen readers: a grid and a listbox of nothing but roles and labels, lying exactly over what
 * the canvas shows. Pointers go through it.
 */
export function Overlay({ tabletop }: { readonly tabletop: Tabletop }) {
  const tableau = tabletop.tableau.value;
  if (!tableau) return null;
  const { intent } = tabletop;
  const onlook: Onlook = {
    match: intent.match.value,
    seat: intent.seat.value,
    draft: intent.draft.value,
    words: words.value,
  };
  return (
    <div class="table-overlay">
      {onlook.seat !== undefined && <Hand tabletop={tabletop} tableau={tableau} onlook={onlook} />}
      <Grid tabletop={tabletop} tableau={tableau} onlook={onlook} />
    </div>
  );
}

interface Part {
  readonly tabletop: Tabletop;
  readonly tableau: Tableau;
  readonly onlook: Onlook;
}

function Grid({ tabletop: { intent }, tableau, onlook }: Part) {
  const active = useSignal<Cell>(0);
  const root = useRef<HTMLDivElement>(null);
  const { cells } = boardOf(onlook.match);
  const rows = rowsOf(cells);
  const rects = new Map(tableau.targets.flatMap(({ spot, rect }) => (spot.on === "cell" ? [[spot.cell, rect]] : [])));
  const { chosen, spaces, turns, hints } = onlook.draft;
  const open = turns ?? (chosen === undefined ? undefined : spaces);
  const isClosed = (cell: Cell) => hints !== "none" && open !== undefined && !open.has(cell);

  /** One step as it is seen: on some screens a board lies on its side. */
  const go = (cell: Cell, dx: number, dy: number): void => {
    const { x, y, width, height } = rects.get(cell)!;
    const next = spotAt(tableau, x + width * (0.5 + dx), y + height * (0.5 + dy));
    if (next?.on === "cell") focusCell(next.cell);
  };
  const focusCell = (cell: Cell): void => {
    active.value = cell;
    lead(root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`));
  };
  const onKeyDown = (event: KeyboardEvent, cell: Cell): void => {
    const way = ARROWS[event.key];
    if (way) go(cell, way[0], way[1]);
    else if (event.key === "Home") focusCell(rowWith(rows, cell)[0]!);
    else if (event.key === "End") focusCell(rowWith(rows, cell).at(-1)!);
    else if (event.key === " " || (event.key === "Enter" && isMeant(cell))) intent.touchCell(cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Enter is for the space, unless something else is ready to be confirmed. */
  const isMeant = (cell: Cell) => open?.has(cell) || !intent.deed.value.ready;
  return (
    <div
      ref={root}
      role="grid"
      aria-label={onlook.words.cells.board({ rows: rows.length, columns: Math.max(...rows.map((row) => row.length)) })}
    >
      {rows.map((row) => (
        <div role="row" key={row[0]} aria-label={onlook.words.cells.row(placeOf(onlook.match, row[0]!))}>
          {row.map((cell) => (
            <div
              key={cell}
              role="gridcell"
              data-cell={cell}
              class="table-hit"
              style={place(rects.get(cell)!)}
              tabIndex={cell === active.value ? 0 : -1}
              aria-label={cellLabel(onlook, cell)}
              aria-disabled={isClosed(cell)}
              onFocus={() => {
                active.value = cell;
                intent.aim(cell);
              }}
              onBlur={() => intent.aim(undefined)}
              onClick={() => intent.touchCell(cell)}
              onKeyDown={(event) => onKeyDown(event, cell)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const rowWith = (rows: readonly (readonly Cell[])[], cell: Cell): readonly Cell[] =>
  rows.find((row) => row.includes(cell)) ?? [cell];

/** Leads the focus to a piece of the table, and into view where that is taller than the window. */
function lead(to: HTMLElement | null | undefined): void {
  to?.focus({ preventScroll: true });
  if (to?.closest(".tall")) to.scrollIntoView({ block: "center" });
}

/** The cells row by row as they are seen: from the top, from the left. */
function rowsOf(cells: readonly { readonly x: number; readonly y: number }[]): Cell[][] {
  const heights = [...new Set(cells.map(({ y }) => y))].sort((a, b) => b - a);
  return heights.map((height) =>
    cells.flatMap(({ y }, cell) => (y === height ? [cell] : [])).sort((a, b) => cells[a]!.x - cells[b]!.x),
  );
}

function Hand({ tabletop: { intent }, tableau, onlook }: Part) {
  const active = useSignal(0);
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const cards = intent.hand.value;
  const rects = new Map(tableau.targets.flatMap(({ spot, rect }) => (spot.on === "hand" ? [[spot.card, rect]] : [])));
  const at = Math.min(active.value, Math.max(0, cards.length - 1));

  // A card that was played takes its option with it; the focus stays in the hand.
  useLayoutEffect(() => {
    if (hadFocus.current && !root.current?.contains(document.activeElement)) focusCard(at);
  }, [cards]);

  const focusCard = (i: number): void => {
    active.value = i;
    lead(root.current?.querySelectorAll<HTMLElement>("[role=option]")[i]);
  };
  const onKeyDown = (event: KeyboardEvent, card: Handle, i: number): void => {
    const last = cards.length - 1;
    intent.hold("focus", true);
    if (event.key === "ArrowLeft" || event.key === "ArrowUp") focusCard(Math.max(0, i - 1));
    else if (event.key === "ArrowRight" || event.key === "ArrowDown") focusCard(Math.min(last, i + 1));
    else if (event.key === "Home") focusCard(0);
    else if (event.key === "End") focusCard(last);
    else if (event.key === " ") intent.touch(card);
    else if (event.key === "Enter") enter(card);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Enter confirms what is ready; of a toll one may always give more. */
  const enter = (card: Handle): void => {
    const deed = intent.deed.value;
    if (deed.ready && deed.do !== "offer" && intent.mode.value.at !== "rest") intent.confirm();
    else intent.touch(card);
  };
  const { chosen, marked } = onlook.draft;
  return (
    <div
      ref={root}
      role="listbox"
      aria-orientation="horizontal"
      aria-multiselectable={marked.length > 0}
      aria-label={onlook.words.hand.label({ n: cards.length })}
      onFocusIn={({ currentTarget }) => {
        hadFocus.current = true;
        // What a pointer gave the focus to is not looked for there.
        if (!currentTarget.closest("[data-pointer]")) intent.hold("focus", true);
      }}
      onFocusOut={(event) => {
        // Nothing new has the focus while the old one is removed.
        if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget as Node)) return;
        hadFocus.current = false;
        intent.hold("focus", false);
      }}
    >
      {cards.map((card, i) => (
        <div
          key={card}
          role="option"
          data-card={card}
          class="table-hit"
          style={place(rects.get(card) ?? tableau.frame.regions.hand)}
          tabIndex={i === at ? 0 : -1}
          aria-label={handLabel(onlook, card)}
          aria-selected={card === chosen || marked.includes(card)}
          onFocus={() => {
            active.value = i;
          }}
          onClick={() => intent.touch(card)}
          onKeyDown={(event) => onKeyDown(event, card, i)}
        />
      ))}
    </div>
  );
}
