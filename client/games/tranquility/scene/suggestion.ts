import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Piece } from "../../../canvas/pose.ts";
import type { Suggestion } from "../../../contract/board.ts";
import type { Square } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import type { TranquilityLayout } from "./layout.ts";
import { clamp, squareOf } from "./measure.ts";
import { handSide } from "./sides.ts";
import { cardOn, flatPiece, middleOf, Z } from "./view.ts";

type Ghost = readonly [TranquilityPieceKey, Piece];

/** Draws the suggested move over a copy of the layout. */
export function withSuggestion(
  laid: TranquilityLayout,
  match: Match<State>,
  suggestion: Suggestion<Command>,
): TranquilityLayout {
  return { ...laid, pieces: new Map([...laid.pieces, ...ghostsOf(laid, match, suggestion)]) };
}

function* ghostsOf(
  laid: TranquilityLayout,
  match: Match<State>,
  { command, seat }: Suggestion<Command>,
): Generator<Ghost> {
  const { frame } = laid;
  switch (command.type) {
    case "PlaceCard":
      yield* placed(laid, match, seat, command);
      yield* givenAway(laid, match, seat, command.pay);
      return;
    case "ClearStorm":
    case "TurnCard":
      yield* pointedAt(laid, command.card, squareOf(frame, command.cell));
      return;
    case "PlayStart":
      if (frame.start) yield* pointedAt(laid, command.card, frame.start);
      return;
    case "PlayFinish":
      if (frame.finish) yield* pointedAt(laid, command.card, frame.finish);
      return;
    case "Sweep":
      yield* givenAway(laid, match, seat, match.table.row);
      return;
    default:
      yield* givenAway(laid, match, seat, command.cards);
  }
}

interface Placing {
  readonly card: Handle;
  readonly cell: Cell;
  readonly value?: number | undefined;
}

/** Offset and size of a ghost over a taken space, in sizes of the space. */
const ASIDE = { x: -0.2, y: -0.34, size: 0.8 } as const;

function* placed(
  laid: TranquilityLayout,
  { table }: Match<State>,
  seat: Seat,
  { card, cell, value }: Placing,
): Generator<Ghost> {
  const square = squareOf(laid.frame, cell);
  const isTaken = table.board[cell] || table.storms[cell] !== undefined;
  const { size } = square;
  const at = isTaken
    ? { x: square.x + ASIDE.x * size, y: square.y + ASIDE.y * size, size: ASIDE.size * size }
    : { ...square, y: square.y - 4 };
  const picture = cardOn(table, card, { side: handSide(table, seat), value });
  yield ["ghost:card", flatPiece(picture, at, { turn: -2, z: Z.preview })];
  yield* pointedAt(laid, card, at, -2);
}

function* pointedAt({ pieces }: TranquilityLayout, card: Handle, to: Square, turn = 0): Generator<Ghost> {
  yield ["ghost:ring", flatPiece({ of: "ring" }, to, { turn, z: Z.preview + 1 })];
  const from = pieces.get(card);
  if (from) yield* arrow(from, to);
}

/** An arrow's minimum length in px, and its distance from the middle of its target, in target sizes. */
const NEAR = 24;
const SHORT = 0.58;

function* arrow(from: Square, to: Square): Generator<Ghost> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const whole = Math.hypot(dx, dy);
  const length = whole - to.size * SHORT - from.size * 0.2;
  if (length < NEAR) return;
  const middle = (from.size * 0.2 + length / 2) / whole;
  const at = { x: from.x + dx * middle, y: from.y + dy * middle, size: length };
  yield [
    "ghost:arrow",
    flatPiece({ of: "arrow" }, at, { turn: (Math.atan2(dy, dx) * 180) / Math.PI, z: Z.hand + 60, alpha: 0.9 }),
  ];
}

/** Size in px of cards beside the panel of a seat whose hand is hidden. */
const CARD = 44;

/** Shows hidden cards beside their owner's panel. */
function* givenAway(
  { frame, pieces }: TranquilityLayout,
  { table }: Match<State>,
  seat: Seat,
  cards: readonly Handle[],
): Generator<Ghost> {
  const plaque = middleOf(frame.regions.plaques[seat]!, CARD);
  const hidden = cards.filter((card) => !pieces.get(card)?.alpha);
  const width = hidden.length * (CARD + 4);
  const left = clamp(plaque.x - width / 2, 8, frame.viewport.width - width - 8) + (CARD + 4) / 2;
  const y = plaque.y + frame.regions.plaques[seat]!.height / 2 + CARD / 2 + 4;
  for (const card of cards) {
    const i = hidden.indexOf(card);
    const picture = cardOn(table, card, { side: handSide(table, seat) });
    const ghost = i < 0 ? undefined : flatPiece(picture, { x: left + i * (CARD + 4), y, size: CARD }, { z: Z.preview });
    if (ghost) yield [`ghost:${card}`, ghost];
    const piece = ghost ?? pieces.get(card)!;
    const corner = {
      x: piece.x - piece.size * 0.22,
      y: piece.y - piece.size * 0.04,
      size: clamp(piece.size * 0.3, 16, 34),
    };
    yield [`ghost:mark:${card}`, flatPiece({ of: "paid" }, corner, { turn: piece.turn, z: piece.z + 0.7 })];
  }
}
