import { expect } from "vitest";
import { contractOf } from "./contract.ts";
import { extend, versions } from "./samples.ts";

export const leasesContract = contractOf("leases", (test) => {
  test("the holder of a stream appends to it, and so does any writer once it is released", async ({ store }) => {
    await store.leases.acquire("m");
    expect(await store.leases.isHeldElsewhere("m")).toBe(false);
    await extend(store, "m", 0, 2);
    await store.leases.release("m");
    await extend(store, "m", 2, 3);
    expect(await versions(store, "m")).toEqual([1, 2, 3]);
  });

  test("a match is not removed under a lease, even this process's own, but after its release", async ({ store }) => {
    await extend(store, "m", 0, 2);
    await store.leases.acquire("m");
    expect(await store.events.remove("m", 2)).toBe(false);
    expect(await versions(store, "m")).toEqual([1, 2]);
    await store.leases.release("m");
    expect(await store.events.remove("m", 2)).toBe(true);
  });

  test("a stream that only has a lease is no match: nothing is read from it, and no list has it", async ({ store }) => {
    await store.leases.acquire("m");
    expect([await store.events.read("m"), await store.matches.find({}), await store.matches.find({ id: "m" })]).toEqual(
      [[], [], []],
    );
    await store.leases.release("m");
    expect(await store.matches.find({})).toEqual([]);
  });
});
