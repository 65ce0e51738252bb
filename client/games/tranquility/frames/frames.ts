import type { Seat } from "../../../../shared/engine/game.ts";
import type { Match } from "../../../../shared/engine/match.ts";
import type { Layout } from "../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Extra, Frame, Occasion, Size } from "./frame.ts";
import { landscape } from "./landscape.ts";
import { portrait } from "./portrait.ts";
import { wide } from "./wide.ts";

/** The arrangement for a window: one of the designed ones, stretched to fit. */
export function frameFor(occasion: Occasion): Frame {
  const { width, height } = occasion.viewport;
  if (height < 560 && width > height * 1.2) return landscape(occasion);
  const upright = width < 760 || (width < 1000 && width < height * 0.9);
  return upright ? portrait(occasion) : wide(occasion);
}

/** What each mode puts on the table beside its board. */
const EXTRAS: Readonly<Record<string, Extra>> = { pyramid: "explorers", "day-night": "dial", duel: "row" };

/** What there is to arrange for somebody at a match. */
export function occasionOf({ charter, table }: Match<State>, seat: Seat | undefined, viewport: Size): Occasion {
  const extra = EXTRAS[(charter.options as { readonly mode: string }).mode];
  return {
    viewport,
    board: charter.layout as Layout,
    seats: charter.seats,
    seat,
    toll: table.stage.at === "toll",
    ...(extra ? { extra } : {}),
  };
}
