import { expect } from "vitest";
import type { StoredNoteSet } from "../../../server/store/notes.ts";
import { contractOf } from "./contract.ts";
import { moment } from "./samples.ts";

const MOST = { player: 3, match: 4, all: 6 };

const set = (id: string, n = 1, more: Partial<StoredNoteSet> = {}): StoredNoteSet => ({
  ...{ id, match: "m", player: "ann", name: "Ann", title: `№ ${n} “${id}”`, changedAt: moment(n), size: n },
  text: `[{"v":${n},"text":"ünï \u2028 ✓ 🂡 <b>\\n"}]`,
  ...more,
});

const report = (id: string, player: string, n = 1) => ({ set: id, player, reason: `№ ${n} ✓`, at: moment(n) });

export const notesContract = contractOf("notes", (test) => {
  test("sets of notes are listed by author and match in pages, the last changed first, and read with their text", async ({
    store: { notes },
  }) => {
    const sets = [
      set("a", 1),
      set("b", 3),
      set("c", 3, { match: "n" }),
      set("d", 2, { player: "bob" }),
      set("a", 2, { name: "Anne" }),
    ];
    for (const each of sets) expect(await notes.keep(each, MOST)).toBeUndefined();
    const ids = async (query: Partial<Parameters<typeof notes.list>[0]>) =>
      (await notes.list({ authors: ["ann", "bob"], limit: 9, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual(["b", "c", "a", "d"]);
    expect(await ids({ match: "m" })).toEqual(["b", "a", "d"]);
    expect(await ids({ authors: ["bob", "cy"] })).toEqual(["d"]);
    expect(await ids({ authors: [] })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual(["b", "c"]);
    expect(await ids({ limit: 2, after: { changedAt: moment(3), id: "c" } })).toEqual(["a", "d"]);
    expect(await ids({ after: { changedAt: moment(3), id: "b" } })).toEqual(["c", "a", "d"]);
    const { text: _, ...header } = set("a", 2, { name: "Anne" });
    expect((await notes.list({ authors: ["ann"], limit: 9 }))[2]).toStrictEqual(header);
    expect(await notes.get("a")).toStrictEqual(set("a", 2, { name: "Anne" }));
    expect(await notes.get("z")).toBeUndefined();
    expect([await notes.drop("a"), await notes.drop("a"), await notes.get("a")]).toEqual([true, false, undefined]);
  });

  test("an id belongs to its author and match, and no other player replaces the set", async ({ store: { notes } }) => {
    await notes.keep(set("a"), MOST);
    expect(await notes.keep(set("a", 2, { player: "eve" }), MOST)).toBe("taken");
    expect(await notes.keep(set("a", 2, { match: "n" }), MOST)).toBe("taken");
    expect(await notes.get("a")).toStrictEqual(set("a"));
  });

  test("the sets of an author, on a match and in all are limited, and those that exist can be changed at the limit", async ({
    store: { notes },
  }) => {
    const of = (id: string, player: string, match = "m") => notes.keep(set(id, 1, { player, match }), MOST);
    for (const id of ["a1", "a2", "a3"]) expect(await of(id, "ann")).toBeUndefined();
    expect(await of("a4", "ann", "n")).toBe("full");
    expect([await of("b1", "bob"), await of("b2", "bob")]).toEqual([undefined, "full"]);
    expect([await of("b2", "bob", "n"), await of("c1", "cy", "n"), await of("d1", "dan", "o")]).toEqual([
      undefined,
      undefined,
      "full",
    ]);
    expect(await notes.keep(set("a1", 9), MOST)).toBeUndefined();
    expect((await notes.get("a1"))?.size).toBe(9);
  });

  test("reports are kept once for each reporter up to a limit, and are deleted with their set", async ({
    store: { notes },
  }) => {
    for (const id of ["a", "b"]) await notes.keep(set(id), MOST);
    for (const [id, player, n] of [
      ["a", "bob", 1],
      ["a", "bob", 3],
      ["a", "cy", 2],
      ["a", "dan", 4],
      ["b", "bob", 1],
      ["z", "bob", 1],
    ] as const)
      await notes.report(report(id, player, n), 2);
    expect(await notes.reportsOf("a")).toStrictEqual([report("a", "cy", 2), report("a", "bob", 3)]);
    const { text: _, ...header } = set("a");
    expect(await notes.reported(1)).toStrictEqual([{ ...header, reports: 2 }]);
    expect((await notes.reported(9)).map(({ id }) => id)).toEqual(["a", "b"]);
    await notes.dropReports("b");
    expect((await notes.reported(9)).map(({ id }) => id)).toEqual(["a"]);
    await notes.drop("a");
    expect([await notes.reported(9), await notes.reportsOf("a"), await notes.reportsOf("z")]).toEqual([[], [], []]);
  });

  test("the notes and the reports of a deleted player are deleted, and no new ones are stored", async ({ store }) => {
    const { notes, players } = store;
    await notes.keep(set("a"), MOST);
    await notes.keep(set("b", 1, { player: "bob" }), MOST);
    for (const [id, player] of [
      ["a", "bob"],
      ["b", "ann"],
      ["b", "cy"],
    ] as const)
      await notes.report(report(id, player), 9);
    await players.dropPossessions("ann");
    await players.change("ann", { isGone: true });
    expect([await notes.get("a"), await notes.reportsOf("a")]).toEqual([undefined, []]);
    expect((await notes.reportsOf("b")).map(({ player }) => player)).toEqual(["cy"]);
    expect(await notes.keep(set("a"), MOST)).toBe("full");
    await notes.report(report("b", "ann"), 9);
    expect((await notes.reportsOf("b")).map(({ player }) => player)).toEqual(["cy"]);
  });
});
