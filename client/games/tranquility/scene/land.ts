import type { Layout } from "../../../../shared/games/tranquility/layouts.ts";
import type { Point } from "../../../art/pen.ts";
import type { Shallow } from "../art/table/shoals.ts";
import type { Rect, Square } from "./frame.ts";
import { crowns } from "./measure.ts";

/**
 * @param squares the board's cells
 * @param inset px from the cells' edges inwards to the land's
 */
export function landOf(
  on: Layout,
  squares: readonly Square[],
  finish: Square | undefined,
  inset: readonly [x: number, y: number],
): Shallow[] {
  const span = openingIn(squares);
  const corners = (crowns(on) && finish ? [...squares, finish] : squares).flatMap(cornersOf);
  const outline = shrunk(hullOf(corners), inset);
  return span ? [{ outline, deep: true }, { outline: arched(outline, span, inset) }] : [{ outline }];
}

const cornersOf = ({ x, y, size }: Square): Point[] => {
  const half = size / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
};

/** Convex hull, clockwise on screen. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (way: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of way) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Positive if the path from a over b to c turns right on screen. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Moves points towards the middle by dx and dy, never past it. */
function shrunk(points: readonly Point[], [dx, dy]: readonly [number, number]): Point[] {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [mx, my] = [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
  const towards = (from: number, to: number, by: number) =>
    from + Math.sign(to - from) * Math.min(by, Math.abs(to - from));
  return points.map(([x, y]) => [towards(x, mx, dx), towards(y, my, dy)]);
}

/** Distance between neighbours in a row that makes an opening, in sizes of a space. */
const OPENING = 1.5;

/** The water between two pillars of the lowest row. */
function openingIn(squares: readonly Square[]): Rect | undefined {
  const bottom = Math.max(...squares.map(({ y }) => y));
  const feet = squares.filter(({ y }) => y === bottom).toSorted((a, b) => a.x - b.x);
  const last = feet.findIndex(({ x, size }, i) => (feet[i + 1]?.x ?? x) - x > size * OPENING);
  const [left, right] = [feet[last], feet[last + 1]];
  if (!left || !right) return undefined;
  const over = squares.filter(({ x }) => x > left.x && x < right.x);
  const ceiling = Math.max(...over.map(({ y, size }) => y + size / 2));
  const x = left.x + left.size / 2;
  return { x, y: ceiling, width: right.x - right.size / 2 - x, height: bottom + left.size / 2 - ceiling };
}

/** An arch's number of segments, and the maximum share of the opening's height that it takes. */
const STEPS = 12;
const VAULT = 0.7;

/** Cuts an arch into a block from below. */
function arched(block: readonly Point[], span: Rect, [dx, dy]: readonly [number, number]): Point[] {
  const xs = block.map(([x]) => x);
  const ys = block.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [left, right] = [Math.max(west + 1, span.x - dx), Math.min(east - 1, span.x + span.width + dx)];
  const top = Math.max(north + 1, span.y - dy);
  const [mx, reach] = [(left + right) / 2, (right - left) / 2];
  const rise = Math.min(reach, (south - top) * VAULT);
  const arch = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const angle = (i / STEPS) * Math.PI;
    return [mx + Math.cos(angle) * reach, top + rise - Math.sin(angle) * rise];
  });
  return [[west, north], [east, north], [east, south], [right, south], ...arch, [left, south], [west, south]];
}
