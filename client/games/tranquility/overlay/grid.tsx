// biome-ignore-all lint/a11y/useSemanticElements: a table or a select cannot lie over a canvas piece by piece
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are not stops, their cells are
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { place } from "../../../layout/place.ts";
import { spotAt } from "../input/hit.ts";
import type { TranquilityTableInput } from "../input/intent.ts";
import type { Rect } from "../scene/frame.ts";
import type { TranquilityLayout } from "../scene/layout.ts";
import { boardOf } from "../scene/view.ts";
import { cellLabel, type LabelInput, placeOf } from "../text/labels.ts";
import { consume, lead, type PartProps } from "./part.ts";

/** One cell is the tab stop; arrow keys lead to the others. */
export function Grid({ tabletop: { intent }, tableau, labelInput }: PartProps) {
  const active = useSignal<Cell>(0);
  const root = useRef<HTMLDivElement>(null);
  const rows = rowsOf(boardOf(labelInput.match).cells);
  const { words } = labelInput;
  const grid = { active, root, rows, tableau, rects: rectsOf(tableau), intent, labelInput };
  return (
    <div
      ref={root}
      role="grid"
      aria-label={words.cells.board({ rows: rows.length, columns: Math.max(...rows.map((row) => row.length)) })}
    >
      {rows.map((row) => (
        <div role="row" key={row[0]} aria-label={words.cells.row(placeOf(labelInput.match, row[0]!))}>
          {row.map((cell) => (
            <GridCell key={cell} cell={cell} grid={grid} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface GridState {
  readonly active: Signal<Cell>;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly rows: readonly (readonly Cell[])[];
  readonly tableau: TranquilityLayout;
  readonly rects: ReadonlyMap<Cell, Rect>;
  readonly intent: TranquilityTableInput;
  readonly labelInput: LabelInput;
}

function GridCell({ cell, grid }: { readonly cell: Cell; readonly grid: GridState }) {
  const { active, rects, intent, labelInput } = grid;
  const { hints } = labelInput.draft;
  const open = openIn(labelInput);
  return (
    <div
      role="gridcell"
      data-cell={cell}
      class="table-hit"
      style={place(rects.get(cell)!)}
      tabIndex={cell === active.value ? 0 : -1}
      aria-label={cellLabel(labelInput, cell)}
      aria-disabled={hints !== "none" && open !== undefined && !open.has(cell)}
      onFocus={() => {
        active.value = cell;
        intent.aim(cell);
      }}
      onBlur={() => intent.aim(undefined)}
      onClick={() => intent.touchCell(cell)}
      onKeyDown={(event) => pressKey(event, cell, grid)}
    />
  );
}

/** Cells that can be chosen now; undefined if the player is not choosing one. */
const openIn = ({ draft: { chosen, spaces, turns } }: LabelInput): { has(cell: Cell): boolean } | undefined =>
  turns ?? (chosen === undefined ? undefined : spaces);

function pressKey(event: KeyboardEvent, cell: Cell, grid: GridState): void {
  const { rows, intent, labelInput } = grid;
  const way = ARROWS[event.key];
  /** Enter acts on a cell that can be chosen, and on others if nothing can be confirmed. */
  const isMeant = () => openIn(labelInput)?.has(cell) || !intent.primaryAction.value.ready;
  if (way) go(cell, way, grid);
  else if (event.key === "Home") focusCell(rowWith(rows, cell)[0]!, grid);
  else if (event.key === "End") focusCell(rowWith(rows, cell).at(-1)!, grid);
  else if (event.key === " " || (event.key === "Enter" && isMeant())) intent.touchCell(cell);
  else return;
  consume(event);
}

type Direction = readonly [dx: number, dy: number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves in the visible direction, as some screens show the board turned sideways. */
function go(cell: Cell, [dx, dy]: Direction, grid: GridState): void {
  const { x, y, width, height } = grid.rects.get(cell)!;
  const next = spotAt(grid.tableau, x + width * (0.5 + dx), y + height * (0.5 + dy));
  if (next?.on === "cell") focusCell(next.cell, grid);
}

function focusCell(cell: Cell, { active, root }: GridState): void {
  active.value = cell;
  lead(root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`));
}

const rectsOf = ({ targets }: TranquilityLayout): ReadonlyMap<Cell, Rect> =>
  new Map(targets.flatMap(({ spot, rect }) => (spot.on === "cell" ? [[spot.cell, rect]] : [])));

const rowWith = (rows: readonly (readonly Cell[])[], cell: Cell): readonly Cell[] =>
  rows.find((row) => row.includes(cell)) ?? [cell];

/** Rows from the top, cells from the left. */
function rowsOf(cells: readonly { readonly x: number; readonly y: number }[]): Cell[][] {
  const heights = [...new Set(cells.map(({ y }) => y))].sort((a, b) => b - a);
  return heights.map((height) =>
    cells.flatMap(({ y }, cell) => (y === height ? [cell] : [])).sort((a, b) => cells[a]!.x - cells[b]!.x),
  );
}
