import { describe, expect, test } from "vitest";
import { islands, type TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import { deal } from "../../../../shared/games/tranquility/deal.ts";
import type { Event, TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { type Options, options } from "../../../../shared/games/tranquility/options.ts";
import { chanceOf } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

const dealt = (mode: Options["mode"], seats: number, seed = "deal", more: object = {}) =>
  deal(options.parse({ mode, ...more }), seats, chanceOf(seedOf(seed)));

const only = <Type extends Event["type"]>(events: readonly Event[], type: Type) =>
  events.filter((event): event is TranquilityEventOf<Type> & Event => event.type === type);

const facesOf = (events: readonly Event[]): Record<number, TranquilityFace> =>
  Object.assign({}, ...events.map(({ secret }) => secret?.faces ?? {}));

const pilesOf = (events: readonly Event[]): TranquilityFace[][] => {
  const faces = facesOf(events);
  return itemAt(only(events, "PilesDealt"), 0).piles.map((pile) => pile.map((card) => itemAt(faces, card)));
};

const handsOf = (events: readonly Event[]): TranquilityFace[][] => {
  const faces = facesOf(events);
  return only(events, "CardsDrawn").map(({ cards }) => cards.map((card) => itemAt(faces, card)));
};

const times = (count: number, face: TranquilityFace): TranquilityFace[] => Array(count).fill(face);
const sizes = (zones: readonly (readonly unknown[])[]) => zones.map((zone) => zone.length);

describe("A1: the arch", () => {
  test("A1: an arch is dealt from 80 islands and 5 finish cards, without a start", () => {
    const events = dealt("arch", 3);
    expect(pilesOf(events).flat().sort()).toEqual([...islands, ...times(5, "finish")].sort());
    expect(sizes(pilesOf(events))).toEqual([29, 28, 28]);
    expect(sizes(handsOf(events))).toEqual([5, 5, 5]);
    expect(events.map(({ type }) => type)).toEqual(["PilesDealt", ...Array(3).fill("CardsDrawn"), "TurnStarted"]);
  });

  test("A1: galateia removes 4 islands", () => {
    const events = dealt("arch", 2, "removed", { galateia: true });
    expect(itemAt(only(events, "CardsSetAside"), 0).cards).toHaveLength(4);
    expect(sizes(pilesOf(events))).toEqual([41, 40]);
  });
});

describe("P1: the pyramid", () => {
  const explorers = (more: object = {}): TranquilityFace[] => {
    const events = dealt("pyramid", 2, "explorers", more);
    const faces = facesOf(events);
    return itemAt(only(events, "ExplorerStacked"), 0).cards.map((card) => itemAt(faces, card));
  };
  const deck = (monsters: number, borders: number): TranquilityFace[] =>
    [
      ...times(6, "storm"),
      ...times(6, "compass"),
      ...times(monsters, "monster"),
      ...times(5, "finish"),
      ...times(5, "start"),
      ...times(1, "rocks"),
      ...times(borders, "border"),
    ].sort();

  test("P1: an explorer deck of 30, unseen by all players, is made before the opening hands", () => {
    expect(explorers().sort()).toEqual(deck(5, 2));
    expect(explorers({ difficulty: "harder" }).sort()).toEqual(deck(5, 2));
    const events = dealt("pyramid", 2);
    expect(events.map(({ type }) => type)).toEqual([
      "PilesDealt",
      "ExplorerStacked",
      "CardsDrawn",
      "CardsDrawn",
      "TurnStarted",
    ]);
    expect(itemAt(only(events, "ExplorerStacked"), 0).secret!.to).toEqual([]);
  });

  test("P11: in easier waters three of the monsters are borders", () => {
    expect(explorers({ difficulty: "easier" }).sort()).toEqual(deck(2, 5));
  });

  test("P1: the 80 islands alone are dealt", () => {
    const events = dealt("pyramid", 3);
    expect(pilesOf(events).flat().sort()).toEqual([...islands].sort());
    expect(sizes(pilesOf(events))).toEqual([27, 27, 26]);
    expect(sizes(handsOf(events))).toEqual([5, 5, 5]);
  });

  test("P1: the explorer deck is shuffled by a chance of its own", () => {
    const tops = new Set<TranquilityFace>();
    for (let n = 0; n < 60; n++) {
      const events = dealt("pyramid", 1, `top ${n}`);
      tops.add(itemAt(facesOf(events), itemAt(itemAt(only(events, "ExplorerStacked"), 0).cards, 0)));
    }
    expect(tops.size).toBeGreaterThan(4);
  });
});

describe("N1: day and night", () => {
  test("N1: cards are dealt as in B1, with the 6 compasses shuffled in: 91 cards, and a start in each pile", () => {
    const events = dealt("day-night", 4);
    const starts = times(4, "start");
    const all = [...islands, ...times(5, "finish"), ...times(6, "compass"), ...starts];
    expect(pilesOf(events).flat().sort()).toEqual(all.sort());
    expect(sizes(pilesOf(events))).toEqual([24, 24, 24, 23]);
    expect(sizes(pilesOf(dealt("day-night", 2, "removed", { galateia: true })))).toEqual([45, 44]);
  });

  test("N1: no opening hand holds a compass: compasses are shuffled into the rest, with the start", () => {
    const depths = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const events = dealt("day-night", 5, `compass ${n}`);
      const piles = pilesOf(events);
      expect(piles.flat().filter((face) => face === "compass")).toHaveLength(6);
      for (const [seat, hand] of handsOf(events).entries()) {
        expect(hand).toHaveLength(5);
        expect(hand).toEqual(itemAt(piles, seat).slice(0, 5));
        expect(hand).not.toContain("compass");
        expect(hand).not.toContain("start");
        expect(itemAt(piles, seat).filter((face) => face === "start")).toHaveLength(1);
        for (const [depth, face] of itemAt(piles, seat).entries()) if (face === "compass") depths.add(depth);
      }
    }
    expect(Math.min(...depths)).toBe(5);
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(18);
  });

  test("N1: the match starts by day", () => {
    expect(dealt("day-night", 1).map(({ type }) => type)).toEqual(["PilesDealt", "CardsDrawn", "TurnStarted"]);
  });
});

describe("D1: the duel", () => {
  test("D1: a duel has 80 islands in one pile, 5 cards in each hand, and 5 face up in a row", () => {
    const events = dealt("duel", 2);
    expect(pilesOf(events)).toHaveLength(1);
    expect(itemAt(pilesOf(events), 0).toSorted()).toEqual([...islands].sort());
    expect(events.map(({ type }) => type)).toEqual([
      "PilesDealt",
      "CardsDrawn",
      "CardsDrawn",
      "RowRefilled",
      "TurnStarted",
    ]);
    const [pile] = itemAt(only(events, "PilesDealt"), 0).piles;
    const [row] = only(events, "RowRefilled");
    expect(only(events, "CardsDrawn").map(({ cards }) => cards)).toEqual([pile!.slice(0, 5), pile!.slice(5, 10)]);
    expect(row!.cards).toEqual(pile!.slice(10, 15));
    const faces = facesOf(events);
    expect(row!.faces).toEqual(Object.fromEntries(row!.cards.map((card) => [card, faces[card]])));
  });

  test("D1: the first to act is chosen at random", () => {
    const firsts = new Set(
      Array.from({ length: 30 }, (_, n) => itemAt(only(dealt("duel", 2, `first ${n}`), "TurnStarted"), 0).seat),
    );
    expect(firsts).toEqual(new Set([0, 1]));
  });
});
