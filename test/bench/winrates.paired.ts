import type { GameCommand } from "../../shared/engine/contract/events.ts";
import type { AnyGame, Bot } from "../../shared/engine/contract/game.ts";
import { isOpposed } from "../../shared/engine/contract/game.ts";
import { worthOf } from "../../shared/insight/playout.ts";
import { playMatch } from "./winrates.contest.ts";

type Policy = Bot<unknown, GameCommand>;

export interface PairedSetting {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
}

/** 1 for a win, 0.5 for a draw. */
interface Pair {
  readonly one: number;
  readonly other: number;
}

/**
 * Plays the same deals with each policy. In a cooperative game it has all seats; in a competitive one a different seat
 * in each deal, against `other`.
 * @returns `times`: the processor time of each move of the first policy, in ms, ascending
 */
export function pairs(
  { game, options, seats }: PairedSetting,
  one: Policy,
  other: Policy,
  deals: { readonly first: number; readonly count: number; readonly seed: string },
): { readonly pairs: readonly Pair[]; readonly times: readonly number[] } {
  const opposed = isOpposed(game, options);
  const times: number[] = [];
  const timed: Policy = (view, seat, rng) => {
    const began = process.cpuUsage();
    const command = one(view, seat, rng);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    return command;
  };
  const found: Pair[] = [];
  for (let deal = deals.first; deal < deals.first + deals.count; deal++) {
    const own = deal % seats;
    const wonBy = (policy: Policy) => {
      const policies = Array.from({ length: seats }, (_, seat) => (opposed && seat !== own ? other : policy));
      return worthOf(playMatch(game, options, policies, `${deals.seed}/${seats}/${deal}`).outcome, own);
    };
    found.push({ one: wonBy(timed), other: wonBy(other) });
  }
  return { pairs: found, times: times.toSorted((a, b) => a - b) };
}

/** A mean with half of its 95 % interval. */
interface Interval {
  readonly mean: number;
  readonly half: number;
}

/** How much more often `one` won than `other`. */
export function differenceOf(found: readonly Pair[]): Interval {
  const differences = found.map(({ one, other }) => one - other);
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / found.length;
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  return { mean, half: (1.96 * Math.sqrt(squares / Math.max(1, found.length - 1))) / Math.sqrt(found.length) };
}
