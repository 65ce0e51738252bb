import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Malformed, read } from "../../../../shared/engine/log/format.ts";
import { type Upcast, upcast } from "../../../../shared/engine/log/upcast.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { gameOf } from "../../../../shared/games/index.ts";

const FIXTURES = new URL("../../../fixtures/", import.meta.url);

/** A fictional schema 0 with events `IslandPut` and a field `spot`. */
const text = readFileSync(new URL("older/match-0.jsonl", FIXTURES), "utf8");

const upcasts: Record<number, Upcast> = {
  0: (old) => {
    if (old.type !== "IslandPut") return old;
    const { spot, ...rest } = old as Recorded & { readonly spot: number };
    return { ...rest, type: "CardPlaced", cell: spot } as Recorded;
  },
};

test("a file of an older schema is read, folded and verified once its events are upcast", () => {
  const file = read(text, (entry, schema) => upcast(entry, schema, upcasts));
  const today = read(
    readFileSync(new URL("golden/tranquility-standard-false-draw-five-silent-1-lost.jsonl", FIXTURES), "utf8"),
  );
  expect(file.log).toEqual(today.log);
  expect(verify(file, gameOf)).toBeUndefined();
});

test("without an upcast a file is refused at its first line that needs one, not misread", () => {
  expect(() => read(text)).toThrow(Malformed);
  expect(() => read(text)).toThrow(/line 2: /);
});
