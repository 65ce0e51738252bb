import type { Game } from "../../engine/contract/game.ts";
import { type Command, command } from "./commands.ts";
import { deal, FACES, hiddenFrom, places } from "./dealing.ts";
import { decide } from "./decide.ts";
import { checkDeck, LARGEST } from "./deck/check.ts";
import { messageOf } from "./deck/faults.ts";
import { fleetHeader } from "./deck/fleet.ts";
import * as rules1 from "./earlier/rules-1.ts";
import { type Event, MAX_LOG_LENGTH } from "./events.ts";
import { evolve } from "./evolve.ts";
import { inferCommand } from "./infer-command.ts";
import { initial } from "./initial.ts";
import { moves, outcome, toAct } from "./moves.ts";
import { isForSeatsAlone, type Options, options } from "./options.ts";
import { figures } from "./rules/ending.ts";
import { type State, turnsOf } from "./state.ts";
import { undo } from "./undo.ts";

/** A companion that plays the automaton of a board game on a real table. */
export const wayward = {
  id: "wayward",
  rules: 2,
  maxLogLength: MAX_LOG_LENGTH,
  options,
  command,
  seats: ({ mode }) => [1, mode === "pair" ? 2 : 1],
  initial,
  deal,
  decide,
  evolve,
  toAct,
  moves,
  question: ({ question }) => question?.type ?? "none",
  outcome,
  inferCommand,
  earlier: { 1: rules1 },
  progress: (state) => ({ done: turnsOf(state) }),
  figures,
  variant: ({ mode }) => mode,
  layout: ({ mode }) => fleetHeader(mode).grid,
  cards: { faces: FACES, known: ({ faces }) => faces, hiddenFrom, places },
  undo,
  closed: isForSeatsAlone,
  documents: {
    largest: LARGEST,
    read(text) {
      const checked = checkDeck(text);
      if ("deck" in checked) return { title: checked.deck.title };
      return { faults: checked.faults.map((fault) => `line ${fault.line}: ${messageOf(fault)}`) };
    },
  },
} satisfies Game<State, Command, Event, Options>;
