import type { Chance, Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { TranquilityFace } from "./cards.ts";
import type { Event } from "./events.ts";
import type { Mode, ModeDeck } from "./modes/mode.ts";
import { modeOf } from "./modes/modes.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

type Faces = Readonly<Record<Handle, TranquilityFace>>;

/** Gives cards the next handles, from 1, and records their faces. */
function numbering() {
  let last = 0;
  return (cards: readonly TranquilityFace[], faces: Record<Handle, TranquilityFace>): Handle[] =>
    cards.map((face) => {
      faces[++last] = face;
      return last;
    });
}

/** The events up to the first turn (B1, A1, P1, N1, D1). */
export function deal(options: Options, seats: number, chance: Chance): readonly Event[] {
  const { deck, hand } = modeOf({ options });
  const rng = chance(0);
  const pool = [...deck.islands];
  const removed = takeAtRandom(pool, deck.removed, rng);
  const shuffled = shuffle(pool.concat(deck.mixed), rng);
  const stacks =
    deck.row === undefined ? split(shuffled, seats).map((pile) => stacked(pile, deck, hand, rng)) : [shuffled];
  const name = numbering();
  const faces: Record<Handle, TranquilityFace> = {};
  const piles = stacks.map((pile) => name(pile, faces));
  const events: Event[] = [{ type: "PilesDealt", piles, secret: { to: [], faces } }];
  const unseen = (type: "CardsSetAside" | "ExplorerStacked", laid: readonly TranquilityFace[]) => {
    const own: Record<Handle, TranquilityFace> = {};
    events.push({ type, cards: name(laid, own), secret: { to: [], faces: own } });
  };
  if (removed.length > 0) unseen("CardsSetAside", removed);
  if (deck.explorer) unseen("ExplorerStacked", shuffle(deck.explorer, chance(events.length)));
  for (let seat = 0; seat < seats; seat++) events.push(drawn(seat, openingOf(piles, seat, hand), faces));
  if (deck.row !== undefined) events.push(laidOut(piles[0]!.slice(seats * hand, seats * hand + deck.row), faces));
  return [...events, { type: "TurnStarted", seat: chance(events.length)(seats) }];
}

const takeAtRandom = <T>(from: T[], count: number, rng: Rng): T[] =>
  Array.from({ length: count }, () => from.splice(rng(from.length), 1)[0]!);

/** Pile sizes differ by at most one card. Lower seats get the larger piles. */
function split<T>(cards: readonly T[], seats: number): T[][] {
  const least = Math.floor(cards.length / seats);
  const larger = cards.length % seats;
  return Array.from({ length: seats }, (_, seat) => {
    const from = seat * least + Math.min(seat, larger);
    return cards.slice(from, from + least + (seat < larger ? 1 : 0));
  });
}

/** The seat to whose pile a card was dealt, or whose shuffled hand gave it a new handle (B12); -1 for other cards. */
export function ownerOf({ options, piles, mixed: shuffles }: State, card: Handle): Seat {
  const renaming = shuffles.find(({ cards }) => cards.includes(card));
  if (renaming) return renaming.seat;
  // Handles were assigned pile by pile.
  const { islands, removed, mixed, buried } = modeOf({ options }).deck;
  const cards = islands.length - removed + mixed.length;
  const sizes = split(Array.from({ length: cards }), piles.length).map((pile) => pile.length + buried.length);
  let last = 0;
  return sizes.findIndex((size) => {
    last += size;
    return card <= last;
  });
}

/**
 * A pile from its top, which is the opening hand. Buried and replaced late cards lie at random places below it (B1, N1,
 * H1).
 */
function stacked(
  pile: readonly TranquilityFace[],
  { buried, late }: ModeDeck,
  size: number,
  rng: Rng,
): TranquilityFace[] {
  const hand: TranquilityFace[] = [];
  const replaced: TranquilityFace[] = [];
  for (const face of pile) if (hand.length < size) (late?.includes(face) ? replaced : hand).push(face);
  const rest = pile.slice(hand.length + replaced.length);
  for (const face of [...replaced, ...buried]) rest.splice(rng(rest.length + 1), 0, face);
  return hand.concat(rest);
}

function openingOf(piles: readonly (readonly Handle[])[], seat: Seat, hand: Mode["hand"]): readonly Handle[] {
  const own = piles[seat];
  return piles.length === 1 ? piles[0]!.slice(seat * hand, (seat + 1) * hand) : own!.slice(0, hand);
}

const drawn = (seat: Seat, cards: readonly Handle[], faces: Faces): Event => ({
  type: "CardsDrawn",
  seat,
  cards,
  secret: { to: [seat], faces: pick(faces, cards) },
});

const laidOut = (cards: readonly Handle[], faces: Faces): Event => ({
  type: "RowRefilled",
  cards,
  faces: pick(faces, cards),
});

function pick(faces: Faces, cards: readonly Handle[]): Faces {
  const picked: Record<Handle, TranquilityFace> = {};
  for (const card of cards) picked[card] = faces[card]!;
  return picked;
}
