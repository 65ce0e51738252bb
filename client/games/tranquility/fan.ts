import type { Fan, Rect, Square } from "./frames/frame.ts";
import { clamp } from "./frames/measure.ts";

/** A place in a hand: where the card lies, and the part of it no other card covers. */
export interface Slot extends Square {
  readonly turn: number;
  readonly strip: Rect;
}

/** How far a chosen card rises from the hand, and one picked to be given away, in parts of its size. */
export const RISE = { chosen: 0.24, picked: 0.14 } as const;

/** How far above a hand a chosen card reaches, with the ring around it and however it is turned, in px. */
export const reachOf = (size: number): number => Math.ceil(size * RISE.chosen + 8);

/** The least one sees of a card, and can point at. */
const STRIP = 44;

/** The part of a card in which its number stands, and how small a card of a fan may become, in parts of its size. */
const NUMBERED = 0.74;
const LEAST = 0.78;

/** From card to card in a row, in px. */
const BESIDE = 4;

/** A hand of so many cards as a fan; in two rows where one would cover too much. */
export function fanOut(count: number, fan: Fan): Slot[] {
  const { area, spread } = fan;
  // Cards that lie close are a little smaller, so that one sees their numbers whole.
  const size = clamp(area.width / (1 + (count - 1) * NUMBERED), fan.size * LEAST, fan.size);
  const between = count > 1 ? (area.width - size) / (count - 1) : spread;
  if (between >= STRIP || count <= 5)
    return row(count, fan, Math.min(spread, between), (fan.size - size) / 2, size, true);
  const first = Math.ceil(count / 2);
  // Between the rows there is room for a card that is picked from the lower one.
  const high = Math.floor(area.height / (2 + RISE.picked + 0.06));
  const rowSize = Math.min(high, Math.floor((area.width + BESIDE) / first) - BESIDE);
  const step = rowSize + BESIDE;
  const down = area.height - rowSize;
  return [...row(first, fan, step, 0, rowSize, false), ...row(count - first, fan, step, down, rowSize, false)];
}

function row(count: number, fan: Fan, step: number, down: number, size: number, fanned: boolean): Slot[] {
  const { area, tilt, drop } = fan;
  const middle = (count - 1) / 2;
  // The outermost cards of a large hand sink and turn no further than those of a small one.
  const most = Math.max(2, middle);
  const [sink, bend] = [(drop * 4) / most ** 2, (tilt * 2) / most];
  const half = middle * step + size / 2;
  const x0 = clamp(fan.middle, area.x + half, area.x + area.width - half);
  const y0 = area.y + down + size / 2;
  return Array.from({ length: count }, (_, i) => {
    const d = i - middle;
    const x = x0 + d * step;
    const y = y0 + (fanned ? d * d * sink : 0);
    const width = i < count - 1 ? Math.min(step, size) : size;
    const strip = { x: x - size / 2, y: y - size / 2, width, height: size };
    return { x, y, size, turn: fanned ? d * bend : 0, strip };
  });
}
