import type { Match } from "../../../shared/engine/match/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Stay } from "../../contract/board.ts";
import type { LayoutContext, PageAreas, Panels, Size } from "../../contract/layout.ts";
import type { TranquilityLayoutContext, TranquilityPageLayout } from "./scene/frames/frame.ts";
import { frameFor, occasionOf, roomIn } from "./scene/frames/frames.ts";
import { watched } from "./scene/frames/watched.ts";
import { onSide } from "./scene/page/on-side.ts";
import { upright } from "./scene/page/upright.ts";
import { wide } from "./scene/page/wide.ts";

/** The size in px that the table uses. In a window that is too small, the table is higher and can be scrolled. */
export const room = (viewport: Size, stay: Stay["for"]): Size => roomIn(viewport, stay);

/** The layout of a table's page. */
export const frameAt = ({ match, seat, viewport, stay, areas }: LayoutContext<State>): TranquilityPageLayout => {
  const occasion = occasionOf(match, seat, viewport, stay);
  return areas ? pageIn(occasion, areas) : frameFor(occasion, stay === "replay" ? watched : undefined);
};

/** The boards whose pages are laid out by the style sheet. */
const AREAS: Readonly<Record<string, "none" | "extra">> = { standard: "none", "day-night": "extra" };

export const areas = ({ config }: Match<State>) => AREAS[(config.options as { readonly mode: string }).mode];

/** The places that the canvas leaves for the panels of the page. */
export const panels = (occasion: LayoutContext<State>): Panels => panelsIn(frameAt(occasion));

/** The panels of a layout. Notices appear where an open toll is counted. */
export const panelsIn = ({ regions }: TranquilityPageLayout): Panels => ({ ...regions, notice: regions.toll });

/** Places everything on the canvas in the areas that the style sheet of the page leaves. Pure. */
function pageIn(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  switch (areas.shape) {
    case "portrait":
      return upright(occasion, areas);
    case "landscape":
      return onSide(occasion, areas);
    default:
      return wide(occasion, areas);
  }
}
