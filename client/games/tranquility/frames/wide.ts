import {
  around,
  cellFor,
  clamp,
  type Frame,
  gapOf,
  lerp,
  type Occasion,
  type Point,
  plaquesIn,
  type Rect,
  type Square,
  sizeOf,
} from "./frame.ts";

/** Desktop and tablet: the board in the middle, people left, the log right, the hand on the shore below. */
export function wide(occasion: Occasion): Frame {
  const { viewport, board: on, toll } = occasion;
  const { width: w, height: h } = viewport;
  const k = clamp(Math.min((w - 1024) / 416, (h - 768) / 132), 0, 1);
  const low = clamp(h / 768, 0.72, 1);
  const roomy = k > 0.45;
  const margin = lerp(20, 24, k);
  const panel = lerp(158, 276, k);
  const handSize = Math.round(lerp(108, 126, k) * low);
  const handY = h - lerp(80, 87, k) * low;
  const handTop = handY - handSize / 2;
  const shoreY = h - lerp(134, 160, k) * low - (toll ? lerp(40, 56, k) : 0);
  const place = lerp(52, 66, k) * low;
  const quayTop = handTop - place - lerp(58, 66, k) * low;
  const lane = lerp(38, 44, k) * (toll ? 0.84 : 1) * (h < 700 ? 0.8 : 1);
  const top = lerp(70, 66, k);
  const bottomLimit = toll ? quayTop - 52 - lane : shoreY - lane - (roomy ? 12 : 20);
  const beside = roomy ? margin + panel : margin + 144;
  const room = { height: bottomLimit - top, width: (w - 2 * beside - 32) * (6 / 7.8) };
  const cell = cellFor(on, room);
  const gap = gapOf(cell);
  const size = sizeOf(on, cell);
  const board: Rect = { x: Math.round(w / 2 - size.width / 2), y: Math.round(top), ...size };
  const bottom = board.y + board.height;
  const card = Math.round(cell * 0.9);
  const start: Square = { x: board.x - cell * 0.2 - card / 2, y: bottom + card * 0.3 - card / 2, size: card };
  const finish: Square = { x: board.x + board.width + cell * 0.2 + card / 2, y: board.y + card * 0.15, size: card };
  const pile: Square = { x: lerp(69, 100, k), y: h - lerp(103, 116, k) * low, size: Math.round(lerp(66, 80, k) * low) };
  const spent: Square = {
    x: pile.x + pile.size * 1.06,
    y: pile.y + pile.size * 0.12,
    size: Math.round(pile.size * 0.72),
  };
  const actions: Rect = rightAt(w, margin, Math.min(h - lerp(124, 128, k) * low, h - 116), lerp(236, 276, k), 106);
  const plaque: Rect = { x: margin, y: 84, width: lerp(132, 276, k), height: Math.round(lerp(52, 66, k)) };
  const plaques = plaquesIn(occasion, plaque, 0, plaque.height + lerp(8, 10, k));
  const players = around(plaques);
  const handX = lerp(w / 2 - 42, w / 2, k);
  const half = Math.min(handX - (spent.x + spent.size / 2) - 20, actions.x - handX - 20);
  const area: Rect = { x: handX - half, y: handTop, width: half * 2, height: handSize };
  const quayWidth = Math.min(place * 10.3, area.width);
  const quayHeight = (place * 116) / 66;
  const quay: Rect = { x: handX - quayWidth / 2, y: quayTop, width: quayWidth, height: quayHeight };
  const log: Rect = roomy
    ? rightAt(w, margin, 84, panel, Math.max(180, Math.min(582, shoreY - 158 + (toll ? 40 : 84))))
    : rightAt(w, margin, Math.min(shoreY - 166, h - 298), panel, 110);
  const rose = { x: margin + 126, y: Math.max(h * 0.595, players.y + players.height + 116), size: 184 };
  return {
    shape: roomy ? "desktop" : "tablet",
    viewport,
    board,
    cell,
    gap,
    lane,
    boat: lane * 1.05,
    lanes: "all",
    start,
    finish,
    fan: { area, size: handSize, spread: handSize * 0.84, tilt: 2.6, drop: 3 },
    pile,
    pileShown: true,
    spent,
    ...(toll ? { quay } : {}),
    sea: {
      size: viewport,
      board,
      shore: shoreOf(w, shoreY, start),
      aside: false,
      cape: [lerp(finish.x - card / 2 + 20, board.x + board.width + 2, k), finish.y + card / 2 + 4],
      ...(roomy && rose.y + 96 < start.y ? { rose } : {}),
    },
    regions: {
      shape: roomy ? "desktop" : "tablet",
      title: { x: margin, y: 18, width: Math.max(160, board.x + cell / 2 - lane * 0.6 - margin), height: 40 },
      tools: rightAt(w, margin, 18, roomy ? 184 : 136, 40),
      players,
      plaques,
      log,
      actions,
      hand: area,
      pile: { x: pile.x - 60, y: pile.y + pile.size / 2 + 6, width: 120, height: 46 },
      ...(toll ? { toll: { x: handX - 170, y: quayTop - 34, width: 340, height: 44 } } : {}),
    },
  };
}

const rightAt = (w: number, margin: number, y: number, width: number, height: number): Rect => ({
  x: w - margin - width,
  y,
  width,
  height,
});

/** The home shore, with a bulge for the harbour. */
function shoreOf(w: number, y: number, { x, y: middle, size }: Square): Point[] {
  const peak = Math.max(y - 116, Math.min(y - 20, middle + size * 0.06));
  const foot = x + size * 1.4 + Math.max(0, y - peak - 80) * 0.8;
  const bulge: Point[] = [
    [0, peak + 28],
    [x * 0.46, peak + 22],
    [x - size * 0.6, peak],
    [x + size * 0.4, peak + 22],
    [foot, y + 2],
  ];
  const rest: Point[] = [
    [Math.max(w * 0.5, foot + size), y + 12],
    [w * 0.67, y + 8],
    [w * 0.82, y + 4],
    [w, y - 4],
  ];
  return [...bulge, ...rest];
}
