import type { Rng } from "../../engine/chance/rng.ts";
import { numberOf, type TranquilityFace } from "./cards.ts";
import type { Options } from "./options.ts";
import { fits, gapsOf } from "./placing.ts";
import type { State } from "./state.ts";

/** How likely kinds of cards are discarded face down, relative to a number that still fits a wide gap. */
interface Habits {
  /** A number that no longer fits anywhere. */
  readonly useless: number;
  /** A number for a gap of one cell, or of two. */
  readonly one: number;
  readonly two: number;
  readonly finish: number;
}

/** The same for a kept explorer card, and for a completely unknown number. */
const [KEPT, ANY] = [1.5, 3];

/**
 * The relative likelihood that a kept explorer card of each face was discarded: compasses and jokers rarely are (P7,
 * P10).
 */
const KEPT_FACES: { readonly [F in TranquilityFace]?: number } = { finish: 1, compass: 0.12, border: 0.05 };

/** Measured in matches of the bot. */
const HABITS: Readonly<Record<Options["mode"], Habits>> = {
  standard: { useless: 12, one: 2, two: 1.4, finish: 5 },
  arch: { useless: 60, one: 4, two: 2, finish: 10 },
  pyramid: { useless: 60, one: 7, two: 4, finish: 5 },
  "day-night": { useless: 18, one: 2.2, two: 1.7, finish: 6 },
  duel: { useless: 12, one: 1.7, two: 1.5, finish: 1 },
};

/** How much the choice of discards shrinks with each seat beyond two. */
const CROWD = 0.13;

/** The exponent applied to these habits: in larger groups useful cards must be discarded sooner. */
const choiceOf = ({ hands }: State): number => Math.min(1, 1 - CROWD * (hands.length - 2));

/** The likelihood of faces among face-down discards. */
export interface Likelihood {
  readonly useless: number;
  readonly kept: number;
  readonly any: number;
  /** The relative likelihood that a card of this face was discarded. */
  of(face: TranquilityFace): number;
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

/** The resolution of random numbers. */
const FINE = 2 ** 30;

/** A random index with probability proportional to its weight; -1 if all weights are 0. */
export function weighedAt(weights: readonly number[], rng: Rng): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let roll = (rng(FINE) / FINE) * sum;
  return weights.findIndex((weight) => {
    roll -= weight;
    return weight > 0 && roll < 0;
  });
}

/** Random items without replacement, with probability proportional to their weights (Efraimidis and Spirakis). */
export function weighed<T>(items: readonly T[], weights: readonly number[], count: number, rng: Rng): T[] {
  const keyed = items.map((item, i) => ({ item, key: Math.log((rng(FINE) + 1) / FINE) / weights[i]! }));
  return keyed
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item);
}
