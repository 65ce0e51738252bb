/** Pictures are 100 units wide. */
import type { SeededRandom } from "../../../art/numbers.ts";
import type { Context } from "../../../art/pen.ts";
import type { TranquilityPalette } from "./palette.ts";

/** y, the same on all cards, so that a row of cards is one panorama. */
export const HORIZON = 46;
/** y of the islands' waterline. */
export const BASE = 62;

export interface TranquilityArtContext {
  readonly ctx: Context;
  readonly p: TranquilityPalette;
  readonly r: SeededRandom;
  /** Side of the light: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly night: boolean;
  readonly number: number;
  /** Too small for details; the other parts are drawn slightly larger. */
  readonly small: boolean;
}
