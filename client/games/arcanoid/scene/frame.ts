import { arranged, clamp, type Placed } from "../../../canvas/arrangement.ts";
import type { Panels, Rect, Shape, Size, Stay } from "../../game.ts";
import { cornerIndex, RATIO } from "../art/index.ts";
import { ARRANGEMENTS, COUNTS, type Fact, HEADS, LOOKED, type Part } from "./arrangements.ts";

export type { Rect, Size } from "../../game.ts";

/** How large a card is, and how much of its height is seen, in px: where there is little room, its top alone. */
export interface Cut {
  readonly width: number;
  readonly height: number;
}

/** A row of a table: a party with its name, what lies beside it, and its four berths. */
export interface Row {
  readonly name: Rect;
  /** Its open cards and what it has in force; nothing of it is seen where it has no width. */
  readonly shelf: Rect;
  /** By field. */
  readonly berths: readonly Rect[];
}

/** A table arranged: what depends on the window and on how many there are. All in CSS px. */
export interface Frame {
  readonly shape: Shape;
  readonly viewport: Size;
  /** By field. */
  readonly coasts: readonly Rect[];
  /** From the far coast to the own shore. */
  readonly rows: readonly Row[];
  /** How cards lie in berths, on shelves, on the bar of sand and where somebody's are looked at, and how large a card of the hand is at most. */
  readonly cuts: Readonly<Record<"berth" | "shelf" | "bar" | "look" | "hand", Cut>>;
  readonly bar: Rect | undefined;
  readonly pile: Rect;
  readonly spent: Rect;
  readonly hand: Rect;
  /** How high the home shore lies; on a phone on its side, how far to the right. */
  readonly shore: number;
  /** What somebody has on the table is told here, when their name is touched. */
  readonly look: Rect;
  /** What is told after a round stands on the lower edge of this, over the water, and is no higher. */
  readonly asking: Rect;
  /** What the table asks of somebody stands on the lower edge of this, where the own buttons are else: no berth and no card is covered. */
  readonly answering: Rect;
  /** What a play still needs hangs from the upper edge of this. */
  readonly choosing: Rect;
  /** What a chosen trump does stands on the lower edge of this. */
  readonly does: Rect;
  /** How low what is told of a field's winner may reach. */
  readonly whyAt: number;
  readonly regions: Omit<Panels, "plaques" | "notice" | "watchers">;
}

/** What a table is arranged for. */
export interface FrameFacts {
  readonly viewport: Size;
  /** How many rows there are. */
  readonly parties: number;
  readonly hasCommon: boolean;
  readonly stay: Stay["for"];
}

/** The smallest room for a table, in px: a lower window is scrolled. */
const LEAST: Readonly<Record<"portrait" | "landscape" | "wide", number>> = { portrait: 760, landscape: 370, wide: 640 };

/** A window lower than this and wider than so many times its height is a phone on its side; a narrower one stands. */
const LYING = { height: 560, ratio: 1.2 } as const;
const STANDING = 760;
const DESK = 1180;

export function shapeOf({ width, height }: Size): Shape {
  if (height < LYING.height && width > height * LYING.ratio) return width < 600 ? "portrait" : "landscape";
  if (width < STANDING) return "portrait";
  return width < DESK ? "tablet" : "desktop";
}

/** The room a table takes of a window. */
export function roomIn({ width, height }: Size): Size {
  const shape = shapeOf({ width, height });
  const least = shape === "portrait" || shape === "landscape" ? LEAST[shape] : LEAST.wide;
  return { width, height: Math.max(height, least) };
}

/** Between coasts, and between the berths of two fields, in px. */
const GAPS: Readonly<Record<Shape, number>> = { desktop: 12, tablet: 10, portrait: 5, landscape: 6 };
/** No row is higher, in px: two players have whole cards. */
const TALLEST = 250;
/** The widest card of a hand, in px. */
const HELD: Readonly<Record<Shape, number>> = { desktop: 104, tablet: 92, portrait: 88, landscape: 84 };
/** A whole card in a berth is at least so wide, in px; where that does not fit its top is seen. */
const WHOLE = 44;

/** The arrangement of a table. */
export function frameFor(facts: FrameFacts): Frame {
  const { viewport, parties, hasCommon, stay } = facts;
  const shape = shapeOf(viewport);
  const isMany = parties >= COUNTS[shape].many;
  const holding: readonly (Fact | false)[] = [
    hasCommon && "common",
    isMany && "many",
    parties >= COUNTS[shape].crowd && "crowd",
    stay === "result" && "told",
    stay === "replay" && "watched",
    stay === "lesson" && "taught",
  ];
  const window: Rect = { x: 0, y: 0, ...viewport };
  const placed = arranged<"ease" | "shore" | "aside", Part, Fact>(
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

/** How far below the buttons there is nothing before the hand begins, in px. */
const BELOW: Readonly<Record<Shape, number>> = { desktop: 0, tablet: 0, portrait: 42, landscape: 8 };

/** In the place of the buttons, and above. */
function answeringIn(placed: Placed<string, Part>, shape: Shape): Rect {
  const { x, y, width, height } = placed.box("actions");
  const top = shape === "landscape" ? 6 : placed.box("coasts").y;
  return { x, y: top, width, height: y + height + BELOW[shape] - top };
}

/** Below the far coast, beside the names. */
function choosingIn(placed: Placed<string, Part>, shape: Shape): Rect {
  const { x, y, width, height } = placed.box("rows");
  const asking = askingIn(placed, shape);
  const most = Math.min(width, ASKING);
  return shape === "portrait"
    ? { ...asking, y, height: asking.y + asking.height - y }
    : { x: x + (width - most) / 2, y, width: most, height };
}

/** The place of the log, as far as it is needed. */
function doesIn(placed: Placed<string, Part>, shape: Shape): Rect {
  const { x, y, width, height } = placed.box("log");
  const title = placed.box("title");
  return shape === "landscape" ? { x, y: title.y, width, height: y + height - title.y } : { x, y, width, height };
}

/** The widest that a question is, in px. */
const ASKING = 720;

/** Over the water beside or above the hand. */
function askingIn(placed: Placed<string, Part>, shape: Shape): Rect {
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

function regionsOf(placed: Placed<string, Part>, shape: Shape, stay: Stay["for"]): Frame["regions"] {
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
    isTold: stay === "result",
    ...(replay ? { replay } : {}),
    ...(lesson ? { lesson } : {}),
  };
}

/** A box in four columns. */
function columnsOf({ x, y, width, height }: Rect, gap: number): Rect[] {
  const wide = (width - 3 * gap) / 4;
  return [0, 1, 2, 3].map((i) => ({ x: x + i * (wide + gap), y, width: wide, height }));
}

/** The rows of a table; a head stands above the berths of each. */
function rowsOf(placed: Placed<string, Part>, count: number, head: number, gap: number): Row[] {
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

/** How wide the name of a demon is beside its open hand, in px. */
const FLAGGED = 46;

/** A demon's hand lies open: where it would not fit beside a name, its master's flag stands for that. */
export function openRow({ shape }: Frame, { name, shelf }: Row): Pick<Row, "name" | "shelf"> {
  if (shape === "portrait" || shelf.width === 0) return { name, shelf };
  const x = name.x + FLAGGED + 4;
  return { name: { ...name, width: FLAGGED }, shelf: { ...shelf, x, width: shelf.x + shelf.width - x } };
}

/** The largest cards that lie in a place, three or four of them side by side; their tops where whole ones are too small. */
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
