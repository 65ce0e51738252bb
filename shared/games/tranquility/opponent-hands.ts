import type { Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { TranquilityFace } from "./cards.ts";
import { likelihoodOf, weightedIndex } from "./discard-inference.ts";
import { modeOf } from "./modes/modes.ts";
import type { HandShuffle, State } from "./state.ts";

interface OpponentCard {
  /** Known if everyone saw the card before it was shuffled into the hand, or later. */
  readonly face: TranquilityFace | undefined;
  /** P7, P8, P10: whether it is an explorer card that went to the hand unseen. */
  readonly isKept: boolean;
}

/**
 * B12: a random assumption about the unknown cards in hands and discards after shuffles. Undefined if it contradicts
 * what was seen.
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

/** A face is either in the explorer deck or in the piles. */
const isExplorer = (view: State, face: TranquilityFace): boolean => modeOf(view).deck.explorer?.includes(face) === true;

/** P1: explorer cards have higher handles than all other dealt cards. */
function asDealt(view: State, card: Handle): OpponentCard {
  const { islands, mixed, buried, explorer } = modeOf(view).deck;
  const dealt = islands.length + mixed.length + buried.length * view.piles.length;
  return { face: undefined, isKept: explorer !== undefined && card > dealt };
}

/** Tracks a seat's cards through all shuffles of its hand. Undefined if they contradict what was seen. */
function cardsAfterShuffles(view: State, seat: Seat, rng: Rng): ReadonlyMap<Handle, OpponentCard> | undefined {
  const mixings = view.mixed.filter((mixing) => mixing.seat === seat);
  const shown = new Set(view.board.flatMap((placed) => (placed ? view.faces[placed.card]! : [])));
  for (const card of view.shown.flat()) shown.add(view.faces[card]!);
  const known = new Map<Handle, OpponentCard>();
  const needed = unknownsShownLater(view, mixings);
  for (const [i, { were, cards, seen }] of mixings.entries()) {
    const next = mixings[i + 1];
    const hand = were.map((card): OpponentCard => {
      const face = seen[card];
      return face === undefined ? (known.get(card) ?? asDealt(view, card)) : { face, isKept: isExplorer(view, face) };
    });
    const leaving = assignToHandles(
      view,
      { cards, discards: view.discards[seat]!, next, hand, shown, needed: needed[i]! },
      rng,
    );
    if (!leaving) return undefined;
    for (const [card, opponentCard] of leaving) known.set(card, opponentCard);
  }
  return known;
}

/**
 * By shuffle: the minimum number of unknown cards that stay in the hand, because they are seen after a later shuffle:
 * faces not seen on their way into the hand, less cards drawn unseen meanwhile.
 */
function unknownsShownLater(view: State, mixings: readonly HandShuffle[]): readonly number[] {
  const seen = new Set<TranquilityFace>();
  const changes = mixings.map(({ were, cards, seen: entered }, i) => {
    const before = mixings[i - 1]?.cards ?? [];
    const drawn = were.filter((card) => entered[card] === undefined && !before.includes(card));
    for (const card of were) if (entered[card] !== undefined) seen.add(entered[card]);
    const faces = cards.flatMap((card) => shownLater(view, card, mixings[i + 1]) ?? []);
    const fresh = faces.filter((face) => !seen.has(face) && !isExplorer(view, face));
    return { shown: fresh.length, drawn: drawn.length };
  });
  const needed = mixings.map(() => 0);
  for (let i = mixings.length - 2; i >= 0; i--) {
    const { shown, drawn } = changes[i + 1]!;
    needed[i] = Math.max(0, needed[i + 1]! + shown - drawn);
  }
  return needed;
}

const shownLater = (view: State, card: Handle, next: HandShuffle | undefined): TranquilityFace | undefined =>
  view.faces[card] ?? next?.seen[card];

interface ShuffledHand {
  /** The new handles, and the hand's cards in no particular order. */
  readonly cards: readonly Handle[];
  readonly hand: readonly OpponentCard[];
  readonly discards: readonly Handle[];
  readonly next: HandShuffle | undefined;
  readonly shown: ReadonlySet<TranquilityFace>;
  /** The minimum number of unknown cards that stay, because they are seen after a later shuffle. */
  readonly needed: number;
}

/**
 * Assigns cards to new handles: first those seen later, then those that left the hand unseen, then the others.
 * Undefined if they do not match.
 */
function assignToHandles(
  view: State,
  { cards, discards, hand, next, shown, needed }: ShuffledHand,
  rng: Rng,
): ReadonlyMap<Handle, OpponentCard> | undefined {
  const left = shuffle(hand, rng);
  const likelihood = likelihoodOf(view);
  const thrown = (what: OpponentCard) =>
    what.isKept ? likelihood.kept : what.face ? likelihood.of(what.face) : likelihood.any;
  const isUnknown = (what: OpponentCard) => what.face === undefined && !what.isKept;
  const isOut = (what: OpponentCard) => what.face !== undefined && shown.has(what.face);
  const given = new Map<Handle, OpponentCard>();
  const give = (card: Handle, at: number, face?: TranquilityFace): boolean => {
    const [what] = at < 0 ? [] : left.splice(at, 1);
    if (what) given.set(card, face === undefined ? what : { ...what, face });
    return what !== undefined;
  };
  const laterOf = (card: Handle) => shownLater(view, card, next);
  const stays = (card: Handle) => next?.were.includes(card) === true;
  for (const card of cards) {
    const face = laterOf(card);
    if (face === undefined) continue;
    const isKept = isExplorer(view, face);
    const same = left.findIndex((what) => what.face === face);
    if (!give(card, same < 0 ? left.findIndex((what) => !what.face && what.isKept === isKept) : same, face))
      return undefined;
  }
  // A card that now lies face up did not leave the hand unseen. Likelihoods apply to discards, which the seat chose.
  const isThrown = (card: Handle) => discards.includes(card);
  const hidden = cards.filter((card) => laterOf(card) === undefined && !stays(card));
  for (const card of [...hidden.filter(isThrown), ...hidden.filter((one) => !isThrown(one))]) {
    const mustStay = left.filter(isUnknown).length <= needed;
    const stuck = (what: OpponentCard) => isOut(what) || (mustStay && isUnknown(what));
    const odds = left.map((what) => (stuck(what) ? 0 : isThrown(card) ? thrown(what) : 1));
    if (!give(card, weightedIndex(odds, rng))) return undefined;
  }
  for (const card of cards) if (laterOf(card) === undefined && stays(card)) give(card, 0);
  return given;
}
