import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import type { Extra } from "../frame.ts";
import { crowns, extentOf } from "../measure.ts";

/** Minimum difference in columns between a sloping board's widest row and its top. */
const NARROWER = 4;

/**
 * Whether a board, wider than high, has rows that widen downwards, the finish on top, and no start or frame. It can be
 * as wide as the window: everything else fits over its slopes.
 */
export function isSloping(board: Layout): boolean {
  const { cells, frame, start } = board;
  const { columns, rows } = extentOf(board);
  if (start || frame.length > 0 || columns <= rows || !crowns(board)) return false;
  const spans = [...Map.groupBy(cells, ({ y }) => y)]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => row.map(({ x }) => x))
    .map((xs) => [Math.min(...xs), Math.max(...xs)] as const);
  const [left, right] = spans.at(-1)!;
  return (
    columns - (right - left + 1) >= NARROWER &&
    spans.every(([low, high], i) => i === 0 || (spans[i - 1]![0] <= low && high <= spans[i - 1]![1]))
  );
}

/** Aspect ratio above which a board is too wide for a square area. */
const BROAD = 1.2;

/** CSS classes of a board's page. */
export function classesOf(board: Layout, extra: Extra | undefined): string[] {
  const { columns, rows } = extentOf(board);
  const isMountain = isSloping(board);
  const facts = {
    sloping: isMountain,
    broad: !isMountain && (extra === "explorers" || columns > rows * BROAD),
    duel: extra === "row",
    "has-dial": extra === "dial",
    "has-explorers": extra === "explorers" && !isMountain,
  };
  return Object.entries(facts).flatMap(([name, holds]) => (holds ? [name] : []));
}
