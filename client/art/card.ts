/** A card as a thing: rounded, with an edge that keeps its picture apart from the sea. */
import { type Context, fill, roundRect, within } from "./pen.ts";

/** Measures in hundredths of the card's side; `shore` is the height of the border between picture and plate. */
export const CARD = { radius: 9, edge: 2.4, shore: 67 } as const;

/** A card of `size` px with an edge of one colour. `picture` draws on 100 x 100 units, clipped inside the edge. */
export function sheet(ctx: Context, size: number, edge: string, picture: () => void): void {
  const k = size / 100;
  const e = Math.max(CARD.edge, 1.1 / k);
  ctx.save();
  ctx.scale(k, k);
  fill(ctx, edge, roundRect(0, 0, 100, 100, CARD.radius));
  within(ctx, roundRect(e, e, 100 - 2 * e, 100 - 2 * e, CARD.radius - e * 0.7), picture);
  ctx.restore();
}
