import type { Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import { ISLANDS, numberOf, type TranquilityFace } from "./cards.ts";
import { likelihoodOf, weighedAt } from "./discard-inference.ts";
import type { HandShuffle, State } from "./state.ts";

/** What is or may be known of another seat's card. */
interface Card {
  /** Seen by everyone before it was shuffled into the hand. */
  readonly face: TranquilityFace | undefined;
  /** From the explorer deck, and of a kind that is kept (P7, P8, P10). */
  readonly isKept: boolean;
}

/**
 * Possible cards behind the handles of the others' hands and discards after hands were shuffled (B12): one random way
 * in which the cards may have left each hand. Undefined if this attempt contradicts what was seen.
 */
export function opponentHands(view: State, rng: Rng): ReadonlyMap<Handle, Card> | undefined {
  const behind = new Map<Handle, Card>();
  for (let seat = 0; seat < view.hands.length; seat++) {
    const unknown = [...view.hands[seat]!, ...view.discards[seat]!].filter((card) => view.faces[card] === undefined);
    if (unknown.length === 0) continue;
    const known = followed(view, seat, rng);
    if (!known) return undefined;
    for (const card of unknown) behind.set(card, known.get(card) ?? asDealt(view, card));
  }
  return behind;
}

/** A card that still has its original handle: islands come first, then the explorer deck (P1). */
const asDealt = ({ options }: State, card: Handle): Card => ({
  face: undefined,
  isKept: options.mode === "pyramid" && card > ISLANDS,
});

/** Follows a seat's cards through all shuffles of its hand. */
function followed(view: State, seat: Seat, rng: Rng): ReadonlyMap<Handle, Card> | undefined {
  const mixings = view.mixed.filter((mixing) => mixing.seat === seat);
  const shown = new Set(view.board.flatMap((placed) => (placed ? view.faces[placed.card]! : [])));
  for (const card of view.shown.flat()) shown.add(view.faces[card]!);
  const known = new Map<Handle, Card>();
  for (const [i, { were, cards, seen }] of mixings.entries()) {
    const next = mixings[i + 1];
    const hand = were.map((card): Card => {
      const face = seen[card];
      return face === undefined
        ? (known.get(card) ?? asDealt(view, card))
        : { face, isKept: numberOf(face) === undefined };
    });
    const leaving = shared(view, { cards, discards: view.discards[seat]!, next, hand, shown }, rng);
    if (!leaving) return undefined;
    for (const [card, what] of leaving) known.set(card, what);
  }
  return known;
}

interface Sharing {
  /** The new handles of a hand, and the cards in it. */
  readonly cards: readonly Handle[];
  readonly hand: readonly Card[];
  readonly discards: readonly Handle[];
  readonly next: HandShuffle | undefined;
  /** Faces that are now face up. */
  readonly shown: ReadonlySet<TranquilityFace>;
}

/** Assigns cards to handles: first those seen later, then those that left unseen, then those that stayed. */
function shared(
  view: State,
  { cards, discards, hand, next, shown }: Sharing,
  rng: Rng,
): ReadonlyMap<Handle, Card> | undefined {
  const left = shuffle(hand, rng);
  const likelihood = likelihoodOf(view);
  const thrown = (what: Card) =>
    what.isKept ? likelihood.kept : what.face ? likelihood.of(what.face) : likelihood.any;
  const isOut = (what: Card) => what.face !== undefined && shown.has(what.face);
  const given = new Map<Handle, Card>();
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
  // Cards that are now face up left the hand openly; discarded cards were chosen by their owner.
  const isThrown = (card: Handle) => discards.includes(card);
  const hidden = cards.filter((card) => laterOf(card) === undefined && !stays(card));
  for (const card of [...hidden.filter(isThrown), ...hidden.filter((one) => !isThrown(one))]) {
    const odds = left.map((what) => (isOut(what) ? 0 : isThrown(card) ? thrown(what) : 1));
    if (!give(card, weighedAt(odds, rng))) return undefined;
  }
  for (const card of cards) if (laterOf(card) === undefined && stays(card)) give(card, 0);
  return given;
}
