import type { Rng } from "../../engine/game.ts";
import { type Face, numberOf } from "./cards.ts";
import type { Options } from "./options.ts";
import { fits, gapsOf } from "./placing.ts";
import type { State } from "./state.ts";

/** How many times as likely as a number that is still of use in a wide gap a card was thrown away face down by whoever held it. */
interface Habits {
  /** A number that fits nowhere any more. */
  readonly useless: number;
  /** One of a gap of one cell, of two cells. */
  readonly one: number;
  readonly two: number;
  readonly finish: number;
}

/** The same of an explorer card that was kept, and of a number of which nothing is known. */
const [KEPT, ANY] = [1.5, 3];

/** Of explorer cards that were kept, how likely one of each face was thrown away: compasses and jokers hardly ever (P7, P10). */
const KEPT_FACES: { readonly [F in Face]?: number } = { finish: 1, compass: 0.12, border: 0.05 };

/** As counted in matches of the bot. */
const HABITS: Readonly<Record<Options["mode"], Habits>> = {
  standard: { useless: 12, one: 2, two: 1.4, finish: 5 },
  arch: { useless: 60, one: 4, two: 2, finish: 10 },
  pyramid: { useless: 60, one: 7, two: 4, finish: 5 },
  "day-night": { useless: 18, one: 2.2, two: 1.7, finish: 6 },
  duel: { useless: 12, one: 1.7, two: 1.5, finish: 1 },
};

/** How much less choice each seat has of what to throw away, for each one more than two at the table. */
const CROWD = 0.13;

/** The share of these habits that is left, as the power they are raised to: the more play, the sooner something of use has to go. */
const choiceOf = ({ hands }: State): number => Math.min(1, 1 - CROWD * (hands.length - 2));

/** What a table may guess of cards that were thrown away face down. */
export interface Likelihood {
  readonly useless: number;
  readonly kept: number;
  readonly any: number;
  /** How likely a card of this face was thrown away, compared to others. */
  of(face: Face): number;
}

export function likelihoodOf(view: State): Likelihood {
  const habits = HABITS[view.options.mode];
  const [useless, one, two, finish] = [habits.useless, habits.one, habits.two, habits.finish].map(
    (times) => times ** choiceOf(view),
  ) as [number, number, number, number];
  const gaps = gapsOf(view);
  const bySize = [useless, one, two];
  return {
    useless,
    kept: KEPT,
    any: ANY,
    of(face) {
      const number = numberOf(face);
      if (number === undefined) return view.options.mode === "pyramid" ? (KEPT_FACES[face] ?? 1) : finish;
      let size = 0;
      for (const gap of gaps) if (fits(number, gap)) size = Math.max(size, gap.cells.length);
      return bySize[size] ?? 1;
    },
  };
}

/** Rolls are this fine. */
const FINE = 2 ** 30;

/** The place of one of these weights, each as likely as it is heavy; -1 where all are 0. */
export function weighedAt(weights: readonly number[], rng: Rng): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let roll = (rng(FINE) / FINE) * sum;
  return weights.findIndex((weight) => {
    roll -= weight;
    return weight > 0 && roll < 0;
  });
}

/** So many of these, drawn one after the other, each as likely as its weight (Efraimidis and Spirakis). */
export function weighed<T>(items: readonly T[], weights: readonly number[], count: number, rng: Rng): T[] {
  const keyed = items.map((item, i) => ({ item, key: Math.log((rng(FINE) + 1) / FINE) / weights[i]! }));
  return keyed
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item);
}
