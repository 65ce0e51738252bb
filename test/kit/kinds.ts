import { type GameEvent, variantOf } from "../../shared/engine/game.ts";
import type { Setting } from "./shelf.ts";

/** The face that a card's kind goes by, in the games and modes where the whole table notices some cards at once. */
const KINDS: Readonly<Record<string, (face: string, options: Readonly<Record<string, unknown>>) => string>> = {
  // What is kept unseen could be any of these; all other explorer cards are turned up (P2 to P10).
  "tranquility pyramid": (face, { edition }) =>
    face === "compass" || face === "finish" || (face === "border" && edition === "fr") ? "kept" : face,
  // A compass turns every hand the moment it is drawn (N3).
  "tranquility day-night": (face) => (face === "compass" ? face : "held"),
};

/**
 * What everybody knows of a card that nobody has shown: cards of one kind may be each other as far as anybody can tell who
 * has not seen them, cards of two kinds may not.
 */
export function kindOf({ game, options }: Setting, face: string): string {
  const variant = `${game.id} ${variantOf(game, options)}`;
  if (variant === "tranquility pyramid" && /^i\d+$/.test(face)) return "island";
  return KINDS[variant]?.(face, options as Readonly<Record<string, unknown>>) ?? "card";
}

/** Events that the rules alone bring about, from cards that others do not see: with other cards they come at other times. */
const FORCED: ReadonlySet<string> = new Set(["SeatPassed"]);

export const forcedAmong = (events: readonly GameEvent[]): number =>
  events.filter(({ type }) => FORCED.has(type)).length;
