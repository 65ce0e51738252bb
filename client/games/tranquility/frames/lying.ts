import { reachOf } from "../fan.ts";
import { UPRIGHT } from "./controls.ts";
import { explorersIn } from "./extras.ts";
import { around, type Frame, looksOn, type Occasion, type Point, type Rect } from "./frame.ts";
import { landOf } from "./land.ts";
import { cellFor, gapOf, laidDown, lerp, sizeOf, squareAt, squaresOf } from "./measure.ts";
import { uprightOf } from "./upright.ts";

/**
 * A phone held upright, and a board too wide for it: it lies on its side, its foot at the left, its finish at the right. The
 * buttons lie below the slope, and what is beside the board above it.
 */
export function lying(occasion: Occasion): Frame {
  const { viewport, isWatched, extra } = occasion;
  const on = laidDown(occasion.board);
  const { width: w } = viewport;
  const { k, margin, inner, handTop, fan, plaques, below, pile, places } = uprightOf(occasion);
  const top = below + 6;
  const limit = handTop - (occasion.seat === undefined ? 8 : reachOf(fan.size));
  const cell = cellFor(on, { width: inner - 70, height: limit - top });
  const gap = gapOf(cell);
  const step = cell + gap;
  const size = sizeOf(on, cell);
  const spare = looksOn(occasion) ? limit - top - size.height : 0;
  const board: Rect = { x: margin, y: Math.round(limit - size.height - spare / 2), ...size };
  const grid = { on, board, cell, gap };
  const finish = squareAt(grid, on.finish);
  const bottom = board.y + board.height;
  /** What reaches this far down, or up, from the foot's end is free from here on. */
  const beside = (depth: number) => board.x + Math.ceil(depth / step) * step + 4;
  const stepsTo = (depth: number) => Array.from({ length: Math.ceil(depth / step) }, (_, i) => i * step);
  // The controls of a replay are higher than two buttons.
  const height = isWatched ? UPRIGHT.height : lerp(92, 104, k);
  const actions: Rect = { x: beside(height), y: bottom - height, width: w - margin - beside(height), height };
  const right = w - 8;
  const panels = {
    deck: { x: right - 62, y: finish.y - 78, width: 62, height: 156 },
    drawn: { x: beside(92) + 4, y: board.y, width: right - beside(92) - 4, height: 92 },
  };
  const explorers = extra === "explorers" ? explorersIn(panels.deck, panels.drawn) : undefined;
  return {
    shape: "portrait",
    viewport,
    on,
    board,
    cell,
    gap,
    lane: 0,
    boat: 30,
    lanes: "rows",
    finish,
    ...(explorers ? { explorers } : {}),
    fan,
    pile,
    pileShown: false,
    spent: { ...pile, x: 30 },
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, [24, 24]),
      shore: [
        [0, bottom + 14],
        ...stepsTo(height).map((up): Point => [board.x + step + up, bottom + 6 - up]),
        [actions.x + 40, Math.max(actions.y - 20, bottom + 6 - stepsTo(height).length * step)],
        [w * 0.8, actions.y - 30],
        [w, actions.y - 38],
      ],
      aside: false,
    },
    regions: {
      shape: "portrait",
      ...places,
      players: around(plaques),
      plaques,
      actions,
      isTold: false,
      ...explorers?.regions,
    },
  };
}
