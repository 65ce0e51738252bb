import { describe, expect, test } from "vitest";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { given, type Setup, type Table } from "../../kit/tranquility.ts";
import { discard, filled, offer, place, playStart } from "../../kit/tranquility.words.ts";

const busy: Setup = { hands: ["1 2 3", "start 12 13"], piles: ["4 5", "14"], discards: ["60 61", "70"], turn: 1 };

/** The faces of the cards that are hidden from a seat. */
const hidden = (table: Table, seat: number): string[] =>
  tranquility
    .hiddenFrom(table.state, seat)
    .map((card) => table.state.faces[card]!)
    .sort();

describe("B12: secrecy", () => {
  test("B12: the others' hands and discards and all piles are hidden; one's own discards are not", () => {
    expect(hidden(given(busy), 0)).toEqual(["i12", "i13", "i14", "i4", "i5", "i70", "start"]);
    expect(hidden(given(busy), 1)).toEqual(["i1", "i14", "i2", "i3", "i4", "i5", "i60", "i61"]);
  });

  test("B12: what lies on the board is hidden from nobody", () => {
    const table = given(busy).when(1, playStart()).after;
    expect(hidden(table, 0)).not.toContain("start");
  });

  test("B12: a discarded card is face down: its face is in no event but the draw that its owner saw", () => {
    const answer = given({ hands: ["20 70 71", "1 2"], board: { 4: 18 } }).when(0, place("20", 5, "70 71"));
    const events = answer.result as readonly { type: string; secret?: object }[];
    expect(events.find(({ type }) => type === "CostPaid")).toEqual({
      type: "CostPaid",
      seat: 0,
      cards: [answer.before.card(0, "70"), answer.before.card(0, "71")],
    });
  });

  test("B12: a drawn card's face goes to its seat alone", () => {
    const events = given({ hands: ["20 70", "1 2"], piles: ["30 31 32 33"] }).when(0, discard("20 70")).result;
    const draw = (events as readonly { type: string; secret?: { to: readonly number[] } }[])[1];
    expect(draw?.type).toBe("CardsDrawn");
    expect(draw?.secret?.to).toEqual([0]);
  });

  test("B12: sizes are public: piles, hands and discards are lists of handles", () => {
    const { piles, hands, discards } = given(busy).state;
    expect([piles, hands, discards].map((zones) => zones.map((zone) => zone.length))).toEqual([
      [2, 1],
      [3, 3],
      [2, 1],
    ]);
  });
});

describe("B13: silence", () => {
  const before = { hands: ["start 1 2 3 4", "11 12 13 14 15"] };

  test("B13: silent, but for phrases about quantities while a toll is open", () => {
    const table = given(before);
    expect(tranquility.talk(table.state, 0)).toBe("silent");
    const tolled = table.when(0, playStart()).after;
    expect([0, 1].map((seat) => tranquility.talk(tolled.state, seat))).toEqual(["phrases", "phrases"]);
    const paid = tolled.when(0, offer("1 2 3 4")).after.when(1, offer("11 12 13 14")).after;
    expect(tranquility.talk(paid.state, 0)).toBe("silent");
    expect(tranquility.phrases.length).toBeGreaterThan(0);
  });

  test("B13: talk open lifts the silence", () => {
    const table = given({ ...before, options: { talk: "open" } });
    expect(tranquility.talk(table.state, 1)).toBe("free");
    expect(tranquility.talk(table.when(0, playStart()).after.state, 1)).toBe("free");
  });
});

describe("B14: nobody says that it is lost", () => {
  test("B14: a board that can no longer be filled goes on", () => {
    const table = given({ hands: ["80 1", "2 3"] }).when(0, place("80", 0)).after;
    expect(table.outcome).toBe(undefined);
    expect(table.toAct).toEqual([1]);
  });

  test("B14: with the last finish discarded the match goes on", () => {
    const discards = ["finish finish finish", ""];
    const table = given({ hands: ["finish finish 5", "2 3"], discards, board: filled(35), start: "played" });
    const answer = table.when(0, discard("finish finish"));
    expect((answer.result as readonly { type: string }[]).map(({ type }) => type)).toEqual([
      "PairDiscarded",
      "TurnStarted",
    ]);
    expect(answer.after.outcome).toBe(undefined);
  });

  test("B14: with every start discarded the match goes on", () => {
    const table = given({ hands: ["5 6", "2 3"], discards: ["start start start start start"] });
    expect(table.outcome).toBe(undefined);
  });
});
