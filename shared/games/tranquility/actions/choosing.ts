import type { Handle } from "../../../engine/contract/events.ts";
import type { CardsPart } from "../../../engine/contract/moves.ts";

export const exactly = (into: string, count: number, from: readonly Handle[]): CardsPart => ({
  of: "cards",
  into,
  from,
  least: count,
  most: count,
});
