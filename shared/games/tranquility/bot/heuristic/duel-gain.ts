import { TOP } from "./gap-run.ts";
import { DUEL } from "./weights.ts";

/** Points of a run (D6), or an estimate for one too short to score. */
export const valueOfRun = (length: number): number => (length === 2 ? DUEL.pair : length >= 3 ? length : 0);

/**
 * A number's value in points: the island less its cost, plus runs won and spoilt.
 * @param below the number in the cell before, or 0
 * @param above the number in the cell after, or 0
 * @param own what the seat's runs gain
 * @param theirs what the other seat's runs would gain there
 */
export function gainBetween(below: number, number: number, above: number, own: number, theirs: number): number {
  const toBelow = below === 0 ? TOP : number - below;
  const toAbove = above === 0 ? TOP : above - number;
  const near = Math.min(toBelow, toAbove);
  const cost = near === TOP ? 0 : near;
  return DUEL.island - cost + own + DUEL.spoil * theirs;
}
