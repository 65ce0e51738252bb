import type { MatchEvent } from "../../../../shared/engine/match/match-events.ts";
import type { Layout } from "../../../../shared/games/tranquility/layouts.ts";
import { easeInOutSine, easeOutBack } from "../../../canvas/easing.ts";
import type { PieceChange, TransitionSpec, VisualEffect } from "../../../canvas/plan.ts";
import type { Piece } from "../../../canvas/pose.ts";
import { cellIn, isA } from "../scene/key.ts";
import { boardOf } from "../scene/view.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { paced } from "./steps.ts";

type MatchEndedEvent = Extract<MatchEvent, { readonly type: "MatchEnded" }>;

export const end = (
  { outcome }: MatchEndedEvent,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec => (outcome.result === "won" ? lightTheLine(changes, scene) : sink(changes));

const [FALLS, APART] = [450, 25];

function lightTheLine(changes: readonly PieceChange[], { match }: TranquilityTransitionScene): TransitionSpec {
  const timings = paced(changes, { duration: FALLS, ease: easeInOutSine });
  const lit = lightingOf(boardOf(match));
  const arrives = FALLS + (Math.max(...lit) + 2) * APART;
  for (const { key } of changes) {
    if (key === "lit:start") timings.set(key, { start: FALLS, duration: 120 });
    else if (key === "lit:finish") timings.set(key, { start: arrives, duration: 240, ease: easeOutBack });
    else if (isA("lit", key) || isA("seam", key))
      timings.set(key, { start: FALLS + (lit[cellIn(key)]! + 1) * APART, duration: 120 });
    else if (key === "beam") timings.set(key, { start: arrives + 125, duration: 300 });
  }
  const beam = changes.find(({ key }) => key === "beam")?.to;
  return { timings, effects: beam ? [sweep(beam, arrives)] : [] };
}

/**
 * The number of cells that the light reaches before each cell. The light runs along a line after all lines
 * entirely below it.
 */
export function lightingOf({ cells, lines }: Pick<Layout, "cells" | "lines">): readonly number[] {
  const heights = lines.map((line) => line.map((cell) => cells[cell]!.y));
  const begins: number[] = [];
  lines.forEach((_, i) => {
    const below = lines.flatMap((line, j) =>
      j < i && Math.max(...heights[j]!) < Math.min(...heights[i]!) ? [begins[j]! + line.length] : [],
    );
    begins.push(Math.max(0, ...below));
  });
  const lit: number[] = [];
  lines.forEach((line, i) => {
    line.forEach((cell, j) => {
      lit[cell] = begins[i]! + j;
    });
  });
  return lit;
}

const sweep = (beam: Piece, start: number): VisualEffect => ({
  key: "beam:sweep",
  from: { ...beam, turn: -360, alpha: 0.9 },
  to: { ...beam, turn: 0, alpha: 0.4 },
  start,
  duration: 900,
});

const sink = (changes: readonly PieceChange[]): TransitionSpec => ({
  timings: paced(changes, { duration: 450, ease: easeInOutSine }),
});
