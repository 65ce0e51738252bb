import {
  around,
  cellFor,
  clamp,
  type Frame,
  gapOf,
  lerp,
  type Occasion,
  plaquesIn,
  type Rect,
  type Square,
  sizeOf,
} from "./frame.ts";

/** A phone held upright: people in a row, the board as wide as the screen, buttons between board and hand. */
export function portrait(occasion: Occasion): Frame {
  const { viewport, board: on, toll, seats } = occasion;
  const { width: w, height: h } = viewport;
  const k = clamp((h - 600) / 244, 0, 1);
  const margin = 12;
  const inner = w - margin * 2;
  const sheet = 46;
  // A tablet held upright has room for larger cards.
  const more = clamp((Math.min(w, h) - 430) / 340, 0, 1);
  const handSize = Math.round(lerp(62, 98, k) + 34 * more);
  const handTop = h - sheet - 12 - handSize;
  const actions: Rect = { x: margin, y: handTop - lerp(58, 84, k), width: inner, height: 52 };
  const plaqueWidth = (inner - 6 * (seats - 1)) / seats;
  const plaque: Rect = { x: margin, y: 58, width: Math.min(plaqueWidth, 140), height: 52 };
  const plaques = plaquesIn(occasion, plaque, plaque.width + 6, 0);
  const top = 110 + lerp(20, 56, k);
  const quayHeight = 116 * Math.min(0.75, (inner - 28) / 568);
  const quay: Rect = { x: margin, y: actions.y - quayHeight - 4, width: inner, height: quayHeight };
  const bottomLimit = toll ? quay.y - 40 : actions.y - lerp(40, 70, k);
  const cell = cellFor(on, { width: w - 22, height: bottomLimit - top });
  const size = sizeOf(on, cell);
  const board: Rect = { x: Math.round(w / 2 - size.width / 2), y: Math.round(top), ...size };
  const bottom = board.y + board.height;
  const card = Math.round(lerp(34, 48, k) * (toll ? 0.8 : 1));
  const islet = lerp(50, 72, k);
  const start: Square = { x: board.x - 1 + card / 2, y: bottom + 4 + card / 2, size: card };
  const finish: Square = {
    x: Math.min(w - islet / 2 - 3, board.x + board.width - 28),
    y: Math.max(board.y - islet * 0.36, 110 + islet * 0.41),
    size: Math.round(islet * 0.53),
  };
  const shoreY = start.y + start.size * 0.1;
  const pile: Square = { x: w - 30, y: h + 40, size: 40 };
  const lane = 30;
  return {
    shape: "portrait",
    viewport,
    board,
    cell,
    gap: gapOf(cell),
    lane,
    boat: lane,
    lanes: "rows",
    start,
    finish,
    fan: {
      area: { x: margin, y: handTop, width: inner, height: handSize + 10 },
      size: handSize,
      spread: handSize * 0.78,
      tilt: 2.4,
      drop: 2.2,
    },
    pile,
    pileShown: false,
    spent: { ...pile, x: 30 },
    ...(toll ? { quay } : {}),
    sea: {
      size: viewport,
      board: { x: board.x + 40, y: board.y + 30, width: board.width - 80, height: board.height - 60 },
      shore: [
        [0, shoreY + 2],
        [w * 0.18, shoreY - 4],
        [w * 0.33, shoreY + 18],
        [w * 0.62, shoreY + 28],
        [w, shoreY + 22],
      ],
      aside: false,
      islet: { x: finish.x, y: finish.y, size: islet },
    },
    regions: {
      shape: "portrait",
      title: { x: margin + 52, y: 8, width: inner - 104, height: 44 },
      tools: { x: margin, y: 8, width: inner, height: 44 },
      players: around(plaques),
      plaques,
      log: { x: 0, y: h - sheet, width: w, height: sheet },
      actions,
      hand: { x: margin, y: handTop, width: inner, height: handSize },
      pile: { x: w - 70, y: h - sheet, width: 60, height: sheet },
      ...(toll ? { toll: { x: margin + 46, y: quay.y - 32, width: inner - 92, height: 34 } } : {}),
    },
  };
}
