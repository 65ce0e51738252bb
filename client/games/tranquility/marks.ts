import { otherSide } from "../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { handOf, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { sunAt } from "../../art/palette.ts";
import type { Key, Piece, Pieces } from "../../play/pose.ts";
import type { Frame, Square } from "./frames/frame.ts";
import { clamp, squareOf } from "./frames/measure.ts";
import { handSide, isWrong, wouldBeWrong } from "./sides.ts";
import { isSpare } from "./uses.ts";
import { paysLater } from "./verdict.ts";
import { cardPicture, drawnFor, lying, pictureOf, type View, Z } from "./view.ts";
import { priceOf, tellsPrice, type Wish } from "./wish.ts";

/** What is drawn over cards and water to say what may be done, and what was done last. */
export function* marksOf(view: View, frame: Frame, pieces: Pieces): Generator<[Key, Piece]> {
  yield* lastMove(view, frame);
  yield* wrongSides(view, frame);
  yield* legalSpaces(view, frame);
  yield* turning(view, frame);
  yield* endSpace(view, frame);
  yield* handMarks(view, pieces);
  yield* target(view, frame);
  yield* waiting(view, frame, pieces);
}

function* lastMove(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { last, match } = view;
  // An island that a storm or a monster took leaves no flag.
  if (!last || match.phase !== "live" || !match.table.board[last.cell]) return;
  const { x, y, size } = squareOf(frame, last.cell);
  const { table } = match;
  const isTaken = isWrong(table, last.cell) && badgeSide(table, last.cell) > 0;
  const flag = { x: x + (isTaken ? -1 : 1) * size * 0.4, y: y - size * 0.42, size: clamp(size * 0.27, 16, 26) };
  yield [`last:${last.cell}`, lying(`flag:${last.seat}`, flag, { z: Z.mark })];
}

/** Sandbanks, each with its cost. */
function* legalSpaces(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { wish, match } = view;
  if (wish.sent || wish.hints === "none") return;
  const isPriced = wish.hints === "full";
  for (const [cell, cost] of wish.spaces) {
    if (cell === wish.target) continue;
    const square = squareOf(frame, cell);
    // A storm stays to be seen while it is looked for; a ring around it says that it can be cleared.
    if (wish.clears) yield [`legal:${cell}`, lying("ring", square, { z: Z.mark })];
    else yield [`legal:${cell}`, lying(`legal:${isPriced ? cost : "bank"}`, square, { z: 5 })];
    if (!isPriced) continue;
    if (wish.chosen !== undefined && paysLater(match.table, wish.chosen, cell)) yield* explorerAt(cell, square);
    if (wish.clears || !wouldBeWrong(match.table, cell)) continue;
    const size = clamp(square.size * 0.26, 15, 26);
    const corner = { x: square.x + square.size * 0.32, y: square.y + square.size * 0.32, size };
    yield [`pale:${cell}`, lying("turn:pale", corner, { z: 6 })];
  }
}

/** With an island on a border comes an explorer card: its back says so. */
function* explorerAt(cell: Cell, { x, y, size }: Square): Generator<[Key, Piece]> {
  const corner = { x: x + size * 0.32, y: y + size * 0.32, size: clamp(size * 0.26, 14, 26) };
  yield [`explorer:${cell}`, lying(cardPicture(undefined, { explorer: true }), corner, { faceUp: 0, z: 6 })];
}

/** On which side of an island there is a corner of mere sky, away from sun and moon: -1 left, 1 right. */
const badgeSide = (table: State, cell: Cell): -1 | 1 => (sunAt(table.board[cell]!.number).light < 0 ? 1 : -1);

/** Islands that lie wrong side up. */
function* wrongSides(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { table } = view.match;
  if (!table.layout.night) return;
  for (const cell of table.board.keys()) {
    if (!isWrong(table, cell)) continue;
    const { x, y, size } = squareOf(frame, cell);
    const away = badgeSide(table, cell);
    const badge = { x: x + away * size * 0.42, y: y - size * 0.4, size: clamp(size * 0.3, 18, 30) };
    yield [`wrong:${cell}`, lying("turn", badge, { z: Z.mark + 1 })];
  }
}

/** The islands that may be turned, and the one that will be. */
function* turning(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { wish, match } = view;
  if (!wish.turns || wish.sent) return;
  const { target } = wish;
  const placed = target === undefined ? undefined : match.table.board[target];
  if (target === undefined || !placed || !wish.turns.has(target)) return;
  const square = squareOf(frame, target);
  const side = otherSide(placed.side ?? "day");
  const lifted = { turn: -2, y: square.y - 4, z: Z.preview };
  yield ["preview", lying(pictureOf(match.table, placed.card, { side }), square, lifted)];
  yield ["ring", lying("ring", square, { ...lifted, z: Z.preview + 1 })];
}

function* endSpace({ wish }: View, frame: Frame): Generator<[Key, Piece]> {
  if (!wish.end || wish.sent) return;
  const square = wish.end === "start" ? frame.start : frame.finish;
  if (square)
    yield [`legal:${wish.end}`, lying(`legal:${wish.end === "start" ? "anchor" : "light"}`, square, { z: 5 })];
}

/** The ring around the card taken up, and a mark on those picked to pay, to discard or to give. */
function* handMarks({ wish, match, seat }: View, pieces: Pieces): Generator<[Key, Piece]> {
  const chosen = wish.chosen === undefined ? undefined : pieces.get(wish.chosen);
  if (chosen && !wish.sent) yield ["chosen", { ...chosen, picture: drawnFor("ring", chosen.size), z: chosen.z + 0.5 }];
  const offered = seat !== undefined && match.table.stage.at === "toll" ? match.table.stage.offers[seat] : undefined;
  for (const card of new Set([...wish.marked, ...(wish.offering ? [] : (offered ?? []))])) {
    const piece = pieces.get(`given:${card}`) ?? pieces.get(card);
    if (!piece) continue;
    const size = clamp(piece.size * 0.3, 22, 34);
    const [x, y] = [piece.x - piece.size * 0.22, piece.y - piece.size * 0.04];
    const picture = match.table.stage.at === "toll" ? "given" : "paid";
    yield [`mark:${card}`, lying(picture, { x, y, size }, { turn: piece.turn, z: piece.z + 0.6 })];
  }
  yield* spareMarks(match.table, wish, pieces);
}

/** While cards are picked: those for which there is no space left. */
function* spareMarks(table: State, { sorted = [], marked, chosen }: Wish, pieces: Pieces): Generator<[Key, Piece]> {
  for (const card of sorted) {
    const piece = pieces.get(card);
    if (!piece || card === chosen || marked.includes(card) || !isSpare(table, card)) continue;
    const size = clamp(piece.size * 0.2, 16, 24);
    const corner = { x: piece.x - piece.size * 0.36, y: piece.y - piece.size * 0.06, size };
    yield [`spare:${card}`, lying("spare", corner, { turn: piece.turn, z: piece.z + 0.6 })];
  }
}

/** The card as it would lie, a ring on the neighbour that sets the price, and the sum between them. */
function* target(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { match, wish } = view;
  if (wish.target === undefined || wish.chosen === undefined || wish.sent) return;
  const { table } = match;
  const number = wish.value ?? numberOn(table, wish.chosen);
  const square = squareOf(frame, wish.target);
  const scale = clamp(0.35 + frame.cell * 0.0066, 0.66, 1);
  // A card that is held hides its space, but not what it costs there.
  const top = wish.drag ? Z.held : Z.preview;
  const lifted = { turn: -2, y: square.y - 4, z: Z.preview };
  if (wish.clears) {
    yield ["ring", lying("ring", square, { z: Z.mark + 1 })];
    return;
  }
  const price = number === undefined || !tellsPrice(wish) ? undefined : priceOf(table, number, wish.target);
  if (wish.drag?.card !== wish.chosen) {
    const side = view.seat === undefined ? undefined : handSide(table, view.seat);
    const picture = pictureOf(table, wish.chosen, { side, value: wish.value });
    yield ["preview", lying(picture, square, lifted)];
  } else yield ["preview", lying(`legal:${tellsPrice(wish) ? (price?.cost ?? 0) : "bank"}`, square, { z: 5 })];
  yield ["ring", lying("ring", square, { ...lifted, z: Z.preview + 1 })];
  if (number === undefined || !price) return;
  const other = price.neighbour && squareOf(frame, price.neighbour.cell);
  const seam = other && seamTo(frame, square, other, scale);
  const badge = {
    x: square.x - (seam?.side ?? -1) * (square.size / 2 - 5 * scale),
    y: square.y - square.size / 2 + 4 * scale,
    size: 38 * scale,
  };
  yield ["price", lying(`price:${price.cost}`, badge, { z: top + 3 })];
  if (!price.neighbour || !other || !seam) return;
  yield ["neighbour", lying("ring", other, { z: Z.preview - 1 })];
  const high = Math.max(number, price.neighbour.number);
  const low = Math.min(number, price.neighbour.number);
  const sum = { ...seam, size: 28 * scale };
  yield ["sum", lying(`sum:${high} − ${low} = ${price.cost}`, sum, { z: top + 4 })];
}

/** Half of the width of a sum, in px. */
const HALF_SUM = 46;

/**
 * Where the sum across the seam to a neighbour stands: below it; beside it, where a line goes up; below the card, if the line
 * goes on elsewhere. A sum beside a seam has a side, and leaves the other one to the price.
 */
function seamTo({ viewport }: Frame, square: Square, other: Square, scale: number) {
  const below = square.y + square.size / 2 + 9 * scale;
  const isNear = Math.hypot(other.x - square.x, other.y - square.y) < square.size * 1.5;
  if (!isNear) return { x: square.x, y: below };
  if (other.y === square.y) return { x: (square.x + other.x) / 2, y: below };
  const away = square.size / 2 + 36 * scale;
  const side = square.x + away + HALF_SUM * scale > viewport.width ? -1 : 1;
  return { x: square.x + side * away, y: (square.y + other.y) / 2, side };
}

/** A card that was asked to be placed lies there already, a little lifted, until the log says so. */
function* waiting({ match, seat, wish }: View, frame: Frame, pieces: Pieces): Generator<[Key, Piece]> {
  const { sent } = wish;
  if (!sent || seat === undefined) return;
  if (sent.type === "PlaceCard") {
    const piece = pieces.get(sent.card);
    if (!piece || !handOf(match.table, seat).includes(sent.card)) return;
    const square = squareOf(frame, sent.cell);
    const picture = pictureOf(match.table, sent.card, { side: handSide(match.table, seat), value: sent.value });
    yield [sent.card, lying(picture, square, { lift: 4, turn: -2, z: Z.preview })];
  }
}
