import type { PageAreas } from "../../../../contract/layout.ts";
import { clamp } from "../../../../layout/lengths.ts";
import { endsBeside } from "../ends.ts";
import type { Rect, ScreenPoint, Square, TranquilityLayoutContext, TranquilityPageLayout } from "../frames/frame.ts";
import { extentOf } from "../frames/measure.ts";
import { heightOf, shoreAround } from "../frames/waterline.ts";
import { bottomOf, COUNT, centerOf, common, fanIn, gridAt, handsIn, QUAY, regionsOf, rows } from "./areas.ts";

/** The board's lanes for boats on a desktop: a fraction of the height of its area, and limits in px. */
const LANE = { part: 0.0625, least: 28, most: 44 } as const;

/** The fraction of the width that both ends need, in spaces. */
const ENDS = 1.8;

/** A desktop or tablet: both ends beside the board, the shore below it. */
export function wide(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
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
