import type { Seat } from "./game.ts";
import { expected } from "./gathering.ts";
import { NO_HINTS } from "./hints.ts";
import type { Charter, Match, Recorded } from "./match.ts";
import { movesOf } from "./steps.ts";

/** The moment of another match that a match is played on from: up to there, the logs of both are the same. */
export interface Origin {
  readonly match: string;
  /** The last version that both logs have. */
  readonly version: number;
  /** The match that the whole family goes back to: the one that was dealt. */
  readonly root: string;
  /** The seat whose unseen cards are shuffled anew when the match starts; absent where all cards stay as they lay. */
  readonly unseenBy?: Seat;
}

/**
 * What a match that is played on has of its own. All else, its options and its board, it has from the one before; where no
 * `rules` are told, as in logs of rules 1, those as well.
 */
export type Branch = Pick<Charter, "id" | "code" | "commitment" | "visibility" | "house" | "kept"> &
  Partial<Pick<Charter, "rules">>;

/**
 * Where a log leaves the match it began as, and becomes another's. The seed and the nonces of that match are no secret any
 * more: with them the events up to here can be checked from this log alone. What follows has a seed of its own.
 */
export interface Branched extends Branch {
  readonly from: Origin;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** What a match becomes by being played on: a table with empty seats, and the cards where they lay. */
export function branchedOff({ charter, seats }: Match, { seed: _, nonces: __, ...own }: Branched) {
  const { previous: ___, kept: ____, house: _____, offline: ______, daily, ...taken } = charter;
  // Its cards are those of that day; a try that counts it is not.
  const next: Charter = { ...taken, ...own, ...(daily ? { daily: { ...daily, counts: false } } : {}) };
  return {
    phase: "open",
    charter: next,
    seats: seats.map(() => undefined),
    gathering: expected(
      next,
      seats.flatMap((held) => held?.player ?? []),
    ),
    waits: [],
    concession: [],
    trail: [],
    takingBack: undefined,
    hints: NO_HINTS,
  } as const satisfies Partial<Match>;
}

const isBranching = (entry: Recorded): entry is Recorded<{ readonly type: "MatchBranched" } & Branched> =>
  entry.type === "MatchBranched";

/**
 * Which seed the events of each version follow from: where a match is played on from another, that one's seed is told.
 * @param last the seed of the match itself
 */
export function seedsIn(log: readonly Recorded[], last: string): (version: number) => string {
  const branchings = log.filter(isBranching);
  return (version) => branchings.find(({ v }) => v > version)?.seed ?? last;
}

/** Whether a match may be played on from a version of its log: after a move, and before the one that ended it. */
export const isBranchPoint = (log: readonly Recorded[], version: number): boolean =>
  movesOf(log).slice(0, -1).includes(version);

/** The number of the move after which a version of a log stands; the deal is 0. */
export const moveAt = (log: readonly Recorded[], version: number): number => movesOf(log).indexOf(version);

/** The part of a log that is the match's own, from the moment on where it was played on from another. */
export const ownPart = (log: readonly Recorded[]): readonly Recorded[] =>
  log.slice(Math.max(log.findLastIndex(isBranching), 0));
