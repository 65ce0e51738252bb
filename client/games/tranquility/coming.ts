import type { Handle, Seat } from "../../../shared/engine/game.ts";
import { HAND } from "../../../shared/games/tranquility/cards.ts";
import { handOf, type State } from "../../../shared/games/tranquility/state.ts";
import type { Key, Piece } from "../../play/pose.ts";
import type { Frame } from "./frames/frame.ts";
import { lying, type View, Z } from "./view.ts";
import type { Wish } from "./wish.ts";

/** How many cards would leave the hand: the one to be placed with its price, or those that are thrown away. */
function leaving({ chosen, spaces, target, marked }: Wish): number {
  if (chosen === undefined) return marked.length;
  return target === undefined ? 0 : 1 + (spaces.get(target) ?? marked.length);
}

/** The cards of a duel's open row that would come to a hand for what is meant now, the first to be drawn first (D2). */
export function comingTo(table: State, seat: Seat | undefined, wish: Wish): readonly Handle[] {
  const gone = leaving(wish);
  if (seat === undefined || gone === 0 || wish.sent) return [];
  const left = handOf(table, seat).length - gone;
  return table.row.slice(0, Math.max(0, HAND - left));
}

/** A ring around each of them. */
export function* comingOf({ match, seat, wish }: View, { row }: Frame): Generator<[Key, Piece]> {
  if (!row || match.phase !== "live") return;
  for (const [i, card] of comingTo(match.table, seat, wish).entries()) {
    const place = row.places[i];
    if (place) yield [`coming:${card}`, lying("ring", place, { z: Z.board + 1 })];
  }
}
