import type { GameEvent } from "../../shared/engine/contract/events.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import type { Setting } from "./shelf.ts";

/** Players cannot distinguish unseen cards of one kind. */
export const kindOf = ({ game, options }: Setting, face: string): string =>
  REPERTOIRES[game.id]?.kindOf?.(face, options) ?? "card";

/** Number of events that the rules force because of hidden cards. */
export function forcedAmong({ game }: Setting, events: readonly GameEvent[]): number {
  const forced: readonly string[] = REPERTOIRES[game.id]?.forced ?? [];
  return events.filter(({ type }) => forced.includes(type)).length;
}
