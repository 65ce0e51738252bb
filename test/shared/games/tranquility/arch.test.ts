import { describe, expect, test } from "vitest";
import {
  costPaid,
  discard,
  drew,
  filledTo,
  finishPlaced,
  offer,
  pairDiscarded,
  place,
  placed,
  playFinish,
  playStart,
  turn,
} from "../../../kit/tranquility.builders.ts";
import { given, type Setup } from "../../../kit/tranquility.ts";

const arch = (setup: Setup) => given({ ...setup, options: { mode: "arch", ...setup.options } });

/** Both pillars in a legal position: each ascends. */
const PILLARS = { 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 80, 6: 7, 7: 8, 8: 9, 9: 10, 10: 11, 11: 79 };
const ROOF_OPENED = { type: "RoofOpened" };

describe("A1: without a start", () => {
  test("A1: there is no start card to play, and no toll", () => {
    const table = arch({ hands: ["start 2", "3"] });
    table.when(0, playStart()).refused("NotInThisMode");
    table.when(0, offer("2")).refused("NoTollIsOpen", "B7");
    expect(table.moves(0)).not.toContain("PlayStart start");
  });
});

describe("A2: the pillars", () => {
  test("A2: placements are free, whatever lies beside them", () => {
    arch({ hands: ["12 2 3 4 5", "1"], piles: ["60"], board: { 0: 11, 2: 40 } })
      .when(0, place("12", 1))
      .then(placed(0, "12", 1), drew(0, "60"), turn(1));
  });

  test("A2: nothing may be paid for them", () => {
    arch({ hands: ["12 2", "1"], board: { 0: 11 } })
      .when(0, place("12", 1, "2"))
      .refused("WrongCost", "B4");
  });

  test("A2: each pillar ascends on its own line, bottom row first", () => {
    const table = arch({ hands: ["12 2", "1"], board: { 0: 20, 6: 5 } });
    table.when(0, place("12", 1)).refused("NotAscending", "B3");
    table.when(0, place("12", 2)).refused("NotAscending", "B3");
    table.when(0, place("12", 7)).then(placed(0, "12", 7), turn(1));
  });

  test("A2: the roof is closed until both pillars are full", () => {
    const table = arch({ hands: ["12 2", "1"], board: { 0: 11 } });
    table.when(0, place("12", 12)).refused("RoofIsClosed", "A2");
    table.when(0, place("12", 39)).refused("RoofIsClosed", "A2");
    expect(table.moves(0).filter((move) => / (1[2-9]|[23]\d) -/.test(move))).toEqual([]);
  });

  test("A2: a seat that does not place an island discards two cards", () => {
    arch({ hands: ["12 2 3 4 5", "1"], piles: ["60 61"] })
      .when(0, discard("2 3"))
      .then(pairDiscarded(0, "2 3"), drew(0, "60 61"), turn(1));
  });
});

describe("A3: the roof", () => {
  const { 11: _, ...eleven } = PILLARS;

  test("A3: the placement that fills the twelfth pillar cell opens the roof, before its seat draws", () => {
    arch({ hands: ["40 2 3 4 5", "41"], piles: ["60"], board: eleven })
      .when(0, place("40", 11))
      .then(placed(0, "40", 11), ROOF_OPENED, drew(0, "60"), turn(1))
      .when(1, place("41", 12))
      .then(placed(1, "41", 12), turn(0));
  });

  test("A3: one full pillar does not open the roof", () => {
    const { 6: _, ...onePillar } = PILLARS;
    const table = arch({ hands: ["40 2 3 4 5", "1"], board: { ...eleven, 6: 7 } });
    table.when(0, place("40", 12)).refused("RoofIsClosed", "A2");
    arch({ hands: ["2 3", "1"], board: onePillar })
      .when(0, place("3", 13))
      .refused("RoofIsClosed", "A2");
  });

  test("A3: the roof opens only once", () => {
    arch({ hands: ["40 3", "1"], board: PILLARS })
      .when(0, place("40", 20))
      .then(placed(0, "40", 20), turn(1));
  });

  test("A3: on the roof the rules B3 and B4 hold", () => {
    const table = arch({ hands: ["42 2 3", "1"], board: { ...PILLARS, 20: 40 } });
    table.when(0, place("42", 19)).refused("NotAscending", "B3");
    table.when(0, place("42", 21)).refused("WrongCost", "B4");
    table.when(0, place("42", 21, "2 3")).then(placed(0, "42", 21), costPaid(0, "2 3"), turn(1));
  });

  test("A3: the line of the roof is not linked to the pillars", () => {
    arch({ hands: ["6 2", "1"], board: PILLARS })
      .when(0, place("6", 12))
      .then(placed(0, "6", 12), turn(1));
  });

  test("A3: the line of the roof runs across its rows, seven cells wide", () => {
    const table = arch({ hands: ["42 2 3", "1"], board: { ...PILLARS, 18: 40 } });
    table.when(0, place("42", 19, "2 3")).then(placed(0, "42", 19), costPaid(0, "2 3"), turn(1));
  });
});

describe("A4: the end", () => {
  test("A4: a finish wins when all 40 cells are filled; no start is needed", () => {
    const table = arch({ hands: ["finish 60", "1"], board: filledTo(40) })
      .when(0, playFinish())
      .then(finishPlaced(0));
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
  });

  test("A4: a finish is refused before all cells are filled", () => {
    for (const cell of [0, 11, 39])
      arch({ hands: ["finish 60", "1"], board: filledTo(40, cell) })
        .when(0, playFinish())
        .refused("FinishTooEarly", "B10");
  });

  test("A4: a seat that can do nothing loses the match (B11)", () => {
    const lost = { result: "lost", winners: [], reason: "stuck" };
    expect(arch({ hands: ["12", "1 2"], board: { ...PILLARS, 12: 13 } }).outcome).toEqual(lost);
    expect(arch({ hands: ["12", "1 2"], board: { 0: 11 } }).outcome).toBe(undefined);
  });
});
