import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { byStrength } from "../kit/strength.ts";
import { soak } from "./scenarios/soak.ts";

test("tables of bots, and tables that are opened and closed, leave the resident memory of a server as it was", async () => {
  const [playing, closing] = await muted(() =>
    soak({ tables: 30, seconds: byStrength({ quick: 5, gate: 6, nightly: 60 }), closings: 500, botPause: 20 }),
  );
  console.info(playing!.figures, closing!.figures);
  expect(playing!.figures.matches).toBeGreaterThan(0);
}, 240_000);
