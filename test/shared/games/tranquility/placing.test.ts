import { describe, expect, test } from "vitest";
import {
  costPaid,
  discard,
  drew,
  filled,
  pairDiscarded,
  place,
  placed,
  playStart,
  turn,
} from "../../../kit/tranquility.builders.ts";
import { given } from "../../../kit/tranquility.ts";

describe("B2: a turn", () => {
  test("B2: a turn is exactly one action; then the seat draws to 5 from its own pile, and the next seat acts", () => {
    given({ hands: ["10 20 30 40 50", "1 2 3 4 5"], piles: ["60 61 62", "70"] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), drew(0, "60"), turn(1))
      .when(1, discard("1 5"))
      .then(pairDiscarded(1, "1 5"), drew(1, "70"), turn(0))
      .when(0, discard("20 60"))
      .then(pairDiscarded(0, "20 60"), drew(0, "61 62"), turn(1));
  });

  test("B2: the first seat follows the last one", () => {
    given({ hands: ["1 2", "3 4", "5 6"], turn: 2 })
      .when(2, place("5", 0))
      .then(placed(2, "5", 0), turn(0));
  });

  test("B2: a single player acts in every turn", () => {
    given({ hands: ["1 2"] })
      .when(0, place("1", 0))
      .then(placed(0, "1", 0), turn(0));
  });

  test("B2: a move out of turn is refused", () => {
    const table = given({ hands: ["1 2 3", "4 5 start"] });
    table.when(1, place("4", 0)).refused("NotYourTurn", "B2");
    table.when(1, discard("4 5")).refused("NotYourTurn", "B2");
    table.when(1, playStart()).refused("NotYourTurn", "B2");
    expect(table.toAct).toEqual([0]);
    expect(table.moves(1)).toEqual([]);
  });

  test("B2: a pair is exactly two cards", () => {
    const table = given({ hands: ["1 2 3", "4"] });
    table.when(0, discard("1")).refused("TwoCards", "B2");
    table.when(0, discard("1 2 3")).refused("TwoCards", "B2");
    table.when(0, discard("")).refused("TwoCards", "B2");
  });

  test("B2: a seat may always discard any two cards, whatever else it could do", () => {
    const table = given({ hands: ["1 finish 3", "4"], start: "played" });
    table.when(0, discard("1 finish")).then(pairDiscarded(0, "1 finish"), turn(1));
    expect(table.moves(0)).toContain("DiscardPair");
  });

  test("B2: with an empty pile a seat plays on with what it has", () => {
    given({ hands: ["1 2 3", "4 5"] })
      .when(0, place("1", 0))
      .then(placed(0, "1", 0), turn(1))
      .when(1, discard("4 5"))
      .then(pairDiscarded(1, "4 5"), turn(0));
  });

  test("B2: a pile that is too small is drawn to its end", () => {
    given({ hands: ["1 2 3 4 5", "6"], piles: ["70"], board: { 0: 6 } })
      .when(0, discard("2 3"))
      .then(pairDiscarded(0, "2 3"), drew(0, "70"), turn(1));
  });

  test("B2: a seat uses only cards that it holds, and each only once", () => {
    const table = given({ hands: ["1 2 3 4 5", "6 7"], piles: ["70", "71"], board: { 9: 30 } });
    table.when(0, place("6", 0)).refused("NotInHand");
    table.when(0, place("70", 0)).refused("NotInHand");
    table.when(0, place("30", 0)).refused("NotInHand");
    table.when(0, discard("1 7")).refused("NotInHand");
    const card = table.card(0, "5");
    table.when(0, () => ({ type: "DiscardPair", cards: [card, card] })).refused("SameCardTwice");
    table.when(0, () => ({ type: "PlaceCard", card, cell: 8, pay: [card] })).refused("SameCardTwice");
    table.when(0, () => ({ type: "PlaceCard", card: 999, cell: 8, pay: [] })).refused("NotInHand");
  });
});

describe("B3: where an island may lie", () => {
  test("B3: an island may lie on any empty cell of an empty board", () => {
    const cells = given({ hands: ["40"] }).moves(0);
    expect(cells).toEqual(Array.from({ length: 36 }, (_, cell) => `PlaceCard 40 ${cell} -0`));
  });

  test("B3: islands strictly ascend along the line", () => {
    const table = given({ hands: ["9 10 11 30 31", "1"], board: { 5: 10, 20: 30 } });
    table.when(0, place("9", 7)).refused("NotAscending", "B3");
    table.when(0, place("9", 30)).refused("NotAscending", "B3");
    table.when(0, place("31", 10)).refused("NotAscending", "B3");
    table.when(0, place("31", 2)).refused("NotAscending", "B3");
    table.when(0, place("9", 0)).then(placed(0, "9", 0), turn(1));
    table.when(0, place("11", 10)).then(placed(0, "11", 10), turn(1));
    table.when(0, place("31", 35)).then(placed(0, "31", 35), turn(1));
  });

  test("B3: an island must fit between distant numbers of the line as well as between near ones", () => {
    given({ hands: ["50 1", "1"], board: { 35: 49 } })
      .when(0, place("50", 0))
      .refused("NotAscending", "B3");
  });

  test("B3: an island is refused on a filled cell and outside the board", () => {
    const table = given({ hands: ["20 21", "1"], board: { 5: 10 } });
    table.when(0, place("20", 5)).refused("CellIsFilled", "B3");
    table.when(0, place("20", 36)).refused("NoSuchCell", "B3");
    table.when(0, place("20", 255)).refused("NoSuchCell", "B3");
  });

  test("B3: only islands are placed", () => {
    const table = given({ hands: ["finish start 5", "1"], start: "played" });
    table.when(0, place("finish", 3)).refused("NotAnIsland", "B3");
    table.when(0, place("start", 3)).refused("NotAnIsland", "B3");
  });
});

describe("B4: what a placement costs", () => {
  const hand = "20 70 71 72 73";

  test("B4: an island without a filled neighbour costs nothing", () => {
    given({ hands: [hand, "1"], board: { 3: 19, 6: 21 } })
      .when(0, place("70", 8))
      .then(placed(0, "70", 8), turn(1));
    given({ hands: ["20 1"], board: { 3: 10, 6: 30 } })
      .when(0, place("20", 4))
      .refused("CannotPay", "B4");
  });

  test("B4: an island with one neighbour costs the difference, whether the neighbour lies before or after it", () => {
    given({ hands: [hand, "1"], board: { 4: 17 } })
      .when(0, place("20", 5, "70 71 72"))
      .then(placed(0, "20", 5), costPaid(0, "70 71 72"), turn(1));
    given({ hands: [hand, "1"], board: { 6: 22 } })
      .when(0, place("20", 5, "70 71"))
      .then(placed(0, "20", 5), costPaid(0, "70 71"), turn(1));
  });

  test("B4: a difference of 1 costs 1", () => {
    const table = given({ hands: [hand, "1"], board: { 4: 19 } });
    table.when(0, place("20", 5)).refused("WrongCost", "B4");
    table.when(0, place("20", 5, "73")).then(placed(0, "20", 5), costPaid(0, "73"), turn(1));
  });

  test("B4: a placement between two neighbours costs the smaller difference", () => {
    given({ hands: [hand, "1"], board: { 4: 10, 6: 22 } })
      .when(0, place("20", 5, "70 71"))
      .then(placed(0, "20", 5), costPaid(0, "70 71"), turn(1));
    given({ hands: [hand, "1"], board: { 4: 19, 6: 60 } })
      .when(0, place("20", 5, "71"))
      .then(placed(0, "20", 5), costPaid(0, "71"), turn(1));
  });

  test("B4: a cost of 4 takes the whole rest of a hand of 5", () => {
    given({ hands: [hand, "1"], piles: ["1 2 3 4 5 6"], board: { 4: 16 } })
      .when(0, place("20", 5, "70 71 72 73"))
      .then(placed(0, "20", 5), costPaid(0, "70 71 72 73"), drew(0, "1 2 3 4 5"), turn(1));
  });

  test("B4: a cost of 5 is illegal, because the pile does not pay", () => {
    const table = given({ hands: [hand, "1"], piles: ["1 2 3"], board: { 4: 15 } });
    table.when(0, place("20", 5, "70 71 72 73")).refused("CannotPay", "B4");
    expect(table.moves(0).filter((move) => move.startsWith("PlaceCard 20 5 "))).toEqual([]);
  });

  test("B4: a small hand pays no more than it has beside the card", () => {
    const table = given({ hands: ["20 70", "1"], board: { 4: 18 } });
    table.when(0, place("20", 5, "70")).refused("CannotPay", "B4");
    given({ hands: ["20 70", "1"], board: { 4: 19 } })
      .when(0, place("20", 5, "70"))
      .then(placed(0, "20", 5), costPaid(0, "70"), turn(1));
  });

  test("B4: a payment of fewer or more cards than the cost is refused", () => {
    const table = given({ hands: [hand, "1"], board: { 4: 18 } });
    table.when(0, place("20", 5)).refused("WrongCost", "B4");
    table.when(0, place("20", 5, "70")).refused("WrongCost", "B4");
    table.when(0, place("20", 5, "70 71 72")).refused("WrongCost", "B4");
    table.when(0, place("70", 8, "71")).refused("WrongCost", "B4");
  });

  test("B4: cards that pay come from the hand", () => {
    const table = given({ hands: [hand, "1"], piles: ["2"], board: { 4: 19 } });
    table.when(0, place("20", 5, "1")).refused("NotInHand");
    table.when(0, place("20", 5, "2")).refused("NotInHand");
  });

  test("B4: the end of a row and the beginning of the next are neighbours", () => {
    const table = given({ hands: [hand, "1"], board: { 5: 18 } });
    table.when(0, place("20", 6)).refused("WrongCost", "B4");
    table.when(0, place("20", 6, "70 71")).then(placed(0, "20", 6), costPaid(0, "70 71"), turn(1));
    given({ hands: [hand, "1"], board: { 12: 21 } })
      .when(0, place("20", 11, "70"))
      .then(placed(0, "20", 11), costPaid(0, "70"), turn(1));
  });

  test("B4: cells above and below are no neighbours", () => {
    given({ hands: [hand, "1"], board: { 1: 18, 13: 22 } })
      .when(0, place("20", 7))
      .then(placed(0, "20", 7), turn(1));
  });

  test("B4: the ends of the line have no neighbour beyond them", () => {
    const table = given({ hands: ["1 2", "3"], board: {} });
    table.when(0, place("1", 35)).then(placed(0, "1", 35), turn(1));
    table.when(0, place("2", 0)).then(placed(0, "2", 0), turn(1));
  });

  test("B4: moves say what each placement costs", () => {
    const gap = given({ hands: ["20 70 71", "1"], board: { ...filled(4, 5), 3: 18, 6: 30 } });
    expect(gap.moves(0)).toEqual(["PlaceCard 20 4 -2", "DiscardPair"]);
    expect(gap.moves(0).filter((move) => move.startsWith("PlaceCard 20"))).toEqual(["PlaceCard 20 4 -2"]);
  });
});

describe("B5: placements that cannot end well", () => {
  test("B5: a placement that makes the grid uncompletable is legal", () => {
    given({ hands: ["80 1", "1"] })
      .when(0, place("80", 0))
      .then(placed(0, "80", 0), turn(1));
    given({ hands: ["12 1", "1"], board: { 0: 10 } })
      .when(0, place("12", 20))
      .then(placed(0, "12", 20), turn(1));
  });
});
