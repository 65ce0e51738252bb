import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { flood } from "./scenarios/flood.ts";

/** In ms; smaller delays are normal on a busy machine. */
const NOISE = 5;

test("one guest who floods a connection delays no other player", async () => {
  const { figures } = await muted(() => flood({ tables: 5, rounds: 5, ms: 1000 }));
  console.info(figures);
  const most = 2 * Math.max(Number(figures["quiet p99 ms"]), NOISE);
  expect(Number(figures["entries p99 ms"])).toBeLessThan(most);
  expect(Number(figures["nested p99 ms"])).toBeLessThan(most);
  expect(figures["hung up"]).toBeGreaterThan(3);
});
