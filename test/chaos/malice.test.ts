import { expect, test } from "vitest";
import { hushed } from "../kit/hush.ts";
import { malice } from "./scenarios/malice.ts";

test("whatever is sent, nothing breaks, nothing changes but by the rules, and nobody learns what is hidden", async () => {
  const { figures } = await hushed(() => malice({ attempts: 10_000, seed: 20_26 }));
  console.info(figures);
  expect(figures.answers).toBeGreaterThan(5000);
  expect(figures.granted).toBeGreaterThan(20);
  expect(figures.logs).toBeGreaterThan(50);
}, 300_000);
