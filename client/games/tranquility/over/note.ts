import type { Frame, Rect } from "../scene/frames/frame.ts";
import { clamp } from "../scene/frames/measure.ts";

/** A few words beside what they are about, in CSS px. */
export interface Note {
  readonly left: number;
  readonly width: number;
  /** It goes on downwards from here, or upwards. */
  readonly top?: number;
  readonly bottom?: number;
  /** How far from the left the thing it is about lies, for the tip. */
  readonly tip: number;
}

const MARGIN = 12;
const WIDEST = 288;
/** Between the thing and the words: the tip. */
const APART = 10;
/** What three lines and the way to the rule need. */
const TALLEST = 108;
/** No tip is nearer to the corner of its note. */
const CORNER = 22;

/** Where words about a part of the table stand: over it, where no finger hides them, or where there is no room, below it. */
export function noteAt({ viewport }: Pick<Frame, "viewport">, about: Rect): Note {
  const width = Math.min(WIDEST, viewport.width - 2 * MARGIN);
  const middle = about.x + about.width / 2;
  const left = clamp(middle - width / 2, MARGIN, viewport.width - MARGIN - width);
  const across = { left, width, tip: clamp(middle - left, CORNER, width - CORNER) };
  if (about.y - APART >= TALLEST) return { ...across, bottom: viewport.height - about.y + APART };
  return { ...across, top: about.y + about.height + APART };
}
