import { equal } from "../engine/equal.ts";
import { type AnyGame, fold, type GameCommand, isRefusal, type Seat } from "../engine/game.ts";
import type { Match } from "../engine/match.ts";
import { dice } from "./dice.ts";
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

/** So much of all playouts is spent on all moves, then on the better half, then on the two best. */
const SHARES = [0.5, 0.75, 1] as const;

/** A better move must be so many standard errors better; one that is worth trying again, so many. */
const [SURE, PROMISING] = [2, 1.25];

/**
 * So many moves at most that seem better are tried again, with so many times the playouts that found them: with 400 of those, 250
 * deals of the one and the other tell 6 points from chance, in 2 s where a playout takes 2 ms.
 */
const AGAIN = { moves: 3, times: 1.25 } as const;

/** How much may be spent on moves, and by which chance. */
export interface Spending {
  /** Of all moves together. */
  readonly playouts: number;
  readonly seed: number;
}

/**
 * Judges a move by its player's view. The luckiest of several moves looks better than it is: what is told of those that seem
 * better comes from deals that had no part in choosing them.
 * @param spending playouts to find better moves; where some seem better, a quarter more again are spent on those
 * @returns undefined where the game or the moment allows no insight
 */
export function judge(
  game: AnyGame,
  view: Match,
  seat: Seat,
  played: GameCommand,
  spending: Spending,
): Judgement | undefined {
  const found = weighedBeside(game, view, seat, played, spending);
  if (!found) return undefined;
  const promising = promisingOf(found, seat);
  if (promising.length === 0) return judgementOf(found.arms[0]!, [], seat, found.playouts);
  const arms = [found.arms[0]!, ...promising].map(({ command }): Arm => ({ command, results: [] }));
  const deals = Math.max(1, Math.floor((AGAIN.times * spending.playouts) / arms.length));
  for (let deal = 0; deal < deals; deal++)
    if (!tried(game, view, seat, arms, spending.seed + found.samples + deal)) return undefined;
  const [own, ...others] = arms;
  return judgementOf(own!, others, seat, found.playouts + deals * arms.length);
}

/** The moves that seem better than the one that was played, the most promising first. */
function promisingOf({ arms: [played, ...others], rival }: Trial, seat: Seat): readonly Arm[] {
  return others
    .filter((arm) => isSure(differenceOf(arm, played!, seat), PROMISING))
    .toSorted((a, b) => Number(b === rival) - Number(a === rival) || meanOf(b, seat) - meanOf(a, seat))
    .slice(0, AGAIN.moves);
}

/** Moves that were tried on the same cards dealt anew and with the same chance after that. */
interface Trial {
  /** The move that was played first. */
  readonly arms: readonly Arm[];
  /** The one of the others that did best. */
  readonly rival: Arm | undefined;
  /** The deals. */
  readonly samples: number;
  readonly playouts: number;
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
  { playouts, seed }: Spending,
): Trial | undefined {
  const arms = armsOf(game, view, seat, played);
  let left: readonly Arm[] = arms;
  let samples = 0;
  let spent = 0;
  for (const [round, share] of SHARES.entries()) {
    while (spent + left.length <= Math.max(share * playouts, left.length * (round + 1))) {
      if (!tried(game, view, seat, left, seed + samples++)) return undefined;
      spent += left.length;
    }
    left = favourites(left, seat, round === 0 ? Math.ceil(left.length / 2) : 2);
  }
  return { arms, rival: left[1], samples, playouts: spent };
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

/** Plays all of these moves on the same table. */
function tried(game: AnyGame, view: Match, seat: Seat, arms: readonly Arm[], seed: number): boolean {
  const table = determinized(game, view.table, dice(seed));
  if (table === undefined) return false;
  for (const { command, results } of arms) {
    const rng = dice(~seed);
    const events = game.decide(table, seat, command, () => rng);
    if (isRefusal(events)) throw new Error(`${game.id}: ${command.type} was refused: ${events.refused}`);
    const outcome = playout(game, fold(game, table, events), rng);
    results.push(view.seats.map((_, one) => worthOf(outcome, one)));
  }
  return true;
}

const meanOf = ({ results }: Arm, seat: Seat): number =>
  results.reduce((sum, result) => sum + result[seat]!, 0) / results.length;

/** The move that was played, and the best of the others: so many in all. */
function favourites([played, ...others]: readonly Arm[], seat: Seat, count: number): readonly Arm[] {
  const best = others.toSorted((a, b) => meanOf(b, seat) - meanOf(a, seat));
  return [played!, ...best.slice(0, Math.max(1, count - 1))];
}

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

/** How much better one move is than another, sample by sample. */
export function differenceOf(one: Arm, other: Arm, seat: Seat): Figure {
  const tally = new Tally();
  const common = Math.min(one.results.length, other.results.length);
  for (let i = 0; i < common; i++) tally.add(one.results[i]![seat]! - other.results[i]![seat]!);
  return tally.figure();
}
