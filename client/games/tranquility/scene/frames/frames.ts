import type { Seat } from "../../../../../shared/engine/game.ts";
import type { Match } from "../../../../../shared/engine/match.ts";
import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import type { Stay } from "../../../game.ts";
import { UPRIGHT } from "./controls.ts";
import type { Arrange, Extra, Frame, Occasion, Size } from "./frame.ts";
import { landscape } from "./landscape.ts";
import { lying } from "./lying.ts";
import { extentOf } from "./measure.ts";
import { portrait } from "./portrait.ts";
import { wide } from "./wide.ts";

/** The smallest window that a board beside its hand fits into, or beside the controls of a replay, in px. */
const LEAST = { played: 640, watched: 600, height: 480 };

/** How high a phone is that has board and hand one above the other, in px. */
const COLUMN = 844;

/** The room a table takes: the window; where that is too small for everything, as much below it as is needed. */
export function roomIn({ width, height }: Size, stay: Stay["for"] = "playing"): Size {
  const isSmall = width < (stay === "replay" ? LEAST.watched : LEAST.played) && height < LEAST.height;
  return { width, height: isSmall ? COLUMN : height };
}

/** How many arrangements of a board are kept: a table goes back and forth between a few. */
const KEPT = 8;
const known = new WeakMap<Layout, Map<string, Frame>>();

/**
 * The arrangement for a window: one of the designed ones, stretched to fit. For the same occasion it is the same one, so that
 * what depends on it alone is not drawn again.
 *
 * @param arrange given when a match is watched again: no table has to know how that is done
 */
export function frameFor(occasion: Occasion, arrange?: Arrange): Frame {
  const { board, ...rest } = occasion;
  const own = known.get(board) ?? new Map<string, Frame>();
  known.set(board, own);
  const key = JSON.stringify(rest);
  const frame = own.get(key) ?? (arrange ? arrange(shaped(occasion), occasion) : shaped(occasion));
  own.delete(key);
  own.set(key, frame);
  if (own.size > KEPT) own.delete(own.keys().next().value!);
  return frame;
}

/** A window lower than this, in px, and wider than so many times its height is a phone on its side. */
const LYING = { height: 560, ratio: 1.2 } as const;

/** A window narrower than this is a phone held upright; up to the second also one narrower than that part of its height. */
const STANDING = { phone: 760, tablet: 1000, ratio: 0.9 } as const;

function shaped(occasion: Occasion): Frame {
  const { width, height } = occasion.viewport;
  if (height < LYING.height && width > height * LYING.ratio) return landscape(occasion);
  const isUpright = width < STANDING.phone || (width < STANDING.tablet && width < height * STANDING.ratio);
  return isUpright ? upright(occasion) : wide(occasion);
}

/** A board that is wider than high lies on its side where that makes its spaces larger, as long as its story is not told. */
function upright(occasion: Occasion): Frame {
  const standing = portrait(occasion);
  const { columns, rows } = extentOf(occasion.board);
  if (columns <= rows || occasion.stay === "result") return standing;
  const side = lying(occasion);
  const hasRoom = occasion.stay !== "replay" || side.regions.actions.width > UPRIGHT.least;
  return side.cell > standing.cell && hasRoom ? side : standing;
}

/** What each mode puts on the table beside its board. */
const EXTRAS: Readonly<Record<string, Extra>> = { pyramid: "explorers", "day-night": "dial", duel: "row" };

/** What there is to arrange for somebody at a match. */
export function occasionOf(
  { charter, table }: Match<State>,
  seat: Seat | undefined,
  viewport: Size,
  stay: Stay["for"],
): Occasion {
  const extra = EXTRAS[(charter.options as { readonly mode: string }).mode];
  return {
    viewport,
    board: charter.layout as Layout,
    seats: charter.seats,
    seat,
    // A match that ended with a toll that nobody could pay needs no quay any more.
    toll: table.stage.at === "toll" && stay !== "result",
    stay,
    ...(extra ? { extra } : {}),
  };
}
