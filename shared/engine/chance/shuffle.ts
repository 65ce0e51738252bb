import type { Rng } from "./rng.ts";

/** Fisher–Yates, from the end. */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    const item = out[i]!;
    out[i] = out[j]!;
    out[j] = item;
  }
  return out;
}
