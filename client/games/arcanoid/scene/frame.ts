import { clamp } from "../../../layout/lengths.ts";

export type { Rect, Size } from "../../../contract/layout.ts";

import { isPhone, type PageAreas, type Rect, type ScreenShape, type Size } from "../../../contract/layout.ts";
import { BOOM, cornerIndex, RATIO } from "../art/index.ts";
import { BAR, rowAt } from "./rows.ts";

/** The size of a card's visible part, in px: only its top where there is little room. */
export interface Cut {
  readonly width: number;
  readonly height: number;
}

/** A party's name, the cards beside it, and its place (berth) on each field. */
export interface PartyRow {
  readonly name: Rect;
  /** For the cards beside the name, which are hidden if the box has no width. */
  readonly shelf: Rect;
  /** By field. */
  readonly berths: readonly Rect[];
}

/** The places of the table, in CSS px. */
export interface ArcanoidPageLayout {
  readonly shape: ScreenShape;
  readonly viewport: Size;
  /** By field. */
  readonly coasts: readonly Rect[];
  /** From the far coast to the home shore. */
  readonly rows: readonly PartyRow[];
  /** `hand` is the largest size of a card in the hand. */
  readonly cuts: Readonly<Record<"berth" | "shelf" | "bar" | "look" | "hand", Cut>>;
  readonly bar: Rect | undefined;
  readonly pile: Rect;
  readonly spent: Rect;
  readonly hand: Rect;
  readonly actions: Rect;
  /** y of the home shore; its x on a phone in landscape. */
  readonly shore: number;
  readonly look: Rect;
  /** For standings after a round, over the water, at the lower edge of the box. */
  readonly asking: Rect;
  /** For questions to the player, which are at the lower edge, over the buttons, and cover no cards. */
  readonly answering: Rect;
  /** For the choices of a play, at the upper edge of the box. */
  readonly choosing: Rect;
  /** For the effect of a chosen trump. */
  readonly does: Rect;
  /** Lower limit in px of the text about a field's winner. */
  readonly whyAt: number;
}

interface FrameFacts {
  readonly viewport: Size;
  readonly areas: PageAreas;
  readonly parties: number;
  readonly hasCommon: boolean;
}

interface FormLengths {
  /** Distance between coasts, and between the berths of two fields, in px. */
  readonly gap: number;
  /** Widest card of a hand, in px. */
  readonly held: number;
  /** Cards in a party's large view, in px; on phones only their tops. */
  readonly look: Cut;
}

const LENGTHS: Readonly<Record<ScreenShape, FormLengths>> = {
  desktop: { gap: 12, held: 104, look: { width: 56, height: 89.6 } },
  tablet: { gap: 10, held: 92, look: { width: 52, height: 83.2 } },
  portrait: { gap: 5, held: 88, look: { width: 46, height: 56 } },
  landscape: { gap: 6, held: 84, look: { width: 44, height: 54 } },
};

/** Heights in px of the line with a name above the berths, and of the name. */
const LINE = { height: 28, name: 24 } as const;
/** Distances in px: from coasts and sandbar to the rows, and from the water's edge to the shore. */
const APART = 10;
const BEACH = { below: 14, beside: 18 } as const;
/**
 * Smallest width of a whole card in px, where its box is wide enough. Without room for it, only the card's top is
 * visible.
 */
const WHOLE = 44;
/** The same on a sandbar below many rows. */
const SMALL = 32;

const bottomOf = ({ y, height }: Rect): number => y + height;
const rightOf = ({ x, width }: Rect): number => x + width;

const between = (x: number, y: number, right: number, bottom: number): Rect => ({
  x,
  y,
  width: right - x,
  height: bottom - y,
});

/** The coasts are above the names; the water is beside or below the names. */
export function frameFor(facts: FrameFacts): ArcanoidPageLayout {
  const { viewport, areas, hasCommon } = facts;
  const { shape, rects } = areas;
  const { board, players, hand, pile, actions } = rects;
  const { gap, held, look } = LENGTHS[shape];
  const rows = rowsOf(facts);
  const first = rows[0]!;
  const top = bottomOf(board) - players.height * BAR + APART;
  const bar = hasCommon ? between(board.x + 6, top, rightOf(board) - 6, bottomOf(board)) : undefined;
  const isAside = shape === "landscape";
  const shore = isAside ? rightOf(board) + BEACH.beside : bottomOf(board) + BEACH.below;
  const card = Math.min(held, hand.height * 0.62);
  const [left, right] = [pile.width * 0.43, pile.width * 0.38];
  return {
    shape,
    viewport,
    coasts: columnsOf({ ...board, height: players.y - board.y - (isAbove(areas) ? BOOM : APART) }, gap),
    rows,
    cuts: {
      berth: cutFor(first.berths[0]!),
      shelf: cutFor({ ...first.shelf, width: first.shelf.width * 1.6 }, 34),
      bar: bar
        ? cutFor({ ...bar, height: bar.height - 4, width: bar.width / 4 }, 100, isPhone(shape) ? WHOLE : SMALL)
        : { width: 34, height: 42 },
      look,
      hand: { width: card, height: card * RATIO },
    },
    bar,
    pile: { ...pile, width: left, height: left * RATIO },
    spent: { x: rightOf(pile) - right, y: pile.y + (left - right) * RATIO, width: right, height: right * RATIO },
    hand,
    actions,
    look: lookIn(areas),
    shore,
    ...boxesIn(areas, viewport, shore),
    whyAt: (isAside ? viewport.height : shore) - 6,
  };
}

/** Whether names are above the berths, not beside them. */
const isAbove = ({ rects: { board, players } }: PageAreas): boolean => rightOf(players) > board.x;

function boxesIn({ shape, rects }: PageAreas, { width, height }: Size, shore: number) {
  const { board, players, actions, hand, log, title } = rects;
  const isAside = shape === "landscape";
  const room = isAside ? shore - 20 : width - 16;
  const most = Math.min(ASKING, room);
  const bottom = isAside ? height : shape === "portrait" ? actions.y : shore;
  const asking = between(8 + (room - most) / 2, board.y, 8 + (room + most) / 2, bottom - 8);
  const wide = Math.min(board.width, ASKING);
  const choosing =
    shape === "portrait"
      ? { ...asking, y: players.y, height: bottomOf(asking) - players.y }
      : { ...players, x: board.x + (board.width - wide) / 2, width: wide };
  // On a phone the box includes the free space between buttons and hand.
  const low = isAside ? hand.y : shape === "portrait" ? hand.y + 20 : bottomOf(actions);
  return {
    asking,
    choosing,
    answering: between(actions.x, isAside ? 6 : board.y, rightOf(actions), low),
    does: isAside ? between(log.x, title.y, rightOf(log), bottomOf(log)) : log,
  };
}

/** Largest width of standings and choices, in px. */
const ASKING = 720;

/** Beside or over the names, never over the hand and the buttons. */
function lookIn({ shape, rects: { board, players, actions } }: PageAreas): Rect {
  const { x, width } = board;
  if (shape === "landscape") return between(rightOf(players) + 6, 8, rightOf(board), bottomOf(board) - 2);
  if (shape === "portrait") return between(x, players.y - 4, rightOf(board), actions.y - 8);
  return between(x, players.y + 2, x + clamp(width * 0.75, 480, 620), bottomOf(board));
}

function columnsOf({ x, y, width, height }: Rect, gap: number): Rect[] {
  const wide = Math.max(0, (width - 3 * gap) / 4);
  return [0, 1, 2, 3].map((i) => ({ x: x + i * (wide + gap), y, width: wide, height }));
}

/** Names are as high as the page's player panels. */
function rowsOf({ areas, parties, hasCommon }: FrameFacts): PartyRow[] {
  const { board, players } = areas.rects;
  const isLine = isAbove(areas);
  const left = rightOf(players) + (isLine ? 6 : 4);
  const right = isLine ? rightOf(board) : board.x - 8;
  return Array.from({ length: parties }, (_, i) => {
    const { from, part } = rowAt(i, parties, hasCommon);
    const step = part * players.height;
    const top = players.y + from * players.height;
    const height = isLine ? LINE.name : clamp(step - 4, 0, 112);
    const y = isLine ? top : top + (step - height) / 2;
    const head = isLine ? LINE.height : 0;
    return {
      name: { ...players, y, height },
      shelf: { x: left, y, width: right - left < MIN_SHELF_WIDTH ? 0 : right - left, height },
      // A page that is about to get its size may have no room yet.
      berths: columnsOf({ ...board, y: top + head, height: Math.max(0, step - head) }, LENGTHS[areas.shape].gap),
    };
  });
}

/** In px. */
const MIN_SHELF_WIDTH = 20;

/** Width of a demon's name beside its open hand, in px. */
const FLAGGED = 46;

/** Except in portrait or without a shelf, a demon's name shrinks to its master's flag, so that its open hand fits. */
export function openRow({ shape }: ArcanoidPageLayout, { name, shelf }: PartyRow): Pick<PartyRow, "name" | "shelf"> {
  if (shape === "portrait" || shelf.width === 0) return { name, shelf };
  const x = name.x + FLAGGED + 4;
  return { name: { ...name, width: FLAGGED }, shelf: { ...shelf, x, width: shelf.x + shelf.width - x } };
}

/**
 * The largest cut with which several overlapping cards fit. Where whole cards would be too small, only their tops are
 * visible.
 */
function cutFor({ width, height }: Rect, most = 100, least: number = WHOLE): Cut {
  const room = height - clamp(height * 0.14, 4, 28);
  const whole = Math.floor(Math.min(most, room / RATIO, width * 0.58));
  if (whole >= Math.min(least, most, width * 0.5)) return { width: whole, height: whole * RATIO };
  const wide = [44, 40, 36, 34, 32, 30, 28, 26, 24].find(
    (one) => one <= most && one <= width * 0.42 && cornerIndex(one).height + 3 <= room,
  );
  const width1 = wide ?? 24;
  return { width: width1, height: Math.min(room, width1 * RATIO) };
}
