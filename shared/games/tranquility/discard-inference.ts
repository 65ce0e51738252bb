import type { Rng } from "../../engine/chance/rng.ts";
import { numberOf, type TranquilityFace } from "./cards.ts";
import { modeOf } from "./modes/modes.ts";
import type { Options } from "./options.ts";
import { fits, gapsOf } from "./placing.ts";
import type { State } from "./state.ts";

/** How likely cards are discarded face down, relative to a number that fits a gap of three or more cells. */
interface DiscardRates {
  /** Fits nowhere. */
  readonly useless: number;
  /** The widest gap that it fits has one or two cells. */
  readonly one: number;
  readonly two: number;
  readonly finish: number;
}

/** Likelihoods for an explorer card that went to the hand, and an island of unknown number. */
const [KEPT, ANY] = [1.5, 3];

/** Compasses and jokers are rarely discarded (P7, P10). */
const KEPT_FACES: { readonly [F in TranquilityFace]?: number } = { finish: 1, compass: 0.12, border: 0.05 };

/** Measured in matches of bots. */
const HABITS: Readonly<Record<Options["mode"], DiscardRates>> = {
  standard: { useless: 12, one: 2, two: 1.4, finish: 5 },
  arch: { useless: 60, one: 4, two: 2, finish: 10 },
  pyramid: { useless: 60, one: 7, two: 4, finish: 5 },
  "day-night": { useless: 18, one: 2.2, two: 1.7, finish: 6 },
  duel: { useless: 12, one: 1.7, two: 1.5, finish: 1 },
  board: { useless: 20, one: 2.5, two: 1.8, finish: 5 },
};

const CROWD = 0.13;

/** The exponent of likelihoods: below 1 with more than two seats, which have to discard useful cards sooner. */
const choiceOf = ({ hands }: State): number => Math.min(1, 1 - CROWD * (hands.length - 2));

/** How likely cards are discarded face down, relative to each other. */
export interface Likelihood {
  /** A number that fits nowhere. */
  readonly useless: number;
  /** An explorer card that went to the hand. */
  readonly kept: number;
  /** An island of unknown number. */
  readonly any: number;
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
      if (number === undefined) return modeOf(view).deck.explorer ? (KEPT_FACES[face] ?? 1) : finish;
      let size = 0;
      for (const gap of gaps) if (fits(number, gap)) size = Math.max(size, gap.cells.length);
      return bySize[size] ?? 1;
    },
  };
}

/** Resolution of random numbers between 0 and 1. */
const FINE = 2 ** 30;

/** A random index, with probabilities proportional to weights; -1 if all are 0. */
export function weightedIndex(weights: readonly number[], rng: Rng): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let roll = (rng(FINE) / FINE) * sum;
  return weights.findIndex((weight) => {
    roll -= weight;
    return weight > 0 && roll < 0;
  });
}

/** Random items without replacement, with probabilities proportional to weights (Efraimidis and Spirakis). */
export function weightedSample<T>(items: readonly T[], weights: readonly number[], count: number, rng: Rng): T[] {
  const keyed = items.map((item, i) => ({ item, key: Math.log((rng(FINE) + 1) / FINE) / weights[i]! }));
  return keyed
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item);
}
