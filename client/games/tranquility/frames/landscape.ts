import { explorersIn, rowIn } from "./extras.ts";
import { around, type Frame, looksOn, type Occasion, plaquesIn, type Rect, type Square, seatsAround } from "./frame.ts";
import { landOf } from "./land.ts";
import { cellFor, clamp, crowns, gapOf, sizeOf, squareAt, squaresOf, tapers } from "./measure.ts";

/** How far the board moves over for what is said to somebody who learns to play, and how much smaller that makes it, in px. */
const ASIDE = 34;
const LESS = 40;

/** A phone on its side: the shore stands on the right and holds buttons and hand. */
export function landscape(occasion: Occasion): Frame {
  const { viewport, board: on, toll, isTaught = false, extra } = occasion;
  const isFree = tapers(on);
  const hasRow = extra === "row";
  const { width: w, height: h } = viewport;
  // Where there is nothing but words on the shore, it is narrower.
  const isIdle = looksOn(occasion) && !toll;
  const shoreX = w - (isIdle ? 250 : 274);
  const room = isFree
    ? { width: shoreX - 22, height: h - 70 }
    : { width: shoreX - 226 - (isTaught ? LESS : 0) - (hasRow ? 14 : 0), height: h - 46 };
  const cell = cellFor(on, room);
  const gap = gapOf(cell);
  const size = sizeOf(on, cell);
  const first = isFree ? 12 : hasRow ? 162 : isTaught ? 186 + ASIDE : 186;
  const left = first + Math.max(0, (room.width - size.width) / 2);
  const y = isFree ? h - 12 - size.height : (h - size.height) / 2;
  const board: Rect = { x: Math.round(left), y: Math.round(y), ...size };
  const grid = { on, board, cell, gap };
  const bottom = board.y + board.height;
  const handSize = Math.round(clamp(h * 0.21, 60, 104));
  const handY = h - handSize * 1.31;
  const islet = 74;
  const card = 44;
  const start: Square = { x: board.x - 27, y: bottom - 18, size: card };
  const finish: Square = crowns(on)
    ? squareAt(grid, on.finish)
    : { x: board.x + board.width + 31, y: board.y + 16, size: 39 };
  const step = clamp((h - 62 - 8) / occasion.seats, 46, 59);
  const plaqueHeight = hasRow ? 96 : Math.min(52, step - 5);
  const plaques = isFree
    ? stacked(occasion)
    : plaquesIn(occasion, { x: 12, y: 62, width: 116, height: plaqueHeight }, 0, hasRow ? 104 : step);
  // Who is alone cannot take an offer back: a single button, and the hand has more room.
  const isAlone = toll && occasion.seats === 1;
  const actions: Rect = { x: w - 222, y: 62, width: 206, height: isAlone ? 52 : 104 };
  const pile: Square = { x: w - 206, y: h + 40, size: 36 };
  const lane = 26;
  const quay: Rect = { ...actions, y: actions.y + actions.height + 12, height: 40 };
  const handTop = isAlone ? quay.y + quay.height + 32 : handY - handSize / 2;
  // As far from the edge as a card reaches that is turned and has a ring.
  const area: Rect = isIdle
    ? { x: w - 222, y: h - 64, width: 206, height: 40 }
    : { x: w - 270, y: handTop, width: 258, height: handSize + (isAlone ? 40 : 24) };
  const edge = board.x + board.width;
  const row = hasRow ? rowIn({ x: edge + 8, y: 12, width: 58, height: h - 24 }, 36, 22) : undefined;
  const explorers =
    extra === "explorers"
      ? explorersIn(
          { x: shoreX - 216, y: 8, width: 210, height: 46 },
          { x: shoreX - 194, y: 58, width: 188, height: 96 },
        )
      : undefined;
  const dial: Square | undefined = extra === "dial" ? { x: board.x - 29, y: 78, size: 48 } : undefined;
  const foot: Rect = { x: w - 222, y: h - 38, width: 206, height: 30 };
  const players = around(plaques);
  const below = players.y + players.height + 8;
  const lesson: Rect = { x: 12, y: below, width: start.x - start.size / 2 - 18, height: h - 8 - below };
  return {
    shape: "landscape",
    viewport,
    on,
    board,
    cell,
    gap,
    lane,
    boat: 24,
    lanes: "columns",
    ...(on.start && !row ? { start } : {}),
    ...(row ? { row } : { finish }),
    ...(explorers ? { explorers } : {}),
    ...(dial ? { dial } : {}),
    fan: {
      area,
      middle: area.x + area.width / 2,
      size: handSize,
      spread: handSize * 0.78,
      tilt: 2.4,
      drop: 2.2,
    },
    pile,
    pileShown: false,
    spent: { ...pile, x: w - 60 },
    ...(toll ? { quay } : {}),
    ...(row || crowns(on) ? {} : { islet: { x: finish.x, y: finish.y, size: islet } }),
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, [40, 40]),
      shore: [
        [0, shoreX + 34],
        [h * 0.18, shoreX + 26],
        [h * 0.38, shoreX + 4],
        [h * 0.67, shoreX],
        [h, shoreX + 12],
      ],
      aside: true,
      ...(dial ? { night: board.y + board.height / 2 } : {}),
    },
    regions: {
      shape: "landscape",
      title: { x: 104, y: 10, width: isFree ? 130 : Math.max(56, board.x - 34 - 104), height: 40 },
      tools: { x: 12, y: 10, width: 88, height: 40 },
      players,
      plaques,
      log: toll ? foot : { x: w - 222, y: 8, width: 206, height: 46 },
      actions,
      hand: area,
      story: { x: w - 258, y: 54, width: 246, height: h - 66 },
      isTold: false,
      ...(isTaught ? { lesson } : {}),
      pile: foot,
      ...(toll ? { toll: { x: w - 222, y: 12, width: 206, height: 40 } } : {}),
      ...explorers?.regions,
      ...(dial ? { side: { x: dial.x - 25, y: dial.y + 27, width: 50, height: 44 } } : {}),
      ...(row
        ? {
            row: {
              next: { ...row.panel, height: 34 },
              left: { ...row.panel, y: row.panel.y + row.panel.height - 24, height: 22 },
            },
          }
        : {}),
    },
  };
}

/** Plaques in two columns above the slope of a board that tapers. */
function stacked(occasion: Occasion): Rect[] {
  const plaques: Rect[] = [];
  seatsAround(occasion.seats, occasion.seat).forEach((seat, i) => {
    const column = i < 3 ? 0 : 1;
    plaques[seat] = { x: 12 + column * 92, y: 62 + (i % 3) * 56, width: 86, height: 46 };
  });
  return plaques;
}
