import { otherSide } from "../../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { handOf, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import type { Piece, Pieces } from "../../../canvas/pose.ts";
import { sunAt } from "../art/palette.ts";
import { costOf, type MoveDraft, showsPrice } from "../input/draft.ts";
import { paysLater } from "../input/legality.ts";
import { isSpare } from "../input/uses.ts";
import { cardDrawing, drawnFor, type SpaceLabel } from "./drawings.ts";
import type { Square, TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { clamp, squareOf } from "./measure.ts";
import { handSide, isWrong, wouldBeWrong } from "./sides.ts";
import { cardOn, flatPiece, type TranquilityTableView, Z } from "./view.ts";

export function* marksOf(
  view: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Pieces,
): Generator<[TranquilityPieceKey, Piece]> {
  yield* lastMove(view, frame);
  yield* wrongSides(view, frame);
  yield* legalSpaces(view, frame);
  yield* turning(view, frame);
  yield* endSpace(view, frame);
  yield* handMarks(view, pieces);
  yield* target(view, frame);
  yield* waiting(view, frame, pieces);
}

function* lastMove(view: TranquilityTableView, frame: TranquilityPageLayout): Generator<[TranquilityPieceKey, Piece]> {
  const { last, match } = view;
  // An island taken by a storm or a monster leaves no flag.
  if (!last || match.phase !== "live" || !match.table.board[last.cell]) return;
  const { x, y, size } = squareOf(frame, last.cell);
  const { table } = match;
  const isTaken = isWrong(table, last.cell) && badgeSide(table, last.cell) > 0;
  const flag = { x: x + (isTaken ? -1 : 1) * size * 0.4, y: y - size * 0.42, size: clamp(size * 0.27, 16, 26) };
  yield [`last:${last.cell}`, flatPiece({ of: "flag", seat: last.seat }, flag, { z: Z.mark })];
}

function* legalSpaces(
  view: TranquilityTableView,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  const { draft, match } = view;
  if (draft.sent || draft.hints === "none") return;
  const isPriced = draft.hints === "full";
  for (const [cell, cost] of draft.spaces) {
    if (cell === draft.target) continue;
    const square = squareOf(frame, cell);
    // A storm stays visible, and a ring shows that it can be cleared.
    if (draft.clears) yield [`legal:${cell}`, flatPiece({ of: "ring" }, square, { z: Z.mark })];
    else
      yield [
        `legal:${cell}`,
        flatPiece({ of: "legal", ...(isPriced ? { label: priceIn(view, cost) } : {}) }, square, { z: 5 }),
      ];
    if (!isPriced) continue;
    if (draft.chosen !== undefined && paysLater(match.table, draft.chosen, cell)) yield* explorerAt(cell, square);
    if (draft.clears || !wouldBeWrong(match.table, cell)) continue;
    const size = clamp(square.size * 0.26, 15, 26);
    const corner = { x: square.x + square.size * 0.32, y: square.y + square.size * 0.32, size };
    yield [`pale:${cell}`, flatPiece({ of: "turn", pale: true }, corner, { z: 6 })];
  }
}

/** 0 becomes the view's word for "free", if any. */
const priceIn = ({ free }: TranquilityTableView, cost: number): SpaceLabel =>
  cost === 0 && free ? { word: free } : cost;

/** On a border, an island brings an explorer card. */
function* explorerAt(cell: Cell, { x, y, size }: Square): Generator<[TranquilityPieceKey, Piece]> {
  const corner = { x: x + size * 0.32, y: y + size * 0.32, size: clamp(size * 0.26, 14, 26) };
  yield [`explorer:${cell}`, flatPiece(cardDrawing(undefined, { explorer: true }), corner, { faceUp: 0, z: 6 })];
}

/** The side without sun and moon: -1 left, 1 right. */
const badgeSide = (table: State, cell: Cell): -1 | 1 => (sunAt(table.board[cell]!.number).light < 0 ? 1 : -1);

function* wrongSides(
  view: TranquilityTableView,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  const { table } = view.match;
  if (!table.layout.night) return;
  for (const cell of table.board.keys()) {
    if (!isWrong(table, cell)) continue;
    const { x, y, size } = squareOf(frame, cell);
    const away = badgeSide(table, cell);
    const badge = { x: x + away * size * 0.42, y: y - size * 0.4, size: clamp(size * 0.3, 18, 30) };
    yield [`wrong:${cell}`, flatPiece({ of: "turn", pale: false }, badge, { z: Z.mark + 1 })];
  }
}

function* turning(view: TranquilityTableView, frame: TranquilityPageLayout): Generator<[TranquilityPieceKey, Piece]> {
  const { draft, match } = view;
  if (!draft.turns || draft.sent) return;
  const { target } = draft;
  const placed = target === undefined ? undefined : match.table.board[target];
  if (target === undefined || !placed || !draft.turns.has(target)) return;
  const square = squareOf(frame, target);
  const side = otherSide(placed.side ?? "day");
  const lifted = { turn: -2, y: square.y - 4, z: Z.preview };
  yield ["preview", flatPiece(cardOn(match.table, placed.card, { side }), square, lifted)];
  yield ["ring", flatPiece({ of: "ring" }, square, { ...lifted, z: Z.preview + 1 })];
}

function* endSpace(
  { draft }: TranquilityTableView,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  if (!draft.end || draft.sent) return;
  const square = draft.end === "start" ? frame.start : frame.finish;
  if (square)
    yield [
      `legal:${draft.end}`,
      flatPiece({ of: "legal", label: { glyph: draft.end === "start" ? "anchor" : "light" } }, square, { z: 5 }),
    ];
}

function* handMarks(
  { draft, match, seat }: TranquilityTableView,
  pieces: Pieces,
): Generator<[TranquilityPieceKey, Piece]> {
  const chosen = draft.chosen === undefined ? undefined : pieces.get(draft.chosen);
  if (chosen && !draft.sent)
    yield ["chosen", { ...chosen, picture: drawnFor({ of: "ring" }, chosen.size), z: chosen.z + 0.5 }];
  const offered = seat !== undefined && match.table.stage.at === "toll" ? match.table.stage.offers[seat] : undefined;
  for (const card of new Set([...draft.marked, ...(draft.offering ? [] : (offered ?? []))])) {
    const piece = pieces.get(`given:${card}`) ?? pieces.get(card);
    if (!piece) continue;
    const size = clamp(piece.size * 0.3, 22, 34);
    const [x, y] = [piece.x - piece.size * 0.22, piece.y - piece.size * 0.04];
    const of = match.table.stage.at === "toll" ? "given" : "paid";
    yield [`mark:${card}`, flatPiece({ of }, { x, y, size }, { turn: piece.turn, z: piece.z + 0.6 })];
  }
  yield* spareMarks(match.table, draft, pieces);
}

/** While cards are picked, marks those that fit no space. */
function* spareMarks(
  table: State,
  { hand, marksSpare, marked, chosen }: MoveDraft,
  pieces: Pieces,
): Generator<[TranquilityPieceKey, Piece]> {
  for (const card of (marksSpare && hand) || []) {
    const piece = pieces.get(card);
    if (!piece || card === chosen || marked.includes(card) || !isSpare(table, card)) continue;
    const size = clamp(piece.size * 0.2, 16, 24);
    const corner = { x: piece.x - piece.size * 0.36, y: piece.y - piece.size * 0.06, size };
    yield [`spare:${card}`, flatPiece({ of: "spare" }, corner, { turn: piece.turn, z: piece.z + 0.6 })];
  }
}

/** The placed card, a ring on the neighbour that sets the price, and the sum. */
function* target(view: TranquilityTableView, frame: TranquilityPageLayout): Generator<[TranquilityPieceKey, Piece]> {
  const { match, draft } = view;
  if (draft.target === undefined || draft.chosen === undefined || draft.sent) return;
  const { table } = match;
  const number = draft.value ?? numberOn(table, draft.chosen);
  const square = squareOf(frame, draft.target);
  const scale = clamp(0.35 + frame.cell * 0.0066, 0.66, 1);
  // A dragged card covers its space, so the price is in front of the card.
  const top = draft.drag ? Z.held : Z.preview;
  const lifted = { turn: -2, y: square.y - 4, z: Z.preview };
  if (draft.clears) {
    yield ["ring", flatPiece({ of: "ring" }, square, { z: Z.mark + 1 })];
    return;
  }
  const price = number === undefined || !showsPrice(draft) ? undefined : costOf(table, number, draft.target);
  if (draft.drag?.card !== draft.chosen) {
    const side = view.seat === undefined ? undefined : handSide(table, view.seat);
    const picture = cardOn(table, draft.chosen, { side, value: draft.value });
    yield ["preview", flatPiece(picture, square, lifted)];
  } else
    yield [
      "preview",
      flatPiece({ of: "legal", ...(showsPrice(draft) ? { label: priceIn(view, price?.cost ?? 0) } : {}) }, square, {
        z: 5,
      }),
    ];
  yield ["ring", flatPiece({ of: "ring" }, square, { ...lifted, z: Z.preview + 1 })];
  if (number === undefined || !price) return;
  const other = price.neighbour && squareOf(frame, price.neighbour.cell);
  const seam = other && seamTo(frame, square, other, scale);
  const badge = {
    x: square.x - (seam?.side ?? -1) * (square.size / 2 - 5 * scale),
    y: square.y - square.size / 2 + 4 * scale,
    size: 38 * scale,
  };
  if (price.cost === 0 && view.free)
    yield ["price", flatPiece({ of: "sum", text: view.free }, { ...badge, size: 28 * scale }, { z: top + 3 })];
  else yield ["price", flatPiece({ of: "price", cost: price.cost }, badge, { z: top + 3 })];
  if (!price.neighbour || !other || !seam) return;
  yield ["neighbour", flatPiece({ of: "ring" }, other, { z: Z.preview - 1 })];
  const high = Math.max(number, price.neighbour.number);
  const low = Math.min(number, price.neighbour.number);
  const sum = { ...seam, size: 28 * scale };
  yield ["sum", flatPiece({ of: "sum", text: `${high} − ${low} = ${price.cost}` }, sum, { z: top + 4 })];
}

/** Half of a sum's width, in px. */
const HALF_SUM = 46;

/**
 * The sum is below the seam to a neighbour in the same row, beside the seam to one above or below, otherwise below the
 * card.
 */
function seamTo({ viewport }: TranquilityPageLayout, square: Square, other: Square, scale: number) {
  const below = square.y + square.size / 2 + 9 * scale;
  const isNear = Math.hypot(other.x - square.x, other.y - square.y) < square.size * 1.5;
  if (!isNear) return { x: square.x, y: below };
  if (other.y === square.y) return { x: (square.x + other.x) / 2, y: below };
  const away = square.size / 2 + 36 * scale;
  const side = square.x + away + HALF_SUM * scale > viewport.width ? -1 : 1;
  return { x: square.x + side * away, y: (square.y + other.y) / 2, side };
}

/** Shows the sent card in its space until the log confirms it. */
function* waiting(
  { match, seat, draft }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Pieces,
): Generator<[TranquilityPieceKey, Piece]> {
  const { sent } = draft;
  if (!sent || seat === undefined) return;
  if (sent.type === "PlaceCard") {
    const piece = pieces.get(sent.card);
    if (!piece || !handOf(match.table, seat).includes(sent.card)) return;
    const square = squareOf(frame, sent.cell);
    const picture = cardOn(match.table, sent.card, { side: handSide(match.table, seat), value: sent.value });
    yield [sent.card, flatPiece(picture, square, { lift: 4, turn: -2, z: Z.preview })];
  }
}
