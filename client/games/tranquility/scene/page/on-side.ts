import type { PageAreas } from "../../../../contract/layout.ts";
import { clamp } from "../../../../layout/lengths.ts";
import { endsAtSides } from "../ends.ts";
import { reachOf } from "../fan.ts";
import type { TranquilityLayoutContext, TranquilityPageLayout } from "../frames/frame.ts";
import { BOAT, bottomOf, common, fanIn, gridAt, regionsOf, rows, shownIn } from "./areas.ts";

/** The waterline of a phone on its side, as [fraction of the window's height, px from the edge of the hand]. */
const SHORE = [
  [0, 34],
  [0.18, 26],
  [0.38, 4],
  [0.67, 0],
  [1, 12],
] as const;

/** A phone on its side: the board as high as the window, the shore with buttons and hand at its right. */
export function onSide(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
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
