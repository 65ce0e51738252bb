import type { Seat } from "../../../shared/engine/contract/events.ts";
import { type Analysis, type ChanceChange, mistakeIn } from "../../../shared/insight/analysis.ts";
import type { PositionEvaluation } from "../../../shared/insight/position-evaluations.ts";

/** The chance 0..1 after a move; move 0 is the deal. */
export interface CurvePoint {
  readonly move: number;
  readonly chance: number;
}

/** `all` is the shared chance in a cooperative game. */
export type CurveSubject = Seat | "all";

/** Each move's seat and the version after it; the deal first. */
export type Moves = readonly { readonly v: number; readonly seat?: Seat }[];

/**
 * @param eyes `open`: if all hands and discards are known; `known`: by what the seat (for `all`, the seat of the next
 * move) could know
 */
export function curveOf(
  evaluations: readonly PositionEvaluation[],
  moves: Moves,
  whose: CurveSubject,
  eyes: "open" | "known",
): readonly CurvePoint[] {
  const moveAfter = new Map(moves.map(({ v }, move) => [v, move]));
  return evaluations.flatMap((evaluation): CurvePoint[] => {
    const move = moveAfter.get(evaluation.version);
    if (move === undefined) return [];
    const chance = evaluation[eyes][whose === "all" ? (moves[move + 1]?.seat ?? 0) : whose];
    return chance === undefined ? [] : [{ move, chance }];
  });
}

/** SVG path data. A move is one unit to the right; chance 0 is at y = 100, chance 1 at y = 0. */
export const lineOf = (points: readonly CurvePoint[], until = Number.POSITIVE_INFINITY): string =>
  points
    .filter(({ move }) => move <= until)
    .map(({ move, chance }, i) => `${i === 0 ? "M" : "L"}${move} ${(100 * (1 - chance)).toFixed(1)}`)
    .join("");

/** The area below a curve, in the units of `lineOf`. */
export function areaOf(points: readonly CurvePoint[], until = Number.POSITIVE_INFINITY): string {
  const shown = points.filter(({ move }) => move <= until);
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last ? `${lineOf(shown)}L${last.move} 100L${first.move} 100Z` : "";
}

/** A mistake: a decision with a loss by `mistakeIn`. */
export interface Drop {
  readonly move: number;
  readonly version: number;
  readonly seat: Seat;
  readonly lost: number;
  readonly isGreat: boolean;
}

/** The loss of chance from which a drop is great, 0..1. */
const GREAT = 0.12;

export function dropsOf(changes: readonly ChanceChange[], moves: Moves): readonly Drop[] {
  const moveFrom = new Map(moves.map(({ v }, move) => [v, move + 1]));
  return changes.flatMap((change): Drop[] => {
    const { version, seat } = change;
    const lost = mistakeIn(change);
    const move = moveFrom.get(version);
    return move === undefined || lost === 0 ? [] : [{ move, version, seat, lost, isGreat: lost >= GREAT }];
  });
}

export const otherDropsOf = (
  { changes, moments, turningPoint }: Pick<Analysis, "changes" | "moments" | "turningPoint">,
  moves: Moves,
): readonly Drop[] =>
  dropsOf(changes, moves).filter(({ version }) => version !== turningPoint && !moments.includes(version));
