import type { AnyGame, Outcome, Rng, Seat } from "../engine/game.ts";
import { type Match, toAct } from "../engine/match.ts";
import { determinized, playout, worthOf } from "./playout.ts";
import { type Figure, Tally } from "./tally.ts";

/** What a position promises. */
export interface Estimate {
  /** The chance of the seat to win, 0 to 1; half of a draw counts as won. */
  readonly chance: Figure;
  /** The same for every seat: where all win together, everybody's. */
  readonly chances: readonly Figure[];
  /** The score that each seat may expect, in games that have one. */
  readonly scores?: readonly Figure[];
  /** How many times the match was played out. */
  readonly playouts: number;
}

/** How much may be spent, and by which chance. */
export interface Budget {
  /** At most so many playouts, 1 or more. */
  readonly playouts: number;
  /** No more of them once the standard error of the chance is as small as this, 0 to 1. */
  readonly error?: number;
  readonly rng: Rng;
}

/** So many playouts make an error worth looking at. */
const LEAST = 16;

/** What the end of a match is: nothing is left to estimate. */
const CERTAIN = 0;

/**
 * What a view promises a seat: all that its viewer cannot know is dealt anew, every time otherwise, and bots play on. It follows
 * from the view, the budget and its chance, and from nothing else. From a seat's own view it tells what that seat could know;
 * from the view of all seats together (`laidOpen`), how it was.
 * @returns undefined where the game or the moment allows no insight
 */
export function estimate(game: AnyGame, view: Match, seat: Seat, budget: Budget): Estimate | undefined {
  if (view.outcome) return certain(view.outcome, view.seats.length, seat);
  // Between the events of one step nobody is waited for.
  if (toAct(game, view).length === 0) return undefined;
  const tallies = new Tallies(view.seats.length);
  for (let n = 1; n <= budget.playouts; n++) {
    const table = determinized(game, view.table, budget.rng);
    if (table === undefined) return undefined;
    tallies.add(playout(game, table, budget.rng).outcome);
    if (n >= LEAST && tallies.chanceOf(seat).error <= (budget.error ?? 0)) break;
  }
  return tallies.estimateFor(seat);
}

function certain(outcome: Outcome, seats: number, seat: Seat): Estimate {
  const chances = Array.from({ length: seats }, (_, one) => ({ mean: worthOf(outcome, one), error: CERTAIN }));
  const scores = outcome.scores?.map((mean) => ({ mean, error: CERTAIN }));
  return { chance: chances[seat]!, chances, ...(scores && { scores }), playouts: 0 };
}

/** How playouts came out, by seat. */
class Tallies {
  private readonly chances: readonly Tally[];
  private readonly scores: readonly Tally[];

  constructor(seats: number) {
    this.chances = Array.from({ length: seats }, () => new Tally());
    this.scores = this.chances.map(() => new Tally());
  }

  add(outcome: Outcome): void {
    for (const [seat, tally] of this.chances.entries()) tally.add(worthOf(outcome, seat));
    for (const [seat, score] of outcome.scores?.entries() ?? []) this.scores[seat]!.add(score);
  }

  chanceOf(seat: Seat): Figure {
    return this.chances[seat]!.share();
  }

  estimateFor(seat: Seat): Estimate {
    const hasScores = this.scores.some(({ count }) => count > 0);
    return {
      chance: this.chanceOf(seat),
      chances: this.chances.map((tally) => tally.share()),
      ...(hasScores && { scores: this.scores.map((tally) => tally.figure()) }),
      playouts: this.chances[seat]!.count,
    };
  }
}
