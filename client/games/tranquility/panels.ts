import type { Match } from "../../../shared/engine/match/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Stay } from "../../contract/board.ts";
import type { LayoutContext, Panels, Size } from "../../contract/layout.ts";
import type { TranquilityPageLayout } from "./scene/frames/frame.ts";
import { frameFor, occasionOf, roomIn } from "./scene/frames/frames.ts";
import { watched } from "./scene/frames/watched.ts";
import { pageIn } from "./scene/page.ts";

/** The size in px that the table uses. In a window that is too small, the table is higher and can be scrolled. */
export const room = (viewport: Size, stay: Stay["for"]): Size => roomIn(viewport, stay);

/** The layout of a table's page. */
export const frameAt = ({ match, seat, viewport, stay, areas }: LayoutContext<State>): TranquilityPageLayout => {
  const occasion = occasionOf(match, seat, viewport, stay);
  return areas ? pageIn(occasion, areas) : frameFor(occasion, stay === "replay" ? watched : undefined);
};

/** The boards whose pages are laid out by the style sheet. */
const AREAS: Readonly<Record<string, "none" | "dial">> = { standard: "none", "day-night": "dial" };

export const areas = ({ config }: Match<State>) => AREAS[(config.options as { readonly mode: string }).mode];

/** The places that the canvas leaves for the panels of the page. */
export const panels = (occasion: LayoutContext<State>): Panels => panelsIn(frameAt(occasion));

/** The panels of a layout. Notices appear where an open toll is counted. */
export const panelsIn = ({ regions }: TranquilityPageLayout): Panels => ({ ...regions, notice: regions.toll });
