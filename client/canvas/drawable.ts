/** A picture drawn around its centre; width and height in px. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
  /** The size of the piece for which the picture is drawn, in px. */
  readonly size: number;
  draw(ctx: CanvasRenderingContext2D): void;
}
