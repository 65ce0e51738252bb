import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import type { Section, SectionEffect } from "../../../../shared/games/wayward/deck/schema.ts";
import { ADDED, type DeckDraft, placesOf, shownAt, typed } from "./draft.ts";

const isSame = (a: SectionPlace, b: SectionPlace): boolean => a.no === b.no && a.side === b.side && a.stage === b.stage;

/** Earlier places in the deck, nearest first. */
function placesBefore({ deck }: DeckDraft, place: SectionPlace): readonly SectionPlace[] {
  const places = placesOf(deck);
  return places
    .slice(
      0,
      places.findIndex((one) => isSame(one, place)),
    )
    .toReversed();
}

/** The nearest earlier section, on any card. */
export function sectionBefore(draft: DeckDraft, place: SectionPlace): Section | undefined {
  for (const before of placesBefore(draft, place)) {
    const section = shownAt(draft, before);
    if (section) return section;
  }
  return undefined;
}

/** Empty stages of a card's hard face that have a section on the normal face. */
const copiesTo = (draft: DeckDraft, no: number): readonly (readonly [SectionPlace, Section])[] =>
  placesOf(draft.deck)
    .filter((place) => place.no === no && place.side === "hard" && !shownAt(draft, place))
    .flatMap((place) => {
      const section = shownAt(draft, { ...place, side: "normal" });
      return section ? [[place, section] as const] : [];
    });

export const canCopyFace = (draft: DeckDraft, no: number): boolean => copiesTo(draft, no).length > 0;

/** The copied sections are unfinished, so that each is checked. */
export const faceCopied = (draft: DeckDraft, no: number): DeckDraft =>
  copiesTo(draft, no).reduce((next, [place, section]) => typed(next, place, section), draft);

/** Includes effects in conditions. */
const effectsOf = ({ right }: Section): readonly SectionEffect[] =>
  right.flatMap((effect) => (effect.do === "if" ? [effect, ...effect.then, ...effect.else] : [effect]));

/**
 * The effect has the numbers of the nearest earlier one in the same stage, or else in any. The branches of a new
 * condition are empty.
 */
export function usualEffect<Do extends SectionEffect["do"]>(
  draft: DeckDraft,
  place: SectionPlace,
  kind: Do,
): Extract<SectionEffect, { readonly do: Do }> {
  const before = placesBefore(draft, place);
  const stagewise = [...before.filter(({ stage }) => stage === place.stage), ...before];
  for (const one of stagewise) {
    const section = shownAt(draft, one);
    const found = section && effectsOf(section).findLast((effect) => effect.do === kind);
    // Text is never copied.
    if (!found || found.do === "text") continue;
    return (found.do === "if" ? { ...ADDED.if, cannons: found.cannons } : found) as Extract<
      SectionEffect,
      { readonly do: Do }
    >;
  }
  return ADDED[kind];
}
