import type { Handle } from "../../shared/engine/game.ts";

/** Where a thing is and how it shows itself. Lengths are CSS px, places are middles. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** 1 face up, 0 face down, anything between while it turns over. */
  readonly faceUp: number;
  /** How far it is held above the table. */
  readonly lift: number;
  /** What lies on top: the greater. */
  readonly z: number;
  readonly alpha: number;
}

/** A card by its handle; anything else on the table by a name of its own. */
export type Key = Handle | string;

/** What can be shown. The painter of a game knows how it is drawn; what has the same id looks the same. */
export interface Picture {
  readonly id: string;
}

/** A thing on the table: its pose, and the picture it shows when it is face up. */
export interface Piece extends Pose {
  readonly picture: Picture;
}

/** Everything on the table at one moment. */
export type Pieces = ReadonlyMap<Key, Piece>;

const MEASURES = ["x", "y", "size", "turn", "faceUp", "lift", "z", "alpha"] as const;

/** Whether two pieces look the same. */
export const alike = (a: Piece, b: Piece): boolean =>
  a.picture.id === b.picture.id && MEASURES.every((measure) => a[measure] === b[measure]);

/** The piece as it would be, but not to be seen. */
export const unseen = (piece: Piece): Piece => (piece.alpha === 0 ? piece : { ...piece, alpha: 0 });
