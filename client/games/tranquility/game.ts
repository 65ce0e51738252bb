import type { PlayedGame } from "../../../shared/engine/contract/game.ts";
import { memoizeLast } from "../../../shared/engine/memoize-last.ts";
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

/** With a joker in hand, every space's label asks for the moves of the same position. */
const movesNow = memoizeLast(moves, 1);

/** The rules that pages need, without dealing, deciding and bots. */
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
