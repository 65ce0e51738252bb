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

interface Candidate {
  readonly command: Command;
  readonly priority: number;
}

/** First plays the World and trumps that give another play, then those that give cards or turns, then engages. */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  const outlook = new Outlook(view, actingFor(view, seat)!);
  let best: Candidate | undefined;
  for (const move of moves(view, seat)) {
    const candidate = candidateFor(outlook, move, rng);
    if (!best || candidate.priority > best.priority) best = candidate;
  }
  return best!.command;
};

/** In `MISSED` of `TURNS` turns, `calm` avoids the best move. */
const [TURNS, MISSED] = [5, 2];

/** `calm` then takes one of the `MISTAKES` next best moves with at least the priority `HARMLESS`, if any. */
const MISTAKES = 3;
const HARMLESS = 0;

/** Plays like a beginner. */
export const calm: Bot<State, Command> = (view, seat, rng) => {
  if (view.stage.at !== "turn" || rng(TURNS) >= MISSED) return steady(view, seat, rng);
  const [best, ...others] = candidatesOf(view, seat, rng);
  const plausible = others.slice(0, MISTAKES).filter(({ priority }) => priority >= HARMLESS);
  return (plausible[rng(Math.max(1, plausible.length))] ?? best!).command;
};

/** Once the code is optimized, a play takes about 50 ms, at most 200 ms. */
const EFFORT = { playouts: 150, moves: 3_500, options: 8, sure: 1.5 } as const;

/**
 * The share of the round's fields that a seat won; undefined during the round. Estimating it needs fewer playouts than
 * estimating won matches.
 */
const fieldsWon: Horizon<State> = ({ from, state }, seat) => {
  const round = state.results[from.results.length];
  return round && round.filter((winner) => winner === seat).length / FIELDS.length;
};

/** Compares the best moves of `steady` by playouts to the end of the round. */
export const deep: AsyncBot<State, Command> = async (game) =>
  searching<State, Command>(game, { ...EFFORT, policy: steady, horizon: fieldsWon });

export const candidates = (view: State, seat: Seat): readonly Command[] => bestMoves(view, seat, ANALYSED);

/** Best first. */
export function bestMoves(view: State, seat: Seat, most: number): readonly Command[] {
  const evenly: Rng = (n) => n >> 1;
  return candidatesOf(view, seat, evenly)
    .slice(0, most)
    .map(({ command }) => command);
}

/** Best first. */
function candidatesOf(view: State, seat: Seat, rng: Rng): readonly Candidate[] {
  const party = actingFor(view, seat);
  if (party === undefined) return [];
  const outlook = new Outlook(view, party);
  return moves(view, seat)
    .map((move) => candidateFor(outlook, move, rng))
    .sort((a, b) => b.priority - a.priority);
}

const ANALYSED = 8;

function candidateFor(outlook: Outlook, move: ArcanoidMove, rng: Rng): Candidate {
  const command = filled(outlook, move, rng);
  return { command, priority: priorityOf(outlook, command) + rng(100) / 10_000 };
}
