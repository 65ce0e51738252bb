import type { Seat } from "../../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../../shared/engine/match/match.ts";
import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../../shared/games/tranquility/modes/modes.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import type { Stay } from "../../../../contract/board.ts";
import { UPRIGHT } from "./controls.ts";
import type { Arrange, Extra, Size, TranquilityLayoutContext, TranquilityPageLayout } from "./frame.ts";
import { landscape } from "./landscape.ts";
import { extentOf, isDrawn } from "./measure.ts";
import { portrait } from "./portrait.ts";
import { sideways } from "./sideways.ts";
import { wide } from "./wide.ts";

/** The smallest window with room for a board beside its hand, or beside the controls of a replay, in px. */
const LEAST = { played: 640, watched: 600, height: 480 };

/** The height of a phone layout with the hand below the board, in px. */
const COLUMN = 844;

/** The size that a table uses: the window, or a taller area if the window is too small for everything. */
export function roomIn({ width, height }: Size, stay: Stay["for"] = "playing"): Size {
  const isSmall = width < (stay === "replay" ? LEAST.watched : LEAST.played) && height < LEAST.height;
  return { width, height: isSmall ? COLUMN : height };
}

/** How many layouts of a board are cached. A table alternates between a few. */
const MAX_CACHED = 8;
const known = new WeakMap<Layout, Map<string, TranquilityPageLayout>>();

/**
 * The layout for a window: one of the designed ones, stretched to fit. The same occasion gives the same object, so that its
 * dependents are not redrawn.
 * @param arrange changes the layout for a replay; a parameter, so that this module does not depend on replays
 */
export function frameFor(occasion: TranquilityLayoutContext, arrange?: Arrange): TranquilityPageLayout {
  const { board, ...rest } = occasion;
  const own = known.get(board) ?? new Map<string, TranquilityPageLayout>();
  known.set(board, own);
  const key = JSON.stringify(rest);
  const frame = own.get(key) ?? (arrange ? arrange(shaped(occasion), occasion) : shaped(occasion));
  own.delete(key);
  own.set(key, frame);
  if (own.size > MAX_CACHED) own.delete(own.keys().next().value!);
  return frame;
}

/** A window is a phone on its side if it is lower than this height in px, and wider than this multiple of its height. */
const LANDSCAPE = { height: 560, ratio: 1.2 } as const;

/**
 * Widths in px below which a window is a phone held upright: always, or if it is also narrower than this fraction of its height.
 */
const PORTRAIT = { phone: 760, tablet: 1000, ratio: 0.9 } as const;

function shaped(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const { width, height } = occasion.viewport;
  if (height < LANDSCAPE.height && width > height * LANDSCAPE.ratio) return landscape(occasion);
  const isUpright = width < PORTRAIT.phone || (width < PORTRAIT.tablet && width < height * PORTRAIT.ratio);
  return isUpright ? upright(occasion) : wide(occasion);
}

/** A board that is wider than high is turned sideways if that makes its spaces larger, except while the summary is shown. */
function upright(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const standing = portrait(occasion);
  const { columns, rows } = extentOf(occasion.board);
  // Boards of players may have cells wherever that layout has buttons.
  if (columns <= rows || occasion.stay === "result" || isDrawn(occasion.board)) return standing;
  const side = sideways(occasion);
  const hasRoom = occasion.stay !== "replay" || side.regions.actions.width > UPRIGHT.least;
  return side.cell > standing.cell && hasRoom ? side : standing;
}

/** What is beside the board: the explorers' deck, the side that is up, or the open row. */
function extraOf(table: State): Extra | undefined {
  const { deck, opposed } = modeOf(table);
  if (deck.explorer) return "explorers";
  if (table.layout.night) return "dial";
  return opposed ? "row" : undefined;
}

/** Returns the layout context of a match for a reader in a window. */
export function occasionOf(
  { config, table }: Match<State>,
  seat: Seat | undefined,
  viewport: Size,
  stay: Stay["for"],
): TranquilityLayoutContext {
  const extra = extraOf(table);
  return {
    viewport,
    board: config.layout as Layout,
    seats: config.seats,
    seat,
    // A match that ended with an unpaid toll needs no quay.
    toll: table.stage.at === "toll" && stay !== "result",
    stay,
    ...(extra ? { extra } : {}),
  };
}
