import { shuffle } from "../../engine/fair.ts";
import type { Chance, Handle, Rng } from "../../engine/game.ts";
import { type Face, FINISHES, HAND, islands } from "./cards.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";

/** How many islands are removed unseen with `galateia` (B1). */
const REMOVED = 4;

type Faces = Readonly<Record<Handle, Face>>;

/** Cards get their handles here, after they were shuffled. */
function numbering() {
  let last = 0;
  const faces: Record<Handle, Face> = {};
  const name = (face: Face): Handle => {
    faces[++last] = face;
    return last;
  };
  return { faces, name: (cards: readonly Face[]): Handle[] => cards.map(name) };
}

/** B1: from the shuffle to the first turn. */
export function deal(options: Options, seats: number, chance: Chance): readonly Event[] {
  const rng = chance(0);
  const pool = [...islands];
  const removed = options.galateia ? takeAtRandom(pool, REMOVED, rng) : [];
  const piles = split(shuffle([...pool, ...Array<Face>(FINISHES).fill("finish")], rng), seats);
  const { faces, name } = numbering();
  const named = piles.map((pile) => name(withStart(pile, rng)));
  const dealt: Event = { type: "PilesDealt", piles: named, secret: { to: [], faces } };
  const opening = [dealt, ...setAside(removed, piles), ...named.map((pile, seat) => drawn(seat, pile, faces))];
  return [...opening, { type: "TurnStarted", seat: chance(opening.length)(seats) }];
}

const takeAtRandom = <T>(from: T[], count: number, rng: Rng): T[] =>
  Array.from({ length: count }, () => from.splice(rng(from.length), 1)[0]!);

/** One pile a seat; they differ by at most one card, and the lower seats get the larger ones. */
function split<T>(cards: readonly T[], seats: number): T[][] {
  const least = Math.floor(cards.length / seats);
  const larger = cards.length % seats;
  return Array.from({ length: seats }, (_, seat) => {
    const from = seat * least + Math.min(seat, larger);
    return cards.slice(from, from + least + (seat < larger ? 1 : 0));
  });
}

/** The opening hand stays on top; the start card goes anywhere into the rest. */
function withStart(pile: readonly Face[], rng: Rng): Face[] {
  const at = HAND + rng(pile.length - HAND + 1);
  return [...pile.slice(0, at), "start", ...pile.slice(at)];
}

function setAside(removed: readonly Face[], piles: readonly (readonly Face[])[]): Event[] {
  if (removed.length === 0) return [];
  const last = piles.reduce((sum, pile) => sum + pile.length + 1, 0);
  const cards = removed.map((_, i) => last + 1 + i);
  const faces = Object.fromEntries(cards.map((card, i) => [card, removed[i]!]));
  return [{ type: "CardsSetAside", cards, secret: { to: [], faces } }];
}

function drawn(seat: number, pile: readonly Handle[], faces: Faces): Event {
  const cards = pile.slice(0, HAND);
  return { type: "CardsDrawn", seat, cards, secret: { to: [seat], faces: pick(faces, cards) } };
}

/** The faces of these cards alone. */
const pick = (faces: Faces, cards: readonly Handle[]): Faces =>
  Object.fromEntries(cards.map((card) => [card, faces[card]!]));
