import { sectionFaults } from "../../../../shared/games/wayward/deck/check.ts";
import type { FaultCode, Place, Values } from "../../../../shared/games/wayward/deck/faults.ts";
import {
  type Card,
  type Cell,
  commonGrid,
  type Deck,
  type Effect,
  MOST,
  type Section,
  type Side,
  THIS_FORMAT,
} from "../../../../shared/games/wayward/deck/schema.ts";
import { keyOf } from "../../../../shared/games/wayward/state.ts";

/** A deck as its owner types it in: what is done is a deck like any file, and beside it lies what is not done yet. */
export interface Draft {
  readonly deck: Deck;
  /** Sections that are being typed, by `keyOf`; the deck has what was there before, if anything. */
  readonly unfinished: Readonly<Record<string, Section>>;
}

/** What all sections have in common. */
export type Header = Pick<Deck, "stages" | "grids" | "mirror" | "laden" | "goods">;

export const SIDES: readonly Side[] = ["normal", "hard"];
export const CARDS: readonly number[] = Array.from({ length: 18 }, (_, i) => i + 1);

/** As many stages, and the same grids, as the practice fleet has; what one's own cards have is asked first. One grid holds for all (S4). */
const USUAL: Header = {
  stages: 4,
  grids: { solo: { rows: 4, lanes: 3 }, pair: { rows: 4, lanes: 4 } },
  mirror: false,
  laden: "coins",
};

/** A section with nothing on it: its ship ends in port. */
export const EMPTY: Section = { claim: [], cubes: [], end: 0, laden: false, goods: false, right: [] };

const emptyFace = (stages: number): readonly null[] => Array.from({ length: stages }, () => null);

/** A deck of which nothing is typed in yet. */
export function newDraft(title: string): Draft {
  const cards = CARDS.map((no): Card => ({ no, normal: emptyFace(USUAL.stages), hard: emptyFace(USUAL.stages) }));
  return { deck: { format: THIS_FORMAT, title, ...USUAL, cards }, unfinished: {} };
}

const keyAt = ({ no, side, stage }: Place): string => keyOf(no, side, stage);

const cardOf = ({ cards }: Deck, no: number): Card => cards.find((card) => card.no === no)!;

/** All places for a section: card by card, each normal face before the hard one, as one turns them over. */
export const placesOf = ({ stages }: Pick<Deck, "stages">): readonly Place[] =>
  CARDS.flatMap((no) => SIDES.flatMap((side) => placesOfFace(no, side, stages)));

const placesOfFace = (no: number, side: Side, stages: number): readonly Place[] =>
  Array.from({ length: stages }, (_, i) => ({ no, side, stage: i + 1 }));

/** Whether a deck has such a place. */
export const isPlace = ({ stages }: Pick<Deck, "stages">, { no, side, stage }: Place): boolean =>
  CARDS.includes(no) && SIDES.includes(side) && Number.isInteger(stage) && stage >= 1 && stage <= stages;

/** The section that is done at a place. */
export const doneAt = ({ deck }: Pick<Draft, "deck">, { no, side, stage }: Place): Section | undefined =>
  cardOf(deck, no)[side][stage - 1] ?? undefined;

/** What one sees at a place: what is being typed, else what is done. */
export const shownAt = (draft: Draft, place: Place): Section | undefined =>
  draft.unfinished[keyAt(place)] ?? doneAt(draft, place);

export type Standing = "done" | "unfinished" | "missing";

export const standingAt = (draft: Draft, place: Place): Standing =>
  keyAt(place) in draft.unfinished ? "unfinished" : doneAt(draft, place) ? "done" : "missing";

/** What is still wrong with a section, as V5 to V9 say it. */
export const faultsOf = ({ deck }: Draft, section: Section): readonly { code: FaultCode; values: Values }[] =>
  sectionFaults(section, commonGrid(deck.grids)).map(([code, , values]) => ({ code, values }));

/** A draft with something else at a place, which is not done until `finished` says so. */
export const typed = (draft: Draft, place: Place, section: Section): Draft => ({
  ...draft,
  unfinished: { ...draft.unfinished, [keyAt(place)]: section },
});

/** The draft without what is being typed at a place: what was done before is there again. */
export function dropped({ deck, unfinished }: Draft, place: Place): Draft {
  const { [keyAt(place)]: _, ...others } = unfinished;
  return { deck, unfinished: others };
}

/** A draft in which a section is done, or in which there is none. */
function put(draft: Draft, place: Place, section: Section | null): Draft {
  const cards = draft.deck.cards.map((card) =>
    card.no === place.no ? { ...card, [place.side]: card[place.side].with(place.stage - 1, section) } : card,
  );
  return dropped({ ...draft, deck: { ...draft.deck, cards } }, place);
}

/** A draft in which what is shown at a place is done; a section with nothing on it as well. Nothing may be wrong with it. */
export const finished = (draft: Draft, place: Place): Draft => put(draft, place, shownAt(draft, place) ?? EMPTY);

/** A draft with nothing at a place. */
export const cleared = (draft: Draft, place: Place): Draft => put(draft, place, null);

export const renamed = (draft: Draft, title: string): Draft => ({ ...draft, deck: { ...draft.deck, title } });

/** A card under the name it has for its owner; none, if that is empty. */
export function cardRenamed(draft: Draft, no: number, name: string): Draft {
  const cards = draft.deck.cards.map((card): Card => {
    if (card.no !== no) return card;
    const { name: _, ...rest } = card;
    return name === "" ? rest : { ...rest, name };
  });
  return { ...draft, deck: { ...draft.deck, cards } };
}

/**
 * A draft under another header. Sections that do not fit its grids become unfinished ones; those of stages that are gone go
 * with them.
 */
export function withHeader(draft: Draft, change: Partial<Header>): Draft {
  const header = { ...draft.deck, ...change };
  const face = (of: Card["normal"]) => Array.from({ length: header.stages }, (_, i) => of[i] ?? null);
  const cards = header.cards.map((card) => ({ ...card, normal: face(card.normal), hard: face(card.hard) }));
  const kept = placesOf(header).flatMap((place) => {
    const section = draft.unfinished[keyAt(place)];
    return section ? [[keyAt(place), section] as const] : [];
  });
  const next: Draft = { deck: { ...header, cards }, unfinished: Object.fromEntries(kept) };
  return placesOf(header).reduce((draft, place) => {
    const section = doneAt(draft, place);
    if (!section || faultsOf(draft, section).length === 0) return draft;
    return typed(put(draft, place, null), place, draft.unfinished[keyAt(place)] ?? section);
  }, next);
}

/** How many sections would go if the deck had so many stages. */
export const lostWith = (draft: Draft, stages: number): number =>
  placesOf(draft.deck).filter((place) => place.stage > stages && shownAt(draft, place)).length;

export interface Progress {
  readonly here: number;
  readonly of: number;
  readonly unfinished: number;
}

/** V11. */
export function progressOf(draft: Draft): Progress {
  const places = placesOf(draft.deck);
  return {
    here: places.filter((place) => doneAt(draft, place)).length,
    of: places.length,
    unfinished: Object.keys(draft.unfinished).length,
  };
}

/** Whether nothing was typed in yet: what all sections have in common is asked first. */
export function isUntouched(draft: Draft): boolean {
  const { here, unfinished } = progressOf(draft);
  return here + unfinished === 0;
}

/** The next place after this one where something is to be typed; the first one, unless told; undefined where all is done. */
export function nextAfter(draft: Draft, place?: Place): Place | undefined {
  const places = placesOf(draft.deck);
  const at = place ? places.findIndex((other) => keyAt(other) === keyAt(place)) + 1 : 0;
  const isOpen = (other: Place) => standingAt(draft, other) !== "done";
  return [...places.slice(at), ...places.slice(0, at)].find(isOpen);
}

/** What a tap on a space stands for. */
export const TOOLS = ["frame", "cube", "ship"] as const;
export type Tool = (typeof TOOLS)[number];

/** The most cubes on one space. */
export const MOST_CUBES = 9;

/** A section after a tap on a space; or why nothing came of it. A space can take one cube more with each tap. */
export function tapped(section: Section, cell: Cell, tool: Tool): Section | "frames" | "spaces" | "cubes" {
  const { claim, end } = section;
  switch (tool) {
    case "frame":
      if (claim.includes(cell)) return { ...section, claim: claim.filter((other) => other !== cell) };
      return claim.length < MOST.claim ? { ...section, claim: [...claim, cell].sort((a, b) => a - b) } : "frames";
    case "cube": {
      const n = cubesAt(section, cell) + 1;
      if (n > MOST_CUBES) return "cubes";
      return n === 1 && section.cubes.length >= MOST.cubes ? "spaces" : withCubes(section, cell, n);
    }
    case "ship":
      return { ...section, end: end === cell ? 0 : cell };
  }
}

export const cubesAt = ({ cubes }: Section, cell: Cell): number => cubes.find(({ at }) => at === cell)?.n ?? 0;

/** A section with so many cubes on a space. */
export const withCubes = (section: Section, cell: Cell, n: number): Section => ({
  ...section,
  cubes: [...section.cubes.filter(({ at }) => at !== cell), ...(n > 0 ? [{ at: cell, n }] : [])].sort(
    (a, b) => a.at - b.at,
  ),
});

/**
 * The tool one begins with: who comes back to a section goes on where they were.
 * @param hasSwiped whether frames are told by swipes, so that a tap is a cube from the first on
 */
export const firstTool = ({ claim, cubes }: Section, hasSwiped: boolean): Tool =>
  hasSwiped || cubes.length > 0 || claim.length === MOST.claim ? "cube" : "frame";

/** The tool after a tap: with the second frame all are there, and cubes come next. */
export const toolAfter = (section: Section, tool: Tool): Tool =>
  tool === "frame" && section.claim.length === MOST.claim ? "cube" : tool;

/** A section with the left side of the stage above it. */
export const withLeftOf = (section: Section, { claim, cubes, end, laden, goods }: Section): Section => ({
  ...section,
  ...{ claim, cubes, end, laden, goods },
});

/** Each effect as it is added; an icon of the right side stands for it. */
export const ADDED: { readonly [Do in Effect["do"]]: Extract<Effect, { readonly do: Do }> } = {
  coins: { do: "coins", n: 1 },
  income: { do: "income" },
  upgrade: { do: "upgrade", level: 1 },
  repair: { do: "repair", n: 1 },
  build: { do: "build", what: "fort" },
  produce: { do: "produce", islands: 1 },
  sailors: { do: "sailors" },
  merchant: { do: "merchant" },
  later: { do: "later", coins: 1, cargo: 0 },
  attack: { do: "attack", plus: 0, unlessInPort: false },
  text: { do: "text", text: "" },
  // biome-ignore lint/suspicious/noThenProperty: the name the file format has
  if: { do: "if", cannons: 5, then: [], else: [] },
};
