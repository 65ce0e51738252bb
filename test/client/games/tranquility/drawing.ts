import type { Piece } from "../../../../client/canvas/pose.ts";
import type { TranquilityDrawing, TranquilityPicture } from "../../../../client/games/tranquility/scene/drawings.ts";

export const drawingOf = ({ picture }: Piece): TranquilityDrawing => (picture as TranquilityPicture).drawing;
