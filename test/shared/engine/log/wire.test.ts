import { describe, expect, test } from "vitest";
import { entriesIn, publicLine, runsOf } from "../../../../shared/engine/log/wire.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";

const linesOf = (log: readonly Recorded[]): readonly string[] => runsOf(log).map(publicLine);

describe("the lines of a public log", () => {
  test("begin again where the moment, the cause or the seat changes", () => {
    const entry = (v: number, stamp: object) => ({ v, at: "a", cause: "c", by: 0, type: "Made", ...stamp }) as Recorded;
    const log = [
      entry(1, {}),
      entry(2, { at: "b" }),
      entry(3, { cause: "d" }),
      entry(4, { by: 1 }),
      entry(5, { by: 1 }),
    ];
    expect(linesOf(log).map((line) => entriesIn(line).length)).toEqual([1, 1, 1, 2]);
    expect(linesOf(log).flatMap(entriesIn)).toEqual(log);
  });

  test("are also read when an earlier release has sent one entry a line", () => {
    const entry = { v: 7, at: "2026-11-20T12:00:00.000Z", cause: "c", type: "TurnStarted", seat: 1 } as Recorded;
    expect(entriesIn(JSON.stringify(entry))).toEqual([entry]);
  });
});
