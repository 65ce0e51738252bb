import { expect } from "vitest";
import { itemAt } from "../../kit/item-at.ts";
import { contractOf } from "./contract.ts";
import { moment } from "./samples.ts";

export const documentsContract = contractOf("documents", (test) => {
  test("documents are kept for each player and game, the last changed first, and are gone when deleted", async ({
    store,
  }) => {
    const mine = { player: "ann", game: "chess" };
    const kept = (id: string, n: number, of = mine) =>
      ({ ...of, id, title: `№ ${n}`, changedAt: moment(n), text: `"quotes" ünï \u2028 ✓ 🂡\n${n}` }) as const;
    expect(await store.documents.list(mine)).toEqual([]);
    expect(await store.documents.get({ ...mine, id: "a" })).toBeUndefined();
    for (const document of [kept("a", 1), kept("b", 3), kept("c", 3), kept("a", 2)])
      expect(await store.documents.keep(document, 3)).toBe(true);
    const others = [kept("a", 7, { player: "bob", game: "chess" }), kept("a", 8, { player: "ann", game: "go" })];
    for (const other of others) await store.documents.keep(other, 3);
    const lines = async () => (await store.documents.list(mine)).map(({ id, title }) => `${id} ${title}`);
    expect(await lines()).toEqual(["b № 3", "c № 3", "a № 2"]);
    const { text: _, ...line } = kept("b", 3);
    expect((await store.documents.list(mine))[0]).toStrictEqual(line);
    expect(await store.documents.get({ ...mine, id: "a" })).toStrictEqual(kept("a", 2));
    await store.documents.drop({ ...mine, id: "a" });
    await store.documents.drop({ ...mine, id: "nobody" });
    expect([await lines(), await store.documents.get({ ...mine, id: "a" })]).toEqual([["b № 3", "c № 3"], undefined]);
    for (const other of others) expect(await store.documents.get(other)).toStrictEqual(other);
  });

  test("the number of documents is limited, also for concurrent writes", async ({ store }) => {
    const document = (n: number) => ({
      ...{ player: "ann", game: "chess", id: `d${n}`, title: "Mine" },
      ...{ changedAt: moment(n), text: "x".repeat(90_000) },
    });
    const kept = await Promise.all(Array.from({ length: 6 }, (_, n) => store.documents.keep(document(n), 4)));
    expect(kept.filter(Boolean).length).toBeGreaterThanOrEqual(4);
    expect(await store.documents.keep(document(9), 4)).toBe(false);
    const { id } = itemAt(await store.documents.list(document(0)), 0);
    expect(await store.documents.keep({ ...document(0), id }, 4)).toBe(true);
  });
});
