import type { CardsPart, Handle } from "../../../engine/game.ts";

/** A choice of exactly this many cards. */
export const exactly = (into: string, count: number, from: readonly Handle[]): CardsPart => ({
  of: "cards",
  into,
  from,
  least: count,
  most: count,
});
