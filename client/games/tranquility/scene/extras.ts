import type { Piece } from "../../../canvas/pose.ts";
import { cardDrawing } from "./drawings.ts";
import type { Rect, Square, TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { cardOn, flatPiece, type TranquilityTableView, Z } from "./view.ts";

export function* besideOf(
  view: TranquilityTableView,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  if (frame.explorers) yield* explorers(view, frame.explorers);
  if (frame.dial) {
    // The dial is drawn with the night on top.
    const turn = view.match.table.side === "night" ? 360 : 180;
    yield ["dial", flatPiece({ of: "dial" }, frame.dial, { turn, z: 2 })];
    yield ["pointer", flatPiece({ of: "pointer" }, frame.dial, { z: 3 })];
  }
  if (frame.row) yield* row(view, frame.row);
}

const TILTS = [4, -5, 2, -3] as const;

function* explorers(
  { match, drawn, spent = [] }: TranquilityTableView,
  places: NonNullable<TranquilityPageLayout["explorers"]>,
): Generator<[TranquilityPieceKey, Piece]> {
  const { table } = match;
  const { deck, drawn: place, panels } = places;
  yield panel("panel:deck", panels[0]);
  if (drawn) yield panel("panel:drawn", panels[1]);
  for (const [i, card] of table.explorer.entries()) {
    const depth = Math.min(i, 2);
    const at = { ...deck, x: deck.x - depth * 1.5, y: deck.y - depth * 2 };
    const picture = cardDrawing(undefined, { explorer: true });
    yield [card, flatPiece(picture, at, { faceUp: 0, z: Z.board - depth, alpha: i < 3 ? 1 : 0 })];
  }
  if (table.explorer.length === 0) yield ["deck:none", flatPiece({ of: "gap" }, deck, { z: Z.board })];
  for (const [i, card] of spent.entries()) {
    const isSeen = i >= spent.length - 3;
    const manner = { turn: TILTS[i % TILTS.length]!, z: Z.board + i / spent.length, alpha: isSeen ? 1 : 0 };
    yield [card, flatPiece(cardOn(table, card), places.spent, manner)];
  }
  if (!drawn) return;
  const picture = cardDrawing(drawn.face, { explorer: true });
  yield [`drawn:${drawn.card}`, flatPiece(picture, place, { z: Z.board + 2, faceUp: drawn.face ? 1 : 0 })];
}

function* row(
  { match }: TranquilityTableView,
  { places, pile, panel: sheet }: NonNullable<TranquilityPageLayout["row"]>,
): Generator<[TranquilityPieceKey, Piece]> {
  const { table } = match;
  // After the match no cards are drawn.
  const isDrawn = match.phase !== "over";
  if (isDrawn) {
    yield panel("panel:row", sheet);
    for (const [i, place] of places.entries())
      if (i >= table.row.length) yield [`row:none:${i}`, flatPiece({ of: "gap" }, place, { z: Z.board })];
    if (!table.piles[0]?.length) yield ["pile:none", flatPiece({ of: "gap" }, pile, { z: Z.board })];
  }
  for (const [i, card] of table.row.entries()) {
    const place = places[i] ?? places.at(-1)!;
    yield [card, flatPiece(cardOn(table, card), place, { z: Z.board, alpha: isDrawn ? 1 : 0 })];
  }
  for (const [i, card] of (table.piles[0] ?? []).entries()) {
    const depth = Math.min(i, 2);
    const at = { ...pile, x: pile.x - depth, y: pile.y - depth * 2 };
    yield [
      card,
      flatPiece(cardDrawing(undefined), at, { faceUp: 0, z: Z.board - depth, alpha: isDrawn && i < 3 ? 1 : 0 }),
    ];
  }
}

function panel(key: TranquilityPieceKey, { x, y, width, height }: Rect): [TranquilityPieceKey, Piece] {
  const middle: Square = { x: x + width / 2, y: y + height / 2, size: width };
  return [key, flatPiece({ of: "panel", height }, middle, { z: 1 })];
}
