import { expect } from "vitest";
import { StoreClosed } from "../../../server/store/errors.ts";
import { contractOf } from "./contract.ts";
import { extend } from "./samples.ts";

export const storesContract = contractOf("stores", (test) => {
  test("closing lets what is under way be stored, and what comes later is refused", async ({ store }) => {
    const under = [extend(store, "m", 0, 3), extend(store, "n", 0, 1), store.secrets.get("tokens")];
    const closing = [store.close(), store.close()];
    for (const late of [
      extend(store, "x", 0, 1),
      store.events.read("m"),
      store.matches.find({}),
      store.secrets.get("tokens"),
    ]) {
      await expect(late).rejects.toBeInstanceOf(StoreClosed);
    }
    await Promise.all([...under, ...closing, store.close()]);
  });
});
