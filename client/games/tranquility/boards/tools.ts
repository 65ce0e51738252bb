import type { BoardLine } from "../../../../shared/games/tranquility/boards/definition.ts";
import type { Space } from "../../../../shared/games/tranquility/layouts.ts";
import { type BoardDraft, cellsOf, EDGE, has, isInGrid, isSame } from "./draft.ts";

/** In display order. */
export const TOOLS = ["cell", "line", "border", "night", "start", "finish", "frame", "erase"] as const;
export type Tool = (typeof TOOLS)[number];

/** `takes`: whether the stroke removes instead of adding; its first place decides. */
export interface Stroke {
  readonly tool: Tool;
  readonly line: number;
  readonly takes: boolean;
}

const without = (places: readonly Space[], at: Space): readonly Space[] => places.filter((place) => !isSame(place, at));

/** Whether a stroke that begins here removes. */
export function takesAt(draft: BoardDraft, tool: Tool, at: Space): boolean {
  switch (tool) {
    case "cell":
      return has(cellsOf(draft), at);
    case "border":
    case "night":
      return has(tool === "border" ? draft.borders : draft.night, at);
    case "frame":
      return has(draft.frame, at);
    case "start":
    case "finish":
      return draft[tool] !== undefined && isSame(draft[tool], at);
    default:
      return tool === "erase";
  }
}

export function isUsable(draft: BoardDraft, { tool, takes }: Stroke, at: Space): boolean {
  if (tool === "cell" || tool === "line") return isInGrid(at);
  if (tool === "border" || tool === "night") return takes || has(cellsOf(draft), at);
  return true;
}

/** Returns the same draft if nothing changes. */
export function used(draft: BoardDraft, stroke: Stroke, at: Space): BoardDraft {
  if (!isUsable(draft, stroke, at)) return draft;
  const { tool, line, takes } = stroke;
  switch (tool) {
    case "border":
    case "night": {
      const field = tool === "border" ? "borders" : "night";
      if (has(draft[field], at) !== takes) return draft;
      return { ...draft, [field]: takes ? without(draft[field], at) : [...draft[field], at] };
    }
    case "cell":
      if (has(cellsOf(draft), at) !== takes) return draft;
      return takes ? emptied(draft, at) : withCell(draft, line, at);
    case "line":
      return withCell(draft, line, at);
    case "frame":
      if (has(draft.frame, at) !== takes) return draft;
      return takes ? emptied(draft, at) : { ...emptied(draft, at), frame: [...draft.frame, at] };
    case "erase":
      return emptied(draft, at);
    default:
      return takes ? emptied(draft, at) : { ...emptied(draft, at), [tool]: at };
  }
}

/** Returns the same draft if the place was empty. */
function emptied(draft: BoardDraft, at: Space): BoardDraft {
  const { start, finish, ...rest } = draft;
  const isAt = (place: Space | undefined) => place !== undefined && isSame(place, at);
  if (!has([...cellsOf(draft), ...draft.frame], at) && !isAt(start) && !isAt(finish)) return draft;
  return {
    ...rest,
    lines: withoutCell(draft.lines, at),
    borders: without(draft.borders, at),
    night: without(draft.night, at),
    frame: without(draft.frame, at),
    ...(start && !isAt(start) && { start }),
    ...(finish && !isAt(finish) && { finish }),
  };
}

const withoutCell = (lines: readonly BoardLine[], at: Space): readonly BoardLine[] =>
  lines.map((line) => (has(line.cells, at) ? { ...line, cells: without(line.cells, at) } : line));

/** Appends the cell. A place that was already a cell keeps its marks. */
function withCell(draft: BoardDraft, line: number, at: Space): BoardDraft {
  const last = draft.lines[line]?.cells.at(-1);
  if (last && isSame(last, at)) return draft;
  const base = has(cellsOf(draft), at) ? { ...draft, lines: withoutCell(draft.lines, at) } : emptied(draft, at);
  return {
    ...base,
    lines: base.lines.map((one, i) => (i === line ? { ...one, cells: [...one.cells, at] } : one)),
  };
}

/** The places that a fast pointer skipped, and `to`. */
export function between(from: Space, to: Space): readonly Space[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps }, (_, i) => ({
    x: from.x + Math.round(((to.x - from.x) * (i + 1)) / steps),
    y: from.y + Math.round(((to.y - from.y) * (i + 1)) / steps),
  }));
}

/** Removes a line. Other lines no longer wait for it. */
export const withoutLine = (draft: BoardDraft, gone: number): BoardDraft => ({
  ...draft,
  borders: draft.borders.filter((at) => !has(draft.lines[gone]!.cells, at)),
  night: draft.night.filter((at) => !has(draft.lines[gone]!.cells, at)),
  lines: draft.lines
    .filter((_, line) => line !== gone)
    .map(({ after, ...line }) => {
      const waits = (after ?? []).filter((other) => other !== gone).map((other) => (other > gone ? other - 1 : other));
      return waits.length > 0 ? { ...line, after: waits } : line;
    }),
});

export function framed(draft: BoardDraft): BoardDraft {
  const cells = cellsOf(draft);
  const taken = [
    ...cells,
    ...draft.frame,
    ...(draft.start ? [draft.start] : []),
    ...(draft.finish ? [draft.finish] : []),
  ];
  const beside = cells.flatMap(({ x, y }) => [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ]);
  const fresh = beside.filter((at, i) => !has(taken, at) && !has(beside.slice(0, i), at));
  return { ...draft, frame: [...draft.frame, ...fresh] };
}

/** All places, row by row from the top left. */
export const ROWS: readonly (readonly Space[])[] = Array.from({ length: EDGE.most - EDGE.least + 1 }, (_, row) =>
  Array.from({ length: EDGE.most - EDGE.least + 1 }, (_, i) => ({ x: EDGE.least + i, y: EDGE.most - row })),
);
