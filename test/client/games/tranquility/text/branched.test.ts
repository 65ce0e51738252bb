import { expect, test } from "vitest";
import { spoken, type TranquilitySentencePart } from "../../../../../client/games/tranquility/text/sentences.ts";
import { logLines } from "../../../../../client/match/log-lines.ts";
import { movesOf } from "../../../../../shared/engine/match/steps.ts";
import { setting } from "../../../../kit/forged.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { playedOn, playOut, seedOf } from "../../../../kit/play.ts";
import { worded } from "../worded.ts";

const first = playOut(setting, seedOf("told twice"));
const version = itemAt(movesOf(first.log), 12);
const begun = playedOn(first, version, seedOf("by others"));
// The branch has other players.
const log = begun.log.map((entry) =>
  entry.type === "SeatTaken" && entry.v > version
    ? { ...entry, name: `Other ${"seat" in entry && entry.seat}` }
    : entry,
);
const seats = begun.match.seats.map((held, seat) => held && { ...held, name: `Other ${seat}` });

test("the log of a branched match names each player, before and after, and links to the other match", () => {
  const lines = logLines(worded(), { log, states: [{ ...begun.match, seats }], seat: 1 });
  const texts = lines.flatMap((line) =>
    "parts" in line
      ? [{ v: line.v, text: spoken(line.parts as readonly TranquilitySentencePart[]), from: line.from }]
      : [],
  );
  const before = texts.filter(({ v }) => v <= version).map(({ text }) => text);
  const after = texts.filter(({ v }) => v > version).map(({ text }) => text);
  expect(before.some((text) => text.startsWith("Player 1"))).toBe(true);
  expect(before.join()).not.toMatch(/You|Other/);
  expect(after).toEqual([
    "Continued from move 12 of another match",
    "Other 0 sat down",
    "You sat down",
    "Other 2 sat down",
    "The crossing begins",
  ]);
  expect(texts.flatMap(({ from }) => from ?? [])).toEqual([{ match: first.match.config.id, move: 12 }]);
});
