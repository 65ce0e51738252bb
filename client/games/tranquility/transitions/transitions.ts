import type { GameEvent, Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { easeInOut, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, Timing, Transition, TransitionSpec } from "../../../canvas/plan.ts";
import type { PieceKey } from "../../../canvas/pose.ts";
import { isA } from "../scene/key.ts";
import { Z } from "../scene/view.ts";
import { end } from "./ending.ts";
import type { TableEvent, Transitions } from "./event.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { behindPlaque, evenly, inTurn, paced, putDown, wayOf } from "./steps.ts";

/** Transitions of every table, without those of the deal and of modes. */
export const TRANSITIONS = {
  CardsDrawn: (event, changes, scene) => byHand(event, "in", changes, scene, { duration: 240, ease: easeOut }, 60, 120),
  TurnStarted: (_, changes) => evenly(changes, 220, 220),
  CardPlaced: ({ card }, changes) => putDown(changes, card),
  CostPaid: (event, changes, scene) => byHand(event, "out", changes, scene, { duration: 220 }, 70, 160),
  PairDiscarded: (event, changes, scene) => byHand(event, "out", changes, scene, { duration: 220 }, 70, 160),
  StartPlayed: ({ card }, changes) => putDown(changes, card),
  TollOpened: (_, changes) => evenly(changes, 400, 400),
  TollOffered: ({ cards }, changes) => inTurn(changes, cards, { duration: 240, arc: 0.12 }, 60, 200),
  TollSettled: settleToll,
  FinishPlaced: ({ card }, changes) => putDown(changes, card),
  MatchEnded: end,
} as const satisfies Partial<Transitions>;

/** Default: all pieces change evenly. */
export function transitionOf(
  event: GameEvent,
  scene: TranquilityTransitionScene,
  known: Partial<Transitions>,
): Transition {
  const entry = Object.hasOwn(known, event.type) ? known[event.type as TableEvent["type"]] : undefined;
  if (typeof entry !== "function") return (changes) => evenly(changes, 220, 0);
  const transition = entry as (
    event: GameEvent,
    changes: readonly PieceChange[],
    scene: TranquilityTransitionScene,
  ) => TransitionSpec;
  return (changes) => transition(event, changes, scene);
}

/** For other seats, card backs move beside their panel. */
function byHand(
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly Handle[] },
  way: "in" | "out",
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
  timings: Partial<Timing>,
  apart: number,
  last: number,
): TransitionSpec {
  if (seat === scene.seat) return inTurn(changes, cards, timings, apart, last);
  return { ...evenly(changes, 220, 80), effects: behindPlaque(scene, seat, cards.length, way, apart) };
}

export const choosing: Transition = (changes) => {
  const timings = paced(changes, { duration: 140, ease: easeOut });
  for (const change of changes) {
    const flies = typeof change.key === "number" && change.kind === "moves" && wayOf(change) > change.to.size;
    if (flies) timings.set(change.key, { duration: 260, arc: 0.18, ease: easeInOut });
  }
  changes
    .filter(({ key, kind }) => kind === "comes" && isA("legal", key))
    .forEach(({ key }, i) => {
      timings.set(key, { start: i * 20, duration: 140, ease: easeOut });
    });
  return { timings };
};

/** How long the full quay is shown, in ms. */
const FULL = 320;

function settleToll(
  { paid }: TranquilityEventOf<"TollSettled">,
  changes: readonly PieceChange[],
  { frame }: TranquilityTransitionScene,
): TransitionSpec {
  const given = new Set<PieceKey>(paid.flatMap(({ cards }) => cards));
  const sailing = changes.filter(({ key }) => given.has(key)).toSorted((a, b) => b.from.x - a.from.x);
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  sailing.forEach(({ key, from }, i) => {
    const off = { ...from, x: frame.viewport.width + from.size, turn: from.turn + 6, z: Z.quay + 2 };
    paths.set(key, [{ start: FULL + i * 35, to: off, duration: 460, ease: easeInOut }]);
  });
  return { timings: paced(changes, { start: FULL + 260, duration: 400, ease: easeInOut }), paths, next: FULL + 480 };
}
