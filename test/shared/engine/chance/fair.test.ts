import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commit, isSeed, keyOf, rngFor } from "../../../../shared/engine/chance/fair.ts";
import { shuffle } from "../../../../shared/engine/chance/shuffle.ts";
import { orderOf, recording, replaying, seeds, stacked } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

const ZERO = "00".repeat(32);

/** The published algorithm, reimplemented with node:crypto. */
function words(seed: string, nonces: readonly string[], version: number, count: number): number[] {
  const key = createHmac("sha256", Buffer.from(seed, "hex")).update(JSON.stringify(nonces)).digest();
  const block = (counter: number) => createHmac("sha256", key).update(`${version}:${counter}`).digest();
  return Array.from({ length: count }, (_, i) => block(Math.floor(i / 8)).readUInt32BE(4 * (i % 8)));
}

describe("a commitment", () => {
  test("is the SHA-256 of the 32 bytes of the seed", () => {
    expect(commit(ZERO)).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    const seed = seedOf("any");
    expect(commit(seed)).toBe(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"));
  });

  test("a seed is 64 lower-case hex digits", () => {
    expect(isSeed(ZERO)).toBe(true);
    for (const no of ["", ZERO.slice(1), `${ZERO}0`, ZERO.replace("0", "G"), "AB".repeat(32), `${ZERO}\n`]) {
      expect(isSeed(no)).toBe(false);
    }
  });
});

describe("the stream of a version", () => {
  test("has a known vector, which any other program must compute, too", () => {
    const rng = rngFor(keyOf(ZERO, ["a", "b"]), 4);
    expect([rng(80), rng(80), rng(80), rng(6), rng(2 ** 32)]).toEqual([53, 21, 19, 3, 3485063915]);
  });

  test("is HMAC-SHA-256 of version and counter, in big-endian words", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.string()), fc.integer({ min: 1, max: 5000 }), (seed, nonces, version) => {
        const rng = rngFor(keyOf(seed, nonces), version);
        expect(Array.from({ length: 20 }, () => rng(2 ** 32))).toEqual(words(seed, nonces, version, 20));
      }),
    );
  });

  test("depends on seed, nonces and version, and on nothing else", () => {
    const first = (seed: string, nonces: string[], version: number) => rngFor(keyOf(seed, nonces), version)(2 ** 32);
    const streams = [
      first(ZERO, ["a", "b"], 4),
      first(ZERO, ["b", "a"], 4),
      first(ZERO, ["ab"], 4),
      first(ZERO, ["a", "b", ""], 4),
      first(ZERO, ["a", "b"], 5),
      first(ZERO, ["a", "b"], 40),
      first(seedOf("other"), ["a", "b"], 4),
    ];
    expect(new Set(streams).size).toBe(streams.length);
    expect(first(ZERO, ["a", "b"], 4)).toBe(streams[0]);
  });

  test("is not influenced by earlier rolls", () => {
    const key = keyOf(ZERO, []);
    const earlier = rngFor(key, 1);
    for (let i = 0; i < 100; i++) earlier(80);
    expect(rngFor(key, 2)(2 ** 32)).toBe(words(ZERO, [], 2, 1)[0]);
  });

  test("stays in its bounds, up to 2^32", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const roll = rngFor(keyOf(seed, []), 1)(n);
        expect(Number.isInteger(roll) && roll >= 0 && roll < n).toBe(true);
      }),
    );
    expect(rngFor(keyOf(ZERO, []), 1)(1)).toBe(0);
  });

  test("is uniform: a roll in the uneven tail is repeated", () => {
    // Without repetition, half of the numbers would be below 2^30 instead of a third.
    const n = 2 ** 31 + 2 ** 30;
    const rng = rngFor(keyOf(ZERO, []), 7);
    const low = Array.from({ length: 6000 }, () => rng(n)).filter((roll) => roll < 2 ** 30).length;
    expect(low / 6000).toBeGreaterThan(0.31);
    expect(low / 6000).toBeLessThan(0.36);
  });

  test("gives every side of a die equally often", () => {
    const counts = Array<number>(6).fill(0);
    const rng = rngFor(keyOf(seedOf("die"), []), 1);
    for (let i = 0; i < 12_000; i++) counts[rng(6)]!++;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe("a shuffle", () => {
  test("keeps the cards and leaves the list it was given alone", () => {
    const cards = Object.freeze(Array.from({ length: 86 }, (_, i) => i));
    const shuffled = shuffle(cards, rngFor(keyOf(ZERO, []), 1));
    expect(shuffled).not.toEqual(cards);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
  });

  test("gives every order of four cards equally often", () => {
    const counts = new Map<string, number>();
    for (let version = 1; version <= 4800; version++) {
      const order = shuffle([1, 2, 3, 4], rngFor(keyOf(ZERO, []), version)).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
  });

  test("of no cards or one card needs no chance", () => {
    const none = () => {
      throw new Error("asked");
    };
    expect(shuffle([], none)).toEqual([]);
    expect(shuffle([7], none)).toEqual([7]);
  });

  test("has a known vector", () => {
    expect(shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rngFor(keyOf(ZERO, ["a", "b"]), 4))).toEqual([
      1, 0, 8, 2, 4, 6, 5, 9, 7, 3,
    ]);
  });

  test("can be replaced by tests, which stack a deck in any order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...Array(30).keys()], { minLength: 30 }), (order) => {
        const tape = [stacked(order)];
        const { chance, tape: heard } = recording(replaying(tape));
        expect(shuffle([...Array(30).keys()], chance(0))).toEqual(order);
        expect(heard).toEqual(tape);
        expect(orderOf(itemAt(tape, 0))).toEqual(order);
      }),
    );
  });
});
