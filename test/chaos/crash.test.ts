import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { byStrength } from "../kit/strength.ts";
import { crash } from "./scenarios/crash.ts";

test("a server that is killed at any moment loses no move, does none twice, and all clients play on", async () => {
  const { figures } = await muted(() =>
    crash({ tables: 50, kills: 40, seconds: byStrength({ quick: 8, gate: 10, nightly: 25 }), seed: 20_26 }),
  );
  console.info(figures);
  expect(figures.kills).toBeGreaterThan(5);
}, 240_000);
