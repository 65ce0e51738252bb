import type { GameCommand, Seat } from "../engine/contract/events.ts";
import type { Puzzles } from "../engine/contract/puzzles.ts";
import type { Weights } from "../engine/contract/value-model.ts";
import type { Match } from "../engine/match/match.ts";
import type { InsightGame } from "../insight/playout.ts";
import { bestOfKinds, continueLines, gapOf, judgeLines, type Line, leastOf, linesOf, meanOf } from "./weighing.ts";

/** The minimum difference in win probability between a puzzle's best move and the best of any other kind. */
export const LEAST_GAP = 0.1;

/** The number of continuations that confirm a puzzle. */
const CONTINUATIONS = 2_000;

/** Rejects a position if `count` short lines show a smaller gap. */
const JUDGED = { count: 6, gap: 0.05 } as const;

/**
 * Rejects a position if the gap is less than `gap` after `until` continuations: of the moves that the bot considers,
 * then of all moves.
 */
const ROUNDS: Readonly<Record<"considered" | "all", readonly Round[]>> = {
  considered: [
    { until: 10, gap: 0.1 },
    { until: 40, gap: 0.1 },
  ],
  all: [
    { until: 12, gap: 0 },
    { until: 40, gap: 0.08 },
    { until: 160, gap: 0.11 },
  ],
};

interface Round {
  readonly until: number;
  readonly gap: number;
}

/** A confirmation stops after this many continuations if the mean gap is too small. */
const EARLY = 400;

/** Moves that are further behind the best one after a round are dropped: chance alone rarely explains so much. */
const BEHIND = { gap: 0.2, errors: 1.5 } as const;

/** The maximum of kinds of moves in a puzzle. */
const KINDS = 6;

/**
 * Distances of seeds: from one position to the next, and within a position to those of the short lines, of the rounds
 * with all moves, and of the confirmation.
 */
const [POSITION, JUDGE, ALL, FRESH] = [100_000, 5_000, 10_000, 50_000] as const;

interface ConfirmedPuzzle {
  /** The best move of each sensible kind, best first, with the results of the confirmation. */
  readonly lines: readonly Line[];
}

/**
 * Tries few continuations of the moves that the game's bot considers, then more of all moves. Fresh continuations
 * confirm a puzzle: the 95 % interval of the gap to every other kind must lie above `LEAST_GAP`.
 * @param number gives the position random numbers of its own
 * @param weights of the game's value model, if it has one
 */
export function confirmPuzzle(
  game: InsightGame,
  puzzles: Puzzles<unknown, GameCommand>,
  view: Match,
  seat: Seat,
  number: number,
  weights: Weights | undefined,
): ConfirmedPuzzle | undefined {
  const { candidates } = game;
  const kindOf = (command: GameCommand) => puzzles.kindOf(view.table, command);
  const narrowed = (commands: readonly GameCommand[], rounds: readonly Round[], from: number) =>
    survivors(game, view, seat, linesOf(commands, kindOf), rounds, from);
  const seed = number * POSITION;
  const considered = candidates?.(view.table, seat) ?? [];
  if (weights && considered.length > 1) {
    const lines = linesOf(considered, kindOf);
    if (!judgeLines(game, weights, view, seat, lines, { seed: seed + JUDGE, count: JUDGED.count })) return undefined;
    const [best, next] = bestOfKinds(lines);
    if (!next || gapOf(best!, next).mean < JUDGED.gap) return undefined;
  }
  if (considered.length > 1 && !narrowed(considered, ROUNDS.considered, seed)) return undefined;
  const left = narrowed(puzzles.moves(view.table, seat), ROUNDS.all, seed + ALL);
  return left && confirmed(game, view, seat, bestOfKinds(left).slice(0, KINDS), seed + FRESH);
}

/** Undefined if the position is rejected. */
function survivors(
  game: InsightGame,
  view: Match,
  seat: Seat,
  from: readonly Line[],
  rounds: readonly Round[],
  seed: number,
): readonly Line[] | undefined {
  let [lines, done] = [from, 0];
  for (const { until, gap } of rounds) {
    if (new Set(lines.map(({ kind }) => kind)).size < 2) return undefined;
    if (!continueLines(game, view, seat, lines, { seed: seed + done, count: until - done })) return undefined;
    done = until;
    const [best, next] = bestOfKinds(lines);
    if (gapOf(best!, next!).mean < gap) return undefined;
    lines = promising(lines, done);
  }
  return lines;
}

const promising = (lines: readonly Line[], count: number): readonly Line[] => {
  const best = Math.max(...lines.map(meanOf));
  const least = best - BEHIND.gap - BEHIND.errors / Math.sqrt(count);
  const left = lines.filter((line) => meanOf(line) >= least);
  // Two kinds always stay, for a comparison.
  return new Set(left.map(({ kind }) => kind)).size > 1
    ? left
    : [...new Set([...left, ...bestOfKinds(lines).slice(0, 2)])];
};

function confirmed(
  game: InsightGame,
  view: Match,
  seat: Seat,
  chosen: readonly Line[],
  seed: number,
): ConfirmedPuzzle | undefined {
  const lines = chosen.map(({ command, kind }): Line => ({ command, kind, results: [] }));
  const [best, ...others] = lines;
  continueLines(game, view, seat, lines, { seed, count: EARLY });
  if (others.some((other) => gapOf(best!, other).mean < LEAST_GAP)) return undefined;
  continueLines(game, view, seat, lines, { seed: seed + EARLY, count: CONTINUATIONS - EARLY });
  if (others.some((other) => leastOf(gapOf(best!, other)) < LEAST_GAP)) return undefined;
  return { lines: lines.toSorted((a, b) => meanOf(b) - meanOf(a)) };
}
