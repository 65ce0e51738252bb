import { sectionFaults } from "../../../../shared/games/wayward/deck/check.ts";
import type { FaultCode, SectionPlace, Values } from "../../../../shared/games/wayward/deck/faults.ts";
import {
  type Card,
  type CardSide,
  commonGrid,
  type Deck,
  type GridSpace,
  MOST,
  type Section,
  type SectionEffect,
  THIS_FORMAT,
} from "../../../../shared/games/wayward/deck/schema.ts";
import { keyOf } from "../../../../shared/games/wayward/state.ts";

/** Finished sections form a valid deck; unfinished ones are separate. */
export interface DeckDraft {
  readonly deck: Deck;
  /** Sections by `keyOf`. The deck keeps the earlier finished section, if any. */
  readonly unfinished: Readonly<Record<string, Section>>;
}

/** What all sections of a deck share. */
type DraftHeader = Pick<Deck, "stages" | "grids" | "mirror" | "laden" | "goods">;

export const SIDES: readonly CardSide[] = ["normal", "hard"];
export const CARDS: readonly number[] = Array.from({ length: 18 }, (_, i) => i + 1);

/** The practice fleet's header, but not mirrored. The form first asks for the deck's own. */
const USUAL: DraftHeader = {
  stages: 4,
  grids: { solo: { rows: 4, lanes: 3 }, pair: { rows: 4, lanes: 4 } },
  mirror: false,
  laden: "coins",
};

/** The ship of an empty section ends in port. */
export const EMPTY: Section = { claim: [], cubes: [], end: 0, laden: false, goods: false, right: [] };

const emptyFace = (stages: number): readonly null[] => Array.from({ length: stages }, () => null);

export function newDraft(title: string): DeckDraft {
  const cards = CARDS.map((no): Card => ({ no, normal: emptyFace(USUAL.stages), hard: emptyFace(USUAL.stages) }));
  return { deck: { format: THIS_FORMAT, title, ...USUAL, cards }, unfinished: {} };
}

const keyAt = ({ no, side, stage }: SectionPlace): string => keyOf(no, side, stage);

const cardOf = ({ cards }: Deck, no: number): Card => cards.find((card) => card.no === no)!;

/** Card by card, each normal face before the hard one. */
export const placesOf = ({ stages }: Pick<Deck, "stages">): readonly SectionPlace[] =>
  CARDS.flatMap((no) => SIDES.flatMap((side) => placesOfFace(no, side, stages)));

const placesOfFace = (no: number, side: CardSide, stages: number): readonly SectionPlace[] =>
  Array.from({ length: stages }, (_, i) => ({ no, side, stage: i + 1 }));

export const isPlace = ({ stages }: Pick<Deck, "stages">, { no, side, stage }: SectionPlace): boolean =>
  CARDS.includes(no) && SIDES.includes(side) && Number.isInteger(stage) && stage >= 1 && stage <= stages;

export const doneAt = ({ deck }: Pick<DeckDraft, "deck">, { no, side, stage }: SectionPlace): Section | undefined =>
  cardOf(deck, no)[side][stage - 1] ?? undefined;

/** The unfinished section, or else the finished one. */
export const shownAt = (draft: DeckDraft, place: SectionPlace): Section | undefined =>
  draft.unfinished[keyAt(place)] ?? doneAt(draft, place);

type SectionStatus = "done" | "unfinished" | "missing";

export const standingAt = (draft: DeckDraft, place: SectionPlace): SectionStatus =>
  keyAt(place) in draft.unfinished ? "unfinished" : doneAt(draft, place) ? "done" : "missing";

/** The faults of rules V5 to V9. */
export const faultsOf = ({ deck }: DeckDraft, section: Section): readonly { code: FaultCode; values: Values }[] =>
  sectionFaults(section, commonGrid(deck.grids)).map(([code, , values]) => ({ code, values }));

/** The section is unfinished until `finished` puts it into the deck. */
export const typed = (draft: DeckDraft, place: SectionPlace, section: Section): DeckDraft => ({
  ...draft,
  unfinished: { ...draft.unfinished, [keyAt(place)]: section },
});

/** Restores the finished section, if any. */
export function dropped({ deck, unfinished }: DeckDraft, place: SectionPlace): DeckDraft {
  const { [keyAt(place)]: _, ...others } = unfinished;
  return { deck, unfinished: others };
}

function put(draft: DeckDraft, place: SectionPlace, section: Section | null): DeckDraft {
  const cards = draft.deck.cards.map((card) =>
    card.no === place.no ? { ...card, [place.side]: card[place.side].with(place.stage - 1, section) } : card,
  );
  return dropped({ ...draft, deck: { ...draft.deck, cards } }, place);
}

/** The section may be empty, but must have no faults. */
export const finished = (draft: DeckDraft, place: SectionPlace): DeckDraft =>
  put(draft, place, shownAt(draft, place) ?? EMPTY);

export const cleared = (draft: DeckDraft, place: SectionPlace): DeckDraft => put(draft, place, null);

export const renamed = (draft: DeckDraft, title: string): DeckDraft => ({ ...draft, deck: { ...draft.deck, title } });

/** An empty name removes the owner's name for the card. */
export function cardRenamed(draft: DeckDraft, no: number, name: string): DeckDraft {
  const cards = draft.deck.cards.map((card): Card => {
    if (card.no !== no) return card;
    const { name: _, ...rest } = card;
    return name === "" ? rest : { ...rest, name };
  });
  return { ...draft, deck: { ...draft.deck, cards } };
}

/** Sections outside the new grids become unfinished; those of removed stages are deleted. */
export function withHeader(draft: DeckDraft, change: Partial<DraftHeader>): DeckDraft {
  const header = { ...draft.deck, ...change };
  const face = (of: Card["normal"]) => Array.from({ length: header.stages }, (_, i) => of[i] ?? null);
  const cards = header.cards.map((card) => ({ ...card, normal: face(card.normal), hard: face(card.hard) }));
  const kept = placesOf(header).flatMap((place) => {
    const section = draft.unfinished[keyAt(place)];
    return section ? [[keyAt(place), section] as const] : [];
  });
  const next: DeckDraft = { deck: { ...header, cards }, unfinished: Object.fromEntries(kept) };
  return placesOf(header).reduce((draft, place) => {
    const section = doneAt(draft, place);
    if (!section || faultsOf(draft, section).length === 0) return draft;
    return typed(put(draft, place, null), place, draft.unfinished[keyAt(place)] ?? section);
  }, next);
}

/** Number of sections that this number of stages would delete. */
export const lostWith = (draft: DeckDraft, stages: number): number =>
  placesOf(draft.deck).filter((place) => place.stage > stages && shownAt(draft, place)).length;

interface DeckProgress {
  readonly here: number;
  readonly of: number;
  readonly unfinished: number;
}

/** Progress by rule V11. */
export function progressOf(draft: DeckDraft): DeckProgress {
  const places = placesOf(draft.deck);
  return {
    here: places.filter((place) => doneAt(draft, place)).length,
    of: places.length,
    unfinished: Object.keys(draft.unfinished).length,
  };
}

/** If nothing is typed in, the form asks for the header first. */
export function isUntouched(draft: DeckDraft): boolean {
  const { here, unfinished } = progressOf(draft);
  return here + unfinished === 0;
}

/** The search continues from the beginning after the last place; undefined if all are finished. */
export function nextAfter(draft: DeckDraft, place?: SectionPlace): SectionPlace | undefined {
  const places = placesOf(draft.deck);
  const at = place ? places.findIndex((other) => keyAt(other) === keyAt(place)) + 1 : 0;
  const isOpen = (other: SectionPlace) => standingAt(draft, other) !== "done";
  return [...places.slice(at), ...places.slice(0, at)].find(isOpen);
}

/** What a tap on a space changes. */
export const TOOLS = ["frame", "cube", "ship"] as const;
export type DeckTool = (typeof TOOLS)[number];

/** Maximum on one space. */
export const MOST_CUBES = 9;

/** The new section, or why the tap had no effect. Each tap of the cube tool adds one cube. */
export function tapped(section: Section, cell: GridSpace, tool: DeckTool): Section | "frames" | "spaces" | "cubes" {
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

export const cubesAt = ({ cubes }: Section, cell: GridSpace): number => cubes.find(({ at }) => at === cell)?.n ?? 0;

export const withCubes = (section: Section, cell: GridSpace, n: number): Section => ({
  ...section,
  cubes: [...section.cubes.filter(({ at }) => at !== cell), ...(n > 0 ? [{ at: cell, n }] : [])].sort(
    (a, b) => a.at - b.at,
  ),
});

/**
 * The tool to continue a section with.
 * @param hasSwiped whether swipes draw the frames, so that taps place cubes from the start
 */
export const firstTool = ({ claim, cubes }: Section, hasSwiped: boolean): DeckTool =>
  hasSwiped || cubes.length > 0 || claim.length === MOST.claim ? "cube" : "frame";

/** The cube tool follows the last frame. */
export const toolAfter = (section: Section, tool: DeckTool): DeckTool =>
  tool === "frame" && section.claim.length === MOST.claim ? "cube" : tool;

export const withLeftOf = (section: Section, { claim, cubes, end, laden, goods }: Section): Section => ({
  ...section,
  ...{ claim, cubes, end, laden, goods },
});

/** Effects as first added. */
export const ADDED: { readonly [Do in SectionEffect["do"]]: Extract<SectionEffect, { readonly do: Do }> } = {
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
