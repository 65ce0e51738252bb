import { type Fan, looksOn, type Occasion, plaquesIn, type Rect, type Square } from "./frame.ts";
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
/** The height of what is said to somebody who has no hand. */
const LINE = 34;
/** The width of a button at the end of the title's row, with the gap beside it. */
const BUTTON = 48;

/** What lies above the board, below the title's row or in it. */
interface Head extends Pick<Upright, "plaques" | "below"> {
  readonly lesson?: Rect;
}

/** A plaque this narrow, in px, has no room for a flag beside a name: the flag stands above it. */
export const TIGHT = 90;
/** No plaque is wider, in px: two have the whole width of a phone. */
const WIDEST = 180;

/** The people in a row. */
function usualHead(occasion: Occasion, inner: number, k: number): Head {
  const plaques = peopleIn(occasion, { x: MARGIN, y: 58, height: 52 }, inner);
  const height = plaques.some(({ width }) => width < TIGHT) ? lerp(52, 60, k) : 52;
  return { plaques: plaques.map((plaque) => ({ ...plaque, height })), below: 58 + height };
}

/** The people between the buttons of the title's row, and below them what somebody is told who learns to play. */
function taughtHead(occasion: Occasion, inner: number): Head {
  const place = { x: MARGIN + BUTTON, y: 8, height: 48 };
  const y = place.y + place.height + 6;
  const lesson = { x: MARGIN, y, width: inner, height: lerp(152, 128, clamp((inner - 296) / 70, 0, 1)) };
  return { plaques: peopleIn(occasion, place, inner - 3 * BUTTON), below: y + lesson.height, lesson };
}

function peopleIn(occasion: Occasion, place: Omit<Rect, "width">, room: number): Rect[] {
  const width = Math.min((room - 6 * (occasion.seats - 1)) / occasion.seats, WIDEST);
  return plaquesIn(occasion, { ...place, width }, width + 6, 0);
}

export function uprightOf(occasion: Occasion): Upright {
  const { width: w, height: h } = occasion.viewport;
  const k = clamp((h - 600) / 244, 0, 1);
  const inner = w - MARGIN * 2;
  // A tablet held upright has room for larger cards.
  const more = clamp((Math.min(w, h) - 430) / 340, 0, 1);
  const [small, large] = occasion.isWatched ? [48, occasion.toll ? 52 : 64] : [62, 98];
  const size = looksOn(occasion) ? LINE : Math.round(lerp(small, large, k) + 34 * more);
  // Nobody keeps a log for somebody who learns to play.
  const sheet = occasion.isTaught ? 0 : SHEET;
  const handTop = h - sheet - 12 - size;
  const { plaques, below, lesson } = (occasion.isTaught ? taughtHead : usualHead)(occasion, inner, k);
  return {
    k,
    margin: MARGIN,
    inner,
    handTop,
    fan: {
      area: { x: MARGIN, y: handTop, width: inner, height: size + 10 },
      middle: w / 2,
      size,
      spread: size * 0.78,
      tilt: 2.4,
      drop: 2.2,
    },
    plaques,
    below,
    pile: { x: w - 30, y: h + 40, size: 40 },
    places: {
      title: { x: MARGIN + 52, y: 8, width: inner - 104, height: 44 },
      tools: { x: MARGIN, y: 8, width: inner, height: 44 },
      log: { x: 0, y: h - sheet, width: w, height: sheet },
      hand: { x: MARGIN, y: handTop, width: inner, height: size },
      pile: { x: w - 70, y: h - SHEET, width: 60, height: SHEET },
      story: { x: MARGIN, y: h / 2, width: inner, height: h / 2 - SHEET - 8 },
      ...(lesson ? { lesson } : {}),
    },
  };
}
