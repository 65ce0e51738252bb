import type { Chance } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import { fold, type Handle, type Seat } from "../../engine/contract/events.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { initial } from "./initial.ts";
import type { Options } from "./options.ts";
import { CURRENT_RULES } from "./rules/versions.ts";
import { asking } from "./run.ts";
import { everyone, type State } from "./state.ts";

const CARDS = 18;
/** The numbers stacked before the first turn; nothing later is random. */
const [LAPS, COINS] = [4, 32];

const SIDES = ["n", "h"] as const;
type Letter = (typeof SIDES)[number];

const faceOf = (no: number, side: Letter): string => `w${String(no).padStart(2, "0")}${side}`;

/** Append only. */
export const FACES: readonly string[] = [
  ...SIDES.flatMap((side) => Array.from({ length: CARDS }, (_, i) => faceOf(i + 1, side))),
  "heads",
  "tails",
];

/** D1 to D4, D6, P4: the side of an automaton's k-th card, from 1 over all laps. Not for `mixed`. */
const sideOf = ({ difficulty }: Options, k: number): Letter => {
  if (difficulty === "normal") return "n";
  return difficulty === "hard" && k % 2 === 1 ? "n" : "h";
};

const NUMBERS: readonly number[] = Array.from({ length: CARDS }, (_, i) => i + 1);

/** D7: the hard cards of a mixed deck, the same in every lap. */
const redOf = ({ red = 0 }: Options, chance: Chance): readonly number[] =>
  shuffle(NUMBERS, chance(LAPS + 2)).slice(0, red);

/** Stacks everything before the first turn, so that an undone and repeated step gives the same result. */
export function deal(options: Options, seats: number, chance: Chance): readonly Event[] {
  const automata = everyone({ options });
  const each = CARDS / automata.length;
  const red = options.difficulty === "mixed" ? redOf(options, chance) : undefined;
  const sideAt = (no: number, k: number): Letter => (red ? (red.includes(no) ? "h" : "n") : sideOf(options, k));
  const laps = Array.from({ length: LAPS }, (_, lap): Event => {
    const order = shuffle(NUMBERS, chance(lap));
    const handles = order.map((_, i) => lap * CARDS + i + 1);
    const faces = Object.fromEntries(
      order.map((no, i) => [handles[i]!, faceOf(no, sideAt(no, lap * each + (i % each) + 1))]),
    );
    const decks = automata.map((seat) => handles.slice(seat * each, (seat + 1) * each));
    return { type: "LapStacked", lap: lap + 1, decks, secret: { to: [], faces } };
  });
  const rng = chance(LAPS);
  const cards = Array.from({ length: COINS }, (_, i) => LAPS * CARDS + i + 1);
  const faces = Object.fromEntries(cards.map((card) => [card, rng(2) === 0 ? "heads" : "tails"]));
  const coins: Event = { type: "CoinsStacked", cards, secret: { to: [], faces } };
  const first: readonly Event[] = options.mode === "pair" ? [{ type: "FirstDrawn", seat: chance(LAPS + 1)(2) }] : [];
  const stack = [...laps, coins, ...first];
  return [...stack, ...asking(fold({ id: "wayward", evolve }, initial(options, seats), stack), CURRENT_RULES)];
}

/** For each automaton its drawn and undrawn cards, then flipped and unflipped coins. */
export function places({ decks, automata, coins, flipped }: State): readonly (readonly Handle[])[] {
  const piles = decks.flatMap((deck, seat) => split(deck, automata[seat]!.drawn));
  return [...piles, ...split(coins, flipped)];
}

const split = (stack: readonly Handle[], used: number): readonly (readonly Handle[])[] => [
  stack.slice(0, used),
  stack.slice(used),
];

export const hiddenFrom = (state: State, _seat: Seat): readonly Handle[] =>
  places(state)
    .filter((_, i) => i % 2 === 1)
    .flat();
