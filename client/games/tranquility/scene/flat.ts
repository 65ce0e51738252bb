import type { Match } from "../../../../shared/engine/match/match.ts";
import { handOf, type State } from "../../../../shared/games/tranquility/state.ts";
import type { Piece } from "../../../canvas/pose.ts";
import { tranquility } from "../game.ts";
import type { Rect, Size, Square, TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { handSide } from "./sides.ts";
import { cardOn, flatPiece, middleOf, Z } from "./view.ts";

/** Gap between two cards of a flat hand, in px. */
const GAP = 4;

/** Hands with fewer cards do not get larger ones. */
const USUAL = 5;

/** The 1 to 3 rows that make cards largest; sizes in px. */
export function flatIn(place: Size, { count = USUAL, largest = Number.POSITIVE_INFINITY } = {}) {
  const ways = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(Math.max(USUAL, count) / rows);
    const across = (place.width - (columns - 1) * GAP) / columns;
    const size = Math.min(largest, across, (place.height - (rows - 1) * GAP) / rows);
    return { columns, size, width: columns * (size + GAP) - GAP, height: rows * (size + GAP) - GAP };
  });
  // Another row must gain more than a tenth in size.
  return ways.reduce((best, way) => (way.size > best.size * 1.1 ? way : best));
}

function laidFlat(place: Rect, count: number): Square[] {
  const { columns, size, height } = flatIn(place, { count });
  const step = size + GAP;
  const top = place.y + (place.height - height) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: place.x + size / 2 + (i % columns) * step,
    y: top + size / 2 + Math.floor(i / columns) * step,
    size,
  }));
}

/** In a replay, each hand is beside its owner; where only one fits, it is that of the seat to act. */
export function* shownHands(
  { table }: Match<State>,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  const hand = { seat: tranquility.toAct(table)[0]?.seat ?? 0, place: frame.regions.hand };
  for (const { seat, place } of frame.hands?.map((place, seat) => ({ seat, place })) ?? [hand]) {
    const cards = handOf(table, seat);
    for (const [i, square] of laidFlat(place, cards.length).entries()) {
      const picture = cardOn(table, cards[i]!, { side: handSide(table, seat) });
      const faceUp = table.faces[cards[i]!] === undefined ? 0 : 1;
      yield [cards[i]!, flatPiece(picture, square, { faceUp, z: Z.hand + i })];
    }
    if (!frame.hands) continue;
    const plaque = frame.regions.plaques[seat]!;
    const panel = middleOf(plaque, plaque.width);
    yield [`plaque:${seat}`, flatPiece({ of: "panel", height: plaque.height }, panel, { z: Z.hand - 1 })];
  }
}
