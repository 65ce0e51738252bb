import type { PageAreas } from "../../../../contract/layout.ts";
import { clamp } from "../../../../layout/lengths.ts";
import { endsAtSides } from "../ends.ts";
import { reachOf } from "../fan.ts";
import type { Rect, Square, TranquilityLayoutContext, TranquilityPageLayout } from "../frame.ts";
import type { BoardGrid } from "../measure.ts";
import { BOAT, bottomOf, common, fanIn, gridAt, regionsOf, rows, shownIn, tilesOf } from "./areas.ts";
import { explorersAside, explorersInCorner, explorersOver, placed, rowAside, rowOver } from "./extras.ts";
import { isSloping } from "./traits.ts";

/** Points: [fraction of the window's height, px from the edge of the hand]. */
const SHORE = [
  [0, 34],
  [0.18, 26],
  [0.38, 4],
  [0.67, 0],
  [1, 12],
] as const;

/** Room beside a boat up to the shore that boats need, in px. */
const BESIDE_BOAT = 14;

/** Width of an open row beside the board, in px. */
const ROW = 58;

/** A phone in landscape, with the hand at the right. */
export function onSide(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { hand, actions, count, players } = areas.rects;
  const { viewport, stay, toll, extra } = occasion;
  const { width, height } = viewport;
  const { grid, row, explorers } = boardIn(occasion, areas);
  const { board } = grid;
  const regions = regionsOf(occasion, areas);
  const people = { ...regions.players, width: Math.max(regions.players.width, players.width) };
  const end = row ? row.panel.x : hand.x;
  // The summary is close to the board and leaves no room for boats.
  const hasBoats = stay !== "result" && end - board.x - board.width >= BOAT.onSide + BESIDE_BOAT;
  const base = common(occasion, grid, endsAtSides(grid, { people, actions, height, hasBoats }), 40);
  const card = Math.round(clamp(height * 0.21, 60, 104));
  const apart = stay === "replay" ? 6 : 12;
  const pier = bottomOf(actions) + apart;
  const quay = toll ? rows(actions, pier, pier + 40) : undefined;
  const top = quay ? bottomOf(quay) + apart : hand.y + reachOf(card);
  const held = rows(hand, Math.min(top, bottomOf(hand) - 40), bottomOf(hand));
  const size = Math.min(card, held.height);
  const pile = { x: width - 206, y: height + 40, size: 36 };
  const edge = Math.max(hand.x, actions.x) - 4;
  const dial = extra === "dial" ? dialIn(areas, grid) : undefined;
  const { on, regions: text } = placed({ row, explorers, dial });
  return {
    ...base,
    ...on,
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
      ...(extra === "dial" ? { night: board.y + board.height / 2 } : {}),
    },
    regions: {
      ...regions,
      ...text,
      ...(stay === "replay" ? { hand: shownIn(quay ? rows(hand, bottomOf(quay) + apart, bottomOf(hand)) : hand) } : {}),
      ...(quay && stay !== "replay" ? { hand: held } : {}),
      watchers: watchersBelow(people, base.start, height),
      ...(quay ? { toll: { ...count, y: count.y - 8, height: 40 } } : {}),
    },
  };
}

/** An open row goes where it leaves the larger board. */
function boardIn(occasion: TranquilityLayoutContext, areas: PageAreas): PlacedBoard {
  const { board: on, extra, stay } = occasion;
  const { board: area, title, tools } = areas.rects;
  const fitted = (room: Rect, more: Partial<PlacedBoard> = {}): PlacedBoard => ({
    grid: gridAt(on, room, { above: 0.5 }),
    row: undefined,
    explorers: undefined,
    ...more,
  });
  const larger = (one: PlacedBoard, other: PlacedBoard) => (other.grid.cell > one.grid.cell ? other : one);
  if (extra === "row" && stay !== "result") {
    const [aside, over] = [rowAside(area, ROW, 6), rowOver(area, 4)];
    return larger(fitted(aside.room, { row: aside.extra }), fitted(over.room, { row: over.extra }));
  }
  if (extra !== "explorers") return fitted(area);
  if (!isSloping(on)) {
    const [over, aside] = [explorersOver(area), explorersAside(area)];
    return larger(fitted(over.room, { explorers: over.extra }), fitted(aside.room, { explorers: aside.extra }));
  }
  const corner = [...areas.plaques.map(([, plaque]) => plaque), title, tools];
  const left = Math.max(title.x + title.width, tools.x + tools.width) + 6;
  const explorersOn = (at: BoardGrid) => explorersInCorner(area, left, tilesOf(at));
  const grid = gridAt(on, area, { above: 1, clearOf: (at) => [...corner, ...explorersOn(at).panels] });
  return { ...fitted(area), grid, explorers: explorersOn(grid) };
}

interface PlacedBoard {
  readonly grid: BoardGrid;
  readonly row: ReturnType<typeof rowOver>["extra"] | undefined;
  readonly explorers: ReturnType<typeof explorersInCorner> | undefined;
}

/** The dial is between title and player panels, or in the lane beside many panels. */
function dialIn({ rects: { players, title } }: PageAreas, { board }: BoardGrid): { at: Square; side: Rect } {
  if (players.y - bottomOf(title) >= 48) {
    const at = { x: players.x + 23, y: players.y - 29, size: 46 };
    return { at, side: { x: at.x + 25, y: at.y - 22, width: 40, height: 44 } };
  }
  const at = { x: board.x - 26, y: 34, size: 46 };
  return { at, side: { x: at.x - 22, y: at.y + 27, width: 44, height: 44 } };
}

/** The list of spectators is below the player panels, or above the harbour if that leaves no room. */
function watchersBelow(people: Rect, start: Square | undefined, height: number): Rect {
  const isInLane = start !== undefined && start.x > people.x + people.width;
  const limit = !start || isInLane ? height : start.y - start.size / 2;
  if (!start || bottomOf(people) + 40 <= limit)
    return { x: people.x, y: Math.min(bottomOf(people) + 6, height - 36), width: people.width, height: 30 };
  return { x: start.x - 22, y: start.y - start.size / 2 - 36, width: 44, height: 30 };
}
