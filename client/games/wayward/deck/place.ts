import { signal } from "@preact/signals";
import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import type { CardSide } from "../../../../shared/games/wayward/deck/schema.ts";

/** All decks, a deck, or a section of it. */
interface WorkshopView {
  readonly deck?: string;
  readonly place?: SectionPlace;
}

export const deckHash = (id: string): string => `#${id}`;

/** A fragment such as `#3f9a0c41/7/hard/2`. */
export const placeHash = (id: string, { no, side, stage }: SectionPlace): string =>
  `#${[id, no, side, stage].join("/")}`;

/** The deck and the section may not exist. */
export function lookingIn(hash: string): WorkshopView {
  const [deck = "", no, side, stage] = hash.replace(/^#/, "").split("/");
  if (deck === "") return {};
  if (stage === undefined) return { deck };
  return { deck, place: { no: Number(no), side: side as CardSide, stage: Number(stage) } };
}

export const looking = signal<WorkshopView>({});

/** Follows the URL fragment until the returned function is called. */
export function followAddress(): () => void {
  const arrive = () => {
    looking.value = lookingIn(location.hash);
  };
  arrive();
  addEventListener("hashchange", arrive);
  return () => removeEventListener("hashchange", arrive);
}

/** The browser's Back returns. */
export function goTo(hash: string): void {
  location.hash = hash;
}
