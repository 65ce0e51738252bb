import { equal } from "../engine/equal.ts";
import { type AnyGame, fold, type GameCommand, isRefusal, type Seat } from "../engine/game.ts";
import type { Match } from "../engine/match.ts";
import { dice } from "./dice.ts";
import { type Effort, type Halving, halved } from "./halving.ts";
import { determinized, playout, worthOf } from "./playout.ts";
import { type Figure, Tally } from "./tally.ts";

/** A move that could be made, and the chance to win after it of the seat that makes it. */
export interface Weighed {
  readonly command: GameCommand;
  readonly chance: Figure;
}

/** A move that is surely better than the one that was played: what it would have given more, on the same cards dealt anew. */
export interface Better extends Weighed {
  readonly gain: Figure;
}

/** What a move was worth to those who knew what its player knew. */
export interface Judgement {
  readonly played: Weighed;
  /** The best there was, if it is surely better. */
  readonly best?: Better;
  /** Others that are surely better, the best of them first. */
  readonly others?: readonly Better[];
  /** By seat: what the move cost or brought compared to the best. 0 where there was no better one. */
  readonly decision: readonly number[];
  readonly playouts: number;
}

/** A better move must be so many standard errors better; one that is worth trying again, so many. */
const [SURE, PROMISING] = [2, 1];

/**
 * So many moves at most that seem better are tried again, with so many times the playouts that found them: with 400 of those, 250
 * deals of the one and the other tell 6 points from chance.
 */
const AGAIN = { moves: 3, times: 1.25 } as const;

/** Of playouts that are longer than so many moves fewer are made: a better move is told in 2 s of a browser's thread. */
const LONG = 32;

/** How much may be spent on all moves together, and by which chance. */
export interface Spending extends Effort {
  readonly seed: number;
}

/** Where it is not said how many moves may be made in playouts, no more than in as many that are not long. */
export const bounded = (spending: Spending): Required<Spending> => ({ moves: LONG * spending.playouts, ...spending });

/** One more that was won and one that was lost: with it a handful of deals blames nobody. */
const DOUBT = 2;

/**
 * Judges a move by its player's view. The luckiest of several moves looks better than it is: what is told of those that seem
 * better comes from deals that had no part in choosing them.
 * @param spending playouts to find better moves; where some seem better, one and a quarter times as many again are spent on those
 * @returns undefined where the game or the moment allows no insight
 */
export function judge(
  game: AnyGame,
  view: Match,
  seat: Seat,
  played: GameCommand,
  spending: Spending,
): Judgement | undefined {
  const limits = bounded(spending);
  const found = weighedBeside(game, view, seat, played, limits);
  if (!found) return undefined;
  const promising = promisingOf(found, seat);
  if (promising.length === 0) return judgementOf(found.arms[0]!, [], seat, found.playouts);
  const again = triedAgain(game, view, seat, found, [found.arms[0]!, ...promising], limits);
  if (!again) return undefined;
  const [own, ...others] = again.arms;
  return judgementOf(own!, others, seat, found.playouts + again.playouts);
}

/**
 * Tries moves on other deals, one and a quarter times as often as was spent to choose them: what chose them tells too much of them.
 * @param found what chose them, by the same spending
 * @returns undefined where the game or the moment allows no insight
 */
export function triedAgain(
  game: AnyGame,
  view: Match,
  seat: Seat,
  { samples }: Trial,
  chosen: readonly Arm[],
  spending: Required<Spending>,
): { readonly arms: readonly Arm[]; readonly playouts: number } | undefined {
  const arms = chosen.map(({ command }): Arm => ({ command, results: [] }));
  const [mostPlayouts, mostMoves] = [AGAIN.times * spending.playouts, AGAIN.times * spending.moves];
  let [playouts, moves] = [0, 0];
  for (let seed = spending.seed + samples; playouts < mostPlayouts && moves < mostMoves; seed++) {
    const took = tried(game, view, seat, arms, seed);
    if (took === undefined) return undefined;
    playouts += arms.length;
    moves += took;
  }
  return { arms, playouts };
}

/** The moves that seem better than the one that was played, the most promising first. */
function promisingOf({ arms: [played, ...others], left: [, rival] }: Trial, seat: Seat): readonly Arm[] {
  return others
    .filter((arm) => isSure(differenceOf(arm, played!, seat), PROMISING))
    .toSorted((a, b) => Number(b === rival) - Number(a === rival) || meanOf(b, seat) - meanOf(a, seat))
    .slice(0, AGAIN.moves);
}

/** Moves that were tried on the same cards dealt anew and with the same chance after that: the one that was played first. */
export interface Trial extends Halving<Arm> {
  readonly arms: readonly Arm[];
}

/**
 * A move beside the others that its player could weigh, all on the same deals, or differences of a few points would drown in luck.
 * @returns undefined where the game or the moment allows no insight
 */
export function weighedBeside(
  game: AnyGame,
  view: Match,
  seat: Seat,
  played: GameCommand,
  spending: Spending,
): Trial | undefined {
  const arms = armsOf(game, view, seat, played);
  const halving = halved(
    arms,
    spending,
    (left, sample) => tried(game, view, seat, left, spending.seed + sample),
    (arm) => meanOf(arm, seat),
  );
  return halving && { ...halving, arms };
}

/** A move on trial. */
export interface Arm {
  readonly command: GameCommand;
  /** By sample, then by seat. */
  readonly results: (readonly number[])[];
}

/** The move that was played comes first, then those it is compared with. */
function armsOf(game: AnyGame, view: Match, seat: Seat, played: GameCommand): readonly Arm[] {
  const [policy] = Object.values(game.bots ?? {});
  const others = game.candidates?.(view.table, seat) ?? (policy ? [policy(view.table, seat, dice(1))] : []);
  const isOther = (command: GameCommand) => !equal(inOrder(command), inOrder(played));
  return [played, ...others.filter(isOther)].map((command) => ({ command, results: [] }));
}

/** Cards that a command names in any order. */
const inOrder = (command: GameCommand): object =>
  Object.fromEntries(
    Object.entries(command).map(([field, value]) => [field, Array.isArray(value) ? value.toSorted() : value]),
  );

/** Plays all of these moves on the same table, and tells in how many moves; undefined where the moment allows no insight. */
function tried(game: AnyGame, view: Match, seat: Seat, arms: readonly Arm[], seed: number): number | undefined {
  const table = determinized(game, view.table, dice(seed));
  if (table === undefined) return undefined;
  let moves = 0;
  for (const { command, results } of arms) {
    const rng = dice(~seed);
    const events = game.decide(table, seat, command, () => rng);
    if (isRefusal(events)) throw new Error(`${game.id}: ${command.type} was refused: ${events.refused}`);
    const played = playout(game, fold(game, table, events), rng);
    results.push(view.seats.map((_, one) => worthOf(played.outcome, one)));
    moves += played.moves;
  }
  return moves;
}

const meanOf = ({ results }: Arm, seat: Seat): number =>
  results.reduce((sum, result) => sum + result[seat]!, 0) / results.length;

/** What is told of a move beside others, the most promising first: those that are surely better are told. */
function judgementOf(played: Arm, others: readonly Arm[], seat: Seat, playouts: number): Judgement {
  const own = { command: played.command, chance: chanceOf(played, seat) };
  const none = played.results[0]!.map(() => 0);
  const [best, ...rest] = others.filter((arm) => isSure(differenceOf(arm, played, seat)));
  if (!best) return { played: own, decision: none, playouts };
  const told = rest.map((arm) => betterOf(arm, played, seat)).toSorted((a, b) => b.gain.mean - a.gain.mean);
  return {
    played: own,
    best: betterOf(best, played, seat),
    ...(told.length > 0 && { others: told }),
    decision: none.map((_, one) => -differenceOf(best, played, one).mean),
    playouts,
  };
}

const betterOf = (arm: Arm, played: Arm, seat: Seat): Better => ({
  command: arm.command,
  chance: chanceOf(arm, seat),
  gain: differenceOf(arm, played, seat),
});

/** Whether a gain is no mere luck. */
export const isSure = ({ mean, error }: Figure, sure: number = SURE): boolean => mean > sure * error;

export function chanceOf({ results }: Arm, seat: Seat): Figure {
  const tally = new Tally();
  for (const result of results) tally.add(result[seat]!);
  return tally.share();
}

/** How much better one move is than another, deal by deal. */
export function differenceOf(one: Arm, other: Arm, seat: Seat): Figure {
  const tally = new Tally();
  const common = Math.min(one.results.length, other.results.length);
  for (let i = 0; i < common; i++) tally.add(one.results[i]![seat]! - other.results[i]![seat]!);
  return tally.difference(DOUBT);
}
