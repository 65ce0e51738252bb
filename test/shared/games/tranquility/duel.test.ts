import { describe, expect, test } from "vitest";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import {
  costPaid,
  discard,
  filled,
  pairDiscarded,
  passed,
  place,
  placedUp,
  playFinish,
  playStart,
  rowRefilled,
  rowTaken,
  shuffled,
  sweep,
  swept,
  turn,
} from "../../../kit/tranquility.builders.ts";
import type { IslandOnBoard } from "../../../kit/tranquility.setup.ts";
import { given, type Setup } from "../../../kit/tranquility.ts";

const duel = (setup: Setup) => given({ ...setup, options: { mode: "duel" } });

describe("D2: a turn", () => {
  test("D2: an island is placed with the own side up; its seat draws from the row, the farthest card first, and the row is refilled", () => {
    duel({ hands: ["10 20 30 40 50", "1 2 3 4 5"], piles: ["70 71"], row: "60 61 62 63 64" })
      .when(0, place("10", 4))
      .then(placedUp(0, "10", 4, "day"), rowTaken(0, "60"), shuffled(0, "20 30 40 50 60"), rowRefilled("70"), turn(1));
  });

  test("D1: seat 1 plays by night", () => {
    duel({ hands: ["10 20", "1 2 3 4 5"], row: "60 61 62 63 64", turn: 1 })
      .when(1, place("4", 0))
      .then(placedUp(1, "4", 0, "night"), rowTaken(1, "60"), shuffled(1, "1 2 3 5 60"), turn(0));
  });

  test("D2: a seat that discards two cards draws two, in their order, and the row slides", () => {
    const table = duel({ hands: ["10 20 30 40 50", "1 2"], piles: ["70 71 72"], row: "60 61 62 63 64" })
      .when(0, discard("10 50"))
      .then(
        pairDiscarded(0, "10 50"),
        rowTaken(0, "60 61"),
        shuffled(0, "20 30 40 60 61"),
        rowRefilled("70 71"),
        turn(1),
      );
    expect(table.state.row.map((card) => table.state.faces[card])).toEqual(["i62", "i63", "i64", "i70", "i71"]);
    expect(table.state.piles).toHaveLength(1);
    expect(table.state.piles[0]).toHaveLength(1);
  });

  test("D2: when the pile is empty the row shrinks, and then there is nothing to draw", () => {
    duel({ hands: ["10 20 30 40 50", "1 2"], row: "60" })
      .when(0, discard("10 50"))
      .then(pairDiscarded(0, "10 50"), rowTaken(0, "60"), shuffled(0, "20 30 40 60"), turn(1))
      .when(1, place("2", 1))
      .then(placedUp(1, "2", 1, "night"), turn(0));
  });

  test("D2: rule B4 holds, whichever seat owns the neighbour", () => {
    const table = duel({ hands: ["22 50 51", "1 2"], board: { 10: { n: 20, by: 1, side: "night" } } });
    table.when(0, place("22", 11)).refused("WrongCost", "B4");
    table.when(0, place("22", 11, "50 51")).then(
      placedUp(0, "22", 11, "day"),
      costPaid(0, "50 51"),
      // One hand is empty, the other has two cards: the match goes on.
      turn(1),
    );
  });

  test("D1: there are neither starts nor finishes", () => {
    const table = duel({ hands: ["22 50 51", "1 2"], board: filled(3) });
    table.when(0, playStart("50")).refused("NotInThisMode");
    table.when(0, playFinish("50")).refused("NotInThisMode");
  });

  test("B12: a card that was taken from the row is hidden again, a card in the row is not", () => {
    const before = duel({ hands: ["10 20 30 40 50", "1 2"], piles: ["70"], row: "60 61 62 63 64" });
    const { state } = before.when(0, place("10", 4)).after;
    expect(tranquility.cards.hiddenFrom(state, 1)).toEqual(expect.arrayContaining([...itemAt(state.hands, 0)]));
    for (const card of state.row) expect(tranquility.cards.hiddenFrom(state, 1)).not.toContain(card);
    expect(state.hands[0]).not.toContain(before.card(0, "60"));
    expect(state.faces[before.card(0, "60")]).toBe(undefined);
  });
});

describe("D3: the sweep", () => {
  const stuck: Setup = { hands: ["40 50 60", "1 2"], piles: ["70 71 72"], row: "61 62 63", board: filled(3) };

  test("D3: a seat without a legal placement shows its hand, discards all of it and takes the whole row", () => {
    const table = duel(stuck)
      .when(0, sweep())
      .then(swept(0, "40 50 60"), rowTaken(0, "61 62 63"), shuffled(0, "61 62 63"), rowRefilled("70 71 72"), turn(1));
    expect(table.state.shown[0]).toHaveLength(3);
    const hidden = tranquility.cards.hiddenFrom(table.state, 1);
    for (const card of itemAt(table.state.shown, 0)) expect(hidden).not.toContain(card);
  });

  test("D3: a seat that may sweep may discard a pair instead", () => {
    expect(duel(stuck).moves(0)).toEqual(["DiscardPair", "Sweep"]);
  });

  test("D3: a sweep is refused with a legal placement, and from an empty row", () => {
    const free = duel({ ...stuck, board: {} });
    free.when(0, sweep()).refused("CanStillPlace", "D3");
    expect(free.moves(0)).not.toContain("Sweep");
    const bare = duel({ ...stuck, row: "" });
    bare.when(0, sweep()).refused("RowIsEmpty", "D3");
    expect(bare.moves(0)).toEqual(["DiscardPair"]);
  });

  test("D3: a placement that cannot be paid is not legal", () => {
    const table = duel({ hands: ["22 50", "1 2"], row: "61", board: { ...filledBut(3), 2: 3, 4: 30 } });
    expect(table.moves(0)).toEqual(["DiscardPair", "Sweep"]);
  });

  test("D3: a placement that D4 forbids is not legal", () => {
    const table = duel({ hands: ["2 1", "10 11"], row: "61", board: filledFrom(3, 40) });
    table.when(0, place("2", 2)).refused("LeavesNoRoom", "D4");
    // In cell 1 the 2 costs a card, in cell 0 it leaves no room, so the seat may only sweep.
    const only = duel({ hands: ["2", "10 11"], row: "61", board: filledFrom(2, 3) });
    only.when(0, place("2", 0)).refused("LeavesNoRoom", "D4");
    only.when(0, place("2", 1)).refused("CannotPay", "B4");
    expect(only.moves(0)).toEqual(["Sweep"]);
  });
});

/** A board on which distant numbers surround the empty cell. */
function filledBut(cell: number): Record<number, number> {
  return Object.fromEntries(
    Array.from({ length: 36 }, (_, at) => [at, at < cell ? at + 1 : at + 26]).filter(([at]) => at !== cell),
  );
}

/** A board that is full from a cell on, starting with a number. */
const filledFrom = (cell: number, number: number): Record<number, number> =>
  Object.fromEntries(Array.from({ length: 36 - cell }, (_, i) => [cell + i, number + i]));

describe("D4: never impossible", () => {
  test("D4: below the first cell there must be a number for every empty cell", () => {
    const table = duel({ hands: ["3 4 5 6 7", "1 2"] });
    table.when(0, place("4", 4)).refused("LeavesNoRoom", "D4");
    table.when(0, place("5", 4)).then(placedUp(0, "5", 4, "day"), turn(1));
  });

  test("D4: above the last cell there must be a number for every empty cell, too", () => {
    const table = duel({ hands: ["78 79 5 6 7", "1 2"] });
    table.when(0, place("79", 33)).refused("LeavesNoRoom", "D4");
    table.when(0, place("78", 33)).then(placedUp(0, "78", 33, "day"), turn(1));
  });

  test("D4: between two islands there must be a number for every empty cell, too", () => {
    const table = duel({ hands: ["23 24 5 6 7", "1 2"], board: { 10: 20, 16: 40 } });
    table.when(0, place("23", 14)).refused("LeavesNoRoom", "D4");
    table.when(0, place("24", 14)).then(placedUp(0, "24", 14, "day"), turn(1));
  });

  test("D4: discarded numbers still count as available", () => {
    const table = duel({ hands: ["5 6", "1 2"], discards: ["3 4", ""] });
    table.when(0, place("5", 4)).then(placedUp(0, "5", 4, "day"), turn(1));
  });
});

describe("D5: the end", () => {
  const types = (result: unknown) => (result as readonly { type: string }[]).map(({ type }) => type);

  test("D5: a match ends when the grid is full", () => {
    const board = { ...filled(35), 34: 34 };
    const answer = duel({ hands: ["80 40 50 60 70", "1 2"], board }).when(0, place("80", 35));
    expect(answer.result).toMatchObject({ refused: "CannotPay" });
    const near = duel({ hands: ["36 40 50 60 70", "1 2"], board: filled(35) }).when(0, place("36", 35, "40"));
    expect(types(near.result)).toEqual(["CardPlaced", "CostPaid", "Scored"]);
    expect(near.after.outcome?.reason).toBe("points");
    expect(near.after.toAct).toEqual([]);
    near.after.when(1, discard("1 2")).refused("MatchIsOver");
  });

  test("D5: a match ends when both seats hold at most one card, tested after drawing", () => {
    const over = duel({ hands: ["40 50", "1"], board: filled(3) }).when(0, discard("40 50"));
    expect(types(over.result)).toEqual(["PairDiscarded", "Scored"]);
    const drawn = duel({ hands: ["40 50", "1"], board: filled(3), row: "60 61" }).when(0, discard("40 50"));
    expect(types(drawn.result)).not.toContain("Scored");
  });

  test("D5: a seat that has no legal action passes", () => {
    duel({ hands: ["40 50 60 70", "71"], board: filled(3) })
      .when(0, discard("40 50"))
      .then(pairDiscarded(0, "40 50"), turn(1), passed(1), turn(0));
  });

  test("D5: a seat that can place its only card, or sweep, must act", () => {
    const open = duel({ hands: ["40 50 60 70", "71"] })
      .when(0, discard("40 50"))
      .then(pairDiscarded(0, "40 50"), turn(1));
    expect(open.moves(1).length).toBeGreaterThan(0);
    const row = "61 62 63 64 65 66";
    const sweeps = duel({ hands: ["40 50 60 70 72", "71"], board: filled(3), row }).when(0, discard("40 50")).after;
    expect(sweeps.moves(1)).toEqual(["Sweep"]);
  });
});

/** `owners` has a character for each cell: `0` or `1`, or `.` for no island. */
const grid = (owners: string): Record<number, IslandOnBoard> =>
  Object.fromEntries(
    [...owners].flatMap((by, cell) =>
      by === "." ? [] : [[cell, { n: cell + 1, by: Number(by), side: by === "0" ? "day" : "night" }] as const],
    ),
  );

/** A duel that ends when seat 0 discards its pair. */
function scored(owners: string, discards: readonly [string, string]) {
  const table = duel({ hands: ["79 80", "78"], board: grid(owners), discards }).when(0, discard("79 80"));
  const end = (table.result as readonly { type: string; scores?: object }[]).find(({ type }) => type === "Scored");
  return { scores: end?.scores, outcome: table.after.outcome };
}

describe("D6: the score", () => {
  test("D6: an island scores two, a discarded card costs one, and a run of three or more scores its length", () => {
    const { scores, outcome } = scored("000.1111.00.11", ["", "60 61 62"]);
    expect(scores).toEqual([
      { seat: 0, islands: 5, discarded: 2, runs: [[0, 1, 2]], longest: 3, points: 10 - 2 + 3 },
      { seat: 1, islands: 6, discarded: 3, runs: [[4, 5, 6, 7]], longest: 4, points: 12 - 3 + 4 },
    ]);
    expect(outcome).toEqual({ result: "won", winners: [1], reason: "points", scores: [11, 13] });
  });

  test("D6: a run goes on across the end of a row, and ends with the other seat's island", () => {
    const { scores } = scored("....0000.010.111111", ["", ""]);
    expect(scores).toMatchObject([{ runs: [[4, 5, 6, 7]], longest: 4 }, { runs: [[13, 14, 15, 16, 17, 18]] }]);
  });

  test("D6: swept cards count as discarded", () => {
    const { result } = duel({ hands: ["40", "77"], row: "61", board: filled(3) }).when(0, sweep());
    expect(result).toContainEqual(
      expect.objectContaining({ scores: [expect.objectContaining({ discarded: 1, points: 104 }), expect.anything()] }),
    );
  });

  test("D6: a cost counts as discarded", () => {
    const { result } = duel({ hands: ["36 40", "77"], board: filled(35) }).when(0, place("36", 35, "40"));
    expect(result).toContainEqual(
      expect.objectContaining({ scores: [expect.objectContaining({ islands: 36, discarded: 1 }), expect.anything()] }),
    );
  });

  test("D6: cards left in hand count nothing", () => {
    expect(scored("0", ["", ""]).scores).toMatchObject([{ points: 0 }, { points: 0, discarded: 0 }]);
  });

  test("D6: of two seats with equal points the one with more islands wins", () => {
    // Seat 0: 8 for 4 islands, less 3 discarded cards and its last pair. Seat 1: 4 for 2 islands, less 1 card.
    const { outcome } = scored("0.0.0.0.1.1", ["60 61 62", "63"]);
    expect(outcome).toEqual({ result: "won", winners: [0], reason: "points", scores: [3, 3] });
  });

  test("D6: with as many islands the seat with fewer discarded cards wins", () => {
    // Both seats have 3 islands; seat 0 has a run, and three more cards on its discard pile.
    const { outcome } = scored("000.1.1.1", ["60 61", "62"]);
    expect(outcome).toEqual({ result: "won", winners: [1], reason: "points", scores: [5, 5] });
  });

  test("D6: with as many discarded cards the seat with the longest run of any length wins", () => {
    const { outcome } = scored("00.0.1.1.1", ["", "60 61"]);
    expect(outcome).toEqual({ result: "won", winners: [0], reason: "points", scores: [4, 4] });
  });

  test("D6: a match without any of these differences is a draw", () => {
    const { outcome } = scored("00.0.11.1", ["", "60 61"]);
    expect(outcome).toEqual({ result: "draw", winners: [], reason: "points", scores: [4, 4] });
  });
});
