import { explorersIn, rowIn } from "./extras.ts";
import { around, type Frame, type Occasion, plaquesIn, type Rect, type Square } from "./frame.ts";
import { cellFor, clamp, crowns, gapOf, landOf, lerp, sizeOf, squareAt } from "./measure.ts";

/** A phone held upright: people in a row, the board as wide as the screen, buttons between board and hand. */
export function portrait(occasion: Occasion): Frame {
  const { viewport, board: on, toll, seats, extra } = occasion;
  const hasRow = extra === "row";
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
  const plaque: Rect = { x: margin, y: 58, width: Math.min(plaqueWidth, hasRow ? 180 : 140), height: 52 };
  const plaques = plaquesIn(occasion, plaque, plaque.width + 6, 0);
  const crown = crowns(on);
  const top = 110 + (crown ? lerp(76, 100, k) : lerp(hasRow ? 56 : 20, hasRow ? 62 : 56, k));
  const quayHeight = 116 * Math.min(0.75, (inner - 28) / 568);
  const quay: Rect = { x: margin, y: actions.y - quayHeight - 4, width: inner, height: quayHeight };
  const bottomLimit = toll ? quay.y - 40 : actions.y - lerp(40, 70, k);
  const cell = cellFor(on, { width: w - 22, height: bottomLimit - top });
  const gap = gapOf(cell);
  const size = sizeOf(on, cell);
  const spare = Math.max(0, bottomLimit - top - size.height);
  const y = top + (crown ? spare * 0.4 : 0);
  const board: Rect = { x: Math.round(w / 2 - size.width / 2), y: Math.round(y), ...size };
  const bottom = board.y + board.height;
  const card = Math.round(lerp(34, 48, k) * (toll ? 0.8 : 1));
  const islet = lerp(50, 72, k);
  const start: Square = { x: board.x - 1 + card / 2, y: bottom + 4 + card / 2, size: card };
  const finish: Square = crown
    ? squareAt({ board, cell, gap }, on, on.finish)
    : {
        x: Math.min(w - islet / 2 - 3, board.x + board.width - 28),
        y: Math.max(board.y - islet * 0.36, 110 + islet * 0.41),
        size: Math.round(islet * 0.53),
      };
  const shoreY = on.start && !hasRow ? start.y + start.size * 0.1 : Math.max(bottom + 34, actions.y - 40);
  const row = hasRow ? rowIn({ x: margin, y: 116, width: inner, height: 52 }, 58, 30) : undefined;
  const explorers =
    extra === "explorers"
      ? explorersIn(
          { x: margin, y: 116, width: 128, height: 56 },
          { x: margin + 136, y: 116, width: inner - 136, height: 76 },
        )
      : undefined;
  const dial: Square | undefined = extra === "dial" ? { x: margin + 23, y: board.y - 29, size: 46 } : undefined;
  const pile: Square = { x: w - 30, y: h + 40, size: 40 };
  const lane = 30;
  return {
    shape: "portrait",
    viewport,
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
      land: landOf(on, { board, cell, gap }, [40, 30]),
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
      ...(row || crown ? {} : { islet: { x: finish.x, y: finish.y, size: islet } }),
      ...(dial ? { night: board.y + board.height / 2 } : {}),
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
      ...(explorers ? { deck: explorers.words[0], drawn: explorers.words[1] } : {}),
      ...(dial ? { side: { x: margin + 50, y: board.y - 44, width: 120, height: 30 } } : {}),
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
