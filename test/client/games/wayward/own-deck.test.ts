import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canCopyFace, faceCopied, sectionBefore, usualEffect } from "../../../../client/games/wayward/deck/copying.ts";
import {
  ADDED,
  cardRenamed,
  cleared,
  type DeckDraft,
  type DeckTool,
  doneAt,
  dropped,
  EMPTY,
  faultsOf,
  finished,
  isUntouched,
  lostWith,
  newDraft,
  nextAfter,
  placesOf,
  progressOf,
  shownAt,
  standingAt,
  tapped,
  toolAfter,
  typed,
  withCubes,
  withHeader,
  withLeftOf,
} from "../../../../client/games/wayward/deck/draft.ts";
import de from "../../../../client/games/wayward/deck/messages/de.ts";
import en from "../../../../client/games/wayward/deck/messages/en.ts";
import fr from "../../../../client/games/wayward/deck/messages/fr.ts";
import { lookingIn, placeHash } from "../../../../client/games/wayward/deck/place.ts";
import { waywardManifest } from "../../../../client/games/wayward/manifest.ts";
import { optionsOf } from "../../../../client/games/wayward/setup/variants.ts";
import { checkDeck, checkTyped } from "../../../../shared/games/wayward/deck/check.ts";
import { type FaultCode, MESSAGES, type SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import { textOf } from "../../../../shared/games/wayward/deck/print.ts";
import { type Deck, RANGES, type Section } from "../../../../shared/games/wayward/deck/schema.ts";
import { options } from "../../../../shared/games/wayward/options.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { typingOf } from "../../../e2e/kit/own-deck.ts";
import { itemAt } from "../../../kit/item-at.ts";

const FLEET = readFileSync(new URL("../../../../shared/games/wayward/deck/fleet.json", import.meta.url), "utf8");
const fleet: Deck = JSON.parse(FLEET);
const whole: DeckDraft = { deck: fleet, unfinished: {} };
const place: SectionPlace = { no: 7, side: "hard", stage: 2 };
const first = itemAt(itemAt(fleet.cards, 0).normal, 0);

test("the file of a deck has one section per line", () => {
  expect(textOf(fleet)).toBe(FLEET);
  const { deck } = cardRenamed(finished(typed(newDraft("Mine"), place, first), place), 7, "Gale");
  expect(checkDeck(textOf(deck))).toMatchObject({ deck, here: 1, of: 144 });
});

describe("a deck that is being typed in", () => {
  test("is a valid deck from the start, with the half typed section beside it", () => {
    const half = typed(newDraft("Mine"), place, { ...first, right: [ADDED.if] });
    expect(checkTyped(half.deck)).toMatchObject({ here: 0, of: 144 });
    expect(standingAt(half, place)).toBe("unfinished");
    expect(faultsOf(half, shownAt(half, place)!).map(({ code }) => code)).toEqual(["emptyThen"]);
  });

  test("keeps its earlier content until a section is done again", () => {
    const other = { ...first, end: 0 };
    const half = typed(whole, place, other);
    expect(doneAt(half, place)).toEqual(doneAt(whole, place));
    expect(shownAt(half, place)).toBe(other);
    expect(dropped(half, place)).toEqual(whole);
    expect(doneAt(finished(half, place), place)).toBe(other);
    expect(progressOf(cleared(whole, place))).toEqual({ here: 143, of: 144, unfinished: 0 });
  });

  test("leads to the next place where something is missing, and around", () => {
    expect(nextAfter(newDraft("Mine"))).toEqual({ no: 1, side: "normal", stage: 1 });
    expect(nextAfter(newDraft("Mine"), { no: 1, side: "normal", stage: 4 })).toEqual({ no: 1, side: "hard", stage: 1 });
    expect(nextAfter(cleared(whole, place), { no: 18, side: "hard", stage: 4 })).toEqual(place);
    expect(nextAfter(whole)).toBeUndefined();
  });

  test("keeps sections that no longer fit a smaller grid as unfinished, and never loses them", () => {
    const small = withHeader(whole, { grids: { solo: { rows: 3, lanes: 3 }, pair: { rows: 4, lanes: 4 } } });
    expect(checkTyped(small.deck)).toHaveProperty("deck");
    const { here, unfinished } = progressOf(small);
    expect([here + unfinished, unfinished > 20]).toEqual([144, true]);
    const back = withHeader(small, { grids: fleet.grids });
    expect(progressOf(back).here + progressOf(back).unfinished).toBe(144);
  });

  test("loses only sections in stages that it no longer has, and says how many", () => {
    expect([lostWith(whole, 3), lostWith(whole, 4), lostWith(newDraft("Mine"), 1)]).toEqual([36, 0, 0]);
    expect(progressOf(withHeader(whole, { stages: 3 }))).toEqual({ here: 108, of: 108, unfinished: 0 });
    expect(progressOf(withHeader(whole, { stages: 6 }))).toEqual({ here: 144, of: 216, unfinished: 0 });
  });
});

describe("a tap", () => {
  const tap = (section: Section, cell: number, tool: DeckTool) => tapped(section, cell, tool) as Section;

  test("adds and removes frames, two at most, and leads on to cubes", () => {
    const two = tap(tap(EMPTY, 22, "frame"), 11, "frame");
    expect([two.claim, toolAfter(two, "frame")]).toEqual([[11, 22], "cube"]);
    expect(tapped(two, 33, "frame")).toBe("frames");
    expect(tap(two, 22, "frame").claim).toEqual([11]);
  });

  test("adds a cube each time, nine at most and on eight spaces", () => {
    let section = EMPTY;
    for (let i = 0; i < 9; i++) section = tap(section, 22, "cube");
    expect(section.cubes).toEqual([{ at: 22, n: 9 }]);
    expect(tapped(section, 22, "cube")).toBe("cubes");
    expect(withCubes(section, 22, 0).cubes).toEqual([]);
    for (const cell of [11, 12, 13, 21, 23, 31, 32]) section = tap(section, cell, "cube");
    expect(tapped(section, 33, "cube")).toBe("spaces");
  });

  test("puts the ship on a space, and back to port", () => {
    expect([tap(EMPTY, 22, "ship").end, tap(tap(EMPTY, 22, "ship"), 22, "ship").end]).toEqual([22, 0]);
  });

  test("can copy the left side of the stage above, and nothing of its right side", () => {
    expect(withLeftOf({ ...EMPTY, right: [ADDED.income] }, first)).toEqual({ ...first, right: [ADDED.income] });
  });
});

test("a deck begins with one grid for all, and with the question what its cards are like", () => {
  const draft = newDraft("Mine");
  expect(draft.deck.mirror).toBe(false);
  expect(isUntouched(draft)).toBe(true);
  expect(isUntouched(typed(draft, place, first))).toBe(false);
  expect(isUntouched(whole)).toBe(false);
});

describe("earlier input", () => {
  const normal = finished(typed(newDraft("Mine"), { no: 7, side: "normal", stage: 2 }, first), {
    ...place,
    side: "normal",
  });

  test("is copied from a card's normal face to its hard one for review, and never over other input", () => {
    expect(canCopyFace(normal, 7)).toBe(true);
    const copied = faceCopied(normal, 7);
    expect(shownAt(copied, place)).toEqual(first);
    expect(standingAt(copied, place)).toBe("unfinished");
    expect(shownAt(copied, { ...place, stage: 1 })).toBeUndefined();
    expect(canCopyFace(copied, 7)).toBe(false);
    const own = finished(typed(normal, place, EMPTY), place);
    expect(shownAt(faceCopied(own, 7), place)).toEqual(EMPTY);
  });

  test("is offered from the section before, and from the numbers that an effect had last in this stage", () => {
    expect(sectionBefore(normal, place)).toEqual(first);
    expect(sectionBefore(normal, { no: 7, side: "normal", stage: 2 })).toBeUndefined();
    const coins = (n: number): Section => ({ ...EMPTY, right: [{ do: "coins", n }] });
    const later = typed(
      typed(newDraft("Mine"), { no: 1, side: "normal", stage: 2 }, coins(3)),
      { no: 6, side: "hard", stage: 1 },
      coins(5),
    );
    expect(usualEffect(later, place, "coins")).toEqual({ do: "coins", n: 3 });
    expect(usualEffect(later, { ...place, stage: 4 }, "coins")).toEqual({ do: "coins", n: 5 });
    expect(usualEffect(later, place, "repair")).toEqual(ADDED.repair);
  });
});

/** For a deck of 36 faces. An earlier form needed 1,688 taps and swipes. */
const TOO_MANY_TAPS = 900;

test("the practice fleet, 36 faces in 144 sections, is typed in by less than 900 taps and swipes", () => {
  let draft = newDraft("Mine");
  const counts = placesOf(fleet).map((place, i) => {
    const { gestures, next } = typingOf(draft, place, doneAt({ deck: fleet }, place)!, i > 0);
    draft = next;
    return gestures.length;
  });
  const taps = counts.reduce((sum, n) => sum + n, 0);
  console.log(
    `taps of 144 sections: ${taps}, median ${counts.toSorted((a, b) => a - b)[72]}, most ${Math.max(...counts)}`,
  );
  expect(draft.deck.cards).toEqual(fleet.cards.map(({ name: _, ...card }) => card));
  expect(taps).toBeLessThan(TOO_MANY_TAPS);
});

test("an address leads to a section", () => {
  expect(lookingIn(placeHash("3f9a", place))).toEqual({ deck: "3f9a", place });
  expect([lookingIn(""), lookingIn("#"), lookingIn("#3f9a")]).toEqual([{}, {}, { deck: "3f9a" }]);
});

describe.each(Object.entries({ en, de, fr }))("the messages in %s", (_, words) => {
  test("exist for every fault", () => {
    const values = { no: 7, is: 3, due: 4, row: 5, lane: 1, rows: 4, lanes: 3 };
    const more = { most: 12, effect: "salvage", field: "sails", least: 1 };
    const said = (Object.keys(MESSAGES) as FaultCode[]).map((code) => words.faults[code]({ ...values, ...more }));
    expect(said.filter((line) => line.length < 8 || /undefined|NaN/.test(line))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test("exist for every number that an effect may have", () => {
    const due = Object.entries(RANGES).flatMap(([kind, fields]) =>
      Object.keys(fields).map((field) => `${kind}.${field}`),
    );
    expect(Object.keys(words.numbers).sort()).toEqual(due.sort());
  });
});

test("a table with an own deck has spectators only if its host allows them, on page and server alike", () => {
  const chosen = { difficulty: "normal", saga: false };
  const tables = [
    { deck: "practice", onlookers: false },
    { deck: "practice", onlookers: true },
    { deck: "own", onlookers: false },
    { deck: "own", onlookers: true },
  ].map((one) => options.parse(optionsOf("solo", { ...chosen, ...one })));
  expect(tables.map((one) => wayward.closed(one))).toEqual([false, false, true, false]);
  expect(tables.map((one) => waywardManifest.closed!(one))).toEqual([false, false, true, false]);
  // Tables of earlier releases lack this field.
  expect(wayward.closed({ ...itemAt(tables, 2), onlookers: undefined })).toBe(true);
});
