import { describe, expect, test } from "vitest";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import {
  cleared,
  clearStorm,
  costPaid,
  discard,
  drew,
  explored,
  exploredUnseen,
  kept,
  offer,
  payCost,
  place,
  placed,
  shuffled,
  spent,
  stormRaised,
  struck,
  swallowed,
  topLost,
  turn,
} from "../../../kit/tranquility.builders.ts";
import { given, type Setup } from "../../../kit/tranquility.ts";

const pyramid = (setup: Setup) => given({ ...setup, options: { mode: "pyramid", ...setup.options } });

/** A table at which an island costs 2 on a border cell. */
const dear = (explorer: string, options = {}) =>
  pyramid({ hands: ["22 50 51 52 53", "1 2"], piles: ["60 61 62 63"], board: { 1: 20 }, explorer, options });
/** The same placement without a cost. */
const free = (explorer: string, options = {}) =>
  pyramid({ hands: ["22 50 51 52 53", "1 2"], piles: ["60 61 62 63"], explorer, options });

describe("P3: the second step", () => {
  test("P3: the explorer card is drawn first, then the cost is paid from the hand as it is after that", () => {
    const table = dear("compass")
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), exploredUnseen(0, "compass"), kept(0, "compass"));
    expect(table.toAct).toEqual([0]);
    expect(table.moves(0)).toEqual(["PayCost 2"]);
    expect(table.moves(1)).toEqual([]);
    table.when(0, payCost("compass 50")).then(costPaid(0, "50 compass"), drew(0, "60 61"), turn(1));
  });

  test("P3: nothing is paid in the first step", () => {
    dear("compass")
      .when(0, place("22", 2, "50 51"))
      .refused("PaidLater", "P3");
    expect(dear("compass").moves(0)).toContain("PlaceCard 22 2 -0");
  });

  test("P3: a cost is paid exactly, and every other command is refused before that", () => {
    const table = dear("start").when(0, place("22", 2)).after;
    table.when(0, payCost("50")).refused("WrongCost", "P3");
    table.when(0, payCost("50 51 52")).refused("WrongCost", "P3");
    table.when(0, (find) => ({ type: "PayCost", cards: [find("i50"), table.card(0, "50")] })).refused("SameCardTwice");
    table.when(0, discard("50 51")).refused("CostIsDue", "P3");
    table.when(0, place("50", 20)).refused("CostIsDue", "P3");
    table.when(0, offer("50")).refused("NoTollIsOpen", "B7");
    table.when(1, payCost("1 2")).refused("NotYourTurn", "B2");
    expect(table.outcome).toBe(undefined);
  });

  test("P3: without a cost there is no second step, and no cost is due out of turn", () => {
    const table = free("start")
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "start"), spent(0, "start"), drew(0, "60"), turn(1));
    table.when(1, payCost("1")).refused("NoCostIsDue", "P3");
  });
});

describe("P4: a start", () => {
  test.each(["easier", "normal"])(
    "P4: in %s waters a start has no effect, and all players see it discarded",
    (difficulty) => {
      const table = dear("start", { difficulty })
        .when(0, place("22", 2))
        .then(placed(0, "22", 2), explored(0, "start"), spent(0, "start"));
      expect(table.moves(0)).toEqual(["PayCost 2"]);
      expect(itemAt(table.state.shown, 0).map((card) => table.state.faces[card])).toEqual(["start"]);
    },
  );

  test("P4: in harder waters a start counts as jagged rocks", () => {
    const table = dear("start", { difficulty: "harder" })
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "start"), struck(0, "start"));
    expect(table.moves(0)).toEqual(["PayCost 3"]);
  });
});

describe("P5: a storm", () => {
  const table = dear("storm")
    .when(0, place("22", 2))
    .then(placed(0, "22", 2), explored(0, "storm"), stormRaised(0, 2, "22"), shuffled(0, "22 50 51 52 53"), turn(1));

  test("P5: a storm returns the island to the hand, nothing is paid, and the turn ends", () => {
    expect(table.hand(0).toSorted()).toEqual(["i22", "i50", "i51", "i52", "i53"]);
    expect(table.state.board[2]).toBe(undefined);
    expect(table.state.faces[itemAt(table.state.storms, 2)]).toBe("storm");
    expect(table.state.piles[0]).toHaveLength(4);
  });

  test("P5: a border cell is stormed whatever the island would have cost", () => {
    free("storm")
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "storm"), stormRaised(0, 2, "22"), shuffled(0, "22 50 51 52 53"), turn(1));
  });

  test("P5: a storm blocks its cell", () => {
    table.when(1, place("2", 2)).refused("NotAscending", "B3");
    pyramid({ hands: ["22 23", "1"], storms: [2] })
      .when(0, place("23", 2))
      .refused("CellIsStormed", "P5");
  });

  test("B12: all cards of the hand have fresh handles above every one so far, and the old ones are gone", () => {
    const before = dear("storm");
    const { state } = before.when(0, place("22", 2)).after;
    const old = [...itemAt(before.state.hands, 0)];
    const highest = Math.max(...tranquility.cards.places(before.state).flat());
    expect(Math.min(...itemAt(state.hands, 0))).toBeGreaterThan(highest);
    expect(tranquility.cards.places(state).flat()).not.toEqual(expect.arrayContaining([old[0]]));
    expect(old.map((card) => state.faces[card])).toEqual(old.map(() => undefined));
  });

  test("B12: the order of the new handles is random, and the lists reveal nothing", () => {
    const orders = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { result } = dear("storm").when(0, place("22", 2), (index) => (sides) => (n * 7 + index) % sides);
      const event = itemAt(result as readonly { type: string; were?: number[]; cards?: number[] }[], 3);
      expect(event.type).toBe("HandShuffled");
      expect(event.were).toEqual(event.were!.toSorted((a, b) => a - b));
      expect(event.cards).toEqual(event.cards!.toSorted((a, b) => a - b));
      orders.add(JSON.stringify((event as unknown as { secret: { faces: object } }).secret.faces));
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  test("B12: no other player knows where the island is now", () => {
    expect(tranquility.cards.hiddenFrom(table.state, 1)).toEqual(
      expect.arrayContaining([...itemAt(table.state.hands, 0)]),
    );
  });
});

describe("P6: a sea monster", () => {
  test("P6: island and monster are discarded, nothing is paid, and the cell draws again", () => {
    const table = dear("monster finish")
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "monster"), swallowed(0, 2, "22"), drew(0, "60"), turn(1));
    expect(table.state.board[2]).toBe(undefined);
    expect(itemAt(table.state.shown, 0).map((card) => table.state.faces[card])).toEqual(["monster", "i22"]);
    const next = pyramid({ hands: ["40 1", "2"], explorer: "finish" }).when(0, place("40", 2));
    expect(next.result).toContainEqual(expect.objectContaining({ type: "ExplorerDrawn" }));
  });

  test("P6, B12: a card that all players saw is hidden from none", () => {
    const { state } = dear("monster").when(0, place("22", 2)).after;
    const hidden = tranquility.cards.hiddenFrom(state, 1);
    for (const card of itemAt(state.shown, 0)) expect(hidden).not.toContain(card);
  });
});

describe("P7, P8: a compass, a finish", () => {
  test.each(["compass", "finish"])(
    "P7, P8: a %s goes to the hand, unseen by others, and counts towards five cards",
    (card) => {
      const table = free(card)
        .when(0, place("22", 2))
        .then(placed(0, "22", 2), exploredUnseen(0, card), kept(0, card), turn(1));
      expect(table.hand(0)).toEqual(["i50", "i51", "i52", "i53", card]);
      expect(tranquility.cards.hiddenFrom(table.state, 1)).toContain(table.card(0, card));
      expect(tranquility.cards.hiddenFrom(table.state, 0)).not.toContain(table.card(0, card));
    },
  );

  test("P7: a compass can be used from the next turn on, not while its own island is paid", () => {
    const { hands, piles, board } = { hands: ["22 50 51 52 53", "1 2"], piles: ["60 61 62 63"], board: { 1: 20 } };
    const table = pyramid({ hands, piles, board, storms: [8], explorer: "compass" }).when(0, place("22", 2)).after;
    table.when(0, clearStorm(8)).refused("CostIsDue", "P3");
    const later = table.when(0, payCost("50 51")).after.when(1, discard("1 2")).after;
    later.when(0, clearStorm(8)).then(cleared(0, 8), drew(0, "62"), turn(1));
  });
});

describe("P9: jagged rocks", () => {
  test("P9: one card more is due, in one payment", () => {
    const table = dear("rocks")
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "rocks"), struck(0));
    expect(table.moves(0)).toEqual(["PayCost 3"]);
    table.when(0, payCost("50 51")).refused("WrongCost", "P3");
    table.when(0, payCost("50 51 52")).then(costPaid(0, "50 51 52"), drew(0, "60 61 62 63"), turn(1));
  });

  test("P9: with jagged rocks a free island costs one card", () => {
    const table = free("rocks")
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "rocks"), struck(0));
    table.when(0, payCost("53")).then(costPaid(0, "53"), drew(0, "60 61"), turn(1));
  });

  const five = (pile: string) =>
    pyramid({ hands: ["24 50 51 52 53", "1"], piles: [pile], board: { 1: 20 }, explorer: "rocks" });

  test("P9: if five cards would be needed, the fifth is the top of the own pile, which no player ever sees", () => {
    const table = five("60 61 62 63 64 65")
      .when(0, place("24", 2))
      .then(placed(0, "24", 2), explored(0, "rocks"), struck(0), topLost(0, "60"));
    expect(table.moves(0)).toEqual(["PayCost 4"]);
    expect([0, 1].map((seat) => tranquility.cards.hiddenFrom(table.state, seat).includes(table.card(0, "60")))).toEqual(
      [true, true],
    );
    table.when(0, payCost("50 51 52 53")).then(costPaid(0, "50 51 52 53"), drew(0, "61 62 63 64 65"), turn(1));
  });

  test("P9: with an empty pile the fifth card is not due", () => {
    const table = five("")
      .when(0, place("24", 2))
      .then(placed(0, "24", 2), explored(0, "rocks"), struck(0));
    expect(table.moves(0)).toEqual(["PayCost 4"]);
  });

  test("P9: with a hand that is too small the top of the pile pays as well; with nothing left to pay the turn ends", () => {
    const small = pyramid({ hands: ["22 50 51", "1"], piles: ["60 61"], board: { 1: 20 }, explorer: "rocks" })
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "rocks"), struck(0), topLost(0, "60"));
    expect(small.moves(0)).toEqual(["PayCost 2"]);
    pyramid({ hands: ["22", "1"], explorer: "rocks" })
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "rocks"), struck(0), turn(1));
  });
});

describe("P10: a border", () => {
  test("P10: a border of the French edition goes to the hand, unseen, as a joker", () => {
    free("border", { edition: "fr" })
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), exploredUnseen(0, "border"), kept(0, "border"), turn(1));
  });

  test("P10: a border of the German edition is discarded without effect", () => {
    const table = free("border", { edition: "de" })
      .when(0, place("22", 2))
      .then(placed(0, "22", 2), explored(0, "border"), spent(0, "border"), drew(0, "60"), turn(1));
    expect(table.hand(0)).not.toContain("border");
  });
});

describe("P2: the deck", () => {
  test("P2: the explorer deck is drawn from its top, a card for every border cell that is covered", () => {
    const table = free("start rocks").when(0, place("22", 2)).after;
    expect(table.state.explorer.map((card) => table.state.faces[card])).toEqual(["rocks"]);
    expect(tranquility.cards.hiddenFrom(table.state, 0)).toEqual(expect.arrayContaining([...table.state.explorer]));
  });
});
