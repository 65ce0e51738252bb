import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDeck, LARGEST } from "../../../../shared/games/wayward/deck/check.ts";
import { messageOf, ruleOf } from "../../../../shared/games/wayward/deck/faults.ts";
import type { Deck, Section } from "../../../../shared/games/wayward/deck/schema.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { samples } from "../../../kit/strength.ts";

const FLEET = readFileSync(new URL("../../../../shared/games/wayward/deck/fleet.json", import.meta.url), "utf8");
const fleet: Deck = JSON.parse(FLEET);

function wrong(text: string): string[] {
  const checked = checkDeck(text);
  if ("deck" in checked) return [];
  return checked.faults.map((fault) => `${ruleOf(fault)} line ${fault.line}: ${messageOf(fault)}`);
}

/** The deck's text with a change that keeps the line numbers. */
const bent = (from: string, to: string): string => {
  expect(FLEET).toContain(from);
  return FLEET.replace(from, to);
};

/** The line of card 1, normal, stage 1. */
const FIRST =
  '"cubes":[{"at":11,"n":1},{"at":12,"n":1}],"end":13,"laden":false,"goods":false,"right":[{"do":"sailors"}]';
const place = "Card 1, normal, stage 1: ";
const withRight = (right: string): string => bent('"right":[{"do":"sailors"}]', `"right":[${right}]`);

function withOneStageLess(): string {
  const [{ normal, ...card }, ...cards] = fleet.cards as readonly [Deck["cards"][number], ...Deck["cards"]];
  return JSON.stringify({ ...fleet, cards: [{ ...card, normal: normal.slice(0, 3) }, ...cards] });
}

test("the practice fleet is a deck, and whole", () => {
  expect(checkDeck(FLEET)).toEqual({ deck: fleet, here: 144, of: 144 });
});

describe("TC-50: each fault is refused with its rule, its line and its place", () => {
  const cases: readonly (readonly [id: string, text: () => string, message: string])[] = [
    ["V1 no JSON", () => "a deck", "V1 line 1: This is not a Wayward deck file."],
    [
      "V1 JSON cut off",
      () => FLEET.slice(0, 2000),
      `V1 line ${FLEET.slice(0, 2000).split("\n").length}: This is not a Wayward deck file.`,
    ],
    ["V1 another format", () => bent("wayward-deck/1", "match/2"), "V1 line 2: This is not a Wayward deck file."],
    ["V1 no object", () => "[1,2]", "V1 line 1: This is not a Wayward deck file."],
    [
      "V2 a later format",
      () => bent("wayward-deck/1", "wayward-deck/2"),
      "V2 line 2: This deck was made by a later version. Update the page.",
    ],
    [
      "V3 twice",
      () => bent('"no":2,', '"no":1,'),
      "V3 line 16: A deck has the cards 1 to 18, once each; 1 is here twice.",
    ],
    [
      "V3 outside",
      () => bent('"no":2,', '"no":19,'),
      "V3 line 16: A deck has the cards 1 to 18, once each; 19 is none of them.",
    ],
    [
      "V3 missing",
      () => JSON.stringify({ ...fleet, cards: fleet.cards.slice(1) }),
      "V3 line 1: A deck has the cards 1 to 18, once each; 1 is missing.",
    ],
    ["V4 one stage less", withOneStageLess, "V4 line 1: Card 1, normal, stage 3: 3 stages, but the deck has 4."],
    [
      "V5 off the grid",
      () => bent('"end":13', '"end":51'),
      `V5 line 7: ${place}There is no space in row 5, lane 1: the grid has 4 rows and 3 lanes.`,
    ],
    [
      "V5 below all grids",
      () => bent('"end":13', '"end":7'),
      `V5 line 7: ${place}There is no space in row 0, lane 7: the grid has 4 rows and 3 lanes.`,
    ],
    [
      "V6 three",
      () => bent('"claim":[22]', '"claim":[22,11,12]'),
      `V6 line 7: ${place}At most two framed spaces, each once.`,
    ],
    [
      "V6 twice",
      () => bent('"claim":[22]', '"claim":[22,22]'),
      `V6 line 7: ${place}At most two framed spaces, each once.`,
    ],
    [
      "V7 twice",
      () => bent('{"at":11,"n":1},{"at":12,"n":1}', '{"at":11,"n":1},{"at":11,"n":1}'),
      `V7 line 7: ${place}Add the cubes of one space together.`,
    ],
    [
      "V7 spaces",
      () => {
        const cells = [11, 12, 13, 21, 22, 23, 31, 32, 33].map((at) => `{"at":${at},"n":1}`).join();
        return bent('{"at":11,"n":1},{"at":12,"n":1}', cells);
      },
      `V7 line 7: ${place}Cubes on at most 8 spaces.`,
    ],
    ["V7 none", () => bent('{"at":11,"n":1}', '{"at":11,"n":0}'), `V7 line 7: ${place}1 to 9 cubes.`],
    ["V8 effect", () => withRight('{"do":"salvage"}'), `V8 line 7: ${place}"salvage" is no effect.`],
    [
      "V8 effects",
      () => {
        const branch = Array.from({ length: 4 }, () => '{"do":"income"}').join();
        const condition = `{"do":"if","cannons":5,"then":[${branch}],"else":[${branch}]}`;
        return withRight([condition, condition].join());
      },
      `V8 line 7: ${place}At most 12 effects, those of conditions included.`,
    ],
    ["V8 range", () => withRight('{"do":"coins","n":21}'), `V8 line 7: ${place}Coins: 1 to 20.`],
    [
      "V8 effects in a row",
      () => withRight(Array.from({ length: 9 }, () => '{"do":"income"}').join()),
      `V8 line 7: ${place}At most 8 effects one after the other.`,
    ],
    [
      "V8 effects in a branch",
      () => {
        const branch = Array.from({ length: 5 }, () => '{"do":"income"}').join();
        return withRight(`{"do":"if","cannons":5,"then":[${branch}],"else":[]}`);
      },
      `V8 line 7: ${place}At most 4 effects one after the other.`,
    ],
    [
      "V8 words",
      () => withRight(`{"do":"text","text":"${"a".repeat(121)}"}`),
      `V8 line 7: ${place}text: letters, digits and common punctuation only, and not too many.`,
    ],
    ["V9 words", () => withRight('{"do":"text","text":""}'), `V9 line 7: ${place}Say what the card says.`],
    ["V8 field", () => bent('"end":13', '"end":13,"sails":2'), `V8 line 7: ${place}"sails" is no field of this.`],
    [
      "V8 prototype",
      () => bent('"end":13', '"end":13,"__proto__":{}'),
      `V8 line 7: ${place}"__proto__" is no field of this.`,
    ],
    [
      "V9 if in if",
      () =>
        withRight(
          '{"do":"if","cannons":5,"then":[{"do":"if","cannons":6,"then":[{"do":"income"}],"else":[]}],"else":[]}',
        ),
      `V9 line 7: ${place}A condition cannot stand inside another.`,
    ],
    [
      "V9 then",
      () => withRight('{"do":"if","cannons":5,"then":[],"else":[]}'),
      `V9 line 7: ${place}Say what happens when it holds.`,
    ],
    [
      "V9 later",
      () => withRight('{"do":"later","coins":0,"cargo":0}'),
      `V9 line 7: ${place}Delayed goods: at least one coin or cargo.`,
    ],
    ["V10 title", () => bent("Practice fleet", ""), "V10 line 2: Give the deck a name."],
    ["V10 size", () => FLEET + " ".repeat(LARGEST), "V10 line 1: This file is too large to be a deck."],
  ];
  for (const [id, text, message] of cases) test(id, () => expect(wrong(text())).toEqual([message]));
});

test("V11: sections that are missing are counted, and the deck can be played", () => {
  const [first, ...others] = fleet.cards;
  const checked = checkDeck(
    JSON.stringify({ ...fleet, cards: [{ ...first!, hard: [null, null, null, null] }, ...others] }),
  );
  expect(checked).toMatchObject({ here: 140, of: 144 });
});

test("the first twenty faults are reported", () => {
  expect(wrong(FLEET.replaceAll('"goods":false', '"goods":0'))).toHaveLength(20);
});

describe("hostile files are refused quickly", () => {
  const script = "<script>alert(1)</script>";
  const cases: readonly (readonly [id: string, text: () => string, message: string])[] = [
    ["10 MB", () => bent('"title":"', `"title":"${"a".repeat(10_000_000)}`), "V10 line 1"],
    ["10 MB of brackets", () => "[".repeat(10_000_000), "V10 line 1"],
    ["deep nesting", () => `{"format":"wayward-deck/1",\n"title":${"[".repeat(90_000)}`, "V1 line 2"],
    ["a script in the title", () => bent("Practice fleet", script), "V8 line 2"],
    ["a script in a name", () => bent("Lee Shore", script), "V8 line 16"],
    ["a letter with 59 combining marks", () => bent("Practice fleet", `a${"\u0301".repeat(59)}`), "V8 line 2"],
    ["an invisible name", () => bent("Lee Shore", "Lee\u202eShore"), "V8 line 16"],
    ["cards that are none", () => bent(`{"claim":[22],${FIRST}}`, "7"), "V8 line 7"],
    ["a list for a card", () => '{"format":"wayward-deck/1",\n"cards":{"length":18}}', "V"],
    ["a key twice", () => bent('"stages":4', '"stages":4,"stages":4'), "V1 line 2"],
    ["numbers out of all bounds", () => bent('"end":13', '"end":1e308'), "V"],
    ["a text for a number", () => bent('"end":13', `"end":"${script}"`), "V8 line 7"],
    ["a mark of another order of bytes", () => `\ufffe${FLEET}`, "V1 line 1"],
    ["null", () => "null", "V1 line 1"],
    ["nothing", () => "", "V1 line 1"],
  ];
  for (const [id, text, message] of cases)
    test(id, () => {
      const [first] = wrong(text());
      expect(first).toContain(message);
      expect(first).not.toContain("<script>");
    });
});

test("a file with any change is a deck or refused on one of its lines, and nothing is thrown", () => {
  const lines = FLEET.split("\n").length;
  const bends = fc.record({
    at: fc.nat(FLEET.length),
    cut: fc.nat(40),
    put: fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom("null", "[[[", "{}", '"', "\n", "-0", "1e999", '"__proto__":1,'),
    ),
  });
  fc.assert(
    fc.property(bends, ({ at, cut, put }) => {
      const checked = checkDeck(FLEET.slice(0, at) + put + FLEET.slice(at + cut));
      if ("deck" in checked) return;
      for (const { line } of checked.faults) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines + 20);
      }
    }),
    { numRuns: samples(200) },
  );
});

/** By the table in section 2 of the rules. */
describe("the practice fleet is as the rules describe it", () => {
  const sections = (side: "normal" | "hard", stage?: number): Section[] =>
    fleet.cards.flatMap((card) => (stage === undefined ? card[side] : [itemAt(card[side], stage)])) as Section[];
  const cubes = (list: readonly Section[]) =>
    list.flatMap((section) => section.cubes).reduce((sum, { n }) => sum + n, 0);
  const claims = (list: readonly Section[]) => list.reduce((sum, { claim }) => sum + claim.length, 0);
  const mean = (sum: number) => Number((sum / 18).toFixed(2));

  test("has cubes and claims by stage", () => {
    const rows = [0, 1, 2, 3].map((stage) => [
      ...(["normal", "hard"] as const).map((side) => mean(cubes(sections(side, stage)))),
      ...(["normal", "hard"] as const).map((side) => mean(claims(sections(side, stage)))),
    ]);
    expect(rows).toEqual([
      [1.83, 2.39, 0.83, 1.06],
      [2.67, 3.22, 1, 1.17],
      [3.5, 4.39, 1, 1.22],
      [4.33, 5.44, 1.17, 1.39],
    ]);
    expect([cubes(sections("normal")), cubes(sections("hard"))]).toEqual([222, 278]);
    expect([claims(sections("normal")), claims(sections("hard"))]).toEqual([72, 87]);
  });

  test("has no two sections alike, and visits every space 33 to 55 times", () => {
    const all = [...sections("normal"), ...sections("hard")];
    expect(new Set(all.map((section) => JSON.stringify(section))).size).toBe(144);
    const visits = Map.groupBy(
      all.flatMap((section) => section.cubes),
      ({ at }) => at,
    );
    const counts = [...visits.values()].map((marks) => marks.reduce((sum, { n }) => sum + n, 0));
    expect([counts.length, Math.min(...counts), Math.max(...counts)]).toEqual([12, 33, 55]);
  });
});
