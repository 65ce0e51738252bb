import type { Rect, TranquilityPageLayout } from "../scene/frame.ts";
import { clamp } from "../scene/measure.ts";

/** In CSS px. */
export interface Note {
  readonly left: number;
  readonly width: number;
  /** The note extends downwards from `top` or upwards from `bottom`. */
  readonly top?: number;
  readonly bottom?: number;
  /** x of the tip, from the note's left edge. */
  readonly tip: number;
}

const MARGIN = 12;
const WIDEST = 288;
/** Px between the subject and its note. */
const APART = 10;
/** Maximum height in px: three lines and the link to the rule. */
const TALLEST = 108;
/** Minimum px between the tip and a corner. */
const CORNER = 18;

/** The note goes above its subject, where no finger hides it, or below if there is no room. */
export function noteAt({ viewport }: Pick<TranquilityPageLayout, "viewport">, about: Rect): Note {
  const width = Math.min(WIDEST, viewport.width - 2 * MARGIN);
  const middle = about.x + about.width / 2;
  const left = clamp(middle - width / 2, MARGIN, viewport.width - MARGIN - width);
  const across = { left, width, tip: clamp(middle - left, CORNER, width - CORNER) };
  if (about.y - APART >= TALLEST) return { ...across, bottom: viewport.height - about.y + APART };
  return { ...across, top: about.y + about.height + APART };
}
