import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { announcementOf } from "../../../client/games/tranquility/announcements.ts";
import type { Deed } from "../../../client/games/tranquility/deeds.ts";
import { cellLabel, deedText, handLabel, otherText } from "../../../client/games/tranquility/labels.ts";
import { playersInfo, stateText } from "../../../client/games/tranquility/players.ts";
import { RULES } from "../../../client/games/tranquility/rules/ids.ts";
import {
  linesOf,
  phraseText,
  refusalText,
  sentenceOf,
  spoken,
  type Told,
} from "../../../client/games/tranquility/sentences.ts";
import type { Toll } from "../../../client/games/tranquility/toll.ts";
import { NO_WISH } from "../../../client/games/tranquility/wish.ts";
import de from "../../../client/games/tranquility/words/de.ts";
import en, { type Words } from "../../../client/games/tranquility/words/en.ts";
import fr from "../../../client/games/tranquility/words/fr.ts";
import { REFUSALS } from "../../../client/games/tranquility/words/refusals.ts";
import type { Outcome } from "../../../shared/engine/game.ts";
import { stepsOf } from "../../../shared/engine/replay.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { playedOut } from "../harness/local-match.ts";

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** What is refused before anything of the game is asked. */
const PLATFORM: readonly string[] = [...source("shared/engine/decide.ts").matchAll(/refuse\("(\w+)"\)/g)].map(
  ([, code]) => code!,
);

const LANGUAGES: Readonly<Record<string, Words>> = { en, fr, de };
const MATCHES = [1, 2, 3, 5].map((seats) => playedOut(seats, 7));

const TOLL: Toll = { amount: 8, others: 2, own: [1], least: 0, most: 5, silent: [1] };

/** Everything that the main button may say. */
const DEEDS: readonly Deed[] = [
  { do: "place", ready: true, number: 41, cost: 3, have: 2 },
  { do: "place", ready: true, number: 41, cost: 0, have: 0, later: 2 },
  { do: "place", ready: true, number: 41, cost: 0, have: 0, later: 0 },
  { do: "place", ready: true, number: 41, cost: 1, have: 1, isJoker: true },
  { do: "joker", ready: false, spaces: 3 },
  { do: "number", ready: false },
  { do: "clear", ready: true, storms: 1 },
  { do: "clear", ready: false, storms: 1 },
  { do: "clear", ready: false, storms: 0 },
  { do: "due", ready: false, have: 0, cost: 2, number: 41 },
  { do: "turn", ready: false, have: 0 },
  { do: "turn", ready: true, have: 1, number: 41 },
  { do: "sweep", ready: true, cards: 5 },
  { do: "pair", ready: false, have: 1 },
  { do: "start", ready: true },
  { do: "finish", ready: true },
  { do: "finish", ready: true, isJoker: true },
  { do: "offer", ready: false, have: 0, toll: TOLL },
  { do: "offer", ready: false, have: 1, toll: { ...TOLL, least: 3 } },
  { do: "offer", ready: true, have: 1, toll: TOLL },
  { do: "offer", ready: true, have: 6, toll: TOLL },
  { do: "offer", ready: true, have: 6, toll: { ...TOLL, silent: [] } },
  { do: "offered", ready: false, have: 1, toll: TOLL },
  { do: "offered", ready: false, have: 1, toll: { ...TOLL, silent: [] } },
  { do: "space", ready: false, number: 41, spaces: 2 },
  { do: "space", ready: false, number: 41, spaces: 0 },
  { do: "wait", ready: false, seats: [1] },
  { do: "choose", ready: false },
  { do: "stuck", ready: false },
  { do: "watch", ready: false },
  { do: "over", ready: false },
];

/** Every leaf of a catalogue, by its path. */
function* leaves(node: object, path = ""): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "object" && value !== null) yield* leaves(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

describe.each(Object.entries(LANGUAGES))("in %s", (name, words) => {
  it("every event of a whole match has a sentence, for the one who did it and for the others", () => {
    for (const { log, match } of MATCHES) {
      for (const entry of log) {
        for (const me of [0, undefined]) {
          const text = spoken(sentenceOf(entry as unknown as Told, { match, me, words }, { paid: 2 }));
          expect(text).not.toMatch(/undefined|NaN|\{|\}|#/);
          expect(text.length).toBeGreaterThan(5);
        }
      }
    }
  });

  it("a log has lines, with rounds and islands", () => {
    const { log, match } = MATCHES[2]!;
    const lines = linesOf(stepsOf(log), { match, me: 0, words });
    expect(lines.some((line) => "round" in line)).toBe(true);
    expect(lines.some((line) => "parts" in line && line.parts.some((part) => typeof part !== "string"))).toBe(true);
  });

  it("every refusal has words", () => {
    for (const code of REFUSALS) expect(refusalText(code, words)).toMatch(/[.!?]$/);
    expect(refusalText("SomethingNew", words)).toContain("SomethingNew");
  });

  it("every phrase of the game has words", () => {
    for (const phrase of tranquility.phrases) expect(phraseText(phrase, 2, words)).not.toBe(phrase);
  });

  it("every cell, card, button and plaque has a label", () => {
    const { match } = MATCHES[1]!;
    const onlook = { match, seat: 0, wish: NO_WISH, words };
    for (const cell of match.table.board.keys()) expect(cellLabel(onlook, cell)).not.toMatch(/undefined|NaN/);
    for (const card of match.table.hands[0]!) expect(handLabel(onlook, card)).not.toMatch(/undefined|NaN/);
    for (const info of playersInfo(match)) expect(stateText(info, 0, words)).toBeTruthy();
    for (const other of ["pair", "turn", "sweep", "nothing", "change", "back"] as const)
      expect(otherText(other, words)).toBeTruthy();
    for (const deed of DEEDS) {
      const { text, note = "" } = deedText(deed, match, words);
      expect(`${text} ${note}`).not.toMatch(/undefined|NaN|#/);
      expect(text.length).toBeGreaterThan(3);
    }
    expect(deedText(DEEDS[0]!, match, words).text).toMatch(/41.*3|3.*41/);
  });

  it("knows one from many", () => {
    const { left, events } = words;
    expect(left({ n: 1 })).not.toBe(left({ n: 2 }).replace("2", "1"));
    expect(events.drawn({ n: 1 })).not.toBe(events.drawn({ n: 3 }).replace("3", "1"));
  });

  it("repeats no English", () => {
    if (name === "en") return;
    const english = new Map(leaves(en));
    const same = [...leaves(words)].filter(([path, value]) => typeof value === "string" && english.get(path) === value);
    const alike = ["cards.border", "modes.standard", "modes.duel"];
    expect(same.map(([path]) => path).filter((path) => !alike.includes(path))).toEqual([]);
  });
});

/** Every place where the rules, the match or this screen refuse something: the code, and the rule that forbids it. */
function refusals(): { code: string; rule?: string }[] {
  const folders = ["shared/games/tranquility", "client/games/tranquility"];
  const games = folders.flatMap((folder) =>
    readdirSync(new URL(`../../../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  // What people ask for around a game is refused in the words of the shell.
  const files = [...games, "shared/engine/game.ts", "shared/engine/decide.ts"];
  const calls = files.flatMap((file) => [...source(file).matchAll(/\brefuse\(([^)]*)\)/g)]);
  return calls.flatMap(([, given = ""]) => {
    const parts = /^"(\w+)"(?:, "(\w+)")?$/.exec(given);
    // Where it is defined.
    if (given.includes(": ")) return [];
    if (!parts) throw new Error(`refuse(${given}): codes are written where they are meant, for tests to find`);
    return [{ code: parts[1]!, ...(parts[2] ? { rule: parts[2] } : {}) }];
  });
}

describe("the codes", () => {
  it("are all that the rules, the match and this screen refuse with", () => {
    for (const { code } of refusals()) expect(REFUSALS).toContain(code);
  });

  it("are refused with somewhere, each of them", () => {
    const places = [
      "server/match/table.ts",
      "server/rooms/table-room.ts",
      "server/rooms/handlers.ts",
      "client/net/room-link.ts",
      "client/learn/tutor.ts",
    ]
      .map(source)
      .join();
    const codes = new Set(refusals().map(({ code }) => code));
    for (const code of REFUSALS) expect(codes.has(code) || places.includes(`"${code}"`), code).toBe(true);
  });

  it("lead to rules that the book tells", () => {
    for (const { rule } of refusals()) if (rule) expect(RULES).toHaveProperty(rule);
  });

  it("name their rule wherever the game itself forbids something", () => {
    const bare = ["NotInThisMode", "SameCardTwice", "NotInHand"];
    const unruled = refusals().filter(({ code, rule }) => !rule && !PLATFORM.includes(code));
    expect([...new Set(unruled.map(({ code }) => code))].toSorted()).toEqual(bare.toSorted());
  });
});

describe("the end of a match in its log", () => {
  const { match } = MATCHES[1]!;
  const end = (outcome: Outcome, me: number | undefined, words: Words) =>
    spoken(sentenceOf({ type: "MatchEnded", outcome }, { match, me, words }));
  const points = { reason: "points", scores: [34, 31] };

  it("names who won a duel, and lets nobody lose one that ends even", () => {
    expect(end({ result: "won", winners: [1], ...points }, 0, en)).toBe("Mira wins the duel");
    expect(end({ result: "won", winners: [1], ...points }, 1, de)).toBe("Du gewinnst das Duell");
    expect(end({ result: "won", winners: [1], reason: "conceded" }, 0, en)).toBe("Mira wins the duel");
    expect(end({ result: "draw", winners: [], ...points }, 0, fr)).toBe("Le duel finit à égalité");
  });

  it("is everybody's elsewhere", () => {
    expect(end({ result: "won", winners: [0, 1], reason: "finished" }, 0, en)).toBe("The crossing is won");
    expect(end({ result: "lost", winners: [], reason: "stuck" }, 0, en)).toBe("The crossing is lost");
  });
});

describe("a sentence", () => {
  const { log, match } = MATCHES[1]!;
  const step = stepsOf(log).find(([first]) => first.type === "CardPlaced")!;
  const { seat } = step[0] as unknown as { seat: number };

  it("says you to you, and a name to others", () => {
    expect(announcementOf(step, { match, me: seat, words: en })).toMatch(/^You placed \d+ /);
    expect(announcementOf(step, { match, me: 1 - seat, words: de })).toMatch(/^\S+ hat \d+ .*gelegt/);
  });

  it("tells whoever cannot see it where an island lies, and what came into their own hand", () => {
    const own = announcementOf(step, { match, me: seat, words: en });
    expect(own).toMatch(/^You placed \d+ .*?\. Row \d, column \d\. You drew: /);
    const others = announcementOf(step, { match, me: 1 - seat, words: en });
    expect(others).toMatch(/^\S+ placed \d+ .*?\. Row \d, column \d\. /);
    expect(others).not.toContain("drew");
  });

  it("shows an island that was turned with the side it shows now", () => {
    const turned = { type: "CardTurned", seat: 0, cell: 5, card: 3, side: "night", v: 9, cause: "c" } as Told;
    const [island] = sentenceOf(turned, { match, me: 0, words: en }).filter((part) => typeof part !== "string");
    expect(island).toMatchObject({ side: "night" });
  });

  it("asks all of several for a toll, and one alone just for the cards", () => {
    const opened = { type: "TollOpened", amount: 8, v: 9, cause: "c" } as Told;
    const asked = MATCHES.map(({ match: of }) => spoken(sentenceOf(opened, { match: of, me: 0, words: en })));
    expect(asked.slice(0, 2)).toEqual(["The toll is open: 8 cards", "The toll is open: 8 cards from all of you"]);
  });

  it("joins a placement and its price", () => {
    const placed = { type: "CardPlaced", seat: 0, card: 1, face: "i41", cell: 3 } as const;
    expect(spoken(sentenceOf(placed, { match, me: 0, words: en }, { paid: 3 }))).toBe("You placed 41 and paid 3");
    expect(spoken(sentenceOf(placed, { match, me: 0, words: de }, { paid: 3 }))).toBe(
      "Du hast 41 gelegt und 3 bezahlt",
    );
    expect(spoken(sentenceOf(placed, { match, me: 0, words: fr }, {}))).toBe("Vous avez posé 41 sans rien payer");
  });
});
