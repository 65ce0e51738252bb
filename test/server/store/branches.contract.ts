import { describe, expect } from "vitest";
import { Conflict } from "../../../server/store/errors.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { byStrength } from "../../kit/strength.ts";
import { test as placed } from "./place.ts";
import { entries, entry, extend, moment, seat, summary, versions } from "./samples.ts";

const end = (store: Stores, stream: string, from: number, last: number): Promise<void> =>
  store.events.append(
    stream,
    from,
    entries(from + 1, last),
    summary(stream, last, { state: "over", endedAt: moment(1) }),
  );

/** Stores a branch, whose own entries are marked by `of`. */
async function branch(store: Stores, stream: string, from: string, version: number, more = 2): Promise<void> {
  const own = Array.from({ length: more }, (_, i) => entry(version + i + 1, { of: stream }));
  await store.events.append(stream, 0, own, summary(stream, version + more), { stream: from, version });
}

/** The contract of logs with a shared beginning. */
export function branchContract(name: string, open: (file: string) => Stores | Promise<Stores>): void {
  const test = placed.extend("store", async ({ file }, { onCleanup }): Promise<Stores> => {
    const store = await open(file);
    onCleanup(() => store.close());
    return store;
  });

  describe.concurrent(`${name} keeps the contract of branches`, () => {
    test("a branch is read as if it had been stored whole, from any version", async ({ store }) => {
      await end(store, "m", 0, 9);
      await branch(store, "b", "m", 5);
      const whole = [...entries(1, 5), entry(6, { of: "b" }), entry(7, { of: "b" })];
      for (let after = 0; after <= 8; after++) expect(await store.events.read("b", after)).toEqual(whole.slice(after));
      expect(await store.events.read("m")).toEqual(entries(1, 9));
      await extend(store, "b", 7, 9);
      expect(await store.events.read("b")).toEqual([...whole, ...entries(8, 9)]);
      await expect(extend(store, "b", 7, 9)).rejects.toBeInstanceOf(Conflict);
      await expect(branch(store, "b", "m", 3)).rejects.toBeInstanceOf(Conflict);
      expect(await store.matches.relist([summary("b", 9, { state: "live" })])).toBe(1);
    });

    test("a branch is refused if its origin does not exist or ends before the branch point, and nothing of it is stored", async ({
      store,
    }) => {
      await end(store, "over", 0, 3);
      await extend(store, "live", 0, 3);
      await end(store, "origin", 0, 3);
      await branch(store, "of-origin", "origin", 2, 1);
      await store.leases.acquire("only-held");
      for (const from of ["nothing", "over", "live", "of-origin", "only-held"])
        await expect(branch(store, "b", from, 4)).rejects.toMatchObject({ name: "NotStored" });
      expect([await store.events.read("b"), await store.matches.find({ id: "b" })]).toEqual([[], []]);
      await branch(store, "b", "over", 3);
      expect(await versions(store, "b")).toEqual([1, 2, 3, 4, 5]);
    });

    test("branches of branches are read correctly, wherever each leaves its parent and however many there are", async ({
      store,
    }) => {
      const rng = rolls(7);
      const logs = new Map([["m0", entries(1, 12)]]);
      await end(store, "m0", 0, 12);
      for (let n = 1; n <= byStrength({ quick: 12, gate: 25, nightly: 60 }); n++) {
        // Long chains: most branches start at the end of the branch before.
        const from = `m${rng(3) === 0 ? rng(n) : n - 1}`;
        const length = logs.get(from)!.length;
        const version = rng(3) === 0 ? 1 + rng(length) : length;
        const stream = `m${n}`;
        await branch(store, stream, from, version);
        await end(store, stream, version + 2, version + 3);
        const own = [1, 2].map((i) => entry(version + i, { of: stream }));
        logs.set(stream, [...logs.get(from)!.slice(0, version), ...own, entry(version + 3)]);
        if (rng(4) === 0) await store.events.pack(moment(1000), 1);
        for (const [id, log] of logs) expect([id, await store.events.read(id)]).toEqual([id, log]);
      }
      while ((await store.events.pack(moment(1_000_000), 20)) > 0);
      for (const [id, log] of logs) {
        expect([id, await store.events.read(id)]).toEqual([id, log]);
        const after = rng(log.length);
        expect(await store.events.read(id, after)).toEqual(log.slice(after));
      }
    });

    test("a match that never began is removed with all that belongs to it, and may be made again", async ({
      store,
    }) => {
      await store.events.append("m", 0, entries(1, 2), summary("m", 2, { seats: [seat("ann"), null] }));
      await store.chat.add("m", { aside: false, said: '{"player":"ann","text":"hello"}' });
      await store.push.mute("ann", "m", true);
      expect(await store.events.remove("m", 1)).toBe(false);
      expect(await store.events.remove("nobody", 0)).toBe(false);
      await store.leases.acquire("m");
      await store.leases.release("m");
      expect(await store.events.remove("m", 2)).toBe(true);
      expect([
        await store.events.read("m"),
        await store.matches.find({ id: "m" }),
        await store.matches.find({ player: "ann" }),
      ]).toEqual([[], [], []]);
      expect([await store.chat.read("m"), await store.push.isMuted("ann", "m")]).toEqual([[], false]);
      expect(await store.events.remove("m", 2)).toBe(false);
      await extend(store, "m", 0, 3);
      expect(await versions(store, "m")).toEqual([1, 2, 3]);
    });

    test("a match that began is never removed, nor one that others branch off from; a branch can be removed until it begins", async ({
      store,
    }) => {
      const start = (v: number) => entry(v, { type: "MatchStarted" });
      await store.events.append("m", 0, [entry(1), start(2), entry(3)], summary("m", 3, { state: "over" }));
      const past = await store.events.read("m");
      const own = entry(4, { type: "MatchBranched" });
      const point = { stream: "m", version: 3 };
      for (const stream of ["idle", "begun"]) await store.events.append(stream, 0, [own], summary(stream, 4), point);
      await store.events.append("whole", 0, [...past, own], summary("whole", 4));
      await store.events.append("begun", 4, [start(5)], summary("begun", 5));
      for (const [stream, version] of [
        ["m", 3],
        ["begun", 5],
      ] as const)
        await expect(store.events.remove(stream, version)).rejects.toMatchObject({ name: "NotStored" });
      expect(await store.events.remove("idle", 4)).toBe(true);
      expect(await store.events.remove("whole", 4)).toBe(true);
      expect([await versions(store, "m"), await versions(store, "begun")]).toEqual([
        [1, 2, 3],
        [1, 2, 3, 4, 5],
      ]);
      expect(await store.events.read("idle")).toEqual([]);
      await store.events.append("other", 0, entries(1, 3), summary("other", 3, { state: "over" }));
      await store.events.append("b", 0, [own], summary("b", 4), { stream: "other", version: 3 });
      await expect(store.events.remove("other", 3)).rejects.toMatchObject({ name: "NotStored" });
    });

    test("when two begin the same branch one gets the id of the other, and nothing of its own is stored", async ({
      store,
    }) => {
      await end(store, "m", 0, 9);
      const tries = await Promise.allSettled([branch(store, "b", "m", 5, 1), branch(store, "b", "m", 7, 2)]);
      const stored = tries.findIndex(({ status }) => status === "fulfilled");
      expect(tries[1 - stored]).toMatchObject({ status: "rejected", reason: expect.any(Conflict) });
      expect(await versions(store, "b")).toHaveLength(itemAt([6, 9], stored));
    });
  });
}
