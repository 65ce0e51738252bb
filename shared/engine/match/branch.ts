import type { Seat } from "../contract/events.ts";
import { NO_HINTS } from "./hints.ts";
import type { Recorded } from "./log-entry.ts";
import type { Match } from "./match.ts";
import type { MatchConfig } from "./match-events.ts";
import { initialSeating } from "./seating.ts";
import { movesOf } from "./steps.ts";

export interface Origin {
  readonly match: string;
  /** The last shared version. */
  readonly version: number;
  /** The first original, whose cards were dealt. */
  readonly root: string;
  /** Cards that this seat cannot know are reshuffled at the start. */
  readonly unseenBy?: Seat;
}

/** What a branch does not take from its original. Default of `rules`: the original's. */
export type Branch = Pick<MatchConfig, "id" | "code" | "commitment" | "visibility" | "house" | "kept"> &
  Partial<Pick<MatchConfig, "rules">>;

/** `seed` and `nonces`: the original's, to verify its events; later events use the branch's own. */
export interface BranchData extends Branch {
  readonly from: Origin;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** The seats are empty, the table stays. */
export function branchedOff({ config, seats }: Match, { seed: _, nonces: __, ...own }: BranchData) {
  const { previous: ___, kept: ____, house: _____, offline: ______, daily, series, ...taken } = config;
  // The branch has the cards of the attempt's deal, but does not count.
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
 * Seeds by version: before a `MatchBranched`, the seed that it contains.
 * @param last the match's own seed
 */
export function seedsIn(log: readonly Recorded[], last: string): (version: number) => string {
  const branchings = log.filter(isBranching);
  return (version) => branchings.find(({ v }) => v > version)?.seed ?? last;
}

/** After the deal or a move, if another move follows. */
export const isBranchPoint = (log: readonly Recorded[], version: number): boolean =>
  movesOf(log).slice(0, -1).includes(version);

/** 0 for the deal, -1 if no move ends at this version. */
export const moveAt = (log: readonly Recorded[], version: number): number => movesOf(log).indexOf(version);

/** From the last branch event on; else the whole log. */
export const ownPart = (log: readonly Recorded[]): readonly Recorded[] =>
  log.slice(Math.max(log.findLastIndex(isBranching), 0));
