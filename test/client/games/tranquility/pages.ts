import type { Stay } from "../../../../client/contract/board.ts";
import { AREAS, type PageAreas, type Rect, type ScreenShape, type Size } from "../../../../client/contract/layout.ts";
import type {
  Extra,
  TranquilityLayoutContext,
  TranquilityPageLayout,
} from "../../../../client/games/tranquility/scene/frame.ts";
import { layout, type TranquilityLayout } from "../../../../client/games/tranquility/scene/layout.ts";
import { extraOf } from "../../../../client/games/tranquility/scene/page/occasion.ts";
import { onSide } from "../../../../client/games/tranquility/scene/page/on-side.ts";
import { classesOf } from "../../../../client/games/tranquility/scene/page/traits.ts";
import { upright } from "../../../../client/games/tranquility/scene/page/upright.ts";
import { wide } from "../../../../client/games/tranquility/scene/page/wide.ts";
import type { TranquilityTableView } from "../../../../client/games/tranquility/scene/view.ts";
import { clamp } from "../../../../client/layout/lengths.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { GRID } from "../../../../shared/games/tranquility/boards/official.ts";
import type { Layout } from "../../../../shared/games/tranquility/layouts.ts";
import type { Options } from "../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";

/** Default: the standard board, played by two from the first seat. */
export interface PageCase {
  readonly viewport: Size;
  readonly board?: Layout;
  readonly extra?: Extra | undefined;
  readonly seats?: number;
  readonly seat?: Seat | undefined;
  readonly stay?: Stay["for"];
  readonly toll?: boolean;
}

type Classes = ReadonlySet<string>;

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const between = (left: number, top: number, right: number, bottom: number): Rect =>
  rect(left, top, right - left, bottom - top);

/** The shape of a page by the style sheet. */
function shapeOf({ width, height }: Size): ScreenShape {
  const isSmall = width < 640 && height < 480;
  if (height < 560 && width > height * 1.2 && !isSmall) return "landscape";
  if (width < 760 || (width < 1000 && width < height * 0.9)) return "portrait";
  return width >= 1274 ? "desktop" : "tablet";
}

const column = (first: Rect, count: number, step: number): Rect[] =>
  Array.from({ length: count }, (_, i) => ({ ...first, y: first.y + i * step }));

interface Page {
  readonly rects: Partial<PageAreas["rects"]>;
  readonly plaques: readonly Rect[];
}

function wideAreas({ width: w, height: h }: Size, seats: number, classes: Classes): Page {
  const margin = clamp(10 + w * 0.01, 20, 24);
  const isDuel = classes.has("duel");
  const side = isDuel ? clamp(w * 0.308 - 167, 148, 276) : clamp(w * 0.346 - 222, 132, 276);
  const right = isDuel ? clamp(w * 0.16 - 42, 132, 188) : side;
  const [actions, pile] = [clamp(w * 0.096 + 138, 236, 276), clamp(w * 0.116 + 22, 140, 190)];
  const foot = h - clamp(h * 0.174, 97, 150);
  const isDesktop = w >= 1274;
  const isSloping = classes.has("sloping");
  const [left, end] = [margin + side + 16, w - margin - right - 16];
  const plaque = isDuel
    ? { height: clamp(Math.min(w * 0.245 - 147, h * 0.77 - 489), 104, 206), gap: 10 }
    : { height: clamp(h * 0.0735, 52, 66), gap: clamp(h * 0.011, 8, 10) };
  const slope = clamp(h * 0.28, 124, 270);
  const logs = {
    sloping: rect(w - margin - Math.max(right, 158), 84, Math.max(right, 158), isDesktop ? slope : 124),
    desktop: between(w - margin - right, 84, w - margin, Math.min(666, foot - 82)),
    tablet: between(w - margin - (isDuel ? right : Math.max(right, 158)), foot - 166, w - margin, foot - 42),
  };
  return {
    rects: {
      title: rect(margin, 18, Math.max(160, w * 0.5 - h * 0.315 - margin), 40),
      tools: between(w - margin - (isDesktop ? 270 : 136), 18, w - margin, 58),
      players: between(margin, 84, margin + side, foot),
      board: isSloping
        ? between(Math.max(margin, w / 2 - 680), 64, Math.min(w - margin, w / 2 + 680), foot - clamp(h * 0.044, 24, 40))
        : between(left, 22, end, foot - 12),
      hand: rect(
        left + pile - side + 4,
        foot,
        end - left - pile + side - 4 - (actions - right + 4),
        clamp(h * 0.14, 78, 126),
      ),
      pile: between(margin, foot, margin + pile, h),
      count: between(margin, foot, margin + pile, h),
      actions: rect(w - margin - actions, h - clamp(h * 0.024, 10, 22) - 106, actions, 106),
      log: logs[isSloping ? "sloping" : isDesktop ? "desktop" : "tablet"],
      story: rect(w - margin - clamp(w * 0.24 + 78, 324, 424), 84, clamp(w * 0.24 + 78, 324, 424), h - 84 - margin),
    },
    plaques: column(rect(margin, 84, side, plaque.height), seats, plaque.height + plaque.gap),
  };
}

function portraitAreas({ width: w, height: h }: Size, seats: number, classes: Classes): Page {
  const card = clamp(h * 0.156 - 33.6, 60, 98) + clamp(Math.min(w, h) * 0.1 - 43, 0, 34);
  const rise = clamp(h * 0.107 - 58, 6, 32);
  const log = h - clamp(h * 0.025 + 25, 40, 46);
  const hand = log - 12 - card;
  const isSloping = classes.has("sloping");
  const buttons = hand - 56;
  const floor = (isSloping ? hand : buttons) - 4 - rise;
  const plaque = Math.min(180, (w - 24 - (seats - 1) * 6) / seats);
  return {
    rects: {
      title: rect(64, 8, w - 128, 44),
      tools: rect(12, 8, w - 24, 44),
      players: rect(12, 56, w - 24, 52),
      board: between(8, 112, w - 8, floor),
      hand: rect(12, hand, w - 24, card),
      actions: isSloping
        ? between(12 + (w - 24) * 0.36, floor - 104, w - 12, floor)
        : rect(12, buttons + 4 - rise, w - 24, 52),
      log: between(0, log, w, h),
      story: between(12, hand - 200, w - 12, log - 8),
    },
    plaques: Array.from({ length: seats }, (_, i) => rect(12 + i * (plaque + 6), 56, plaque, 52)),
  };
}

/** Divides the rest of a width over grid tracks, up to their maximums. */
function grown(room: number, tracks: readonly (readonly [least: number, most: number])[]): number[] {
  const sizes = tracks.map(([least]) => least);
  for (let left = room - sizes.reduce((a, b) => a + b, 0); left > 0.5; ) {
    const open = tracks.flatMap(([, most], i) => (sizes[i]! < most - 0.01 ? [i] : []));
    if (open.length === 0) break;
    for (const i of open) {
      const more = Math.min(left / open.length, tracks[i]![1] - sizes[i]!);
      sizes[i]! += more;
    }
    left = room - sizes.reduce((a, b) => a + b, 0);
  }
  return sizes;
}

function landscapeAreas({ width: w, height: h }: Size, seats: number, classes: Classes): Page {
  const end = w - clamp(w * 0.03 - 12, 8, 12);
  const [isBroad, isDuel, isSloping] = ["broad", "duel", "sloping"].map((name) => classes.has(name));
  const gap = isBroad ? 12 : 6;
  const room = end - 8 - 2 * gap;
  const most = Number.POSITIVE_INFINITY;
  const isMany = seats > 3;
  const fixed = (sizes: readonly [number, number]) => [sizes[0], room - sizes[0] - sizes[1], sizes[1]];
  const [people, sea, shore] = (
    isSloping
      ? fixed([0, clamp(w * 0.26, 205, 258)])
      : isBroad
        ? fixed([132, 206])
        : isDuel
          ? grown(room, [
              [122, 150],
              [0, most],
              [205, Math.max(205, w * 0.26)],
            ])
          : grown(room, [
              [isMany ? 132 : 88, 172],
              [Math.min(356, h - 18, w - (isMany ? 366 : 322)), h - 18],
              [205, 298],
            ])
  ) as [number, number, number];
  const spare = Math.max(0, room - people - sea - shore) / 2;
  const left = 8 + spare;
  const board = left + people + gap;
  const [x, right] = [board + sea + gap, board + sea + gap + shore];
  const across = isDuel ? people : clamp(people - 44, 88, 116);
  const actions = clamp(h * 0.2 + 30, 100, 104);
  const hasDial = classes.has("has-dial") && !isMany;
  const top = isSloping ? 54 : hasDial ? 146 : 94;
  const floor = h - (hasDial ? 58 : 8);
  const plaques = isSloping
    ? Array.from({ length: seats }, (_, i) => rect(left + Math.floor(i / 3) * 92, 62 + (i % 3) * 52, 86, 46))
    : column(
        rect(left, top, across, isDuel ? 96 : Math.min(52, (floor - top + 6) / seats - 6)),
        seats,
        isDuel ? 104 : Math.min(58, (floor - top + 6) / seats),
      );
  const hand = 8 + 46 + 8 + actions + 8;
  return {
    rects: {
      title: isSloping ? rect(left + 94, 10, 136, 40) : rect(left, 54, across, 36),
      tools: rect(left, 10, 88, 40),
      players: between(left, top, left + across, floor),
      board: between(isSloping ? left : board, 8, board + sea, h - 8),
      log: rect(right - Math.min(shore - 44, 206), 8, Math.min(shore - 44, 206), 46),
      actions: rect(right - Math.min(shore, 206), 62, Math.min(shore, 206), actions),
      hand: between(Math.max(x, right - 258), hand, right, h - 46),
      count: rect(right - Math.min(shore - 22, 206), h - 38, Math.min(shore - 22, 206), 30),
      story: between(right - 246, 62, right, h - 8),
    },
    plaques,
  };
}

const AREAS_OF = { desktop: wideAreas, tablet: wideAreas, portrait: portraitAreas, landscape: landscapeAreas };
const PLACED_BY = { desktop: wide, tablet: wide, portrait: upright, landscape: onSide };

/** The areas that the style sheets leave during a match. */
export function areasIn({ viewport, board = GRID, extra, seats = 2, seat = 0 }: PageCase): PageAreas {
  const shape = shapeOf(viewport);
  const { rects, plaques } = AREAS_OF[shape](viewport, seats, new Set(classesOf(board, extra)));
  return {
    shape,
    summary: shape === "landscape" ? "beside" : "instead",
    rects: { ...(Object.fromEntries(AREAS.map((area) => [area, rect(0, 0, 0, 0)])) as PageAreas["rects"]), ...rects },
    // In turn order; the player's own panel is last.
    plaques: plaques.map((plaque, i) => [(seat + 1 + i) % seats, plaque]),
  };
}

export function pageOf(page: PageCase): TranquilityPageLayout {
  const { viewport, board = GRID, extra, seats = 2, seat = 0, stay = "playing", toll = false } = page;
  const occasion: TranquilityLayoutContext = { viewport, board, seats, seat, stay, toll, ...(extra ? { extra } : {}) };
  const areas = areasIn(page);
  return PLACED_BY[areas.shape](occasion, areas);
}

/** The summary is beside the board, or below it on a phone held upright. */
function withSummary({ shape, rects, ...rest }: PageAreas, { width: w, height: h }: Size): PageAreas {
  const { board, story, log } = rects;
  const bottom = board.y + board.height;
  if (shape === "landscape")
    return {
      ...rest,
      shape,
      rects: { ...rects, board: between(board.x, board.y, Math.min(board.x + board.width, story.x - 40), bottom) },
    };
  if (shape !== "portrait")
    return { ...rest, shape, rects: { ...rects, board: between(24, 22, story.x - 16, bottom) } };
  const sea = 56 + Math.min(w + 90, h - 376);
  return {
    ...rest,
    shape,
    rects: { ...rects, board: between(8, 56, w - 8, sea - 20), story: between(12, sea + 4, w - 12, log.y - 12) },
  };
}

export function areasFor({ config }: Pick<Match<State>, "config">, viewport: Size, seat: Seat | undefined): PageAreas {
  const extra = extraOf(config.options as Options);
  return areasIn({ viewport, board: config.layout as Layout, extra, seats: config.seats, seat });
}

export function laidOut(view: Omit<TranquilityTableView, "areas">): TranquilityLayout {
  const areas = areasFor(view.match, view.viewport, view.seat);
  return layout({ ...view, areas: view.stay === "result" ? withSummary(areas, view.viewport) : areas });
}
