import type { CardsPart, Handle } from "../../../engine/game.ts";

/** So many of these cards, no more and no fewer. */
export const exactly = (into: string, count: number, from: readonly Handle[]): CardsPart => ({
  of: "cards",
  into,
  from,
  least: count,
  most: count,
});
