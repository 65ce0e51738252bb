import { signal } from "@preact/signals";
import type { PuzzleRecord } from "./puzzle-record.ts";
import { keyOfPuzzle } from "./puzzle-record.ts";
import type { ListedPuzzle } from "./puzzles.worker.ts";

/** The theme that puzzles are chosen by; empty for all. */
export const chosenTheme = signal("");

/** Puzzles are chosen at random among this many whose rating is closest to the player's. */
const CLOSEST = 12;

/**
 * The next puzzle for a player: one that was not answered yet, with a rating close to the player's.
 * @param chance 0 to 1
 */
export function nextPuzzle(
  puzzles: readonly ListedPuzzle[],
  { set, theme }: { readonly set: string; readonly theme: string },
  record: PuzzleRecord,
  chance: number,
): ListedPuzzle | undefined {
  const open = puzzles.filter(
    ({ id, themes }) => !(keyOfPuzzle(set, id) in record.answered) && (theme === "" || themes.includes(theme)),
  );
  const distance = ({ rating }: ListedPuzzle) => Math.abs(rating - record.rating.rating);
  const close = open.toSorted((a, b) => distance(a) - distance(b)).slice(0, CLOSEST);
  return close[Math.floor(chance * close.length)];
}
