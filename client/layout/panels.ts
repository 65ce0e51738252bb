import { signal } from "@preact/signals";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Stay } from "../contract/board.ts";
import type { BoardPanels, PageArea, PageAreas, Panels, Rect } from "../contract/layout.ts";
import "./page.css";
import "./phones.css";

export type { Panels };

const measured = () => ({ width: innerWidth, height: innerHeight });

/** The window, in CSS px. */
export const viewport = signal(measured());

addEventListener("resize", () => {
  viewport.value = measured();
});

/** Panels by seat; a hidden one is at the beginning of its area. */
function plaquesOf({ rects: { players }, plaques }: PageAreas, seats: number): readonly Rect[] {
  const shown = new Map<Seat, Rect>(plaques);
  const hidden = { ...players, width: Math.min(players.width, 120), height: 40 };
  return Array.from({ length: seats }, (_, seat) => shown.get(seat) ?? hidden);
}

/** @param own panels that the board places */
export const panelsIn = (
  areas: PageAreas,
  own: BoardPanels | undefined,
  { seats, stay }: { readonly seats: number; readonly stay: Stay["for"] },
): Panels => ({
  ...areas.rects,
  shape: areas.shape,
  plaques: plaquesOf(areas, seats),
  showsSummary: stay === "result" && areas.summary === "instead",
  ...own,
});

/** Whether the page is taller than its window. */
export function scrolls(inside: Element): boolean {
  const page = inside.closest(".table-page");
  return page !== null && page.scrollHeight > page.clientHeight;
}

export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

export type PanelStyle = ReturnType<typeof placed>;

/** The other areas belong to the board. */
type PanelArea = Exclude<PageArea, "board" | "pile" | "count">;

export interface PanelPlace {
  readonly "data-area": PageArea;
}

export const inArea = (area: PanelArea): PanelPlace => ({ "data-area": area });

/** A panel as tall as its content, at most as `at`, aligned to the top. */
export function within(at: Rect) {
  const { height: maxHeight, ...place } = placed(at);
  return { ...place, maxHeight };
}

/** A panel as tall as its content, at most as `at`, aligned to the bottom. */
export const standing = (at: Rect) => ({
  ...within(at),
  top: `${at.y + at.height}px`,
  translate: "0 -100%",
});
