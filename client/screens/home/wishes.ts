import { computed, signal } from "@preact/signals";
import { keep, kept } from "../../net/kept.ts";

/** What a new table of Tranquility is to be like. The server knows the rules; here are just the names of the choices. */
export interface Wishes {
  readonly seats: number;
  readonly galateia: boolean;
  readonly soloToll: "draw-five" | "two-rounds";
  readonly talk: "silent" | "open";
}

export const SEATS = [2, 3, 4, 5] as const;
const USUAL: Wishes = { seats: 2, galateia: false, soloToll: "draw-five", talk: "silent" };

function remembered(): Wishes {
  try {
    const told = JSON.parse(kept("wishes") ?? "{}") as Partial<Wishes>;
    const { seats } = told;
    return {
      seats: SEATS.find((n) => n === seats) ?? USUAL.seats,
      galateia: told.galateia === true,
      soloToll: told.soloToll === "two-rounds" ? "two-rounds" : "draw-five",
      talk: told.talk === "open" ? "open" : "silent",
    };
  } catch {
    return USUAL;
  }
}

export const wishes = signal<Wishes>(remembered());

export function wish(change: Partial<Wishes>): void {
  wishes.value = { ...wishes.value, ...change };
  keep("wishes", JSON.stringify(wishes.value));
}

/** How many options differ from what is usual; the number of seats stands beside and is no option. */
export const changedWishes = computed(
  () => (["galateia", "soloToll", "talk"] as const).filter((key) => wishes.value[key] !== USUAL[key]).length,
);

/** The options as the server wants them. */
export const optionsOf = ({ galateia, soloToll, talk }: Wishes): object => ({
  mode: "standard",
  galateia,
  soloToll,
  talk,
});
