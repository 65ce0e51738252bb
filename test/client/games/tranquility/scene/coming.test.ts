import { describe, expect, it } from "vitest";
import { type MoveDraft, NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import { comingTo } from "../../../../../client/games/tranquility/scene/coming.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { given } from "../../../../kit/tranquility.ts";
import { LocalMatch, optionsOf } from "../../../harness/local-match.ts";
import { laidOut } from "../pages.ts";

const DUEL = { options: { mode: "duel" }, row: "60 61 62 63 64", piles: ["70 71"] } as const;

describe("the cards of the open row that a hand would draw (D2)", () => {
  const { state } = given({ ...DUEL, hands: ["10 20 30 40 50", "1 2 3"] });
  const [first = 0, second = 0, third = 0] = itemAt(state.hands, 0);
  const faces = (draft: Partial<MoveDraft>, seat = 0) =>
    comingTo(state, seat, { ...NO_DRAFT, ...draft }).map((card) => state.faces[card]);
  const spaces = new Map([
    [4, 0],
    [7, 2],
  ]);

  it("are none as long as no card is chosen", () => {
    expect(faces({})).toEqual([]);
    expect(faces({ chosen: first, spaces })).toEqual([]);
  });

  it("are as many as an island and its price take out of the hand, the farthest first", () => {
    expect(faces({ chosen: first, spaces, target: 4 })).toEqual(["i60"]);
    expect(faces({ chosen: first, spaces, target: 7 })).toEqual(["i60", "i61", "i62"]);
  });

  it("are two for a pair", () => {
    expect(faces({ marked: [second] })).toEqual(["i60"]);
    expect(faces({ marked: [second, third] })).toEqual(["i60", "i61"]);
  });

  it("fill a hand that was short, as far as the row allows", () => {
    expect(faces({ marked: itemAt(state.hands, 1).slice(0, 2) }, 1)).toEqual(["i60", "i61", "i62", "i63"]);
    const short = given({ ...DUEL, row: "60", hands: ["10 20 30", "1"] }).state;
    expect(comingTo(short, 0, { ...NO_DRAFT, marked: itemAt(short.hands, 0).slice(0, 2) })).toHaveLength(1);
  });

  it("are none for a spectator, and none once a move was sent", () => {
    expect(comingTo(state, undefined, { ...NO_DRAFT, marked: [second, third] })).toEqual([]);
    expect(faces({ marked: [second, third], sent: { type: "DiscardPair", cards: [second, third] } })).toEqual([]);
  });
});

it("a ring lies around each card that the hand would draw, on the row and nowhere else", () => {
  const { match } = new LocalMatch(2, 3, optionsOf("duel"));
  const marked = itemAt(match.table.hands, 0).slice(0, 2);
  const viewport = { width: 1440, height: 900 };
  const { pieces, frame } = laidOut({ match, seat: 0, viewport, draft: { ...NO_DRAFT, marked } });
  const rings = [...pieces].filter(([key]) => String(key).startsWith("coming:")).map(([, { x, y }]) => ({ x, y }));
  expect(rings).toEqual(frame.row!.places.slice(0, 2).map(({ x, y }) => ({ x, y })));
});
