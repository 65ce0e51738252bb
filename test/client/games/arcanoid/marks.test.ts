import { expect, test } from "vitest";
import { seenBy } from "../../../../client/features/replay/replay-model.ts";
import client from "../../../../client/games/arcanoid/index.ts";
import { lanesOf, marksOf } from "../../../../client/games/arcanoid/replay/marks.ts";
import { VOICES, voicesOf } from "../../../../client/games/arcanoid/sounds.ts";
import { VOICES as COMMON } from "../../../../client/sound/voices.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/match/steps.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { gameOf } from "../../../kit/games.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";

await client.messages.load();

const MATCHES = ["dresden-false-5", "koblenz-true-1", "worms-false-5"].map((name) => {
  const { file } = goldens({ arcanoid: gameOf("arcanoid")! }).find((golden) =>
    golden.name.startsWith(`arcanoid-${name}`),
  )!;
  return [name, seenBy<State, Event>(arcanoid, file, "table")] as const;
});

test.each(MATCHES)("%s: every move has a mark, on the lanes of the fields that it concerns", (_, timeline) => {
  const marks = marksOf(timeline, movesOf(timeline.log));
  expect(marks.map(({ v }) => v)).toEqual(movesOf(timeline.log));
  expect(lanesOf()).toHaveLength(4);
  for (const [i, { v, on = [], look, phase }] of marks.entries()) {
    const step = timeline.log.slice(marks[i - 1]?.v ?? 0, v);
    const lanes = on.map(({ lane }) => lane);
    const [first] = step;
    if (first?.type === "EngagementTried" || first?.type === "WorldLaid") {
      expect(lanes).toContain(first.field);
      if ("also" in first && first.also !== undefined) expect(lanes).toContain(first.also);
    }
    if (first?.type === "CardDiscarded" && step.every(({ type }) => type !== "FieldWon")) expect(on).toEqual([]);
    for (const won of step.filter((event) => event.type === "FieldWon"))
      if (won.seat !== undefined) expect(on).toContainEqual({ lane: won.field, look: { flag: won.seat } });
    if (step[0]?.type === "CardDiscarded" || step[0]?.type === "FieldAbdicated") expect(look).toBe("hollow");
    expect(phase !== undefined).toBe(step[0]?.type === "RenewalVoted");
  }
});

test.each(MATCHES)("%s: rounds are counted from the move that begins them", (_, timeline) => {
  const marks = marksOf(timeline, movesOf(timeline.log));
  for (const { v, round } of marks) {
    const before = timeline.log.slice(0, v).filter(({ type }) => type === "RoundBegun").length;
    expect([before, before - 1]).toContain(round);
  }
  expect(Math.max(...marks.map(({ round = 0 }) => round))).toBe(timeline.states.at(-1)!.table.options.rounds);
});

test.each(MATCHES)("%s: a passed engagement makes no sound, and each voice is heard once a step", (_, { log }) => {
  const heard = new Set<unknown>();
  for (const step of stepsOf(log)) {
    const voices = voicesOf(step, 0);
    expect(new Set(voices).size).toBe(voices.length);
    for (const voice of voices) heard.add(voice);
    if (step.every(({ type }) => type === "StealForgone")) expect(voices).toEqual([]);
  }
  for (const voice of heard) expect([...VOICES, ...Object.keys(COMMON)]).toContain(voice);
  expect(heard.size).toBeGreaterThan(4);
});

test("a player hears of the own turn, and only of that", () => {
  const begun = (party: number, by: number) => [{ type: "TurnStarted", party, by, v: 1, at: "", cause: "c" }] as never;
  expect(voicesOf(begun(1, 0), 1)).toEqual(["turn"]);
  expect(voicesOf(begun(1, 1), 1)).toEqual([]);
  expect(voicesOf(begun(0, 1), 1)).toEqual([]);
  expect(voicesOf(begun(0, 1), undefined)).toEqual([]);
});

test("the player on turn reads why unseen cards cannot be dealt again, and may deal them where the rules allow it", async () => {
  const [, timeline] = itemAt(MATCHES, 0);
  const { mayShuffle, whenShuffled } = client.unseen!;
  const mayBe = await mayShuffle();
  const answers = timeline.states.filter(({ phase }) => phase === "live").map(({ table }) => mayBe(table, 0));
  expect(new Set(answers)).toEqual(new Set([true, false]));
  expect(whenShuffled("Ada")).toContain("Ada");
});
