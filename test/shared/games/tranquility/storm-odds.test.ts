import { expect, it } from "vitest";
import { PYRAMID } from "../../../../shared/games/tranquility/boards/official.ts";
import {
  lessCompasses,
  oddsOfCalm,
  type StormOdds,
} from "../../../../shared/games/tranquility/bot/heuristic/storm-odds.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import type { OptionsOf } from "../../../../shared/games/tranquility/options.ts";

type Waters = Pick<OptionsOf<"pyramid">, "difficulty" | "edition">;

/** Odds before the first island lies on a border cell. */
function atFirst({ difficulty, edition }: Waters): StormOdds {
  const deck = modeOf({ options: { mode: "pyramid", difficulty, edition, talk: "silent" } }).deck.explorer ?? [];
  const count = (face: string) => deck.filter((any) => any === face).length;
  const jokers = edition === "fr" ? count("border") : 0;
  const others = deck.length - count("storm") - count("compass") - count("monster") - jokers;
  const open = PYRAMID.borders?.length ?? 0;
  return { storms: count("storm"), compasses: count("compass"), jokers, others, open, spare: 0, held: 0 };
}

it.each([
  // Five monsters: more border cells than cards that cover one permanently, so the whole deck is drawn.
  ["normal", "fr", 1],
  ["normal", "de", 1],
  ["harder", "fr", 1],
  // Two monsters: the cells run out before the deck, and a compass may be left in it.
  ["easier", "fr", 0.8055],
  ["easier", "de", 0.6419],
] as const)("all storms of %s waters (%s) clear with these odds at best", (difficulty, edition, odds) => {
  expect(oddsOfCalm(atFirst({ difficulty, edition }))).toBeCloseTo(odds, 4);
});

type Draw = "storm" | "compass" | "joker" | "other";

function* orders(deck: readonly Draw[]): Generator<readonly Draw[]> {
  if (deck.length === 0) yield [];
  for (const [i, card] of deck.entries()) for (const rest of orders(deck.toSpliced(i, 1))) yield [card, ...rest];
}

/** The player keeps all jokers, and can stop drawing when every storm is cleared. */
function isCalmSometime(order: readonly Draw[], cells: number): boolean {
  let [covered, storms, compasses, jokers] = [0, 0, 0, 0];
  for (let drawn = 0; ; drawn++) {
    const raging = Math.max(0, storms - compasses);
    if (raging === 0 && (cells - covered <= jokers || drawn === order.length)) return true;
    if (drawn === order.length || covered + raging >= cells) return false;
    if (order[drawn] === "storm") storms++;
    else covered++;
    if (order[drawn] === "compass") compasses++;
    if (order[drawn] === "joker") jokers++;
  }
}

it.each([
  [2, 2, 1, 1, 3],
  [2, 2, 1, 1, 4],
  [2, 1, 2, 2, 4],
  [3, 3, 0, 1, 4],
  [1, 2, 1, 3, 5],
])(
  "with %i storms, %i compasses, %i jokers and %i others over %i cells the odds are the share of the orders",
  (...counts) => {
    const [storms, compasses, jokers, others, open] = counts;
    const deck: Draw[] = [
      ...Array<Draw>(storms).fill("storm"),
      ...Array<Draw>(compasses).fill("compass"),
      ...Array<Draw>(jokers).fill("joker"),
      ...Array<Draw>(others).fill("other"),
    ];
    let [all, calm] = [0, 0];
    for (const order of orders(deck)) {
      all++;
      if (isCalmSometime(order, open)) calm++;
    }
    expect(oddsOfCalm({ storms, compasses, jokers, others, open, spare: 0, held: 0 })).toBeCloseTo(calm / all, 9);
  },
);

it("a compass given away leaves a storm on its cell", () => {
  const stormOdds: StormOdds = { storms: 1, compasses: 0, jokers: 0, others: 3, open: 3, spare: 1, held: 0 };
  expect(lessCompasses(stormOdds, 1)).toMatchObject({ spare: 0, open: 3 });
  expect(lessCompasses(stormOdds, 2)).toMatchObject({ spare: -1, open: 2 });
});

it("odds of a board with many border cells are not confused with those of another board", () => {
  const deck = { storms: 1, compasses: 1, jokers: 0, spare: 0, held: 0 };
  // With enough cells the whole deck is drawn; with two, the compass may stay in the deck.
  expect(oddsOfCalm({ ...deck, others: 11, open: 34 })).toBeCloseTo(1, 9);
  expect(oddsOfCalm({ ...deck, others: 12, open: 2 })).toBeLessThan(1);
});
