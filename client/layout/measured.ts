import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { AREAS, type PageAreas, type Rect, type ScreenShape } from "../contract/layout.ts";

interface MeasuredPage {
  readonly page: RefObject<HTMLElement | null>;
  /** Undefined before the first measurement. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
}

/** Measures the areas of a page: after each rendering, and when one of them changes its size. */
export function useMeasuredAreas(isOn: boolean): MeasuredPage {
  const page = useRef<HTMLElement>(null);
  const areas = useSignal<PageAreas | undefined>(undefined);
  useLayoutEffect(() => {
    const root = page.current;
    if (!isOn || !root) return;
    const observer = new ResizeObserver(() => measure(root, areas));
    observer.observe(root);
    for (const area of root.querySelectorAll(":scope > .area")) observer.observe(area);
    return () => observer.disconnect();
  }, [isOn]);
  useLayoutEffect(() => {
    if (isOn && page.current) measure(page.current, areas);
  });
  return { page, areas };
}

function measure(page: HTMLElement, areas: Signal<PageAreas | undefined>): void {
  const origin = page.getBoundingClientRect();
  const rectOf = (element: Element): Rect => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left + page.scrollLeft, y: top - origin.top + page.scrollTop, width, height };
  };
  const named = AREAS.map((name) => [name, rectOf(page.querySelector(`:scope > .area[data-area="${name}"]`)!)]);
  const now: PageAreas = {
    shape: getComputedStyle(page).getPropertyValue("--shape").trim() as ScreenShape,
    rects: Object.fromEntries(named),
    plaques: [...page.querySelectorAll(":scope > .plaques > li")].map((plaque) => [
      Number(plaque.getAttribute("data-seat")),
      rectOf(plaque),
    ]),
  };
  // The same areas stay the same object, so that nothing is laid out twice.
  if (JSON.stringify(now) !== JSON.stringify(areas.peek())) areas.value = now;
}
