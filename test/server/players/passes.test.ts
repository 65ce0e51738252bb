import { describe, expect, test } from "vitest";
import { Passes } from "../../../server/players/passes.ts";

const MINUTE = 60_000;
const ann = { id: "pann", name: "Ann" };
const ben = { id: "pben", name: "Ben" };

function passesAt(start: number) {
  const clock = { now: start };
  return { clock, passes: new Passes(() => clock.now) };
}

describe("a pass", () => {
  test("is its player's, once", () => {
    const { passes } = passesAt(0);
    const [first, second] = [passes.make(ann), passes.make(ben)];
    expect(passes.use(second.pass)).toEqual(ben);
    expect(passes.use(first.pass)).toEqual(ann);
    expect(passes.use(first.pass)).toBeUndefined();
  });

  test("is worth nothing after ten minutes, and says so before", () => {
    const { passes, clock } = passesAt(Date.parse("2026-11-22T12:00:00Z"));
    const [soon, late] = [passes.make(ann), passes.make(ann)];
    expect(late.until).toBe("2026-11-22T12:10:00.000Z");
    clock.now += 10 * MINUTE - 1;
    expect(passes.use(soon.pass)).toEqual(ann);
    clock.now += 1;
    expect(passes.use(late.pass)).toBeUndefined();
  });

  test("is not one that was never made, and no two are the same", () => {
    const { passes } = passesAt(0);
    const made = new Set(Array.from({ length: 1000 }, () => passes.make(ann).pass));
    expect(made.size).toBe(1000);
    for (const pass of made) expect(pass).toMatch(/^[2-9a-hjkmnp-z]{16}$/);
    expect(passes.use("")).toBeUndefined();
    expect(passes.use("aaaaaaaaaaaaaaaa")).toBeUndefined();
  });

  test("gives way when there are too many, the oldest first", () => {
    const { passes } = passesAt(0);
    const made = Array.from({ length: 10_001 }, () => passes.make(ann).pass);
    expect(passes.use(made[0]!)).toBeUndefined();
    expect(passes.use(made[1]!)).toEqual(ann);
    expect(passes.use(made.at(-1)!)).toEqual(ann);
  });
});
