import type { BoardOdds } from "../../../shared/engine/lists/gallery-responses.ts";
import { wilson } from "../../../shared/engine/lists/wilson.ts";
import type { OddsTally } from "../../../shared/insight/board-odds.ts";

/** The share of won matches in percent: the middle of its 95 % interval, and half of the interval's width. */
interface WonShare {
  readonly percent: number;
  readonly spread: number;
}

/** The maximum for each number of seats. */
export const MOST_MATCHES = 1_000;

/** Fewest matches after which a board is called too hard or too easy. */
const ENOUGH = 60;
/** Outside of these shares of won matches, players learn little from the result. */
const [HARD, EASY] = [0.05, 0.99];

export function shareOf({ won, played }: Pick<BoardOdds, "won" | "played">): WonShare | undefined {
  if (played === 0) return undefined;
  const [low, high] = wilson(won, played);
  const least = Math.max(0, low);
  const most = Math.min(1, high);
  return { percent: Math.round(50 * (least + most)), spread: Math.max(1, Math.round(50 * (most - least))) };
}

export const averageMoves = ({ moves, played }: Pick<BoardOdds, "moves" | "played">): number =>
  Math.round(moves / Math.max(1, played));

/** Whether bots win almost never or almost always; undefined otherwise, and before enough matches are played. */
export function warningOf({ won, played }: Pick<BoardOdds, "won" | "played">): "hard" | "easy" | undefined {
  if (played < ENOUGH) return undefined;
  if (won / played < HARD) return "hard";
  return won / played > EASY ? "easy" : undefined;
}

/** By place, the share of lost matches in which it was empty. */
export function heatOf(tallies: readonly OddsTally[]): readonly number[] | undefined {
  const lost = tallies.reduce((sum, { played, won }) => sum + played - won, 0);
  const places = Math.max(0, ...tallies.map(({ empty }) => empty.length));
  if (lost === 0 || places === 0) return undefined;
  return Array.from(
    { length: places },
    (_, place) => tallies.reduce((sum, { empty }) => sum + (empty[place] ?? 0), 0) / lost,
  );
}

/** In descending order, without places that were never empty. */
export const mostOftenEmpty = (heat: readonly number[], most: number): readonly number[] =>
  [...heat.keys()]
    .filter((place) => heat[place]! > 0)
    .toSorted((a, b) => heat[b]! - heat[a]!)
    .slice(0, most);

/** The fraction of all matches that is played, 0..1. */
export const progressOf = (tallies: readonly OddsTally[]): number =>
  tallies.length === 0 ? 0 : tallies.reduce((sum, { played }) => sum + played, 0) / (tallies.length * MOST_MATCHES);
