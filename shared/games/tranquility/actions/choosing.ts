import type { Choice, Handle } from "../../../engine/game.ts";

/** A choice of so many of these cards, no more and no fewer. */
export const exactly = (into: string, count: number, from: readonly Handle[]): Choice => ({
  into,
  from,
  least: count,
  most: count,
});
