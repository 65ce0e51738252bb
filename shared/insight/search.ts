import { equal } from "../engine/equal.ts";
import {
  type AnyGame,
  type Bot,
  fold,
  type GameCommand,
  isOpposed,
  isRefusal,
  type Rng,
  type Seat,
} from "../engine/game.ts";
import { dice } from "./dice.ts";
import { type Effort, halved } from "./halving.ts";
import { determinized, worthOf } from "./playout.ts";
import { type Figure, Tally } from "./tally.ts";
import type { Value } from "./value.ts";

/** How a search thinks, and what it spends on short playouts. */
export interface Search<State, Command extends GameCommand> extends Effort {
  /** What all seats play by while something is tried out. */
  readonly policy: Bot<State, Command>;
  /** How far it looks. */
  readonly horizon: Horizon<State>;
  /** So many of the game's candidate moves are tried, the most promising first. */
  readonly options: number;
  /** By so many standard errors another option must be better than what the game's first bot would do. */
  readonly sure: number;
}

/** A line of moves that is tried out: where it began, where it has come to, in how many moves. */
export interface Line<State> {
  readonly from: State;
  readonly state: State;
  readonly moves: number;
}

/** What a seat may hope for, 0 to 1, where a playout ends; undefined where it goes on. */
export type Horizon<State> = (line: Line<State>, seat: Seat) => number | undefined;

/** Looks some moves further than what is tried, and judges the table there by what was learned. */
export function afterMoves(game: AnyGame, options: object, value: Value, most: number): Horizon<unknown> {
  const opposed = isOpposed(game, options);
  return ({ state, moves }, seat) => {
    const outcome = game.outcome(state);
    if (outcome) return worthOf(outcome, seat);
    if (moves <= most) return undefined;
    return value.ofTable(state, game.toAct(state)[0]!.seat, "open").chances[opposed ? seat : 0]!;
  };
}

/** What keeps few short playouts, whose promises are nearer to each other than wins and losses, from being certain. */
const DOUBT = 0.1;

/** An option, and what it promised on each sample. */
interface Arm<Command> {
  readonly command: Command;
  readonly promises: number[];
}

/**
 * A policy that tries its options out: what it cannot know is dealt anew, the same for all of them, and played on to its horizon.
 * It decides by its view, its dice and nothing else, and spends as much every time.
 */
export function searching<State, Command extends GameCommand>(
  game: AnyGame,
  search: Search<State, Command>,
): Bot<State, Command> {
  const [first] = Object.values(game.bots!);
  return (view, seat, rng) => {
    const own: Command = first!(view, seat, rng);
    const others: readonly Command[] = (game.candidates?.(view, seat) ?? []).slice(0, search.options);
    const arms = [own, ...others.filter((command) => !equal(command, own))].map(
      (command): Arm<Command> => ({ command, promises: [] }),
    );
    if (arms.length < 2) return own;
    const spent = halved(
      arms,
      search,
      (left) => {
        const seed = rng(2 ** 30);
        const table = determinized(game, view, dice(seed));
        if (table === undefined) return undefined;
        let moves = 0;
        for (const arm of left) {
          const tried = triedOut(game, search, table as State, seat, arm.command, dice(~seed));
          arm.promises.push(tried.promise);
          moves += tried.moves;
        }
        return moves;
      },
      promiseOf,
    );
    if (!spent) return own;
    return surest(arms, search.sure).command;
  };
}

/** What a command promises the seat, if the table is like this. */
function triedOut<State, Command extends GameCommand>(
  game: AnyGame,
  { policy, horizon }: Search<State, Command>,
  from: State,
  seat: Seat,
  command: Command,
  rng: Rng,
): { readonly promise: number; readonly moves: number } {
  const chance = () => rng;
  let state = from;
  for (let moves = 0; ; moves++) {
    const promise = horizon({ from, state, moves }, seat);
    if (promise !== undefined) return { promise, moves };
    const acting = moves === 0 ? seat : game.toAct(state)[0]!.seat;
    const next = moves === 0 ? command : policy(state, acting, rng);
    const events = game.decide(state, acting, next, chance);
    if (isRefusal(events)) throw new Error(`${game.id}: ${next.type} was refused: ${events.refused}`);
    state = fold(game, state, events);
  }
}

const promiseOf = ({ promises }: Arm<unknown>): number => promises.reduce((sum, one) => sum + one, 0) / promises.length;

/** The option that is most surely better than the bot's own, sample by sample; that one, if none is. */
function surest<Command>([own, ...others]: readonly Arm<Command>[], sure: number): Arm<Command> {
  let best = own!;
  let most = 0;
  for (const arm of others) {
    const { mean, error } = gainOf(arm, own!);
    if (mean <= sure * error || mean <= most) continue;
    best = arm;
    most = mean;
  }
  return best;
}

function gainOf(arm: Arm<unknown>, own: Arm<unknown>): Figure {
  const tally = new Tally();
  for (const [i, promise] of arm.promises.entries()) tally.add(promise - own.promises[i]!);
  return tally.difference(DOUBT);
}
