import type { PageAreas } from "../../../contract/layout.ts";
import { clamp } from "../../../layout/lengths.ts";
import { type Ends, endsAround, endsAtSides, endsBeside } from "./ends.ts";
import { reachOf } from "./fan.ts";
import { flatIn } from "./flat.ts";
import {
  around,
  type Fan,
  type Rect,
  type Regions,
  type ScreenPoint,
  type Square,
  type TranquilityLayoutContext,
  type TranquilityPageLayout,
} from "./frames/frame.ts";
import { landOf } from "./frames/land.ts";
import { type BoardGrid, cellFor, extentOf, gapOf, sizeOf, squaresOf } from "./frames/measure.ts";
import { type Bend, heightOf, shoreAround, waterline } from "./frames/waterline.ts";

/** Places everything on the canvas in the areas that the style sheet of the page leaves. Pure. */
export function pageIn(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  switch (areas.shape) {
    case "portrait":
      return upright(occasion, areas);
    case "landscape":
      return onSide(occasion, areas);
    default:
      return wide(occasion, areas);
  }
}

/** The largest board in a room, centred; `above` is the fraction of the spare height above it. */
function gridAt(on: BoardGrid["on"], room: Rect, above: number): BoardGrid {
  const cell = cellFor(on, room);
  const size = sizeOf(on, cell);
  const spare = Math.max(0, room.height - size.height);
  const [x, y] = [room.x + (room.width - size.width) / 2, room.y + spare * above].map(Math.round) as [number, number];
  return { on, board: { x, y, ...size }, cell, gap: gapOf(cell) };
}

/** The part of a rectangle from one height to another, in px. */
const rows = ({ x, width }: Rect, top: number, bottom: number): Rect => ({ x, y: top, width, height: bottom - top });

const bottomOf = ({ y, height }: Rect): number => y + height;
const centerOf = ({ x, width }: Rect): number => x + width / 2;

/** The hand: the distance between cards as a fraction of their size, and how much the outer ones turn and sink. */
const fanIn = (area: Rect, size: number, base: number): Fan => ({
  area,
  middle: centerOf(area),
  base,
  size,
  spread: size * 0.82,
  tilt: 2.5,
  drop: 2.6,
});

/** The proportion of a quay, the size of one of its places as a fraction of its height, and its width in places. */
const QUAY = { ratio: 568 / 116, place: 66 / 116, places: 10.3 } as const;

/** Height of the count over the quay, in px. */
const COUNT = 44;

/** Height of the text above the hand in a plaque of a replay, and the padding around the hand, in px. */
const HEAD = { desktop: 34, tablet: 30 } as const;
/** In plaques narrower than this, the counts have a line of their own of this height, in px. */
const COUNTS = { beside: 172, height: 26 } as const;
const PADDING = 8;

/** The hands in the plaques of a replay. */
const handsIn = (plaques: readonly Rect[], shape: "desktop" | "tablet"): Rect[] =>
  plaques.map(({ x, y, width, height }) => {
    const head = HEAD[shape] + (width < COUNTS.beside ? COUNTS.height : 0);
    return { x: x + PADDING, y: y + head, width: width - 2 * PADDING, height: height - head - PADDING };
  });

/** The place of the only hand that a replay shows on a phone. */
function shownIn({ x, y, width, height }: Rect): Rect {
  const flat = flatIn({ width, height });
  return { x: x + (width - flat.width) / 2, y: y + (height - flat.height) / 2, width: flat.width, height: flat.height };
}

/** What all shapes have in common. */
function common(occasion: TranquilityLayoutContext, grid: BoardGrid, ends: Ends, inset: number) {
  const { viewport } = occasion;
  return {
    viewport,
    ...grid,
    ...ends,
    pileShown: false,
    sea: {
      size: viewport,
      land: landOf(grid.on, squaresOf(grid), ends.finish, [inset, inset]),
      aside: false,
    },
  };
}

function regionsOf({ seats, stay }: TranquilityLayoutContext, { shape, rects, plaques }: PageAreas): Regions {
  const { title, tools, players, hand, actions, log, story, count, replay, lesson } = rects;
  const shown = new Map(plaques);
  // Without plaques, cards of other players come from the middle of their place.
  const middle = { x: players.x, y: players.y, width: Math.min(players.width, 120), height: 40 };
  const all = Array.from({ length: seats }, (_, seat) => shown.get(seat) ?? middle);
  const showsSummary = stay === "result" && shape !== "landscape";
  return {
    shape,
    title,
    tools,
    players: around(all),
    plaques: all,
    hand,
    actions,
    log,
    story,
    pile: count,
    showsSummary,
    ...(stay === "replay" ? { replay } : {}),
    ...(stay === "lesson" ? { lesson } : {}),
  };
}

/** The board's lanes for boats on a desktop: a fraction of the height of its area, and limits in px. */
const LANE = { part: 0.0625, least: 28, most: 44 } as const;

/** The fraction of the width that both ends need, in spaces. */
const ENDS = 1.8;

/** A desktop or tablet: both ends beside the board, the shore below it. */
function wide(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { rects, shape } = areas;
  const { board: area, hand, pile, tools } = rects;
  const { viewport, board: on, toll, stay } = occasion;
  const quay = toll ? quayAbove(hand, centerOf(area)) : undefined;
  const lane = clamp(area.height * LANE.part, LANE.least, LANE.most) * (quay ? 0.84 : 1);
  const { columns } = extentOf(on);
  const width = area.width * (columns / (columns + ENDS));
  const floor = quay ? quay.y - COUNT + 2 : bottomOf(area);
  const room = { ...rows(area, area.y + lane, floor - lane), x: centerOf(area) - width / 2, width };
  const grid = gridAt(on, room, 0.5);
  const ends = endsBeside(grid, tools);
  const regions = regionsOf(occasion, areas);
  const { finish, start } = ends;
  const { board, cell } = grid;
  const boat = lane * 1.05;
  const line = quay ? quay.y + quay.height * QUAY.place : hand.y - 8;
  const base = common(occasion, grid, ends, 0);
  const rose = {
    x: rects.players.x + 126,
    y: Math.max(viewport.height * 0.595, bottomOf(regions.players) + 116),
    size: 184,
  };
  const hasRose = !occasion.extra && shape === "desktop" && stay !== "result" && rose.y + rose.size / 2 + 4 < start.y;
  const own = pileIn(pile);
  const shore = shoreAround(viewport.width, line, start);
  const dial =
    occasion.extra === "dial" && stay !== "result"
      ? stay === "replay"
        ? dialAbove(rects.log, shape === "desktop" ? rects.replay.y : rects.log.y)
        : dialBelow(regions.players, shore)
      : undefined;
  return {
    ...base,
    shape,
    lane,
    boat,
    lanes: "all",
    ...own,
    pileShown: true,
    ...(stay === "replay" ? { hands: handsIn(regions.plaques, shape === "desktop" ? shape : "tablet") } : {}),
    fan: { ...fanIn(hand, hand.height, hand.y + hand.height / 2), middle: centerOf(area) },
    ...(quay ? { quay } : {}),
    sea: {
      ...base.sea,
      shore,
      ...(dial ? { night: board.y + board.height / 2 } : {}),
      cape: [board.x + board.width - cell / 2 + boat / 2 + 24, finish.y + finish.size / 2 + 10],
      ...(hasRose ? { rose } : {}),
    },
    ...(dial ? { dial: dial.at } : {}),
    regions: {
      ...regions,
      ...(dial ? { side: dial.side } : {}),
      pile: below(own.pile, pile, 120),
      spent: below(own.spent, pile, 70),
      ...(quay ? { toll: { x: centerOf(quay) - 170, y: quay.y - COUNT + 10, width: 340, height: COUNT } } : {}),
    },
  };
}

/** The room of the dial of day and night, in px: distances, the height of its text, and its limits. */
const DIAL = { top: 12, text: 34, shore: 20, least: 48, most: 160, deepest: 40 } as const;

/** The dial with its text in the water below something, as large as there is room. */
function dialBelow(above: Rect, shore: readonly ScreenPoint[]): { readonly at: Square; readonly side: Rect } {
  const top = bottomOf(above) + DIAL.top;
  const room = heightOf(shore, above.x + above.width) - DIAL.shore - top - DIAL.text - 10;
  const size = clamp(Math.min(room, above.width), DIAL.least, DIAL.most);
  const y = top + Math.min(Math.max(0, room - size) / 2, DIAL.deepest);
  const side = { x: above.x, y: y + size + 5, width: above.width, height: DIAL.text };
  return { at: { x: centerOf(above), y: y + size / 2, size }, side };
}

/** The dial of a replay, where hands take its usual place: in the column of the log, above something. */
function dialAbove(column: Rect, floor: number): { readonly at: Square; readonly side: Rect } {
  const x = centerOf(column);
  return { at: { x, y: floor - 118, size: 112 }, side: { x: x - 75, y: floor - 54, width: 150, height: DIAL.text } };
}

/** The quay above a hand. */
function quayAbove({ y, width, height: size }: Rect, middle: number): Rect {
  const place = Math.min(Math.max(size * 0.47, size * 0.72 - 25), width / QUAY.places);
  const height = place / QUAY.place;
  const across = place * QUAY.places;
  return { x: middle - across / 2, y: y - 16 - height, width: across, height };
}

/** The pile with the discards at its right, above their counts. */
function pileIn({ x, y, width, height }: Rect) {
  const size = Math.round(Math.min(width * 0.42, height * 0.56));
  const pile = { x: x + width * 0.39, y: y + size / 2, size };
  return { pile, spent: { x: pile.x + size * 1.06, y: pile.y + size * 0.12, size: Math.round(size * 0.72) } };
}

const below = ({ x }: { x: number }, area: Rect, width: number): Rect => {
  const size = Math.min(area.width * 0.42, area.height * 0.56);
  return { x: x - width / 2, y: area.y + size + 6, width, height: 46 };
};

/** A home shore with a harbour at its left. */
const HARBOUR: readonly Bend[] = [
  [0, 2],
  [0.18, -4],
  [0.33, 18],
  [0.62, 28],
  [1, 22],
];

/** Size of the boats of a phone, in px. */
const BOAT = { upright: 30, onSide: 24 } as const;

/** A phone held upright: the finish above the board, the harbour and the shore below it. */
function upright(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { board: area, hand, actions } = areas.rects;
  const { viewport, board: on, seat, stay, toll } = occasion;
  const height = Math.min(((actions.width - 28) * 1) / QUAY.ratio, 87);
  const quay = toll ? rows(actions, actions.y - 4 - height, actions.y - 4) : undefined;
  const above = clamp(area.height * 0.115, 29, 56);
  const under = quay ? 40 : clamp(area.height * 0.12, 34, 60);
  const floor = quay ? quay.y : bottomOf(area);
  const isWatched = seat === undefined && stay !== "result";
  const grid = gridAt(on, rows(area, area.y + above, floor - under), isWatched ? 0.5 : 0);
  const ends = endsAround(grid, viewport.width, { above, below: under });
  const base = common(occasion, grid, ends, 36);
  const { start } = ends;
  const dial = occasion.extra === "dial" ? dialBeside(start, grid, area) : undefined;
  const pile = { x: viewport.width - 30, y: viewport.height + 40, size: 40 };
  const moored = dial && dial.at.y > start.y - 1 ? dial.at : start;
  const left = Math.max(actions.x + 46, moored.x + moored.size / 2 + 6);
  return {
    ...base,
    shape: "portrait",
    lane: BOAT.upright,
    boat: BOAT.upright,
    lanes: "rows",
    fan: fanIn({ ...hand, height: hand.height + 10 }, hand.height, hand.y + hand.height / 2),
    pile,
    spent: { ...pile, x: 30 },
    ...(quay ? { quay } : {}),
    sea: {
      ...base.sea,
      shore: waterline(viewport.width, start.y + start.size * 0.1, HARBOUR),
      ...(dial ? { night: grid.board.y + grid.board.height / 2 } : {}),
    },
    ...(dial ? { dial: dial.at } : {}),
    regions: {
      ...regionsOf(occasion, areas),
      ...(dial && (!quay || dial.at !== moored) ? { side: dial.side } : {}),
      ...(stay === "replay" ? { hand: shownIn(hand) } : {}),
      ...(quay ? { toll: { x: left, y: quay.y - 32, width: actions.x + actions.width - left, height: 34 } } : {}),
    },
  };
}

/** Height of a dial with its text above the board, in px. */
const HIGH_DIAL = 52;

/** The dial with its text above the board if there is room, otherwise beside the harbour. */
function dialBeside(
  { x, y, size }: Square,
  { board }: BoardGrid,
  area: Rect,
): { readonly at: Square; readonly side: Rect } {
  const isHigh = board.y - area.y >= HIGH_DIAL;
  const at = isHigh ? { x: area.x + 27, y: board.y - 29, size: 46 } : { x: x + size + 8, y, size };
  return { at, side: { x: at.x + at.size / 2 + 4, y: at.y - 15, width: 138, height: 30 } };
}

/** The waterline of a phone on its side, as [fraction of the window's height, px from the edge of the hand]. */
const SHORE = [
  [0, 34],
  [0.18, 26],
  [0.38, 4],
  [0.67, 0],
  [1, 12],
] as const;

/** A phone on its side: the board as high as the window, the shore with buttons and hand at its right. */
function onSide(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { board: area, hand, actions, log, players, title } = areas.rects;
  const { viewport, board: on, stay, toll } = occasion;
  const { width, height } = viewport;
  const grid = gridAt(on, area, 0.5);
  const { board } = grid;
  const regions = regionsOf(occasion, areas);
  const people = { ...regions.players, width: Math.max(regions.players.width, players.width) };
  const hasBoats = hand.x - board.x - board.width >= BOAT.onSide;
  const ends = endsAtSides(grid, { people, height, hasBoats });
  const card = Math.round(clamp(height * 0.21, 60, 104));
  const apart = stay === "replay" ? 6 : 12;
  const pier = bottomOf(actions) + apart;
  const quay = toll ? rows(actions, pier, pier + 40) : undefined;
  const top = quay ? bottomOf(quay) + apart : hand.y + reachOf(card);
  const held = rows(hand, Math.min(top, bottomOf(hand) - 40), bottomOf(hand));
  const size = Math.min(card, held.height);
  const base = common(occasion, grid, ends, 40);
  const pile = { x: width - 206, y: height + 40, size: 36 };
  const edge = hand.x - 4;
  // Between title and plaques, or in the lane beside many plaques.
  const isBetween = players.y - bottomOf(title) >= 48;
  const sun = { x: isBetween ? players.x + 23 : board.x - 26, y: isBetween ? players.y - 29 : 34, size: 46 };
  const words = isBetween
    ? { x: sun.x + 25, y: sun.y - 22, width: 40, height: 44 }
    : { x: sun.x - 22, y: sun.y + 27, width: 44, height: 44 };
  const hasDial = occasion.extra === "dial";
  const { start } = ends;
  const hasRoom = bottomOf(people) + 40 <= (start.x > people.x + people.width ? height : start.y - start.size / 2);
  const watchers = hasRoom
    ? { x: people.x, y: bottomOf(people) + 6, width: people.width, height: 30 }
    : { x: start.x - 22, y: start.y - start.size / 2 - 36, width: 44, height: 30 };
  return {
    ...base,
    shape: "landscape",
    lane: 26,
    boat: BOAT.onSide,
    lanes: hasBoats ? "columns" : "none",
    fan: fanIn(held, size, clamp(height - card * 1.31, held.y + size / 2, bottomOf(held) - size / 2)),
    pile,
    spent: { ...pile, x: width - 60 },
    ...(quay ? { quay } : {}),
    sea: {
      ...base.sea,
      shore: SHORE.map(([part, from]) => [height * part, edge + from] as const),
      aside: true,
      ...(hasDial ? { night: board.y + board.height / 2 } : {}),
    },
    ...(hasDial ? { dial: sun } : {}),
    regions: {
      ...regions,
      ...(hasDial ? { side: words } : {}),
      ...(stay === "replay" ? { hand: shownIn(quay ? rows(hand, bottomOf(quay) + apart, bottomOf(hand)) : hand) } : {}),
      watchers,
      ...(quay ? { toll: { ...log, y: log.y + 4, height: 40 } } : {}),
    },
  };
}
