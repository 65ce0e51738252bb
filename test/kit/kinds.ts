import type { GameEvent } from "../../shared/engine/game.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import type { Setting } from "./shelf.ts";

/**
 * What everybody knows of a card that nobody has shown: cards of one kind may be each other as far as anybody can tell who
 * has not seen them, cards of two kinds may not.
 */
export const kindOf = ({ game, options }: Setting, face: string): string =>
  REPERTOIRES[game.id]?.kindOf?.(face, options) ?? "card";

/** How many events the rules alone brought about, from cards that others do not see. */
export function forcedAmong({ game }: Setting, events: readonly GameEvent[]): number {
  const forced: readonly string[] = REPERTOIRES[game.id]?.forced ?? [];
  return events.filter(({ type }) => forced.includes(type)).length;
}
