import type { Seat } from "../contract/events.ts";
import { NO_HINTS } from "./hints.ts";
import type { Recorded } from "./log-entry.ts";
import type { Match } from "./match.ts";
import type { MatchConfig } from "./match-events.ts";
import { initialSeating } from "./seating.ts";
import { movesOf } from "./steps.ts";

export interface Origin {
  /** The original match. */
  readonly match: string;
  /** The last shared version. */
  readonly version: number;
  /** The first match in the chain of originals, whose cards were dealt. */
  readonly root: string;
  /** The seat whose unseen cards are reshuffled at the start; absent if no card is reshuffled. */
  readonly unseenBy?: Seat;
}

/**
 * What a branch does not take from its original. Without `rules`, as in earlier logs, it keeps the original's rules.
 */
export type Branch = Pick<MatchConfig, "id" | "code" | "commitment" | "visibility" | "house" | "kept"> &
  Partial<Pick<MatchConfig, "rules">>;

/**
 * The payload of `MatchBranched`. `seed` and `nonces` are the original's, to verify its events in this log; later
 * events use the branch's own seed.
 */
export interface BranchData extends Branch {
  readonly from: Origin;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** What changes in a match that becomes a branch: its seats are empty, its table stays. */
export function branchedOff({ config, seats }: Match, { seed: _, nonces: __, ...own }: BranchData) {
  const { previous: ___, kept: ____, house: _____, offline: ______, daily, series, ...taken } = config;
  // A branch of an attempt has the cards of its deal, but does not count as an attempt.
  const next: MatchConfig = {
    ...taken,
    ...own,
    ...(daily ? { daily: { ...daily, counts: false } } : {}),
    ...(series ? { series: { ...series, counts: false } } : {}),
  };
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
 * Returns a function from a version to its event's seed: before a `MatchBranched`, the seed that it contains.
 * @param last the match's own seed
 */
export function seedsIn(log: readonly Recorded[], last: string): (version: number) => string {
  const branchings = log.filter(isBranching);
  return (version) => branchings.find(({ v }) => v > version)?.seed ?? last;
}

/** After the deal, or after a move that is not the last. */
export const isBranchPoint = (log: readonly Recorded[], version: number): boolean =>
  movesOf(log).slice(0, -1).includes(version);

/** The number of the move that ends at this version: 0 for the deal, -1 if none does. */
export const moveAt = (log: readonly Recorded[], version: number): number => movesOf(log).indexOf(version);

/** The log from its last branch event on; the whole log if it has none. */
export const ownPart = (log: readonly Recorded[]): readonly Recorded[] =>
  log.slice(Math.max(log.findLastIndex(isBranching), 0));
