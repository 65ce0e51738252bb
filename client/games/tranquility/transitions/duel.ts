import { numberOf } from "../../../../shared/games/tranquility/cards.ts";
import type { TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { easeInOut, easeOut, easeOutBack } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, TransitionSpec, VisualEffect } from "../../../canvas/plan.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import { cardDrawing } from "../scene/drawings.ts";
import { handSide } from "../scene/sides.ts";
import { flatPiece, middleOf, Z } from "../scene/view.ts";
import { cellAt, homeOf } from "./places.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { inTurn, paced } from "./steps.ts";

export const refillRow = (
  { cards }: TranquilityEventOf<"RowRefilled">,
  changes: readonly PieceChange[],
): TransitionSpec => inTurn(changes, cards, { duration: 260, ease: easeOut }, 50, 220);

export function takeRow(
  { seat, cards }: TranquilityEventOf<"RowTaken">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const home = homeOf(scene, seat);
  const paths = new Map<PieceKey, readonly PathSegment[]>(
    cards.map((card, i) => [
      card,
      [{ start: i * 50, to: { ...home, alpha: 1, z: Z.hand, turn: 4 }, duration: 280, ease: easeInOut, arc: 0.06 }],
    ]),
  );
  return { timings: paced(changes, { duration: 260, ease: easeInOut }), paths, next: (cards.length - 1) * 50 + 260 };
}

/** Time to read a swept hand, in ms. */
const READ = 900;

/** Shows the hand to all before it is discarded. */
export function sweepHand(
  { seat, cards, faces }: TranquilityEventOf<"HandSwept">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const { board, cell } = scene.frame;
  const size = Math.round(Math.min(cell * 1.15, (board.width - 24) / cards.length - 8));
  const centre = middleOf(scene.frame.board, size);
  const leaves = (cards.length - 1) * 50 + 280 + READ;
  const side = handSide(scene.match.table, seat);
  const ordered = cards.toSorted((a, b) => (numberOf(faces[a]) ?? 0) - (numberOf(faces[b]) ?? 0));
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  ordered.forEach((card, i) => {
    const x = centre.x + (i - (cards.length - 1) / 2) * (size + 8);
    const stands = flatPiece(cardDrawing(faces[card], { side }), { ...centre, x }, { lift: 8, z: Z.held + i });
    paths.set(card, [
      { start: i * 50, from: { alpha: 1 }, to: stands, duration: 280, ease: easeOut },
      { start: leaves, to: { alpha: 1, faceUp: 1, picture: stands.picture }, duration: 240, ease: easeInOut },
    ]);
  });
  const width = cards.length * (size + 8) + 24;
  const sheet = flatPiece(
    { of: "panel", height: size + 32 },
    { ...centre, y: centre.y - 8, size: width },
    { z: Z.held - 1 },
  );
  return {
    timings: paced(changes, { duration: 220, ease: easeInOut }),
    paths,
    next: leaves + 160,
    effects: [{ key: "swept", from: sheet, to: sheet, start: 0, duration: leaves + 200 }],
  };
}

export function countPoints(
  { scores }: TranquilityEventOf<"Scored">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const effects: VisualEffect[] = [];
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  let at = 0;
  for (const run of scores.flatMap(({ runs }) => runs)) {
    run.forEach((cell, i) => {
      const lit = flatPiece({ of: "lit" }, cellAt(scene, cell), { z: 6 });
      effects.push({ key: `scored:${cell}`, from: lit, to: lit, start: at + i * 70, duration: 700 });
      const island = scene.match.table.board[cell];
      if (island) paths.set(island.card, hop(at + i * 70));
    });
    at += run.length * 70;
    const worth = scene.pieces.get(`worth:${run[0]}`);
    if (worth) paths.set(`worth:${run[0]}`, forward(worth, at));
  }
  return { timings: paced(changes, { duration: 400 }), paths, effects, next: at + 300 };
}

const hop = (start: number): readonly PathSegment[] => [
  { start, to: { lift: 12, z: Z.mark - 4 }, duration: 110, ease: easeOut },
  { duration: 180, ease: easeOutBack },
];

const forward = (piece: Piece, start: number): readonly PathSegment[] => [
  { start, to: { size: piece.size * 1.7, lift: 6, z: Z.held }, duration: 180, ease: easeOut },
  { duration: 220, ease: easeOutBack },
];
