import { commit } from "../../shared/engine/chance/fair.ts";
import { isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import { isBranchPoint, seedsIn } from "../../shared/engine/match/branch.ts";
import { decide } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { tableSettingsOf } from "../../shared/engine/match/match-events.ts";
import { type Summary, summarize } from "../../shared/engine/match/summary.ts";
import type { Ids } from "../ids.ts";
import type { Stores } from "../store/ports.ts";
import { newCode } from "./codes.ts";
import type { MatchVersion, Readings } from "./readings.ts";
import { stamped } from "./stamping.ts";

export interface BranchPosition {
  /** The last version that both logs share. */
  readonly version: number;
  /** The seat whose unseen cards are reshuffled. Default: none. */
  readonly unseenBy?: Seat | undefined;
}

export interface BranchRequest extends BranchPosition {
  readonly id: string;
  readonly code: string;
  /** In ms since 1970. */
  readonly now: number;
}

export type BranchDecision = { readonly entries: readonly Recorded[]; readonly summary: Summary } | Refused;

interface FinishedMatch {
  readonly game: AnyGame;
  readonly match: Match;
  readonly log: readonly Recorded[];
}

/**
 * Linear in the length of the log: do not call it in the serving thread.
 * @param seed of the branch: 64 hex digits
 */
export function decideBranch(
  { game, match, log }: FinishedMatch,
  request: BranchRequest,
  seed: string,
): BranchDecision {
  const { id, code, version, unseenBy, now } = request;
  if (match.phase !== "over") return refused("MatchIsNotOver");
  if (!isBranchPoint(log, version)) return refused("NoSuchMoment");
  if (version >= maxLogLengthOf(game) / 2) return refused("LogIsFull");
  const branch = {
    id,
    rules: game.rules,
    code,
    visibility: "private",
    house: tableSettingsOf(match.config),
    commitment: commit(seed),
  } as const;
  const shared = log.slice(0, version);
  const before = foldMatch(game, INITIAL_MATCH, shared);
  const sealed = seedsIn(log, match.seed!)(version);
  const decided = decide(game, before, { type: "branch", branch, seed: sealed, unseenBy }, seed);
  if (isRefusal(decided)) return refused(decided.refused);
  const entries = stamped(game, decided, shared, { now, cause: "branch" });
  const after = foldMatch(game, before, entries);
  return { entries, summary: summarize(game, undefined, after, [...shared, ...entries]) };
}

interface BranchingDeps {
  readonly store: Pick<Stores, "events" | "matches">;
  readonly readings: Pick<Readings, "branch">;
  readonly ids: Pick<Ids, "match" | "inviteCode">;
  readonly now: () => number;
}

export class Branching {
  readonly #deps: BranchingDeps;

  constructor(deps: BranchingDeps) {
    this.#deps = deps;
  }

  /**
   * Stores a private match with empty seats that continues a finished one.
   * @param owner see `Readings.read`
   * @returns undefined if the match has no log
   * @throws Unreadable, Busy, NotStored
   */
  async branch(past: MatchVersion, moment: BranchPosition, owner?: string): Promise<Summary | Refused | undefined> {
    const { store, readings, ids, now } = this.#deps;
    const id = ids.match(past.id);
    const request: BranchRequest = { ...moment, id, code: await newCode(store, ids, id), now: now() };
    const decision = await readings.branch(past, request, owner);
    if (!decision || "ok" in decision) return decision;
    const { entries, summary } = decision;
    await store.events.append(id, 0, entries, summary, { stream: past.id, version: moment.version });
    return summary;
  }
}
