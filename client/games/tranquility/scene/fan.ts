import type { Fan, Rect, Square } from "./frame.ts";
import { clamp } from "./measure.ts";

/** `strip`: the visible part of the card. */
interface FanSlot extends Square {
  readonly turn: number;
  readonly strip: Rect;
}

/** Rise of a chosen or picked card, as a fraction of its size. */
export const RISE = { chosen: 0.24, picked: 0.14 } as const;

/** Rise of a card under the mouse, in px. */
export const LIFT = 6;

/** Reach of a chosen card with its ring above the hand, at any angle, in px. */
export const reachOf = (size: number): number => Math.ceil(size * RISE.chosen + 8);

/** Minimum visible width of a card in a fan, in px. */
const STRIP = 44;

/** Width of the part with the number, and size of the smallest card in a fan, as fractions of a card's size. */
const NUMBERED = 0.74;
const LEAST = 0.72;

/** Gap between two cards in a row, in px. */
const BESIDE = 4;

/** Places cards in rows if a fan would cover too much of them. */
export function fanOut(count: number, fan: Fan): FanSlot[] {
  const { area, spread, base } = fan;
  // Cards that overlap much are smaller, so that their numbers stay visible.
  const size = clamp(area.width / (1 + (count - 1) * NUMBERED), fan.size * LEAST, fan.size);
  const between = count > 1 ? (area.width - size) / (count - 1) : spread;
  const rows = between < STRIP ? rowsIn(count, area) : undefined;
  if (!rows || Math.min(between, size) >= rows.size)
    return row(count, fan, { y: base, size, step: Math.min(spread, between), fanned: true });
  const down = Math.min(rows.size * (1 + RISE.chosen + 0.16), (area.height - rows.size) / (rows.count - 1));
  const top = area.y + (area.height - (rows.count - 1) * down) / 2;
  return Array.from({ length: rows.count }, (_, i) => i * rows.columns).flatMap((first, i) =>
    row(Math.min(rows.columns, count - first), fan, {
      y: top + i * down,
      size: rows.size,
      step: rows.size + BESIDE,
      fanned: false,
    }),
  );
}

/** 2 or 3 rows, whichever makes cards largest. */
function rowsIn(count: number, { width, height }: Rect) {
  const ways = [2, 3].map((rows) => {
    const columns = Math.ceil(count / rows);
    const high = Math.floor(height / (rows + (rows - 1) * (RISE.picked + 0.06)));
    return { count: rows, columns, size: Math.min(high, Math.floor((width + BESIDE) / columns) - BESIDE) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

interface Row {
  /** y of the middle of the cards, in px. */
  readonly y: number;
  readonly size: number;
  readonly step: number;
  readonly fanned: boolean;
}

function row(count: number, { area, middle: center, tilt, drop }: Fan, { y: y0, size, step, fanned }: Row): FanSlot[] {
  const middle = (count - 1) / 2;
  // In a large hand, the outermost cards sink and turn no further than in a hand of five.
  const most = Math.max(2, middle);
  const [sink, bend] = [(drop * 4) / most ** 2, (tilt * 2) / most];
  const half = middle * step + size / 2;
  const x0 = clamp(center, area.x + half, area.x + area.width - half);
  return Array.from({ length: count }, (_, i) => {
    const d = i - middle;
    const x = x0 + d * step;
    const y = y0 + (fanned ? d * d * sink : 0);
    const width = i < count - 1 ? Math.min(step, size) : size;
    const strip = { x: x - size / 2, y: y - size / 2, width, height: size };
    return { x, y, size, turn: fanned ? d * bend : 0, strip };
  });
}
