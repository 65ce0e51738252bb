export const TAU = Math.PI * 2;
export const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export interface SeededRandom {
  (): number;
  between(lo: number, hi: number): number;
  chance(p: number): boolean;
}

/** Pseudo-random numbers in 0..1 (mulberry32). */
export function rng(seed: number): SeededRandom {
  let a = Math.imul(seed + 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (lo: number, hi: number) => lo + (hi - lo) * next(),
    chance: (p: number) => next() < p,
  });
}
