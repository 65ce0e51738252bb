import {
  around,
  cellFor,
  clamp,
  type Frame,
  gapOf,
  type Occasion,
  plaquesIn,
  type Rect,
  type Square,
  sizeOf,
} from "./frame.ts";

/** A phone on its side: the shore stands on the right and holds buttons and hand. */
export function landscape(occasion: Occasion): Frame {
  const { viewport, board: on, toll } = occasion;
  const { width: w, height: h } = viewport;
  const shoreX = w - 274;
  const room = { width: shoreX - 226, height: h - 46 };
  const cell = cellFor(on, room);
  const size = sizeOf(on, cell);
  const left = 186 + Math.max(0, (room.width - size.width) / 2);
  const board: Rect = { x: Math.round(left), y: Math.round((h - size.height) / 2), ...size };
  const bottom = board.y + board.height;
  const handSize = Math.round(clamp(h * 0.215, 60, 104));
  const handY = h - handSize * 1.31;
  const islet = 74;
  const card = 44;
  const start: Square = { x: board.x - 27, y: bottom - 18, size: card };
  const finish: Square = { x: board.x + board.width + 31, y: board.y + 16, size: 39 };
  const step = clamp((h - 62 - 8) / occasion.seats, 46, 59);
  const plaques = plaquesIn(occasion, { x: 12, y: 62, width: 116, height: Math.min(52, step - 5) }, 0, step);
  const actions: Rect = { x: w - 222, y: 62, width: 206, height: 104 };
  const pile: Square = { x: w - 206, y: h + 40, size: 36 };
  const lane = 26;
  const quay: Rect = { x: w - 230, y: 172, width: 222, height: 40 };
  const area: Rect = { x: w - 262, y: handY - handSize / 2, width: 260, height: handSize + 24 };
  const foot: Rect = { x: w - 222, y: h - 38, width: 206, height: 30 };
  return {
    shape: "landscape",
    viewport,
    board,
    cell,
    gap: gapOf(cell),
    lane,
    boat: 24,
    lanes: "columns",
    start,
    finish,
    fan: { area, size: handSize, spread: Math.max(44, handSize * 0.52), tilt: 2.4, drop: 2.2 },
    pile,
    pileShown: false,
    spent: { ...pile, x: w - 60 },
    ...(toll ? { quay } : {}),
    sea: {
      size: viewport,
      board: { x: board.x + 40, y: board.y + 40, width: board.width - 80, height: board.height - 80 },
      shore: [
        [0, shoreX + 34],
        [h * 0.18, shoreX + 26],
        [h * 0.38, shoreX + 4],
        [h * 0.67, shoreX],
        [h, shoreX + 12],
      ],
      aside: true,
      islet: { x: finish.x, y: finish.y, size: islet },
    },
    regions: {
      shape: "landscape",
      title: { x: 104, y: 10, width: Math.max(56, board.x - 34 - 104), height: 38 },
      tools: { x: 12, y: 10, width: 88, height: 38 },
      players: around(plaques),
      plaques,
      log: toll ? foot : { x: w - 222, y: 16, width: 206, height: 34 },
      actions,
      hand: area,
      pile: foot,
      ...(toll ? { toll: { x: w - 222, y: 12, width: 206, height: 40 } } : {}),
    },
  };
}
