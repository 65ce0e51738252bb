import { expect, test } from "vitest";
import { hushed } from "../kit/hush.ts";
import { writers } from "./scenarios/writers.ts";

test("of two processes that open a match, one is fenced off, everybody follows to the other, and nothing is lost", async () => {
  const { figures } = await hushed(() => writers({ tables: 8, moves: 3, seed: 20_26 }));
  console.info(figures);
  expect(figures.changes).toBe(3);
}, 240_000);
