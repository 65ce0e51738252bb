import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endingOf, type MatchEnding } from "../../../../../client/games/tranquility/result/ending.ts";
import de from "../../../../../client/games/tranquility/result/messages/de.ts";
import en, { type TranquilityResultMessages } from "../../../../../client/games/tranquility/result/messages/en.ts";
import fr from "../../../../../client/games/tranquility/result/messages/fr.ts";
import { decisionText, endingText, factText } from "../../../../../client/games/tranquility/result/texts.ts";
import type { DuelScore } from "../../../../../shared/games/tranquility/events.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { filled, filledTo, place, playFinish, playStart } from "../../../../kit/tranquility.builders.ts";
import { given, type Setup, type Table } from "../../../../kit/tranquility.ts";

const LANGUAGES: Readonly<Record<string, TranquilityResultMessages>> = { en, fr, de };

const ended = ({ state, outcome }: Table): MatchEnding => endingOf({ table: state, ...(outcome ? { outcome } : {}) });
const lost = (setup: Setup): MatchEnding => ended(given(setup));

const LIGHTS = { hands: ["finish", "1"], start: "played" } as const;

describe("the text of a win describes its board", () => {
  it("B10: the grid is described", () => {
    const table = given({ ...LIGHTS, board: filled() }).when(0, playFinish()).after;
    expect(ended(table)).toEqual({ how: "home", mode: "standard", islands: 36 });
  });

  it("A4: the arch is described", () => {
    const table = given({ ...LIGHTS, options: { mode: "arch" }, board: filledTo(40) }).when(0, playFinish()).after;
    expect(ended(table)).toEqual({ how: "home", mode: "arch", islands: 40 });
  });

  it("P12: the pyramid is described, by a joker too", () => {
    const setup = { hands: ["border", "1"], options: { mode: "pyramid" }, board: filledTo(35) } as const;
    const table = given(setup).when(0, playFinish("border")).after;
    expect(ended(table)).toEqual({ how: "home", mode: "pyramid", islands: 35 });
  });

  it("N5: day and night is described", () => {
    const sided = Object.entries(filled()).map(([cell, n]) => [cell, { n, side: Number(cell) < 18 ? "night" : "day" }]);
    const setup = { ...LIGHTS, options: { mode: "day-night" }, board: Object.fromEntries(sided) } as const;
    expect(ended(given(setup).when(0, playFinish()).after)).toEqual({ how: "home", mode: "day-night", islands: 36 });
  });
});

describe("the text of a loss gives its cause", () => {
  it("B11: an empty hand is a cause", () => {
    expect(lost({ hands: ["", "1 2"], board: filled(7, 8) })).toEqual({ how: "spaces", seat: 0, cards: 0, spaces: 2 });
  });

  it("B11: a card without a space is a cause", () => {
    const setup: Setup = { hands: ["1 2", "80"], board: filled(7), turn: 1 };
    expect(lost(setup)).toEqual({ how: "spaces", seat: 1, cards: 1, spaces: 1 });
  });

  it("B10: a full board without a finish is a cause", () => {
    expect(lost({ hands: ["70", "1 2"], board: filled(), start: "played" })).toEqual({ how: "light", seat: 0 });
  });

  it("B11: a toll that took the last cards is a cause", () => {
    const { state, outcome } = given({ hands: [""], board: filled(), start: "played" });
    expect(endingOf({ table: state, outcome: outcome! }, true)).toEqual({ how: "spent", seat: 0, cards: 0, spaces: 0 });
  });

  it("N5: a full board with islands wrong side up, and no card to turn them, is a cause", () => {
    const board = Object.fromEntries(Object.entries(filled()).map(([cell, n]) => [cell, { n, side: "day" as const }]));
    const setup: Setup = { hands: ["", "1 2"], options: { mode: "day-night" }, board, start: "played" };
    expect(lost(setup)).toEqual({ how: "sides", seat: 0, wrong: 18 });
  });

  it("A2: pillars that were never full are a cause", () => {
    const setup: Setup = { hands: ["", "1 2"], options: { mode: "arch" }, board: { 0: 3, 6: 10, 7: 20 } };
    expect(lost(setup)).toEqual({ how: "roof", spaces: 9 });
  });

  it("A3: a roof that was open does not change the cause", () => {
    const setup: Setup = { hands: ["", "1 2"], options: { mode: "arch" }, board: filledTo(40, 39) };
    expect(lost(setup)).toEqual({ how: "spaces", seat: 0, cards: 0, spaces: 1 });
  });

  it("P12: storms on all open spaces are a cause", () => {
    const setup: Setup = {
      hands: ["50", "1 2"],
      options: { mode: "pyramid" },
      board: filledTo(35, 0, 2),
      storms: [0, 2],
    };
    expect(lost(setup)).toEqual({ how: "storms", seat: 0, storms: 2 });
  });

  it("P5: an open space beside a storm counts as a space", () => {
    const setup: Setup = { hands: ["", "1 2"], options: { mode: "pyramid" }, board: filledTo(35, 0, 1), storms: [0] };
    expect(lost(setup)).toEqual({ how: "spaces", seat: 0, cards: 0, spaces: 2 });
  });

  it("B8: a toll that all hands together could not pay is a cause", () => {
    const table = given({ hands: ["start 20 21", "30 31"] }).when(0, playStart()).after;
    expect(ended(table)).toEqual({ how: "toll", amount: 8, cards: 4 });
  });

  it("B9: the second round of a single player's toll is a cause", () => {
    const table = given({ hands: ["start 20 21"], options: { soloToll: "two-rounds" } }).when(0, playStart()).after;
    expect(ended(table)).toEqual({ how: "toll", amount: 4, cards: 2 });
  });

  it("a match that was given up blames no player", () => {
    const { state } = given({ hands: ["1 2", "3 4"], board: { 0: 5 } });
    const outcome = { result: "lost", winners: [], reason: "conceded" } as const;
    expect(endingOf({ table: state, outcome })).toEqual({ how: "conceded", spaces: 35 });
  });
});

it("a duel that was given up is won by the player who stayed", () => {
  const { state } = given({ hands: ["1 2", "3 4"], options: { mode: "duel" }, board: { 0: 5 } });
  const outcome = { result: "won", winners: [1], reason: "conceded" } as const;
  expect(endingOf({ table: state, outcome })).toEqual({ how: "yielded", seat: 1, spaces: 35 });
});

describe("D6: the text of a duel names the winner and the deciding criterion", () => {
  const score = (seat: number, more: Partial<DuelScore>): DuelScore => ({
    seat,
    islands: 18,
    discarded: 10,
    runs: [],
    longest: 2,
    points: 26,
    ...more,
  });
  const duel = (first: Partial<DuelScore>, second: Partial<DuelScore>): MatchEnding => {
    const { state } = given({ hands: ["1", "2"], options: { mode: "duel" } });
    const table = { ...state, stage: { at: "scored", scores: [score(0, first), score(1, second)] } } as const;
    return endingOf({ table, outcome: tranquility.outcome(table)! });
  };

  it.each([
    ["points", 0, { points: 30 }, {}],
    ["islands", 1, {}, { islands: 19 }],
    ["discarded", 0, { discarded: 8 }, {}],
    ["longest", 1, { longest: 2 }, { longest: 5 }],
  ] as const)("which is %s", (decider, seat, first, second) => {
    const points = [first, second].map((more) => ("points" in more ? more.points : 26));
    const scores = seat === 0 ? points : points.toReversed();
    expect(duel(first, second)).toEqual({ how: "duel", seat, scores, decider });
  });

  it("or says that nothing decided it", () => {
    expect(duel({}, {})).toEqual({ how: "even", points: 26 });
  });

  it("also when the last space is filled", () => {
    const board = { ...filled(35), 3: { n: 4, by: 1 } };
    const { after } = given({ hands: ["36 40", "1"], options: { mode: "duel" }, board }).when(0, place("36", 35, "40"));
    expect(ended(after)).toMatchObject({ how: "duel", seat: 0, decider: "points" });
  });
});

/** Every ending, for every seat on which its text depends. */
const ENDINGS: readonly MatchEnding[] = [
  ...(["standard", "arch", "pyramid", "day-night", "duel"] as const).map(
    (mode): MatchEnding => ({ how: "home", mode, islands: 36 }),
  ),
  ...[0, 1].flatMap((seat): MatchEnding[] => [
    { how: "spaces", seat, cards: 0, spaces: 1 },
    { how: "spaces", seat, cards: 1, spaces: 4 },
    { how: "storms", seat, storms: 1 },
    { how: "storms", seat, storms: 3 },
    { how: "light", seat },
    { how: "spent", seat, cards: 0, spaces: 0 },
    { how: "spent", seat, cards: 0, spaces: 1 },
    { how: "spent", seat, cards: 1, spaces: 3 },
    { how: "yielded", seat, spaces: 3 },
    { how: "sides", seat, wrong: 1 },
    { how: "sides", seat, wrong: 6 },
    ...(["points", "islands", "discarded", "longest"] as const).map(
      (decider): MatchEnding => ({ how: "duel", seat, scores: [31, 28], decider }),
    ),
  ]),
  { how: "roof", spaces: 1 },
  { how: "roof", spaces: 7 },
  { how: "toll", amount: 8, cards: 6 },
  { how: "conceded", spaces: 12 },
  { how: "even", points: 27 },
];

const SOUND = /^[^\s].*[.!?]$/;
const BROKEN = /undefined|NaN|\{|\}|#|object|\s\s/;

describe.each(Object.entries(LANGUAGES))("in %s", (name, words) => {
  const match = { seats: [{ name: "Ines" }, { name: "Mira" }] } as unknown as Parameters<typeof endingText>[1]["match"];
  const reader = { match, me: 0, words };

  it.each(ENDINGS)("the end by $how has a title and a sentence ($seat $decider $mode)", (ending) => {
    const { title, note } = endingText({ ending, rounds: 14 }, reader);
    expect(title.length).toBeGreaterThan(3);
    expect(note).toMatch(SOUND);
    expect(title + note).not.toMatch(BROKEN);
    if ("seat" in ending) expect((title + note).includes("Mira")).toBe(ending.seat === 1);
    expect(title + note).not.toContain("Ines");
  });

  it("every kind of end is among them, and unknown kinds are not invented", () => {
    const covered = new Set(ENDINGS.map(({ how }) => how));
    expect(Object.keys(words.endings).filter((how) => !covered.has(how as MatchEnding["how"]))).toEqual(["over"]);
    expect(endingText({ ending: { how: "over" }, rounds: 3 }, reader).note).toBe("");
  });

  it("every deciding criterion has a sentence", () => {
    const texts = [
      decisionText({ by: "last", number: 40, round: 9 }, reader),
      decisionText({ by: "gap", low: 34, high: 36, spaces: 2, round: 4 }, reader),
      decisionText({ by: "gap", low: 0, high: 3, spaces: 3, round: 4 }, reader),
      decisionText({ by: "gap", low: 79, high: 81, spaces: 2, round: 4 }, reader),
      decisionText({ by: "cards", round: 4 }, reader),
      decisionText({ by: "toll", spaces: 0, round: 4 }, reader),
      decisionText({ by: "toll", spaces: 2, round: 4 }, reader),
      decisionText({ by: "light", round: 4 }, reader),
      ...[0, 1].map((seat) => decisionText({ by: "pile", seat, round: 4 }, reader)),
      ...[0, 1].map((seat) => decisionText({ by: "lead", seat, round: 4 }, reader)),
    ];
    for (const text of texts) {
      expect(text).toMatch(SOUND);
      expect(text).not.toMatch(BROKEN);
    }
    expect(texts[2]).not.toMatch(/\b0\b/);
    expect(texts[3]).not.toMatch(/\b81\b/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("every fact has a sentence, for one and for many", () => {
    const facts = [1, 2].flatMap((n) => [
      factText({ kind: "free", n, of: 36 }, reader),
      factText({ kind: "harbour", round: n }, reader),
      factText({ kind: "roof", round: n }, reader),
      factText({ kind: "storms", raised: n, cleared: n }, reader),
      factText({ kind: "storms", raised: 4, cleared: n }, reader),
      factText({ kind: "storms", raised: n, cleared: 0 }, reader),
      factText({ kind: "swallowed", n }, reader),
      factText({ kind: "jokers", n }, reader),
      factText({ kind: "turns", hands: n, islands: n }, reader),
      factText({ kind: "sweeps", n }, reader),
    ]);
    for (const text of facts) {
      expect(text).toMatch(SOUND);
      expect(text).not.toMatch(BROKEN);
    }
    expect(new Set(facts).size).toBe(facts.length);
  });

  it("no sentence repeats English", () => {
    if (name === "en") return;
    for (const [key, text] of Object.entries(words)) {
      if (typeof text === "string") expect(text).not.toBe(en[key as keyof TranquilityResultMessages]);
    }
  });
});

it("every reason for an end in the rules has a text", () => {
  const rules = new URL("../../../../../shared/games/tranquility/", import.meta.url);
  const files = readdirSync(rules, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const text = files.map((file) => readFileSync(new URL(file, rules), "utf8")).join("\n");
  const reasons = new Set([...text.matchAll(/reason: "([\w-]+)"/g)].map(([, reason]) => reason!));
  expect([...reasons].toSorted()).toEqual(["finished", "points", "stuck", "toll-unpayable"]);
});
