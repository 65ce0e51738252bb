import { describe, expect, test } from "vitest";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { entryAt, eventful, type LooseEntry, renumbered, verdict, versionOf, without } from "../../../kit/forged.ts";
import { itemAt } from "../../../kit/item-at.ts";

const file = eventful();
const at = (type: string, n = 0): number => versionOf(file, type, n);

/** Whether a later offer of the seat replaces this one. */
const isReplaced = (entry: LooseEntry): boolean =>
  entry.type === "TollOffered" &&
  file.log.some((later) => later.v > entry.v && later.type === entry.type && (later as LooseEntry).seat === entry.seat);

describe("verify finds", () => {
  test("a missing event: each of them", () => {
    for (const { v } of file.log.slice(0, -1)) {
      expect(verdict(without(file, v))).toEqual({ v, reason: `event ${v} is missing, the log goes on with ${v + 1}` });
    }
  });

  test("a missing event where the others are renumbered: each of them", () => {
    for (const { v } of file.log) {
      // Without a replaced offer the result is the same.
      if (isReplaced(entryAt(file, v))) continue;
      expect(verdict(renumbered(without(file, v))), `version ${v}`).not.toBe(undefined);
    }
    const draw = at("CardsDrawn", 3);
    expect(verdict(renumbered(without(file, draw)))).toEqual({
      v: draw,
      reason: "TurnStarted stands where CardsDrawn should",
    });
  });

  test("a missing step where the others are renumbered", () => {
    const { cause } = entryAt(file, at("CardPlaced", 1));
    const step = file.log.filter((entry) => entry.cause === cause).map(({ v }) => v);
    expect(verdict(renumbered(without(file, ...step)))?.v).toBeGreaterThanOrEqual(itemAt(step, 0));
  });

  test("a file that was cut off, after any event", () => {
    for (let length = 0; length < file.log.length; length++) {
      const cut = { ...file, log: file.log.slice(0, length) };
      expect(verdict(cut), `after ${length} events`).not.toBe(undefined);
    }
    const start = file.log.filter(({ cause }) => cause === entryAt(file, at("MatchStarted")).cause).at(-1)!.v;
    const cut = { ...file, log: file.log.slice(0, start) };
    expect(verdict(cut)).toEqual({ v: start, reason: "the log stops before the match is over" });
  });

  test("two events that were exchanged", () => {
    for (const v of [at("CostPaid"), at("TollSettled"), at("MatchEnded")]) {
      const [a, b] = [entryAt(file, v), entryAt(file, v + 1)];
      const log = file.log.map((entry) =>
        entry.v === v ? { ...b, v } : entry.v === v + 1 ? { ...a, v: v + 1 } : entry,
      );
      expect(verdict({ ...file, log })).not.toBe(undefined);
    }
  });

  test("a repeated event", () => {
    for (const { v } of file.log) {
      const log = file.log.flatMap((entry) => (entry.v === v ? [entry, entry] : [entry]));
      expect(verdict(renumbered({ ...file, log }))?.v, `version ${v}`).toBeGreaterThanOrEqual(v);
    }
  });

  test("events after the end", () => {
    const extra = { ...entryAt(file, at("PairDiscarded")), v: file.log.length + 1, cause: "later" } as Recorded;
    expect(verdict({ ...file, log: [...file.log, extra] })?.v).toBe(extra.v);
  });
});
