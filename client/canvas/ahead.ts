import type { Picture } from "./pose.ts";

interface Drawing {
  has(picture: Picture): boolean;
  prepare(picture: Picture): void;
}

type WhenIdle = (then: () => void) => unknown;

/** Safari lacks `requestIdleCallback`. */
const whenIdle: WhenIdle =
  typeof requestIdleCallback === "function" ? requestIdleCallback : (then) => setTimeout(then, 60);

/**
 * Draws one picture at a time while the page is idle.
 * @param wanted the likeliest first; none while something moves
 */
export function drawAhead(drawing: Drawing, wanted: () => readonly Picture[], idle = whenIdle) {
  let isAsked = false;
  let isOver = false;
  const draw = (): void => {
    isAsked = false;
    const next = isOver ? undefined : wanted().find((picture) => !drawing.has(picture));
    if (next === undefined) return;
    drawing.prepare(next);
    soon();
  };
  const soon = (): void => {
    if (isAsked) return;
    isAsked = true;
    idle(draw);
  };
  return {
    /** To be called when `wanted` may have changed. */
    soon,
    stop: (): void => {
      isOver = true;
    },
  };
}
