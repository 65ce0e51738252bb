import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { easeInOut, easeInOutSine, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, TransitionSpec } from "../../../canvas/plan.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import { cardDrawing } from "../scene/drawings.ts";
import { flatPiece, middleOf, Z } from "../scene/view.ts";
import type { Transitions } from "./event.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { evenly } from "./steps.ts";

/** Durations in ms: the pack appears, is parted, is joined again. */
const [APPEARS, PARTS, MEETS] = [160, 150, 170];
const SHUFFLED = APPEARS + PARTS + MEETS;
const FLIGHT = 260;

/** Only every eighth card of a pile is drawn, because every card casts a shadow. */
const isSeen = (height: number): boolean => height % 8 === 0;

function dealPiles(
  { piles }: TranquilityEventOf<"PilesDealt">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const order = roundRobin(piles);
  // A pack for a single pile moves almost as one.
  const apart = piles.length === 1 ? 2 : Math.min(16, 1_100 / order.length);
  const end = SHUFFLED + (order.length - 1) * apart + FLIGHT;
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  order.forEach(({ card, depth }, i) => {
    const leaves = SHUFFLED + i * apart;
    paths.set(card, [
      ...inPack(scene, order.length - i),
      { start: leaves, from: { alpha: 1 }, to: { alpha: 1 }, duration: FLIGHT, ease: easeInOut, arc: 0.08 },
      // Cards deep in a pile are soon covered.
      { to: { alpha: 1 }, duration: isSeen(depth) ? end - leaves - FLIGHT : 4 * apart * piles.length },
    ]);
  });
  return { ...evenly(changes, 300, end - 140), paths };
}

/** Cards are dealt round by round, the top of each pile last. */
function roundRobin(
  piles: TranquilityEventOf<"PilesDealt">["piles"],
): { readonly card: Handle; readonly depth: number }[] {
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  const depths = Array.from({ length: longest }, (_, i) => longest - 1 - i);
  return depths.flatMap((depth) =>
    piles.flatMap((pile) => pile.slice(depth, depth + 1).map((card) => ({ card, depth }))),
  );
}

/** `height`: number of cards below. */
function packed(scene: TranquilityTransitionScene, height: number): Piece {
  const size = Math.round(scene.frame.cell * 1.1);
  const { x, y } = middleOf(scene.frame.board, size);
  const at = { x: x + height * 0.12, y: y - height * 0.3, size };
  return flatPiece(cardDrawing(undefined), at, { faceUp: 0, z: Z.held + height });
}

function inPack(scene: TranquilityTransitionScene, height: number): readonly PathSegment[] {
  const pack = { ...packed(scene, height), alpha: isSeen(height) ? 1 : 0 };
  const side = height % 16 ? 1 : -1;
  const parted = { ...pack, x: pack.x + side * pack.size * 0.62, turn: side * 5 };
  return [
    { from: { ...pack, y: pack.y + 14, alpha: 0 }, to: pack, duration: APPEARS, ease: easeOut },
    { to: parted, duration: PARTS, ease: easeInOut },
    { start: APPEARS + PARTS + (height % 9) * 6, to: pack, duration: MEETS - 54, ease: easeInOutSine },
  ];
}

function setAside(
  { cards }: TranquilityEventOf<"CardsSetAside">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const pack = packed(scene, 0);
  const paths = new Map<PieceKey, readonly PathSegment[]>(
    cards.map((card, i) => [
      card,
      [
        { start: i * 60, from: { ...pack, alpha: 0 }, to: pack, duration: 80, ease: easeOut },
        { to: { alpha: 1 }, duration: 300, ease: easeInOut },
      ],
    ]),
  );
  return { ...evenly(changes, 220, cards.length * 60 + 200), paths };
}

export const DEAL: Pick<Transitions, "PilesDealt" | "CardsSetAside"> = {
  PilesDealt: dealPiles,
  CardsSetAside: setAside,
};
