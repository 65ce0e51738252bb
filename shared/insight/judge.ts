import type { GameCommand, Seat } from "../engine/contract/events.ts";
import { equal } from "../engine/equal.ts";
import type { Match } from "../engine/match/match.ts";
import { dice } from "./dice.ts";
import { type InsightGame, type ShortLines, trialsOf } from "./playout.ts";
import { type Effort, type HalvingState, sequentialHalving } from "./sequential-halving.ts";
import { type Figure, Tally } from "./tally.ts";

/** `chance`: to win, after the move. */
export interface WeighedMove {
  readonly command: GameCommand;
  readonly chance: Figure;
}

/** A significantly better move than the one played, with the difference on the same deals. */
interface BetterMove extends WeighedMove {
  readonly gain: Figure;
}

export interface Judgement {
  readonly played: WeighedMove;
  /** The most promising of the significantly better moves, not necessarily that with the largest gain. */
  readonly best?: BetterMove;
  /** The other significantly better moves, largest gain first. */
  readonly others?: readonly BetterMove[];
  /** By seat: the gain or loss compared with `best`; 0 without it. */
  readonly decision: readonly number[];
  readonly playouts: number;
}

/** Standard errors by which a move must be ahead to be significantly better, or to be tried again. */
const [SURE, PROMISING] = [2, 1];

/**
 * Up to three moves that seem better are tried again with the played one, in 1.25 times as many playouts. After 400
 * playouts, one such move and the played one get 250 each: enough to prove a difference of 6 percentage points.
 */
const AGAIN = { moves: 3, times: 1.25 } as const;

/** The default limit of moves, as a mean per playout, so that a judgement takes at most 2 s in a browser. */
const LONG = 32;

/** The limits are for all tried moves together. */
export interface SearchBudget extends Effort {
  readonly seed: number;
  /** Short playouts to find better moves; only for games with a kernel. */
  readonly lines?: ShortLines;
}

type BoundedBudget = Required<Omit<SearchBudget, "lines">>;

export const bounded = (spending: Omit<SearchBudget, "lines">): BoundedBudget => ({
  moves: LONG * spending.playouts,
  ...spending,
});

/**
 * The parameter of `Tally.difference`: as if the moves differed by one more win and loss, so that a few deals never
 * prove a mistake. The results of short lines differ less.
 */
const DOUBT = { playout: 2, line: 0.1 } as const;

const LINES = 160;

/** The lead in short lines from which a move is tried again. With less, playouts hardly ever prove a difference. */
const LIKELY = 0.03;

/**
 * The luckiest of several moves looks better than it is, so moves that seem better are tried again on other deals, by
 * playouts to the end.
 * @param spending for finding better moves; with `lines`, `LINES` short lines instead of its playouts. The second try
 * has limits of its own, in proportion
 * @returns undefined if the position allows no insight
 */
export function judge(
  game: InsightGame,
  view: Match,
  seat: Seat,
  played: GameCommand,
  spending: SearchBudget,
): Judgement | undefined {
  const { lines, ...whole } = spending;
  const limits = bounded(whole);
  const found = weighedBeside(game, view, seat, played, lines ? { ...spending, playouts: LINES } : limits);
  if (!found) return undefined;
  const promising = promisingOf(found, seat, lines ? LIKELY : 0, lines ? DOUBT.line : DOUBT.playout);
  if (promising.length === 0) return judgementOf(found.arms[0]!, [], seat, found.playouts);
  const again = retryOnFreshDeals(game, view, seat, found, [found.arms[0]!, ...promising], limits);
  if (!again) return undefined;
  const [own, ...others] = again.arms;
  return judgementOf(own!, others, seat, found.playouts + again.playouts);
}

/**
 * Tries moves on other deals than those that selected them, which are biased in their favour.
 * @returns undefined if the position allows no insight
 */
export function retryOnFreshDeals(
  game: InsightGame,
  view: Match,
  seat: Seat,
  { samples }: Trial,
  chosen: readonly Arm[],
  spending: BoundedBudget,
): { readonly arms: readonly Arm[]; readonly playouts: number } | undefined {
  const trials = trialsOf(game, view.table, view.seats.length);
  const arms = chosen.map(({ command }): Arm => ({ command, results: [] }));
  const [mostPlayouts, mostMoves] = [AGAIN.times * spending.playouts, AGAIN.times * spending.moves];
  let [playouts, moves] = [0, 0];
  for (let seed = spending.seed + samples; playouts < mostPlayouts && moves < mostMoves; seed++) {
    const took = tried(trials, seat, arms, seed);
    if (took === undefined) return undefined;
    playouts += arms.length;
    moves += took;
  }
  return { arms, playouts };
}

/**
 * Moves that seem better than the played one, most promising first.
 * @param least by how much a move must be ahead
 */
function promisingOf(
  { arms: [played, ...others], left: [, rival] }: Trial,
  seat: Seat,
  least: number,
  doubt: number,
): readonly Arm[] {
  const isPromising = (gain: Figure) => gain.mean >= least && isSure(gain, PROMISING);
  return others
    .filter((arm) => isPromising(differenceOf(arm, played!, seat, doubt)))
    .toSorted((a, b) => Number(b === rival) - Number(a === rival) || meanOf(b, seat) - meanOf(a, seat))
    .slice(0, AGAIN.moves);
}

/** Moves tried on the same deals with the same random numbers, the played one first. */
interface Trial extends HalvingState<Arm> {
  readonly arms: readonly Arm[];
}

/**
 * Tries a move and its alternatives on the same deals, so that luck does not hide small differences.
 * @returns undefined if the position allows no insight
 */
export function weighedBeside(
  game: InsightGame,
  view: Match,
  seat: Seat,
  played: GameCommand,
  spending: SearchBudget,
): Trial | undefined {
  const arms = armsOf(game, view, seat, played);
  const trials = trialsOf(game, view.table, view.seats.length, spending.lines);
  const halving = sequentialHalving(
    arms,
    spending,
    (left, sample) => tried(trials, seat, left, spending.seed + sample),
    (arm) => meanOf(arm, seat),
  );
  return halving && { ...halving, arms };
}

export interface Arm {
  readonly command: GameCommand;
  /** The result of each sample, by seat, 0 to 1. */
  readonly results: (readonly number[])[];
}

function armsOf(game: InsightGame, view: Match, seat: Seat, played: GameCommand): readonly Arm[] {
  const [policy] = Object.values(game.bots ?? {});
  const others = game.candidates?.(view.table, seat) ?? (policy ? [policy(view.table, seat, dice(1))] : []);
  return [played, ...others.filter((command) => !isSameMove(command, played))].map((command) => ({
    command,
    results: [],
  }));
}

export const isSameMove = (one: GameCommand, other: GameCommand): boolean => equal(inOrder(one), inOrder(other));

/** Cards may be named in any order. */
const inOrder = (command: GameCommand): object =>
  Object.fromEntries(
    Object.entries(command).map(([field, value]) => [field, Array.isArray(value) ? value.toSorted() : value]),
  );

/** @returns the number of moves in all playouts; undefined if the position allows no insight */
function tried(
  trials: ReturnType<typeof trialsOf>,
  seat: Seat,
  arms: readonly Arm[],
  seed: number,
): number | undefined {
  if (!trials?.deal(dice(seed))) return undefined;
  let moves = 0;
  for (const { command, results } of arms) {
    const trial = trials.try(dice(~seed), { seat, command });
    results.push(trial.results);
    moves += trial.moves;
  }
  return moves;
}

const meanOf = ({ results }: Arm, seat: Seat): number =>
  results.reduce((sum, result) => sum + result[seat]!, 0) / results.length;

/** @param others most promising first */
function judgementOf(played: Arm, others: readonly Arm[], seat: Seat, playouts: number): Judgement {
  const own = { command: played.command, chance: chanceOf(played, seat) };
  const none = played.results[0]!.map(() => 0);
  const [best, ...rest] = others.filter((arm) => isSure(differenceOf(arm, played, seat)));
  if (!best) return { played: own, decision: none, playouts };
  const alternatives = rest.map((arm) => betterOf(arm, played, seat)).toSorted((a, b) => b.gain.mean - a.gain.mean);
  return {
    played: own,
    best: betterOf(best, played, seat),
    ...(alternatives.length > 0 && { others: alternatives }),
    decision: none.map((_, one) => -differenceOf(best, played, one).mean),
    playouts,
  };
}

const betterOf = (arm: Arm, played: Arm, seat: Seat): BetterMove => ({
  command: arm.command,
  chance: chanceOf(arm, seat),
  gain: differenceOf(arm, played, seat),
});

export const isSure = ({ mean, error }: Figure, sure: number = SURE): boolean => mean > sure * error;

export function chanceOf({ results }: Arm, seat: Seat): Figure {
  const tally = new Tally();
  for (const result of results) tally.add(result[seat]!);
  return tally.share();
}

/** The mean difference over the common deals. */
export function differenceOf(one: Arm, other: Arm, seat: Seat, doubt: number = DOUBT.playout): Figure {
  const tally = new Tally();
  const common = Math.min(one.results.length, other.results.length);
  for (let i = 0; i < common; i++) tally.add(one.results[i]![seat]! - other.results[i]![seat]!);
  return tally.difference(doubt);
}
