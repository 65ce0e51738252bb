import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import type { PlaybackView } from "../contract/playback.ts";
import type { Timeline } from "../contract/timeline.ts";
import { motion, TEMPO } from "../ui/motion.ts";
import { boundsOf } from "./bounds.ts";
import type { CanvasPage, OpenTable } from "./canvas-table.ts";
import type { Director } from "./director.ts";
import type { Stage } from "./stage.ts";

/**
 * Animates new events of a live log. Follows the log before the draft, so that a reply and the selection it ends are
 * animated together.
 */
export function followTable(
  director: Director,
  { draft: drafted, acknowledge }: OpenTable,
  timeline: ReadonlySignal<Timeline>,
  seen: number | undefined,
): () => void {
  let before: Timeline | undefined;
  let previousDraft: { readonly drag?: unknown } | undefined;
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
    if (draft === previousDraft) return;
    director.refresh(draft.drag && previousDraft?.drag ? "snap" : "glide");
    previousDraft = draft;
  });
}

/** In a replay, a new step cuts the running animation short, and a held slider shows points between moves. */
export function followPlayback(
  director: Director,
  timeline: ReadonlySignal<Timeline>,
  { shown, held, speed }: PlaybackView,
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

export function followTheme(
  stage: Stage,
  table: OpenTable,
  theme: ReadonlySignal<Theme>,
  wake: () => void,
): () => void {
  let shown = theme.peek();
  return effect(() => {
    if (theme.value === shown) return;
    shown = theme.value;
    stage.repaint(table.painter(shown));
    wake();
  });
}

/** Calls `changed` with the host's size in CSS px, initially and on each change. */
export function watchSize(host: HTMLElement, changed: (width: number, height: number) => void): () => void {
  let before = "";
  const measure = () => {
    const { clientWidth, clientHeight } = host;
    const now = `${clientWidth} ${clientHeight}`;
    // The observer's first report repeats the known size.
    if (clientWidth > 0 && clientHeight > 0 && now !== before) changed(clientWidth, clientHeight);
    before = now;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  measure();
  return () => observer.disconnect();
}

export function watchAreas({ areas }: Pick<CanvasPage, "areas">, changed: () => void): () => void {
  let before = areas.peek()?.rects;
  return effect(() => {
    const now = areas.value?.rects;
    if (now !== before) changed();
    before = now;
  });
}

export function watchInput(table: HTMLElement, acted: () => void): () => void {
  const inputs = ["pointerdown", "keydown"] as const;
  for (const input of inputs) table.addEventListener(input, acted, { capture: true });
  return () => {
    for (const input of inputs) table.removeEventListener(input, acted, { capture: true });
  };
}

export function watchVisibility(director: Director): () => void {
  const changed = () => (document.hidden ? director.rest() : director.resume());
  document.addEventListener("visibilitychange", changed);
  if (document.hidden) changed();
  return () => document.removeEventListener("visibilitychange", changed);
}
