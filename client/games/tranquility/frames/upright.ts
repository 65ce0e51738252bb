import { type Fan, type Occasion, plaquesIn, type Rect, type Square } from "./frame.ts";
import { clamp, lerp } from "./measure.ts";

/** What every table on a phone held upright has: people in a row on top, the hand and the log's edge at the bottom. */
export interface Upright {
  /** From a small phone (0) to a large one (1). */
  readonly k: number;
  readonly margin: number;
  readonly inner: number;
  readonly handTop: number;
  readonly fan: Fan;
  readonly plaques: readonly Rect[];
  /** The lower edge of the plaques. */
  readonly below: number;
  readonly pile: Square;
  readonly places: {
    readonly title: Rect;
    readonly tools: Rect;
    readonly log: Rect;
    readonly hand: Rect;
    readonly pile: Rect;
    readonly story: Rect;
    readonly lesson?: Rect;
  };
}

const MARGIN = 12;
const SHEET = 46;
/** The width of a button at the end of the title's row, with the gap beside it. */
const BUTTON = 48;

/** @param widest how wide a plaque may be, in px */
export function uprightOf(occasion: Occasion, widest: number): Upright {
  const { width: w, height: h } = occasion.viewport;
  const k = clamp((h - 600) / 244, 0, 1);
  const inner = w - MARGIN * 2;
  // A tablet held upright has room for larger cards.
  const more = clamp((Math.min(w, h) - 430) / 340, 0, 1);
  const size = Math.round(lerp(62, 98, k) + 34 * more);
  // What somebody is told who learns to play has the place of the people, these that of the title, and nobody keeps a log.
  const { isTaught = false } = occasion;
  const sheet = isTaught ? 0 : SHEET;
  const handTop = h - sheet - 12 - size;
  const ends = isTaught ? 3 * BUTTON : 0;
  const plaqueWidth = Math.min((inner - ends - 6 * (occasion.seats - 1)) / occasion.seats, widest);
  const plaque: Rect = {
    x: isTaught ? MARGIN + BUTTON : MARGIN,
    // The flag of a narrow plaque stands on top of it.
    y: isTaught ? 8 : occasion.seats > 4 ? 62 : 58,
    width: plaqueWidth,
    height: isTaught ? 48 : 52,
  };
  const bottom = plaque.y + plaque.height;
  const lesson: Rect = { x: MARGIN, y: bottom + 6, width: inner, height: lerp(152, 128, clamp((w - 320) / 70, 0, 1)) };
  return {
    k,
    margin: MARGIN,
    inner,
    handTop,
    fan: {
      area: { x: MARGIN, y: handTop, width: inner, height: size + 10 },
      size,
      spread: size * 0.78,
      tilt: 2.4,
      drop: 2.2,
    },
    plaques: plaquesIn(occasion, plaque, plaqueWidth + 6, 0),
    below: isTaught ? lesson.y + lesson.height : bottom,
    pile: { x: w - 30, y: h + 40, size: 40 },
    places: {
      title: { x: MARGIN + 52, y: 8, width: inner - 104, height: 44 },
      tools: { x: MARGIN, y: 8, width: inner, height: 44 },
      log: { x: 0, y: h - sheet, width: w, height: sheet },
      hand: { x: MARGIN, y: handTop, width: inner, height: size },
      pile: { x: w - 70, y: h - SHEET, width: 60, height: SHEET },
      story: { x: MARGIN, y: h / 2, width: inner, height: h / 2 - SHEET - 8 },
      ...(isTaught ? { lesson } : {}),
    },
  };
}
