import type { Rng } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import { type Handle, isRefusal } from "../../engine/contract/events.ts";
import { type ArcanoidFace, cardOf, EMPEROR, EMPRESS, FACES, type Field, LOVERS, MAGICIAN } from "./cards.ts";
import { places } from "./dealing.ts";
import { canBeStolen, engagementOf } from "./engagements.ts";
import type { Clue } from "./public-knowledge.ts";
import type { State } from "./state.ts";
import { variantOf } from "./variants.ts";

/** The first deal nearly always succeeds. */
const ATTEMPTS = 20;

/**
 * Gives unknown cards random faces that the clues allow; such tables are about equally likely. Undefined before the
 * deal, after the end, and if none is found.
 */
export function determinize(view: State, rng: Rng): State | undefined {
  if (view.stage.at === "deal" || view.stage.at === "over") return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const faces = allFaces(view, rng);
    if (faces) return { ...view, faces };
  }
  return undefined;
}

/** For each face whose card is unknown, the cards that may have it. */
type PossibleCards = ReadonlyMap<ArcanoidFace, ReadonlySet<Handle>>;

const cache = new WeakMap<State, PossibleCards>();

/** Cached: many tables are dealt from one view. */
export function possibleCardsByFace(view: State): PossibleCards {
  const cached = cache.get(view);
  if (cached) return cached;
  const found = computePossibleCards(view);
  cache.set(view, found);
  return found;
}

function computePossibleCards(view: State): PossibleCards {
  const { faces, clues } = view;
  const lying = places(view).flat();
  const there = new Set(lying.map((card) => faces[card]));
  const mixes = clues.filter((clue) => clue.of === "mixed");
  const fresh = new Set(mixes.flatMap(({ are }) => are));
  const dealt = [...new Set([...lying, ...mixes.flatMap(({ were }) => were)])].filter((card) => !fresh.has(card));
  return new Map(
    FACES.filter((face) => !there.has(face)).map((face) => {
      let cards: ReadonlySet<Handle> = mayBe(faces, face, dealt);
      for (const clue of clues) cards = afterClue(cards, clue, faces, face);
      return [face, cards];
    }),
  );
}

/** The cards that may have a face, before any clue. */
function mayBe(faces: State["faces"], face: ArcanoidFace, cards: readonly Handle[]): ReadonlySet<Handle> {
  const own = cards.find((card) => faces[card] === face);
  return new Set(own === undefined ? cards.filter((card) => faces[card] === undefined) : [own]);
}

function afterClue(
  before: ReadonlySet<Handle>,
  clue: Clue,
  faces: State["faces"],
  face: ArcanoidFace,
): ReadonlySet<Handle> {
  if (clue.of === "engaged") return before;
  if (clue.of === "lacking") {
    const isLacking = clue.faces.includes(face) && !isKnown(before, faces);
    return isLacking ? new Set([...before].filter((card) => !clue.cards.includes(card))) : before;
  }
  const own = clue.are.find((card) => faces[card] === face);
  if (own !== undefined) return new Set([own]);
  const apart = [...before].filter((card) => !clue.were.includes(card));
  if (apart.length === before.size) return before;
  return new Set([...apart, ...clue.are.filter((card) => faces[card] === undefined)]);
}

const isKnown = (cards: ReadonlySet<Handle>, faces: State["faces"]): boolean =>
  cards.size === 1 && [...cards].every((card) => faces[card] !== undefined);

/** Undefined if no table is found. */
function allFaces(view: State, rng: Rng): State["faces"] | undefined {
  const possible = possibleCardsByFace(view);
  const lying = places(view).flat();
  const faces = view.faces.slice();
  if (!layHidden(view, lying, possible, faces, rng)) return undefined;
  const open = new Set(lying.filter((card) => faces[card] === undefined));
  const left = shuffle(facesLeft(possible, lying, faces), rng);
  const choices = new Map(left.map((face) => [face, [...possible.get(face)!].filter((card) => open.has(card))]));
  const holder = new Map<Handle, ArcanoidFace>();
  // Most constrained faces first.
  for (const face of left.toSorted((a, b) => choices.get(a)!.length - choices.get(b)!.length))
    if (!placed(face, choices, holder, new Set(), rng)) return undefined;
  for (const [card, face] of holder) faces[card] = face;
  return faces;
}

function facesLeft(possible: PossibleCards, lying: readonly Handle[], faces: State["faces"]): ArcanoidFace[] {
  const given = new Set(lying.map((card) => faces[card]));
  return [...possible.keys()].filter((face) => !given.has(face));
}

/** If no card is free, moves other faces (Kuhn's augmenting paths). */
function placed(
  face: ArcanoidFace,
  choices: ReadonlyMap<ArcanoidFace, readonly Handle[]>,
  holder: Map<Handle, ArcanoidFace>,
  tried: Set<Handle>,
  rng: Rng,
): boolean {
  const cards = choices.get(face)!;
  const free = cards.filter((card) => !holder.has(card));
  if (free.length > 0) {
    holder.set(free[rng(free.length)]!, face);
    return true;
  }
  for (const card of shuffle([...cards], rng)) {
    if (tried.has(card)) continue;
    tried.add(card);
    if (!placed(holder.get(card)!, choices, holder, tried, rng)) continue;
    holder.set(card, face);
    return true;
  }
  return false;
}

/** Maximum number of tries for a secret engagement. */
const DRAWS = 200;

/** Finds legal faces for secret engagements. @returns false if none are found */
function layHidden(
  view: State,
  lying: readonly Handle[],
  possible: PossibleCards,
  faces: (ArcanoidFace | undefined)[],
  rng: Rng,
): boolean {
  for (const clue of view.clues) {
    if (clue.of !== "engaged" || !clue.cards.every((card) => lying.includes(card))) continue;
    const left = facesLeft(possible, lying, faces).filter((face) => isOf(face, clue.field));
    if (!layOne(view, clue, left, possible, faces, rng)) return false;
  }
  return true;
}

const COUPLING: readonly ArcanoidFace[] = [EMPRESS, EMPEROR, LOVERS, MAGICIAN];

/** Neglects numeric cards of other suits. */
function isOf(face: ArcanoidFace, field: Field): boolean {
  const card = cardOf(face);
  return card.kind === "trump" ? COUPLING.includes(face) : card.suit === field;
}

function layOne(
  view: State,
  { cards, field, isProtected }: Clue & { readonly of: "engaged" },
  left: readonly ArcanoidFace[],
  possible: PossibleCards,
  faces: (ArcanoidFace | undefined)[],
  rng: Rng,
): boolean {
  const open = cards.filter((card) => faces[card] === undefined);
  if (open.length === 0) return true;
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = shuffle([...left], rng).slice(0, open.length);
    if (drawn.length < open.length) return false;
    if (!drawn.every((face, i) => possible.get(face)!.has(open[i]!))) continue;
    for (const [i, card] of open.entries()) faces[card] = drawn[i];
    const engagement = engagementOf(
      cards.map((card) => faces[card]!),
      field,
      variantOf(view),
    );
    const isIt = !isRefusal(engagement) && engagement.rank !== "world";
    if (isIt && (isProtected === undefined || isProtected !== canBeStolen(engagement))) return true;
  }
  for (const card of open) faces[card] = undefined;
  return false;
}
