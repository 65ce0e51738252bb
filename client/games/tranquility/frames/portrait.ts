import { UPRIGHT } from "./controls.ts";
import { explorersIn, rowIn } from "./extras.ts";
import { around, type Frame, looksOn, type Occasion, type Rect, type Square } from "./frame.ts";
import { landOf } from "./land.ts";
import { cellFor, crowns, gapOf, lerp, sizeOf, squareAt, squaresOf } from "./measure.ts";
import { uprightOf } from "./upright.ts";

/** A phone held upright: people in a row, the board as wide as the screen, buttons between board and hand. */
export function portrait(occasion: Occasion): Frame {
  const { viewport, board: on, toll, told = false, isWatched = false, extra } = occasion;
  const hasRow = extra === "row";
  const { width: w } = viewport;
  const { k, margin, inner, handTop, fan, plaques, below, pile, places } = uprightOf(occasion);
  const lane = 30;
  const isIdle = looksOn(occasion);
  const [height, rise, air] = isWatched
    ? [UPRIGHT.height, UPRIGHT.height + 6, 56]
    : [52, isIdle ? 0 : lerp(58, 84, k), 70];
  const actions: Rect = { x: margin, y: handTop - rise, width: inner, height };
  const crown = crowns(on);
  // Where the story tells of the people, the board has their place.
  const isTold = told && !crown;
  const head = isTold ? 54 : below;
  // Over the board lie the explorers, the open row, or a lane of boats with the finish at its end.
  const over = crown ? [76, 100] : !hasRow ? [20, 56] : told ? [20, 34] : [66, 72];
  const top = head + lerp(over[0]!, over[1]!, k);
  const quayHeight = 116 * Math.min(0.75, (inner - 28) / 568);
  const quay: Rect = { x: margin, y: actions.y - quayHeight - 4, width: inner, height: quayHeight };
  const limit = toll ? quay.y - 40 : actions.y - lerp(40, air, k);
  const bottomLimit = told ? Math.min(limit, places.log.y - 264) : limit;
  const cell = cellFor(on, { width: w - 22, height: bottomLimit - top });
  const gap = gapOf(cell);
  const size = sizeOf(on, cell);
  const spare = told ? 0 : Math.max(0, bottomLimit - top - size.height);
  const y = top + (crown ? spare * 0.4 : isIdle ? spare / 2 : 0);
  const board: Rect = { x: Math.round(w / 2 - size.width / 2), y: Math.round(y), ...size };
  const grid = { on, board, cell, gap };
  const bottom = board.y + board.height;
  const card = Math.round(lerp(34, 48, k) * (toll ? 0.8 : 1));
  const islet = lerp(50, 72, k);
  const start: Square = { x: board.x - 1 + card / 2, y: bottom + 4 + card / 2, size: card };
  const finish: Square = crown
    ? squareAt(grid, on.finish)
    : {
        x: Math.min(w - islet / 2 - 3, board.x + board.width - 28),
        y: Math.max(board.y - islet * 0.36, head + islet * 0.41),
        size: Math.round(islet * 0.53),
      };
  const besideStart = Math.max(margin + 46, start.x + start.size / 2 + 6);
  const shoreY = on.start && !hasRow ? start.y + start.size * 0.1 : Math.max(bottom + 34, actions.y - 40);
  const row = hasRow ? rowIn({ x: margin, y: below + 6, width: inner, height: 52 }, 58, 30) : undefined;
  const explorers =
    extra === "explorers"
      ? explorersIn(
          { x: margin, y: below + 6, width: 190, height: 56 },
          { x: margin + 198, y: below + 6, width: inner - 198, height: 76 },
        )
      : undefined;
  const dial: Square | undefined = extra === "dial" ? { x: margin + 23, y: board.y - 29, size: 46 } : undefined;
  const foot = (on.start && !row ? start.y + start.size / 2 : bottom + lane) + 8;
  return {
    shape: "portrait",
    viewport,
    on,
    board,
    cell,
    gap,
    lane,
    boat: lane,
    lanes: "rows",
    ...(on.start && !row ? { start } : {}),
    ...(row ? { row } : { finish }),
    ...(explorers ? { explorers } : {}),
    ...(dial ? { dial } : {}),
    fan,
    pile,
    pileShown: false,
    spent: { ...pile, x: 30 },
    ...(toll ? { quay } : {}),
    ...(row || crown ? {} : { islet: { x: finish.x, y: finish.y, size: islet } }),
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, [40, 30]),
      shore:
        on.start && !row
          ? [
              [0, shoreY + 2],
              [w * 0.18, shoreY - 4],
              [w * 0.33, shoreY + 18],
              [w * 0.62, shoreY + 28],
              [w, shoreY + 22],
            ]
          : [
              [0, shoreY + 4],
              [w * 0.3, shoreY],
              [w * 0.65, shoreY + 8],
              [w, shoreY + 2],
            ],
      aside: false,
      ...(dial ? { night: board.y + board.height / 2 } : {}),
    },
    regions: {
      shape: "portrait",
      ...places,
      players: around(plaques),
      plaques,
      actions,
      story: { x: margin, y: foot, width: inner, height: places.log.y - 8 - foot },
      isTold,
      ...(toll ? { toll: { x: besideStart, y: quay.y - 32, width: inner - 92, height: 34 } } : {}),
      ...explorers?.regions,
      ...(dial ? { side: { x: margin + 50, y: board.y - 44, width: 138, height: 30 } } : {}),
      ...(row
        ? {
            row: {
              next: { ...row.panel, width: 58 },
              left: { ...row.panel, x: row.panel.x + row.panel.width - 30, width: 30 },
            },
          }
        : {}),
    },
  };
}
