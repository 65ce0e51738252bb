import { describe, expect, vi } from "vitest";
import { DATABASES } from "./raw-databases.ts";
import { entries, summary } from "./samples.ts";

/** More entries than one turn of the event loop reads. */
const LENGTH = 2100;

for (const { name, isThere, test } of DATABASES) {
  describe.skipIf(!isThere)(`long logs ${name}`, () => {
    test("are read with turns of the event loop in between", async ({ store }) => {
      const log = entries(1, LENGTH);
      await store.events.append("m", 0, log, summary("m", LENGTH));
      let [inTurn, together] = [0, 0];
      const nextTurn = () => {
        inTurn = 0;
        turning = setImmediate(nextTurn);
      };
      let turning = setImmediate(nextTurn);
      const { parse } = JSON;
      const parsing = vi.spyOn(JSON, "parse").mockImplementation((...args) => {
        together = Math.max(together, ++inTurn);
        return parse(...args);
      });
      const read = await store.events.read("m");
      parsing.mockRestore();
      clearImmediate(turning);
      expect(read).toEqual(log);
      expect(together).toBeGreaterThan(0);
      expect(together).toBeLessThanOrEqual(600);
    });
  });
}
