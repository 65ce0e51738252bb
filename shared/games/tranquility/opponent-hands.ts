import type { Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import { numberOf, type TranquilityFace } from "./cards.ts";
import { likelihoodOf, weightedIndex } from "./discard-inference.ts";
import { modeOf } from "./modes/modes.ts";
import type { HandShuffle, State } from "./state.ts";

/** What an attempt assumes about a card of another seat. */
interface OpponentCard {
  /** Its face, if everyone saw it before it was shuffled into the hand, or saw it later. */
  readonly face: TranquilityFace | undefined;
  /** Whether it is from the explorer deck, and went to the hand unseen (P7, P8, P10). */
  readonly isKept: boolean;
}

/**
 * A random assumption about the unknown cards in hands and discards, after hands were shuffled (B12): follows one way
 * in which the cards may have left each hand. Undefined if this attempt contradicts what was seen.
 */
export function opponentHands(view: State, rng: Rng): ReadonlyMap<Handle, OpponentCard> | undefined {
  const behind = new Map<Handle, OpponentCard>();
  for (let seat = 0; seat < view.hands.length; seat++) {
    const unknown = [...view.hands[seat]!, ...view.discards[seat]!].filter((card) => view.faces[card] === undefined);
    if (unknown.length === 0) continue;
    const known = cardsAfterShuffles(view, seat, rng);
    if (!known) return undefined;
    for (const card of unknown) behind.set(card, known.get(card) ?? asDealt(view, card));
  }
  return behind;
}

/**
 * What follows from the original handle of a card: those of the explorer deck follow all others (P1).
 */
function asDealt(view: State, card: Handle): OpponentCard {
  const { islands, mixed, buried, explorer } = modeOf(view).deck;
  const dealt = islands.length + mixed.length + buried.length * view.piles.length;
  return { face: undefined, isKept: explorer !== undefined && card > dealt };
}

/** Follows a seat's cards through all shuffles of its hand. Undefined if the attempt fails. */
function cardsAfterShuffles(view: State, seat: Seat, rng: Rng): ReadonlyMap<Handle, OpponentCard> | undefined {
  const mixings = view.mixed.filter((mixing) => mixing.seat === seat);
  const shown = new Set(view.board.flatMap((placed) => (placed ? view.faces[placed.card]! : [])));
  for (const card of view.shown.flat()) shown.add(view.faces[card]!);
  const known = new Map<Handle, OpponentCard>();
  for (const [i, { were, cards, seen }] of mixings.entries()) {
    const next = mixings[i + 1];
    const hand = were.map((card): OpponentCard => {
      const face = seen[card];
      return face === undefined
        ? (known.get(card) ?? asDealt(view, card))
        : { face, isKept: numberOf(face) === undefined };
    });
    const leaving = assignToHandles(view, { cards, discards: view.discards[seat]!, next, hand, shown }, rng);
    if (!leaving) return undefined;
    for (const [card, opponentCard] of leaving) known.set(card, opponentCard);
  }
  return known;
}

interface ShuffledHand {
  /** The new handles of a hand, and what is assumed about the cards in it, in no particular order. */
  readonly cards: readonly Handle[];
  readonly hand: readonly OpponentCard[];
  readonly discards: readonly Handle[];
  readonly next: HandShuffle | undefined;
  /** The faces that now lie face up. */
  readonly shown: ReadonlySet<TranquilityFace>;
}

/**
 * Assigns the cards of a hand to its new handles: first those that were seen later, then those that left the hand
 * unseen, then those that stayed. Undefined if it fails.
 */
function assignToHandles(
  view: State,
  { cards, discards, hand, next, shown }: ShuffledHand,
  rng: Rng,
): ReadonlyMap<Handle, OpponentCard> | undefined {
  const left = shuffle(hand, rng);
  const likelihood = likelihoodOf(view);
  const thrown = (what: OpponentCard) =>
    what.isKept ? likelihood.kept : what.face ? likelihood.of(what.face) : likelihood.any;
  const isOut = (what: OpponentCard) => what.face !== undefined && shown.has(what.face);
  const given = new Map<Handle, OpponentCard>();
  const give = (card: Handle, at: number, face?: TranquilityFace): boolean => {
    const [what] = at < 0 ? [] : left.splice(at, 1);
    if (what) given.set(card, face === undefined ? what : { ...what, face });
    return what !== undefined;
  };
  const laterOf = (card: Handle) => view.faces[card] ?? next?.seen[card];
  const stays = (card: Handle) => next?.were.includes(card) === true;
  for (const card of cards) {
    const face = laterOf(card);
    if (face === undefined) continue;
    const isKept = numberOf(face) === undefined;
    const same = left.findIndex((what) => what.face === face);
    if (!give(card, same < 0 ? left.findIndex((what) => !what.face && what.isKept === isKept) : same, face))
      return undefined;
  }
  // A card that now lies face up did not leave the hand unseen. Discards were chosen by their owner, others were not.
  const isThrown = (card: Handle) => discards.includes(card);
  const hidden = cards.filter((card) => laterOf(card) === undefined && !stays(card));
  for (const card of [...hidden.filter(isThrown), ...hidden.filter((one) => !isThrown(one))]) {
    const odds = left.map((what) => (isOut(what) ? 0 : isThrown(card) ? thrown(what) : 1));
    if (!give(card, weightedIndex(odds, rng))) return undefined;
  }
  for (const card of cards) if (laterOf(card) === undefined && stays(card)) give(card, 0);
  return given;
}
