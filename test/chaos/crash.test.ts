import { expect, test } from "vitest";
import { hushed } from "../kit/hush.ts";
import { crash } from "./scenarios/crash.ts";

test("a server that is killed at any moment loses no move, does none twice, and everybody plays on", async () => {
  const { figures } = await hushed(() => crash({ tables: 50, kills: 40, seconds: 25, seed: 20_26 }));
  console.info(figures);
  expect(figures.kills).toBeGreaterThan(5);
}, 240_000);
