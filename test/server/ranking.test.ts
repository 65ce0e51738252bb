import fc from "fast-check";
import { expect, test } from "vitest";
import { LARGEST, localTally } from "../../server/cluster/cluster.ts";
import { Ranking } from "../../server/ranking.ts";

test("a ranking has the largest counts, in whatever order they were set", () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(..."abcdefgh"), fc.nat(4)), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.nat(9), (sets, most) => {
      const [ranking, held] = [new Ranking(), new Map<string, number>()];
      for (const [name, count] of sets) {
        ranking.set(name, count);
        held.set(name, count);
      }
      const due = [...held.values()].filter((count) => count > 0).sort((a, b) => b - a);
      const largest = ranking.largest(most);
      expect([...largest.values()]).toEqual(due.slice(0, most));
      for (const [name, count] of largest) expect(held.get(name)).toBe(count);
    }),
  );
});

test("a process adds its hundred most watched matches to a tally, however many it counts", async () => {
  const tally = localTally();
  for (let n = 0; n < 10_000; n++) tally.set(`m${n}`, 1 + (n % 7));
  tally.set("crowded", 40);
  const largest = await tally.largest();
  expect(largest.size).toBe(LARGEST);
  expect([...largest][0]).toEqual(["crowded", 40]);
});
