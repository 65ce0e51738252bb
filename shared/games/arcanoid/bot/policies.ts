import type { Rng } from "../../../engine/chance/rng.ts";
import type { Seat } from "../../../engine/contract/events.ts";
import type { AsyncBot, Bot } from "../../../engine/contract/game.ts";
import { type Horizon, searching } from "../../../insight/search.ts";
import type { ArcanoidMove } from "../actions/action.ts";
import { FIELDS } from "../cards.ts";
import type { Command } from "../commands.ts";
import { moves } from "../moves.ts";
import { actingFor, type State } from "../state.ts";
import { filled } from "./filling.ts";
import { Outlook } from "./outlook.ts";
import { wants } from "./wants.ts";

/** A possible command, and how much the bot wants it. */
interface Wish {
  readonly command: Command;
  readonly wants: number;
}

/**
 * A patient policy: free plays first, then plays that make it stronger, then engagements with a good chance; otherwise
 * it discards.
 */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  const outlook = new Outlook(view, actingFor(view, seat)!);
  let best: Wish | undefined;
  for (const move of moves(view, seat)) {
    const wish = wishFor(outlook, move, rng);
    if (!best || wish.wants > best.wants) best = wish;
  }
  return best!.command;
};

/** A beginner misses the best move in 2 of 5 turns. */
const [TURNS, MISSED] = [5, 2];

/** How many of the next best harmless moves a beginner chooses from. */
const MISTAKES = 3;
const HARMLESS = 0;

/** A beginner: knows all moves, and often takes the second or third best for the best. */
export const calm: Bot<State, Command> = (view, seat, rng) => {
  if (view.stage.at !== "turn" || rng(TURNS) >= MISSED) return steady(view, seat, rng);
  const [best, ...others] = wishesOf(view, seat, rng);
  const plausible = others.slice(0, MISTAKES).filter(({ wants }) => wants >= HARMLESS);
  return (plausible[rng(Math.max(1, plausible.length))] ?? best!).command;
};

/** The effort of a search: about 50 ms per play, under 200 in a warm thread. */
const EFFORT = { playouts: 150, moves: 3_500, options: 8, sure: 1.5 } as const;

/**
 * Playouts end with the round, because nothing carries over, and count the fields won. Comparing shares of four fields
 * needs fewer playouts than comparing match wins.
 */
const fieldsWon: Horizon<State> = ({ from, state }, seat) => {
  const round = state.results[from.results.length];
  return round && round.filter((winner) => winner === seat).length / FIELDS.length;
};

/** A policy that tries its best plays on determinized deals until the end of the round. */
export const deep: AsyncBot<State, Command> = async (game) =>
  searching<State, Command>(game, { ...EFFORT, policy: steady, horizon: fieldsWon });

/** The most wanted moves, a few of many. */
export function candidates(view: State, seat: Seat): readonly Command[] {
  const evenly: Rng = (n) => n >> 1;
  return wishesOf(view, seat, evenly)
    .slice(0, WEIGHED)
    .map(({ command }) => command);
}

/** All moves, the most wanted first. */
function wishesOf(view: State, seat: Seat, rng: Rng): readonly Wish[] {
  const party = actingFor(view, seat);
  if (party === undefined) return [];
  const outlook = new Outlook(view, party);
  return moves(view, seat)
    .map((move) => wishFor(outlook, move, rng))
    .sort((a, b) => b.wants - a.wants);
}

/** How many moves are analysed. */
const WEIGHED = 8;

function wishFor(outlook: Outlook, move: ArcanoidMove, rng: Rng): Wish {
  const command = filled(outlook, move, rng);
  return { command, wants: wants(outlook, command) + rng(100) / 10_000 };
}
