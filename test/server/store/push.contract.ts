import { expect } from "vitest";
import { contractOf } from "./contract.ts";

export const pushContract = contractOf("push subscriptions", (test) => {
  test("a browser is subscribed for one player, who has the last few", async ({ store }) => {
    const at = (endpoint: string, player = "ann") => ({ player, endpoint, p256dh: "k", auth: "s", language: "fr" });
    for (const endpoint of ["a", "b", "c", "a"]) await store.push.keep(at(endpoint), 3);
    expect(await store.push.of("ann")).toStrictEqual(["b", "c", "a"].map((endpoint) => at(endpoint)));
    await store.push.keep(at("d"), 3);
    expect((await store.push.of("ann")).map(({ endpoint }) => endpoint)).toEqual(["c", "a", "d"]);
    await store.push.keep({ ...at("c", "bob"), language: "de" }, 3);
    expect(await store.push.of("bob")).toStrictEqual([{ ...at("c", "bob"), language: "de" }]);
    expect(await store.push.subscribers("", 10)).toEqual(["ann", "bob"]);
    await store.push.drop("c");
    await store.push.drop("c");
    expect([await store.push.of("bob"), await store.push.subscribers("", 10)]).toEqual([[], ["ann"]]);
  });

  test("subscribers come in pages: each once, in order, however many browsers they have", async ({ store }) => {
    const players = Array.from({ length: 25 }, (_, n) => `p${String(n).padStart(2, "0")}`);
    for (const player of players.toReversed())
      for (const browser of ["x", "y", "z"])
        await store.push.keep({ player, endpoint: player + browser, p256dh: "k", auth: "s", language: "en" }, 3);
    const pages = [];
    for (let after = ""; pages.at(-1)?.length !== 5; after = pages.at(-1)!.at(-1)!)
      pages.push(await store.push.subscribers(after, 10));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(pages.flat()).toEqual(players);
    expect(await store.push.subscribers(players.at(-1)!, 10)).toEqual([]);
  });

  const hour = (n: number) => `2026-11-23T${String(n).padStart(2, "0")}:00:00.000Z`;

  test("only one process may notify a player of a turn, and no more often than the quiet period allows", async ({
    store,
  }) => {
    const claim = (turn: number, at: number, since: number) =>
      store.push.claimNotice({ player: "ann", match: "m", turn: hour(turn), at: hour(at) }, hour(since));
    const all = await Promise.all(Array.from({ length: 5 }, () => claim(7, 10, 2)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await claim(7, 11, 3)).toBe(false);
    expect(await claim(9, 11, 3)).toBe(true);
    expect(await claim(12, 12, 4)).toBe(false);
    expect(await claim(12, 20, 12)).toBe(true);
    expect(await claim(11, 23, 22)).toBe(false);
    expect(await store.push.claimNotice({ player: "bob", match: "m", turn: hour(1), at: hour(9) }, hour(1))).toBe(true);
  });

  test("a notice that could not be delivered may be claimed again, unless another was delivered since", async ({
    store,
  }) => {
    const notice = { player: "ann", match: "m", turn: hour(3), at: hour(4) };
    expect(await store.push.claimNotice(notice, hour(1))).toBe(true);
    await store.push.releaseNotice({ ...notice, turn: hour(2) });
    expect(await store.push.claimNotice(notice, hour(1))).toBe(false);
    await store.push.releaseNotice(notice);
    expect(await store.push.claimNotice(notice, hour(1))).toBe(true);
  });

  test("a muted match sends no more notices, until it is unmuted", async ({ store }) => {
    const notice = { player: "ann", match: "m", turn: hour(3), at: hour(10) };
    expect(await store.push.isMuted("ann", "m")).toBe(false);
    await store.push.mute("ann", "m", true);
    expect([await store.push.isMuted("ann", "m"), await store.push.isMuted("bob", "m")]).toEqual([true, false]);
    expect(await store.push.claimNotice(notice, notice.at)).toBe(false);
    await store.push.mute("ann", "m", false);
    expect(await store.push.claimNotice(notice, notice.at)).toBe(true);
    await store.push.mute("ann", "m", true);
    await store.push.mute("ann", "m", false);
    expect(await store.push.claimNotice(notice, notice.at)).toBe(false);
  });
});
