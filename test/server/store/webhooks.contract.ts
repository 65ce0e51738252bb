import { expect } from "vitest";
import { contractOf } from "./contract.ts";
import { entry, summary } from "./samples.ts";

export const webhooksContract = contractOf("webhooks", (test) => {
  test("a player and a table have one webhook each, which goes with the player who set it, and with the table", async ({
    store,
  }) => {
    const hook = (target: "player:ann" | "player:bob" | "match:m", player: string, url = "https://u") => ({
      ...({ target, player, url, format: "discord", language: "de", origin: "https://o" } as const),
    });
    for (const one of [hook("player:ann", "ann"), hook("player:bob", "bob"), hook("match:m", "ann", "https://old")])
      expect(await store.webhooks.keep(one)).toBe(true);
    expect(await store.webhooks.keep(hook("match:m", "bob"))).toBe(true);
    expect(await store.webhooks.get("match:m")).toStrictEqual(hook("match:m", "bob"));
    expect(await store.webhooks.targets("", 2)).toEqual(["match:m", "player:ann"]);
    expect(await store.webhooks.targets("player:ann", 2)).toEqual(["player:bob"]);
    await store.players.dropPossessions("bob");
    expect(await store.webhooks.targets("", 9)).toEqual(["player:ann"]);
    await store.webhooks.drop("player:ann");
    await store.webhooks.drop("player:ann");
    expect(await store.webhooks.get("player:ann")).toBeUndefined();
    await store.events.append("m", 0, [entry(1)], summary("m", 1, { state: "open" }));
    await store.webhooks.keep(hook("match:m", "ann"));
    expect(await store.events.remove("m", 1)).toBe(true);
    expect(await store.webhooks.get("match:m")).toBeUndefined();
    await store.players.change("ann", { isGone: true });
    expect(await store.webhooks.keep(hook("player:ann", "ann"))).toBe(false);
  });
});
