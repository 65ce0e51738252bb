import type { AnyGame, PlayedGame, Seat } from "../../../shared/engine/game.ts";
import { FACES } from "../../../shared/games/tranquility/cards.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import { evolve } from "../../../shared/games/tranquility/evolve.ts";
import { initial } from "../../../shared/games/tranquility/initial.ts";
import { modeOf } from "../../../shared/games/tranquility/modes/modes.ts";
import { moves, toAct } from "../../../shared/games/tranquility/moves.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { PHRASES } from "../../../shared/games/tranquility/talk.ts";

let last: { readonly state: State; readonly seat: Seat; readonly moves: ReturnType<typeof moves> } | undefined;

/** The moves that were asked for last are kept: with a joker in hand, the label of every space asks for the same. */
function movesNow(state: State, seat: Seat): ReturnType<typeof moves> {
  if (last?.state !== state || last.seat !== seat) last = { state, seat, moves: moves(state, seat) };
  return last.moves;
}

/** Tranquility as far as a page plays it: dealing, deciding and the policies of bots stay with the server, and weigh nothing. */
export const tranquility = {
  id: "tranquility",
  initial,
  evolve,
  toAct,
  moves: movesNow,
  variant: ({ mode }) => mode,
  opposed: (options) => modeOf({ options }).opposed ?? false,
  cards: { faces: FACES },
  talk: { phrases: PHRASES, allowed: (state, seat) => modeOf(state).talk(state, seat) },
} satisfies PlayedGame<State, Command, Event, Options>;

/** The same for what folds any game's log: it never asks for more. */
export const played = tranquility as unknown as AnyGame;
