import { fleetHeader } from "./deck/fleet.ts";
import type { Options } from "./options.ts";
import { type Automaton, everyone, NOTHING, type State } from "./state.ts";

/** See rule S2. */
const AUTOMATON: Automaton = {
  turn: 0,
  coins: 15,
  cargo: 0,
  damage: 0,
  upgrades: [],
  pirateCards: 0,
  pirateIcons: 0,
  merchant: 0,
  buildings: 0,
  permanent: 0,
  explorer: 0,
  legendary: 0,
  sailors: 0,
  achievements: {},
  ship: 0,
  began: 0,
  everHeld: false,
  placed: [],
  later: NOTHING,
  due: NOTHING,
  produced: NOTHING,
  drawn: 0,
};

export const initial = (options: Options, seats: number): State => ({
  options,
  seats,
  faces: {},
  decks: [],
  coins: [],
  flipped: 0,
  first: undefined,
  automata: everyone({ options }).map(() => AUTOMATON),
  claims: everyone({ options }).map(() => []),
  explored: [],
  header: options.deck === "practice" ? fleetHeader(options.mode) : undefined,
  read: {},
  now: undefined,
  card: undefined,
  ending: undefined,
  result: undefined,
  question: undefined,
  script: [],
  told: 0,
  base: undefined,
});
