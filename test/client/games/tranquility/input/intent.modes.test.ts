import { describe, expect, it } from "vitest";
import { filledTo, place } from "../../../../kit/tranquility.builders.ts";
import type { Setup } from "../../../../kit/tranquility.ts";
import { seatAt } from "../set-up.ts";

describe("paying in a second step (P3)", () => {
  const bordered: Setup = {
    options: { mode: "pyramid" },
    hands: ["22 50 51 52 53", "1 2"],
    board: { 1: 20 },
    explorer: "finish",
  };

  it("is announced before, without asking for a card yet", () => {
    const { intent, touch } = seatAt(bordered);
    touch("22");
    expect(intent.spaces.value.get(2)).toBe(2);
    intent.touchCell(2);
    expect(intent.primaryAction.value).toEqual({ do: "place", ready: true, number: 22, cost: 0, have: 0, later: 2 });
  });

  it("asks for exactly that many cards, the one just drawn among them", async () => {
    const { intent, card, sent, touch, settled } = seatAt(bordered);
    touch("22");
    intent.touchCell(2);
    intent.confirm();
    await settled();
    expect(intent.primaryAction.value).toEqual({ do: "due", ready: false, have: 0, cost: 2, number: 22 });
    expect(intent.secondaryActions.value).toEqual([]);
    touch("50 finish 51");
    expect(intent.refusal.value).toMatchObject({ refused: "WrongCost", rule: "P3" });
    expect(intent.draft.value.marked).toEqual([card("50"), card("finish")]);
    intent.confirm();
    expect(sent.at(-1)).toEqual({ type: "PayCost", cards: [card("50"), card("finish")] });
    await settled();
    expect(intent.mode.value.at).toBe("rest");
  });

  it("comes before anything else on the board", async () => {
    const { intent, card, touch, settled } = seatAt(bordered);
    touch("22");
    intent.touchCell(2);
    intent.confirm();
    await settled();
    intent.touchCell(8);
    expect(intent.refusal.value).toMatchObject({ refused: "CostIsDue", rule: "P3" });
    intent.carry(card("53"), 10, 10, 8);
    expect(intent.draft.value.drag).toBeUndefined();
  });

  it("does not follow where the sea takes the island", async () => {
    const { intent, touch, settled } = seatAt({ ...bordered, explorer: "monster" });
    touch("22");
    intent.touchCell(2);
    intent.confirm();
    await settled();
    expect(intent.primaryAction.value).toEqual({ do: "wait", ready: false, seats: [1] });
  });
});

describe("a joker (P10)", () => {
  const handy: Setup = {
    options: { mode: "pyramid" },
    hands: ["border 50 51", "1 2"],
    board: { 3: 40, 5: 46 },
    explorer: "storm",
  };

  it("is offered the numbers that are legal where it will lie, and no others", () => {
    const { intent, touch } = seatAt(handy);
    touch("border");
    expect(intent.primaryAction.value).toMatchObject({ do: "joker", ready: false });
    intent.touchCell(4);
    expect(intent.primaryAction.value).toEqual({ do: "number", ready: false });
    expect(intent.numbers.value).toEqual([
      { number: 41, cost: 1 },
      { number: 42, cost: 2 },
      { number: 44, cost: 2 },
      { number: 45, cost: 1 },
    ]);
  });

  it("is placed as the number that was chosen, once that is paid", async () => {
    const { intent, card, sent, touch, settled } = seatAt(handy);
    touch("border");
    intent.touchCell(4);
    intent.name(42);
    expect(intent.primaryAction.value).toMatchObject({ do: "place", ready: false, number: 42, cost: 2, isJoker: true });
    touch("50 51");
    intent.name(45);
    expect(intent.draft.value).toMatchObject({ value: 45, marked: [card("50")] });
    intent.confirm();
    expect(sent).toEqual([{ type: "PlaceCard", card: card("border"), cell: 4, pay: [card("50")], value: 45 }]);
    await settled();
    expect(intent.mode.value.at).toBe("rest");
  });

  it("has to be confirmed even where it costs nothing, and draws no explorer card", () => {
    const { intent, sent, touch } = seatAt(handy);
    touch("border");
    intent.touchCell(8);
    expect(intent.numbers.value[0]).toEqual({ number: 47, cost: 0 });
    intent.name(60);
    expect(sent).toEqual([]);
    expect(intent.primaryAction.value).toEqual({
      do: "place",
      ready: true,
      number: 60,
      cost: 0,
      have: 0,
      isJoker: true,
    });
  });

  it("is refused where no number fits, or none can be paid", () => {
    const { intent, touch } = seatAt({ ...handy, hands: ["border", "1 2"], board: { 0: 7, 2: 8, 4: 30, 6: 33 } });
    touch("border");
    intent.touchCell(1);
    expect(intent.refusal.value).toMatchObject({ refused: "NotAscending", rule: "B3" });
    intent.touchCell(5);
    expect(intent.refusal.value).toMatchObject({ refused: "CannotPay", rule: "B4" });
    intent.touchCell(4);
    expect(intent.refusal.value).toMatchObject({ refused: "CellIsFilled", rule: "B3" });
  });

  it("is placed as the only number that it can have", () => {
    const { intent, touch } = seatAt({ ...handy, board: { 3: 40, 5: 42 } });
    touch("border");
    intent.touchCell(4);
    expect(intent.primaryAction.value).toMatchObject({ do: "place", ready: false, number: 41, cost: 1, isJoker: true });
  });

  it("lights the lighthouse as a finish does", () => {
    const { intent, card, sent, touch } = seatAt({ ...handy, board: filledTo(35) });
    touch("border");
    expect(intent.primaryAction.value).toEqual({ do: "finish", ready: true, isJoker: true });
    expect(intent.draft.value.end).toBe("finish");
    intent.confirm();
    expect(sent).toEqual([{ type: "PlayFinish", card: card("border") }]);
  });
});

describe("a compass (P7)", () => {
  const stormy: Setup = {
    options: { mode: "pyramid" },
    hands: ["compass 50 51", "1 2"],
    storms: [4, 9],
    explorer: "finish",
  };

  it("clears the storm that is touched, once that is confirmed", async () => {
    const { intent, card, sent, touch, table, settled } = seatAt(stormy);
    touch("compass");
    expect(intent.draft.value).toMatchObject({ clears: true });
    expect([...intent.spaces.value.keys()]).toEqual([4, 9]);
    expect(intent.primaryAction.value).toEqual({ do: "clear", ready: false, storms: 2 });
    intent.touchCell(9);
    expect(sent).toEqual([]);
    intent.confirm();
    expect(sent).toEqual([{ type: "ClearStorm", card: card("compass"), cell: 9 }]);
    await settled();
    expect(table().state.storms[9]).toBeUndefined();
  });

  it("has no other use", () => {
    const { intent, touch } = seatAt(stormy);
    touch("compass");
    intent.touchCell(5);
    expect(intent.refusal.value).toMatchObject({ refused: "NoStormThere", rule: "P7" });
    touch("50");
    intent.touchCell(4);
    expect(intent.refusal.value).toMatchObject({ refused: "CellIsStormed", rule: "P5" });
  });
});

describe("turning a card (N4)", () => {
  const dusk: Setup = {
    options: { mode: "day-night" },
    hands: ["50 51 52", "1 2"],
    board: { 0: { n: 5, side: "day" }, 30: { n: 70, side: "day" } },
    start: "played",
  };

  it("takes an island on the board and a card that pays, in either order", async () => {
    const { intent, card, sent, touch, table, settled } = seatAt(dusk);
    expect(intent.secondaryActions.value).toEqual(["pair", "turn"]);
    intent.chooseSecondary("turn");
    expect([...intent.draft.value.turns!]).toEqual([0, 30]);
    touch("50");
    expect(intent.primaryAction.value).toEqual({ do: "turn", ready: false, have: 1 });
    intent.touchCell(0);
    expect(intent.primaryAction.value).toEqual({ do: "turn", ready: true, have: 1, number: 5 });
    touch("51");
    intent.confirm();
    expect(sent).toEqual([{ type: "TurnCard", card: card("51"), cell: 0 }]);
    await settled();
    expect(table().state.board[0]?.side).toBe("night");
    expect(intent.mode.value.at).toBe("rest");
  });

  it("is confirmed by touching the same island again, and can be cancelled", () => {
    const { intent, sent, touch } = seatAt(dusk);
    intent.chooseSecondary("turn");
    intent.touchCell(30);
    intent.touchCell(30);
    expect(sent).toEqual([]);
    touch("50");
    intent.back();
    expect(intent.mode.value.at).toBe("rest");
    intent.chooseSecondary("turn");
    touch("50");
    intent.touchCell(30);
    intent.touchCell(30);
    expect(sent).toHaveLength(1);
  });

  it("needs an island", () => {
    const { intent } = seatAt(dusk);
    intent.chooseSecondary("turn");
    intent.touchCell(7);
    expect(intent.refusal.value).toMatchObject({ refused: "NoIslandThere", rule: "N4" });
  });
});

describe("sweeping (D3)", () => {
  const full: Setup = {
    options: { mode: "duel" },
    hands: ["3 4 5", "1 2"],
    board: { 0: { n: 40, by: 0, side: "day" } },
    row: "60 61 62 63 64",
    piles: ["70 71"],
  };

  it("has to be confirmed: the whole hand goes", async () => {
    const { intent, sent, touch, table, settled } = seatAt(full);
    expect(intent.primaryAction.value.do).toBe("stuck");
    expect(intent.secondaryActions.value).toEqual(["pair", "sweep"]);
    intent.chooseSecondary("sweep");
    expect(intent.primaryAction.value).toEqual({ do: "sweep", ready: true, cards: 3 });
    touch("3");
    expect(intent.mode.value.at).toBe("rest");
    intent.chooseSecondary("sweep");
    intent.confirm();
    expect(sent).toEqual([{ type: "Sweep" }]);
    await settled();
    expect(table().hand(0).toSorted()).toEqual(["i60", "i61", "i62", "i63", "i64"]);
  });

  it("is refused while an island can be placed (D3), and on a space that would leave no room (D4)", () => {
    const { intent, touch } = seatAt({ ...full, hands: ["3 41 43", "1 2"] });
    expect(intent.secondaryActions.value).toEqual(["pair"]);
    touch("43");
    intent.touchCell(5);
    expect(intent.refusal.value).toMatchObject({ refused: "LeavesNoRoom", rule: "D4" });
  });
});

describe("the roof of an arch (A2, A3)", () => {
  const pillars = Object.fromEntries([...Array(11).keys()].map((cell) => [cell, 10 + (cell % 6)]));
  const arch: Setup = { options: { mode: "arch" }, hands: ["60 20 21", "1 2"], board: pillars };

  it("is closed until both pillars are full", async () => {
    const { intent, touch, play, settled } = seatAt(arch);
    touch("20");
    intent.touchCell(30);
    expect(intent.refusal.value).toMatchObject({ refused: "RoofIsClosed", rule: "A2" });
    intent.touchCell(11);
    await settled();
    play(1, place("1", 12));
    touch("60");
    expect(intent.spaces.value.get(30)).toBe(0);
    intent.touchCell(30);
    expect(intent.sent.value).toMatchObject({ type: "PlaceCard", cell: 30 });
  });
});

describe("finishing (B10, N5)", () => {
  const sides = (wrong: number) =>
    Object.fromEntries(
      [...Array(36).keys()].map((cell) => [
        cell,
        { n: cell + 1, side: cell < 18 !== (cell === wrong) ? ("night" as const) : ("day" as const) },
      ]),
    );
  const home: Setup = { options: { mode: "day-night" }, hands: ["finish 50", "1 2"], start: "played" };

  it("needs every island with its right side up where they have sides", () => {
    const { intent, touch } = seatAt({ ...home, board: sides(4) });
    touch("finish");
    expect(intent.draft.value.end).toBeUndefined();
    intent.touchEnd("finish");
    expect(intent.refusal.value).toMatchObject({ refused: "SidesAreWrong", rule: "N5" });
  });

  it("is offered to a player who can finish, before a card is touched", () => {
    const { intent, card, sent } = seatAt({ ...home, board: sides(-1) });
    expect(intent.primaryAction.value).toEqual({ do: "finish", ready: true });
    expect(intent.draft.value.end).toBe("finish");
    intent.confirm();
    expect(sent).toEqual([{ type: "PlayFinish", card: card("finish") }]);
  });

  it("can be done by touching the space of the lighthouse, too", () => {
    const { intent, card, sent, touch } = seatAt({ ...home, board: sides(-1) });
    touch("finish");
    expect(intent.primaryAction.value).toEqual({ do: "finish", ready: true });
    intent.touchEnd("finish");
    expect(sent).toEqual([{ type: "PlayFinish", card: card("finish") }]);
  });

  it("comes last", () => {
    const { intent, touch } = seatAt({ ...home, options: { mode: "standard" }, board: { 3: 20 } });
    const why = { refused: "FinishTooEarly", rule: "B10", figures: { spaces: 35 } };
    touch("finish");
    expect(intent.primaryAction.value).toEqual({ do: "early", ready: false, why });
    expect(intent.refusal.value).toBeUndefined();
    intent.touchEnd("finish");
    expect(intent.refusal.value).toMatchObject({ ...why, at: { on: "finish" } });
    intent.touchCell(7);
    expect(intent.refusal.value).toMatchObject({ refused: "FinishTooEarly", rule: "B10" });
  });
});

describe("spaces that are too small to hit reliably", () => {
  it("have to be confirmed before a free island is placed there, too", () => {
    const { intent, sent, touch } = seatAt(
      { options: { mode: "pyramid" }, hands: ["22 50", "1"], explorer: "storm" },
      { confirms: true },
    );
    touch("22");
    intent.touchCell(2);
    expect(sent).toEqual([]);
    expect(intent.primaryAction.value).toMatchObject({ do: "place", ready: true, cost: 0, later: 0 });
    intent.touchCell(2);
    expect(sent).toHaveLength(1);
  });
});
