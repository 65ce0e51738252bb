import type { Rect, TranquilityPageLayout } from "../scene/frames/frame.ts";
import { clamp } from "../scene/frames/measure.ts";

/** The box of a note beside its subject, in CSS px. */
export interface Note {
  readonly left: number;
  readonly width: number;
  /** It extends downwards from `top`, or upwards from `bottom`. */
  readonly top?: number;
  readonly bottom?: number;
  /** The x of the tip that points at the subject, from the left edge of the note. */
  readonly tip: number;
}

const MARGIN = 12;
const WIDEST = 288;
/** Distance between the subject and its note, in px, with room for the tip. */
const APART = 10;
/** Maximum height of a note, in px: three lines and the link to the rule. */
const TALLEST = 108;
/** Minimum distance of the tip from the corner of its note, in px. */
const CORNER = 22;

/** The place of a note about a part of the table: above it, where no finger hides it, or below if there is no room. */
export function noteAt({ viewport }: Pick<TranquilityPageLayout, "viewport">, about: Rect): Note {
  const width = Math.min(WIDEST, viewport.width - 2 * MARGIN);
  const middle = about.x + about.width / 2;
  const left = clamp(middle - width / 2, MARGIN, viewport.width - MARGIN - width);
  const across = { left, width, tip: clamp(middle - left, CORNER, width - CORNER) };
  if (about.y - APART >= TALLEST) return { ...across, bottom: viewport.height - about.y + APART };
  return { ...across, top: about.y + about.height + APART };
}
