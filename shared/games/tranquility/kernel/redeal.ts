import type { Rng } from "../../../engine/chance/rng.ts";
import type { Handle } from "../../../engine/contract/events.ts";
import { FACES, ISLANDS } from "../cards.ts";
import { ownerOf } from "../deal.ts";
import { type Likelihood, likelihoodOf } from "../discard-inference.ts";
import { modeOf } from "../modes/modes.ts";
import { opponentHands } from "../opponent-hands.ts";
import { places } from "../secrecy.ts";
import type { State } from "../state.ts";
import { endOf, GOES_ON } from "./ending.ts";
import { FINISHED, Kernel } from "./kernel.ts";
import { loadView } from "./load.ts";
import { codeOf, rulesOf } from "./rules.ts";

/** The maximum number of tries, and the resolution of random numbers, as in `determinize`. */
const ATTEMPTS = 50;
const FINE = 2 ** 30;

/** B1: an unseen buried card, the cards among which it lies, and their weights. */
interface Burial {
  readonly face: number;
  readonly spots: Uint8Array;
  readonly weights: Float64Array;
}

/** Deals the unknown cards of a view like `determinize` with the same random numbers, but shares work among deals. */
export class Redealer {
  readonly #view: State;
  /** The table of the view; unknown faces are 0. */
  readonly seen: Kernel;
  /** By face: the number of unknown cards. */
  readonly #unknown = new Uint8Array(FACES.length + 1);
  readonly #specials: readonly number[];
  /** By face: the likelihood of a face-down discard, and whether an explorer card of this face is kept. */
  readonly #weights: Float64Array;
  readonly #isKept: readonly boolean[];
  readonly #likelihood: Likelihood;
  readonly #cardOf: ReadonlyMap<Handle, number>;
  readonly #late: number;
  readonly #isDealtBehind: boolean;
  readonly #hasExplorers: boolean;
  readonly #thrown: ReadonlySet<Handle>;
  /** The cards of each place, in the engine's order. */
  readonly #piles: Uint8Array;
  readonly #hands: Uint8Array;
  readonly #discards: Uint8Array;
  readonly #aside: Uint8Array;
  readonly #explorer: Uint8Array;
  readonly #burials: readonly Burial[];
  /** By face: the unknown cards not dealt yet. */
  readonly #left = new Uint8Array(FACES.length + 1);
  readonly #open = new Uint8Array(128);
  readonly #faces = new Uint8Array(128);
  readonly #keys = new Float64Array(128);

  constructor(view: State) {
    const { deck, effectOf } = modeOf(view);
    const { mixed, buried, explorer = [], late } = deck;
    this.#hasExplorers = explorer.length > 0;
    const decks = [...mixed, ...view.piles.flatMap(() => buried), ...explorer].map(codeOf);
    this.#view = view;
    this.seen = new Kernel(rulesOf(view.options));
    this.#cardOf = loadView(this.seen, view);
    this.#specials = [...new Set(decks)];
    for (let number = 1; number <= ISLANDS; number++) this.#unknown[number] = 1;
    for (const face of decks) this.#unknown[face]!++;
    for (const card of places(view).flat()) {
      const face = view.faces[card];
      if (face !== undefined) this.#unknown[codeOf(face)]!--;
    }
    this.#likelihood = likelihoodOf(view);
    this.#weights = Float64Array.from([undefined, ...FACES], (face) => (face ? this.#likelihood.of(face) : 0));
    this.#isKept = [undefined, ...FACES].map((face) => face !== undefined && effectOf(face) === "kept");
    this.#late = late ? codeOf(late[0]!) : 0;
    this.#isDealtBehind = view.mixed.length > 0 || view.explorer.length > 0;
    this.#thrown = new Set(view.discards.flat());
    this.#piles = this.#cards(view.piles.flat());
    this.#hands = this.#cards(view.hands.flat());
    this.#discards = this.#cards(view.discards.flat());
    this.#aside = this.#cards(view.aside);
    this.#explorer = this.#cards(view.explorer);
    this.#burials = this.#burialsOf(buried.map(codeOf));
  }

  #cards(handles: readonly Handle[]): Uint8Array {
    return Uint8Array.from(handles, (handle) => this.#cardOf.get(handle)!);
  }

  /** B1: a burial for each pile whose card of a buried face is unseen. */
  #burialsOf(faces: readonly number[]): readonly Burial[] {
    const view = this.#view;
    const { piles, hands, discards, startless, start, faces: known } = view;
    return faces.flatMap((face) => {
      const found = places(view)
        .flat()
        .filter((card) => known[card] !== undefined && codeOf(known[card]) === face);
      const owners = new Set(found.map((card) => ownerOf(view, card)));
      return piles.flatMap((pile, owner): Burial[] => {
        if (owners.has(owner)) return [];
        const spots = [...pile, ...hands[owner]!, ...discards[owner]!].filter(
          (card) => known[card] === undefined && card > startless[owner]!,
        );
        const isThrown = (card: Handle) => start !== undefined && discards[owner]!.includes(card);
        const weights = Float64Array.from(spots, (card) => (isThrown(card) ? this.#likelihood.useless : 1));
        return [{ face, spots: this.#cards(spots), weights }];
      });
    });
  }

  /** @returns false if no table consistent with the view was found */
  deal(table: Kernel, rng: Rng): boolean {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      table.copyFrom(this.seen);
      this.#left.set(this.#unknown);
      // Rejects a table on which the acting seat would be stuck (B11), because the match is not over.
      if (this.#isDealt(table, rng) && (table.stage >= FINISHED || endOf(table) === GOES_ON)) return true;
    }
    return false;
  }

  #isDealt(table: Kernel, rng: Rng): boolean {
    if (this.#isDealtBehind && !this.#isBehindDealt(table, rng)) return false;
    for (const { face, spots, weights } of this.#burials) {
      const spot = heaviest(spots, weights, rng);
      if (spot < 0) return false;
      this.#put(table, spot, face);
    }
    if (!this.#isLateDealt(table, rng)) return false;
    this.#dealRest(table, rng);
    return true;
  }

  #put(table: Kernel, card: number, face: number): void {
    this.#left[face]!--;
    table.face[card] = face;
  }

  #isBehindDealt(table: Kernel, rng: Rng): boolean {
    const behind = opponentHands(this.#view, rng);
    if (!behind) return false;
    for (const isThrown of [true, false])
      for (const [handle, { face, isKept: wasKept }] of behind) {
        if (this.#thrown.has(handle) !== isThrown) continue;
        const own = face ? codeOf(face) : wasKept ? this.#keptFace(isThrown, rng) : 0;
        if (own === 0 ? wasKept : this.#left[own] === 0) return false;
        if (own !== 0) this.#put(table, this.#cardOf.get(handle)!, own);
      }
    let count = this.#hasExplorers ? this.#listSpecials(0) : 0;
    shuffle(this.#faces, count, rng);
    for (const card of this.#explorer) if (table.face[card] === 0) this.#put(table, card, this.#faces[--count]!);
    return true;
  }

  /** The face of an undealt explorer card that is kept, or 0. */
  #keptFace(isThrown: boolean, rng: Rng): number {
    const count = this.#hasExplorers ? this.#listSpecials(0) : 0;
    let sum = 0;
    for (let i = 0; i < count; i++)
      if (this.#isKept[this.#faces[i]!]) sum += isThrown ? this.#weights[this.#faces[i]!]! : 1;
    let roll = (rng(FINE) / FINE) * sum;
    for (let i = 0; i < count; i++) {
      const face = this.#faces[i]!;
      if (!this.#isKept[face]) continue;
      const weight = isThrown ? this.#weights[face]! : 1;
      roll -= weight;
      if (weight > 0 && roll < 0) return face;
    }
    return 0;
  }

  /** Lists undealt cards other than islands in `#faces`, from an index on. @returns the end of the list */
  #listSpecials(from: number): number {
    let count = from;
    for (const face of this.#specials) for (let i = this.#left[face]!; i > 0; i--) this.#faces[count++] = face;
    return count;
  }

  /** @returns the number of undealt islands */
  #listIslands(): number {
    let count = 0;
    for (let number = 1; number <= ISLANDS; number++) if (this.#left[number] !== 0) this.#faces[count++] = number;
    return count;
  }

  /** Lists cards without a face in `#open`, from an index on. @returns the end of the list */
  #listOpen(table: Kernel, cards: Uint8Array, from: number): number {
    let count = from;
    for (let i = 0; i < cards.length; i++) if (table.face[cards[i]!] === 0) this.#open[count++] = cards[i]!;
    return count;
  }

  /** N1, N3: puts the compasses that were not drawn yet in the piles. @returns false if they have too few places */
  #isLateDealt(table: Kernel, rng: Rng): boolean {
    let spots = this.#listOpen(table, this.#piles, 0);
    shuffle(this.#open, spots, rng);
    const late = this.#late === 0 ? 0 : this.#left[this.#late]!;
    if (late > spots) return false;
    for (let left = late; left > 0; left--) this.#put(table, this.#open[--spots]!, this.#late);
    return true;
  }

  #dealRest(table: Kernel, rng: Rng): void {
    let islands = this.#listIslands();
    shuffle(this.#faces, islands, rng);
    for (const card of this.#aside)
      if (table.face[card] === 0 && islands > 0) this.#put(table, card, this.#faces[--islands]!);
    const left = this.#listSpecials(this.#listIslands());
    const thrown = this.#listOpen(table, this.#discards, 0);
    this.#moveHeaviest(left, thrown, rng);
    for (let i = 0; i < thrown; i++) this.#put(table, this.#open[i]!, this.#faces[i]!);
    let rest = this.#listSpecials(this.#listIslands());
    shuffle(this.#faces, rest, rng);
    let open = 0;
    for (const cards of [this.#piles, this.#hands, this.#aside]) open = this.#listOpen(table, cards, open);
    for (let i = 0; i < open; i++) this.#put(table, this.#open[i]!, this.#faces[--rest]!);
  }

  /** Moves `count` random faces to the front, with probability proportional to their weights. */
  #moveHeaviest(from: number, count: number, rng: Rng): void {
    const faces = this.#faces;
    const keys = this.#keys;
    for (let i = 0; i < from; i++) {
      const face = faces[i]!;
      const key = Math.log((rng(FINE) + 1) / FINE) / this.#weights[face]!;
      let at = i;
      if (i >= count) {
        if (count === 0 || keys[count - 1]! >= key) continue;
        at = count - 1;
      }
      for (; at > 0 && keys[at - 1]! < key; at--) {
        keys[at] = keys[at - 1]!;
        faces[at] = faces[at - 1]!;
      }
      keys[at] = key;
      faces[at] = face;
    }
  }
}

/** Gives the same result as the engine's `shuffle`. */
function shuffle(cards: Uint8Array, count: number, rng: Rng): void {
  for (let i = count - 1; i > 0; i--) {
    const at = rng(i + 1);
    const card = cards[i]!;
    cards[i] = cards[at]!;
    cards[at] = card;
  }
}

/** A random card with probability proportional to its weight; -1 if there is none. */
function heaviest(spots: Uint8Array, weights: Float64Array, rng: Rng): number {
  let spot = -1;
  let most = -Infinity;
  for (let i = 0; i < spots.length; i++) {
    const key = Math.log((rng(FINE) + 1) / FINE) / weights[i]!;
    if (key <= most) continue;
    most = key;
    spot = spots[i]!;
  }
  return spot;
}
