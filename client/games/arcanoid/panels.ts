import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import type { LayoutContext, Panels, Rect } from "../../contract/layout.ts";
import { type ArcanoidPageLayout, roomIn } from "./scene/frame.ts";
import { frameOf } from "./scene/layout.ts";
import { rowOrder } from "./scene/view.ts";

/** The size in px that the table uses. In a window that is too low, the table is higher and can be scrolled. */
export const room = roomIn;

/** Each seat's plaque, beside its row. */
function plaquesIn(frame: ArcanoidPageLayout, table: State, seat: Seat | undefined, seats: number): readonly Rect[] {
  const order = rowOrder(table, seat);
  return Array.from({ length: seats }, (_, of) => frame.rows[order.indexOf(of)]?.name ?? frame.regions.players);
}

export const panelsIn = (
  frame: ArcanoidPageLayout,
  { match, seat }: Pick<LayoutContext<State>, "match" | "seat">,
): Panels => ({
  ...frame.regions,
  plaques: plaquesIn(frame, match.table, seat, match.config.seats),
});

/** The places that the canvas leaves for the panels of the page. */
export const panels = (occasion: LayoutContext<State>): Panels => panelsIn(frameOf(occasion), occasion);
