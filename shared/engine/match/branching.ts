import { commit, keyOf, rngFor } from "../chance/fair.ts";
import type { Chance } from "../chance/rng.ts";
import { byRules, knowsRules } from "../contract/earlier-rules.ts";
import { isRefusal, type Refusal, refuse, type Seat } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import type { Branch, Origin } from "./branch.ts";
import { type Match, noncesOf } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";

/** `seed`: of the original. */
export interface BranchRequestData {
  readonly branch: Branch;
  readonly seed: string;
  readonly unseenBy?: Seat | undefined;
}

/**
 * @param match at the branch point
 * @param seed of the branch
 */
export function branchOff(
  game: AnyGame,
  match: Match,
  { branch, seed: before, unseenBy }: BranchRequestData,
  seed: string,
): readonly MatchEvent[] | Refusal {
  const { config, phase, version } = match;
  const { rules = config.rules } = branch;
  if (phase !== "live") return refuse("NoSuchMoment");
  if (rules < config.rules || !knowsRules(game, rules)) return refuse("UnknownRules");
  if (config.commitment !== commit(before) || branch.commitment !== commit(seed)) return refuse("FalseCommitment");
  const shuffled = shuffledFor(byRules(game, rules), match, unseenBy, trial);
  if (isRefusal(shuffled)) return shuffled;
  const root = config.from?.root ?? config.id;
  const from: Origin = { match: config.id, version, root, ...(unseenBy === undefined ? {} : { unseenBy }) };
  return [{ type: "MatchBranched", ...branch, from, seed: before, nonces: noncesOf(match) }];
}

/** Only to find out whether the cards can be reshuffled: the real key does not exist yet. */
const trial: Chance = (index) => rngFor(keyOf("", []), index);

/** Reshuffles what the seat cannot know, at the start of a branch. */
export function shuffledFor(game: AnyGame, { seats, table }: Match, seat: Seat | undefined, chance: Chance) {
  if (seat === undefined) return [];
  return seat in seats
    ? (game.cards?.reshuffle?.(table, seat, chance) ?? refuse("CannotShuffleAnew"))
    : refuse("NoSuchSeat");
}
