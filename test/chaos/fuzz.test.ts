import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { byStrength } from "../kit/strength.ts";
import { fuzz } from "./scenarios/fuzz.ts";

test("whatever is sent, nothing breaks, nothing changes except by the rules, and no client learns what is hidden", async () => {
  const attempts = byStrength({ quick: 2000, gate: 4000, nightly: 40_000 });
  const { figures } = await muted(() => fuzz({ attempts, seed: 20_26 }));
  console.info(figures);
  expect(figures.answers).toBeGreaterThan(attempts / 2);
  expect(figures.granted).toBeGreaterThan(attempts / 500);
  expect(figures.logs).toBeGreaterThan(attempts / 200);
}, 300_000);
