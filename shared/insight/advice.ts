import type { Seat } from "../engine/contract/events.ts";
import { hasInsight } from "../engine/contract/game.ts";
import type { Recorded } from "../engine/match/log-entry.ts";
import { type Match, toAct } from "../engine/match/match.ts";
import { viewAt } from "../engine/match/replay.ts";
import { dice } from "./dice.ts";
import {
  type Arm,
  bounded,
  chanceOf,
  differenceOf,
  isSure,
  retryOnFreshDeals,
  type SearchBudget,
  type WeighedMove,
  weighedBeside,
} from "./judge.ts";
import type { InsightGame } from "./playout.ts";
import type { Figure } from "./tally.ts";

export interface Advice {
  readonly best: WeighedMove;
  /** Absent without an alternative. */
  readonly next?: WeighedMove & {
    /** The difference to the best chance, on the same deals. */
    readonly loss: Figure;
    readonly isWorse: boolean;
  };
  /** The chance of `best` as this table plays, instead of with good play. */
  readonly here?: number;
}

/**
 * Suggests the choice of the game's first bot, unless another move is significantly better on other deals than those
 * that selected it.
 * @param log up to the position; secrets of other seats are ignored
 * @returns undefined if the position allows no insight, or the seat does not have to act
 */
export function adviceFor(
  game: InsightGame,
  log: readonly Recorded[],
  seat: Seat,
  spending: SearchBudget,
): Advice | undefined {
  return adviceAt(game, viewAt(game, log, seat), seat, spending);
}

/** Like `adviceFor`, for a view that is already folded. */
export function adviceAt(game: InsightGame, view: Match, seat: Seat, spending: SearchBudget): Advice | undefined {
  if (!hasInsight(game) || !toAct(game, view).includes(seat)) return undefined;
  const [policy] = Object.values(game.bots!);
  const usual = policy!(view.table, seat, dice(spending.seed));
  const limits = bounded(spending);
  const found = weighedBeside(game, view, seat, usual, limits);
  if (!found) return undefined;
  const weighed = (arm: Arm) => ({ command: arm.command, chance: chanceOf(arm, seat) });
  const [first, second] = found.left;
  if (!second) return { best: weighed(first!) };
  const again = retryOnFreshDeals(game, view, seat, found, [first!, second], limits);
  if (!again) return undefined;
  const [own, rival] = again.arms as readonly [Arm, Arm];
  const isRivalBest = isSure(differenceOf(rival, own, seat));
  const [best, next] = isRivalBest ? [rival, own] : [own, rival];
  const loss = differenceOf(best, next, seat);
  return { best: weighed(best), next: { ...weighed(next), loss, isWorse: isSure(loss) } };
}
