import type { Rng } from "../engine/chance/rng.ts";
import type { Seat } from "../engine/contract/events.ts";
import type { Outcome } from "../engine/contract/game.ts";
import type { JudgedTables } from "../engine/contract/playout-kernel.ts";
import { type Match, toAct } from "../engine/match/match.ts";
import { type InsightGame, type ShortLines, tablesOf, worthOf } from "./playout.ts";
import { type Figure, Tally } from "./tally.ts";

export interface Estimate {
  /** The seat's chance to win, 0 to 1; a draw counts half. */
  readonly chance: Figure;
  /** By seat; in cooperative games all are equal. */
  readonly chances: readonly Figure[];
  /** By seat, in games with scores. */
  readonly scores?: readonly Figure[];
  readonly playouts: number;
}

export interface EstimateBudget {
  /** At least 1. */
  readonly playouts: number;
  /** Stop once the standard error of the chance is at most this, 0 to 1. Default: 0. */
  readonly error?: number;
  readonly rng: Rng;
  /** Only for games with a kernel. If absent, playouts go to the end. */
  readonly lines?: ShortLines;
}

/** The minimum number of playouts before the standard error can stop them. */
const LEAST = 16;

const CERTAIN = 0;

/**
 * Determinizes the hidden cards for each playout, and bots play on. A seat's own view gives the chances by
 * what the seat knew; a view with all hands open gives those of the true position.
 * @returns undefined if the position allows no insight, or if `lines` need a kernel that the game lacks
 */
export function estimate(game: InsightGame, view: Match, seat: Seat, budget: EstimateBudget): Estimate | undefined {
  if (view.outcome) return certain(view.outcome, view.seats.length, seat);
  // Between the events of one step, no seat has to act.
  if (toAct(game, view).length === 0) return undefined;
  const { lines } = budget;
  if (lines)
    return (
      game.playouts &&
      estimateByLines(
        game.playouts.judgedTablesOf(view.table, lines.weights),
        seat,
        view.seats.length,
        lines.moves,
        budget,
      )
    );
  const tables = tablesOf(game, view.table);
  const tallies = new Tallies(view.seats.length);
  for (let n = 1; n <= budget.playouts; n++) {
    if (!tables?.deal(budget.rng)) return undefined;
    tallies.add(tables.playOut(budget.rng).outcome);
    if (n >= LEAST && tallies.chanceOf(seat).error <= (budget.error ?? 0)) break;
  }
  return tallies.estimateFor(seat);
}

function estimateByLines(
  tables: JudgedTables,
  seat: Seat,
  seats: number,
  moves: number,
  { playouts, error = 0, rng }: EstimateBudget,
): Estimate | undefined {
  const tallies = Array.from({ length: seats }, () => new Tally());
  for (let n = 1; n <= playouts; n++) {
    if (!tables.deal(rng)) return undefined;
    const chances = tables.chancesAfter(moves, rng);
    for (const [one, tally] of tallies.entries()) tally.add(chances[one]!);
    if (n >= LEAST && tallies[seat]!.figure().error <= error) break;
  }
  const chances = tallies.map((tally) => tally.figure());
  return { chance: chances[seat]!, chances, playouts: tallies[seat]!.count };
}

function certain(outcome: Outcome, seats: number, seat: Seat): Estimate {
  const chances = Array.from({ length: seats }, (_, one) => ({ mean: worthOf(outcome, one), error: CERTAIN }));
  const scores = outcome.scores?.map((mean) => ({ mean, error: CERTAIN }));
  return { chance: chances[seat]!, chances, ...(scores && { scores }), playouts: 0 };
}

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
