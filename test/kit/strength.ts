import { randomInt } from "node:crypto";

/**
 * How hard the tests try, told by the environment variable STRENGTH: `quick` while somebody writes, always with the same
 * chance; `gate` before anything is merged; `nightly` with chance that is fresh every time.
 */
export type Strength = "quick" | "gate" | "nightly";

const STRENGTHS: readonly string[] = ["quick", "gate", "nightly"] satisfies readonly Strength[];

function strengthOf(asked = "gate"): Strength {
  if (!STRENGTHS.includes(asked)) throw new Error(`STRENGTH: "${asked}" is none; there is ${STRENGTHS.join(", ")}`);
  return asked as Strength;
}

export const STRENGTH = strengthOf(process.env.STRENGTH);

export const isNightly = STRENGTH === "nightly";

/** What is chosen for each strength. */
export const byStrength = <T>(choices: Readonly<Record<Strength, T>>): T => choices[STRENGTH];

/** Of many cases of one thing the first ones, which stand for all in the gate; at night all of them. */
export const firstAtGate = <T>(count: number, cases: readonly T[]): readonly T[] =>
  isNightly ? cases : cases.slice(0, count);

/** How many samples to take where so many are thorough: a twelfth of them while writing, a sixth in the gate, ten times as many at night. */
export const samples = (thorough: number): number =>
  Math.ceil(thorough * byStrength({ quick: 1 / 12, gate: 1 / 6, nightly: 10 }));

/** A seed that nobody chose, from 0 to 2³¹ - 1. */
export const drawnSeed = (): number => randomInt(2 ** 31 - 1);

/**
 * Of many cases of one thing every fifth in the gate, beginning where the run's seed says, and all of them at night: over five
 * gates with different seeds each case is tried about once.
 * @param seed the seed of the run, a whole number from 0
 */
export function* everyFifthAtGate<T>(cases: Iterable<T>, seed = Number(process.env.SEED ?? 0)): Generator<T> {
  const step = byStrength({ quick: 10, gate: 5, nightly: 1 });
  let i = seed % step;
  for (const one of cases) if (i++ % step === 0) yield one;
}

/**
 * Of many cases of one thing `count` in the gate, spread over all of them, beginning where the run's seed says; at night all of
 * them: over some gates with different seeds each case is tried.
 * @param count how many, at most as many as there are
 * @param seed the seed of the run, a whole number from 0
 */
export function someAtGate<T>(count: number, cases: readonly T[], seed = Number(process.env.SEED ?? 0)): readonly T[] {
  if (isNightly || count >= cases.length) return cases;
  const chosen = Array.from(
    { length: count },
    (_, i) => (seed + Math.floor((i * cases.length) / count)) % cases.length,
  );
  return chosen.toSorted((a, b) => a - b).map((i) => cases[i]!);
}

/** Why a test is skipped whose case `someAtGate` did not choose. */
export const NOT_CHOSEN = "left to other seeds and the night";
