import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stay } from "../contract/board.ts";
import type { AnyClientGame } from "../contract/game.ts";
import {
  AREAS,
  type BoardPanels,
  type PageArea,
  type PageAreas,
  type Panels,
  type Rect,
  type ScreenShape,
} from "../contract/layout.ts";
import { latest, type Timeline } from "../contract/timeline.ts";
import { useGameStyles } from "../style/use-game-styles.ts";
import { panelsIn } from "./panels.ts";

interface TablePage {
  readonly page: {
    readonly id: string;
    readonly class: string;
    readonly style: Readonly<Record<string, number>>;
    readonly ref: RefObject<HTMLElement | null>;
  };
  /** Empty elements that measure the areas. */
  readonly marks: ComponentChildren;
  /** Undefined before the first measurement. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  /** The areas in reading order, which the style sheet of the page's shape states. */
  readonly order: readonly PageArea[];
  readonly panels: Panels;
}

interface PageOf {
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
  readonly stay: Stay["for"];
  readonly kind?: string;
  /** Panels that the board places, once it is visible. */
  readonly own?: BoardPanels | undefined;
}

/** Returns the properties of the page, which CSS lays out, and its measured areas. */
export function useTablePage({ game, timeline, stay, kind = "", own }: PageOf): TablePage {
  const match = latest(timeline);
  // The game's style sheets must apply before the areas are measured.
  useGameStyles(game.rules.id);
  const { page, areas, order } = useMeasuredAreas();
  const classes = ["table-page", kind, ...game.areas(match), timeline.seat === undefined ? "seatless" : ""];
  const seats = match.seats.length;
  const measured = areas.value ?? unmeasured();
  return {
    page: {
      id: "content",
      class: classes.filter((name) => name !== "").join(" "),
      style: { "--seats": seats },
      ref: page,
    },
    marks: AREAS.map((area) => <i key={area} class="area" data-area={area} aria-hidden="true" />),
    areas,
    order: order.value.split(" ") as PageArea[],
    panels: panelsIn(measured, own, { seats, stay }),
  };
}

interface MeasuredPage {
  readonly page: RefObject<HTMLElement | null>;
  /** Undefined before the first measurement. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  /** Names of areas, separated by spaces. */
  readonly order: ReadonlySignal<string>;
}

/** Measures after each rendering, and when an area changes its size. */
function useMeasuredAreas(): MeasuredPage {
  const page = useRef<HTMLElement>(null);
  const areas = useSignal<PageAreas | undefined>(undefined);
  const order = useSignal(AREAS.join(" "));
  useLayoutEffect(() => {
    const root = page.current;
    if (!root) return;
    const observer = new ResizeObserver(() => measure(root, areas));
    observer.observe(root);
    for (const area of root.querySelectorAll(":scope > .area")) observer.observe(area);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!page.current) return;
    measure(page.current, areas);
    order.value = propertyOf(page.current, "--order") || order.peek();
  });
  return { page, areas, order };
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

const propertyOf = (element: Element, name: `--${string}`): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Until the first measurement, which comes before the first paint, only the shape is known. */
const unmeasured = (): PageAreas => ({
  shape: propertyOf(document.documentElement, "--shape") as ScreenShape,
  summary: "instead",
  rects: Object.fromEntries(AREAS.map((name) => [name, NOWHERE])) as PageAreas["rects"],
  plaques: [],
});

function measure(page: HTMLElement, areas: Signal<PageAreas | undefined>): void {
  const origin = page.getBoundingClientRect();
  const rectOf = (element: Element): Rect => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left + page.scrollLeft, y: top - origin.top + page.scrollTop, width, height };
  };
  const named = AREAS.map((name) => [name, rectOf(page.querySelector(`:scope > .area[data-area="${name}"]`)!)]);
  const before = areas.peek();
  const rects = Object.fromEntries(named);
  const now: PageAreas = {
    shape: propertyOf(page, "--shape") as ScreenShape,
    summary: propertyOf(page, "--summary") as PageAreas["summary"],
    rects: isEqual(rects, before?.rects) ? before!.rects : rects,
    plaques: [...page.querySelectorAll(":scope > .plaques > li")].map((plaque) => [
      Number(plaque.getAttribute("data-seat")),
      rectOf(plaque),
    ]),
  };
  // Equal areas stay the same object, so that nothing is laid out twice.
  if (!isEqual(now, before)) areas.value = now;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
