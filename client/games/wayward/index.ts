import type { PlayedGame } from "../../../shared/engine/contract/game.ts";
import type { Command } from "../../../shared/games/wayward/commands.ts";
import { FACES } from "../../../shared/games/wayward/dealing.ts";
import { type Event, MAX_LOG_LENGTH } from "../../../shared/games/wayward/events.ts";
import { evolve } from "../../../shared/games/wayward/evolve.ts";
import { initial } from "../../../shared/games/wayward/initial.ts";
import { moves, toAct } from "../../../shared/games/wayward/moves.ts";
import { isForSeatsAlone, type Options } from "../../../shared/games/wayward/options.ts";
import { type State, turnsOf } from "../../../shared/games/wayward/state.ts";
import { undo } from "../../../shared/games/wayward/undo.ts";
import type { ClientGame } from "../../contract/game.ts";
import { lanesOf, marksOf, roundsOf } from "./replay/marks.ts";
import { loadStoryMessages } from "./result/messages/messages.ts";
import { loadGameMessages, messages } from "./text/messages/messages.ts";
import { isRefusalCode } from "./text/messages/refusals.ts";
import { askedOf, lineOf, seatsOf } from "./text/sentences.ts";

/** The rules that pages need, without dealing and deciding. */
const rules = {
  id: "wayward",
  maxLogLength: MAX_LOG_LENGTH,
  initial,
  evolve,
  toAct,
  moves,
  variant: ({ mode }) => mode,
  undo,
  closed: isForSeatsAlone,
  cards: { faces: FACES },
} satisfies PlayedGame<State, Command, Event, Options>;

const wayward: ClientGame<State, Command, Event> = {
  rules,
  messages: { messages, load: loadGameMessages },
  Board: () => import("./board.ts").then(({ Board }) => Board),
  areas: () => ["plain-page", "wayward"],
  headline: ({ table }) => messages.value.turn(turnsOf(table)),
  // A single player needs no panel.
  seats: (match) => (match.seats.length > 1 ? seatsOf(match) : []),
  sentence: lineOf,
  asks: askedOf,
  rounds: roundsOf,
  marks: marksOf,
  lanes: lanesOf,
  story: () => Promise.all([import("./result/result.tsx"), loadStoryMessages()]).then(([{ story }]) => story),
  still: () => import("./still.ts").then(({ still }) => still),
  refusal: (code) => (isRefusalCode(code) ? messages.value.refusals[code] : undefined),
};

export default wayward;
