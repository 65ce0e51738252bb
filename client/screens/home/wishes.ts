import { computed, signal } from "@preact/signals";
import { keep, kept } from "../../net/kept.ts";
import { CHOICES, type ChoiceName, infoOf, isMode, type ModeName } from "./modes.ts";

type Chosen = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

/** What a new table of Tranquility is to be like. The server knows the rules; here are just the names of the choices. */
export interface Wishes extends Chosen {
  readonly mode: ModeName;
  readonly seats: number;
}

const NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

const USUAL: Wishes = {
  mode: "standard",
  seats: 2,
  galateia: false,
  soloToll: "draw-five",
  difficulty: "normal",
  edition: "fr",
  talk: "silent",
};

/** How many may share a table of this mode, from two on: who is alone needs no seats. */
export function seatsFor(mode: ModeName): readonly number[] {
  const [, most] = infoOf(mode).seats;
  return [2, 3, 4, 5].filter((n) => n <= most);
}

/** A wish that can be granted: no seats and no values that its mode does not have. */
function granted(wishes: Readonly<Record<string, unknown>>): Wishes {
  const mode = isMode(wishes.mode) ? wishes.mode : USUAL.mode;
  const seats = seatsFor(mode).find((n) => n === wishes.seats) ?? USUAL.seats;
  const choice = (name: ChoiceName) =>
    (CHOICES[name] as readonly unknown[]).find((value) => value === wishes[name]) ?? USUAL[name];
  return { ...USUAL, mode, seats, ...Object.fromEntries(NAMES.map((name) => [name, choice(name)])) };
}

function remembered(): Wishes {
  try {
    return granted(JSON.parse(kept("wishes") ?? "{}"));
  } catch {
    return USUAL;
  }
}

export const wishes = signal<Wishes>(remembered());

export function wish(change: Partial<Wishes>): void {
  wishes.value = granted({ ...wishes.value, ...change });
  keep("wishes", JSON.stringify(wishes.value));
}

/** How many options of the mode differ from what is usual; the number of seats stands beside and is no option. */
export const changedWishes = computed(
  () => infoOf(wishes.value.mode).choices.filter((key) => wishes.value[key] !== USUAL[key]).length,
);

/** Whether the mode can be played alone. */
export const mayBeAlone = computed(() => infoOf(wishes.value.mode).seats[0] === 1);

/** The options as the server wants them: those of the mode and no others. */
export const optionsOf = (wishes: Wishes): object => ({
  mode: wishes.mode,
  ...Object.fromEntries(infoOf(wishes.mode).choices.map((name) => [name, wishes[name]])),
});
