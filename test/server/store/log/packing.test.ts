import { describe, expect, test, vi } from "vitest";
import { keepPacked } from "../../../../server/store/log/packing.ts";
import { openArchive, openStores } from "../../../../server/store/open/stores.ts";
import { goldens } from "../../../kit/golden.ts";
import { same } from "../../../kit/same.ts";
import { everyFifthAtGate } from "../../../kit/strength.ts";
import { DATABASES, over } from "../raw-databases.ts";
import { entries, moment, summary } from "../samples.ts";

const LATER = moment(1_000_000);

test("logs that have not changed for an hour are packed until none is left, and a failure does not end it", async () => {
  vi.useFakeTimers();
  try {
    const asked: string[] = [];
    const errors: unknown[] = [];
    const left = [20, 20, 3];
    const store = {
      async pack(before: string) {
        asked.push(before);
        if (asked.length === 4) throw new Error("away");
        return left.shift() ?? 0;
      },
    };
    const begun = Date.now();
    const stop = keepPacked(store, (error) => errors.push(error));
    await vi.advanceTimersByTimeAsync(62_000);
    expect(asked).toEqual([60, 61, 62].map((now) => new Date(begun + now * 1000 - 3_600_000).toISOString()));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([asked.length, errors.length]).toEqual([5, 1]);
    await stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(5);
  } finally {
    vi.useRealTimers();
  }
});

for (const { name, isThere, test: within } of DATABASES) {
  describe.skipIf(!isThere)(`logs that are packed ${name}`, () => {
    within("are read as before, from anywhere, and can go on and be packed again", async ({ store, ways }) => {
      await over(store, "m", 9);
      await over(store, "n", 3);
      await store.events.append("live", 0, entries(1, 2), summary("live", 2, { state: "live" }));
      expect(await store.events.pack(moment(5), 10)).toBe(1);
      expect(await store.events.pack(LATER, 10)).toBe(1);
      expect(await store.events.pack(LATER, 10)).toBe(0);
      expect(await ways.count("events")).toBe(2);
      expect(await store.events.read("m")).toStrictEqual(JSON.parse(JSON.stringify(entries(1, 9))));
      expect(await store.events.read("m", 7)).toEqual(entries(8, 9));
      expect(await store.events.read("m", 9)).toEqual([]);

      await over(store, "m", 12, 9);
      expect(await ways.count("events")).toBe(5);
      expect(await store.events.read("m")).toEqual(entries(1, 12));
      expect(await store.events.read("m", 8)).toEqual(entries(9, 12));
      expect(await store.events.read("m", 10)).toEqual(entries(11, 12));
      await expect(over(store, "m", 12, 9)).rejects.toThrow("m is at 12, not at 9");
      expect(await store.events.pack(LATER, 10)).toBe(1);
      expect(await ways.count("events")).toBe(2);
      expect(await store.events.read("m")).toEqual(entries(1, 12));
    });

    within("are as they were for those who look after them", async ({ store, ways }) => {
      await over(store, "m", 9);
      await store.events.pack(LATER, 10);
      await over(store, "m", 10, 9);
      const archive = await openArchive(ways.place);
      expect(await archive.faults()).toEqual([]);
      expect(await archive.matches()).toEqual(["m"]);
      expect(await archive.read("m")).toEqual(entries(1, 10));
      expect(await archive.altered("m")).toEqual([]);
      expect(await archive.rows("m")).toHaveLength(10);
      await archive.close();
    });

    within.for(["delete from packed", "update packed set version = version", "delete from events"])(
      "are append-only, and so is what is not packed: %s",
      async (attack, { store, ways }) => {
        await over(store, "m", 9);
        await store.events.pack(LATER, 10);
        await over(store, "m", 10, 9);
        await expect(ways.run(attack)).rejects.toThrow("append-only");
        expect(await store.events.read("m")).toEqual(entries(1, 10));
      },
    );

    within(
      "are damaged when somebody alters them, and one that was altered before is not packed",
      async ({ store, ways }) => {
        await over(store, "m", 9);
        await store.events.pack(LATER, 10);
        await over(store, "n", 9);
        const off =
          ways.place.kind === "file" ? ["drop trigger packed_only_grows", "drop trigger events_are_never_changed"] : [];
        const tables = ways.place.kind === "file" ? [] : ["packed", "events"];
        await ways.run(
          ...off,
          ...tables.map((table) => `alter table ${table} disable trigger user`),
          "update packed set digest = 'x'",
          "update events set digest = 'x' where version = 4",
        );
        const archive = await openArchive(ways.place);
        expect(await archive.altered("m")).toEqual([9]);
        await archive.close();
        expect(await store.events.pack(LATER, 10)).toBe(1);
        expect(await store.events.pack(LATER, 10)).toBe(0);
        expect(await ways.count("events")).toBe(9);
        await ways.run(`update packed set rows = ${ways.place.kind === "file" ? "x'00'" : "'\\x00'"}`);
        await expect(store.events.read("m")).rejects.toMatchObject({ name: "Unreadable", reason: "MatchIsDamaged" });
      },
    );

    within("never delay others: one whose packed part is damaged is passed over", async ({ store, ways }) => {
      await over(store, "m", 9);
      await store.events.pack(LATER, 10);
      await over(store, "m", 12, 9);
      await over(store, "n", 3);
      const isFile = ways.place.kind === "file";
      await ways.run(
        isFile ? "drop trigger packed_only_grows" : "alter table packed disable trigger user",
        `update packed set rows = ${isFile ? "x'00'" : "'\\x00'"}`,
      );
      expect(await store.events.pack(LATER, 10)).toBe(2);
      expect(await store.events.pack(LATER, 10)).toBe(0);
      expect(await ways.count("events")).toBe(3);
      expect(await store.events.read("n")).toEqual(entries(1, 3));
      await expect(store.events.read("m")).rejects.toMatchObject({ name: "Unreadable", reason: "MatchIsDamaged" });
    });

    within("are packed one by one: what is left when the store is closed is packed later", async ({ store, ways }) => {
      for (let n = 0; n < 4; n++) await over(store, `m${n}`, 3);
      const packing = store.events.pack(LATER, 4);
      await store.close();
      expect(await packing).toBe(1);
      expect([await ways.count("packed"), await ways.count("events")]).toEqual([1, 9]);
      const again = await openStores(ways.place);
      expect(await again.events.pack(LATER, 4)).toBe(3);
      for (let n = 0; n < 4; n++) expect(await again.events.read(`m${n}`)).toEqual(entries(1, 3));
      await again.close();
    });

    within("take a quarter of the bytes at most", async ({ store, ways }) => {
      const logs = [...everyFifthAtGate(goldens())].map(({ file }) => file.log);
      const copies = logs.map((log, i) => [`match-number-${i}`, log] as const);
      await Promise.all(
        copies.map(([id, log]) =>
          store.events.append(id, 0, log, summary(id, log.length, { state: "over", endedAt: moment(1) })),
        ),
      );
      const before = await ways.bytes();
      await store.events.pack("9", copies.length);
      expect(await ways.count("events")).toBe(0);
      const after = await ways.bytes();
      console.info(
        `${name}: ${copies.length} matches of ${Math.round(copies.reduce((sum, [, log]) => sum + log.length, 0) / copies.length)} events, ${Math.round(before / copies.length)} bytes each before, ${Math.round(after / copies.length)} after`,
      );
      expect(after).toBeLessThan(before / 4);
      for (const [id, log] of copies) same(await store.events.read(id), log);
    });
  });
}
