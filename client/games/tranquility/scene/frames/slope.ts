import { arranged, mergedRows, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { lerp } from "../../../../layout/lengths.ts";
import { fanOut } from "../fan.ts";
import { rectOf } from "../view.ts";
import { explorersIn } from "./extras.ts";
import { factsOf, type TranquilityLayoutCondition } from "./facts.ts";
import {
  around,
  isSpectating,
  type Rect,
  type ScreenPoint,
  seatsAround,
  type TranquilityLayoutContext,
  type TranquilityPageLayout,
} from "./frame.ts";
import { type BoardGrid, CELL, cellFor, gapOf, sizeOf, squareAt, squaresOf } from "./measure.ts";
import { handLeft, SHORE_ROWS, type Shore, type ShoreFact, type ShoreRows, shoreIn, tableBy } from "./shore.ts";

/**
 * A candidate layout: the ease of the shore, the number of plaques in a column, and how far the board moves towards the
 * hand, from 0 to 1.
 */
interface Candidate {
  readonly ease: number;
  readonly column: number;
  readonly over: number;
}

const EASES = [1, 0.75, 0.5, 0.25, 0] as const;
const COLUMNS = [3, 2] as const;

/** Best first. All are tried for each size of spaces, because a narrow shore is better than small spaces. */
const CANDIDATES: readonly Candidate[] = EASES.flatMap((ease) =>
  COLUMNS.flatMap((column) => [0.5, 1].map((over) => ({ ease, column, over }))),
);

/**
 * `MARGIN`: minimum distance from the edges of the window. `AROUND`: distance left of the board by the ease of the
 * shore, below it, and between it and the hand. In px.
 */
const MARGIN = 8;
const AROUND = { left: [MARGIN, 12], below: 10, hand: 16 } as const;

/** Distance of the shore's things from the board, and of the explorers from the rest, in px. */
const CLEAR = 6;

/** Distance from the lowest rows of the board, in px: to the land, and to the things on it. */
const BEACH = { land: 10, things: 14 } as const;

/** Things closer than this touch, in px. */
const APART = 4;

/** Minimum width for the count of remaining cards, in px. */
const COUNT = 96;

/** The smallest hand card that a finger hits reliably, in px. */
const FINGER = 44;

/** The usual number of cards in a hand. */
const USUAL = 5;

/** Minimum height for the controls of a replay with a hand below them, in px. */
const REPLAY = 200;

/** Distance from plaque to plaque above a slope, in px. */
const PEOPLE = { across: 92, down: 52 } as const;

/** The explorers' deck at the top of the window, in px. */
const DECK = { most: 210, top: 8, height: 46 } as const;

/** The panel of the last drawn card, below the deck: its top, and its possible sizes, best first. In px. */
const DRAWN_TOP = 58;
const DRAWN = [
  { width: 188, height: 96 },
  { width: 164, height: 108 },
  { width: 140, height: 124 },
];

type Name = "window" | "tools" | "title" | "plaque";

/** The things in the corner above the slope, in px. */
const CORNER: readonly Rows<never, Name, TranquilityLayoutCondition>[] = [
  {
    boxes: {
      tools: { left: 12, width: 88, top: 10, height: 40 },
      title: { left: 104, width: 136, top: 10, height: 40 },
      plaque: { left: 12, width: 86, top: 62, height: 46 },
    },
  },
  // A replay has its title in another place.
  { when: ["replay"], boxes: { title: { left: 104, width: 0, top: 10, height: 40 } } },
];

/** The list of spectators: its distance below the plaques, and its height, in px. */
const WATCHERS = { below: 6, height: 30 } as const;

/** The shared input of all candidate layouts. */
interface Setting {
  readonly occasion: TranquilityLayoutContext;
  readonly corner: SolvedArrangement<never, Name>;
  /** The plaques, by how many of them are in a column. */
  readonly plaques: ReadonlyMap<number, readonly Rect[]>;
  /** A shore without a row of the board below it, by its ease. */
  readonly shores: ReadonlyMap<number, Shore>;
  /**
   * The rows of a shore above a row of the board: `above` with the count of remaining cards above that row too,
   * `footed` with the count beside it.
   */
  readonly above: ShoreRows;
  readonly footed: ShoreRows;
}

function settingOf(occasion: TranquilityLayoutContext): Setting {
  const { viewport } = occasion;
  const facts = factsOf(occasion);
  const corner = arranged(CORNER, facts);
  const above = mergedRows(SHORE_ROWS, facts);
  const whole = { top: 0, floor: viewport.height - MARGIN, foot: 0 };
  return {
    occasion,
    corner,
    plaques: new Map(COLUMNS.map((column) => [column, stacked(occasion, corner.box("plaque"), column)])),
    shores: new Map(EASES.map((ease) => [ease, shoreIn(viewport, above, { ...whole, ease })])),
    above,
    footed: mergedRows(SHORE_ROWS, new Set<ShoreFact>([...facts, "footed"])),
  };
}

/** Lays out a tapering board on a phone on its side: as large as possible, with everything else above its slopes. */
export function slope(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const setting = settingOf(occasion);
  const { width, height } = occasion.viewport;
  const largest = cellFor(occasion.board, { width: width - 2 * MARGIN, height: height - 2 * MARGIN });
  for (let cell = largest; cell > CELL.least; cell -= CELL.step) {
    const clear = CANDIDATES.find((way) => isClear(placed(setting, cell, way), occasion));
    if (clear) return framed(setting, placed(setting, cell, clear));
  }
  return framed(setting, placed(setting, CELL.least, CANDIDATES.at(-1)!));
}

/** Places everything that must not overlap. */
function placed(setting: Setting, cell: number, { ease, column, over }: Candidate) {
  const { viewport, board: on, extra } = setting.occasion;
  const size = sizeOf(on, cell);
  const least = lerp(...AROUND.left, ease);
  const most = handLeft(viewport.width, ease) - AROUND.hand - size.width;
  const x = Math.round(lerp(least, Math.max(least, most), over));
  const grid: BoardGrid = {
    on,
    board: { x, y: viewport.height - AROUND.below - size.height, ...size },
    cell,
    gap: gapOf(cell),
  };
  const spaces = squaresOf(grid).map(rectOf);
  const shore = onShore(setting, spaces, ease);
  const { log, hand } = shore.regions;
  const plaques = setting.plaques.get(column)!;
  const title = setting.corner.box("title");
  const right = Math.min(log.x, hand.x) - CLEAR;
  const explorers = extra === "explorers" ? explorersOf([...spaces, ...plaques], title, right) : undefined;
  return { grid, spaces, finish: squareAt(grid, on.finish), shore, plaques, title, explorers };
}

type Places = ReturnType<typeof placed>;

function framed(
  { occasion, corner }: Setting,
  { grid, finish, shore, plaques, title, explorers }: Places,
): TranquilityPageLayout {
  const players = around(plaques);
  const { regions, ...table } = tableBy(shore, occasion, grid, finish);
  const { x, width } = corner.box("plaque");
  return {
    ...table,
    lanes: "none",
    finish,
    ...(explorers ? { explorers } : {}),
    regions: {
      ...regions,
      title,
      tools: corner.box("tools"),
      players,
      plaques,
      watchers: { x, y: players.y + players.height + WATCHERS.below, width, height: WATCHERS.height },
      ...explorers?.regions,
    },
  };
}

/** Returns the shore, which ends above the rows of the board that reach below it. */
function onShore(
  { occasion: { viewport }, shores, above, footed }: Setting,
  spaces: readonly Rect[],
  ease: number,
): Shore {
  const { width: w } = viewport;
  const whole = shores.get(ease)!;
  const left = whole.regions.hand.x - CLEAR;
  const under = spaces.filter(({ x, width }) => x + width > left).map(({ y }) => y - CLEAR);
  if (under.length === 0) return whole;
  const end = Math.max(...spaces.map(({ x, width }) => x + width));
  const floor = Math.min(...under);
  // The count of remaining cards goes beside the lowest row, or above it with everything else.
  const foot = end + BEACH.things;
  const hasFoot = w - foot - MARGIN >= COUNT;
  const shore = shoreIn(viewport, hasFoot ? footed : above, { ease, top: 0, floor, foot: hasFoot ? foot : 0 });
  const line = shore.line.map(([y, x]): ScreenPoint => [y, y > floor ? Math.max(x, end + BEACH.land) : x]);
  return { ...shore, line };
}

/** Places plaques above the slope of a tapering board, `column` of them one below the other. */
function stacked({ seats, seat: own }: TranquilityLayoutContext, first: Rect, column: number): Rect[] {
  const plaques: Rect[] = [];
  seatsAround(seats, own).forEach((seat, i) => {
    const [across, down] = [Math.floor(i / column), i % column];
    plaques[seat] = { ...first, x: first.x + across * PEOPLE.across, y: first.y + down * PEOPLE.down };
  });
  return plaques;
}

/**
 * Places the explorers between the title and the shore: the deck on top, and below it the last drawn card, where the
 * slope leaves room.
 */
function explorersOf(others: readonly Rect[], title: Rect, right: number): ReturnType<typeof explorersIn> {
  const width = Math.min(DECK.most, right - title.x - title.width - CLEAR);
  const deck: Rect = { x: right - width, y: DECK.top, width, height: DECK.height };
  const ways = DRAWN.map((size): Rect => ({ x: right - size.width, y: DRAWN_TOP, ...size }));
  const drawn = ways.find((way) => !others.some((other) => touch(way, other))) ?? ways.at(-1)!;
  return explorersIn(deck, drawn);
}

/** Whether nothing overlaps, and the hand is large enough for a finger. */
function isClear(
  { spaces, finish, shore, plaques, title, explorers }: Places,
  occasion: TranquilityLayoutContext,
): boolean {
  const { log, actions, hand, pile, story } = shore.regions;
  const besides = occasion.stay === "result" ? [log, story] : [log, actions, hand, pile];
  const explorerPanels = explorers?.panels ?? [];
  const isApart = (some: readonly Rect[], others: readonly Rect[]) =>
    !some.some((one) => others.some((other) => touch(one, other)));
  return (
    isApart([...spaces, rectOf(finish)], [...plaques, ...besides, ...explorerPanels]) &&
    isApart(explorerPanels, [title, ...plaques]) &&
    isLargeEnough(shore, occasion)
  );
}

/** Whether a finger hits every card of a hand reliably; in a replay, whether there is room for a hand below its controls. */
function isLargeEnough({ fan, regions: { hand, log } }: Shore, occasion: TranquilityLayoutContext): boolean {
  if (isSpectating(occasion) || occasion.stay === "result") return true;
  if (occasion.stay === "replay") return hand.y + hand.height - log.y - log.height >= REPLAY;
  return fanOut(USUAL, fan).every(({ strip }) => strip.width >= FINGER && strip.height >= FINGER);
}

/** Whether two things touch, or nearly do. */
const touch = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + APART &&
  b.x < a.x + a.width + APART &&
  a.y < b.y + b.height + APART &&
  b.y < a.y + a.height + APART;
