import { reachOf } from "../fan.ts";
import { controlsOf } from "./controls.ts";
import { explorersIn, rowIn } from "./extras.ts";
import { around, type Frame, looksOn, type Occasion, type Point, plaquesIn, type Rect, type Square } from "./frame.ts";
import { landOf } from "./land.ts";
import { cellFor, clamp, crowns, gapOf, lerp, sizeOf, squareAt, squaresOf, tapers } from "./measure.ts";

/** From the controls of a replay to the edge of the window, and from the waterline to them, in px. */
const BELOW = 14;
const ABOVE = 6;

/** What lies on the home shore: the own hand, the controls of a replay, or no more than a line for those who look on. */
function footOf(occasion: Occasion, k: number, low: number): number {
  if (occasion.isWatched) return BELOW + controlsOf(occasion.seats) + ABOVE;
  return looksOn(occasion) ? lerp(72, 84, k) : lerp(134, 150, k) * low;
}

/** Desktop and tablet: the board in the middle, people left, the log right, the hand on the shore below. */
export function wide(occasion: Occasion): Frame {
  const { viewport, board: on, seat, toll, told = false, isTaught = false, isWatched = false, extra } = occasion;
  const { width: w, height: h } = viewport;
  const isFree = tapers(on);
  const hasRow = extra === "row";
  const k = clamp(Math.min((w - 1024) / 416, (h - 768) / 132), 0, 1);
  const low = clamp(h / 768, 0.72, 1);
  const roomy = k > 0.45;
  const margin = lerp(20, 24, k);
  const panel = lerp(158, 276, k);
  const handSize = Math.round(lerp(108, 126, k) * low);
  const foot = footOf(occasion, k, low);
  const handTop = h - foot;
  const shoreY = handTop - lerp(0, 10, k) * low - (toll ? lerp(40, 56, k) : 0);
  const place = lerp(52, 66, k) * low;
  const quayTop = handTop - place - lerp(58, 66, k) * low;
  const lane = lerp(38, 44, k) * (toll ? 0.84 : 1) * (h < 700 ? 0.8 : 1);
  // What is left of the board's width moves its boats under the title.
  const boat = lane * 1.05;
  const top = lerp(told ? 100 : 70, 66, k);
  const limit = toll ? quayTop - 52 - lane : shoreY - lane - (roomy ? 12 : 20);
  const reach = seat === undefined ? 0 : reachOf(handSize);
  const bottomLimit = isFree ? Math.min(shoreY - lerp(20, 82, k), handTop - reach) : limit;
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
    y: Math.round(top + (room.height - size.height) * (isFree && !told ? 1 : 0.5)),
    ...size,
  };
  const grid = { on, board, cell, gap };
  const bottom = board.y + board.height;
  const card = Math.round(cell * 0.9);
  // A replay has more of them.
  const tools = rightAt(w, margin, 18, roomy ? 270 : isWatched ? 224 : 136, 40);
  const start: Square = { x: board.x - cell * 0.2 - card / 2, y: bottom + card * 0.3 - card / 2, size: card };
  const finish: Square = crowns(on)
    ? squareAt(grid, on.finish)
    : farOff({ x: board.x + board.width + cell * 0.12 + card / 2, y: board.y + card * 0.15, size: card }, tools);
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
  const handX = told || seat === undefined ? middle : lerp(w / 2 - 42, w / 2, k);
  const [from, to] = [spent.x + spent.size / 2 + 20, (told ? free : actions.x) - 20];
  const area: Rect = { x: from, y: handTop, width: to - from, height: Math.min(handSize, foot) };
  const half = Math.min(handX - from, to - handX);
  const hand: Rect = { ...area, x: handX - half, width: half * 2 };
  const quayWidth = Math.min(place * 10.3, hand.width);
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
  // Beside the last of the boats above the board, and down to below the finish.
  const cape: Point = [board.x + board.width - cell / 2 + boat / 2 + 24, finish.y + card / 2 + 10];
  const shore = on.start && !row ? shoreOf(w, shoreY, start) : flatShore(w, shoreY);
  const dial = extra === "dial" && !told ? dialIn(players, shore, lerp(104, 160, k)) : undefined;
  const rose = { x: margin + 126, y: Math.max(h * 0.595, players.y + players.height + 116), size: 184 };
  return {
    shape: roomy ? "desktop" : "tablet",
    viewport,
    on,
    board,
    cell,
    gap,
    lane,
    boat,
    lanes: "all",
    ...(on.start && !row ? { start } : {}),
    ...(row ? { row } : { finish }),
    ...(explorers ? { explorers } : {}),
    ...(dial ? { dial } : {}),
    fan: { area, middle: handX, size: handSize, spread: handSize * 0.84, tilt: 2.6, drop: 3 },
    pile,
    pileShown: true,
    spent,
    ...(toll ? { quay } : {}),
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, [0, 0]),
      shore,
      aside: false,
      ...(row || crowns(on) ? {} : { cape }),
      ...(roomy && !isFree && !row && extra !== "dial" && !told && rose.y + 96 < start.y ? { rose } : {}),
      ...(extra === "dial" ? { night: board.y + board.height / 2 } : {}),
    },
    regions: {
      shape: roomy ? "desktop" : "tablet",
      title: { x: margin, y: 18, width: titleWidth, height: 40 },
      tools,
      players,
      plaques,
      log,
      actions,
      hand,
      story: { x: w - margin - story, y: 84, width: story, height: h - 84 - margin },
      isTold: told,
      ...(isTaught ? { lesson } : {}),
      pile: under(pile, 120),
      spent: under({ ...pile, x: spent.x }, 70),
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

/** The place of words below a card. */
const under = ({ x, y, size }: Square, width: number): Rect => ({
  x: x - width / 2,
  y: y + size / 2 + 6,
  width,
  height: 46,
});

/** The finish on the far shore, below the tools where it would reach under them. */
function farOff(finish: Square, tools: Rect): Square {
  const half = finish.size / 2;
  const isClear = finish.x + half + 6 <= tools.x;
  return isClear ? finish : { ...finish, y: Math.max(finish.y, tools.y + tools.height + 8 + half) };
}

/** The dial of day and night with its words, in the water below the people, as large as there is room for it. */
function dialIn({ x, y, width, height }: Rect, shore: readonly Point[], largest: number): Square {
  const top = y + height + 12;
  const room = heightOf(shore, x + width) - 20 - top - 44;
  const size = Math.max(48, Math.min(largest, room));
  return { x: x + width / 2, y: top + Math.min(size / 2 + Math.max(0, room - size) / 2, size / 2 + 40), size };
}

/** How high a shore is at a place. */
function heightOf(shore: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    shore.findIndex(([right]) => right >= x),
  );
  const [[ax, ay], [bx, by]] = [shore[next - 1]!, shore[next]!];
  return lerp(ay, by, (x - ax) / (bx - ax));
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

/** The home shore, with a bulge that reaches up to the harbour, however high that stands. */
function shoreOf(w: number, y: number, { x, y: middle, size }: Square): Point[] {
  const peak = Math.min(y - 20, middle + size * 0.06);
  const foot = x + size * 1.4 + Math.max(0, y - peak - 80) * 0.8;
  const crest = x - size * 0.6;
  // It is low at the edge of the window, for what stands in the water there; close to the edge it has no slope.
  const left = y - 10;
  const slope: Point[] =
    crest > size
      ? [
          [0, left],
          [crest * 0.62, lerp(left, peak, 0.25)],
          [crest, peak],
        ]
      : [[0, peak]];
  const bulge: Point[] = [...slope, [x + size * 0.4, peak + 22], [foot, y + 2]];
  const rest: Point[] = [
    [Math.max(w * 0.5, foot + size), y + 12],
    [w * 0.67, y + 8],
    [w * 0.82, y + 4],
    [w, y - 4],
  ];
  return [...bulge, ...rest];
}
