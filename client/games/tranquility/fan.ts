import type { Fan, Rect, Square } from "./frames/frame.ts";

/** A place in a hand: where the card lies, and the part of it no other card covers. */
export interface Slot extends Square {
  readonly turn: number;
  readonly strip: Rect;
}

/** The least one sees of a card, and can point at. */
const STRIP = 44;

/** A hand of so many cards as a fan; in two rows where one would cover too much. */
export function fanOut(count: number, fan: Fan): Slot[] {
  const { area, size, spread } = fan;
  const between = count > 1 ? (area.width - size) / (count - 1) : spread;
  if (between >= STRIP || count <= 5) return row(count, fan, Math.min(spread, between), 0, size, true);
  const first = Math.ceil(count / 2);
  const rowSize = Math.floor((area.height - 4) / 2);
  const step = Math.min(rowSize + 4, (area.width - rowSize) / (first - 1));
  return [...row(first, fan, step, 0, rowSize, false), ...row(count - first, fan, step, rowSize + 2, rowSize, false)];
}

function row(
  count: number,
  { area, tilt, drop }: Fan,
  step: number,
  down: number,
  size: number,
  fanned: boolean,
): Slot[] {
  const middle = (count - 1) / 2;
  // The outermost cards of a large hand sink and turn no further than those of a small one.
  const most = Math.max(2, middle);
  const [sink, bend] = [(drop * 4) / most ** 2, (tilt * 2) / most];
  const x0 = area.x + area.width / 2;
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
