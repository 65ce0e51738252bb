import type { Handle, Seat } from "../../shared/engine/contract/events.ts";
import type { TranquilityFace } from "../../shared/games/tranquility/cards.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";

/** Cards by their faces, as tests write them: `"7 12 start"` is the islands 7 and 12 and a start. */
export const faces = (cards: string): TranquilityFace[] =>
  cards
    .split(" ")
    .flatMap((card) => (card === "" ? [] : [(/^\d+$/.test(card) ? `i${card}` : card) as TranquilityFace]));

/** A command by faces; the handles of its cards are looked up when it is sent. */
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

export const placeJoker =
  (value: number, cell: number, pay = ""): Asked =>
  (find) => ({ type: "PlaceCard", card: find("border"), cell, pay: cardsIn(pay, find), value });
export const payCost =
  (cards: string): Asked =>
  (find) => ({ type: "PayCost", cards: cardsIn(cards, find) });
export const clearStorm =
  (cell: number, card = "compass"): Asked =>
  (find) => ({ type: "ClearStorm", card: cardsIn(card, find)[0]!, cell });
export const turnCard =
  (cell: number, card: string): Asked =>
  (find) => ({ type: "TurnCard", card: cardsIn(card, find)[0]!, cell });
export const sweep = (): Asked => () => ({ type: "Sweep" });

/** An event with the faces of cards instead of handles. */
export interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const cardOf = (card: string): TranquilityFace => faces(card)[0]!;

export const turn = (seat: Seat): Told => ({ type: "TurnStarted", seat });
export const placed = (seat: Seat, card: string, cell: number): Told => ({
  type: "CardPlaced",
  seat,
  card: cardOf(card),
  face: cardOf(card),
  cell,
});
/** `placed` with the side that is up. */
export const placedUp = (seat: Seat, card: string, cell: number, side: "day" | "night"): Told => ({
  ...placed(seat, card, cell),
  side,
});
export const placedJoker = (seat: Seat, value: number, cell: number): Told => ({
  ...placed(seat, "border", cell),
  value,
});
export const explored = (seat: Seat, face: string): Told => ({ type: "ExplorerDrawn", seat, card: face, face });
/** An explorer card that only its seat sees. */
export const exploredUnseen = (seat: Seat, face: string): Told => ({
  type: "ExplorerDrawn",
  seat,
  card: face,
  secret: { to: [seat], faces: [face] },
});
export const kept = (seat: Seat, card: string): Told => ({ type: "ExplorerKept", seat, card });
export const spent = (seat: Seat, card: string): Told => ({ type: "ExplorerSpent", seat, card });
export const stormRaised = (seat: Seat, cell: number, card: string): Told => ({
  type: "StormRaised",
  seat,
  cell,
  storm: "storm",
  card: cardOf(card),
});
export const shuffled = (seat: Seat, cards: string): Told => ({
  type: "HandShuffled",
  seat,
  were: faces(cards).sort(),
  secret: { to: [seat], faces: faces(cards).sort() },
});
export const swallowed = (seat: Seat, cell: number, card: string): Told => ({
  type: "IslandSwallowed",
  seat,
  cell,
  monster: "monster",
  card: cardOf(card),
});
export const struck = (seat: Seat, rocks = "rocks"): Told => ({ type: "RocksStruck", seat, rocks });
export const topLost = (seat: Seat, card: string): Told => ({ type: "PileTopLost", seat, card: cardOf(card) });
export const cleared = (seat: Seat, cell: number): Told => ({
  type: "StormCleared",
  seat,
  cell,
  compass: "compass",
  storm: "storm",
});
export const handsTurned = (seat: Seat, side: "day" | "night"): Told => ({
  type: "HandsTurned",
  seat,
  compass: "compass",
  side,
});
export const cardTurned = (seat: Seat, cell: number, side: "day" | "night", card: string): Told => ({
  type: "CardTurned",
  seat,
  cell,
  side,
  card: cardOf(card),
});
export const rowTaken = (seat: Seat, cards: string): Told => ({ type: "RowTaken", seat, cards: faces(cards) });
export const rowRefilled = (cards: string): Told => ({
  type: "RowRefilled",
  cards: faces(cards),
  faces: faces(cards),
});
export const swept = (seat: Seat, cards: string): Told => ({
  type: "HandSwept",
  seat,
  cards: faces(cards),
  faces: faces(cards),
});
export const passed = (seat: Seat): Told => ({ type: "SeatPassed", seat });
export const costPaid = (seat: Seat, cards: string): Told => ({ type: "CostPaid", seat, cards: faces(cards) });
export const pairDiscarded = (seat: Seat, cards: string): Told => ({
  type: "PairDiscarded",
  seat,
  cards: faces(cards),
});
/** Drawn cards, whose faces only their seat sees. */
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

/** The full grid: cell n holds island n + 1; `but` leaves cells empty. */
export const filled = (...but: readonly number[]): Record<number, number> => filledTo(36, ...but);

/** A full board of `cells` cells: cell n holds island n + 1; `but` leaves cells empty. */
export const filledTo = (cells: number, ...but: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    Array.from({ length: cells }, (_, cell) => [cell, cell + 1]).filter(([cell]) => !but.includes(cell!)),
  );
