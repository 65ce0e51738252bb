import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { numberOf } from "../../../../shared/games/tranquility/cards.ts";
import type { Layout } from "../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Piece, PieceKey, Pose } from "../../../canvas/pose.ts";
import type { Stay } from "../../../contract/board.ts";
import type { PageAreas } from "../../../contract/layout.ts";
import { QUAY, quayPlace } from "../art/table/quay.ts";
import type { LastPlacement, MoveDraft } from "../input/draft.ts";
import { cardDrawing, drawnFor, type Manner, type TranquilityDrawing } from "./drawings.ts";
import type { DrawnExplorer } from "./explorers.ts";
import type { Rect, Size, Square } from "./frame.ts";
import { isA } from "./key.ts";

export interface TranquilityTableView {
  readonly match: Match<State>;
  /** Undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly areas: PageAreas;
  readonly draft: MoveDraft;
  readonly last?: LastPlacement | undefined;
  readonly drawn?: DrawnExplorer | undefined;
  /** In the order of discarding. */
  readonly spent?: readonly Handle[];
  /** Default: playing. */
  readonly stay?: Stay["for"];
  /** The word for the price 0. Default: the digit. */
  readonly free?: string | undefined;
}

export const Z = { scenery: -10, board: 10, mark: 20, quay: 50, pile: 60, preview: 80, hand: 100, held: 300 } as const;

/** Whether text beside a piece comes and goes with it. */
export const isWorded = (key: PieceKey): boolean => isA("drawn", key) || key === "panel:drawn";

const FLAT: Omit<Pose, "x" | "y" | "size"> = { turn: 0, faceUp: 1, lift: 0, z: 0, alpha: 1 };

export const flatPiece = (drawing: TranquilityDrawing, { x, y, size }: Square, more: Partial<Pose> = {}): Piece => ({
  ...FLAT,
  x,
  y,
  size,
  picture: drawnFor(drawing, size),
  ...more,
});

/** In the pyramid, special cards have the explorer deck's back. */
export function cardOn(table: State, card: Handle, manner: Manner = {}): TranquilityDrawing {
  const face = table.faces[card];
  const explorer = table.options.mode === "pyramid" && face !== undefined && numberOf(face) === undefined;
  return cardDrawing(face, { ...manner, explorer });
}

export const boardOf = (match: Match): Layout => match.config.layout as Layout;

export const middleOf = ({ x, y, width, height }: Rect, size: number): Square => ({
  x: x + width / 2,
  y: y + height / 2,
  size,
});

export const rectOf = ({ x, y, size }: Square): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

export function quayPlaces({ x, y, width, height }: Rect, places: number): Square[] {
  const scale = height / QUAY.height;
  return Array.from({ length: places }, (_, i) => ({
    x: x + scale * (quayPlace(width / scale, i, places) + QUAY.place / 2),
    y: y + scale * (QUAY.top + QUAY.place / 2),
    size: Math.round(QUAY.place * scale),
  }));
}
