import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cellLabel, deedText, handLabel, otherText } from "../../../client/games/tranquility/labels.ts";
import { playersInfo, stateText } from "../../../client/games/tranquility/players.ts";
import {
  announcementOf,
  linesOf,
  phraseText,
  refusalText,
  sentenceOf,
  spoken,
  type Told,
} from "../../../client/games/tranquility/sentences.ts";
import { NO_WISH } from "../../../client/games/tranquility/wish.ts";
import de from "../../../client/games/tranquility/words/de.ts";
import en, { type Words } from "../../../client/games/tranquility/words/en.ts";
import fr from "../../../client/games/tranquility/words/fr.ts";
import { REFUSALS } from "../../../client/games/tranquility/words/refusals.ts";
import { stepsOf } from "../../../shared/engine/replay.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { playedOut } from "../harness/local-match.ts";

const LANGUAGES: Readonly<Record<string, Words>> = { en, fr, de };
const MATCHES = [1, 2, 3, 5].map((seats) => playedOut(seats, 7));
const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

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

  it("every outcome has a title and a reason", () => {
    for (const { match } of MATCHES) {
      expect(words.outcomes[match.outcome!.result]).toBeTruthy();
      expect(words.reasons[match.outcome!.reason as keyof Words["reasons"]]).toBeTruthy();
    }
  });

  it("every cell, card, button and plaque has a label", () => {
    const { match } = MATCHES[1]!;
    const onlook = { match, seat: 0, wish: NO_WISH, words };
    for (const cell of match.table.board.keys()) expect(cellLabel(onlook, cell)).not.toMatch(/undefined|NaN/);
    for (const card of match.table.hands[0]!) expect(handLabel(onlook, card)).not.toMatch(/undefined|NaN/);
    for (const info of playersInfo(match)) expect(stateText(info, 0, words)).toBeTruthy();
    for (const other of ["pair", "turn", "sweep", "change", "back"] as const)
      expect(otherText(other, words)).toBeTruthy();
    const deed = { do: "place", ready: true, number: 41, cost: 3, have: 2 } as const;
    expect(deedText(deed, match, words).text).toMatch(/41.*3/);
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

describe("the codes", () => {
  it("are all the codes that the rules refuse with", () => {
    const rules = "shared/games/tranquility";
    const listed = readdirSync(new URL(`../../../${rules}`, import.meta.url), { recursive: true, encoding: "utf8" });
    const files = listed.filter((file) => file.endsWith(".ts")).map((file) => `${rules}/${file}`);
    const text = [...files, "shared/engine/match.ts"].map(source).join("\n");
    const codes = [...text.matchAll(/refuse\("(\w+)"/g)].map(([, code]) => code!);
    expect(codes.length).toBeGreaterThan(20);
    for (const code of codes) expect(REFUSALS).toContain(code);
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

  it("joins a placement and its price", () => {
    const placed = { type: "CardPlaced", seat: 0, card: 1, face: "i41", cell: 3 } as const;
    expect(spoken(sentenceOf(placed, { match, me: 0, words: en }, { paid: 3 }))).toBe("You placed 41 and paid 3");
    expect(spoken(sentenceOf(placed, { match, me: 0, words: de }, { paid: 3 }))).toBe(
      "Du hast 41 gelegt und 3 bezahlt",
    );
    expect(spoken(sentenceOf(placed, { match, me: 0, words: fr }, {}))).toBe("Vous avez posé 41 sans rien payer");
  });
});
