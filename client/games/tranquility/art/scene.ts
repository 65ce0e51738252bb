/** The state of a drawing, and where land and sky meet. Pictures are 100 units wide. */
import type { SeededRandom } from "../../../art/numbers.ts";
import type { Context } from "../../../art/pen.ts";
import type { TranquilityPalette } from "./palette.ts";

/** y of the horizon, the same on every card, so that a row of cards is one panorama. */
export const HORIZON = 46;
/** y of the waterline of islands. */
export const BASE = 62;

export interface TranquilityArtContext {
  readonly ctx: Context;
  /** Colours of the hour. */
  readonly p: TranquilityPalette;
  readonly r: SeededRandom;
  /** The side of the light: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly night: boolean;
  readonly number: number;
  /** Whether the picture is too small for details. Its remaining parts are then slightly larger. */
  readonly small: boolean;
}
