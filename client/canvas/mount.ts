import { effect, type ReadonlySignal } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { BoardPanels } from "../contract/layout.ts";
import { latest, type Timeline } from "../contract/timeline.ts";
import { density } from "../ui/density.ts";
import { versionAfter } from "./bounds.ts";
import { offerBridge, posesOf } from "./bridge.ts";
import type { CanvasPage, OpenTable } from "./canvas-table.ts";
import { type DirectedStage, directStage } from "./directed-stage.ts";
import {
  followPlayback,
  followTable,
  followTheme,
  watchAreas,
  watchInput,
  watchSize,
  watchVisibility,
} from "./following.ts";
import { followPointer } from "./pointer.ts";
import { Stage } from "./stage.ts";

interface Subject {
  readonly game: AnyClientGame;
  readonly page: CanvasPage;
  readonly table: OpenTable;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly theme: ReadonlySignal<Theme>;
  /**
   * The number of moves that the viewer has seen: -1 for a viewer who saw the table before the deal, undefined for a
   * newcomer.
   */
  readonly seen?: number | undefined;
  readonly onPanels?: ((panels: BoardPanels | undefined) => void) | undefined;
}

/** The numerals' font, loaded first to avoid drawing pictures twice. */
const fontsLoaded = (): Promise<unknown> => document.fonts.load("700 20px Literata", "0123456789").catch(() => {});

/** Resolves to a function that closes the stage. */
export async function mountCanvas(host: HTMLElement, subject: Subject): Promise<() => void> {
  const { page, timeline, onPanels } = subject;
  const seen = subject.seen === undefined ? undefined : versionAfter(timeline.peek(), subject.seen);
  const stage = await openStage(host, subject);
  const directed = directStage(stage, subject);
  const stops = follow(host, subject, directed, seen);
  const reason = page.stay.peek();
  const { shot, places } = reason.for === "replay" ? reason : {};
  if (shot) shot.value = () => stage.picture();
  if (places) places.value = subject.table.places;
  directed.loop.wake();
  return () => {
    if (shot) shot.value = undefined;
    if (places) places.value = undefined;
    for (const stop of stops) stop();
    directed.stop();
    stage.close();
    // Without a canvas, the page's texts follow the newest version.
    page.shownLog.show(undefined);
    onPanels?.(undefined);
    host.replaceChildren();
  };
}

async function openStage(host: HTMLElement, { table, theme }: Subject): Promise<Stage> {
  const canvas = document.createElement("canvas");
  host.append(canvas);
  const [stage] = await Promise.all([
    Stage.open(canvas, density.peek(), table.painter(theme.peek())),
    fontsLoaded(),
    table.prepare?.(),
  ]);
  return stage;
}

function follow(
  host: HTMLElement,
  { page, table, timeline, theme, onPanels }: Subject,
  directed: DirectedStage,
  seen: number | undefined,
): readonly (() => void)[] {
  const { stage, director, loop, refuse } = directed;
  const { stay, viewport } = page;
  const reason = stay.peek();
  const glide = () => {
    director.refresh("glide");
    loop.wake();
  };
  return [
    watchSize(host, (width, height) => {
      stage.resize(width, height);
      viewport.value = { width, height };
      director.refresh("snap");
      loop.wake();
    }),
    reason.for === "replay"
      ? followPlayback(director, timeline, reason.playback)
      : followTable(director, table, timeline, seen),
    followTheme(stage, table, theme, () => loop.wake()),
    density.subscribe((value) => {
      stage.sharpen(value);
      loop.wake();
    }),
    followPointer(host, table.pointer),
    watchInput(host.closest<HTMLElement>(".table-page") ?? host, () => {
      director.hurry();
      if (table.acknowledge()) director.refresh("glide");
    }),
    watchVisibility(director),
    effect(() => {
      if (table.refusal.value) refuse();
    }),
    effect(() => onPanels?.(table.panels.value)),
    watchAreas(page, () => {
      director.refresh(stay.peek() === reason ? "snap" : "glide");
      loop.wake();
    }),
    stay.subscribe(glide),
    table.suggested?.subscribe(glide) ?? (() => {}),
    bridgeTo(directed, { page, table, timeline }),
  ];
}

const bridgeTo = (
  { stage, director, loop }: DirectedStage,
  { page, table, timeline }: Pick<Subject, "page" | "table" | "timeline">,
): (() => void) =>
  offerBridge({
    idle: () =>
      director.idle &&
      !stage.isBehind &&
      page.shownLog.timeline.peek().log.length === director.version &&
      !table.isAsking.peek(),
    step: (ms) => loop.step(ms),
    renderer: () => stage.renderer,
    model: () => latest(timeline.peek()),
    poses: () => posesOf(director.pieces),
  });
