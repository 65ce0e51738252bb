/** A picture to be drawn around its middle, and how far it reaches. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
  /** The size of the piece it is drawn for. */
  readonly size: number;
  draw(ctx: CanvasRenderingContext2D): void;
}
