import { expect } from "vitest";
import { contractOf } from "./contract.ts";

export const chatContract = contractOf("chat logs", (test) => {
  test("the last hundred messages of a match are kept, and as many of its spectators' talk", async ({ store }) => {
    const said = (n: number, aside: boolean) => ({ aside, said: JSON.stringify({ n, text: "ünï \u2028 ✓" }) });
    expect(await store.chat.read("m")).toEqual([]);
    await store.chat.add("m", said(0, true));
    await store.chat.add("other", said(0, false));
    for (let n = 1; n <= 102; n++) await store.chat.add("m", said(n, n === 50));
    const heard = Array.from({ length: 103 }, (_, n) => said(n, n === 0 || n === 50));
    expect(await store.chat.read("m")).toEqual(heard.filter(({ aside }, n) => aside || n > 1));
    expect(await store.chat.read("other")).toEqual([said(0, false)]);
    expect(await store.events.read("m")).toEqual([]);
  });
});
