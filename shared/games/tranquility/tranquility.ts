import type { Game, Handle, Seat } from "../../engine/game.ts";
import { steady } from "./bot.ts";
import { FACES } from "./cards.ts";
import { type Command, command } from "./commands.ts";
import { deal } from "./deal.ts";
import { decide } from "./decide.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { moves, outcome, toAct } from "./moves.ts";
import { layoutOf, type Options, options, SEATS } from "./options.ts";
import { retrace } from "./retrace.ts";
import { initial, type State } from "./state.ts";

/** Tranquility: islands in ascending order from the harbour to the lighthouse, together and in silence. */
export const tranquility: Game<State, Command, Event, Options> = {
  id: "tranquility",
  rules: 1,
  faces: FACES,
  phrases: ["give", "keep", "more", "agreed", "thanks"],
  options,
  command,
  seats: ({ mode }) => SEATS[mode],
  layout: layoutOf,
  initial,
  deal,
  decide,
  evolve,
  toAct,
  moves,
  talk,
  outcome,
  retrace,
  bots: { steady },
  hiddenFrom,
  places,
};

/** B13: silence, but for quantities while a toll is open. */
function talk({ options, stage }: State) {
  if (options.talk === "open") return "free";
  return stage.at === "toll" ? "phrases" : "silent";
}

/** B12: all piles, what was set aside, the others' hands and discards; one's own discards may be looked at. */
function hiddenFrom({ piles, hands, discards, aside }: State, seat: Seat): readonly Handle[] {
  const others = (zones: readonly (readonly Handle[])[]) => zones.filter((_, owner) => owner !== seat).flat();
  return [...piles.flat(), ...aside, ...others(hands), ...others(discards)];
}

function places({ piles, hands, discards, aside, board, start, finish }: State): readonly (readonly Handle[])[] {
  const lying = [start, finish, ...board.map((placed) => placed?.card)].filter((card) => card !== undefined);
  return [...piles, ...hands, ...discards, aside, lying];
}
