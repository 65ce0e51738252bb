import type { Game } from "../../engine/contract/game.ts";
import { boards } from "./boards/board-schema.ts";
import { factsFor } from "./boards/facts.ts";
import { boardOf } from "./boards/official.ts";
import { calm, candidates, deep, steady } from "./bot.ts";
import { FACES } from "./cards.ts";
import { type Command, command } from "./commands.ts";
import { daily } from "./daily.ts";
import { deal } from "./deal.ts";
import { decide } from "./decide.ts";
import { determinize } from "./determinize.ts";
import * as rules1 from "./earlier/rules-1.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { figures } from "./figures.ts";
import { inferCommand } from "./infer-command.ts";
import { initial } from "./initial.ts";
import { modeOf } from "./modes/modes.ts";
import { moves, outcome, toAct } from "./moves.ts";
import { type Options, options } from "./options.ts";
import { reshuffle } from "./reshuffle.ts";
import { hiddenFrom, places, renames } from "./secrecy.ts";
import type { State } from "./state.ts";
import { PHRASES } from "./talk.ts";
import { valueModel } from "./value/value-model.ts";

/** A silent, cooperative game, and a duel: islands are placed in ascending order. */
export const tranquility = {
  id: "tranquility",
  rules: 2,
  options,
  command,
  seats: (options) => boardOf(options).rules.seats,
  initial,
  deal,
  decide,
  evolve,
  toAct,
  moves,
  question: ({ stage }) => stage.at,
  outcome,
  inferCommand,
  earlier: { 1: rules1 },
  variant: ({ mode }) => mode,
  opposed: (options) => modeOf({ options }).opposed ?? false,
  layout: (options) => factsFor(options).layout,
  cards: { faces: FACES, known: ({ faces }) => faces, hiddenFrom, places, renames, reshuffle, determinize },
  progress: ({ board }) => ({ done: board.filter((placed) => placed !== undefined).length, of: board.length }),
  unfilled: ({ board }) => [...board.keys()].filter((cell) => board[cell] === undefined),
  talk: { phrases: PHRASES, allowed: (state, seat) => modeOf(state).talk(state, seat) },
  figures,
  summaryVersion: 1,
  daily,
  boards,
  candidates,
  valueModel,
  kernel: async () => (await import("./kernel/policy/tables.ts")).playoutKernel,
  puzzles: async () => (await import("./puzzles/puzzles.ts")).puzzles,
  bots: { steady, calm },
  asyncBots: { deep },
} satisfies Game<State, Command, Event, Options>;
