import type { Handle, Seat } from "../../shared/engine/game.ts";
import type { Face } from "../../shared/games/tranquility/cards.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";

/** Cards by their faces, as tests write them: `"7 12 start"` is the islands 7 and 12 and a start. */
export const faces = (cards: string): Face[] =>
  cards.split(" ").flatMap((card) => (card === "" ? [] : [(/^\d+$/.test(card) ? `i${card}` : card) as Face]));

/** A command by faces: it finds the handles of its cards when it is given. */
export type Asked = (find: (face: string) => Handle) => Command;

const cardsIn = (cards: string, find: (face: string) => Handle): Handle[] => faces(cards).map(find);

export const place =
  (card: string, cell: number, pay = ""): Asked =>
  (find) => ({ type: "PlaceCard", card: cardsIn(card, find)[0]!, cell, pay: cardsIn(pay, find) });
export const discard =
  (cards: string): Asked =>
  (find) => ({ type: "DiscardPair", cards: cardsIn(cards, find) });
export const playStart =
  (card = "start"): Asked =>
  (find) => ({ type: "PlayStart", card: cardsIn(card, find)[0]! });
export const playFinish =
  (card = "finish"): Asked =>
  (find) => ({ type: "PlayFinish", card: cardsIn(card, find)[0]! });
export const offer =
  (cards: string): Asked =>
  (find) => ({ type: "OfferToll", cards: cardsIn(cards, find) });

/** An event by faces: what stood there as a handle is the card's face. */
export interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const cardOf = (card: string): Face => faces(card)[0]!;

export const turn = (seat: Seat): Told => ({ type: "TurnStarted", seat });
export const placed = (seat: Seat, card: string, cell: number): Told => ({
  type: "CardPlaced",
  seat,
  card: cardOf(card),
  face: cardOf(card),
  cell,
});
export const costPaid = (seat: Seat, cards: string): Told => ({ type: "CostPaid", seat, cards: faces(cards) });
export const pairDiscarded = (seat: Seat, cards: string): Told => ({
  type: "PairDiscarded",
  seat,
  cards: faces(cards),
});
/** Drawn cards; their faces are told to their seat alone. */
export const drew = (seat: Seat, cards: string): Told => ({
  type: "CardsDrawn",
  seat,
  cards: faces(cards),
  secret: { to: [seat], faces: faces(cards) },
});
export const startPlayed = (seat: Seat): Told => ({ type: "StartPlayed", seat, card: "start", face: "start" });
export const finishPlaced = (seat: Seat): Told => ({ type: "FinishPlaced", seat, card: "finish", face: "finish" });
export const tollOpened = (amount: number): Told => ({ type: "TollOpened", amount });
export const offered = (seat: Seat, cards: string): Told => ({ type: "TollOffered", seat, cards: faces(cards) });
export const settled = (...paid: readonly (readonly [Seat, string])[]): Told => ({
  type: "TollSettled",
  paid: paid.map(([seat, cards]) => ({ seat, cards: faces(cards) })),
});

/** The full board: cell n holds island n + 1; `but` leaves cells empty. */
export const filled = (...but: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    Array.from({ length: 36 }, (_, cell) => [cell, cell + 1]).filter(([cell]) => !but.includes(cell!)),
  );
