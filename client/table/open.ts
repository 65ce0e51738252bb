import { effect, type ReadonlySignal } from "@preact/signals";
import { addSpecials } from "../art/specials/specials.ts";
import type { Theme } from "../art/theme.ts";
import { aheadOf } from "../games/tranquility/ahead.ts";
import { addDances, choosing } from "../games/tranquility/dances.ts";
import type { Spot } from "../games/tranquility/layout.ts";
import { backOf, paintingOf } from "../games/tranquility/pictures.ts";
import { followPointer } from "../games/tranquility/pointer.ts";
import { regions, type Tabletop, told } from "../games/tranquility/tabletop.ts";
import type { Wish } from "../games/tranquility/wish.ts";
import { versionAfter } from "../play/bounds.ts";
import { Director } from "../play/director.ts";
import { latest, type Timeline } from "../play/timeline.ts";
import type { Playback } from "../replay/playback.ts";
import { listen } from "../sound/hearing.ts";
import { drawAhead } from "./ahead.ts";
import { isManual, offerBridge, posesOf } from "./bridge.ts";
import { createLoop } from "./loop.ts";
import { type Painter, Stage } from "./stage.ts";

/** What a picture of a table follows. */
export interface Subject {
  readonly tabletop: Tabletop;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly theme: ReadonlySignal<Theme>;
  /** How many moves were seen before; -1 by somebody who was there before the deal, undefined by somebody who comes new. */
  readonly seen: number | undefined;
}

const painterFor = (theme: Theme): Painter => ({ paint: (picture) => paintingOf(picture, theme), back: backOf });

/** Numerals are drawn with this; without it a picture would have to be drawn twice. */
const fontsLoaded = (): Promise<unknown> => document.fonts.load("700 20px Literata", "0123456789").catch(() => {});

/** What is fetched for some only: what other modes than the standard one show and how it moves, and the deal for those who see it. */
async function fetchExtras({ log, states }: Timeline, seen: number | undefined): Promise<void> {
  const { options } = states.at(-1)!.charter;
  const isStandard = !("mode" in options) || options.mode === "standard";
  const [deal, modes, rough] = await Promise.all([
    seen !== undefined && log.slice(seen).some(({ type }) => type === "PilesDealt")
      ? import("../games/tranquility/dances/deal.ts")
      : undefined,
    isStandard ? undefined : import("../games/tranquility/dances/modes.ts"),
    isStandard ? undefined : import("../art/specials/rough.ts"),
  ]);
  if (deal) addDances(deal.DEAL);
  if (modes) addDances(modes.MODES);
  if (rough) addSpecials(rough.ROUGH);
}

/** Opens a table's canvas in a host and keeps it in step. Resolves once the first picture is there, to what closes it. */
export async function openTable(host: HTMLElement, subject: Subject): Promise<() => void> {
  const { tabletop, timeline, theme } = subject;
  const canvas = document.createElement("canvas");
  host.append(canvas);
  const seen = subject.seen === undefined ? undefined : versionAfter(timeline.peek(), subject.seen);
  const density = Math.min(3, window.devicePixelRatio || 1);
  const [stage] = await Promise.all([
    Stage.open(canvas, density, painterFor(theme.peek())),
    fontsLoaded(),
    fetchExtras(timeline.peek(), seen),
  ]);
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");

  const loop = createLoop((ms) => {
    stage.beginFrame();
    director.tick(ms);
    if (isManual) stage.catchUp();
    else if (director.idle && stage.isBehind) stage.goOn();
    stage.render();
    tabletop.isStill.value = director.idle;
    const isDone = director.idle && !stage.isBehind;
    if (isDone) {
      stage.tidy();
      ahead.soon();
    }
    return !isDone;
  }, isManual);
  const ahead = drawAhead(stage, () => (director.idle && !stage.isBehind ? aheadOf(tabletop) : []));
  const ears = listen();
  const director = new Director({
    layoutAt: tabletop.layoutAt,
    motionOf: tabletop.motion,
    gliding: choosing,
    show: (pieces) => stage.show(pieces),
    begun: (from, to) => ears.hear(tabletop.log.peek().slice(from, to), timeline.peek().seat),
    reduced: () => reduced.matches,
    wake: () => {
      tabletop.isStill.value = director.idle;
      loop.wake();
    },
  });

  const stops = [
    ears.stop,
    ahead.stop,
    watchSize(host, (width, height) => {
      stage.resize(width, height);
      tabletop.viewport.value = { width, height };
      director.refresh("snap");
      loop.wake();
    }),
    tabletop.watching
      ? followPlayback(director, tabletop, tabletop.watching.playback)
      : followTable(director, tabletop, timeline, seen),
    followTheme(stage, theme, () => loop.wake()),
    followPointer(host, tabletop, (spot) => focusOn(host, spot)),
    watchInput(host.parentElement ?? host, () => director.hurry()),
    watchVisibility(director),
    effect(() => {
      regions.value = tabletop.tableau.value?.frame.regions;
    }),
    told.subscribe(() => {
      director.refresh("glide");
      loop.wake();
    }),
    offerBridge({
      idle: () => director.idle && !stage.isBehind && tabletop.intent.sent.peek() === undefined,
      step: (ms) => loop.step(ms),
      renderer: () => stage.renderer,
      model: () => latest(timeline.peek()),
      poses: () => posesOf(director.pieces),
    }),
  ];
  if (tabletop.watching) tabletop.watching.shot.value = () => stage.picture();
  loop.wake();
  return () => {
    if (tabletop.watching) tabletop.watching.shot.value = undefined;
    for (const stop of stops) stop();
    loop.stop();
    stage.close();
    regions.value = undefined;
    host.replaceChildren();
  };
}

/**
 * New events are danced; of another viewer's log, or of the first one, what they have not seen yet. What the person means is
 * shown as soon as it changes; a dragged card does not lag behind the pointer. The log comes first: an answer and what was
 * asked go together.
 */
function followTable(
  director: Director,
  { bounds, intent }: Tabletop,
  timeline: ReadonlySignal<Timeline>,
  seen: number | undefined,
): () => void {
  let before: Timeline | undefined;
  let meant: Wish | undefined;
  return effect(() => {
    const now = timeline.value;
    const wish = intent.wish.value;
    if (now !== before) {
      if (before === undefined) director.open(bounds.value, seen);
      else if (before.seat === now.seat && now.log[0] === before.log[0]) director.follow(bounds.value);
      else director.open(bounds.value);
      before = now;
    }
    if (wish === meant) return;
    director.refresh(wish.drag && meant?.drag ? "snap" : "glide");
    meant = wish;
  });
}

/** A replay: what comes next is danced, everything else is shown at once; a held slider shows what lies between two moves. */
function followPlayback(director: Director, { bounds }: Tabletop, { shown, held, speed }: Playback): () => void {
  let before: Timeline | undefined;
  return effect(() => {
    const now = shown.value;
    const back = held.value;
    director.speed = typeof speed.value === "number" ? Math.max(1, speed.value) : 1;
    if (now !== before) {
      director.hurry();
      if (before?.log[0] === now.log[0]) director.follow(bounds.value);
      else director.open(bounds.value);
      before = now;
    }
    if (back !== undefined) director.scrub(bounds.value.length - 1 - back);
    else if (!director.following) director.goTo(director.live);
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
  let before = "";
  const measure = () => {
    const { clientWidth, clientHeight } = host;
    const now = `${clientWidth} ${clientHeight}`;
    // An observer begins with the size that is known already.
    if (clientWidth > 0 && clientHeight > 0 && now !== before) changed(clientWidth, clientHeight);
    before = now;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  measure();
  return () => observer.disconnect();
}

/** Whatever somebody does at the table cuts short what moves there. */
function watchInput(table: HTMLElement, acted: () => void): () => void {
  const inputs = ["pointerdown", "keydown"] as const;
  for (const input of inputs) table.addEventListener(input, acted, { capture: true });
  return () => {
    for (const input of inputs) table.removeEventListener(input, acted, { capture: true });
  };
}

/** Nobody watches a hidden page. */
function watchVisibility(director: Director): () => void {
  const changed = () => (document.hidden ? director.rest() : director.resume());
  document.addEventListener("visibilitychange", changed);
  if (document.hidden) changed();
  return () => document.removeEventListener("visibilitychange", changed);
}

/** The keyboard goes on where the pointer was. */
function focusOn(host: HTMLElement, spot: Spot | undefined): void {
  host.parentElement?.setAttribute("data-pointer", "");
  const name =
    spot?.on === "hand" ? `[data-card="${spot.card}"]` : spot?.on === "cell" ? `[data-cell="${spot.cell}"]` : "";
  if (name) host.parentElement?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
}
