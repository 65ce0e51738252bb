import type { Rng } from "../engine/chance/rng.ts";
import { fold, type GameCommand, isRefusal, type Seat } from "../engine/contract/events.ts";
import type { AnyGame, Bot } from "../engine/contract/game.ts";
import { equal } from "../engine/equal.ts";
import { dice } from "./dice.ts";
import { determinized } from "./playout.ts";
import { type Effort, sequentialHalving } from "./sequential-halving.ts";
import { type Figure, Tally } from "./tally.ts";

interface Search<State, Command extends GameCommand> extends Effort {
  /** Plays all seats in playouts. */
  readonly policy: Bot<State, Command>;
  /** Where playouts end. */
  readonly horizon: Horizon<State>;
  /** The number of candidate moves to try, most promising first. */
  readonly options: number;
  /** Standard errors by which an option must be better than the first bot's choice. */
  readonly sure: number;
}

/** `moves`: the number of moves since `from`. */
interface PlayoutState<State> {
  readonly from: State;
  readonly state: State;
  readonly moves: number;
}

/** A seat's expected result, 0 to 1, where a playout ends; undefined while it continues. */
export type Horizon<State> = (line: PlayoutState<State>, seat: Seat) => number | undefined;

/** The parameter of `Tally.difference`; the results of short playouts differ less than wins and losses. */
const DOUBT = 0.1;

/** `promises`: the expected result for each sample, 0 to 1. */
interface Arm<Command> {
  readonly command: Command;
  readonly promises: number[];
}

/**
 * Each sample determinizes the view once for all options, and plays on to the horizon. Depends only on the view and the
 * random numbers.
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
    const spent = sequentialHalving(
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

/** @param from the dealt table */
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

/** The option with the largest significant gain over the bot's own choice, sample by sample; else that choice. */
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
