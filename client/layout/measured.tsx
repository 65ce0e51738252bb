import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stay } from "../contract/board.ts";
import type { AnyClientGame } from "../contract/game.ts";
import { AREAS, type PageAreas, type Panels, type Rect, type ScreenShape } from "../contract/layout.ts";
import { latest, type Timeline } from "../contract/timeline.ts";
import { panelsOf, tablePage } from "./panels.ts";

interface TablePage {
  /** Attributes of the page. */
  readonly page: Omit<ReturnType<typeof tablePage>, "style"> & {
    readonly style: Readonly<Record<string, string | number>>;
    readonly ref?: RefObject<HTMLElement | null>;
  };
  /** Empty elements that measure the areas, for the beginning of the page. */
  readonly marks: ComponentChildren;
  /** The measured areas, for the board; the signal is undefined where games place the panels. */
  readonly areas: ReadonlySignal<PageAreas | undefined> | undefined;
  readonly panels: Panels;
}

interface PageOf {
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
  readonly stay: Stay["for"];
  /** Extra classes of the page. */
  readonly kind?: string;
  /** The panels of the board, once it is visible. */
  readonly shown?: Panels | undefined;
}

/** The page of a table. Its style sheet lays it out where the game has areas. */
export function useTablePage({ game, timeline, stay, kind = "", shown }: PageOf): TablePage {
  const match = latest(timeline);
  const beside = game.areas?.(match);
  const isMeasured = beside !== undefined;
  const { page, areas } = useMeasuredAreas(isMeasured);
  const classes = [
    kind,
    ...(isMeasured
      ? ["areas", ...(beside === "extra" ? ["has-extra"] : []), ...(timeline.seat === undefined ? ["seatless"] : [])]
      : []),
  ];
  const attributes = tablePage(game, stay, classes.join(" ").trim());
  if (!isMeasured)
    return {
      page: attributes,
      marks: null,
      areas: undefined,
      panels: shown ?? panelsOf(game, timeline, stay),
    };
  return {
    page: { ...attributes, style: { ...attributes.style, "--seats": match.seats.length }, ref: page },
    marks: AREAS.map((area) => <i key={area} class="area" data-area={area} aria-hidden="true" />),
    areas,
    panels: { ...(shown ?? panelsOf(game, timeline, stay, areas.value)), isMeasured },
  };
}

interface MeasuredPage {
  readonly page: RefObject<HTMLElement | null>;
  /** Undefined before the first measurement. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
}

/** Measures the areas of a page: after each rendering, and when one of them changes its size. */
function useMeasuredAreas(isOn: boolean): MeasuredPage {
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
