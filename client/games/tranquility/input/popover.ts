import type { Rect, TranquilityPageLayout } from "../scene/frame.ts";

/** In CSS px. */
interface Popover {
  readonly left: number;
  readonly width: number;
  /** The panel opens downwards from `top` or upwards from `bottom`. */
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

/** Size in px of a button with its gap, and the panel's padding. */
const BUTTON = 54;
const PADDING = { x: 28, y: 48 };
const WIDEST = 560;
const MARGIN = 12;
/** In px. A provisionally placed card is raised, and may have a sum below it. */
const APART = 26;

/**
 * The panel goes below the space if there is room, otherwise where there is more, above or below. It is never over the
 * space or the hand.
 */
export function popoverAt({ shape, viewport, regions }: TranquilityPageLayout, space: Rect, buttons: number): Popover {
  const { hand, actions } = regions;
  const isAside = shape === "landscape";
  const right = (isAside ? hand.x : viewport.width) - MARGIN;
  const floor = isAside ? viewport.height - MARGIN : Math.min(hand.y, actions.y) - MARGIN;
  const columns = Math.min(buttons, Math.floor((Math.min(WIDEST, right - MARGIN) - PADDING.x) / BUTTON));
  const width = Math.max(columns, 4) * BUTTON + PADDING.x;
  const height = Math.ceil(buttons / columns) * BUTTON + PADDING.y;
  const left = Math.max(MARGIN, Math.min(space.x + space.width / 2 - width / 2, right - width));
  const under = floor - (space.y + space.height + APART);
  const ceiling = Math.min(space.y - APART, floor);
  const over = ceiling - MARGIN;
  if (height <= under || under >= over)
    return { left, width, top: space.y + space.height + APART, maxHeight: Math.min(height, under) };
  return { left, width, bottom: viewport.height - ceiling, maxHeight: Math.min(height, over) };
}
