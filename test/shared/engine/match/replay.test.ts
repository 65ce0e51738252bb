import { expect, test } from "vitest";
import { redact } from "../../../../shared/engine/contract/secrecy.ts";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH } from "../../../../shared/engine/match/match.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import { playOut, seedOf } from "../../../kit/play.ts";
import { nameOf, SETTINGS } from "../../../kit/shelf.ts";

const entry = (v: number, cause: string) => ({ v, at: "2026-01-01T00:00:00.000Z", cause, type: `E${v}` });

test("a step is a run of events with one cause", () => {
  const log = [entry(1, "a"), entry(2, "b"), entry(3, "b"), entry(4, "c"), entry(5, "b")];
  expect(stepsOf(log).map((step) => step.map(({ v }) => v))).toEqual([[1], [2, 3], [4], [5]]);
});

test("an empty log has no steps", () => {
  expect(stepsOf([])).toEqual([]);
});

test("the steps of a match are its commands, and together the log", () => {
  for (const setting of SETTINGS.slice(0, 3)) {
    const { log } = playOut(setting, seedOf(nameOf(setting)));
    const steps = stepsOf(log);
    expect(steps.flat()).toEqual(log);
    expect(steps.length).toBe(new Set(log.map(({ cause }) => cause)).size);
  }
});

test("a view at a version is the fold of the redacted log up to there", () => {
  const setting = SETTINGS.find(({ seats }) => seats > 1)!;
  const { log } = playOut(setting, seedOf("view"));
  for (const viewer of [0, 1, "table", "all"] as const) {
    const redacted = log.map((entry) => redact(entry, viewer));
    for (const version of [0, 1, 10, log.length]) {
      const due = foldMatch(setting.game, INITIAL_MATCH, redacted.slice(0, version));
      expect(viewAt(setting.game, log, viewer, version)).toEqual(due);
    }
    expect(viewAt(setting.game, log, viewer).version).toBe(log.length);
  }
});
