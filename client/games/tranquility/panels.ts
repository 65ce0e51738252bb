import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Occasion, Panels, Size, Stay } from "../game.ts";
import type { Frame } from "./scene/frames/frame.ts";
import { frameFor, occasionOf, roomIn } from "./scene/frames/frames.ts";
import { watched } from "./scene/frames/watched.ts";

/** The room a table takes of a window: a low one is scrolled. */
export const room = (viewport: Size, stay: Stay["for"]): Size => roomIn(viewport, stay);

/** The arrangement of a table for what somebody is there for. */
export const frameAt = ({ match, seat, viewport, stay }: Occasion<State>): Frame =>
  frameFor(occasionOf(match, seat, viewport, stay), stay === "replay" ? watched : undefined);

/** Where the canvas leaves room for the panels of the page. */
export const panels = (occasion: Occasion<State>): Panels => panelsIn(frameAt(occasion));

/** The same of an arrangement. A notice may have the place where the toll is counted. */
export const panelsIn = ({ regions }: Frame): Panels => ({ ...regions, notice: regions.toll });
