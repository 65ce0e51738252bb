import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import type { HandOrder } from "../../../../../client/games/tranquility/preferences/settings.ts";
import { createHand, inPlace, ordered } from "../../../../../client/games/tranquility/scene/hand.ts";
import type { TranquilityFace } from "../../../../../shared/games/tranquility/cards.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { LocalMatch } from "../../../harness/local-match.ts";
import { laidOut } from "../pages.ts";
import { seatAt } from "../set-up.ts";

const FACES: readonly TranquilityFace[] = ["i8", "i70", "i2", "finish", "i23", "i46", "start", "i5", "i61"];
const state = { faces: FACES } as unknown as State;
const facesOf = (cards: readonly number[]) => cards.map((card) => FACES[card]);

function handOf(...cards: number[]) {
  const held = signal<readonly number[]>(cards);
  const order = signal<HandOrder>("number");
  return { held, order, hand: createHand(signal(state), held, order) };
}

describe("a hand", () => {
  it("lies by number, with other cards behind the islands; or in the order drawn", () => {
    expect(facesOf(ordered(state, [0, 1, 3, 2, 6, 4, 5], "number"))).toEqual([
      "i2",
      "i8",
      "i23",
      "i46",
      "i70",
      "finish",
      "start",
    ]);
    expect(ordered(state, [0, 1, 3, 2], "drawn")).toEqual([0, 1, 3, 2]);
  });

  it("is sorted immediately by the setting", () => {
    const { hand, order } = handOf(0, 1, 2);
    expect(facesOf(hand.shown.value)).toEqual(["i2", "i8", "i70"]);
    order.value = "drawn";
    expect(facesOf(hand.shown.value)).toEqual(["i8", "i70", "i2"]);
  });

  it("never moves under pointer or focus: a drawn card takes the place of one that is gone", () => {
    const { held, hand } = handOf(0, 1, 2, 4, 5);
    expect(facesOf(hand.shown.value)).toEqual(["i2", "i8", "i23", "i46", "i70"]);
    hand.hold("pointer", true);
    hand.hold("focus", true);
    held.value = [0, 1, 2, 5, 7];
    expect(facesOf(hand.shown.value)).toEqual(["i2", "i8", "i5", "i46", "i70"]);
    hand.hold("pointer", false);
    expect(facesOf(hand.shown.value)).toEqual(["i2", "i8", "i5", "i46", "i70"]);
    hand.hold("focus", false);
    expect(facesOf(hand.shown.value)).toEqual(["i2", "i5", "i8", "i46", "i70"]);
  });

  it("has further drawn cards at its end, as long as it is held", () => {
    expect(inPlace([2, 0, 4], [0, 4, 7, 8])).toEqual([7, 0, 4, 8]);
    expect(inPlace([], [4, 2])).toEqual([4, 2]);
    expect(inPlace([2, 0, 4], [4])).toEqual([4]);
  });
});

describe("a player's own hand at a table", () => {
  const table = () => {
    const seated = seatAt({ hands: ["70 8 46 2 23", "1"] }, { order: "number" });
    const faces = () => seated.intent.hand.value.map((card) => seated.table().state.faces[card]);
    return { ...seated, faces };
  };

  it("is shown, and counted by keys, in the order in which it is read", () => {
    const { intent, faces } = table();
    expect(faces()).toEqual(["i2", "i8", "i23", "i46", "i70"]);
    expect(intent.draft.value.hand).toEqual(intent.hand.value);
  });

  it("does not move while two are picked to be discarded", () => {
    const { intent, faces, touch } = table();
    intent.chooseSecondary("pair");
    touch("46 2");
    expect(faces()).toEqual(["i2", "i8", "i23", "i46", "i70"]);
  });

  it("is named to the table by handles in their own order, which reveals nothing of the cards (B12)", () => {
    const { intent, card, sent, touch } = table();
    intent.chooseSecondary("pair");
    touch("8 46");
    intent.confirm();
    expect(sent).toEqual([{ type: "DiscardPair", cards: [card("8"), card("46")].toSorted((a, b) => a - b) }]);
  });

  it("lies on the table in this order, from left to right, and rises under the mouse by six px", () => {
    const { match } = new LocalMatch(2, 3);
    const viewport = { width: 1440, height: 900 };
    const hand = ordered(match.table, itemAt(match.table.hands, 0), "number");
    const at = (more: object) => laidOut({ match, seat: 0, viewport, draft: { ...NO_DRAFT, hand, ...more } }).pieces;
    const rest = at({});
    expect(hand.toSorted((a, b) => rest.get(a)!.x - rest.get(b)!.x)).toEqual(hand);
    const [first, second] = hand as [number, number];
    const lifted = at({ lifted: first });
    expect(lifted.get(first)!.y).toBe(rest.get(first)!.y - 6);
    expect(lifted.get(second)).toEqual(rest.get(second));
    const chosen = at({ chosen: first });
    expect(at({ chosen: first, lifted: first }).get(first)).toEqual(chosen.get(first));
  });
});
