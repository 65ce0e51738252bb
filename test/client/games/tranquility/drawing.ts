import type { Piece } from "../../../../client/canvas/pose.ts";
import type { TranquilityDrawing, TranquilityPicture } from "../../../../client/games/tranquility/scene/picture.ts";

export const drawingOf = ({ picture }: Piece): TranquilityDrawing => (picture as TranquilityPicture).drawing;
