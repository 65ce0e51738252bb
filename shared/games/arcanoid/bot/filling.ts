import type { Rng } from "../../../engine/chance/rng.ts";
import type { Handle } from "../../../engine/contract/events.ts";
import { cardsPart, complete, numberPart } from "../../../engine/contract/moves.ts";
import type { ArcanoidMove } from "../actions/action.ts";
import { openFields } from "../actions/engage.ts";
import {
  type ArcanoidFace,
  cardOf,
  codeOf,
  FACES,
  FIELDS,
  type Field,
  KING,
  LOVERS,
  MINORS,
  minor,
  QUEEN,
} from "../cards.ts";
import type { Command } from "../commands.ts";
import { type Party, type State, toUse } from "../state.ts";
import type { Outlook } from "./outlook.ts";
import { numbersOf, suitOfReserve, sumOf } from "./priorities.ts";
import { worthOf } from "./worth.ts";

/**
 * Chooses all cards for an engagement, the least useful ones to discard, one suit for the Chariot; for a call, a minor
 * that another party may hold, or the Lovers among trumps.
 */
export function filled(outlook: Outlook, move: ArcanoidMove, rng: Rng): Command {
  if (!move.parts) return move.command;
  const { view, party } = outlook;
  const cards = cardsPart(move);
  if (cards) {
    if (move.command.type === "LoadChariot") return complete(move, { cards: bestSuit(view, party, cards.from) });
    if (move.command.type === "AddToChariot")
      return complete(move, { cards: joining(view, party, cards.from).slice(0, cards.most) });
    const isGivenUp = move.command.type === "Shed";
    const count = isGivenUp ? cards.least : cards.most;
    return complete(move, { cards: byWorth(outlook, cards.from).slice(0, count) });
  }
  const number = numberPart(move);
  if (!number) return move.command;
  const isMinor = number.most < MINORS;
  return complete(move, { call: isMinor ? codeOf(missing(outlook, rng)) : codeOf(LOVERS) });
}

const byWorth = (outlook: Outlook, cards: readonly Handle[]): readonly Handle[] => {
  if (cards.length < 2) return cards;
  const worth = (card: Handle) => worthOf(outlook, outlook.view.faces[card]!);
  return cards.toSorted((a, b) => worth(a) - worth(b));
};

/**
 * A card that others may hold: the missing half of a royal couple, else the highest number from 10 to 6 of the longest
 * suit, else any minor.
 */
function missing(outlook: Outlook, rng: Rng): ArcanoidFace {
  const { view, party } = outlook;
  const mayBeHeld = (face: ArcanoidFace) => outlook.mayBeHeld(face);
  const held = toUse(view, party).map((card) => view.faces[card]!);
  const free = FIELDS.filter((field) => outlook.isFree(field));
  const wanted = free.flatMap((field): ArcanoidFace[] => {
    if (held.includes(minor(field, KING))) return [minor(field, QUEEN)];
    return held.includes(minor(field, QUEEN)) ? [minor(field, KING)] : [];
  });
  const longest = free.toSorted((a, b) => countOf(held, b) - countOf(held, a))[0] ?? 0;
  const numbers = [10, 9, 8, 7, 6].map((rank) => minor(longest, rank));
  const called = [...wanted, ...numbers].find(mayBeHeld);
  if (called !== undefined) return called;
  const others = FACES.slice(0, MINORS).filter(mayBeHeld);
  return others[rng(Math.max(1, others.length))] ?? FACES[rng(MINORS)]!;
}

const countOf = (faces: readonly ArcanoidFace[], field: Field): number =>
  faces.filter((face) => {
    const card = cardOf(face);
    return card.kind === "numeric" && card.suit === field;
  }).length;

/** The numeric cards with the highest sum, of suits whose field is open; without any, the first card. */
function bestSuit(view: State, party: Party, cards: readonly Handle[]): readonly Handle[] {
  const suits = openFields(view, party).map((field) => numbersOf(view, cards, field));
  const [best = []] = suits.toSorted((a, b) => sumOf(view, b) - sumOf(view, a));
  return best.length > 0 ? best : cards.slice(0, 1);
}

/** Numeric cards of the reserve's suit, highest first; without any, the first card. */
function joining(view: State, party: Party, cards: readonly Handle[]): readonly Handle[] {
  const suit = suitOfReserve(view, party);
  const own = suit === undefined ? [] : numbersOf(view, cards, suit);
  return own.length > 0 ? own.toSorted((a, b) => sumOf(view, [b]) - sumOf(view, [a])) : cards.slice(0, 1);
}
