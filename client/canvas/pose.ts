import type { Handle } from "../../shared/engine/contract/events.ts";

/** Lengths are CSS px; (x, y) is the centre. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** 1: face up; 0: face down; between them while the piece turns over. */
  readonly faceUp: number;
  readonly lift: number;
  readonly z: number;
  readonly alpha: number;
}

/** A card's handle, or another piece's name. */
export type PieceKey = Handle | string;

/** Pictures with the same id look the same. */
export interface Picture {
  readonly id: string;
}

export interface Piece extends Pose {
  readonly picture: Picture;
}

export type Pieces = ReadonlyMap<PieceKey, Piece>;

const MEASURES = ["x", "y", "size", "turn", "faceUp", "lift", "z", "alpha"] as const;

export const alike = (a: Piece, b: Piece): boolean =>
  a.picture.id === b.picture.id && MEASURES.every((measure) => a[measure] === b[measure]);

export const unseen = (piece: Piece): Piece => (piece.alpha === 0 ? piece : { ...piece, alpha: 0 });
