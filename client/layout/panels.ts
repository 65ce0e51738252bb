import { signal } from "@preact/signals";
import type { Stay } from "../contract/board.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { PageArea, PageAreas, Panels, Rect } from "../contract/layout.ts";
import "./page.css";
import "./phones.css";
import { latest, type Timeline } from "../contract/timeline.ts";

export type { Panels };

const measured = () => ({ width: innerWidth, height: innerHeight });

/** The window, in CSS px. */
export const viewport = signal(measured());

addEventListener("resize", () => {
  viewport.value = measured();
});

const roomFor = (game: AnyClientGame, stay: Stay["for"]) => game.room?.(viewport.value, stay) ?? viewport.value;

/** Attributes of a page with a table, which scrolls if the window is too low. `kind`: an extra class. */
export function tablePage(game: AnyClientGame, stay: Stay["for"], kind = "") {
  const { height } = roomFor(game, stay);
  return {
    id: "content",
    class: `table-page ${kind}${height > viewport.value.height ? " tall" : ""}`.trim(),
    style: { "--room": `${height}px` },
  };
}

/** Where a board leaves room for the panels of the page. */
export const panelsOf = (game: AnyClientGame, timeline: Timeline, stay: Stay["for"], areas?: PageAreas): Panels =>
  game.panels({ match: latest(timeline), seat: timeline.seat, viewport: roomFor(game, stay), stay, areas });

export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

export type PanelStyle = ReturnType<typeof placed>;

/** The areas of panels; the others belong to the board. */
type PanelArea = Exclude<PageArea, "board" | "pile" | "count">;

/** The attributes that place a panel: in an area of the style sheet, or in its rectangle. */
export type PanelPlace = { readonly "data-area": PageArea } | { readonly style: Partial<PanelStyle> };

export const placeIn = (panels: Panels, area: PanelArea): PanelPlace =>
  panels.isMeasured ? { "data-area": area } : { style: placed(panels[area]!) };

/** The style of a panel as tall as its content, at most as tall as its place, aligned to the top. */
export function within(at: Rect) {
  const { height: maxHeight, ...place } = placed(at);
  return { ...place, maxHeight };
}

/** The style of a panel as tall as its content, at most as tall as its place, aligned to the bottom. */
export const standing = (at: Rect) => ({
  ...within(at),
  top: `${at.y + at.height}px`,
  translate: "0 -100%",
});
