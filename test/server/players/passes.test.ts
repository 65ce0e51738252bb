import { Redis } from "ioredis";
import { describe, expect, onTestFinished, test } from "vitest";
import { redisPasses } from "../../../server/cluster/passes.ts";
import { memoryPasses, TooManyPasses } from "../../../server/players/passes.ts";
import { freshRedis, hasRedis, noRedis } from "../../kit/cluster.ts";

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

  test("is not voided by others, however many they make: none is made when there is no room", async () => {
    const clock = { now: 0 };
    const passes = memoryPasses(() => clock.now, 100);
    const { pass } = await passes.make(ann);
    for (let i = 0; i < 200; i++) await passes.make(ben);
    const crowd = async () => {
      for (let i = 0; i < 100; i++) await passes.make({ id: `p${i}`, name: "Eve" });
    };
    await expect(crowd()).rejects.toThrow(TooManyPasses);
    expect(await passes.use(pass)).toEqual(ann);
    clock.now += 10 * MINUTE;
    expect(await passes.use((await passes.make(ann)).pass)).toEqual(ann);
  });
});

const places = [
  { place: "memory", isThere: true, make: async () => passesAt(0) },
  {
    place: `Redis${noRedis}`,
    isThere: hasRedis,
    async make() {
      const redis = new Redis(await freshRedis());
      onTestFinished(() => redis.disconnect());
      return { passes: redisPasses(redis, () => 0) };
    },
  },
];

for (const { place, isThere, make } of places)
  describe(`a pass in ${place}`, () => {
    test.runIf(isThere)("gives way to newer ones of the same player, the oldest first", async () => {
      const { passes } = await make();
      const made: string[] = [];
      for (let i = 0; i < 5; i++) made.push((await passes.make(ann)).pass);
      expect(await Promise.all(made.map((pass) => passes.use(pass)))).toEqual([undefined, undefined, ann, ann, ann]);
    });

    test.runIf(isThere)("that was used is none of those that give way", async () => {
      const { passes } = await make();
      const [first, second] = [await passes.make(ann), await passes.make(ann)];
      for (let i = 0; i < 5; i++) expect(await passes.use((await passes.make(ann)).pass)).toEqual(ann);
      expect(await passes.use(first.pass)).toEqual(ann);
      expect(await passes.use(second.pass)).toEqual(ann);
    });

    test.runIf(isThere)("is not voided by those of others", async () => {
      const { passes } = await make();
      const { pass } = await passes.make(ann);
      for (let i = 0; i < 100; i++) await passes.make(i % 2 ? ben : { id: `p${i}`, name: "Eve" });
      expect(await passes.use(pass)).toEqual(ann);
      expect(await passes.use(pass)).toBeUndefined();
    });
  });
