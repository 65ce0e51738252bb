import fc from "fast-check";
import { keyOf, rngFor } from "../../shared/engine/chance/fair.ts";
import type { Chance, Rng } from "../../shared/engine/chance/rng.ts";

/** Random seeds of 32 bytes, in hex. */
export const seeds: fc.Arbitrary<string> = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

/** The randomness of a match that has no nonces of players. */
export const chanceOf = (seed: string): Chance => {
  const key = keyOf(seed, []);
  return (index) => rngFor(key, index + 1);
};

/** An endless sequence from one number, which fast-check can shrink. */
export function rolls(from: number): Rng {
  let state = from;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** A random number below `n`. */
export interface Roll {
  readonly n: number;
  readonly value: number;
}

/** A chance that also records the rolls of each event. */
export function recording(chance: Chance): { readonly chance: Chance; readonly tape: Roll[][] } {
  const tape: Roll[][] = [];
  return {
    tape,
    chance: (index) => {
      const rng = chance(index);
      tape[index] ??= [];
      const track = tape[index];
      return (n) => {
        const value = rng(n);
        track.push({ n, value });
        return value;
      };
    },
  };
}

/** A chance that returns the recorded rolls, then the largest numbers allowed. */
export const replaying =
  (tape: readonly (readonly Roll[])[]): Chance =>
  (index) => {
    let at = 0;
    return (n) => tape[index]?.[at++]?.value ?? n - 1;
  };

/** The rolls with which `shuffle` puts 0, 1, 2 … into this order. */
export function stacked(order: readonly number[]): Roll[] {
  const at = [...order.keys()];
  const rolls: Roll[] = [];
  for (let i = order.length - 1; i > 0; i--) {
    const value = at.indexOf(order[i]!);
    rolls.push({ n: i + 1, value });
    [at[i], at[value]] = [at[value]!, at[i]!];
  }
  return rolls;
}

/** The order into which these rolls shuffle 0, 1, 2 … */
export function orderOf(shuffling: readonly Roll[]): number[] {
  const order = Array.from({ length: shuffling.length + 1 }, (_, i) => i);
  for (const [k, { value }] of shuffling.entries()) {
    const i = order.length - 1 - k;
    [order[i], order[value]] = [order[value]!, order[i]!];
  }
  return order;
}

/**
 * Finds shuffles of three or more cards; a shuffle of n cards rolls from n down to 2. `from` is the index of the first
 * roll.
 */
export function shufflesIn(track: readonly Roll[]): { readonly from: number; readonly cards: number }[] {
  const found: { from: number; cards: number }[] = [];
  for (let from = 0; from < track.length; from++) {
    const cards = track[from]!.n;
    const whole = cards > 2 && track.slice(from, from + cards - 1).every(({ n }, i) => n === cards - i);
    if (!whole || track.length < from + cards - 1) continue;
    found.push({ from, cards });
    from += cards - 2;
  }
  return found;
}
