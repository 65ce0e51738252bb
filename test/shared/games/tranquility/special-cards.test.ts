import { describe, expect, test } from "vitest";
import { faultsOf } from "../../../../shared/games/tranquility/boards/board-faults.ts";
import { BOARD_FORMAT, type BoardDefinition } from "../../../../shared/games/tranquility/boards/definition.ts";
import { EXAMPLES } from "../../../../shared/games/tranquility/boards/examples.ts";
import { boardOfLink, linkOf } from "../../../../shared/games/tranquility/boards/link.ts";
import { deal } from "../../../../shared/games/tranquility/deal.ts";
import { options } from "../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../../kit/chance.ts";
import {
  boardFilled,
  cardTurned,
  cleared,
  clearStorm,
  costPaid,
  discard,
  drew,
  explored,
  filledTo,
  handsTurned,
  offer,
  offered,
  pairDiscarded,
  payCost,
  place,
  placed,
  placedUp,
  playFinish,
  playStart,
  settled,
  shuffled,
  specialDrawn,
  spent,
  startPlayed,
  stormRaised,
  swallowed,
  tollOpened,
  topLost,
  turn,
  turnCard,
} from "../../../kit/tranquility.builders.ts";
import { given, type Setup } from "../../../kit/tranquility.ts";

/** Twelve cells in one line, with special cards of all kinds. */
const SEA: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "board",
  title: "Sea",
  lines: [{ cells: Array.from({ length: 12 }, (_, i) => ({ x: i % 6, y: Math.floor(i / 6) })) }],
  frame: [],
  finish: { x: 7, y: 2 },
  cards: { islands: [1, 80], finishes: 3, specials: { storm: 3, compass: 3, monster: 3, rocks: 3 } },
  rules: { seats: [1, 4], hand: 5, cost: "difference", pairs: true, talk: "silent" },
};

const withoutFinish = ({ finish: _, ...board }: BoardDefinition): BoardDefinition => ({
  ...board,
  cards: { islands: board.cards.islands },
});

const on = (board: BoardDefinition, setup: Setup) => given({ ...setup, options: { mode: "board", board } });
const sea = (setup: Setup) => on(SEA, setup);

describe("H1: special cards in the piles", () => {
  test("H1: no opening hand has one, and all are dealt", () => {
    const chosen = options.parse({ mode: "board", board: SEA });
    for (let n = 0; n < 40; n++) {
      const [dealt, ...rest] = deal(chosen, 4, (k) => rolls(10 * n + k));
      const faces = Object.values(dealt!.secret!.faces);
      for (const face of ["storm", "compass", "monster", "rocks"])
        expect(faces.filter((other) => other === face)).toHaveLength(3);
      const drawn = rest.flatMap((event) => (event.type === "CardsDrawn" ? Object.values(event.secret!.faces) : []));
      expect(drawn).toHaveLength(20);
      expect(drawn.filter((face) => !/^i|finish/.test(face))).toEqual([]);
    }
  });

  test("H1: one that is drawn is shown to all, is discarded, and is replaced by another draw", () => {
    const table = sea({ hands: ["1 2 3 4 5", "6 7"], piles: ["60 monster 61 62"] })
      .when(0, discard("1 2"))
      .then(
        pairDiscarded(0, "1 2"),
        drew(0, "60"),
        specialDrawn(0, "monster"),
        spent(0, "monster"),
        drew(0, "61"),
        turn(1),
      );
    expect(table.hand(0)).toEqual(["i3", "i4", "i5", "i60", "i61"]);
    expect(table.state.shown[0]!.map((card) => table.state.faces[card])).toEqual(["monster"]);
  });

  test("H1: the card that replaces it may be a special card again, and with an empty pile play goes on", () => {
    const table = sea({ hands: ["1 2 3 4 5", "6 7"], piles: ["rocks storm"] })
      .when(0, discard("1 2"))
      .then(pairDiscarded(0, "1 2"), specialDrawn(0, "rocks"), topLost(0, "storm"), turn(1));
    expect(table.hand(0)).toEqual(["i3", "i4", "i5"]);
    const other = sea({ hands: ["1 2 3 4 5", "6 7"], piles: ["storm compass"] })
      .when(0, discard("1 2"))
      .then(
        pairDiscarded(0, "1 2"),
        specialDrawn(0, "storm"),
        spent(0, "storm"),
        specialDrawn(0, "compass"),
        spent(0, "compass"),
        turn(1),
      );
    expect(other.outcome).toBeUndefined();
  });
});

describe("H2: a storm", () => {
  test("H2: the island of this turn goes back to the hand in place of a draw, and the storm closes its cell", () => {
    const table = sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["storm 60 61"] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), specialDrawn(0, "storm"), stormRaised(0, 4, "10"), shuffled(0, "2 3 4 5 10"), turn(1));
    expect(table.hand(0)).toHaveLength(5);
    expect(table.state.board[4]).toBeUndefined();
    table.when(1, place("20", 4)).refused("CellIsStormed", "H2");
  });

  test("H2: what was paid for the island stays paid, and other draws go on", () => {
    sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["60 storm 61 62"], board: { 3: 8 } })
      .when(0, place("10", 4, "4 5"))
      .then(
        placed(0, "10", 4),
        costPaid(0, "4 5"),
        drew(0, "60"),
        specialDrawn(0, "storm"),
        stormRaised(0, 4, "10"),
        shuffled(0, "2 3 10 60"),
        drew(0, "61"),
        turn(1),
      );
  });

  test("H2: without an island placed in this turn it has no effect, as after a second storm", () => {
    sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["storm 60 storm"], board: { 3: 8 } })
      .when(0, discard("2 3"))
      .then(
        pairDiscarded(0, "2 3"),
        specialDrawn(0, "storm"),
        spent(0, "storm"),
        drew(0, "60"),
        specialDrawn(0, "storm"),
        spent(0, "storm"),
        turn(1),
      );
    sea({ hands: ["10 2 3", "20 7"], piles: ["storm storm 60 61"] })
      .when(0, place("10", 4))
      .then(
        placed(0, "10", 4),
        specialDrawn(0, "storm"),
        stormRaised(0, 4, "10"),
        shuffled(0, "2 3 10"),
        specialDrawn(0, "storm"),
        spent(0, "storm"),
        drew(0, "60 61"),
        turn(1),
      );
  });

  test("H2: a compass in a hand, from the explorer deck, clears it (P7)", () => {
    const board: BoardDefinition = {
      ...SEA,
      borders: [0],
      cards: { ...SEA.cards, specials: { storm: 3 }, explorer: { compass: 2 } },
    };
    on(board, { hands: ["compass 2 3 4 5", "20 7"], piles: ["60 61"], storms: [4], explorer: "compass" })
      .when(0, clearStorm(4))
      .then(cleared(0, 4), drew(0, "60"), turn(1));
  });

  test("H2: it hits an island on a border cell after its explorer card, once its cost is paid (P3)", () => {
    const board: BoardDefinition = {
      ...SEA,
      borders: [4],
      cards: { ...SEA.cards, specials: { storm: 3 }, explorer: { rocks: 2 } },
    };
    const setup = { hands: ["10 2 3 4 5", "20 7"], piles: ["storm 60 61"], explorer: "rocks" };
    on(board, setup)
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), explored(0, "rocks"), { type: "RocksStruck", seat: 0, rocks: "rocks" })
      .when(0, payCost("5"))
      .then(
        costPaid(0, "5"),
        specialDrawn(0, "storm"),
        stormRaised(0, 4, "10"),
        shuffled(0, "2 3 4 10"),
        drew(0, "60"),
        turn(1),
      );
  });
});

describe("H3: a compass", () => {
  test("H3: clears the storm on the lowest cell, and both are discarded", () => {
    const table = sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["compass 60"], storms: [7, 5] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), specialDrawn(0, "compass"), cleared(0, 5), drew(0, "60"), turn(1));
    expect(table.state.storms[5]).toBeUndefined();
    expect(table.state.storms[7]).toBeDefined();
    expect(table.state.shown[0]!.map((card) => table.state.faces[card])).toEqual(["compass", "storm"]);
  });

  test("H3: without a storm it has no effect", () => {
    sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["compass 60"] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), specialDrawn(0, "compass"), spent(0, "compass"), drew(0, "60"), turn(1));
  });
});

describe("H4: a sea monster", () => {
  test("H4: the island of this turn and the monster are discarded, and the draws go on", () => {
    const table = sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["monster 60"] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), specialDrawn(0, "monster"), swallowed(0, 4, "10"), drew(0, "60"), turn(1));
    expect(table.state.board[4]).toBeUndefined();
    expect(table.state.shown[0]!.map((card) => table.state.faces[card])).toEqual(["monster", "i10"]);
  });

  test("H4: it spares the islands of earlier turns, and those of other seats", () => {
    sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["monster 60 61"], board: { 4: 10 } })
      .when(0, discard("2 3"))
      .then(pairDiscarded(0, "2 3"), specialDrawn(0, "monster"), spent(0, "monster"), drew(0, "60 61"), turn(1));
  });
});

describe("H5: jagged rocks", () => {
  test("H5: the top card of the seat's pile is lost, unseen even by its owner", () => {
    const table = sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["rocks 60 61"] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), specialDrawn(0, "rocks"), topLost(0, "60"), drew(0, "61"), turn(1));
    const [lost] = table.state.aside;
    expect(tranquility.cards.hiddenFrom(table.state, 0)).toContain(lost);
  });

  test("H5: an empty pile forgives it", () => {
    sea({ hands: ["10 2 3 4 5", "20 7"], piles: ["rocks"] })
      .when(0, place("10", 4))
      .then(placed(0, "10", 4), specialDrawn(0, "rocks"), spent(0, "rocks"), turn(1));
  });
});

describe("H6: a board without a finish", () => {
  const open = withoutFinish(SEA);

  test("H6: is won when its last cell is filled, without another draw", () => {
    const table = on(open, { hands: ["12 2 3", "1"], piles: ["60"], board: filledTo(12, 11) })
      .when(0, place("12", 11, "2"))
      .then(placed(0, "12", 11), costPaid(0, "2"), boardFilled);
    expect(table.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
  });

  test("H6: has no move with a finish card", () => {
    on(open, { hands: ["finish 2 3", "1"], board: filledTo(12, 11) })
      .when(0, playFinish())
      .refused("NotInThisMode");
  });

  const withStart: BoardDefinition = {
    ...open,
    start: { x: -1, y: 0 },
    cards: { ...open.cards, starts: true },
    rules: { ...open.rules, toll: 2, soloToll: "draw-five" },
  };

  test("H6: with a start, it is not won before the start is played", () => {
    const setup = { hands: ["12 2 3", "1"], piles: ["60"], board: filledTo(12, 11) };
    on(withStart, setup)
      .when(0, place("12", 11, "2"))
      .then(placed(0, "12", 11), costPaid(0, "2"), drew(0, "60"), turn(1));
    on(withStart, { ...setup, start: "played" })
      .when(0, place("12", 11, "2"))
      .then(placed(0, "12", 11), costPaid(0, "2"), boardFilled);
  });

  test("H6: a start that completes it wins without a toll; before that its toll is paid", () => {
    on(withStart, { hands: ["start 2 3", "1"], board: filledTo(12) })
      .when(0, playStart())
      .then(startPlayed(0), boardFilled);
    on(withStart, { hands: ["start 2 3", "1 4"], board: filledTo(12, 11) })
      .when(0, playStart())
      .then(startPlayed(0), tollOpened(2))
      .when(0, offer("2 3"))
      .then(offered(0, "2 3"))
      .when(1, offer(""))
      .then(offered(1, ""), settled([0, "2 3"]), turn(1));
  });

  test("H6: with sides, it is won once all are right (N5)", () => {
    const board: BoardDefinition = {
      ...open,
      night: [0],
      cards: { ...open.cards, compasses: 2 },
      rules: { ...open.rules, turning: true },
    };
    const day = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, { n: i + 1, side: "day" as const }]));
    on(board, { hands: ["12 2 3", "1"], piles: ["compass 60 61 62"], board: day })
      .when(0, place("12", 11, "2"))
      .then(
        placedUp(0, "12", 11, "day"),
        costPaid(0, "2"),
        drew(0, "compass"),
        handsTurned(0, "night"),
        drew(0, "60 61 62"),
        turn(1),
      )
      .when(1, turnCard(0, "1"))
      .then(cardTurned(1, 0, "night", "1"), boardFilled);
  });

  test("H2, H6: a storm cannot take the last island, because the winner does not draw", () => {
    const board = { ...open, cards: { ...open.cards, specials: { storm: 1 } } };
    on(board, { hands: ["12 2 3", "1"], piles: ["storm"], board: filledTo(12, 11) })
      .when(0, place("12", 11, "2"))
      .then(placed(0, "12", 11), costPaid(0, "2"), boardFilled);
  });
});

describe("special cards on boards that players define", () => {
  const withCards = (cards: object): BoardDefinition => ({ ...SEA, cards: { ...SEA.cards, ...cards } });
  const sky = { ...SEA, night: [0] };

  test.each<readonly [name: string, board: BoardDefinition, fault: object]>([
    [
      "more special cards than there may be",
      withCards({ specials: { storm: 12, compass: 12, monster: 1 } }),
      { fault: "TooManySpecials", cards: 25, most: 24 },
    ],
    [
      "compasses without storms",
      withCards({ specials: { compass: 1 } }),
      { fault: "Needs", field: "specials.compass", other: "storms" },
    ],
    [
      "monsters in both decks",
      { ...withCards({ explorer: { monster: 1 } }), borders: [1] },
      { fault: "Excludes", field: "specials.monster", other: "explorer.monster" },
    ],
    [
      "compasses that turn and clear",
      { ...withCards({ compasses: 1 }), night: [0] },
      { fault: "Excludes", field: "specials.compass", other: "compasses" },
    ],
    [
      "special cards in a duel",
      { ...SEA, rules: { ...SEA.rules, seats: [2, 2], opposed: true } },
      { fault: "Excludes", field: "opposed", other: "specials" },
    ],
    [
      "piles that may be nothing but special cards",
      withCards({ islands: [1, 40], finishes: 1, specials: { storm: 10, compass: 10 } }),
      { fault: "PilesTooSmall", seats: 4, cards: -5, needed: 6 },
    ],
    [
      "finish cards without their place",
      { ...withoutFinish(SEA), cards: SEA.cards },
      { fault: "Needs", field: "finishes", other: "finish" },
    ],
    ["night cells that no island can show", sky, { fault: "NightNeverComes" }],
    [
      "fewer cards than it takes to win",
      { ...withCards({ islands: [1, 15], finishes: 3 }), rules: { ...SEA.rules, seats: [1, 1] } },
      { fault: "TooFewCards", cards: 18, needed: 19 },
    ],
  ])("%s are named as a fault, with what is missing", (_, board, fault) =>
    expect(faultsOf(board)).toContainEqual(fault),
  );

  test("a board without a finish needs no finish card, and exactly enough cards are enough", () => {
    expect(faultsOf(withoutFinish(SEA))).toEqual([]);
    const scarce = withCards({ islands: [1, 16], specials: { monster: 1 } });
    expect(faultsOf({ ...scarce, rules: { ...SEA.rules, seats: [1, 1] } })).toEqual([]);
  });

  test("boards without special cards keep their links of the first version", () => {
    expect(linkOf(EXAMPLES[0]!)[0]).toBe("E");
    for (const board of [SEA, withoutFinish(SEA)]) {
      expect(linkOf(board)[0]).toBe("I");
      expect(boardOfLink(linkOf(board))).toEqual(board);
    }
  });
});
