import { expect } from "vitest";
import { contractOf } from "./contract.ts";

export const secretsContract = contractOf("secrets", (test) => {
  test("a secret is made once for each name: 32 bytes in hex", async ({ store }) => {
    const [first, again] = await Promise.all([store.secrets.get("tokens"), store.secrets.get("tokens")]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toBe(first);
    expect(await store.secrets.get("tokens")).toBe(first);
    expect(await store.secrets.get("seeds")).not.toBe(first);
  });
});
