import type { Game } from "../../engine/contract/game.ts";
import { calm, candidates, deep, steady } from "./bot/policies.ts";
import { FACES } from "./cards.ts";
import { type Command, command } from "./commands.ts";
import { deal, places } from "./dealing.ts";
import { decide } from "./decide.ts";
import { determinize } from "./determinize.ts";
import { type Event, MAX_LOG_LENGTH } from "./events.ts";
import { evolve } from "./evolve.ts";
import { inferCommand } from "./infer-command.ts";
import { adopt, initial } from "./initial.ts";
import { moves, outcome, toAct } from "./moves.ts";
import { type Options, options } from "./options.ts";
import { playoutCutoff } from "./playout-cutoff.ts";
import { reshuffle } from "./reshuffle.ts";
import { figures } from "./scoring.ts";
import { hiddenFrom, renames } from "./secrecy.ts";
import type { State } from "./state.ts";
import { RULES, variantNameOf } from "./variants.ts";

/**
 * A tarot game of four battles at once, one for each suit.
 *
 * Without `withdraw`, a bot plays for a seat that resigns: the rules do not cover a seat without cards, and one that
 * abdicated everywhere could win by having abdicated last (W6).
 */
export const arcanoid = {
  id: "arcanoid",
  rules: RULES,
  // `variantOf` returns the rules of the state's version.
  earlier: { 1: {} },
  maxLogLength: MAX_LOG_LENGTH,
  options,
  command,
  seats: () => [2, 10],
  initial,
  adopt,
  deal,
  decide,
  evolve,
  toAct,
  moves,
  question: ({ stage }) => stage.at,
  outcome,
  inferCommand,
  variant: variantNameOf,
  opposed: () => true,
  cards: { faces: FACES, known: ({ faces }) => faces, hiddenFrom, places, renames, reshuffle, determinize },
  progress: ({ round, options: { rounds } }) => ({ done: round, of: rounds }),
  figures,
  candidates,
  playoutCutoff,
  puzzles: async () => (await import("./puzzles/puzzles.ts")).puzzles,
  bots: { steady, calm },
  asyncBots: { deep },
} satisfies Game<State, Command, Event, Options>;
