import type { Game } from "../../engine/game.ts";
import { reshuffle } from "./anew.ts";
import { steady } from "./bot.ts";
import { FACES } from "./cards.ts";
import { type Command, command } from "./commands.ts";
import { coverage } from "./coverage.ts";
import { deal } from "./deal.ts";
import { decide } from "./decide.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { initial } from "./initial.ts";
import { modeOf } from "./modes/modes.ts";
import { moves, outcome, toAct } from "./moves.ts";
import { layoutOf, type Options, options, SEATS } from "./options.ts";
import { retrace } from "./retrace.ts";
import { hiddenFrom, places } from "./secrecy.ts";
import type { State } from "./state.ts";

/** Tranquility: islands in ascending order from the harbour to the lighthouse, together and in silence. */
export const tranquility: Game<State, Command, Event, Options> = {
  id: "tranquility",
  rules: 1,
  faces: FACES,
  phrases: ["give", "keep", "more", "agreed", "thanks"],
  options,
  command,
  opposed: (options) => modeOf({ options }).opposed ?? false,
  seats: ({ mode }) => SEATS[mode],
  layout: layoutOf,
  initial,
  deal,
  reshuffle,
  decide,
  evolve,
  toAct,
  moves,
  talk: (state) => modeOf(state).talk(state),
  outcome,
  retrace,
  bots: { steady },
  hiddenFrom,
  places,
  coverage,
};
