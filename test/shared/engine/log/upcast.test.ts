import { expect, test } from "vitest";
import { SCHEMA, UnknownSchema, type Upcast, upcast } from "../../../../shared/engine/log/upcast.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { itemAt } from "../../../kit/item-at.ts";

const entry = { v: 3, at: "2026-01-01T00:00:00.000Z", cause: "c", type: "IslandPut", spot: 4 } as Recorded;

/** Schema 1 had IslandPut and spot, 2 CardPlaced and spot, 3 has cell and side. */
const upcasts: Record<number, Upcast> = {
  1: (old) => (old.type === "IslandPut" ? { ...old, type: "CardPlaced" } : old),
  2: (old) => {
    if (old.type !== "CardPlaced") return old;
    const { spot, ...rest } = old as Recorded & { spot: number };
    return { ...rest, cell: spot, side: "day" } as Recorded;
  },
};

test("an entry of the current schema is not changed", () => {
  expect(upcast(entry, SCHEMA)).toBe(entry);
  expect(upcast(entry, 3, upcasts, 3)).toBe(entry);
});

test("an entry of an older schema goes through every upcast between", () => {
  const { spot: _, ...stamp } = entry as Recorded & { spot: number };
  expect(upcast(entry, 1, upcasts, 3)).toEqual({ ...stamp, type: "CardPlaced", cell: 4, side: "day" });
  const later = { ...entry, type: "CardPlaced" };
  expect(upcast(later, 2, upcasts, 3)).toEqual({ ...stamp, type: "CardPlaced", cell: 4, side: "day" });
});

test("fields that no upcast concerns stay as they were", () => {
  const turn = { ...entry, type: "TurnStarted" };
  expect(upcast(turn, 1, upcasts, 3)).toEqual(turn);
});

test("the entry that was stored is not touched", () => {
  upcast(Object.freeze(entry), 1, upcasts, 3);
  expect(entry.type).toBe("IslandPut");
});

test("a schema of a later release, or one that never existed, is refused with its number", () => {
  expect(() => upcast(entry, SCHEMA + 1)).toThrow(UnknownSchema);
  expect(() => upcast(entry, 9, upcasts, 3)).toThrow(/schema 9/);
  expect(() => upcast(entry, 0, upcasts, 3)).toThrow(UnknownSchema);
  expect(() => upcast(entry, 1, { 2: itemAt(upcasts, 2) }, 3)).toThrow(UnknownSchema);
});
