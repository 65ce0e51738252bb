import { TOP } from "./gap-run.ts";
import { DUEL } from "./weights.ts";

/** The points of a run of islands by its length (D6), or an estimate if it is still too short to score. */
export const valueOfRun = (length: number): number => (length === 2 ? DUEL.pair : length >= 3 ? length : 0);

/**
 * The value of a number between two cells, in points: the island less its cost, its runs, and the other's spoilt runs.
 * @param below the number in the cell before; 0 if there is none
 * @param above the number in the cell after; 0 if there is none
 * @param own by how much the runs of its seat gain
 * @param theirs by how much the other's runs would have gained from an island there
 */
export function gainBetween(below: number, number: number, above: number, own: number, theirs: number): number {
  const toBelow = below === 0 ? TOP : number - below;
  const toAbove = above === 0 ? TOP : above - number;
  const near = Math.min(toBelow, toAbove);
  const cost = near === TOP ? 0 : near;
  return DUEL.island - cost + own + DUEL.spoil * theirs;
}
