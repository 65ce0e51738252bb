import type { Seat } from "../contract/events.ts";
import { NO_HINTS } from "./hints.ts";
import type { Recorded } from "./log-entry.ts";
import type { Match } from "./match.ts";
import type { MatchConfig } from "./match-events.ts";
import { initialSeating } from "./seating.ts";
import { movesOf } from "./steps.ts";

/** The version of another match from which a match branches; up to it, both logs are the same. */
export interface Origin {
  readonly match: string;
  /** The last version that both logs have. */
  readonly version: number;
  /** The match at the root of the family: the one whose cards were dealt. */
  readonly root: string;
  /** The seat whose unseen cards are reshuffled when the match starts; absent if no card is reshuffled. */
  readonly unseenBy?: Seat;
}

/**
 * What a branch has of its own. Options and board come from the original match, and so do `rules` where they are absent
 * (in logs of rules 1).
 */
export type Branch = Pick<MatchConfig, "id" | "code" | "commitment" | "visibility" | "house" | "kept"> &
  Partial<Pick<MatchConfig, "rules">>;

/**
 * Where a log leaves its original match and becomes another one's. That match's seed and nonces are no longer secret:
 * they allow the events up to here to be checked from this log alone. Later events use a new seed.
 */
export interface BranchData extends Branch {
  readonly from: Origin;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** A match after it branched off: the seats are empty, the cards unchanged. */
export function branchedOff({ config, seats }: Match, { seed: _, nonces: __, ...own }: BranchData) {
  const { previous: ___, kept: ____, house: _____, offline: ______, daily, ...taken } = config;
  // It has the cards of that day but does not count as an attempt.
  const next: MatchConfig = { ...taken, ...own, ...(daily ? { daily: { ...daily, counts: false } } : {}) };
  return {
    phase: "open",
    config: next,
    seats: seats.map(() => undefined),
    seating: initialSeating(
      next,
      seats.flatMap((held) => held?.player ?? []),
    ),
    turnTimers: [],
    resignations: [],
    undoHistory: [],
    undoRequest: undefined,
    hints: NO_HINTS,
  } as const satisfies Partial<Match>;
}

const isBranching = (entry: Recorded): entry is Recorded<{ readonly type: "MatchBranched" } & BranchData> =>
  entry.type === "MatchBranched";

/**
 * The seed of the events of each version: before a branch event, the seed that event reveals.
 * @param last the seed of the match itself
 */
export function seedsIn(log: readonly Recorded[], last: string): (version: number) => string {
  const branchings = log.filter(isBranching);
  return (version) => branchings.find(({ v }) => v > version)?.seed ?? last;
}

/** Whether a match may branch off at a version of its log: after a move, but not after the last one. */
export const isBranchPoint = (log: readonly Recorded[], version: number): boolean =>
  movesOf(log).slice(0, -1).includes(version);

/** The number of the move after which a log has this version; the deal is 0. */
export const moveAt = (log: readonly Recorded[], version: number): number => movesOf(log).indexOf(version);

/** The part of a log from its last branch event on; the whole log if it has none. */
export const ownPart = (log: readonly Recorded[]): readonly Recorded[] =>
  log.slice(Math.max(log.findLastIndex(isBranching), 0));
