import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import type { AnyClientGame, Panels } from "../games/game.ts";
import { latest, type Timeline } from "../match/timeline.ts";
import type { Playback } from "../replay/playback.ts";
import { listen } from "../sound/subscribe.ts";
import { motion, TEMPO } from "../ui/motion.ts";
import { drawAhead } from "./ahead.ts";
import { boundsOf, versionAfter } from "./bounds.ts";
import { isManual, offerBridge, posesOf } from "./bridge.ts";
import type { CanvasPage, OpenTable } from "./canvas-table.ts";
import { Director } from "./director.ts";
import { createLoop } from "./loop.ts";
import { followPointer } from "./pointer.ts";
import { Stage } from "./stage.ts";

/** What a picture of a table follows. */
export interface Subject {
  readonly game: AnyClientGame;
  readonly page: CanvasPage;
  readonly table: OpenTable;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly theme: ReadonlySignal<Theme>;
  /** How many moves were seen before; -1 by somebody who was there before the deal, undefined by somebody who comes new. */
  readonly seen?: number | undefined;
  readonly onPanels?: ((panels: Panels | undefined) => void) | undefined;
}

/** Numerals are drawn with this; without it a picture would have to be drawn twice. */
const fontsLoaded = (): Promise<unknown> => document.fonts.load("700 20px Literata", "0123456789").catch(() => {});

/** Opens a table's canvas in a host and keeps it in step. Resolves once the first picture is there, to what closes it. */
export async function mountCanvas(host: HTMLElement, subject: Subject): Promise<() => void> {
  const { game, page, table, timeline, theme, onPanels } = subject;
  const { stay, viewport, onShow, isStill } = page;
  const canvas = document.createElement("canvas");
  host.append(canvas);
  const seen = subject.seen === undefined ? undefined : versionAfter(timeline.peek(), subject.seen);
  const density = Math.min(3, window.devicePixelRatio || 1);
  const [stage] = await Promise.all([
    Stage.open(canvas, density, table.painter(theme.peek())),
    fontsLoaded(),
    table.prepare?.(),
  ]);
  const show = (version: number): void => {
    onShow.show(version);
    table.show(version);
  };
  const loop = createLoop((ms) => {
    stage.beginFrame();
    director.tick(ms);
    if (isManual) stage.catchUp();
    else if (director.idle && stage.isBehind) stage.goOn();
    stage.render();
    isStill.value = director.idle;
    show(director.version);
    const isDone = director.idle && !stage.isBehind;
    if (isDone) {
      stage.tidy();
      ahead.soon();
    }
    return !isDone;
  }, isManual);
  const ahead = drawAhead(stage, () => (director.idle && !stage.isBehind ? table.ahead() : []));
  const ears = listen();
  const director = new Director({
    layoutAt: table.layoutAt,
    motionOf: table.motion,
    gliding: table.choosing,
    show: (pieces) => stage.show(pieces),
    leave: table.leave,
    seen: (from, to) => {
      const { log, seat } = timeline.peek();
      ears.hear(game.sounds?.(log.slice(from, to), seat) ?? []);
    },
    reduced: () => motion.peek() === "none",
    wake: () => {
      isStill.value = director.idle;
      loop.wake();
    },
  });
  const reason = stay.peek();
  const replay = reason.for === "replay" ? reason : undefined;

  const stops = [
    ears.stop,
    ahead.stop,
    watchSize(host, (width, height) => {
      stage.resize(width, height);
      viewport.value = { width, height };
      director.refresh("snap");
      loop.wake();
    }),
    replay ? followPlayback(director, timeline, replay.playback) : followTable(director, table, timeline, seen),
    followTheme(stage, table, theme, () => loop.wake()),
    followPointer(host, table.pointer),
    watchInput(host.parentElement ?? host, () => {
      director.hurry();
      if (table.acknowledge()) director.refresh("glide");
    }),
    watchVisibility(director),
    effect(() => {
      if (table.refusal.value) ears.refuse();
    }),
    effect(() => onPanels?.(table.panels.value)),
    stay.subscribe(() => {
      director.refresh("glide");
      loop.wake();
    }),
    offerBridge({
      idle: () =>
        director.idle &&
        !stage.isBehind &&
        onShow.timeline.peek().log.length === director.version &&
        !table.isAsking.peek(),
      step: (ms) => loop.step(ms),
      renderer: () => stage.renderer,
      model: () => latest(timeline.peek()),
      poses: () => posesOf(director.pieces),
    }),
  ];
  if (replay) replay.shot.value = () => stage.picture();
  loop.wake();
  return () => {
    if (replay) replay.shot.value = undefined;
    for (const stop of stops) stop();
    loop.stop();
    stage.close();
    // There is no picture any more: words go by the log as it is known.
    onShow.show(undefined);
    onPanels?.(undefined);
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
  { draft: drafted, acknowledge }: OpenTable,
  timeline: ReadonlySignal<Timeline>,
  seen: number | undefined,
): () => void {
  let before: Timeline | undefined;
  let meant: { readonly drag?: unknown } | undefined;
  return effect(() => {
    const now = timeline.value;
    const draft = drafted.value;
    director.speed = TEMPO[motion.value];
    if (now !== before) {
      const bounds = boundsOf(now.log);
      if (before === undefined) director.open(bounds, seen);
      else if (before.seat === now.seat && now.log[0] === before.log[0]) director.follow(bounds);
      else {
        acknowledge();
        director.open(bounds);
      }
      before = now;
    }
    if (draft === meant) return;
    director.refresh(draft.drag && meant?.drag ? "snap" : "glide");
    meant = draft;
  });
}

/** A replay: what comes next is danced, everything else is shown at once; a held slider shows what lies between two moves. */
function followPlayback(
  director: Director,
  timeline: ReadonlySignal<Timeline>,
  { shown, held, speed }: Playback,
): () => void {
  const bounds = computed(() => boundsOf(timeline.value.log));
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

function followTheme(stage: Stage, table: OpenTable, theme: ReadonlySignal<Theme>, wake: () => void): () => void {
  let shown = theme.peek();
  return effect(() => {
    if (theme.value === shown) return;
    shown = theme.value;
    stage.repaint(table.painter(shown));
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
