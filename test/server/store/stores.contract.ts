import { expect } from "vitest";
import { StoreClosed } from "../../../server/store/errors.ts";
import { contractOf } from "./contract.ts";
import { over } from "./raw-databases.ts";
import { extend, moment } from "./samples.ts";

export const storesContract = contractOf("stores", (test) => {
  test("closing a store lets pending writes finish, and refuses later ones", async ({ store }) => {
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

  test("packing ends early when the store is closed, which waits for the log in progress", async ({ store }) => {
    for (let n = 0; n < 5; n++) await over(store, `m${n}`, 3);
    const order: string[] = [];
    const packing = store.events.pack(moment(1000), 5).finally(() => order.push("packed"));
    const closing = store.close().finally(() => order.push("closed"));
    expect(await packing).toBeLessThanOrEqual(1);
    await closing;
    expect(order).toEqual(["packed", "closed"]);
    await expect(store.events.pack(moment(1000), 5)).rejects.toBeInstanceOf(StoreClosed);
  });
});
