import { expect } from "vitest";
import type { NewBoard } from "../../../server/store/gallery.ts";
import type { Stores } from "../../../server/store/ports.ts";
import type { PlayedBoard } from "../../../shared/engine/match/played-board.ts";
import { contractOf } from "./contract.ts";
import { entries, moment, summary } from "./samples.ts";

const MOST = { most: 3, since: moment(0), mostSince: 9, mostInAll: 6 };

const board = (id: string, n = 1, more: Partial<NewBoard> = {}): NewBoard => ({
  ...{ id, game: "tranquility", publisher: "ann", title: `Bucht № ${n}`, author: "Ann", publishedAt: moment(n) },
  definition: `{"title":"№ ${n} ✓ 🂡 <b>"}`,
  ...more,
});

const over = (id: string, version: number, counted: PlayedBoard | undefined) =>
  summary(id, version, { state: "over", endedAt: moment(version), ...(counted && { board: counted }) });

async function play({ events }: Pick<Stores, "events">, match: string, id: string, isWon: boolean, version = 2) {
  await events.append(match, 0, entries(1, version), over(match, version, { id, isWon }));
}

export const galleryContract = contractOf("the gallery", (test) => {
  test("a board is published once, read with its definition, and unpublished by its publisher alone", async ({
    store,
  }) => {
    const { gallery } = store;
    expect(await gallery.get("a")).toBeUndefined();
    expect(await gallery.publish(board("a"), MOST)).toBe("published");
    expect(await gallery.publish(board("a", 2, { publisher: "bob", title: "Other" }), MOST)).toBe("taken");
    expect(await gallery.get("a")).toStrictEqual({
      ...board("a"),
      ...{ isHidden: false, featuredAt: "", odds: "", matches: 0, won: 0 },
    });
    expect(await gallery.unpublish("a", "bob")).toBe(false);
    expect([await gallery.unpublish("a", "ann"), await gallery.unpublish("a", "ann")]).toEqual([true, false]);
    expect(await gallery.get("a")).toBeUndefined();
    expect(await gallery.publish(board("a", 3, { publisher: "bob" }), MOST)).toBe("published");
  });

  test("the boards of a publisher, of a time and in all are limited, and a deleted player publishes none", async ({
    store: { gallery, players },
  }) => {
    await players.change("gone", { isGone: true });
    expect(await gallery.publish(board("x", 1, { publisher: "gone" }), MOST)).toBe("full");
    for (const id of ["a", "b", "c"]) expect(await gallery.publish(board(id), MOST)).toBe("published");
    expect(await gallery.publish(board("d"), MOST)).toBe("full");
    const bob = { ...MOST, since: moment(5), mostSince: 1 };
    const results = [];
    for (const [id, n] of [
      ["d", 4],
      ["e", 5],
      ["f", 6],
    ] as const)
      results.push(await gallery.publish(board(id, n, { publisher: "bob" }), bob));
    expect(results).toEqual(["published", "published", "full"]);
    expect(await gallery.publish(board("f", 1, { publisher: "cy" }), MOST)).toBe("published");
    expect(await gallery.publish(board("g", 1, { publisher: "dan" }), MOST)).toBe("full");
  });

  test("matches that end on a board are counted once, also when their summaries are rewritten", async ({ store }) => {
    const { gallery, matches } = store;
    await play(store, "m", "a", true);
    await gallery.publish(board("a"), MOST);
    await play(store, "n", "a", false);
    await play(store, "o", "b", true);
    await store.events.append("p", 0, entries(1, 2), over("p", 2, undefined));
    const counts = async () => {
      const { matches, won } = (await gallery.get("a"))!;
      return [matches, won];
    };
    expect(await counts()).toEqual([2, 1]);
    await matches.relist([over("m", 2, { id: "a", isWon: true }), over("n", 2, { id: "a", isWon: false })]);
    expect(await counts()).toEqual([2, 1]);
    await matches.relist([over("m", 2, { id: "b", isWon: true }), over("p", 2, { id: "a", isWon: true })]);
    expect(await counts()).toEqual([2, 1]);
    await matches.relist([over("n", 2, { id: "a", isWon: true })]);
    expect(await counts()).toEqual([2, 2]);
    await matches.relist([over("n", 2, undefined)]);
    expect(await counts()).toEqual([1, 1]);
  });

  test("boards are listed by time, by matches and by the share of won ones, in pages, and found by names", async ({
    store,
  }) => {
    const { gallery } = store;
    await gallery.publish(board("a", 1, { title: "Große Bucht" }), MOST);
    await gallery.publish(board("b", 3, { title: "L’Île", author: "" }), MOST);
    await gallery.publish(board("c", 2, { publisher: "bob", author: "Bóbo" }), MOST);
    await gallery.publish(board("d", 2, { publisher: "bob" }), MOST);
    for (const [match, id, isWon] of [
      ["1", "a", true],
      ["2", "a", false],
      ["3", "c", true],
      ["4", "d", false],
    ] as const)
      await play(store, match, id, isWon);
    const ids = async (query: Partial<Parameters<typeof gallery.list>[0]>) =>
      (await gallery.list({ order: "newest", from: 0, limit: 9, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual(["b", "c", "d", "a"]);
    expect(await ids({ order: "played" })).toEqual(["a", "c", "d", "b"]);
    expect(await ids({ order: "won" })).toEqual(["c", "a", "d", "b"]);
    expect([await ids({ limit: 2 }), await ids({ from: 2, limit: 2 }), await ids({ from: 4 })]).toEqual([
      ["b", "c"],
      ["d", "a"],
      [],
    ]);
    expect(await ids({ name: "GROSSE" })).toEqual([]);
    expect([await ids({ name: "große b" }), await ids({ name: "ile" }), await ids({ name: "BOBO" })]).toEqual([
      ["a"],
      ["b"],
      ["c"],
    ]);
    expect([await ids({ name: "%" }), await ids({ name: "_" })]).toEqual([[], []]);
    expect(await ids({ publisher: "bob" })).toEqual(["c", "d"]);
    const [first] = await gallery.list({ order: "played", from: 0, limit: 1 });
    expect(first).toStrictEqual(await gallery.get("a"));
  });

  test("a hidden board is in no list, is not published again, and only the host shows it again", async ({ store }) => {
    const { gallery } = store;
    await gallery.publish(board("a"), MOST);
    await gallery.feature("a", moment(1));
    await play(store, "m", "a", true);
    expect([await gallery.hide("a", true), await gallery.hide("z", true)]).toEqual([true, false]);
    const seen = async () => [
      (await gallery.list({ order: "newest", from: 0, limit: 9 })).length,
      (await gallery.featured(moment(0)))?.id,
      (await gallery.mostPlayed(moment(0)))?.id,
    ];
    expect(await seen()).toEqual([0, undefined, undefined]);
    expect((await gallery.get("a"))?.isHidden).toBe(true);
    expect(await gallery.unpublish("a", "ann")).toBe(false);
    expect(await gallery.publish(board("a", 2, { publisher: "bob" }), MOST)).toBe("taken");
    await gallery.hide("a", false);
    expect(await seen()).toEqual([1, "a", "a"]);
  });

  test("the board of the week is the one chosen last, and otherwise the one played most since a time", async ({
    store,
  }) => {
    const { gallery } = store;
    for (const [n, id] of ["a", "b", "c"].entries()) await gallery.publish(board(id, n), MOST);
    await play(store, "1", "a", true, 2);
    await play(store, "2", "a", true, 3);
    await play(store, "3", "b", true, 8);
    await play(store, "4", "unpublished", true, 9);
    expect((await gallery.mostPlayed(moment(0)))?.id).toBe("a");
    expect((await gallery.mostPlayed(moment(5)))?.id).toBe("b");
    expect(await gallery.mostPlayed(moment(10))).toBeUndefined();
    expect(await gallery.featured(moment(0))).toBeUndefined();
    expect([await gallery.feature("c", moment(4)), await gallery.feature("z", moment(4))]).toEqual([true, false]);
    await gallery.feature("b", moment(3));
    expect((await gallery.featured(moment(4)))?.id).toBe("c");
    expect(await gallery.featured(moment(5))).toBeUndefined();
  });

  test("of simultaneous choices by rule one succeeds, and none while there is a board of the week", async ({
    store,
  }) => {
    const { gallery } = store;
    for (const id of ["a", "b"]) await gallery.publish(board(id), MOST);
    const feature = (id: string, n: number) => gallery.feature(id, moment(n), { unlessSince: moment(3) });
    await gallery.feature("a", moment(2));
    const chosen = await Promise.all([5, 6, 7, 8].map((n) => feature("a", n)));
    expect(chosen.filter((isChosen) => isChosen)).toHaveLength(1);
    expect((await gallery.featured(moment(3)))?.featuredAt).toBe(moment(5 + chosen.indexOf(true)));
    expect(await feature("b", 9)).toBe(false);
    await gallery.hide("a", true);
    expect(await feature("b", 9)).toBe(true);
    expect((await gallery.featured(moment(3)))?.id).toBe("b");
  });

  test("tries of series do not make a board the most played one", async ({ store }) => {
    const { gallery, events } = store;
    for (const id of ["a", "b"]) await gallery.publish(board(id), MOST);
    for (const match of ["1", "2"]) {
      const series = { id: "s", deal: 1, until: moment(9), bots: false, counts: true };
      const counted = { state: "over", endedAt: moment(2), board: { id: "a", isWon: true }, series } as const;
      await events.append(match, 0, entries(1, 2), summary(match, 2, counted));
    }
    expect(await gallery.mostPlayed(moment(0))).toBeUndefined();
    await play(store, "3", "b", true);
    expect((await gallery.mostPlayed(moment(0)))?.id).toBe("b");
    expect((await gallery.get("a"))?.matches).toBe(2);
  });

  test("the odds of a board are stored, and are gone with it", async ({ store: { gallery } }) => {
    await gallery.publish(board("a"), MOST);
    expect([await gallery.setOdds("a", "[1]"), await gallery.setOdds("z", "[1]")]).toEqual([true, false]);
    expect((await gallery.get("a"))?.odds).toBe("[1]");
    await gallery.unpublish("a", "ann");
    await gallery.publish(board("a"), MOST);
    expect((await gallery.get("a"))?.odds).toBe("");
  });

  test("boards and reports of a deleted player are gone, and the counts of their boards stay", async ({ store }) => {
    const { gallery, players } = store;
    await gallery.publish(board("a"), MOST);
    await gallery.publish(board("b", 1, { publisher: "bob" }), MOST);
    await play(store, "m", "a", true);
    for (const [id, player] of [
      ["a", "bob"],
      ["b", "ann"],
      ["b", "ann"],
      ["z", "ann"],
    ] as const)
      await gallery.report({ board: id, player, at: moment(1) }, 2);
    const reports = () => Promise.all(["a", "b", "z"].map((id) => gallery.reportsOf(id)));
    expect(await reports()).toEqual([1, 1, 0]);
    await gallery.report({ board: "b", player: "cy", at: moment(2) }, 2);
    await gallery.report({ board: "b", player: "dan", at: moment(2) }, 2);
    expect(await reports()).toEqual([1, 2, 0]);
    await players.dropPossessions("ann");
    expect([await gallery.get("a"), (await gallery.get("b"))?.id]).toEqual([undefined, "b"]);
    expect(await reports()).toEqual([0, 1, 0]);
    await gallery.publish(board("a", 1, { publisher: "cy" }), MOST);
    expect((await gallery.get("a"))?.matches).toBe(1);
  });
});
