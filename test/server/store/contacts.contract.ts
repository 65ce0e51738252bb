import { expect } from "vitest";
import { contractOf } from "./contract.ts";

export const contactsContract = contractOf("contacts", (test) => {
  test("a player has one choice about each other player, up to a limit; choices are read by player, and by whom they are about", async ({
    store,
  }) => {
    const about = (other: string, choice: "wanted" | "blocked" = "wanted", player = "ann") => ({
      ...{ player, other, choice, match: `m-${other}` },
    });
    for (const other of ["bob", "cy"]) expect(await store.contacts.keep(about(other), 2)).toBe(true);
    expect(await store.contacts.keep(about("dan"), 2)).toBe(false);
    expect(await store.contacts.keep(about("bob", "blocked"), 2)).toBe(true);
    expect(await store.contacts.keep(about("ann", "wanted", "cy"), 2)).toBe(true);
    const found = async (players: string[], others?: string[]) =>
      (await store.contacts.of(players, others)).toSorted((a, b) => (a.player + a.other < b.player + b.other ? -1 : 1));
    expect(await found(["ann"])).toStrictEqual([about("bob", "blocked"), about("cy")]);
    expect(await found(["bob", "cy"], ["ann"])).toStrictEqual([about("ann", "wanted", "cy")]);
    expect(await found(["ann"], ["cy", "dan"])).toStrictEqual([about("cy")]);
    expect([await found([]), await found(["ann"], [])]).toEqual([[], []]);
    await store.contacts.drop({ player: "ann", other: "cy" });
    await store.contacts.drop({ player: "ann", other: "cy" });
    expect(await found(["ann", "cy"])).toStrictEqual([about("bob", "blocked"), about("ann", "wanted", "cy")]);
    await store.players.dropPossessions("ann");
    expect(await found(["ann", "cy"])).toEqual([]);
    await store.players.change("ann", { isGone: true });
    expect([
      await store.contacts.keep(about("bob"), 9),
      await store.contacts.keep(about("ann", "wanted", "cy"), 9),
    ]).toEqual([false, false]);
  });
});
