import { effect, type ReadonlySignal } from "@preact/signals";
import { addSpecials } from "../art/specials/specials.ts";
import type { Theme } from "../art/theme.ts";
import { choosing } from "../games/tranquility/dances.ts";
import type { Spot } from "../games/tranquility/layout.ts";
import { backOf, paintingOf } from "../games/tranquility/pictures.ts";
import { followPointer } from "../games/tranquility/pointer.ts";
import { regions, type Tabletop } from "../games/tranquility/tabletop.ts";
import { Director } from "../play/director.ts";
import { latest, type Timeline } from "../play/timeline.ts";
import { isManual, offerBridge, posesOf } from "./bridge.ts";
import { createLoop } from "./loop.ts";
import { type Painter, Stage } from "./stage.ts";

/** What a picture of a table follows. */
export interface Subject {
  readonly tabletop: Tabletop;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly theme: ReadonlySignal<Theme>;
}

const painterFor = (theme: Theme): Painter => ({ paint: (picture) => paintingOf(picture, theme), back: backOf });

/** Numerals are drawn with this; without it a picture would have to be drawn twice. */
const fontsLoaded = (): Promise<unknown> => document.fonts.load("700 20px Literata", "0123456789").catch(() => {});

/** What only some boards show. */
const fetchExtras = (options: object): Promise<unknown> | undefined =>
  "mode" in options && (options.mode === "pyramid" || options.mode === "day-night")
    ? import("../art/specials/rough.ts").then(({ ROUGH }) => addSpecials(ROUGH))
    : undefined;

/** Opens a table's canvas in a host and keeps it in step. Resolves once the first picture is there, to what closes it. */
export async function openTable(host: HTMLElement, { tabletop, timeline, theme }: Subject): Promise<() => void> {
  const canvas = document.createElement("canvas");
  host.append(canvas);
  const density = Math.min(3, window.devicePixelRatio || 1);
  const [stage] = await Promise.all([
    Stage.open(canvas, density, painterFor(theme.peek())),
    fontsLoaded(),
    fetchExtras(latest(timeline.peek()).charter.options),
  ]);
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");

  const loop = createLoop((ms) => {
    director.tick(ms);
    stage.render();
    if (director.idle) stage.tidy();
    return !director.idle;
  }, isManual);
  const director = new Director({
    layoutAt: tabletop.layoutAt,
    motionOf: tabletop.motion,
    gliding: choosing,
    show: (pieces) => stage.show(pieces),
    reduced: () => reduced.matches,
    wake: () => loop.wake(),
  });

  const stops = [
    watchSize(host, (width, height) => {
      stage.resize(width, height);
      tabletop.viewport.value = { width, height };
      director.refresh("snap");
      loop.wake();
    }),
    followLog(director, tabletop, timeline),
    followWish(director, tabletop),
    followTheme(stage, theme, () => loop.wake()),
    followPointer(host, tabletop, (spot) => {
      director.hurry();
      loop.wake();
      focusOn(host, spot);
    }),
    watchVisibility(() => {
      director.hurry();
      loop.wake();
    }),
    effect(() => {
      regions.value = tabletop.tableau.value?.frame.regions;
    }),
    offerBridge({
      idle: () => director.idle && tabletop.intent.sent.peek() === undefined,
      step: (ms) => loop.step(ms),
      renderer: () => stage.renderer,
      model: () => latest(timeline.peek()),
      poses: () => posesOf(director.pieces),
    }),
  ];
  loop.wake();
  return () => {
    for (const stop of stops) stop();
    loop.stop();
    stage.close();
    regions.value = undefined;
    host.replaceChildren();
  };
}

/** New events are danced; another viewer's log, or the first one, is shown at once. */
function followLog(director: Director, { bounds }: Tabletop, timeline: ReadonlySignal<Timeline>): () => void {
  let before: Timeline | undefined;
  return effect(() => {
    const now = timeline.value;
    const goesOn =
      before !== undefined && before.seat === now.seat && before.log.length > 0 && now.log[0] === before.log[0];
    before = now;
    director.follow(bounds.value, !goesOn);
  });
}

/** What the person means is shown as soon as it changes; a dragged card does not lag behind the pointer. */
function followWish(director: Director, { intent }: Tabletop): () => void {
  let dragged = false;
  return effect(() => {
    const { drag } = intent.wish.value;
    director.refresh(drag && dragged ? "snap" : "glide");
    dragged = drag !== undefined;
  });
}

function followTheme(stage: Stage, theme: ReadonlySignal<Theme>, wake: () => void): () => void {
  let shown = theme.peek();
  return effect(() => {
    if (theme.value === shown) return;
    shown = theme.value;
    stage.repaint(painterFor(shown));
    wake();
  });
}

function watchSize(host: HTMLElement, changed: (width: number, height: number) => void): () => void {
  const measure = () => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth > 0 && clientHeight > 0) changed(clientWidth, clientHeight);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  measure();
  return () => observer.disconnect();
}

/** Nobody watches a hidden page: what went on there is simply there afterwards. */
function watchVisibility(hidden: () => void): () => void {
  const changed = () => document.hidden && hidden();
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** The keyboard goes on where the pointer was. */
function focusOn(host: HTMLElement, spot: Spot | undefined): void {
  host.parentElement?.setAttribute("data-pointer", "");
  const name =
    spot?.on === "hand" ? `[data-card="${spot.card}"]` : spot?.on === "cell" ? `[data-cell="${spot.cell}"]` : "";
  if (name) host.parentElement?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
}
