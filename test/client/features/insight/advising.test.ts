import { afterEach, expect, it } from "vitest";
import type { MoveAt, MoveWords } from "../../../../client/contract/sentences.ts";
import { adviceSentences } from "../../../../client/features/insight/advising.ts";
import { loadInsightMessages } from "../../../../client/features/insight/messages/messages.ts";
import { speak } from "../../../../client/i18n/language.ts";

const MOVES: MoveWords = { move: ({ type }) => type, flaw: () => "" };
const figure = (mean: number) => ({ mean, error: 0.01 });
const at = {} as MoveAt;

afterEach(() => speak("en"));

it.each([
  ["en", ["First: a chance of over 99% with good play.", "Second: 40% with good play."]],
  ["de", ["First: Siegchance über 99 % bei gutem Spiel.", "Second: 40 % bei gutem Spiel."]],
  [
    "fr",
    ["First : plus de 99 % de chances de gagner en jouant bien.", "Second : 40 % de chances de gagner en jouant bien."],
  ],
] as const)("a win in every playout is called nearly certain, not certain: %s", async (tongue, expected) => {
  await speak(tongue);
  await loadInsightMessages();
  const advice = {
    best: { command: { type: "first" }, chance: figure(1) },
    next: { command: { type: "second" }, chance: figure(0.4), loss: figure(0.6), isWorse: true },
  };
  expect(adviceSentences(advice, MOVES, at).map((text) => text.replace(/\s/g, " "))).toEqual(expected);
});

it("any other chance is stated as it is", async () => {
  await loadInsightMessages();
  expect(adviceSentences({ best: { command: { type: "first" }, chance: figure(0.994) } }, MOVES, at)).toEqual([
    "First: a chance of 99% with good play.",
  ]);
});

it.each([
  ["en", "First: a chance of 70% with good play, 55% as you have played so far."],
  ["de", "First: Siegchance 70 % bei gutem Spiel, 55 % so, wie du bisher spielst."],
  ["fr", "First : 70 % de chances de gagner en jouant bien, 55 % à votre niveau de jeu jusqu’ici."],
] as const)("a tip says for whom each chance is: %s", async (tongue, expected) => {
  await speak(tongue);
  await loadInsightMessages();
  const advice = { best: { command: { type: "first" }, chance: figure(0.7) }, here: 0.55 };
  expect(adviceSentences(advice, MOVES, at).map((text) => text.replace(/\s/g, " "))).toEqual([expected]);
});
