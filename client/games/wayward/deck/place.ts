import { signal } from "@preact/signals";
import type { Place } from "../../../../shared/games/wayward/deck/faults.ts";
import type { Side } from "../../../../shared/games/wayward/deck/schema.ts";

/** What of the workshop is looked at: all decks, one of them, or a section of it. */
export interface Looking {
  readonly deck?: string;
  readonly place?: Place;
}

/** The fragment of an address for a deck. */
export const deckHash = (id: string): string => `#${id}`;

/** The same for a section of it: `#3f9a0c41/7/hard/2`. */
export const placeHash = (id: string, { no, side, stage }: Place): string => `#${[id, no, side, stage].join("/")}`;

/** What a fragment stands for; whether there is such a deck, and such a section, is another question. */
export function lookingIn(hash: string): Looking {
  const [deck = "", no, side, stage] = hash.replace(/^#/, "").split("/");
  if (deck === "") return {};
  if (stage === undefined) return { deck };
  return { deck, place: { no: Number(no), side: side as Side, stage: Number(stage) } };
}

/** What is looked at, as the address has it. */
export const looking = signal<Looking>({});

/** Follows the address for as long as it is not told to stop. */
export function followAddress(): () => void {
  const arrive = () => {
    looking.value = lookingIn(location.hash);
  };
  arrive();
  addEventListener("hashchange", arrive);
  return () => removeEventListener("hashchange", arrive);
}

/** Goes to another place of the workshop, one step of the browser's Back away from this one. */
export function goTo(hash: string): void {
  location.hash = hash;
}
