import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { byStrength } from "../kit/strength.ts";
import { line } from "./scenarios/line.ts";

test("a player who returns over a bad connection sees the true state, and every move counts once", async () => {
  const { figures } = await muted(() =>
    line({ tables: 8, seconds: byStrength({ quick: 5, gate: 6, nightly: 60 }), seed: 20_26 }),
  );
  console.info(figures);
  expect(figures.returns).toBeGreaterThan(5);
  expect(figures["cut at a move"]).toBeGreaterThan(0);
}, 240_000);
