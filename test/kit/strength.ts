import { randomInt } from "node:crypto";

/** The environment variable STRENGTH: `quick` while writing, `gate` before a merge, `nightly` every night. */
type Strength = "quick" | "gate" | "nightly";

const STRENGTHS: readonly string[] = ["quick", "gate", "nightly"] satisfies readonly Strength[];

function strengthOf(asked = "gate"): Strength {
  if (!STRENGTHS.includes(asked)) throw new Error(`STRENGTH: "${asked}" is unknown; choose ${STRENGTHS.join(", ")}`);
  return asked as Strength;
}

export const STRENGTH = strengthOf(process.env.STRENGTH);

export const isNightly = STRENGTH === "nightly";

export const byStrength = <T>(choices: Readonly<Record<Strength, T>>): T => choices[STRENGTH];

/** The first `count` cases; at night all. */
export const firstAtGate = <T>(count: number, cases: readonly T[]): readonly T[] =>
  isNightly ? cases : cases.slice(0, count);

/** A twelfth of `thorough` in quick runs, a sixth in the gate, ten times as many at night. */
export const samples = (thorough: number): number =>
  Math.ceil(thorough * byStrength({ quick: 1 / 12, gate: 1 / 6, nightly: 10 }));

const SEEDS = 2 ** 31 - 1;

/** A random seed from 0 to 2³¹ - 2. */
export const drawnSeed = (): number => randomInt(SEEDS);

/**
 * The seed of the run: the environment variable SEED, by default 0.
 * @throws if it is not a whole number from 0 to 2³¹ - 2
 */
export function runSeed(asked = process.env.SEED ?? "0"): number {
  if (/^\d{1,10}$/.test(asked) && Number(asked) < SEEDS) return Number(asked);
  throw new Error(`SEED: "${asked}" is not a whole number from 0 to ${SEEDS - 1}`);
}

/**
 * Every tenth case in quick runs, every fifth in the gate, all at night. Five gates with different seeds try each case
 * about once.
 */
export function* everyFifthAtGate<T>(cases: Iterable<T>, seed = runSeed()): Generator<T> {
  const step = byStrength({ quick: 10, gate: 5, nightly: 1 });
  let i = seed % step;
  for (const one of cases) if (i++ % step === 0) yield one;
}

/**
 * `count` cases, evenly spread from one that `seed` chooses; all at night, or if there are no more.
 */
export function someAtGate<T>(count: number, cases: readonly T[], seed = runSeed()): readonly T[] {
  if (isNightly || count >= cases.length) return cases;
  const chosen = Array.from(
    { length: count },
    (_, i) => (seed + Math.floor((i * cases.length) / count)) % cases.length,
  );
  return chosen.toSorted((a, b) => a - b).map((i) => cases[i]!);
}

/** Note on a skipped test that `someAtGate` did not choose. */
export const NOT_CHOSEN = "left to other seeds and the night";
