import type { Rng } from "../engine/chance/rng.ts";
import type { GameCommand, Seat } from "../engine/contract/events.ts";
import type { Weights } from "../engine/contract/value-model.ts";
import { Z } from "../engine/lists/wilson.ts";
import type { Match } from "../engine/match/match.ts";
import { dice } from "../insight/dice.ts";
import { type InsightGame, tablesOf, worthOf } from "../insight/playout.ts";
import { type Figure, Tally } from "../insight/tally.ts";

/** `results`: the seat's result of each continuation, 0 to 1. */
export interface Line {
  readonly command: GameCommand;
  readonly kind: string;
  readonly results: number[];
}

export const linesOf = (commands: readonly GameCommand[], kindOf: (command: GameCommand) => string): readonly Line[] =>
  commands.map((command) => ({ command, kind: kindOf(command), results: [] }));

export const meanOf = ({ results }: Line): number => results.reduce((sum, one) => sum + one, 0) / results.length;

/**
 * Continues all moves from the same dealt tables with the same random numbers, so that luck does not hide differences.
 * @returns false if the position allows no continuation
 */
export function continueLines(game: InsightGame, view: Match, seat: Seat, lines: readonly Line[], run: Run): boolean {
  return addResults(tablesOf(game, view.table), lines, run, (tables, rng, { command }) =>
    worthOf(tables.playOut(rng, { seat, command }).outcome, seat),
  );
}

/** `seed` is that of the first continuation; each next one adds 1. */
interface Run {
  readonly seed: number;
  readonly count: number;
}

/** @returns false if a table cannot be dealt */
function addResults<Tables extends { deal(rng: Rng): boolean }>(
  tables: Tables | undefined,
  lines: readonly Line[],
  { seed, count }: Run,
  resultOf: (tables: Tables, rng: Rng, line: Line) => number,
): boolean {
  for (let i = seed; i < seed + count; i++) {
    if (!tables?.deal(dice(i))) return false;
    for (const line of lines) line.results.push(resultOf(tables, dice(~i), line));
  }
  return true;
}

/** The length of short lines, in moves. */
const SHORT = 4;

/**
 * Adds the chances after short lines, judged by the value model: faster than continuations, and less subject to chance,
 * but no proof.
 * @returns false if the position allows no continuation, or the game has no `playouts`
 */
export function judgeLines(
  game: InsightGame,
  weights: Weights,
  view: Match,
  seat: Seat,
  lines: readonly Line[],
  run: Run,
): boolean {
  return addResults(
    game.playouts?.judgedTablesOf(view.table, weights),
    lines,
    run,
    (tables, rng, { command }) => tables.chancesAfter(SHORT, rng, { seat, command })[seat]!,
  );
}

/** Best first. */
export function bestOfKinds(lines: readonly Line[]): readonly Line[] {
  const best = new Map<string, Line>();
  for (const line of lines) {
    const known = best.get(line.kind);
    if (!known || meanOf(line) > meanOf(known)) best.set(line.kind, line);
  }
  return [...best.values()].toSorted((a, b) => meanOf(b) - meanOf(a));
}

/** The mean difference over all continuations. */
export function gapOf(best: Line, other: Line): Figure {
  const tally = new Tally();
  for (const [i, result] of best.results.entries()) tally.add(result - other.results[i]!);
  return tally.figure();
}

/** The lower end of the 95 % interval. */
export const leastOf = ({ mean, error }: Figure): number => mean - Z * error;
