import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { ArcanoidFace } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party } from "../../../../shared/games/arcanoid/state.ts";
import { easeInOut, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, Timing, TransitionSpec, VisualEffect } from "../../../canvas/plan.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import { centerOf, lying, Z } from "../scene/view.ts";
import type { ArcanoidTransitionScene } from "./motion.ts";

export const paced = (changes: readonly PieceChange[], timing: Partial<Timing>): Map<PieceKey, Partial<Timing>> =>
  new Map(changes.map(({ key }) => [key, timing]));

/** `next`: ms until the following transition can begin. */
export const evenly = (changes: readonly PieceChange[], duration: number, next: number): TransitionSpec => ({
  timings: paced(changes, { duration, ease: easeInOut }),
  next,
});

/** Marks and strengths appear as the last card arrives. */
export function inTurn(
  changes: readonly PieceChange[],
  cards: readonly Handle[],
  { apart, ...timing }: Partial<Timing> & { readonly apart: number; readonly duration: number },
  next?: number,
): TransitionSpec {
  const moving = cards.filter((card) => changes.some(({ key }) => key === card));
  const lands = Math.max(0, moving.length - 1) * apart + timing.duration;
  const timings = paced(changes, { duration: 220, ease: easeInOut });
  moving.forEach((card, i) => {
    timings.set(card, { ease: easeInOut, ...timing, start: i * apart });
  });
  for (const { key, kind } of changes)
    if (kind === "comes" && typeof key === "string")
      timings.set(key, { start: Math.max(0, lands - 110), duration: 140, ease: easeOut });
  return { timings, next: next ?? lands };
}

/** Makes flying cards visible, even if they are hidden at the start or end of the flight. */
export function withFlights(
  spec: TransitionSpec,
  cards: readonly Handle[],
  changes: readonly PieceChange[],
  scene: ArcanoidTransitionScene,
): TransitionSpec {
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  cards.forEach((card, i) => {
    const change = changes.find(({ key }) => key === card);
    if (!change || (change.from.alpha > 0 && change.to.alpha > 0)) return;
    const timing = spec.timings?.get(card);
    const start = timing?.start ?? i * 60;
    const { width } = scene.frame.cuts.shelf;
    const end = { ...change.to, size: change.to.alpha > 0 ? change.to.size : width, alpha: change.to.alpha || 0.9 };
    const from = { alpha: 1, z: Z.flying + i };
    paths.set(card, [{ start, duration: timing?.duration ?? 300, ease: easeInOut, from, to: end }, { duration: 60 }]);
  });
  return { ...spec, paths };
}

export function ripple(x: number, y: number, size: number, start: number): VisualEffect {
  const ring: Piece = lying({ of: "ripple" }, x, y, size, { z: Z.berth + 5 });
  return {
    key: `ripple:${Math.round(x)}:${Math.round(y)}:${start}`,
    from: { ...ring, alpha: 0.8, size: size * 0.6 },
    to: { ...ring, size: size * 1.3, alpha: 0.2 },
    start,
    duration: 420,
    ease: easeOut,
  };
}

export const berthOf = ({ frame, order }: ArcanoidTransitionScene, party: Party, field: number) =>
  centerOf(frame.rows[Math.max(0, order.indexOf(party))]!.berths[field]!);

/** Time in ms for which shown cards stay. */
export const SEEN = 2_000;

/** Shows cards over the water for a while. */
export function standUp(
  key: string,
  faces: readonly (ArcanoidFace | undefined)[],
  y: number,
  scene: ArcanoidTransitionScene,
): readonly VisualEffect[] {
  const { berths } = scene.frame.rows[0]!;
  const middle = (berths[0]!.x + berths[3]!.x + berths[3]!.width) / 2;
  const width = Math.min(72, (scene.frame.viewport.width * 0.7) / Math.max(6, faces.length));
  return faces.map((face, i) => {
    const x = middle + (i - (faces.length - 1) / 2) * (width + 6);
    const piece = lying({ of: "card", face: face ?? "back", look: "held" }, x, y, width, { z: Z.flying + i });
    return {
      key: `${key}:${i}`,
      from: { ...piece, y: y + 14 },
      to: piece,
      start: i * 60,
      duration: SEEN,
      ease: easeOut,
    };
  });
}
