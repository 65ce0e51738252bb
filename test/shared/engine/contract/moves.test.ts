import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameCommand } from "../../../../shared/engine/contract/events.ts";
import {
  anyCommand,
  type CardsPart,
  type CommandPart,
  complete,
  completeWithCards,
  type Form,
  fits,
  isMove,
  type Move,
  randomValue,
} from "../../../../shared/engine/contract/moves.ts";
import { rolls } from "../../../kit/chance.ts";
import { samples } from "../../../kit/strength.ts";

interface Call extends GameCommand {
  readonly type: "Call";
  readonly cards: readonly number[];
  readonly face: string;
  readonly n: number;
  readonly why: string;
}

const worth = { 1: 4, 2: 6, 3: 7, 4: 9, 5: 10 };
const cards: CardsPart = { of: "cards", into: "cards", from: [1, 2, 3, 4, 5], least: 1, most: 3 };
const total: CardsPart = { ...cards, total: { worth, least: 17, most: 17 } };
const face: CommandPart = { of: "option", into: "face", from: ["sun", "moon"] };
const number: CommandPart = { of: "number", into: "n", least: 2, most: 5 };
const why: CommandPart = { of: "text", into: "why", most: 6 };
const move: Move<Call> = {
  command: { type: "Call", cards: [], face: "", n: 0, why: "" },
  parts: [total, face, number, why],
};

describe("a move whose parts are filled in one after the other", () => {
  test("is a command once all parts are filled, and no other way of filling it makes one", () => {
    const filled = complete(move, { cards: [1, 2, 3], face: "sun", n: 2, why: "so" });
    expect(filled).toEqual({ type: "Call", cards: [1, 2, 3], face: "sun", n: 2, why: "so" });
    expect(isMove(move, filled)).toBe(true);
    for (const [part, value] of [
      ["cards", [1, 2]],
      ["cards", [1, 1, 4]],
      ["cards", [9]],
      ["cards", 17],
      ["face", "star"],
      ["n", 1],
      ["n", 2.5],
      ["why", ""],
      ["why", "because"],
      ["type", "Cry"],
      ["more", 1],
    ] as const)
      expect([part, value, isMove(move, { ...filled, [part]: value })]).toEqual([part, value, false]);
  });

  test("leaves nothing to chance that it does not name", () => {
    const fixed: Move<Call> = { command: complete(move, { cards: [4], face: "sun", n: 3, why: "a" }) };
    expect(anyCommand([fixed], rolls(3))).toEqual(fixed.command);
    expect(completeWithCards(fixed, [1])).toEqual(fixed.command);
    expect(completeWithCards(move, [1]).cards).toEqual([1]);
  });

  test("is filled at random in ways it allows, and in all of them", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const command = anyCommand([move], rolls(seed));
        expect(isMove(move, command)).toBe(true);
        seen.add(command.cards.toSorted().join());
      }),
      { numRuns: samples(300) },
    );
    // 4 + 6 + 7 and 7 + 10 are the only sums of 17 with at most three of the cards.
    expect(seen).toEqual(new Set(["1,2,3", "3,5"]));
  });

  test("may have any number of cards, also none, for cards without a total", () => {
    const any: CardsPart = { ...cards, least: 0, most: 2 };
    const counts = Array.from({ length: 100 }, (_, n) => (randomValue(any, rolls(n)) as number[]).length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
    expect(fits(any, [])).toBe(true);
  });

  test("has one part for fields that depend on each other, which its form distinguishes from others and builds", () => {
    const isPair = (value: unknown, within: unknown) =>
      Array.isArray(value) && value.length === 2 && value[0] + value[1] === within;
    const form: Form = {
      fits: isPair,
      any: (within, rng) => {
        const first = rng(within as number);
        return [first, (within as number) - first];
      },
    };
    const pair: CommandPart = { of: "form", into: "pair", form, within: 7 };
    expect([[3, 4], [3, 5], 7].map((value) => fits(pair, value))).toEqual([true, false, false]);
    const paired = { command: { type: "Add", pair: null }, parts: [pair] };
    expect(isMove(paired, anyCommand([paired], rolls(1)))).toBe(true);
    expect(isMove(paired, { ...paired.command, type: "Take" })).toBe(false);
  });

  test("is reported as a fault of the game when no choice of cards has its total", () => {
    const none: CardsPart = { ...total, total: { worth, least: 100, most: 100 } };
    expect(() => randomValue(none, rolls(1))).toThrow(/"cards"/);
  });
});
