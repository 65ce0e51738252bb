import { type AnyGame, hasInsight, type Seat } from "../engine/game.ts";
import { type Match, type Recorded, toAct } from "../engine/match.ts";
import { viewAt } from "../engine/replay.ts";
import { dice } from "./dice.ts";
import {
  type Arm,
  bounded,
  chanceOf,
  differenceOf,
  isSure,
  type Spending,
  triedAgain,
  type Weighed,
  weighedBeside,
} from "./judge.ts";
import type { Figure } from "./tally.ts";

/** What somebody might do, and why not something else. */
export interface Advice {
  readonly best: Weighed;
  /** Another move that comes to mind; none where there is but one. */
  readonly next?: Weighed & {
    /** How much less it gives than the best, on the same cards. */
    readonly loss: Figure;
    /** Whether it surely gives less. */
    readonly isWorse: boolean;
  };
}

/**
 * What a seat might do now, by all that it has seen and nothing else: what the game's first bot would do, unless another move is
 * surely better on deals that had no part in choosing it. The same log, seat and budget give the same.
 * @param log up to the moment, with whatever secrets: those that are not the seat's are not looked at
 * @returns undefined where the game or the moment allows no insight, or it is not for the seat to move
 */
export function adviceFor(game: AnyGame, log: readonly Recorded[], seat: Seat, spending: Spending): Advice | undefined {
  return adviceAt(game, viewAt(game, log, seat), seat, spending);
}

/** The same from a seat's view. */
export function adviceAt(game: AnyGame, view: Match, seat: Seat, spending: Spending): Advice | undefined {
  if (!hasInsight(game) || !toAct(game, view).includes(seat)) return undefined;
  const [policy] = Object.values(game.bots!);
  const usual = policy!(view.table, seat, dice(spending.seed));
  const limits = bounded(spending);
  const found = weighedBeside(game, view, seat, usual, limits);
  if (!found) return undefined;
  const told = (arm: Arm) => ({ command: arm.command, chance: chanceOf(arm, seat) });
  const [first, second] = found.left;
  if (!second) return { best: told(first!) };
  const again = triedAgain(game, view, seat, found, [first!, second], limits);
  if (!again) return undefined;
  const [own, rival] = again.arms as readonly [Arm, Arm];
  const isRivalBest = isSure(differenceOf(rival, own, seat));
  const [best, next] = isRivalBest ? [rival, own] : [own, rival];
  const loss = differenceOf(best, next, seat);
  return { best: told(best), next: { ...told(next), loss, isWorse: isSure(loss) } };
}
