import fc from "fast-check";
import { expect, test } from "vitest";
import { FairQueue } from "../../server/fair-queue.ts";

const owners = fc.constantFrom("a", "b", "c", "d");

test("a queue with one owner is first in, first out", () => {
  const queue = new FairQueue<number>({ most: 8 });
  for (const n of [1, 2, 3]) expect(queue.push("a", n)).toBeUndefined();
  expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual([1, 2, 3, undefined]);
});

test("an owner with thirty tables takes every second turn beside an owner with one", () => {
  const queue = new FairQueue<string>({ most: 64, mostOfOne: 32 });
  for (let i = 0; i < 30; i++) queue.push("crowd", "crowd");
  queue.push("one", "one");
  const served = Array.from({ length: 20 }, () => {
    const next = queue.shift()!;
    // The owner's bots ask again after a move, so the queue is never empty.
    queue.push(next, next);
    return next;
  });
  expect(served.filter((owner) => owner === "one")).toHaveLength(10);
});

test("each owner waits for one entry of every other owner at most, and keeps the order of its own", () => {
  const pushes = fc.array(owners, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(pushes, (order) => {
      const queue = new FairQueue<readonly [owner: string, n: number]>({ most: 64 });
      for (const [n, owner] of order.entries()) queue.push(owner, [owner, n]);
      const served = Array.from({ length: order.length }, () => queue.shift()!);
      for (const owner of new Set(order)) {
        const places = served.flatMap(([by], place) => (by === owner ? [place] : []));
        const gaps = places.map((place, i) => place - (places[i - 1] ?? -1));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(new Set(order).size);
        const own = served.filter(([by]) => by === owner).map(([, n]) => n);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
      expect(queue.size).toBe(0);
    }),
  );
});

test("a full queue has a place for an owner with few entries, and none for the one with most", () => {
  const queue = new FairQueue<string>({ most: 4, mostOfOne: 4 });
  for (const entry of ["a1", "a2", "a3", "a4"]) queue.push("a", entry);
  expect(queue.push("a", "a5")).toBe("a5");
  expect(queue.push("b", "b1")).toBe("a4");
  expect(queue.push("b", "b2")).toBe("a3");
  expect(queue.push("b", "b3")).toBe("b3");
  expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual(["a1", "b1", "a2", "b2"]);
});

test("no owner has more entries than the limit of one owner, and all together no more than the queue holds", () => {
  fc.assert(
    fc.property(fc.array(fc.option(owners), { maxLength: 80 }), (steps) => {
      const queue = new FairQueue<string>({ most: 8, mostOfOne: 3 });
      const waiting: string[] = [];
      for (const owner of steps) {
        if (owner === null) {
          const served = queue.shift();
          if (served) waiting.splice(waiting.indexOf(served), 1);
          else expect(waiting).toEqual([]);
          continue;
        }
        waiting.push(owner);
        const left = queue.push(owner, owner);
        if (left) waiting.splice(waiting.indexOf(left), 1);
        expect(queue.size).toBe(waiting.length);
        expect(queue.size).toBeLessThanOrEqual(8);
        for (const each of waiting) expect(waiting.filter((one) => one === each).length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
