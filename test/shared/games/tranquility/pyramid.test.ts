import { describe, expect, test } from "vitest";
import { itemAt } from "../../../kit/item-at.ts";
import {
  cleared,
  clearStorm,
  costPaid,
  discard,
  drew,
  filledTo,
  finishPlaced,
  pairDiscarded,
  payCost,
  place,
  placed,
  placedJoker,
  placeJoker,
  playFinish,
  turn,
} from "../../../kit/tranquility.builders.ts";
import { given, type Setup } from "../../../kit/tranquility.ts";

const pyramid = (setup: Setup) => given({ ...setup, options: { mode: "pyramid", ...setup.options } });
const full = filledTo(35);

describe("P2: placing", () => {
  test("P2: the rules B3 and B4 hold; an open cell draws nothing and is paid immediately", () => {
    const table = pyramid({ hands: ["22 50 51", "1"], board: { 0: 20 }, explorer: "storm" });
    table.when(0, place("22", 1)).refused("WrongCost", "B4");
    table.when(0, place("22", 1, "50 51")).then(placed(0, "22", 1), costPaid(0, "50 51"), turn(1));
  });

  test("P2: neighbours follow each other across the end of a row", () => {
    pyramid({ hands: ["22 50 51", "1"], board: { 10: 20 } })
      .when(0, place("22", 11, "50 51"))
      .then(placed(0, "22", 11), costPaid(0, "50 51"), turn(1));
  });

  test("P2: with an exhausted explorer deck nothing is drawn, and the cost is paid immediately", () => {
    const table = pyramid({ hands: ["22 50 51", "1"], board: { 1: 20 } });
    expect(table.moves(0)).toContain("PlaceCard 22 2 -2");
    table.when(0, place("22", 2, "50 51")).then(placed(0, "22", 2), costPaid(0, "50 51"), turn(1));
  });

  test("P2, B5: a placement that makes the pyramid uncompletable is legal, and no message says that it is lost (B14)", () => {
    const table = pyramid({ hands: ["80 50", "1 2"] })
      .when(0, place("80", 1))
      .then(placed(0, "80", 1), turn(1));
    expect(table.outcome).toBe(undefined);
  });

  test("P2, B2: two cards may be discarded instead, and five are held again", () => {
    pyramid({ hands: ["22 50 51 52 53", "1"], piles: ["60 61 62"], explorer: "storm" })
      .when(0, discard("22 50"))
      .then(pairDiscarded(0, "22 50"), drew(0, "60 61"), turn(1));
  });

  test("P3: an island that could not be paid without the explorer card is illegal", () => {
    const table = pyramid({ hands: ["22 50", "1"], board: { 1: 20 }, explorer: "finish" });
    table.when(0, place("22", 2)).refused("CannotPay", "B4");
    expect(table.moves(0)).not.toContain("PlaceCard 22 2 -0");
  });
});

describe("P7: a compass", () => {
  const stormy: Setup = { hands: ["compass 50 51", "1 2"], piles: ["60 61 62"], storms: [4], explorer: "finish" };

  test("P7: a compass is discarded to remove a storm, as an action, and its seat draws", () => {
    const table = pyramid(stormy).when(0, clearStorm(4)).then(cleared(0, 4), drew(0, "60 61 62"), turn(1));
    expect(table.state.storms.some((storm) => storm !== undefined)).toBe(false);
    expect(itemAt(table.state.shown, 0).map((card) => table.state.faces[card])).toEqual(["compass", "storm"]);
  });

  test("P7: after a storm is cleared the cell is a border cell again: the next island there draws", () => {
    const table = pyramid(stormy).when(0, clearStorm(4)).after;
    expect(table.when(1, place("1", 4)).result).toContainEqual(expect.objectContaining({ type: "ExplorerDrawn" }));
  });

  test("P7: only a compass clears a cell, and only one with a storm", () => {
    const table = pyramid(stormy);
    table.when(0, clearStorm(6)).refused("NoStormThere", "P7");
    table.when(0, clearStorm(4, "50")).refused("NotACompass", "P7");
    table.when(1, clearStorm(4, "1")).refused("NotYourTurn", "B2");
    expect(table.moves(0)).toContain("ClearStorm compass 4");
    expect(pyramid({ ...stormy, storms: [] }).moves(0)).not.toContain("ClearStorm compass 4");
  });

  test("P7, P12: clearing a storm is a legal turn of a seat with nothing else", () => {
    const table = pyramid({ hands: ["compass", "1"], board: filledTo(35, 4), storms: [4] });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)).toEqual(["ClearStorm compass 4"]);
  });
});

describe("P5: a storm", () => {
  test("P5: a storm blocks its cell, which counts as empty for order and cost", () => {
    const table = pyramid({ hands: ["40 50", "1"], board: { 3: 38, 5: 41 }, storms: [4] });
    table.when(0, place("40", 4)).refused("CellIsStormed", "P5");
    expect(table.moves(0).filter((move) => / 4 -/.test(move))).toEqual([]);
    const beside = pyramid({ hands: ["40 50", "1"], board: { 3: 30 }, storms: [4] });
    beside.when(0, place("40", 5)).then(placed(0, "40", 5), turn(1));
    pyramid({ hands: ["29 50", "1"], board: { 3: 30 }, storms: [4] })
      .when(0, place("29", 5))
      .refused("NotAscending", "B3");
  });
});

describe("P10: a joker", () => {
  test("P10: a joker is placed as an island of a number that its player names, and draws no explorer card", () => {
    const table = pyramid({ hands: ["border 50", "1"], board: { 1: 20, 9: 40 }, explorer: "storm" });
    const after = table.when(0, placeJoker(30, 4)).then(placedJoker(0, 30, 4), turn(1));
    expect(after.state.board[4]).toMatchObject({ number: 30, by: 0 });
    after.when(1, place("1", 0)).refused("CannotPay", "B4");
  });

  test("P10: the rules B3 and B4 hold for the number of a joker, and it is paid immediately on a border cell, too", () => {
    const table = pyramid({ hands: ["border 50 51", "1"], board: { 1: 20 }, explorer: "storm" });
    table.when(0, placeJoker(22, 2)).refused("WrongCost", "B4");
    table.when(0, placeJoker(22, 2, "50 51")).then(placedJoker(0, 22, 2), costPaid(0, "50 51"), turn(1));
    table.when(0, placeJoker(19, 2)).refused("NotAscending", "B3");
    table.when(0, placeJoker(25, 2)).refused("CannotPay", "B4");
  });

  test("P10: a joker never takes the number of an island or joker on the board", () => {
    const board = { 1: 20, 4: { n: 30, joker: true } } as const;
    const table = pyramid({ hands: ["border 50 51", "1"], board });
    table.when(0, placeJoker(20, 8)).refused("NotAscending", "B3");
    table.when(0, placeJoker(30, 8)).refused("NotAscending", "B3");
    table.when(0, placeJoker(30, 0)).refused("NotAscending", "B3");
  });

  test("P10: the numbers of a joker are offered by cell and cost, each range complete", () => {
    const table = pyramid({ hands: ["border 50 51", "1"], board: { 1: 20, 5: 40, 7: 43 } });
    const jokers = table.moves(0).filter((move) => move.includes("border"));
    expect(jokers).toEqual([
      "PlaceCard border as 18..18 0 -2",
      "PlaceCard border as 19..19 0 -1",
      "PlaceCard border as 21..21 2 -1",
      "PlaceCard border as 22..22 2 -2",
      "PlaceCard border as 21..39 3 -0",
      "PlaceCard border as 38..38 4 -2",
      "PlaceCard border as 39..39 4 -1",
      "PlaceCard border as 41..42 6 -1",
      "PlaceCard border as 44..44 8 -1",
      "PlaceCard border as 45..45 8 -2",
      ...Array.from({ length: 26 }, (_, i) => `PlaceCard border as 44..80 ${i + 9} -0`),
    ]);
  });

  test("P10: a joker needs a number from 1 to 80, and no other card has one", () => {
    const table = pyramid({ hands: ["border 50 finish", "1"] });
    table
      .when(0, (find) => ({ type: "PlaceCard", card: find("border"), cell: 3, pay: [] }))
      .refused("JokerNeedsNumber", "P10");
    table
      .when(0, (find) => ({ type: "PlaceCard", card: find("i50"), cell: 3, pay: [], value: 50 }))
      .refused("NotAJoker", "P10");
    table
      .when(0, (find) => ({ type: "PlaceCard", card: find("finish"), cell: 3, pay: [] }))
      .refused("NotAnIsland", "B3");
    for (const number of [0, 81]) table.when(0, placeJoker(number, 3)).refused("NoSuchNumber", "P10");
  });

  test("P10: a joker is refused on a storm", () => {
    pyramid({ hands: ["border 50", "1"], storms: [4] })
      .when(0, placeJoker(30, 4))
      .refused("CellIsStormed", "P5");
  });

  test("P10: a joker can be played as a finish, too", () => {
    const table = pyramid({ hands: ["border 50", "1"], board: full })
      .when(0, playFinish("border"))
      .then({ ...finishPlaced(0), card: "border", face: "border" });
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
    pyramid({ hands: ["border 50", "1"], board: filledTo(35, 3) })
      .when(0, playFinish("border"))
      .refused("FinishTooEarly", "B10");
  });
});

describe("P8, P12: the end", () => {
  test("P8: a finish on the apex wins, no start is needed", () => {
    const table = pyramid({ hands: ["finish 50", "1"], board: full })
      .when(0, playFinish())
      .then(finishPlaced(0));
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
  });

  test("P12: a stormed cell is not filled", () => {
    pyramid({ hands: ["finish 50", "1"], board: filledTo(35, 4), storms: [4] })
      .when(0, playFinish())
      .refused("FinishTooEarly", "B10");
  });

  test("P12: a seat without a placement, a compass action or a finish, and with fewer than 2 cards, loses the match", () => {
    const lost = { result: "lost", winners: [], reason: "stuck" };
    expect(pyramid({ hands: ["40", "1 2"], board: filledTo(35, 4), storms: [4] }).outcome).toEqual(lost);
    expect(pyramid({ hands: ["compass", "1 2"], board: filledTo(35, 4) }).outcome).toEqual(lost);
    expect(pyramid({ hands: ["finish", "1 2"], board: filledTo(35, 4) }).outcome).toEqual(lost);
    expect(pyramid({ hands: ["border", "1 2"], board: {} }).outcome).toBe(undefined);
    expect(pyramid({ hands: ["", "1 2"] }).outcome).toEqual(lost);
  });

  test("P13: compasses, finish cards and jokers pay and are discarded like any card", () => {
    pyramid({ hands: ["compass finish border 50", "1"] })
      .when(0, discard("compass border"))
      .then(pairDiscarded(0, "compass border"), turn(1));
    pyramid({ hands: ["23 compass finish border", "1"], board: { 0: 20 } })
      .when(0, place("23", 1, "compass finish border"))
      .then(placed(0, "23", 1), costPaid(0, "compass finish border"), turn(1));
    pyramid({ hands: ["21 compass", "1"], board: { 1: 20 }, explorer: "start" })
      .when(0, place("21", 2))
      .after.when(0, payCost("compass"))
      .then(costPaid(0, "compass"), turn(1));
  });
});
