import type { Handle } from "../../../engine/contract/events.ts";
import type { Command } from "../commands.ts";
import { HAND_SHIFT, type Kernel } from "./kernel.ts";
import { JOKER, KINDS } from "./rules.ts";

/**
 * Bit offsets in a move of 30 bits: 4 for the kind (an index in `KINDS`), 4 for the position of its card in the hand, 6
 * for the cell, 7 for a joker's number, 9 for the discarded or offered cards (a bit each). Unused fields are 0.
 */
const POSITION = 4;
const CELL = 8;
const NUMBER = 14;
const CARDS = 21;

export const PLACE_CARD = 0;
export const DISCARD_PAIR = 1;
export const PLAY_START = 2;
export const OFFER_TOLL = 3;
export const PLAY_FINISH = 4;
export const PAY_COST = 5;
export const CLEAR_STORM = 6;
export const TURN_CARD = 7;
export const SWEEP = 8;

export const kindOf = (move: number): number => move & 15;
export const positionIn = (move: number): number => (move >> POSITION) & 15;
export const cellIn = (move: number): number => (move >> CELL) & 63;
export const numberIn = (move: number): number => (move >> NUMBER) & 127;
export const cardsIn = (move: number): number => move >> CARDS;

export const encode = (kind: number, position: number, cell: number): number =>
  kind | (position << POSITION) | (cell << CELL);
export const withNumber = (move: number, number: number): number => move | (number << NUMBER);
export const withCards = (move: number, cards: number): number => move | (cards << CARDS);

export const withoutCards = (move: number): number => move & ((1 << CARDS) - 1);

export function countOf(positions: number): number {
  let count = 0;
  for (let left = positions; left !== 0; left &= left - 1) count++;
  return count;
}

export function commandOf(table: Kernel, seat: number, move: number): Command {
  const handleAt = (position: number): Handle => table.handle[table.hand[(seat << HAND_SHIFT) + position]!]!;
  const card = handleAt(positionIn(move));
  const cell = cellIn(move);
  const cards: Handle[] = [];
  for (let position = 0; position < table.handCount[seat]!; position++)
    if ((cardsIn(move) >> position) & 1) cards.push(handleAt(position));
  const type = KINDS[kindOf(move)]!;
  switch (type) {
    case "PlaceCard": {
      const value = numberIn(move);
      return value === 0 ? { type, card, cell, pay: cards } : { type, card, cell, pay: cards, value };
    }
    case "DiscardPair":
    case "OfferToll":
    case "PayCost":
      return { type, cards };
    case "PlayStart":
    case "PlayFinish":
      return { type, card };
    case "ClearStorm":
    case "TurnCard":
      return { type, card, cell };
    case "Sweep":
      return { type };
  }
}

/**
 * The move of a legal command.
 * @throws RangeError if a card is not in the seat's hand
 */
export function moveOf(table: Kernel, seat: number, command: Command): number {
  const first = seat << HAND_SHIFT;
  const positionOf = (card: Handle): number => {
    for (let position = 0; position < table.handCount[seat]!; position++)
      if (table.handle[table.hand[first + position]!] === card) return position;
    throw new RangeError(`seat ${seat} does not hold card ${card}`);
  };
  const kind = KINDS.indexOf(command.type);
  const position = "card" in command ? positionOf(command.card) : 0;
  const move = encode(kind, position, "cell" in command ? command.cell : 0);
  const cards = "cards" in command ? command.cards : "pay" in command ? command.pay : [];
  const discarded = cards.reduce((positions, card) => positions | (1 << positionOf(card)), 0);
  const isJoker = "value" in command && table.face[table.hand[first + position]!] === JOKER;
  return withCards(isJoker ? withNumber(move, command.value!) : move, discarded);
}
