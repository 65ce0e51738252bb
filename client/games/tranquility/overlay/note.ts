import type { Rect, TranquilityPageLayout } from "../scene/frames/frame.ts";
import { clamp } from "../scene/frames/measure.ts";

/** A few words beside the thing that they are about, in CSS px. */
export interface Note {
  readonly left: number;
  readonly width: number;
  /** It extends downwards from `top`, or upwards from `bottom`. */
  readonly top?: number;
  readonly bottom?: number;
  /** Distance of the thing from the left, for the tip. */
  readonly tip: number;
}

const MARGIN = 12;
const WIDEST = 288;
/** Between the thing and the words, for the tip. */
const APART = 10;
/** The height of three lines and the link to the rule. */
const TALLEST = 108;
/** The smallest distance of the tip from the corner of its note. */
const CORNER = 22;

/** Where a note about a part of the table goes: above it, where no finger hides it, or below if there is no room. */
export function noteAt({ viewport }: Pick<TranquilityPageLayout, "viewport">, about: Rect): Note {
  const width = Math.min(WIDEST, viewport.width - 2 * MARGIN);
  const middle = about.x + about.width / 2;
  const left = clamp(middle - width / 2, MARGIN, viewport.width - MARGIN - width);
  const across = { left, width, tip: clamp(middle - left, CORNER, width - CORNER) };
  if (about.y - APART >= TALLEST) return { ...across, bottom: viewport.height - about.y + APART };
  return { ...across, top: about.y + about.height + APART };
}
