import { describe, expect, test } from "vitest";
import {
  cardTurned,
  costPaid,
  discard,
  drew,
  finishPlaced,
  handsTurned,
  offer,
  offered,
  pairDiscarded,
  place,
  placedUp,
  playFinish,
  playStart,
  settled,
  startPlayed,
  tollOpened,
  turn,
  turnCard,
} from "../../../kit/tranquility.builders.ts";
import type { IslandOnBoard } from "../../../kit/tranquility.setup.ts";
import { given, type Setup } from "../../../kit/tranquility.ts";

const dayNight = (setup: Setup) => given({ ...setup, options: { mode: "day-night", ...setup.options } });

/** Islands in `wrong` lie the wrong way up; the cell `but` is empty. */
const ended = (wrong: readonly number[] = [], but?: number): Record<number, IslandOnBoard> =>
  Object.fromEntries(
    Array.from({ length: 36 }, (_, cell): [number, IslandOnBoard] => {
      const isNight = cell < 18 !== wrong.includes(cell);
      return [cell, { n: cell + 1, side: isNight ? "night" : "day" }];
    }).filter(([cell]) => cell !== but),
  );

describe("N2: the current side", () => {
  test("N2: islands are placed with the current side up, day at first", () => {
    dayNight({ hands: ["10 20", "1"] })
      .when(0, place("10", 4))
      .then(placedUp(0, "10", 4, "day"), turn(1));
    const night = dayNight({ hands: ["10 20", "1"], side: "night" });
    const { state } = night.when(0, place("10", 4)).then(placedUp(0, "10", 4, "night"), turn(1));
    expect(state.board[4]).toMatchObject({ number: 10, side: "night" });
  });
});

describe("N3: drawing a compass", () => {
  test("N3: a drawn compass turns every hand, is discarded and replaced by another draw", () => {
    const table = dayNight({ hands: ["1 2 3 4 5", "6 7"], piles: ["60 compass 61 62"] })
      .when(0, discard("1 2"))
      .then(pairDiscarded(0, "1 2"), drew(0, "60 compass"), handsTurned(0, "night"), drew(0, "61"), turn(1));
    expect(table.hand(0)).toEqual(["i3", "i4", "i5", "i60", "i61"]);
    table.when(1, place("6", 0)).then(placedUp(1, "6", 0, "night"), turn(0));
  });

  test("N3: the card that replaces a compass may be a compass again", () => {
    const table = dayNight({ hands: ["1 2 3 4 5", "6 7"], piles: ["compass compass 60 compass 61 62"] })
      .when(0, discard("1 2"))
      .then(
        pairDiscarded(0, "1 2"),
        drew(0, "compass"),
        handsTurned(0, "night"),
        drew(0, "compass"),
        handsTurned(0, "day"),
        drew(0, "60 compass"),
        handsTurned(0, "night"),
        drew(0, "61"),
        turn(1),
      );
    expect(table.state.side).toBe("night");
    expect(table.state.shown[0]).toHaveLength(3);
  });

  test("N3: a compass that is the last card of a pile is replaced by nothing", () => {
    dayNight({ hands: ["1 2 3 4 5", "6 7"], piles: ["60 compass"] })
      .when(0, discard("1 2"))
      .then(pairDiscarded(0, "1 2"), drew(0, "60 compass"), handsTurned(0, "night"), turn(1));
  });

  test("N3: after a toll the seats draw in order from the acting seat, each with its own compasses", () => {
    dayNight({
      hands: ["1 2 3 4", "start 11 12 13 14"],
      piles: ["compass 60 61 62 63 64", "70 71 compass 72 73 74"],
      turn: 1,
    })
      .when(1, playStart())
      .then(startPlayed(1), tollOpened(8))
      .when(0, offer("1 2 3 4"))
      .then(offered(0, "1 2 3 4"))
      .when(1, offer("11 12 13 14"))
      .then(
        offered(1, "11 12 13 14"),
        settled([0, "1 2 3 4"], [1, "11 12 13 14"]),
        drew(1, "70 71 compass"),
        handsTurned(1, "night"),
        drew(1, "72 73 74"),
        drew(0, "compass"),
        handsTurned(0, "day"),
        drew(0, "60 61 62 63 64"),
        turn(0),
      );
  });

  test("N3, B9: a compass drawn for a single player's toll turns hands, too", () => {
    dayNight({ hands: ["start 1 2 3 4"], piles: ["11 compass 12 13 14 15 16"] })
      .when(0, playStart())
      .then(startPlayed(0), drew(0, "11 compass"), handsTurned(0, "night"), drew(0, "12 13 14 15"), tollOpened(8));
    const two = dayNight({ options: { soloToll: "two-rounds" }, hands: ["start 1 2 3 4"], piles: ["11 12 13 14 15"] });
    two.when(0, playStart()).then(startPlayed(0), tollOpened(4));
  });
});

describe("N4: turning a card", () => {
  const board: Record<number, IslandOnBoard> = { 4: { n: 10, side: "day" }, 20: { n: 60, side: "night" } };

  test("N4: one hand card is discarded, an island shows its other side, and a card is drawn", () => {
    const table = dayNight({ hands: ["1 2", "3"], piles: ["70 71 72 73"], board })
      .when(0, turnCard(4, "2"))
      .then(cardTurned(0, 4, "night", "2"), drew(0, "70 71 72 73"), turn(1));
    expect(table.state.board[4]).toMatchObject({ number: 10, side: "night" });
    expect(table.state.discards[0]).toHaveLength(1);
    table.when(1, turnCard(20, "3")).then(cardTurned(1, 20, "day", "3"), turn(0));
  });

  test("N4: only an island on the grid can be turned", () => {
    const table = dayNight({ hands: ["1 2", "3"], board });
    table.when(0, turnCard(5, "2")).refused("NoIslandThere", "N4");
    table.when(0, turnCard(99, "2")).refused("NoIslandThere", "N4");
    table.when(0, turnCard(4, "3")).refused("NotInHand");
    table.when(1, turnCard(4, "3")).refused("NotYourTurn", "B2");
    const turns = table.moves(0).filter((move) => move.startsWith("TurnCard"));
    expect(turns).toEqual(["TurnCard 1 4", "TurnCard 1 20", "TurnCard 2 4", "TurnCard 2 20"]);
  });

  test("N4, B6: a seat that must play a start cannot turn an island", () => {
    dayNight({ hands: ["start 2", "3"], board })
      .when(0, turnCard(4, "2"))
      .refused("StartIsForced", "B6");
  });

  test("N5: a seat with one card in hand may turn an island, one without cards may not", () => {
    const table = dayNight({ hands: ["finish", "1 2"], board, start: "played" });
    expect(table.outcome).toBe(undefined);
    expect(table.moves(0)).toEqual(["TurnCard finish 4", "TurnCard finish 20"]);
    const lost = { result: "lost", winners: [], reason: "stuck" };
    expect(dayNight({ hands: ["", "1 2"], board }).outcome).toEqual(lost);
    expect(dayNight({ hands: ["finish", "1 2"], start: "played" }).outcome).toEqual(lost);
  });
});

describe("N5: the end", () => {
  test("N2, N5: a finish wins when all 36 sides are right, night below and day above", () => {
    const table = dayNight({ hands: ["finish 60", "1"], board: ended(), start: "played" })
      .when(0, playFinish())
      .then(finishPlaced(0));
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
  });

  test.each([0, 17, 18, 35])("N5: a finish is refused while the island in cell %i lies the wrong way up", (cell) => {
    const table = dayNight({ hands: ["finish 60", "1"], board: ended([cell]), start: "played" });
    table.when(0, playFinish()).refused("SidesAreWrong", "N5");
    expect(table.moves(0)).not.toContain("PlayFinish finish");
    const { after } = table.when(0, turnCard(cell, "60")).after.when(1, turnCard(cell === 3 ? 4 : 3, "1"));
    expect(after.outcome).toBe(undefined);
  });

  test("N5: a finish is refused with an empty cell, and without a start", () => {
    const gap = dayNight({ hands: ["finish 60", "1"], board: ended([], 5), start: "played" });
    gap.when(0, playFinish()).refused("FinishTooEarly", "B10");
    dayNight({ hands: ["finish 60", "1"], board: ended() })
      .when(0, playFinish())
      .refused("FinishTooEarly", "B10");
  });

  test("N5: the rules B3 and B4 hold", () => {
    const table = dayNight({ hands: ["22 50 51", "1"], board: { 0: { n: 20, side: "day" } } });
    table.when(0, place("22", 1)).refused("WrongCost", "B4");
    table.when(0, place("22", 1, "50 51")).then(placedUp(0, "22", 1, "day"), costPaid(0, "50 51"), turn(1));
  });
});
