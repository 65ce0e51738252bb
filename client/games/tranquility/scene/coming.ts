import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import { HAND } from "../../../../shared/games/tranquility/cards.ts";
import { handOf, type State } from "../../../../shared/games/tranquility/state.ts";
import type { Piece } from "../../../canvas/pose.ts";
import type { MoveDraft } from "../input/draft.ts";
import type { TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { flatPiece, type TranquilityTableView, Z } from "./view.ts";

/** Counts the card to be placed and its payment, or the cards to be discarded. */
function leaving({ chosen, spaces, target, marked }: MoveDraft): number {
  if (chosen === undefined) return marked.length;
  return target === undefined ? 0 : 1 + (spaces.get(target) ?? marked.length);
}

/** Cards that come from a duel's open row, in drawing order (D2). */
export function comingTo(table: State, seat: Seat | undefined, draft: MoveDraft): readonly Handle[] {
  const gone = leaving(draft);
  if (seat === undefined || gone === 0 || draft.sent) return [];
  const left = handOf(table, seat).length - gone;
  return table.row.slice(0, Math.max(0, HAND - left));
}

export function* comingOf(
  { match, seat, draft }: TranquilityTableView,
  { row }: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  if (!row || match.phase !== "live") return;
  for (const [i, card] of comingTo(match.table, seat, draft).entries()) {
    const place = row.places[i];
    if (place) yield [`coming:${card}`, flatPiece({ of: "ring" }, place, { z: Z.board + 1 })];
  }
}
