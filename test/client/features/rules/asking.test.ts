import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import { createAsking } from "../../../../client/games/tranquility/input/asking.ts";
import type { Reply } from "../../../../shared/engine/log/reply.ts";

it("a refused question keeps the rule that the table named", async () => {
  const reply: Reply = { ok: false, reason: "NotAscending", rule: "A3" };
  const asking = createAsking(
    async () => reply,
    signal(0),
    () => {},
  );
  await asking.ask({ type: "DiscardPair", cards: [1, 2] });
  expect(asking.refusal.value).toEqual({ refused: "NotAscending", rule: "A3", count: 1 });
  asking.report({ refused: "TwoCards" });
  expect(asking.refusal.value).toEqual({ refused: "TwoCards", count: 2 });
  asking.close();
});
