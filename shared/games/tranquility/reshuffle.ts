import type { Chance, Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import { numberOf, type TranquilityFace } from "./cards.ts";
import type { Event } from "./events.ts";
import { modeOf } from "./modes/modes.ts";
import { handOf, type State } from "./state.ts";

/**
 * Reshuffles piles, other hands and the cards set aside, uniformly over all arrangements that the rules and the seat's
 * knowledge allow. Face-down discards stay, because their owners know them.
 */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const faces = dealUnseen(state, seat, chance(0));
  return faces && reshuffleEvents(state, seat, faces);
}

/**
 * Allowed only in the seat's own turn, because a reshuffle could leave another acting seat without a move (B11), and
 * only in modes where no public cards go into hands (B12).
 */
export const mayReshuffle = (state: State, seat: Seat): boolean =>
  !modeOf(state).seenInHands && state.stage.at === "turn" && state.stage.seat === seat;

/** The places of unseen cards, without discards. */
export const unseenPlaces = ({ piles, aside, hands }: State, seat: Seat): readonly (readonly Handle[])[] => [
  ...piles,
  aside,
  ...hands.filter((_, owner) => owner !== seat),
];

/** A hand's faces are sent only to its seat, all others to no seat. */
export function reshuffleEvents(
  { piles, aside, hands }: State,
  seat: Seat,
  faces: ReadonlyMap<Handle, TranquilityFace>,
): readonly Event[] {
  const withFaces = (cards: readonly Handle[], to: readonly Seat[]) => ({
    cards,
    secret: { to, faces: Object.fromEntries(cards.map((card) => [card, faces.get(card)!])) },
  });
  const others = hands.map((cards, owner) => ({ owner, cards })).filter(({ owner }) => owner !== seat);
  return [
    { type: "UnseenShuffled", ...withFaces([...piles, aside].flat(), []) },
    ...others.map(({ owner, cards }): Event => ({ type: "HandChanged", seat: owner, ...withFaces(cards, [owner]) })),
  ];
}

/**
 * Assigns cards with restricted places first. Undefined if a card lies where the rules do not allow it, such as after a
 * reshuffle under rules 1.
 */
function dealUnseen(state: State, seat: Seat, rng: Rng): ReadonlyMap<Handle, TranquilityFace> | undefined {
  const unseen = unseenPlaces(state, seat).flat();
  const faceOf = (card: Handle): TranquilityFace => state.faces[card]!;
  const bound = unseen.filter((card) => numberOf(faceOf(card)) === undefined);
  const allowed = bound.map((card) => spotsFor(state, seat, card));
  if (!bound.every((card, i) => allowed[i]!.includes(card))) return undefined;
  const faces = new Map(apart(allowed, rng).map((spot, i) => [spot, faceOf(bound[i]!)]));
  const islands = shuffle(
    unseen.map(faceOf).filter((face) => numberOf(face) !== undefined),
    rng,
  );
  for (const card of unseen) if (!faces.has(card)) faces.set(card, islands.pop()!);
  return faces;
}

/** A uniform choice of one spot from each list, all different. */
function apart(lists: readonly (readonly Handle[])[], rng: Rng): readonly Handle[] {
  for (;;) {
    const spots = lists.map((list) => list[rng(list.length)]!);
    if (new Set(spots).size === spots.length) return spots;
  }
}

/** The possible places of a card other than an island, as far as the seat knows. */
function spotsFor(state: State, seat: Seat, card: Handle): readonly Handle[] {
  const { piles, hands } = state;
  const { buried, late } = modeOf(state).deck;
  const face = state.faces[card]!;
  // N1, N3: a drawn compass never stays in a hand.
  if (late?.includes(face)) return piles.flat();
  // B1: only islands are set aside.
  if (!buried.includes(face)) return [...piles, ...hands.filter((_, owner) => owner !== seat)].flat();
  // B1: each pile has its own start card. B6: its owner can hold it only among cards after `startless`.
  const owner = piles.findIndex((pile, at) => pile.includes(card) || hands[at]!.includes(card));
  const drawn = owner === seat ? [] : handOf(state, owner).filter((other) => other > state.startless[owner]!);
  return [...piles[owner]!, ...drawn];
}
