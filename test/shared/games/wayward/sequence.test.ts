import { expect, test } from "vitest";
import type { Section, SectionEffect } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Battles } from "../../../../shared/games/wayward/rules/sequence-context.ts";
import { rolls } from "../../../kit/chance.ts";
import { byStrength } from "../../../kit/strength.ts";
import { battlesIn, referenceSequence } from "./reference-sequence.ts";
import { SEQUENCES } from "./sequences.ts";
import { anySection, anySituation, type Ending, played, type Situation, sequenceIn } from "./situation.ts";

/** Reads an effect in the table's notation. */
function effectOf(text: string): SectionEffect {
  const flag = /^F(!?)(?:\+(\d))?$/.exec(text);
  if (flag) return { do: "attack", plus: Number(flag[2] ?? 0), unlessInPort: flag[1] === "!" };
  return text === "sailors" ? { do: "sailors" } : { do: "coins", n: Number(/^coins (\d+)$/.exec(text)![1]) };
}

/** Effects of a text such as `coins 1 F+2`. */
const effectsOf = (text: string): SectionEffect[] =>
  (text.match(/coins \d+|sailors|F!?(?:\+\d)?/g) ?? []).map(effectOf);

function rightOf(text: string): SectionEffect[] {
  const condition = /^if(\d+)\[(.*); (.*)\]$/.exec(text);
  if (!condition) return effectsOf(text);
  const [, cannons, then, otherwise] = condition;
  const plain = (effects: string) => effectsOf(effects) as Extract<SectionEffect, { do: "if" }>["then"];
  // biome-ignore lint/suspicious/noThenProperty: the name the file format has
  return [{ do: "if", cannons: Number(cannons), then: plain(then!), else: plain(otherwise!) }];
}

function sectionOf(text: string): Section {
  const parts = text.split(" · ");
  const cubes = [...text.matchAll(/(\d\d)x(\d)/g)].map(([, at, n]) => ({ at: Number(at), n: Number(n) }));
  const end = Number(/end (\d+)/.exec(text)![1]);
  const right = parts.filter((part) => /^(if|F|coins|sailors)/.test(part)).flatMap(rightOf);
  return { claim: [], cubes, end, laden: parts.includes("G"), goods: parts.includes("H"), right };
}

/** The situation of a row; results of battles are in the sequence. */
function situationOf(text: string, sequence: string): Situation {
  const words = text.split(" ");
  const cells = (letters: RegExp) =>
    words.flatMap((word) => (letters.test(word) ? [Number(/\d\d/.exec(word)![0])] : []));
  const goods = words.find((word) => /^h\d\d/.test(word));
  const rich = words.indexOf("rich");
  const its = /its(\d)@(\d\d)/.exec(text);
  return {
    humans: [0],
    cannons: Number(/c(\d+)/.exec(text)![1]),
    support: its ? { [Number(its[2])]: Number(its[1]) } : {},
    obstacles: { forts: cells(/^p?f\d\d/), garrisons: cells(/^g\d\d/), pirates: [cells(/^pf?\d\d/)[0] ?? 0] },
    inPort: words.includes("port") ? [0] : [],
    laden: words.includes("laden") ? [0] : [],
    goods: goods ? { cell: Number(goods.slice(1, 3)), fort: goods.endsWith("*"), garrison: false } : undefined,
    ranking: rich < 0 ? cells(/^(p?f|g|h)\d\d/) : [Number(words[rich + 1])],
    nearest: 0,
    endings: [...sequence.matchAll(/:\d+ ([WLSV])/g)].map(([, ending]) => ending as Ending),
  };
}

/** Words about the battles of the turn's main card. */
function beforeOf(board: string): Battles {
  const is = (word: string) => board.split(" ").includes(word);
  return { hasAttacked: is("attacked"), hasBesieged: is("besieged"), isLost: is("lost"), isSunk: is("sunk") };
}

for (const [id, card, board, sequence] of SEQUENCES) {
  test(`${id}: ${card}, ${board}`, () => {
    const [section, situation, before] = [sectionOf(card), situationOf(board, sequence), beforeOf(board)];
    expect(sequenceIn(section, situation, before).join(" · ")).toBe(sequence);
    expect(referenceSequence(section, situation, before).join(" · ")).toBe(sequence);
  });
}

test("the table has each of the 47 sequences of the rules once", () => {
  const due = Array.from({ length: 47 }, (_, i) => `SEQ-${String(i + 1).padStart(2, "0")}`);
  expect(SEQUENCES.map(([id]) => id.split(" ").at(-1))).toEqual(due);
});

test("a second implementation, written from the rules, has the same sequences", () => {
  const rng = rolls(20261123);
  const seen = new Map<string, number>();
  const count = byStrength({ quick: 5000, gate: 30_000, nightly: 100_000 });
  let before: Battles | undefined;
  let people: number | undefined;
  for (let n = 0; n < count; n++) {
    const section = anySection(rng);
    const situation = anySituation(section, rng, people);
    const { steps: sequence, battles } = played(section, situation, before);
    const due = referenceSequence(section, situation, before);
    if (sequence.join() !== due.join()) expect(sequence, JSON.stringify({ section, situation, before })).toEqual(due);
    // Every other card is the bonus card of the one before.
    const isBonus = before !== undefined;
    if (!isBonus) expect(battles).toEqual(battlesIn(sequence));
    before = isBonus ? undefined : battles;
    people = isBonus ? undefined : situation.humans.length;
    for (const step of sequence) {
      const kind = step.startsWith("−") ? step.replace(/\d+ /, " ") : step.replace(/\d+/g, "");
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
  // Every rule that drops cubes, every battle with every end, and everything that is skipped.
  const drops = ["B4", "B5", "B6", "B7", "B8", "B9", "B20", "P10"].map((rule) => `− ${rule}`);
  const battles = ["ship@", "fort@", "att"].flatMap((name) => [..."WLSVX"].map((ending) => `${name}: ${ending}`));
  for (const kind of [
    ...drops,
    ...battles,
    "−H B5",
    "−H B7",
    "−H B8",
    "−H B9",
    "−H B20",
    "H+x",
    "gar+",
    "skip B",
    "no att R",
    "then",
    "else",
  ])
    expect([kind, (seen.get(kind) ?? 0) > count / 1000]).toEqual([kind, true]);
});
