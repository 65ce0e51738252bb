/** The drawing state of a picture, and where land and sky meet. Pictures are 100 units wide, whatever their size in px. */
import type { SeededRandom } from "../../../art/numbers.ts";
import type { Context } from "../../../art/pen.ts";
import type { TranquilityPalette } from "./palette.ts";

/** Height of the horizon, the same on every card, so that a row of cards is one panorama. */
export const HORIZON = 46;
/** Height of the waterline at the foot of an island. */
export const BASE = 62;

export interface TranquilityArtContext {
  readonly ctx: Context;
  /** Colours of the hour. */
  readonly p: TranquilityPalette;
  readonly r: SeededRandom;
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly night: boolean;
  readonly number: number;
  /** Too small for detail; the remaining parts are drawn slightly larger. */
  readonly small: boolean;
}
