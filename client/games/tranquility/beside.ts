import type { Handle } from "../../../shared/engine/game.ts";
import type { Recorded } from "../../../shared/engine/match.ts";
import type { Face } from "../../../shared/games/tranquility/cards.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { Key, Piece } from "../../play/pose.ts";
import type { Frame, Rect, Square } from "./frames/frame.ts";
import { cardPicture, lying, pictureOf, type View, Z } from "./view.ts";

/** The explorer card that was drawn last, as long as nothing else was done since. */
export interface Drawn {
  readonly card: Handle;
  /** Absent when it went to somebody else's hand. */
  readonly face?: Face | undefined;
  /** It had no effect. */
  readonly isSpent: boolean;
}

const DEEDS: ReadonlySet<string> = new Set(["CardPlaced", "PairDiscarded", "StormCleared", "FinishPlaced"]);

/** What the explorers' deck showed last, up to a version of the log. */
export function lastDrawn(log: readonly Recorded[], version: number): Drawn | undefined {
  let isSpent = false;
  for (let v = version; v > 0; v--) {
    const event = log[v - 1] as unknown as Event;
    if (event.type === "ExplorerSpent") isSpent = true;
    if (event.type === "ExplorerDrawn")
      return { card: event.card, face: event.face ?? event.secret?.faces[event.card], isSpent };
    if (DEEDS.has(event.type)) return undefined;
  }
  return undefined;
}

/** What modes put beside the board: the explorers, the dial of day and night, the open row. */
export function* besideOf(view: View, frame: Frame): Generator<[Key, Piece]> {
  if (frame.explorers) yield* explorers(view, frame.explorers);
  if (frame.dial) {
    // The dial is drawn with the night on top.
    const turn = view.match.table.side === "night" ? 360 : 180;
    yield ["dial", lying("dial", frame.dial, { turn, z: 2 })];
    yield ["pointer", lying("pointer", frame.dial, { z: 3 })];
  }
  if (frame.row) yield* row(view, frame.row);
}

function* explorers({ match, drawn }: View, { deck, drawn: place, panels }: NonNullable<Frame["explorers"]>) {
  const { table } = match;
  yield panel("panel:deck", panels[0]);
  if (drawn) yield panel("panel:drawn", panels[1]);
  for (const [i, card] of table.explorer.entries()) {
    const depth = Math.min(i, 2);
    const at = { ...deck, x: deck.x - depth * 1.5, y: deck.y - depth * 2 };
    const picture = cardPicture(undefined, { explorer: true });
    yield [card, lying(picture, at, { faceUp: 0, z: Z.board - depth, alpha: i < 3 ? 1 : 0 })] as [Key, Piece];
  }
  if (!drawn) return;
  const picture = cardPicture(drawn.face, { explorer: true });
  yield [`drawn:${drawn.card}`, lying(picture, place, { z: Z.board + 1, faceUp: drawn.face ? 1 : 0 })] as [Key, Piece];
}

function* row({ match }: View, { places, pile, panel: sheet }: NonNullable<Frame["row"]>): Generator<[Key, Piece]> {
  const { table } = match;
  yield panel("panel:row", sheet);
  for (const [i, card] of table.row.entries()) {
    const place = places[i] ?? places.at(-1)!;
    yield [card, lying(pictureOf(table, card), place, { z: Z.board })];
  }
  for (const [i, card] of (table.piles[0] ?? []).entries()) {
    const depth = Math.min(i, 2);
    const at = { ...pile, x: pile.x - depth, y: pile.y - depth * 2 };
    yield [card, lying(cardPicture(undefined), at, { faceUp: 0, z: Z.board - depth, alpha: i < 3 ? 1 : 0 })];
  }
}

function panel(key: Key, { x, y, width, height }: Rect): [Key, Piece] {
  const middle: Square = { x: x + width / 2, y: y + height / 2, size: width };
  return [key, lying(`panel:${height}`, middle, { z: 1 })];
}
