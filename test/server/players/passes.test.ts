import { describe, expect, test } from "vitest";
import { memoryPasses } from "../../../server/players/passes.ts";

const MINUTE = 60_000;
const ann = { id: "pann", name: "Ann" };
const ben = { id: "pben", name: "Ben" };

function passesAt(start: number) {
  const clock = { now: start };
  return { clock, passes: memoryPasses(() => clock.now) };
}

describe("a pass", () => {
  test("is its player's, once", async () => {
    const { passes } = passesAt(0);
    const [first, second] = [await passes.make(ann), await passes.make(ben)];
    expect(await passes.use(second.pass)).toEqual(ben);
    expect(await passes.use(first.pass)).toEqual(ann);
    expect(await passes.use(first.pass)).toBeUndefined();
  });

  test("is worth nothing after ten minutes, and says so before", async () => {
    const { passes, clock } = passesAt(Date.parse("2026-11-22T12:00:00Z"));
    const [soon, late] = [await passes.make(ann), await passes.make(ann)];
    expect(late.until).toBe("2026-11-22T12:10:00.000Z");
    clock.now += 10 * MINUTE - 1;
    expect(await passes.use(soon.pass)).toEqual(ann);
    clock.now += 1;
    expect(await passes.use(late.pass)).toBeUndefined();
  });

  test("is not one that was never made, and no two are the same", async () => {
    const { passes } = passesAt(0);
    const made = new Set<string>();
    for (let i = 0; i < 1000; i++) made.add((await passes.make(ann)).pass);
    expect(made.size).toBe(1000);
    for (const pass of made) expect(pass).toMatch(/^[2-9a-hjkmnp-z]{16}$/);
    expect(await passes.use("")).toBeUndefined();
    expect(await passes.use("aaaaaaaaaaaaaaaa")).toBeUndefined();
  });

  test("gives way when there are too many, the oldest first", async () => {
    const { passes } = passesAt(0);
    const made: string[] = [];
    for (let i = 0; i < 10_001; i++) made.push((await passes.make(ann)).pass);
    expect(await passes.use(made[0]!)).toBeUndefined();
    expect(await passes.use(made[1]!)).toEqual(ann);
    expect(await passes.use(made.at(-1)!)).toEqual(ann);
  });
});
