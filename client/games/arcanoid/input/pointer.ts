import type { ReadonlySignal } from "@preact/signals";
import type { Party } from "../../../../shared/games/arcanoid/state.ts";
import type { PointerTargets } from "../../../canvas/pointer.ts";
import type { Rect } from "../scene/frame.ts";
import type { ArcanoidLayout, ArcanoidSpot } from "../scene/layout.ts";
import { berthKey } from "../scene/view.ts";
import type { ArcanoidTableInput } from "./intent.ts";

const covers = ({ x, y, width, height }: Rect, px: number, py: number): boolean =>
  px >= x && px < x + width && py >= y && py < y + height;

const isSame = (a: ArcanoidSpot, b: ArcanoidSpot): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The CSS selector of the element at a spot, which gets the keyboard focus after a touch. */
export function selectorOf(spot: ArcanoidSpot): string {
  switch (spot.on) {
    case "card":
      return `[data-card="${spot.card}"]`;
    case "berth":
      return `[data-berth="${berthKey(spot.party, spot.field)}"]`;
    case "party":
      return `[data-party="${spot.party}"]`;
    case "coast":
      return `[data-coast="${spot.field}"]`;
  }
}

/** A touch chooses cards, and then their place. */
export function pointerTargets(
  intent: ArcanoidTableInput,
  tableau: ReadonlySignal<ArcanoidLayout | undefined>,
  look: (party: Party) => void,
): PointerTargets<ArcanoidSpot> {
  const spotAt = (x: number, y: number): ArcanoidSpot | undefined =>
    tableau.peek()?.targets.find(({ rect }) => covers(rect, x, y))?.spot;
  return {
    spotAt,
    spotBelow: spotAt,
    isSame,
    isPointable(spot) {
      if (spot.on === "card") return intent.isPlaying.peek();
      const { offers } = intent.draft.peek();
      if (spot.on === "party" || offers.size === 0) return spot.on !== "coast";
      if (spot.on === "berth") return offers.has(berthKey(spot.party, spot.field));
      return [...offers.keys()].some((key) => key.endsWith(`:${spot.field}`));
    },
    isMovable: () => false,
    isCarrying: () => false,
    press: (spot) => (spot ? selectorOf(spot) : undefined),
    tap(spot) {
      if (spot.on === "card") intent.touch(spot.card);
      else if (spot.on === "party") look(spot.party);
      // If there is nothing to choose, a touched berth opens its party's view.
      else if (spot.on === "berth" && intent.draft.peek().offers.size === 0) look(spot.party);
      else intent.point(spot.on === "berth" ? spot.party : undefined, spot.field);
    },
    carry: () => {},
    drop: () => {},
    aim: () => {},
    hover(spot, mayMove) {
      intent.lifted.value = spot?.on === "card" && mayMove && intent.isPlaying.peek() ? spot.card : undefined;
    },
  };
}
