import type { Handle, Seat } from "../../shared/engine/contract/events.ts";
import type { TranquilityFace } from "../../shared/games/tranquility/cards.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";

/** Faces of a list: `"7 12 start"` is the islands 7 and 12 and a start. */
export const faces = (cards: string): TranquilityFace[] =>
  cards
    .split(" ")
    .flatMap((card) => (card === "" ? [] : [(/^\d+$/.test(card) ? `i${card}` : card) as TranquilityFace]));

/** `find` turns faces into handles. */
export type CommandByFaces = (find: (face: string) => Handle) => Command;

const cardsIn = (cards: string, find: (face: string) => Handle): Handle[] => faces(cards).map(find);

export const place =
  (card: string, cell: number, pay = ""): CommandByFaces =>
  (find) => ({ type: "PlaceCard", card: cardsIn(card, find)[0]!, cell, pay: cardsIn(pay, find) });
export const discard =
  (cards: string): CommandByFaces =>
  (find) => ({ type: "DiscardPair", cards: cardsIn(cards, find) });
export const playStart =
  (card = "start"): CommandByFaces =>
  (find) => ({ type: "PlayStart", card: cardsIn(card, find)[0]! });
export const playFinish =
  (card = "finish"): CommandByFaces =>
  (find) => ({ type: "PlayFinish", card: cardsIn(card, find)[0]! });
export const offer =
  (cards: string): CommandByFaces =>
  (find) => ({ type: "OfferToll", cards: cardsIn(cards, find) });

export const placeJoker =
  (value: number, cell: number, pay = ""): CommandByFaces =>
  (find) => ({ type: "PlaceCard", card: find("border"), cell, pay: cardsIn(pay, find), value });
export const payCost =
  (cards: string): CommandByFaces =>
  (find) => ({ type: "PayCost", cards: cardsIn(cards, find) });
export const clearStorm =
  (cell: number, card = "compass"): CommandByFaces =>
  (find) => ({ type: "ClearStorm", card: cardsIn(card, find)[0]!, cell });
export const turnCard =
  (cell: number, card: string): CommandByFaces =>
  (find) => ({ type: "TurnCard", card: cardsIn(card, find)[0]!, cell });
export const sweep = (): CommandByFaces => () => ({ type: "Sweep" });

/** An event in which faces stand for handles. */
export interface ExpectedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const cardOf = (card: string): TranquilityFace => faces(card)[0]!;

export const turn = (seat: Seat): ExpectedEvent => ({ type: "TurnStarted", seat });
export const placed = (seat: Seat, card: string, cell: number): ExpectedEvent => ({
  type: "CardPlaced",
  seat,
  card: cardOf(card),
  face: cardOf(card),
  cell,
});
export const placedUp = (seat: Seat, card: string, cell: number, side: "day" | "night"): ExpectedEvent => ({
  ...placed(seat, card, cell),
  side,
});
export const placedJoker = (seat: Seat, value: number, cell: number): ExpectedEvent => ({
  ...placed(seat, "border", cell),
  value,
});
export const explored = (seat: Seat, face: string): ExpectedEvent => ({
  type: "ExplorerDrawn",
  seat,
  card: face,
  face,
});
/** Only the seat sees the card. */
export const exploredUnseen = (seat: Seat, face: string): ExpectedEvent => ({
  type: "ExplorerDrawn",
  seat,
  card: face,
  secret: { to: [seat], faces: [face] },
});
export const kept = (seat: Seat, card: string): ExpectedEvent => ({ type: "ExplorerKept", seat, card });
/** All see the card. */
export const specialDrawn = (seat: Seat, face: string): ExpectedEvent => ({
  type: "SpecialDrawn",
  seat,
  card: face,
  face,
});
export const spent = (seat: Seat, card: string): ExpectedEvent => ({ type: "ExplorerSpent", seat, card });
export const stormRaised = (seat: Seat, cell: number, card: string): ExpectedEvent => ({
  type: "StormRaised",
  seat,
  cell,
  storm: "storm",
  card: cardOf(card),
});
export const shuffled = (seat: Seat, cards: string): ExpectedEvent => ({
  type: "HandShuffled",
  seat,
  were: faces(cards).sort(),
  secret: { to: [seat], faces: faces(cards).sort() },
});
export const swallowed = (seat: Seat, cell: number, card: string): ExpectedEvent => ({
  type: "IslandSwallowed",
  seat,
  cell,
  monster: "monster",
  card: cardOf(card),
});
export const struck = (seat: Seat, rocks = "rocks"): ExpectedEvent => ({ type: "RocksStruck", seat, rocks });
export const topLost = (seat: Seat, card: string): ExpectedEvent => ({ type: "PileTopLost", seat, card: cardOf(card) });
export const cleared = (seat: Seat, cell: number): ExpectedEvent => ({
  type: "StormCleared",
  seat,
  cell,
  compass: "compass",
  storm: "storm",
});
export const handsTurned = (seat: Seat, side: "day" | "night"): ExpectedEvent => ({
  type: "HandsTurned",
  seat,
  compass: "compass",
  side,
});
export const cardTurned = (seat: Seat, cell: number, side: "day" | "night", card: string): ExpectedEvent => ({
  type: "CardTurned",
  seat,
  cell,
  side,
  card: cardOf(card),
});
export const rowTaken = (seat: Seat, cards: string): ExpectedEvent => ({ type: "RowTaken", seat, cards: faces(cards) });
export const rowRefilled = (cards: string): ExpectedEvent => ({
  type: "RowRefilled",
  cards: faces(cards),
  faces: faces(cards),
});
export const swept = (seat: Seat, cards: string): ExpectedEvent => ({
  type: "HandSwept",
  seat,
  cards: faces(cards),
  faces: faces(cards),
});
export const passed = (seat: Seat): ExpectedEvent => ({ type: "SeatPassed", seat });
export const costPaid = (seat: Seat, cards: string): ExpectedEvent => ({ type: "CostPaid", seat, cards: faces(cards) });
export const pairDiscarded = (seat: Seat, cards: string): ExpectedEvent => ({
  type: "PairDiscarded",
  seat,
  cards: faces(cards),
});
/** Only the seat sees the faces. */
export const drew = (seat: Seat, cards: string): ExpectedEvent => ({
  type: "CardsDrawn",
  seat,
  cards: faces(cards),
  secret: { to: [seat], faces: faces(cards) },
});
export const startPlayed = (seat: Seat): ExpectedEvent => ({ type: "StartPlayed", seat, card: "start", face: "start" });
export const finishPlaced = (seat: Seat): ExpectedEvent => ({
  type: "FinishPlaced",
  seat,
  card: "finish",
  face: "finish",
});
export const boardFilled: ExpectedEvent = { type: "BoardFilled" };
export const tollOpened = (amount: number): ExpectedEvent => ({ type: "TollOpened", amount });
export const offered = (seat: Seat, cards: string): ExpectedEvent => ({
  type: "TollOffered",
  seat,
  cards: faces(cards),
});
export const settled = (...paid: readonly (readonly [Seat, string])[]): ExpectedEvent => ({
  type: "TollSettled",
  paid: paid.map(([seat, cards]) => ({ seat, cards: faces(cards) })),
});

/** The 6 × 6 grid: cell n holds island n + 1; `but` leaves cells empty. */
export const filled = (...but: readonly number[]): Record<number, number> => filledTo(36, ...but);

/** Cell n holds island n + 1; `but` leaves cells empty. */
export const filledTo = (cells: number, ...but: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    Array.from({ length: cells }, (_, cell) => [cell, cell + 1]).filter(([cell]) => !but.includes(cell!)),
  );
