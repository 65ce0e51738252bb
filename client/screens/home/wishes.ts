import { computed, signal } from "@preact/signals";
import { type House, USUAL_HOUSE } from "../../../shared/engine/house.ts";
import { keep, kept } from "../../net/kept.ts";
import { HOUSE } from "./house.ts";
import { CHOICES, type ChoiceName, infoOf, isMode, type ModeName } from "./modes.ts";

type Chosen = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

/** What a new table of Tranquility is to be like. The server knows the rules; here are just the names of the choices. */
export interface Wishes extends Chosen, House {
  readonly mode: ModeName;
  readonly seats: number;
}

/** Every choice there is, with the values it has. */
const VALUES: Readonly<Record<ChoiceName | keyof House, readonly unknown[]>> = { ...CHOICES, ...HOUSE };

const HOUSE_NAMES = Object.keys(HOUSE) as readonly (keyof House)[];

const USUAL: Wishes = {
  mode: "standard",
  seats: 2,
  galateia: false,
  soloToll: "draw-five",
  difficulty: "normal",
  edition: "fr",
  talk: "silent",
  ...USUAL_HOUSE,
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
  const chosen = Object.entries(VALUES).filter(([name, values]) => name in wishes && values.includes(wishes[name]));
  return { ...USUAL, mode, seats, ...Object.fromEntries(chosen.map(([name]) => [name, wishes[name]])) };
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

/** How many choices differ from what is usual; the number of seats stands beside and is none. */
export const changedWishes = computed(
  () => [...infoOf(wishes.value.mode).choices, ...HOUSE_NAMES].filter((key) => wishes.value[key] !== USUAL[key]).length,
);

/** What is usual, but the board and the seats that were chosen. */
export const usual = (): Wishes => ({ ...USUAL, mode: wishes.value.mode, seats: wishes.value.seats });

/** Whether the mode can be played alone. */
export const mayBeAlone = computed(() => infoOf(wishes.value.mode).seats[0] === 1);

/** The options as the server wants them: those of the mode and no others. */
export const optionsOf = (wishes: Wishes): object => ({
  mode: wishes.mode,
  ...Object.fromEntries(infoOf(wishes.mode).choices.map((name) => [name, wishes[name]])),
});

export const houseIn = (wishes: Wishes): House =>
  Object.fromEntries(HOUSE_NAMES.map((name) => [name, wishes[name]])) as unknown as House;
