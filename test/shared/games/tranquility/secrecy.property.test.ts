import { describe, expect, test } from "vitest";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { kindsOf } from "../../../kit/shelf.ts";
import { discard, filled, offer, place, playStart } from "../../../kit/tranquility.builders.ts";
import { given, type Setup, type Table } from "../../../kit/tranquility.ts";
import { simulations } from "../../../lab/simulations.ts";

const busy: Setup = { hands: ["1 2 3", "start 12 13"], piles: ["4 5", "14"], discards: ["60 61", "70"], turn: 1 };

const hidden = (table: Table, seat: number): string[] =>
  tranquility.cards
    .hiddenFrom(table.state, seat)
    .map((card) => itemAt(table.state.faces, card))
    .sort();

describe("B12: secrecy", () => {
  test("B12: the others' hands and discards and all piles are hidden; one's own discards are not", () => {
    expect(hidden(given(busy), 0)).toEqual(["i12", "i13", "i14", "i4", "i5", "i70", "start"]);
    expect(hidden(given(busy), 1)).toEqual(["i1", "i14", "i2", "i3", "i4", "i5", "i60", "i61"]);
  });

  test("B12: what lies on the board is hidden from no viewer", () => {
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

describe("B12: the order of cards that go face down reveals nothing", () => {
  /** Lists of cards that go face down, which are those without faces. */
  const lists = (event: Event): readonly (readonly Handle[])[] => {
    if ("paid" in event) return event.paid.map(({ cards }) => cards);
    const isHidden = "cards" in event && !("faces" in event) && event.type !== "RowTaken";
    return isHidden ? [event.cards, ...("were" in event ? [event.were] : [])] : [];
  };

  test.each([...kindsOf([tranquility])])(
    "cards that go face down are named by handle, whichever seat plays: %s",
    (_, settings) => {
      const seen = new Set<string>();
      for (const { bout, positions } of simulations(settings, 2 * settings.length, "order")) {
        if (bout.name !== "steady" && bout.name !== "whim") continue;
        for (const entry of positions.at(-1)!.log as readonly (Event & Recorded)[])
          for (const cards of lists(entry)) {
            expect(cards, entry.type).toEqual(cards.toSorted((a, b) => a - b));
            if (cards.length > 1) seen.add(entry.type);
          }
      }
      expect([...seen]).toEqual(expect.arrayContaining(["CostPaid", "PairDiscarded", "CardsDrawn"]));
    },
    120_000,
  );

  test("B7: an offer and its payment list handles in the same order, however they were put down", () => {
    const table = given({ hands: ["start 1 2 3 4 5", "11 12 13 14 15"] }).when(0, playStart()).after;
    const [first, second] = [table.when(0, offer("5 1 4 2")), table.when(0, offer("1 2 4 5"))];
    expect(first.result).toEqual(second.result);
    const settled = first.after.when(1, offer("15 11 13 12")).result as readonly Event[];
    for (const event of settled)
      for (const cards of lists(event)) expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    expect(settled.map(({ type }) => type)).toContain("TollSettled");
  });
});

describe("B13: silence", () => {
  const before = { hands: ["start 1 2 3 4", "11 12 13 14 15"] };

  const silence = { phrases: {}, rule: "B13" };

  test("B13: a table is silent, except for phrases about quantities while a toll is open", () => {
    const table = given(before);
    expect(tranquility.talk.allowed(table.state, 0)).toEqual(silence);
    const tolled = table.when(0, playStart()).after;
    const courtesies = { keep: null, more: null, agreed: null, thanks: null };
    expect([0, 1].map((seat) => tranquility.talk.allowed(tolled.state, seat))).toEqual(
      [4, 5].map((most) => ({ phrases: { ...courtesies, give: { least: 0, most } }, rule: "B13" })),
    );
    const paid = tolled.when(0, offer("1 2 3 4")).after.when(1, offer("11 12 13 14")).after;
    expect(tranquility.talk.allowed(paid.state, 0)).toEqual(silence);
  });

  test("B7, B13: no player can say that they would give more than the toll or their hand", () => {
    const alone = given({ hands: ["start 1 2 3 4"], piles: ["5 6 7 8 9 10 11"] }).when(0, playStart()).after;
    expect(alone.state.hands[0]).toHaveLength(9);
    expect(tranquility.talk.allowed(alone.state, 0)).toMatchObject({ phrases: { give: { least: 0, most: 8 } } });
  });

  test("B13: open talk lifts the silence", () => {
    const table = given({ ...before, options: { talk: "open" } });
    expect(tranquility.talk.allowed(table.state, 1)).toBe("free");
    expect(tranquility.talk.allowed(table.when(0, playStart()).after.state, 1)).toBe("free");
  });
});

describe("B14: no message says that the match is lost", () => {
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
