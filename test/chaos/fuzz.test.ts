import { expect, test } from "vitest";
import { hushed } from "../kit/hush.ts";
import { byStrength } from "../kit/strength.ts";
import { fuzz } from "./scenarios/fuzz.ts";

test("whatever is sent, nothing breaks, nothing changes but by the rules, and nobody learns what is hidden", async () => {
  const attempts = byStrength({ quick: 2000, gate: 4000, nightly: 40_000 });
  const { figures } = await hushed(() => fuzz({ attempts, seed: 20_26 }));
  console.info(figures);
  expect(figures.answers).toBeGreaterThan(attempts / 2);
  expect(figures.granted).toBeGreaterThan(attempts / 500);
  expect(figures.logs).toBeGreaterThan(attempts / 200);
}, 300_000);
