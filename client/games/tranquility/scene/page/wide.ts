import type { PageAreas, ScreenShape } from "../../../../contract/layout.ts";
import { clamp } from "../../../../layout/lengths.ts";
import { endsBeside } from "../ends.ts";
import type { Rect, ScreenPoint, Square, TranquilityLayoutContext, TranquilityPageLayout } from "../frame.ts";
import { type BoardGrid, crowns, extentOf, gapsIn } from "../measure.ts";
import { type Bend, shoreAround, waterline } from "../waterline.ts";
import { bottomOf, COUNT, centerOf, common, fanIn, gridAt, handsIn, QUAY, regionsOf, rows } from "./areas.ts";
import { dialAbove, dialBelow, explorersAtApex, explorersStacked, placed, rowAside } from "./extras.ts";
import { isSloping } from "./traits.ts";

/** A lane for boats: a fraction of the area's height, and limits in px. */
const LANE = { part: 0.0625, least: 28, most: 44 } as const;

/** The width that an end needs beside the board, in spaces. */
const END = 0.9;

/** Width of an open row: a fraction of the area's, limits in px, and px from the boats. */
const ROW = { part: 0.13, least: 92, most: 116, gap: 20 } as const;

/** A shore without a harbour. */
const FLAT: readonly Bend[] = [
  [0, 8],
  [0.14, 4],
  [0.29, 12],
  [0.5, 16],
  [0.71, 12],
  [0.86, 8],
  [1, 4],
];

/** A desktop or tablet: start and finish beside the board, the shore below it. */
export function wide(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { rects, shape } = areas;
  const { hand, pile, tools } = rects;
  const { viewport, toll, stay, extra } = occasion;
  const isMountain = isSloping(occasion.board);
  const row = extra === "row" ? rowIn(areas) : undefined;
  const area = row && stay !== "result" ? row.room : rects.board;
  const pier = toll ? quayAbove(hand) : undefined;
  const lane = clamp(area.height * LANE.part, LANE.least, LANE.most) * (pier ? 0.84 : 1);
  const regions = regionsOf(occasion, areas);
  const explorersOn = explorersFor(occasion, areas, regions.players);
  const grid = gridAt(occasion.board, roomFor(occasion, area, pier, lane), {
    above: isMountain ? 1 : 0.5,
    isRaised: isMountain,
    isMovable: !isMountain || stay === "lesson",
    clearOf: (at) => panelsBeside(occasion, rects, regions.plaques, explorersOn?.(at).panels ?? []),
  });
  const line = pier ? pier.y + pier.height * QUAY.place : hand.y - 8;
  const base = common(occasion, grid, endsBeside(grid, tools), 0);
  const { start, board } = base;
  const boat = lane * 1.05;
  const hasRose = !extra && shape === "desktop" && stay !== "result";
  const rose = hasRose ? roseAbove(start?.y ?? line - 12, rects.players, regions.players, viewport.height) : undefined;
  const own = pileIn(pile);
  const middle = centerOf(board);
  const shore = start ? shoreAround(viewport.width, line, start) : waterline(viewport.width, line, FLAT);
  const { on, regions: text } = placed({
    row: row?.extra,
    explorers: explorersOn?.(grid),
    dial: extra === "dial" ? dialIn(occasion, areas, regions.players, shore) : undefined,
  });
  return {
    ...base,
    ...on,
    shape,
    lane,
    boat,
    lanes: "all",
    ...own,
    pileShown: true,
    ...(stay === "replay" ? { hands: handsIn(regions.plaques, shape, extra === "row") } : {}),
    fan: { ...fanIn(hand, hand.height, hand.y + hand.height / 2), middle },
    ...(pier ? { quay: { ...pier, x: middle - pier.width / 2 } } : {}),
    sea: {
      ...base.sea,
      shore,
      ...(extra === "dial" ? { night: board.y + board.height / 2 } : {}),
      ...capeBeside(base, boat),
      ...(rose ? { rose } : {}),
    },
    regions: {
      ...regions,
      ...text,
      pile: below(own.pile, pile, 120),
      spent: below(own.spent, pile, 70),
      ...(pier ? { toll: { x: middle - 170, y: pier.y - COUNT + 10, width: 340, height: COUNT } } : {}),
    },
  };
}

function capeBeside(
  { on, finish, board, cell }: Pick<TranquilityPageLayout, "on" | "finish" | "board" | "cell">,
  boat: number,
) {
  if (!finish || crowns(on)) return {};
  return { cape: [board.x + board.width - cell / 2 + boat / 2 + 24, finish.y + finish.size / 2 + 10] as const };
}

/** The rose is in the water below the player panels, if it ends above `floor`. */
function roseAbove(floor: number, { x }: Rect, plaques: Rect, height: number): Square | undefined {
  const rose = { x: x + 126, y: Math.max(height * 0.595, bottomOf(plaques) + 116), size: 184 };
  return rose.y + rose.size / 2 + 4 < floor ? rose : undefined;
}

const columnOf = (stay: TranquilityLayoutContext["stay"], { log, lesson }: PageAreas["rects"]): Rect =>
  stay === "lesson" ? lesson : log;

/**
 * Panels that the board may not touch. A sloping board is below the player panels and the title, with its explorer
 * panels beside it.
 */
function panelsBeside(
  { board, stay }: TranquilityLayoutContext,
  rects: PageAreas["rects"],
  plaques: readonly Rect[],
  explorers: readonly Rect[],
): readonly Rect[] {
  const { title, tools } = rects;
  return [
    tools,
    // Behind a summary, the board is below the title.
    ...(stay === "result" ? [title] : [columnOf(stay, rects), ...(isSloping(board) ? [title, ...plaques] : [])]),
    ...explorers,
  ];
}

/** The board's room is between boats and ends, and above the quay. */
function roomFor({ board, extra }: TranquilityLayoutContext, area: Rect, quay: Rect | undefined, lane: number): Rect {
  const hasStart = extra !== "row" && board.start !== undefined;
  const hasFinish = extra !== "row" && board.finish !== undefined && !crowns(board);
  const hasBoats = board.frame.length > 0;
  const { columns } = extentOf(board);
  const ends = Number(hasStart) + Number(hasFinish);
  const end = (area.width * END) / (columns + gapsIn(columns) + END * ends);
  const beside = (hasEnd: boolean) => Math.max(hasEnd ? end : 0, hasBoats ? lane + 10 : 0);
  const [left, right] = [beside(hasStart), beside(hasFinish)];
  // Boats surround the board, and its ends reach above and below it.
  const around = hasBoats || ends > 0 ? lane : 0;
  const floor = quay ? quay.y - COUNT + 2 : bottomOf(area);
  return { ...rows(area, area.y + around, floor - around), x: area.x + left, width: area.width - left - right };
}

/** The row is at the right end of the board's area, below the tools. */
function rowIn({ rects: { board, tools, actions } }: PageAreas) {
  const y = Math.max(board.y, bottomOf(tools) + 8);
  const floor = Math.min(bottomOf(board), actions.y > 0 ? actions.y - 8 : Number.POSITIVE_INFINITY);
  const aside = rowAside(rows(board, y, floor), clamp(board.width * ROW.part, ROW.least, ROW.most), ROW.gap);
  return { ...aside, room: { ...aside.room, y: board.y, height: board.height } };
}

/** Explorer panels are around the apex of a sloping board, otherwise where the dial would be. */
function explorersFor(
  { board, extra, stay }: TranquilityLayoutContext,
  { rects, shape, plaques }: PageAreas,
  players: Rect,
) {
  if (extra !== "explorers") return undefined;
  if (isSloping(board)) {
    const isLeft = ({ x }: Rect) => x < centerOf(rects.board);
    const ends = plaques.flatMap(([, plaque]) => (isLeft(plaque) ? [plaque.x + plaque.width] : []));
    const [from, to] =
      stay === "result"
        ? [rects.board.x, rects.story.x]
        : [Math.max(rects.players.x, ...ends), columnOf(stay, rects).x];
    return (grid: BoardGrid) => explorersAtApex(grid, from + 8, to - 8);
  }
  if (stay === "result") return undefined;
  const top = bottomOf(players) + 14;
  const floor = floorIn(rects, shape);
  const low = Math.max(rects.hand.y - 90, top + 122);
  // Beside the hand there is less room.
  const width = low > rects.hand.y ? Math.min(players.width, rects.hand.x - players.x - 2) : players.width;
  const column = stay === "replay" ? rows(rects.log, floor - 180, floor - 16) : { ...rows(players, top, low), width };
  const explorers = explorersStacked(column);
  return () => explorers;
}

function dialIn(
  { stay }: TranquilityLayoutContext,
  { rects, shape }: PageAreas,
  players: Rect,
  shore: readonly ScreenPoint[],
) {
  if (stay === "result") return undefined;
  return stay === "replay" ? dialAbove(rects.log, floorIn(rects, shape)) : dialBelow(players, shore);
}

/** Minimum room above a log, in px. */
const ABOVE = 190;

/** The lower edge of a mode's addition in a replay: below the log, or on a tablet above it if there is room. */
function floorIn({ log, replay }: PageAreas["rects"], shape: ScreenShape): number {
  if (shape === "desktop") return replay.y;
  return log.y < ABOVE ? bottomOf(log) : log.y;
}

function quayAbove({ x, y, width, height: size }: Rect): Rect {
  const place = Math.min(Math.max(size * 0.47, size * 0.72 - 25), width / QUAY.places);
  const height = place / QUAY.place;
  const across = place * QUAY.places;
  return { x, y: y - 16 - height, width: across, height };
}

function pileIn({ x, y, width, height }: Rect) {
  const size = Math.round(Math.min(width * 0.42, height * 0.56));
  const pile = { x: x + width * 0.39, y: y + size / 2, size };
  return { pile, spent: { x: pile.x + size * 1.06, y: pile.y + size * 0.12, size: Math.round(size * 0.72) } };
}

const below = ({ x }: { x: number }, area: Rect, width: number): Rect => {
  const size = Math.min(area.width * 0.42, area.height * 0.56);
  return { x: x - width / 2, y: area.y + size + 6, width, height: 46 };
};
