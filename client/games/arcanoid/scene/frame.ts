import { clamp } from "../../../layout/lengths.ts";

export type { Rect, Size } from "../../../contract/layout.ts";

import type { Stay } from "../../../contract/board.ts";
import type { Panels, Rect, ScreenShape, Size } from "../../../contract/layout.ts";
import { arranged, type SolvedArrangement } from "../../../layout/arrangement.ts";
import { cornerIndex, RATIO } from "../art/index.ts";
import { ARRANGEMENTS, type ArcanoidLayoutCondition, COUNTS, HEADS, LOOKED, type TableRegion } from "./arrangements.ts";

/** The size of a card, and how much of its height is visible, in px: only the top where there is little room. */
export interface Cut {
  readonly width: number;
  readonly height: number;
}

/** A row of a table: a party with its name, the cards beside it, and its four berths. */
export interface PartyRow {
  readonly name: Rect;
  /** The party's open cards and its trumps in force; hidden if the box has no width. */
  readonly shelf: Rect;
  /** By field. */
  readonly berths: readonly Rect[];
}

/** The layout of a table, which depends on the window and on the number of parties. All in CSS px. */
export interface ArcanoidPageLayout {
  readonly shape: ScreenShape;
  readonly viewport: Size;
  /** By field. */
  readonly coasts: readonly Rect[];
  /** From the far coast to the home shore. */
  readonly rows: readonly PartyRow[];
  /**
   * The cut of cards in berths, on shelves, on the sandbar and in the large view of a party. `hand`: the largest card
   * of the hand.
   */
  readonly cuts: Readonly<Record<"berth" | "shelf" | "bar" | "look" | "hand", Cut>>;
  readonly bar: Rect | undefined;
  readonly pile: Rect;
  readonly spent: Rect;
  readonly hand: Rect;
  /** The y of the home shore; on a phone in landscape, its x. */
  readonly shore: number;
  /** The large view of a touched party. */
  readonly look: Rect;
  /** The box for the standings after a round, over the water. They are at its lower edge, and at most as high as it. */
  readonly asking: Rect;
  /**
   * The box for questions that the player must answer. They are at its lower edge, over the player's buttons, so that
   * they cover neither berths nor cards.
   */
  readonly answering: Rect;
  /** The box for the choices of a play, which are at its upper edge. */
  readonly choosing: Rect;
  /** The box for the effect of a chosen trump, which is at its lower edge. */
  readonly does: Rect;
  /** y in px above which the text about a field's winner must end. */
  readonly whyAt: number;
  readonly regions: Omit<Panels, "plaques" | "notice" | "watchers">;
}

/** The input of a layout. */
interface FrameFacts {
  readonly viewport: Size;
  readonly parties: number;
  readonly hasCommon: boolean;
  readonly stay: Stay["for"];
}

/** Minimum height of a table, in px. A lower window is scrolled. */
const LEAST: Readonly<Record<"portrait" | "landscape" | "wide", number>> = { portrait: 760, landscape: 370, wide: 640 };

/**
 * A window lower than `LANDSCAPE.height` px and wider than `ratio` times its height is a phone in landscape if it is at
 * least 600 px wide, otherwise in portrait. Other windows narrower than `PORTRAIT` px are phones in portrait, and those
 * narrower than `DESK` px are tablets.
 */
const LANDSCAPE = { height: 560, ratio: 1.2 } as const;
const PORTRAIT = 760;
const DESK = 1180;

function shapeOf({ width, height }: Size): ScreenShape {
  if (height < LANDSCAPE.height && width > height * LANDSCAPE.ratio) return width < 600 ? "portrait" : "landscape";
  if (width < PORTRAIT) return "portrait";
  return width < DESK ? "tablet" : "desktop";
}

/** Returns the size in px that the table uses: the window, or a higher area if the window is too low. */
export function roomIn({ width, height }: Size): Size {
  const shape = shapeOf({ width, height });
  const least = shape === "portrait" || shape === "landscape" ? LEAST[shape] : LEAST.wide;
  return { width, height: Math.max(height, least) };
}

/** Distance between coasts, and between the berths of two fields, in px. */
const GAPS: Readonly<Record<ScreenShape, number>> = { desktop: 12, tablet: 10, portrait: 5, landscape: 6 };
/** The largest height of a row, in px. It lets a table of two players show whole cards. */
const TALLEST = 250;
/** The widest card of a hand, in px. */
const HELD: Readonly<Record<ScreenShape, number>> = { desktop: 104, tablet: 92, portrait: 88, landscape: 84 };
/** The smallest width of a whole card in a berth, in px; where that does not fit, only its top is visible. */
const WHOLE = 44;

/** Returns the layout of a table. */
export function frameFor(facts: FrameFacts): ArcanoidPageLayout {
  const { viewport, parties, hasCommon, stay } = facts;
  const shape = shapeOf(viewport);
  const isMany = parties >= COUNTS[shape].many;
  const holding: readonly (ArcanoidLayoutCondition | false)[] = [
    hasCommon && "common",
    isMany && "many",
    parties >= COUNTS[shape].crowd && "crowd",
    stay === "result" && "result",
    stay === "replay" && "replay",
    stay === "lesson" && "lesson",
  ];
  const window: Rect = { x: 0, y: 0, ...viewport };
  const placed = arranged<"ease" | "shore" | "aside", TableRegion, ArcanoidLayoutCondition>(
    [{ boxes: { window: { left: 0, top: 0, width: window.width, height: window.height } } }, ...ARRANGEMENTS[shape]],
    new Set(holding.filter((fact) => fact !== false)),
  );
  const head = isMany ? 0 : HEADS[shape];
  const rows = rowsOf(placed, parties, head, GAPS[shape]);
  const bar = placed.find("bar");
  const first = rows[0]!;
  return {
    shape,
    viewport,
    coasts: columnsOf(placed.box("coasts"), GAPS[shape]),
    rows,
    cuts: {
      berth: cutFor(first.berths[0]!),
      shelf: cutFor({ ...first.shelf, width: first.shelf.width * 1.6 }, 34),
      bar: bar ? cutFor({ ...bar, height: bar.height - 4, width: bar.width / 4 }) : { width: 34, height: 42 },
      look: LOOKED[shape],
      hand: { width: HELD[shape], height: HELD[shape] * RATIO },
    },
    bar,
    pile: placed.box("pile"),
    spent: placed.box("spent"),
    hand: placed.box("hand"),
    look: placed.box("look"),
    shore: placed.length(shape === "landscape" ? "aside" : "shore"),
    asking: askingIn(placed, shape),
    answering: answeringIn(placed, shape),
    choosing: choosingIn(placed, shape),
    does: doesIn(placed, shape),
    whyAt: shape === "landscape" ? viewport.height - 6 : placed.length("shore") - 6,
    regions: regionsOf(placed, shape, stay),
  };
}

/** The free space in px between the buttons and the hand, which the box for questions also uses. */
const BELOW: Readonly<Record<ScreenShape, number>> = { desktop: 0, tablet: 0, portrait: 42, landscape: 8 };

/** The box for questions that the player must answer. It covers the buttons and the space above them. */
function answeringIn(placed: SolvedArrangement<string, TableRegion>, shape: ScreenShape): Rect {
  const { x, y, width, height } = placed.box("actions");
  const top = shape === "landscape" ? 6 : placed.box("coasts").y;
  return { x, y: top, width, height: y + height + BELOW[shape] - top };
}

/** The box for the choices of a play: below the far coast, beside the names. */
function choosingIn(placed: SolvedArrangement<string, TableRegion>, shape: ScreenShape): Rect {
  const { x, y, width, height } = placed.box("rows");
  const asking = askingIn(placed, shape);
  const most = Math.min(width, ASKING);
  return shape === "portrait"
    ? { ...asking, y, height: asking.y + asking.height - y }
    : { x: x + (width - most) / 2, y, width: most, height };
}

/** The box for the effect of a chosen trump: where the log is. */
function doesIn(placed: SolvedArrangement<string, TableRegion>, shape: ScreenShape): Rect {
  const { x, y, width, height } = placed.box("log");
  const title = placed.box("title");
  return shape === "landscape" ? { x, y: title.y, width, height: y + height - title.y } : { x, y, width, height };
}

/** The largest width of the standings, and of the choices of a play, in px. */
const ASKING = 720;

/** The box for the standings: over the water, beside or above the hand. */
function askingIn(placed: SolvedArrangement<string, TableRegion>, shape: ScreenShape): Rect {
  const window = placed.box("window");
  const isAside = shape === "landscape";
  const room = isAside ? placed.length("aside") - 20 : window.width - 16;
  const width = Math.min(ASKING, room);
  const middle = isAside ? room / 2 + 8 : window.width / 2;
  const bottom = isAside
    ? window.height - 8
    : shape === "portrait"
      ? placed.box("actions").y - 8
      : placed.length("shore") - 8;
  const top = placed.box("coasts").y;
  return { x: middle - width / 2, y: top, width, height: bottom - top };
}

function regionsOf(
  placed: SolvedArrangement<string, TableRegion>,
  shape: ScreenShape,
  stay: Stay["for"],
): ArcanoidPageLayout["regions"] {
  const replay = stay === "replay" ? placed.find("replay") : undefined;
  const lesson = placed.find("lesson");
  return {
    shape,
    title: placed.box("title"),
    tools: placed.box("tools"),
    players: placed.box("players"),
    log: placed.box("log"),
    hand: placed.box("hand"),
    actions: placed.box("actions"),
    story: placed.box("story"),
    showsSummary: stay === "result",
    ...(replay ? { replay } : {}),
    ...(lesson ? { lesson } : {}),
  };
}

/** Divides a box into four columns. */
function columnsOf({ x, y, width, height }: Rect, gap: number): Rect[] {
  const wide = (width - 3 * gap) / 4;
  return [0, 1, 2, 3].map((i) => ({ x: x + i * (wide + gap), y, width: wide, height }));
}

/** The rows of a table. `head`: the height in px of the name's line above the berths; 0 puts the name beside them. */
function rowsOf(placed: SolvedArrangement<string, TableRegion>, count: number, head: number, gap: number): PartyRow[] {
  const all = placed.box("rows");
  const [players, shelves] = [placed.box("players"), placed.box("shelves")];
  const step = Math.min(TALLEST, all.height / count);
  const apart = Math.min(8, step * 0.08);
  return Array.from({ length: count }, (_, i) => {
    const y = all.y + i * step;
    const height = head > 0 ? head - 4 : Math.min(112, step - apart);
    const beside = head > 0 ? y : y + (step - height) / 2;
    return {
      name: { ...players, y: beside, height },
      shelf: { ...shelves, y: beside, height },
      berths: columnsOf({ ...all, y: y + head, height: step - head }, gap),
    };
  });
}

/** The width of a demon's name beside its open hand, in px. */
const FLAGGED = 46;

/**
 * The places of a demon's name and open hand. Except in portrait, the name shrinks to its master's flag, so that the hand fits
 * beside it.
 */
export function openRow({ shape }: ArcanoidPageLayout, { name, shelf }: PartyRow): Pick<PartyRow, "name" | "shelf"> {
  if (shape === "portrait" || shelf.width === 0) return { name, shelf };
  const x = name.x + FLAGGED + 4;
  return { name: { ...name, width: FLAGGED }, shelf: { ...shelf, x, width: shelf.x + shelf.width - x } };
}

/**
 * Returns the largest cut with which several overlapping cards fit a place. Where whole cards would be too small, only
 * their tops are visible.
 */
function cutFor({ width, height }: Rect, most = 100): Cut {
  const room = height - clamp(height * 0.14, 4, 28);
  const whole = Math.floor(Math.min(most, room / RATIO, width * 0.58));
  if (whole >= Math.min(WHOLE, most, width * 0.5)) return { width: whole, height: whole * RATIO };
  const wide = [44, 40, 36, 34, 32, 30, 28, 26, 24].find(
    (one) => one <= most && one <= width * 0.42 && cornerIndex(one).height + 3 <= room,
  );
  const width1 = wide ?? 24;
  return { width: width1, height: Math.min(room, width1 * RATIO) };
}
