import type { Handle, Rng, Seat } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import { type Face, ISLANDS, numberOf } from "./cards.ts";
import type { Mixing, State } from "./state.ts";
import { likelihoodOf, weighedAt } from "./thrown.ts";

/** What is known of a card of somebody else's, or may be. */
interface Card {
  /** Seen by everybody before it got lost in the hand. */
  readonly face: Face | undefined;
  /** From the explorer deck, and one of those that are kept (P7, P8, P10). */
  readonly isKept: boolean;
}

/**
 * What lies behind the handles of others' hands and discards, where hands got shuffled (B12): one of the ways in which the
 * cards that went into a hand may have left it. Undefined where this try has led to something that was seen otherwise.
 */
export function handsBehind(view: State, rng: Rng): ReadonlyMap<Handle, Card> | undefined {
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

/** A card that goes by the handle it was dealt with: islands come first, then the explorer deck (P1). */
const asDealt = ({ options }: State, card: Handle): Card => ({
  face: undefined,
  isKept: options.mode === "pyramid" && card > ISLANDS,
});

/** Follows a seat's cards from one shuffling of its hand to the next. */
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
  /** The fresh handles of a hand, and what went into it. */
  readonly cards: readonly Handle[];
  readonly hand: readonly Card[];
  readonly discards: readonly Handle[];
  readonly next: Mixing | undefined;
  /** What lies face up by now. */
  readonly shown: ReadonlySet<Face>;
}

/** Which card got which handle: first those that were seen later, then those that left unseen, then those that stayed. */
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
  const give = (card: Handle, at: number, face?: Face): boolean => {
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
  // What lies face up by now has left the hand later, and openly; whoever threw a card away chose which.
  const isThrown = (card: Handle) => discards.includes(card);
  const hidden = cards.filter((card) => laterOf(card) === undefined && !stays(card));
  for (const card of [...hidden.filter(isThrown), ...hidden.filter((one) => !isThrown(one))]) {
    const odds = left.map((what) => (isOut(what) ? 0 : isThrown(card) ? thrown(what) : 1));
    if (!give(card, weighedAt(odds, rng))) return undefined;
  }
  for (const card of cards) if (laterOf(card) === undefined && stays(card)) give(card, 0);
  return given;
}
