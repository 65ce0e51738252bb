import { describe, expect } from "vitest";
import { openArchive } from "../../../server/store/open/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { eventRow } from "../../../server/store/sqlite/read-entries.ts";
import { goldens } from "../../kit/golden.ts";
import { DATABASES, over, type RawDatabase } from "./raw-databases.ts";
import { entries, entry, moment, summary } from "./samples.ts";

const LATER = moment(1_000_000);

async function branch(store: Stores, stream: string, from: string, version: number): Promise<void> {
  const own = [1, 2].map((i) => entry(version + i, { of: stream }));
  await store.events.append(stream, 0, own, summary(stream, version + 2), { stream: from, version });
}

/** Statements that bypass the triggers. */
const forced = ({ place }: RawDatabase, ...statements: readonly string[]): readonly string[] =>
  place.kind === "file"
    ? ["events_are_never_changed", "events_are_never_deleted", "packed_only_grows", "branches_are_never_changed"]
        .map((trigger) => `drop trigger ${trigger}`)
        .concat(statements)
    : ["events", "packed", "branches"].map((table) => `alter table ${table} disable trigger user`).concat(statements);

const alteredIn = async (ways: RawDatabase, ...streams: readonly string[]) => {
  const archive = await openArchive(ways.place);
  const altered = await Promise.all(streams.map((stream) => archive.altered(stream)));
  await archive.close();
  return altered;
};

for (const { name, isThere, test } of DATABASES) {
  describe.skipIf(!isThere)(`branches ${name}`, () => {
    test("hold their own events and no earlier ones, packed or not", async ({ store, ways }) => {
      await over(store, "m", 9);
      await branch(store, "b", "m", 5);
      await over(store, "b", 8, 7);
      await branch(store, "c", "b", 7);
      await branch(store, "d", "b", 3);
      expect(await ways.count("events where stream = 'b'")).toBe(3);
      expect(await ways.count("branches where stream = 'c' and origin = 'b' and version = 7")).toBe(1);
      // The entries before the branch are read from `m`, not through `b`.
      expect(await ways.count("branches where stream = 'd' and origin = 'm' and version = 3")).toBe(1);
      expect(await store.events.pack(LATER, 10)).toBe(2);
      expect(await ways.count("events")).toBe(4);
      expect(await store.events.read("b")).toEqual([
        ...entries(1, 5),
        entry(6, { of: "b" }),
        entry(7, { of: "b" }),
        entry(8),
      ]);
      expect(await store.events.read("c")).toEqual([
        ...(await store.events.read("b")).slice(0, 7),
        ...[8, 9].map((v) => entry(v, { of: "c" })),
      ]);
      expect(await store.events.read("b", 6)).toEqual([entry(7, { of: "b" }), entry(8)]);
      const archive = await openArchive(ways.place);
      expect(await archive.faults()).toEqual([]);
      expect(await archive.matches()).toEqual(["b", "c", "d", "m"]);
      for (const stream of ["b", "c", "d", "m"]) {
        expect(await archive.read(stream)).toEqual(await store.events.read(stream));
        expect(await archive.altered(stream)).toEqual([]);
      }
      await archive.close();
    });

    test("are stored whole when they would be read from too many logs", async ({ store, ways }) => {
      await over(store, "m0", 3);
      for (let n = 1; n <= 20; n++) {
        const length = 3 * n;
        await branch(store, `m${n}`, `m${n - 1}`, length);
        await over(store, `m${n}`, length + 3, length + 2);
      }
      expect(await ways.count("branches")).toBe(19);
      expect((await store.events.read("m20")).map(({ v }) => v)).toEqual(Array.from({ length: 63 }, (_, i) => i + 1));
      expect(await alteredIn(ways, "m20")).toEqual([[]]);
    });

    test("share events only with a match that is over, and all of them are append-only", async ({ store, ways }) => {
      await store.events.append("live", 0, entries(1, 9), summary("live", 9, { state: "live" }));
      await branch(store, "whole", "live", 5);
      expect([await ways.count("events where stream = 'whole'"), await ways.count("branches")]).toEqual([7, 0]);
      await expect(ways.run("insert into branches (stream, origin, version) values ('x', 'live', 5)")).rejects.toThrow(
        "only a match that is over has branches",
      );
      await over(store, "m", 9);
      await branch(store, "b", "m", 5);
      for (const attack of [
        "update branches set version = 4",
        "delete from branches",
        "delete from events where stream = 'm'",
        "insert into abandoned (stream) values ('m')",
      ])
        await expect(ways.run(attack)).rejects.toThrow("append-only");
      expect(await store.events.read("b")).toHaveLength(7);
    });

    test("are damaged where their parent is, at that version, and nowhere else", async ({ store, ways }) => {
      await over(store, "m", 9);
      await branch(store, "early", "m", 3);
      await branch(store, "late", "m", 7);
      await ways.run(...forced(ways, "delete from events where stream = 'm' and version = 5"));
      const damaged = { name: "Unreadable", reason: "MatchIsDamaged", version: 5 };
      for (const stream of ["m", "late"]) await expect(store.events.read(stream)).rejects.toMatchObject(damaged);
      expect(await store.events.read("early")).toHaveLength(5);
      // Reads only the branch's own entries.
      expect(await store.events.read("late", 7)).toHaveLength(2);
    });

    test("are damaged when none of their own events is left, and not read as their parent", async ({ store, ways }) => {
      await over(store, "m", 9);
      await branch(store, "b", "m", 7);
      await ways.run(...forced(ways, "delete from events where stream = 'b'"));
      await expect(store.events.read("b")).rejects.toMatchObject({ reason: "MatchIsDamaged", version: 8 });
      const archive = await openArchive(ways.place);
      expect(await archive.rows("b")).toHaveLength(7);
      await archive.close();
    });

    test("give an archive their own events even if their origins form a cycle", async ({ store, ways }) => {
      await over(store, "m", 9);
      await branch(store, "b", "m", 7);
      await ways.run(...forced(ways, "update branches set origin = 'b' where stream = 'b'"));
      await expect(store.events.read("b")).rejects.toMatchObject({ reason: "MatchIsDamaged" });
      const archive = await openArchive(ways.place);
      expect(await archive.rows("b")).toHaveLength(2);
      await archive.close();
    });

    test("reveal a change in their log, their origin, or their parent", async ({ store, ways }) => {
      await over(store, "m", 9);
      await branch(store, "early", "m", 3);
      await branch(store, "late", "m", 7);
      await branch(store, "moved", "m", 6);
      await ways.run(
        ...forced(
          ways,
          "update events set digest = 'x' where stream = 'm' and version = 5",
          "update branches set version = 5 where stream = 'moved'",
          "update events set version = version - 1 where stream = 'moved' and version = 7",
        ),
      );
      const [m, early, late, moved] = await alteredIn(ways, "m", "early", "late", "moved");
      expect([m, early]).toEqual([[5, 6], []]);
      expect(late).toEqual([5, 6]);
      expect(moved).toContain(6);
    });

    test("reveal a change in a packed log", async ({ store, ways }) => {
      await over(store, "m", 9);
      await branch(store, "b", "m", 5);
      await store.events.pack(LATER, 1);
      await ways.run(...forced(ways, "update packed set digest = 'x'"));
      expect(await alteredIn(ways, "m", "b")).toEqual([[9], [5]]);
    });

    test("of the longest golden match take 4 kB at most", async ({ store, ways }) => {
      const { log } = goldens()
        .map(({ file }) => file)
        .toSorted((a, b) => b.log.length - a.log.length)[0]!;
      await store.events.append("m", 0, log, summary("m", log.length, { state: "over", endedAt: moment(1) }));
      const version = log.length - 5;
      const own = log.slice(version, version + 2);
      const of = (n: number) =>
        store.events.append(`b${n}`, 0, own, summary(`b${n}`, version + 2), { stream: "m", version });
      await of(0);
      const before = await ways.allBytes();
      for (let n = 1; n <= 50; n++) await of(n);
      const each = (await ways.allBytes()) - before;
      const ownBytes = own.reduce((sum, one) => sum + JSON.stringify(eventRow(one)).length, 0);
      console.info(`${name}: a branch at ${version} takes ${Math.round(each / 50)} bytes, its own events ${ownBytes}`);
      expect(each / 50 - ownBytes).toBeLessThan(4096);
    });
  });
}
