import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import { easeInOut, easeInOutSine, easeOut, easeOutBack } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, Timing, TransitionSpec, VisualEffect } from "../../../canvas/plan.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import { cardDrawing, drawnFor } from "../scene/drawings.ts";
import { isA } from "../scene/key.ts";
import { flatPiece, middleOf } from "../scene/view.ts";
import type { TranquilityTransitionScene } from "./scene.ts";

/** In px. */
export const wayOf = ({ from, to }: PieceChange): number => Math.hypot(to.x - from.x, to.y - from.y);

export const paced = (changes: readonly PieceChange[], timings: Partial<Timing>): Map<PieceKey, Partial<Timing>> => {
  const all = new Map<PieceKey, Partial<Timing>>(changes.map(({ key }) => [key, timings]));
  for (const [key, own] of seas(changes, timings.start ?? 0, Math.max(400, timings.duration ?? 0))) all.set(key, own);
  return all;
};

export const evenly = (changes: readonly PieceChange[], duration: number, next: number): TransitionSpec => ({
  timings: paced(changes, { duration, ease: easeInOut }),
  next,
});

/** The upper sea or islet fades over the lower one. */
function* seas(
  changes: readonly PieceChange[],
  start: number,
  duration: number,
): Generator<[PieceKey, Partial<Timing>]> {
  for (const what of ["sea", "islet"] as const) {
    const own = changes.filter(({ key }) => isA(what, key));
    const top = Math.max(...own.map(({ to }) => to.z));
    for (const { key, to, kind } of own) {
      if (to.z === top) yield [key, { start, duration, ease: easeInOutSine }];
      else yield [key, { start: kind === "goes" ? start + duration : start, duration: 1 }];
    }
  }
}

/** `apart`: ms from start to start. The next transition begins `last` ms after the last card's start. */
export function inTurn(
  changes: readonly PieceChange[],
  cards: readonly Handle[],
  timings: Partial<Timing>,
  apart: number,
  last: number,
): TransitionSpec {
  const all = paced(changes, { duration: 220, ease: easeInOut });
  cards.forEach((card, i) => {
    if (all.has(card)) all.set(card, { ease: easeInOut, ...timings, start: i * apart });
  });
  return { timings: all, next: Math.max(0, cards.length - 1) * apart + last };
}

const LIFT: Partial<Timing> = { duration: 450, rise: 120, land: 110, carry: 14, arc: 0.18, ease: easeInOut };

/** The player's own card is already over its space, and only lands. */
export function putDown(changes: readonly PieceChange[], card: Handle): TransitionSpec {
  const own = changes.find(({ key }) => key === card);
  const there = own !== undefined && wayOf(own) < own.to.size / 4;
  const lands = there ? 0 : 340;
  const timings = paced(changes, { start: there ? 0 : 120, duration: 220, ease: easeInOut });
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  if (own && !there) paths.set(card, [{ ...LIFT, from: { alpha: 1 } }]);
  else timings.set(card, { duration: 160, ease: easeOutBack });
  for (const { key, kind } of changes) {
    if (key === card) continue;
    // The picture of a run's frame cannot be stretched.
    if (isA("run", key)) timings.set(key, { start: lands + 60, duration: 1 });
    else if (kind === "comes") timings.set(key, { start: lands, duration: 110 });
  }
  return { timings, paths, next: lands + 40, visibleAt: lands, effects: own ? [ripple(own.to, lands)] : [] };
}

export function ripple(at: Piece, start: number, wide = 1.5): VisualEffect {
  const ring: Piece = { ...at, picture: drawnFor({ of: "ripple" }, at.size), faceUp: 1, turn: 0, lift: 0, z: 3 };
  return {
    key: `ripple:${at.x}:${at.y}:${start}`,
    from: { ...ring, alpha: 0.8 },
    to: { ...ring, size: at.size * wide, alpha: 0.2 },
    start,
    duration: 400,
    ease: easeOut,
  };
}

/** Card backs move towards the table (`out`), or back behind a player's panel (`in`). */
export function behindPlaque(
  scene: TranquilityTransitionScene,
  seat: Seat,
  count: number,
  way: "out" | "in",
  apart = 70,
): readonly VisualEffect[] {
  const plaque = scene.frame.regions.plaques[seat]!;
  const size = Math.round(Math.min(44, plaque.height * 0.8));
  const home = flatPiece(cardDrawing(undefined), middleOf(plaque, size), { faceUp: 0, z: 2 });
  const { x, y, width, height } = scene.frame.board;
  const [dx, dy] = [x + width / 2 - home.x, y + height / 2 - home.y];
  const isAside = Math.abs(dx) * height > Math.abs(dy) * width;
  const near = isAside
    ? { ...home, x: home.x + Math.sign(dx) * (plaque.width / 2 - size * 0.6) }
    : { ...home, y: home.y + Math.sign(dy) * (plaque.height / 2 - size * 0.6) };
  const far = isAside
    ? { ...near, x: near.x + Math.sign(dx) * size * 1.5 }
    : { ...near, y: near.y + Math.sign(dy) * size * 1.5 };
  const [from, to] = way === "out" ? [near, { ...far, turn: 8 }] : [{ ...far, turn: 8 }, near];
  return Array.from({ length: count }, (_, i) => ({
    key: `plaque:${seat}:${i}`,
    from,
    to,
    start: i * apart,
    duration: 300,
    ease: easeInOut,
  }));
}
