import type { Picture } from "./pose.ts";

/** What has pictures, and can draw more. */
interface Drawing {
  has(picture: Picture): boolean;
  prepare(picture: Picture): void;
}

type WhenIdle = (then: () => void) => unknown;

/** Not every browser tells when it has nothing to do. */
const whenIdle: WhenIdle =
  typeof requestIdleCallback === "function" ? requestIdleCallback : (then) => setTimeout(then, 60);

/**
 * Draws what may be shown next while nothing else is to be done, one picture at a time, so that no touch waits for all of them.
 * @param wanted the pictures, the likeliest first; none while something moves
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
    /** Something may be wanted that was not before. */
    soon,
    stop: (): void => {
      isOver = true;
    },
  };
}
