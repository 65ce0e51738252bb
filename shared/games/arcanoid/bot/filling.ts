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
import { places } from "../dealing.ts";
import { hiddenFrom } from "../secrecy.ts";
import { handOf, isFree, type Party, type State, toUse } from "../state.ts";
import { numbersOf, suitOfReserve, sumOf } from "./priorities.ts";
import { worthOf } from "./worth.ts";

/**
 * The command of a move, with its parts filled: all cards for an engagement, the least useful ones when cards must be
 * discarded, a card that another party may hold for a call.
 */
export function filled(view: State, party: Party, move: ArcanoidMove, rng: Rng): Command {
  const cards = cardsPart(move);
  if (cards) {
    if (move.command.type === "LoadChariot") return complete(move, { cards: bestSuit(view, party, cards.from) });
    if (move.command.type === "AddToChariot")
      return complete(move, { cards: joining(view, party, cards.from).slice(0, cards.most) });
    const isGivenUp = move.command.type === "Shed";
    const count = isGivenUp ? cards.least : cards.most;
    return complete(move, { cards: byWorth(view, party, cards.from).slice(0, count) });
  }
  const number = numberPart(move);
  if (!number) return move.command;
  const isMinor = number.most < MINORS;
  return complete(move, { call: isMinor ? codeOf(missing(view, party, rng)) : codeOf(LOVERS) });
}

const byWorth = (view: State, party: Party, cards: readonly Handle[]): readonly Handle[] =>
  cards.toSorted((a, b) => worthOf(view, party, view.faces[a]!) - worthOf(view, party, view.faces[b]!));

/**
 * The card to call, among those that others may hold: the missing half of a royal couple, else the highest number of
 * the party's longest suit, else any minor.
 */
function missing(view: State, party: Party, rng: Rng): ArcanoidFace {
  const mayBeHeld = heldByOthers(view, party);
  const held = toUse(view, party).map((card) => view.faces[card]!);
  const free = FIELDS.filter((field) => isFree(view, party, field));
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

/**
 * Whether another party may hold a face: the face was seen in its hand, or its place is unknown and no clue excludes it
 * for some unseen card there.
 */
function heldByOthers(view: State, party: Party): (face: ArcanoidFace) => boolean {
  const { seat } = view.parties[party]!;
  const hidden = new Set(seat === undefined ? [] : hiddenFrom(view, seat));
  const seen = (card: Handle) => (hidden.has(card) ? undefined : view.faces[card]);
  const hands = view.parties.flatMap((other, i) => (i === party || other.isOut ? [] : handOf(view, i)));
  const unseen = hands.filter((card) => seen(card) === undefined);
  const known = new Set(places(view).flat().map(seen));
  const lacks = (card: Handle, face: ArcanoidFace) =>
    view.clues.some((clue) => clue.of === "lacking" && clue.faces.includes(face) && clue.cards.includes(card));
  return (face) =>
    hands.some((card) => seen(card) === face) || (!known.has(face) && unseen.some((card) => !lacks(card, face)));
}

const countOf = (faces: readonly ArcanoidFace[], field: Field): number =>
  faces.filter((face) => {
    const card = cardOf(face);
    return card.kind === "numeric" && card.suit === field;
  }).length;

/** The numeric cards of the suit with the highest sum, among suits whose field is open; else the first card. */
function bestSuit(view: State, party: Party, cards: readonly Handle[]): readonly Handle[] {
  const suits = openFields(view, party).map((field) => numbersOf(view, cards, field));
  const [best = []] = suits.toSorted((a, b) => sumOf(view, b) - sumOf(view, a));
  return best.length > 0 ? best : cards.slice(0, 1);
}

/** The numeric cards of the reserve's suit, the highest first; if there are none, the first card. */
function joining(view: State, party: Party, cards: readonly Handle[]): readonly Handle[] {
  const suit = suitOfReserve(view, party);
  const own = suit === undefined ? [] : numbersOf(view, cards, suit);
  return own.length > 0 ? own.toSorted((a, b) => sumOf(view, [b]) - sumOf(view, [a])) : cards.slice(0, 1);
}
