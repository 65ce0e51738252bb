import { describe, expect, test } from "vitest";
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
} from "../../../kit/tranquility.builders.ts";
import { given } from "../../../kit/tranquility.ts";

describe("B10: the finish", () => {
  test("B10: a finish wins immediately, on a full board with a start; the winner does not draw", () => {
    const table = given({ hands: ["finish 60 61", "1"], piles: ["70 71 72"], board: filled(), start: "played" })
      .when(0, playFinish())
      .then(finishPlaced(0));
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
    expect(table.toAct).toEqual([]);
    expect(table.moves(0)).toEqual([]);
    expect(table.hand(0)).toEqual(["i60", "i61"]);
  });

  test("B10: a finish is a legal move of a seat with nothing else", () => {
    const table = given({ hands: ["finish", "1"], board: filled(), start: "played" });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)).toEqual(["PlayFinish finish"]);
  });

  test("B10: a finish is refused before all cells are filled", () => {
    const table = given({ hands: ["finish 60 61", "1"], board: filled(17), start: "played" });
    table.when(0, playFinish()).refused("FinishTooEarly", "B10");
    expect(table.moves(0)).not.toContain("PlayFinish finish");
  });

  test("B10: a finish is refused before a start has been played", () => {
    given({ hands: ["finish 60 61", "1"], board: filled() })
      .when(0, playFinish())
      .refused("FinishTooEarly", "B10");
  });

  test("B10: a card that is no finish cannot be played as one", () => {
    given({ hands: ["80 60", "1"], board: filled(), start: "played" })
      .when(0, playFinish("80"))
      .refused("NotAFinish", "B10");
  });

  test("B10: a finish that cannot be played pays and is discarded like any card", () => {
    given({ hands: ["20 finish", "1"], board: { 4: 19 } })
      .when(0, place("20", 5, "finish"))
      .then(placed(0, "20", 5), costPaid(0, "finish"), turn(1));
    given({ hands: ["finish finish", "1"] })
      .when(0, discard("finish finish"))
      .then(pairDiscarded(0, "finish finish"), turn(1));
  });

  test("B10: after the end every command is refused", () => {
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

  test("B11: an acting seat with one card and nowhere to place it loses the match", () => {
    const table = given({ hands: ["40", "1 2"], board: { 0: 41 } });
    expect(table.outcome).toEqual(lost);
    expect(table.moves(0)).toEqual([]);
  });

  test("B11: an acting seat without cards loses the match", () => {
    expect(given({ hands: ["", "1 2"] }).outcome).toEqual(lost);
  });

  test("B11: an acting seat with one card that can be placed free has a legal turn", () => {
    const table = given({ hands: ["42", "1 2"], board: { 0: 41 } });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)[0]).toBe("PlaceCard 42 2 -0");
  });

  test("B11: an acting seat with one card whose only place costs something has no legal turn", () => {
    expect(given({ hands: ["42", "1 2"], board: { ...filled(35), 34: 41 } }).outcome).toEqual(lost);
  });

  test("B11: a single start is a legal turn while none has been played, and none afterwards", () => {
    expect(given({ hands: ["start", "1 2"] }).outcome).toBe(undefined);
    expect(given({ hands: ["start", "1 2"], start: "played" }).outcome).toEqual(lost);
  });

  test("B11: a finish that cannot be played is no legal turn", () => {
    expect(given({ hands: ["finish", "1 2"], board: filled(3), start: "played" }).outcome).toEqual(lost);
    expect(given({ hands: ["finish", "1 2"], board: filled() }).outcome).toEqual(lost);
  });

  test("B11: a seat can always discard two cards", () => {
    const table = given({ hands: ["40 39", "1 2"], board: { 0: 41 } });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)).toEqual(["DiscardPair"]);
  });

  test("B11: an empty pile alone is not a loss", () => {
    expect(given({ hands: ["1 2 3", "4"] }).outcome).toBe(undefined);
  });

  test("B11: the loss is tested when a turn begins: the others' empty hands do not matter yet", () => {
    const table = given({ hands: ["40 39", ""], board: { 0: 41 } });
    expect(table.outcome).toBe(undefined);
    expect(table.when(0, discard("40 39")).after.outcome).toEqual(lost);
  });
});
