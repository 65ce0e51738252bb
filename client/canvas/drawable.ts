/** A picture drawn around its centre, and its extent. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
  /** The size of the piece that it is drawn for. */
  readonly size: number;
  draw(ctx: CanvasRenderingContext2D): void;
}
