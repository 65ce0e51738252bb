import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Malformed, read, write } from "../../../../shared/engine/log/format.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { gameOf } from "../../../../shared/games/index.ts";
import { altered, eventful, verdict } from "../../../kit/forged.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { everyFifthAtGate, samples } from "../../../kit/strength.ts";

const file = eventful();

describe("verify finds, for any event,", () => {
  test("added fields", () => {
    for (const { v } of everyFifthAtGate(file.log)) {
      for (const extra of [{ also: 1 }, { side: "day" }, { value: null }, JSON.parse('{"__proto__":{}}')]) {
        const smuggled = altered(file, v, (entry) =>
          Object.fromEntries([...Object.entries(entry), ...Object.entries(extra)]),
        );
        expect(verdict(smuggled)?.v, `${JSON.stringify(extra)} in version ${v}`).toBe(v);
      }
    }
  });

  test("missing fields", () => {
    for (const entry of everyFifthAtGate(file.log)) {
      for (const field of Object.keys(entry)) {
        if (["v", "at", "cause", "by", "player"].includes(field)) continue;
        const less = altered(file, entry.v, ({ [field]: _, ...rest }) => rest);
        expect(verdict(less), `${field} of version ${entry.v}`).not.toBe(undefined);
      }
    }
  });
});

test("a file with any change gets a verdict", () => {
  const lines = write(file).trimEnd().split("\n");
  const anything = fc.jsonValue({ maxDepth: 2 });
  const forgery = fc.record({ line: fc.nat(lines.length - 1), field: fc.nat(), value: anything });
  fc.assert(
    fc.property(forgery, ({ line, field, value }) => {
      const entry = JSON.parse(itemAt(lines, line)) as Record<string, unknown>;
      const fields = Object.keys(entry);
      const forged = JSON.stringify({ ...entry, [itemAt(fields, field % fields.length)]: value });
      try {
        verify(read(lines.with(line, forged).join("\n")), gameOf);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
      }
    }),
    { numRuns: samples(300) },
  );
});
