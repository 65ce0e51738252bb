import { explorersIn, rowIn } from "./extras.ts";
import { around, type Frame, type Occasion, type Point, plaquesIn, type Rect, type Square } from "./frame.ts";
import { landOf } from "./land.ts";
import { cellFor, clamp, crowns, gapOf, lerp, sizeOf, squareAt, squaresOf, tapers } from "./measure.ts";

/** Desktop and tablet: the board in the middle, people left, the log right, the hand on the shore below. */
export function wide(occasion: Occasion): Frame {
  const { viewport, board: on, toll, told = false, isTaught = false, extra } = occasion;
  const { width: w, height: h } = viewport;
  const isFree = tapers(on);
  const hasRow = extra === "row";
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
  const limit = toll ? quayTop - 52 - lane : shoreY - lane - (roomy ? 12 : 20);
  const bottomLimit = isFree ? shoreY - lerp(20, 82, k) : limit;
  // The story has the right side for itself; people and log are part of it, and the board moves over.
  const story = lerp(324, 424, k);
  const free = told ? w - margin - story : w;
  const beside = told ? margin : roomy ? margin + panel : margin + 144;
  // Beside the upper rows of a board that tapers there is room for the panels; below them it may be as wide as the window.
  const room = isFree
    ? { height: bottomLimit - top, width: Math.min(free - 2 * margin, 1360) }
    : { height: bottomLimit - top, width: (free - 2 * beside - 32) * (6 / 7.8) };
  const cell = cellFor(on, room);
  const gap = gapOf(cell);
  const size = sizeOf(on, cell);
  const middle = free / 2 - (hasRow && !told ? lerp(40, 46, k) : 0);
  const board: Rect = {
    x: Math.round(middle - size.width / 2),
    y: Math.round(isFree ? bottomLimit - size.height : top),
    ...size,
  };
  const grid = { on, board, cell, gap };
  const bottom = board.y + board.height;
  const card = Math.round(cell * 0.9);
  const start: Square = { x: board.x - cell * 0.2 - card / 2, y: bottom + card * 0.3 - card / 2, size: card };
  const finish: Square = crowns(on)
    ? squareAt(grid, on.finish)
    : { x: board.x + board.width + cell * 0.2 + card / 2, y: board.y + card * 0.15, size: card };
  const besideBoats = Math.max(160, board.x + cell / 2 - lane * 0.6 - margin);
  const titleWidth = told ? free / 2 : isFree ? middle - cell / 2 - 14 - margin : besideBoats;
  const pile: Square = { x: lerp(69, 100, k), y: h - lerp(103, 116, k) * low, size: Math.round(lerp(66, 80, k) * low) };
  const spent: Square = {
    x: pile.x + pile.size * 1.06,
    y: pile.y + pile.size * 0.12,
    size: Math.round(pile.size * 0.72),
  };
  const actions: Rect = rightAt(w, margin, Math.min(h - lerp(124, 128, k) * low, h - 116), lerp(236, 276, k), 106);
  const plaqueHeight = Math.round(hasRow ? lerp(104, 206, k) : lerp(52, 66, k));
  const plaque: Rect = { x: margin, y: 84, width: lerp(hasRow ? 148 : 132, 276, k), height: plaqueHeight };
  const plaques = plaquesIn(occasion, plaque, 0, plaque.height + (hasRow ? lerp(10, 40, k) : lerp(8, 10, k)));
  const players = around(plaques);
  const handX = told ? middle : lerp(w / 2 - 42, w / 2, k);
  const half = Math.min(handX - (spent.x + spent.size / 2) - 20, (told ? free : actions.x) - handX - 20);
  const area: Rect = { x: handX - half, y: handTop, width: half * 2, height: handSize };
  const quayWidth = Math.min(place * 10.3, area.width);
  const quayHeight = (place * 116) / 66;
  const quay: Rect = { x: handX - quayWidth / 2, y: quayTop, width: quayWidth, height: quayHeight };
  const logWidth = hasRow && roomy ? lerp(150, 188, k) : panel;
  const logHeight = Math.max(180, Math.min(582, shoreY - 158 + (toll ? 40 : 84)));
  const log: Rect = roomy
    ? rightAt(w, margin, 84, logWidth, isFree ? Math.max(150, 3 * (cell + gap) - 44) : logHeight)
    : hasRow
      ? { x: margin, y: players.y + players.height + 12, width: 148, height: 124 }
      : rightAt(w, margin, isFree ? 84 : Math.min(shoreY - 166, h - 298), panel, 124);
  // Where the log would be; on a tablet all the way down from the far shore.
  const below = roomy ? log.y : finish.y + card / 2 + 22;
  const besideBoard = w - margin - (board.x + board.width + lane + 10);
  const lessonWidth = clamp(besideBoard, 158, lerp(196, 276, k));
  const lesson = rightAt(w, margin, below, lessonWidth, shoreY - 20 - below);
  const rowWidth = lerp(92, 116, k);
  const rowX = roomy ? log.x - 24 - rowWidth : w - margin - rowWidth;
  const row = hasRow
    ? rowIn({ x: rowX, y: 84, width: rowWidth, height: shoreY - 16 - 84 }, 34, lerp(24, 32, k))
    : undefined;
  const explorers = extra === "explorers" ? explorersOf(middle, board.y, cell, roomy) : undefined;
  const shore = on.start && !row ? shoreOf(w, shoreY, start) : flatShore(w, shoreY);
  const dial = extra === "dial" && !told ? dialIn(players, shore[0]![1], lerp(104, 160, k)) : undefined;
  const rose = { x: margin + 126, y: Math.max(h * 0.595, players.y + players.height + 116), size: 184 };
  return {
    shape: roomy ? "desktop" : "tablet",
    viewport,
    on,
    board,
    cell,
    gap,
    lane,
    boat: lane * 1.05,
    lanes: "all",
    ...(on.start && !row ? { start } : {}),
    ...(row ? { row } : { finish }),
    ...(explorers ? { explorers } : {}),
    ...(dial ? { dial } : {}),
    fan: { area, size: handSize, spread: handSize * 0.84, tilt: 2.6, drop: 3 },
    pile,
    pileShown: true,
    spent,
    ...(toll ? { quay } : {}),
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, [0, 0]),
      shore,
      aside: false,
      ...(row || crowns(on)
        ? {}
        : { cape: [lerp(finish.x - card / 2 + 20, board.x + board.width + 2, k), finish.y + card / 2 + 4] as const }),
      ...(roomy && !isFree && !row && extra !== "dial" && !told && rose.y + 96 < start.y ? { rose } : {}),
      ...(extra === "dial" ? { night: board.y + board.height / 2 } : {}),
    },
    regions: {
      shape: roomy ? "desktop" : "tablet",
      title: { x: margin, y: 18, width: titleWidth, height: 40 },
      tools: rightAt(w, margin, 18, roomy ? 270 : 136, 40),
      players,
      plaques,
      log,
      actions,
      hand: area,
      story: { x: w - margin - story, y: 84, width: story, height: h - 84 - margin },
      isTold: told,
      ...(isTaught ? { lesson } : {}),
      pile: { x: pile.x - 60, y: pile.y + pile.size / 2 + 6, width: 120, height: 46 },
      ...(toll ? { toll: { x: handX - 170, y: quayTop - 34, width: 340, height: 44 } } : {}),
      ...explorers?.regions,
      ...(dial ? { side: { ...players, y: dial.y + dial.size / 2 + 5, height: 34 } } : {}),
      ...(row
        ? {
            row: {
              next: { ...row.panel, height: 34 },
              left: { ...row.panel, y: row.panel.y + row.panel.height - 30, height: 28 },
            },
          }
        : {}),
    },
  };
}

const rightAt = (w: number, margin: number, y: number, width: number, height: number): Rect => ({
  x: w - margin - width,
  y,
  width,
  height,
});

/** The dial of day and night with its words, in the water below the people, as large as there is room for it. */
function dialIn({ x, y, width, height }: Rect, shore: number, largest: number): Square {
  const top = y + height + 12;
  const room = shore - 14 - top - 44;
  const size = Math.max(48, Math.min(largest, room));
  return { x: x + width / 2, y: top + Math.min(size / 2 + Math.max(0, room - size) / 2, size / 2 + 40), size };
}

/** The explorers to the left and to the right of the apex; where there is room, the card reaches down beside two rows. */
function explorersOf(middle: number, top: number, cell: number, isRoomy: boolean) {
  const low = cell + gapOf(cell) - 8;
  const deck = isRoomy ? 262 : 250;
  const apart = cell * 0.5 + (isRoomy ? 54 : 20);
  return explorersIn(
    { x: middle - apart - deck, y: top - 4, width: deck, height: low },
    isRoomy
      ? { x: middle + cell * 1.5 + gapOf(cell) + 6, y: top - 6, width: 262, height: 128 }
      : { x: middle + apart, y: top - 4, width: 250, height: low },
  );
}

/** A home shore without a harbour. */
const flatShore = (w: number, y: number): Point[] => [
  [0, y + 8],
  [w * 0.14, y + 4],
  [w * 0.29, y + 12],
  [w * 0.5, y + 16],
  [w * 0.71, y + 12],
  [w * 0.86, y + 8],
  [w, y + 4],
];

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
