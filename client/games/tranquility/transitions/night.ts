import type { TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { easeInOut, easeInOutSine, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, TransitionSpec, VisualEffect } from "../../../canvas/plan.ts";
import type { PieceKey } from "../../../canvas/pose.ts";
import { flatPiece, Z } from "../scene/view.ts";
import { heldUp } from "./places.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { behindPlaque, paced } from "./steps.ts";

/** The card turns about its upright axis. */
const turnOver = ({ from }: PieceChange, start: number, duration: number): readonly PathSegment[] => [
  { start, to: { ...from, faceUp: 0.5 }, duration: duration / 2, ease: (part) => easeInOut(part / 2) * 2 },
  { from: { faceUp: 0.5 }, duration: duration / 2, ease: easeOut },
];

/** When the lamp reaches the window, and its time across, in ms. */
const [SHOWN, SWEEP] = [360, 560];
/** The dial's start and duration, in ms. */
const [DIAL, TURN] = [SHOWN + 160, 450];

/** Cards turn over as a lamp sweeps over the table. */
export function turnHands(
  event: TranquilityEventOf<"HandsTurned">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { compass, side } = event;
  const { width } = scene.frame.viewport;
  const timings = paced(changes, { start: DIAL, duration: TURN, ease: easeInOutSine });
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  const hand = scene.match.table.hands[scene.seat ?? -1] ?? [];
  for (const change of changes) {
    const passes = SHOWN + (change.to.x / width) * SWEEP;
    if (typeof change.key === "number" && hand.includes(change.key))
      paths.set(change.key, turnOver(change, passes - 90, 240));
  }
  const held = heldUp(scene, "compass");
  const own = changes.find(({ key }) => key === compass);
  if (own) {
    paths.set(compass, [
      { from: { alpha: 1 }, to: held, duration: 280, ease: easeInOut, arc: 0.06 },
      { to: { ...held, turn: 14 }, duration: 120, ease: easeInOutSine },
      { start: SHOWN, to: { ...held, turn: 200 }, duration: SWEEP - 120, ease: easeInOutSine },
      { to: { ...(own.kind === "goes" ? held : {}), alpha: 1, size: 40 }, duration: 220, ease: easeInOut },
    ]);
  }
  return { timings, paths, next: SHOWN + SWEEP, visibleAt: DIAL + TURN / 2, effects: [lamp(scene, side)] };
}

function lamp({ frame }: TranquilityTransitionScene, side: "day" | "night"): VisualEffect {
  const { width, height } = frame.viewport;
  const band = flatPiece(
    { of: "lamp", side, height },
    { x: 0, y: height / 2, size: Math.round(clampedWidth(width)) },
    { z: Z.held - 1 },
  );
  return {
    key: "lamp",
    from: { ...band, x: -band.size / 2 },
    to: { ...band, x: width + band.size / 2 },
    start: SHOWN - 60,
    duration: SWEEP + 160,
    ease: (part) => part,
  };
}

const clampedWidth = (width: number): number => Math.max(120, Math.min(320, width * 0.22));

/** The island's start and duration, in ms. */
const [TURNS, OVER] = [140, 300];

export function turnCard(
  { seat, card }: TranquilityEventOf<"CardTurned">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const timings = paced(changes, { start: 340, duration: 140, ease: easeInOut });
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  for (const change of changes) {
    if (change.key === card) timings.set(card, { duration: 220, ease: easeInOut });
    else if (
      typeof change.key === "number" &&
      change.from.x === change.to.x &&
      change.from.picture.id !== change.to.picture.id
    )
      paths.set(change.key, turnOver(change, TURNS, OVER));
    else if (typeof change.key === "number") timings.set(change.key, { duration: 220, ease: easeInOut });
  }
  const effects = seat === scene.seat ? [] : behindPlaque(scene, seat, 1, "out");
  return { timings, paths, next: 360, visibleAt: TURNS + OVER / 2, effects };
}
