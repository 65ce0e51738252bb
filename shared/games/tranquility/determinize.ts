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

/** How often a deal is tried. More than one try is rarely needed. */
const ATTEMPTS = 50;

/**
 * A table that is consistent with a view: every unknown card gets a face that the rules and everything seen allow.
 * Useless faces are more likely among face-down discards. Undefined if no such table is found.
 */
export function determinize(view: State, rng: Rng): State | undefined {
  const isOver = view.stage.at === "end" || view.stage.at === "scored";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const faces = assignFaces(view, rng);
    const state = faces && { ...view, faces };
    // With these cards the seat whose turn it is would be stuck (B11), although the match is not over.
    if (state && (isOver || !outcome(state))) return state;
  }
  return undefined;
}

/** An assignment of faces to unknown cards, and the faces that are left. */
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

  /** Assigns a face to a card. @returns false if no such face is left */
  put(card: Handle, face: TranquilityFace): boolean {
    const at = this.pool.indexOf(face);
    if (at < 0) return false;
    this.pool.splice(at, 1);
    this.faces[card] = face;
    return true;
  }

  /** Those of these cards that have no face yet. */
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
  dealLate(view, dealing, rng);
  dealRest(view, dealing, likelihood, rng);
  return dealing.faces;
}

/**
 * Assigns cards that everyone saw before they went into a hand, and explorer cards: those kept unseen, and those in the
 * deck.
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
 * Assigns the start cards. Each pile has one (B1). A seat that drew one while none had been played had to play it in
 * its next turn (B6).
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
      const spots = dealing
        .open([...pile, ...hands[owner]!, ...discards[owner]!])
        .filter((card) => card > startless[owner]!);
      const weights = spots.map((card) => (start !== undefined && discards[owner]!.includes(card) ? useless : 1));
      const [spot] = weightedSample(spots, weights, 1, rng);
      if (spot === undefined) return false;
      dealing.put(spot, face);
    }
  }
  return true;
}

/** Assigns the compasses that were not drawn yet to cards in the piles (N1, N3). */
function dealLate(view: State, dealing: FaceAssignment, rng: Rng): void {
  const { late } = modeOf(view).deck;
  const cards = dealing.left((face) => face === late);
  const spots = shuffle(dealing.open(view.piles.flat()), rng);
  for (const face of cards) dealing.put(spots.pop()!, face);
}

/** Assigns all other faces. Only islands are set aside (B1); face-down discards probably get useless faces. */
function dealRest(view: State, dealing: FaceAssignment, likelihood: Likelihood, rng: Rng): void {
  const { piles, hands, discards, aside } = view;
  const removed = shuffle(
    dealing.left((face) => numberOf(face) !== undefined),
    rng,
  );
  for (const card of dealing.open(aside)) dealing.put(card, removed.pop()!);
  const left = dealing.left(() => true);
  const thrown = dealing.open(discards.flat());
  const first = weightedSample(left, left.map(likelihood.of), thrown.length, rng);
  for (const [i, card] of thrown.entries()) dealing.put(card, first[i]!);
  const rest = shuffle(
    dealing.left(() => true),
    rng,
  );
  for (const card of dealing.open([...piles, ...hands].flat())) dealing.put(card, rest.pop()!);
}
