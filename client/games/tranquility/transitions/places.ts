import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { Piece } from "../../../canvas/pose.ts";
import { cardDrawing, type Manner } from "../scene/drawings.ts";
import type { Square } from "../scene/frame.ts";
import { clamp, squareOf } from "../scene/measure.ts";
import { flatPiece, middleOf, Z } from "../scene/view.ts";
import type { TranquilityTransitionScene } from "./scene.ts";

export const cellAt = ({ frame }: TranquilityTransitionScene, cell: Cell): Square => squareOf(frame, cell);

/** The player's own fan; other hands are behind their panel. */
export function homeOf({ frame, seat }: TranquilityTransitionScene, owner: Seat): Square {
  const { area, middle, size } = frame.fan;
  return owner === seat ? { ...middleOf(area, size), x: middle } : middleOf(frame.regions.plaques[owner]!, 36);
}

export function heldUp(
  { frame }: TranquilityTransitionScene,
  face: TranquilityFace | undefined,
  manner: Manner = {},
): Piece {
  const size = Math.round(clamp(frame.cell * 1.9, 96, 190));
  const picture = cardDrawing(face, manner);
  return flatPiece(picture, middleOf(frame.board, size), { faceUp: face ? 1 : 0, lift: 10, z: Z.held });
}
