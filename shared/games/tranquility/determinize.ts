import type { Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle } from "../../engine/contract/events.ts";
import { numberOf, type TranquilityFace } from "./cards.ts";
import { ownerOf } from "./deal.ts";
import { type Likelihood, likelihoodOf, weightedIndex, weightedSample } from "./discard-inference.ts";
import { modeOf } from "./modes/modes.ts";
import { outcome } from "./moves.ts";
import { opponentHands } from "./opponent-hands.ts";
import { places } from "./secrecy.ts";
import type { State } from "./state.ts";

/** More than one try is rarely needed. */
const ATTEMPTS = 50;

/**
 * Gives unknown cards faces that the rules and all seen cards allow. Useless faces are likelier among face-down
 * discards. Undefined if no try succeeds.
 */
export function determinize(view: State, rng: Rng): State | undefined {
  const isOver = view.stage.at === "end" || view.stage.at === "scored";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const faces = assignFaces(view, rng);
    const state = faces && { ...view, faces };
    // The match is not over: rejects a table on which the seat to move would be stuck (B11).
    if (state && (isOver || !outcome(state))) return state;
  }
  return undefined;
}

class FaceAssignment {
  readonly faces: (TranquilityFace | undefined)[];
  private readonly pool: TranquilityFace[];

  constructor(view: State) {
    this.faces = view.faces.slice();
    this.pool = poolOf(view);
    for (const card of places(view).flat()) {
      const face = view.faces[card];
      if (face !== undefined) this.pool.splice(this.pool.indexOf(face), 1);
    }
  }

  /** @returns false if no such face is left */
  put(card: Handle, face: TranquilityFace): boolean {
    const at = this.pool.indexOf(face);
    if (at < 0) return false;
    this.pool.splice(at, 1);
    this.faces[card] = face;
    return true;
  }

  open(cards: readonly Handle[]): Handle[] {
    return cards.filter((card) => this.faces[card] === undefined);
  }

  left(isMeant: (face: TranquilityFace) => boolean): TranquilityFace[] {
    return this.pool.filter(isMeant);
  }
}

function poolOf(view: State): TranquilityFace[] {
  const { islands, mixed, buried, explorer = [] } = modeOf(view).deck;
  return [...islands, ...mixed, ...view.piles.flatMap(() => buried), ...explorer];
}

function assignFaces(view: State, rng: Rng): State["faces"] | undefined {
  const dealing = new FaceAssignment(view);
  const likelihood = likelihoodOf(view);
  const isDealt = view.mixed.length > 0 || view.explorer.length > 0 ? dealBehind(view, dealing, likelihood, rng) : true;
  if (!isDealt || !dealBuried(view, dealing, likelihood, rng)) return undefined;
  if (!dealLate(view, dealing, rng)) return undefined;
  dealRest(view, dealing, likelihood, rng);
  return dealing.faces;
}

/**
 * Assigns cards that everyone saw before a hand was shuffled, then explorer cards in hands, discards and the deck.
 * False if this attempt fails.
 */
function dealBehind(view: State, dealing: FaceAssignment, likelihood: Likelihood, rng: Rng): boolean {
  const behind = opponentHands(view, rng);
  if (!behind) return false;
  const {
    deck: { explorer = [] },
    effectOf,
  } = modeOf(view);
  const thrown = new Set(view.discards.flat());
  const thrownFirst = [...behind].sort(([a], [b]) => Number(thrown.has(b)) - Number(thrown.has(a)));
  for (const [card, { face, isKept: wasKept }] of thrownFirst) {
    const own = face ?? (wasKept ? keptFace(thrown.has(card)) : undefined);
    if (own === undefined ? wasKept : !dealing.put(card, own)) return false;
  }
  const deck = shuffle(dealing.left(isExplorer), rng);
  for (const card of dealing.open(view.explorer)) dealing.put(card, deck.pop()!);
  return true;

  function keptFace(isThrown: boolean): TranquilityFace | undefined {
    const kept = dealing.left((face) => isExplorer(face) && effectOf(face) === "kept");
    return kept[weightedIndex(isThrown ? kept.map(likelihood.of) : kept.map(() => 1), rng)];
  }

  function isExplorer(face: TranquilityFace): boolean {
    return explorer.includes(face);
  }
}

/**
 * Assigns the start cards, one for each pile (B1). Cards up to `startless` are no start cards (B6), except those lost
 * to rocks unseen (P9). False if a pile has no place for its start.
 */
function dealBuried(view: State, dealing: FaceAssignment, { useless }: Likelihood, rng: Rng): boolean {
  const { piles, hands, discards, startless, start } = view;
  for (const face of modeOf(view).deck.buried) {
    const found = new Set(
      places(view)
        .flat()
        .filter((card) => view.faces[card] === face)
        .map((card) => ownerOf(view, card)),
    );
    for (const [owner, pile] of piles.entries()) {
      if (found.has(owner)) continue;
      const seen = [...pile, ...hands[owner]!, ...discards[owner]!].filter((card) => card > startless[owner]!);
      const spots = dealing.open([...seen, ...lostTops(view).filter((card) => ownerOf(view, card) === owner)]);
      const weights = spots.map((card) => (start !== undefined && discards[owner]!.includes(card) ? useless : 1));
      const [spot] = weightedSample(spots, weights, 1, rng);
      if (spot === undefined) return false;
      dealing.put(spot, face);
    }
  }
  return true;
}

/**
 * Assigns cards that act when drawn and were not drawn yet: they are in the piles (N1, N3, H1), or were lost to rocks
 * from there (P9). False if there are too few places.
 */
function dealLate(view: State, dealing: FaceAssignment, rng: Rng): boolean {
  const { late = [] } = modeOf(view).deck;
  const cards = dealing.left((face) => late.includes(face));
  // Shuffles even without such cards: the kernel uses the same random numbers.
  const spots = shuffle(dealing.open([...view.piles.flat(), ...(late.length > 0 ? lostTops(view) : [])]), rng);
  if (cards.length > spots.length) return false;
  for (const face of cards) dealing.put(spots.pop()!, face);
  return true;
}

/** Cards set aside that are no removed islands, which have higher handles than all piles (B1). */
function lostTops(view: State): readonly Handle[] {
  const { islands, removed, mixed, buried } = modeOf(view).deck;
  const dealt = islands.length - removed + mixed.length + buried.length * view.piles.length;
  return view.aside.filter((card) => card <= dealt);
}

/**
 * Assigns all other faces: islands, while some are left, to the cards set aside (B1), and faces that are probably
 * useless to face-down discards.
 */
function dealRest(view: State, dealing: FaceAssignment, likelihood: Likelihood, rng: Rng): void {
  const { piles, hands, discards, aside } = view;
  const removed = shuffle(
    dealing.left((face) => numberOf(face) !== undefined),
    rng,
  );
  for (const card of dealing.open(aside)) {
    const face = removed.pop();
    if (face !== undefined) dealing.put(card, face);
  }
  const left = dealing.left(() => true);
  const thrown = dealing.open(discards.flat());
  const first = weightedSample(left, left.map(likelihood.of), thrown.length, rng);
  for (const [i, card] of thrown.entries()) dealing.put(card, first[i]!);
  const rest = shuffle(
    dealing.left(() => true),
    rng,
  );
  for (const card of dealing.open([...piles, ...hands, aside].flat())) dealing.put(card, rest.pop()!);
}
