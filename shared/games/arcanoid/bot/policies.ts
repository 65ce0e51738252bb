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
import { priorityOf } from "./priorities.ts";

/** A possible command, and its priority. */
interface Candidate {
  readonly command: Command;
  readonly priority: number;
}

/** A patient policy: first plays trumps that give another play, then those that give cards or turns, then engages. */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  const outlook = new Outlook(view, actingFor(view, seat)!);
  let best: Candidate | undefined;
  for (const move of moves(view, seat)) {
    const candidate = candidateFor(outlook, move, rng);
    if (!best || candidate.priority > best.priority) best = candidate;
  }
  return best!.command;
};

/** `calm` passes over the best move in `MISSED` of `TURNS` turns. */
const [TURNS, MISSED] = [5, 2];

/** Instead, `calm` takes one of the `MISTAKES` next best that have at least the priority `HARMLESS`. */
const MISTAKES = 3;
const HARMLESS = 0;

/** Plays like a beginner: in some turns takes the second, third or fourth best move. */
export const calm: Bot<State, Command> = (view, seat, rng) => {
  if (view.stage.at !== "turn" || rng(TURNS) >= MISSED) return steady(view, seat, rng);
  const [best, ...others] = candidatesOf(view, seat, rng);
  const plausible = others.slice(0, MISTAKES).filter(({ priority }) => priority >= HARMLESS);
  return (plausible[rng(Math.max(1, plausible.length))] ?? best!).command;
};

/**
 * The effort of a search: about 50 ms per play on average, at most 200 ms once the JIT compiler has optimized the code.
 */
const EFFORT = { playouts: 150, moves: 3_500, options: 8, sure: 1.5 } as const;

/**
 * The share of the fields of the round that a seat won. Playouts end with the round, because only results carry over to
 * the next one. This share needs fewer playouts than counting won matches.
 */
const fieldsWon: Horizon<State> = ({ from, state }, seat) => {
  const round = state.results[from.results.length];
  return round && round.filter((winner) => winner === seat).length / FIELDS.length;
};

/** A policy that compares its best moves by playouts of determinized tables, to the end of the round. */
export const deep: AsyncBot<State, Command> = async (game) =>
  searching<State, Command>(game, { ...EFFORT, policy: steady, horizon: fieldsWon });

/** The moves with the highest priority, see `Game.candidates`. */
export const candidates = (view: State, seat: Seat): readonly Command[] => bestMoves(view, seat, ANALYSED);

/** Up to `most` moves, those with the highest priority first. */
export function bestMoves(view: State, seat: Seat, most: number): readonly Command[] {
  const evenly: Rng = (n) => n >> 1;
  return candidatesOf(view, seat, evenly)
    .slice(0, most)
    .map(({ command }) => command);
}

/** All moves, the highest priority first. */
function candidatesOf(view: State, seat: Seat, rng: Rng): readonly Candidate[] {
  const party = actingFor(view, seat);
  if (party === undefined) return [];
  const outlook = new Outlook(view, party);
  return moves(view, seat)
    .map((move) => candidateFor(outlook, move, rng))
    .sort((a, b) => b.priority - a.priority);
}

/** How many moves an analysis compares. */
const ANALYSED = 8;

function candidateFor(outlook: Outlook, move: ArcanoidMove, rng: Rng): Candidate {
  const command = filled(outlook, move, rng);
  return { command, priority: priorityOf(outlook, command) + rng(100) / 10_000 };
}
