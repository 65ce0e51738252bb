import { useRef } from "preact/hooks";
import type { GridSpace } from "../../../../shared/games/wayward/deck/schema.ts";

export type SwipeDirection = "up" | "down" | "right";

/** In px: minimum length and maximum deviation of a swipe that turns the page, and minimum length of one on a space. */
const [FAR, OFF, NEAR] = [70, 40, 24];

interface Swipes {
  readonly onLeft: () => void;
  readonly onSpace: (cell: GridSpace, way: SwipeDirection) => void;
}

/** A swipe to the left turns the page; other directions have a meaning on a space. */
export function useSwipes({ onLeft, onSpace }: Swipes) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly cell: GridSpace | undefined } | undefined>(
    undefined,
  );
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const [first] = touches;
      const space = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
      const cell = space ? Number(space.dataset.cell) : undefined;
      from.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY, cell } : undefined;
    },
    // Otherwise a browser may take the swipe for a fling, and drop the next tap's click.
    onTouchMove: (event: TouchEvent) => {
      if (from.current?.cell !== undefined && event.cancelable) event.preventDefault();
    },
    onTouchEnd: ({ changedTouches: [last] }: TouchEvent) => {
      const start = from.current;
      from.current = undefined;
      if (!start || !last) return;
      const [dx, dy] = [last.clientX - start.x, last.clientY - start.y];
      if (-dx > FAR && Math.abs(dy) < OFF) return onLeft();
      const way = Math.abs(dy) > Math.abs(dx) ? (dy < 0 ? "up" : "down") : dx > 0 ? "right" : undefined;
      if (start.cell !== undefined && way && Math.max(Math.abs(dx), Math.abs(dy)) >= NEAR) onSpace(start.cell, way);
    },
  };
}
