import { expect } from "vitest";
import { contractOf } from "./contract.ts";
import { entry, moment, seat, summary } from "./samples.ts";

export const playersContract = contractOf("players", (test) => {
  test("the choices of a player are stored, and fields that a choice omits stay as they were", async ({ store }) => {
    expect(await store.players.get("ann")).toBeUndefined();
    await store.players.change("ann", { isOpen: true });
    expect(await store.players.get("ann")).toStrictEqual({
      id: "ann",
      name: "",
      isOpen: true,
      recovery: "",
      program: null,
      isGone: false,
    });
    await Promise.all([store.players.change("ann", { name: "Änn 'ü'" }), store.players.change("bob", { name: "Bob" })]);
    expect(await store.players.get("ann")).toStrictEqual({
      id: "ann",
      name: "Änn 'ü'",
      isOpen: true,
      recovery: "",
      program: null,
      isGone: false,
    });
    await store.players.change("ann", { isOpen: false, name: "Ann" });
    expect(await store.players.get("ann")).toStrictEqual({
      id: "ann",
      name: "Ann",
      isOpen: false,
      recovery: "",
      program: null,
      isGone: false,
    });
    expect(await store.players.get("bob")).toStrictEqual({
      id: "bob",
      name: "Bob",
      isOpen: false,
      recovery: "",
      program: null,
      isGone: false,
    });
  });

  test("nothing is stored any more for a deleted player, and nothing of them changes", async ({ store }) => {
    expect(await store.players.change("ann", { name: "Ann" })).toBe(true);
    expect(await store.players.change("ann", { name: "N. N.", isGone: true })).toBe(true);
    for (const change of [{ name: "Ann" }, { isOpen: true }, { recovery: "0a".repeat(32) }, { isGone: false }])
      expect(await store.players.change("ann", change)).toBe(false);
    expect(await store.players.get("ann")).toStrictEqual({
      id: "ann",
      name: "N. N.",
      isOpen: false,
      recovery: "",
      program: null,
      isGone: true,
    });
    const document = { player: "ann", game: "g", id: "d", title: "t", changedAt: moment(0), text: "" };
    expect(await store.documents.keep(document, 3)).toBe(false);
    expect(await store.documents.keep({ ...document, player: "bob" }, 3)).toBe(true);
    const subscription = { player: "ann", endpoint: "e", p256dh: "k", auth: "s", language: "fr" };
    await store.push.keep(subscription, 3);
    expect([await store.documents.list({ player: "ann", game: "g" }), await store.push.of("ann")]).toEqual([[], []]);
  });

  test("a returning player is known by the last digest they left, and none by an unknown digest", async ({ store }) => {
    const [old, next] = ["0a".repeat(32), "0b".repeat(32)];
    await store.players.change("bob", { name: "Bob" });
    expect([await store.players.byRecovery(""), await store.players.byRecovery(old)]).toEqual([undefined, undefined]);
    await store.players.change("ann", { name: "Ann", recovery: old });
    expect(await store.players.byRecovery(old)).toStrictEqual({
      id: "ann",
      name: "Ann",
      isOpen: false,
      recovery: old,
      program: null,
      isGone: false,
    });
    await store.players.change("ann", { recovery: next });
    await store.players.change("ann", { isOpen: true });
    expect([(await store.players.byRecovery(next))?.id, await store.players.byRecovery(old)]).toEqual([
      "ann",
      undefined,
    ]);
    await expect(store.players.change("bob", { recovery: next })).rejects.toThrow();
  });

  test("names are returned for every player who has chosen one", async ({ store }) => {
    await store.players.change("ann", { name: "Änn" });
    await store.players.change("bob", { isOpen: true });
    expect(await store.players.names([])).toEqual(new Map());
    expect(await store.players.names(["bob", "ann", "cy"])).toEqual(new Map([["ann", "Änn"]]));
    await store.players.change("ann", { isGone: true });
    expect((await store.players.get("ann"))?.isGone).toBe(true);
  });

  test("a program keeps what it offers and the key it has shown, until it offers something else or nothing", async ({
    store,
  }) => {
    const offer = {
      about: "I like 'ü'",
      games: [{ game: "g", options: { mode: ["a", 1, true] }, seats: [2] }],
      tables: 3,
    };
    const program = { owner: "Ann", link: "", key: "0a".repeat(32), offer };
    await store.players.change("curly", { name: "Curly", program });
    await store.players.change("moe", { name: "Moe", program: { owner: "", link: "" } });
    await store.players.change("ann", { name: "Ann" });
    expect(await store.players.programs([])).toEqual([]);
    const programs = await store.players.programs(["moe", "ann", "curly", "nobody"]);
    expect(programs.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toStrictEqual([
      { id: "curly", name: "Curly", program },
      { id: "moe", name: "Moe", program: { owner: "", link: "" } },
    ]);
    await store.players.change("curly", { name: "Curly II" });
    expect((await store.players.get("curly"))?.program).toStrictEqual(program);
    await store.players.change("curly", { program: { owner: "Ann", link: "" } });
    expect(await store.players.programs(["curly"])).toStrictEqual([
      { id: "curly", name: "Curly II", program: { owner: "Ann", link: "" } },
    ]);
    await store.players.change("curly", { name: "N. N.", program: null, isGone: true });
    expect(await store.players.programs(["curly"])).toEqual([]);
  });

  test("a deleted player leaves none of their own data, and all shared data", async ({ store }) => {
    const line = (player: string, text: string) => ({
      aside: false,
      said: JSON.stringify({ by: 0, player, name: player, at: moment(0), text }),
    });
    const document = (player: string) => ({
      ...{ player, game: "chess", id: "d", title: "Mine", changedAt: moment(0), text: "x" },
    });
    const subscription = (player: string) => ({
      ...{ player, endpoint: `https://push.test/${player}`, p256dh: "k", auth: "a", language: "en" },
    });
    await store.events.append("m", 0, [entry(1)], summary("m", 1, { seats: [seat("ann"), seat("bob")] }));
    for (const player of ["ann", "bob"]) {
      await store.documents.keep(document(player), 3);
      await store.push.keep(subscription(player), 3);
      await store.puzzleAnswers.keep({ day: "2026-11-24", player, choice: 1 }, 9);
      await store.puzzleAgreements.keep({ match: "m", player }, 9);
    }
    const kept = [line("bob", 'about "player":"ann"'), line("bob", "hello")];
    for (const said of [line("ann", "hello"), ...kept, line("ann", "bye")]) await store.chat.add("m", said);
    await store.players.dropPossessions("ann");
    expect(await store.chat.read("m")).toEqual(kept);
    expect([await store.documents.list(document("ann")), await store.push.of("ann")]).toEqual([[], []]);
    expect(await store.documents.list(document("bob"))).toHaveLength(1);
    expect(await store.push.of("bob")).toHaveLength(1);
    expect(await store.puzzleAnswers.counts("2026-11-24")).toEqual([{ choice: 1, answers: 1 }]);
    const agree = (player: string) => store.puzzleAgreements.has({ match: "m", player });
    expect([await agree("ann"), await agree("bob")]).toEqual([false, true]);
    expect(await store.events.read("m")).toEqual([entry(1)]);
  });
});
