import { ISLANDS } from "../cards.ts";
import { WEIGHTS } from "./weights.ts";

const CELLS = 40;
const PURSE = 4;
const SIZE = (CELLS + 1) * (ISLANDS + 1);

let tables: Float64Array[] | undefined;
export const reset = () => { tables = undefined; };

const at = (g: number, m: number) => g * (ISLANDS + 1) + m;

/** kind: number of bounded sides: 0, 1 (left), 2 */
function build(): Float64Array[] {
  const out = [new Float64Array(SIZE), new Float64Array(SIZE), new Float64Array(SIZE)];
  const xs = new Float64Array(ISLANDS);
  for (let g = 1; g <= 36; g++)
    for (let m = g; m <= ISLANDS; m++)
      for (let kind = 2; kind >= 0; kind--) {
        const L = kind > 0, R = kind > 1;
        let count = 0;
        for (let i = 1; i <= m; i++) {
          let best = Infinity;
          const mid = Math.floor((i / (m + 1)) * g);
          const k0 = Math.max(0, mid - 3, g - 1 - (m - i)), k1 = Math.min(g - 1, mid + 3, i - 1);
          for (let k = k0; k <= k1; k++) {
            let cost = Infinity;
            if (L && k === 0) cost = i;
            if (R && k === g - 1) cost = Math.min(cost, m + 1 - i);
            if (cost === Infinity) cost = 0;
            if (cost > PURSE) continue;
            const left = out[L ? 2 : 1]![at(k, i - 1)]!;
            const right = out[R ? 2 : 1]![at(g - 1 - k, m - i)]!;
            const x = cost * WEIGHTS.pay + left + right;
            if (x < best) best = x;
          }
          if (best < Infinity) xs[count++] = best;
        }
        const sorted = xs.subarray(0, count).sort();
        let v = Infinity, sum = 0;
        for (let j = 1; j <= count; j++) {
          sum += sorted[j - 1]!;
          const y = (WEIGHTS.wait + sum) / j;
          if (y < v) v = y; else break;
        }
        out[kind]![at(g, m)] = v;
      }
  return out;
}

/** Price of a gap of g cells bounded on `sides` sides with m numbers (may be fractional). */
export function tablePrice(sides: number, g: number, m: number): number {
  if (g === 0) return 0;
  tables ??= build();
  const t = tables[sides]!;
  if (m < g) return t[at(g, g)]! + WEIGHTS.dead * (g - m);
  const f = Math.floor(m);
  const low = t[at(g, f)]!;
  if (f === m || f >= ISLANDS) return low;
  return low + (m - f) * (t[at(g, f + 1)]! - low);
}
