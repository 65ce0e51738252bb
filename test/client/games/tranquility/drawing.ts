import type { Piece } from "../../../../client/canvas/pose.ts";
import type { Drawing, TablePicture } from "../../../../client/games/tranquility/scene/picture.ts";

export const drawingOf = ({ picture }: Piece): Drawing => (picture as TablePicture).drawing;
