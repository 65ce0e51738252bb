import { describe, expect, test } from "vitest";
import { given } from "../../../kit/tranquility.ts";
import {
  costPaid,
  discard,
  filled,
  finishPlaced,
  offer,
  pairDiscarded,
  place,
  placed,
  playFinish,
  turn,
} from "../../../kit/tranquility.words.ts";

describe("B10: the finish", () => {
  test("B10: it wins at once, on a full board with a start; the winner does not draw", () => {
    const table = given({ hands: ["finish 60 61", "1"], piles: ["70 71 72"], board: filled(), start: "played" })
      .when(0, playFinish())
      .then(finishPlaced(0));
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
    expect(table.toAct).toEqual([]);
    expect(table.moves(0)).toEqual([]);
    expect(table.hand(0)).toEqual(["i60", "i61"]);
  });

  test("B10: it is a legal move of a seat with nothing else", () => {
    const table = given({ hands: ["finish", "1"], board: filled(), start: "played" });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)).toEqual(["PlayFinish finish"]);
  });

  test("B10: not before all cells are filled", () => {
    const table = given({ hands: ["finish 60 61", "1"], board: filled(17), start: "played" });
    table.when(0, playFinish()).refused("FinishTooEarly", "B10");
    expect(table.moves(0)).not.toContain("PlayFinish finish");
  });

  test("B10: not before a start has been played", () => {
    given({ hands: ["finish 60 61", "1"], board: filled() })
      .when(0, playFinish())
      .refused("FinishTooEarly", "B10");
  });

  test("B10: only a finish is one", () => {
    given({ hands: ["80 60", "1"], board: filled(), start: "played" })
      .when(0, playFinish("80"))
      .refused("NotAFinish", "B10");
  });

  test("B10: until then it pays and is discarded like any card", () => {
    given({ hands: ["20 finish", "1"], board: { 4: 19 } })
      .when(0, place("20", 5, "finish"))
      .then(placed(0, "20", 5), costPaid(0, "finish"), turn(1));
    given({ hands: ["finish finish", "1"] })
      .when(0, discard("finish finish"))
      .then(pairDiscarded(0, "finish finish"), turn(1));
  });

  test("B10: after the end nothing is allowed", () => {
    const over = given({ hands: ["finish 60 61", "1 2"], board: filled(), start: "played" }).when(
      0,
      playFinish(),
    ).after;
    over.when(0, discard("60 61")).refused("MatchIsOver");
    over.when(1, discard("1 2")).refused("MatchIsOver");
    over.when(1, offer("1")).refused("MatchIsOver");
  });
});

describe("B11: the loss", () => {
  const lost = { result: "lost", winners: [], reason: "stuck" };

  test("B11: the acting seat has one card, and nowhere to place it", () => {
    const table = given({ hands: ["40", "1 2"], board: { 0: 41 } });
    expect(table.outcome).toEqual(lost);
    expect(table.moves(0)).toEqual([]);
  });

  test("B11: the acting seat has no card at all", () => {
    expect(given({ hands: ["", "1 2"] }).outcome).toEqual(lost);
  });

  test("B11: one card that can be placed free is a legal turn", () => {
    const table = given({ hands: ["42", "1 2"], board: { 0: 41 } });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)[0]).toBe("PlaceCard 42 2 -0");
  });

  test("B11: one card whose only place costs something is no legal turn", () => {
    expect(given({ hands: ["42", "1 2"], board: { ...filled(35), 34: 41 } }).outcome).toEqual(lost);
  });

  test("B11: one start is a legal turn while none has been played, and none afterwards", () => {
    expect(given({ hands: ["start", "1 2"] }).outcome).toBe(undefined);
    expect(given({ hands: ["start", "1 2"], start: "played" }).outcome).toEqual(lost);
  });

  test("B11: a finish that cannot be played is no legal turn", () => {
    expect(given({ hands: ["finish", "1 2"], board: filled(3), start: "played" }).outcome).toEqual(lost);
    expect(given({ hands: ["finish", "1 2"], board: filled() }).outcome).toEqual(lost);
  });

  test("B11: two cards can always be discarded", () => {
    const table = given({ hands: ["40 39", "1 2"], board: { 0: 41 } });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)).toEqual(["DiscardPair"]);
  });

  test("B11: an empty pile alone is not a loss", () => {
    expect(given({ hands: ["1 2 3", "4"] }).outcome).toBe(undefined);
  });

  test("B11: it is tested when a turn begins: the others' empty hands do not matter yet", () => {
    const table = given({ hands: ["40 39", ""], board: { 0: 41 } });
    expect(table.outcome).toBe(undefined);
    expect(table.when(0, discard("40 39")).after.outcome).toEqual(lost);
  });
});
