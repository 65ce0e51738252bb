import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rngFor } from "../../../../shared/engine/chance/fair.ts";
import { fold } from "../../../../shared/engine/contract/events.ts";
import { GRID } from "../../../../shared/games/tranquility/boards/official.ts";
import { islands, type TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import { deal } from "../../../../shared/games/tranquility/deal.ts";
import type { Event, TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { options } from "../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { chanceOf, seeds } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

const standard = (chosen: object = {}) => options.parse({ mode: "standard", ...chosen });
const tables = fc.record({ seed: seeds, seats: fc.integer({ min: 1, max: 5 }), galateia: fc.boolean() });

const only = <Type extends Event["type"]>(events: readonly Event[], type: Type) =>
  events.filter((event): event is TranquilityEventOf<Type> & Event => event.type === type);

const facesOf = (events: readonly Event[]): Record<number, TranquilityFace> =>
  Object.assign({}, ...events.map(({ secret }) => secret?.faces ?? {}));

const pileSizes = (seats: number, galateia = false): number[] => {
  const [dealt] = only(deal(standard({ galateia }), seats, chanceOf(seedOf("sizes"))), "PilesDealt");
  return dealt!.piles.map((pile) => pile.length);
};

/** Chi-square against a uniform distribution, divided by its expectation. */
const unevenness = (counts: readonly number[]): number => {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0) / (counts.length - 1);
};

describe("B1: the deal", () => {
  test("B1: 80 islands, 5 finish cards and a start for each seat are dealt, each exactly once", () => {
    fc.assert(
      fc.property(tables, ({ seed, seats, galateia }) => {
        const faces = facesOf(deal(standard({ galateia }), seats, chanceOf(seed)));
        const cards = Object.values(faces).sort();
        const due = [...islands, ...Array(5).fill("finish"), ...Array(seats).fill("start")].sort();
        expect(cards).toEqual(due);
      }),
      { numRuns: 50 },
    );
  });

  test("B1: each seat has a pile, the lower seats the larger ones, with a start in each", () => {
    expect([1, 2, 3, 4, 5].map((seats) => pileSizes(seats))).toEqual([
      [86],
      [44, 43],
      [30, 29, 29],
      [23, 22, 22, 22],
      [18, 18, 18, 18, 18],
    ]);
  });

  test("B1: galateia removes 4 islands before the deal, and no player sees them", () => {
    expect([1, 2, 3, 4, 5].map((seats) => pileSizes(seats, true))).toEqual([
      [82],
      [42, 41],
      [28, 28, 28],
      [22, 21, 21, 21],
      [18, 17, 17, 17, 17],
    ]);
    const events = deal(standard({ galateia: true }), 3, chanceOf(seedOf("removed")));
    const [aside] = only(events, "CardsSetAside");
    expect(aside!.cards).toHaveLength(4);
    expect(aside!.secret!.to).toEqual([]);
    for (const face of Object.values(aside!.secret!.faces)) expect(face).toMatch(/^i\d+$/);
    expect(events.map(({ type }) => type)).toEqual([
      "PilesDealt",
      "CardsSetAside",
      "CardsDrawn",
      "CardsDrawn",
      "CardsDrawn",
      "TurnStarted",
    ]);
  });

  test("B1: which islands galateia removes is random", () => {
    const counts = Array<number>(80).fill(0);
    for (let n = 0; n < 2000; n++) {
      const [aside] = only(deal(standard({ galateia: true }), 1, chanceOf(seedOf(`aside ${n}`))), "CardsSetAside");
      for (const face of Object.values(aside!.secret!.faces)) counts[Number(face.slice(1)) - 1]!++;
    }
    expect(unevenness(counts)).toBeLessThan(1.6);
  });

  test("B1: without galateia nothing is set aside", () => {
    const events = deal(standard(), 2, chanceOf(seedOf("a")));
    expect(events.map(({ type }) => type)).toEqual(["PilesDealt", "CardsDrawn", "CardsDrawn", "TurnStarted"]);
  });

  test("B1: each seat draws the top 5 of its pile, and there is one start in what is left of it", () => {
    fc.assert(
      fc.property(tables, ({ seed, seats, galateia }) => {
        const events = deal(standard({ galateia }), seats, chanceOf(seed));
        const faces = facesOf(events);
        const [dealt] = only(events, "PilesDealt");
        for (const [seat, draw] of only(events, "CardsDrawn").entries()) {
          const pile = itemAt(dealt!.piles, seat);
          expect(draw.seat).toBe(seat);
          expect(draw.cards).toEqual(pile.slice(0, 5));
          expect(draw.secret).toEqual({
            to: [seat],
            faces: Object.fromEntries(draw.cards.map((card) => [card, faces[card]])),
          });
          expect(draw.cards.map((card) => faces[card])).not.toContain("start");
          expect(pile.slice(5).filter((card) => faces[card] === "start")).toHaveLength(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("B1: the start may lie anywhere in the rest of the pile, from its top to its bottom", () => {
    const counts = Array<number>(13).fill(0);
    for (let n = 0; n < 1500; n++) {
      const events = deal(standard(), 5, chanceOf(seedOf(`start ${n}`)));
      const faces = facesOf(events);
      const [dealt] = only(events, "PilesDealt");
      for (const pile of dealt!.piles) counts[pile.findIndex((card) => faces[card] === "start") - 5]!++;
    }
    expect(unevenness(counts)).toBeLessThan(2);
  });

  test("B1: the cards of a pile are revealed to no seat, and handles are given after the shuffle", () => {
    const events = deal(standard(), 3, chanceOf(seedOf("handles")));
    const [dealt] = only(events, "PilesDealt");
    expect(dealt!.secret!.to).toEqual([]);
    expect(dealt!.piles.flat()).toEqual(Array.from({ length: 88 }, (_, i) => i + 1));
    expect(Object.keys(dealt!.secret!.faces)).toHaveLength(88);
  });

  test("B1: any island may lie on top of any pile", () => {
    const counts = Array<number>(80).fill(0);
    for (let n = 0; n < 3000; n++) {
      const faces = facesOf(deal(standard(), 5, chanceOf(seedOf(`top ${n}`))));
      const number = Number(itemAt(faces, 1).slice(1));
      if (number) counts[number - 1]!++;
    }
    expect(unevenness(counts)).toBeLessThan(1.6);
  });

  test("B1: a match has 1 to 5 players", () => {
    expect(tranquility.seats(standard())).toEqual([1, 5]);
  });

  test("B1: an option that is left out has its default, an unknown one is refused", () => {
    expect(standard()).toEqual({ mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" });
    expect(options.safeParse({ mode: "standard", galatea: true }).success).toBe(false);
    expect(options.safeParse({ mode: "standard", soloToll: "none" }).success).toBe(false);
    expect(options.safeParse({}).success).toBe(false);
  });
});

describe("the grid", () => {
  test("has 36 cells in one line of six rows from the bottom left to the top right", () => {
    expect(GRID.lines).toEqual([Array.from({ length: 36 }, (_, i) => i)]);
    expect(GRID.cells[0]).toEqual({ x: 0, y: 0 });
    expect(GRID.cells[5]).toEqual({ x: 5, y: 0 });
    expect(GRID.cells[6]).toEqual({ x: 0, y: 1 });
    expect(GRID.cells[35]).toEqual({ x: 5, y: 5 });
  });

  test("has 24 border cards, the start at the bottom left and the finish at the top right", () => {
    expect(GRID.frame).toHaveLength(24);
    expect(GRID.start).toEqual({ x: -1, y: -1 });
    expect(GRID.finish).toEqual({ x: 6, y: 6 });
    const corners = GRID.frame.filter(({ x, y }) => (x === -1 || x === 6) && (y === -1 || y === 6));
    expect(corners).toEqual([]);
  });
});

describe("B2: the first seat", () => {
  test("B2: any seat may be the first, as often as any other", () => {
    const counts = Array<number>(5).fill(0);
    for (let n = 0; n < 2000; n++) {
      const [turn] = only(deal(standard(), 5, chanceOf(seedOf(`first ${n}`))), "TurnStarted");
      counts[turn!.seat]!++;
    }
    expect(unevenness(counts)).toBeLessThan(3);
  });

  test("B2: the first seat has a roll of its own: the deal reveals nothing about it", () => {
    const key = new Uint8Array(32);
    const first = (version: number) =>
      deal(standard(), 5, (index) => rngFor(key, index === 0 ? 1 : version)).at(
        -1,
      ) as TranquilityEventOf<"TurnStarted">;
    const seats = new Set(Array.from({ length: 40 }, (_, version) => first(version).seat));
    expect(seats.size).toBe(5);
  });

  test("B2: after the deal the table waits for that seat alone", () => {
    fc.assert(
      fc.property(tables, ({ seed, seats, galateia }) => {
        const chosen = standard({ galateia });
        const events = deal(chosen, seats, chanceOf(seed));
        const state = fold(tranquility, tranquility.initial(chosen, seats), events);
        expect(tranquility.toAct(state)).toEqual([{ seat: itemAt(only(events, "TurnStarted"), 0).seat, for: "turn" }]);
      }),
      { numRuns: 30 },
    );
  });
});
