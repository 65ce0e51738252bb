import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPuzzleSet } from "../../shared/puzzles/puzzle-set.ts";
import { folder, ran } from "../server/cli/terminal.ts";
import { puzzles } from "./puzzles.ts";

const SET = ["--set", "tranquility-arch", "--seed", "stillwater"] as const;

/** Runs a search; returns the set's file. */
async function searched(out: string, target: number): Promise<string> {
  const { code, err } = await ran(puzzles, ...SET, "--target", String(target), "--out", out);
  expect([code, err]).toEqual([0, []]);
  return readFileSync(join(out, "arch.json"), "utf8");
}

describe("puzzles", () => {
  test("are the same for a seed, also if the search was stopped and continued, and hold when tested again", async () => {
    const [once, twice] = [folder(), folder()];
    await searched(twice, 1);
    const text = await searched(twice, 3);
    expect(text).toBe(await searched(once, 3));
    const set = readPuzzleSet(JSON.parse(text));
    expect(set.puzzles.length).toBeGreaterThanOrEqual(3);
    for (const { odds } of set.puzzles) expect(odds[0]![1] - odds[1]![1]).toBeGreaterThan(100);
    const { out } = await ran(puzzles, ...SET, "--check", "2", "--continuations", "400", "--out", once);
    expect(out.at(-1)).toMatch(/^2 tested: 2 keep their best move, \d their 10 points$/);
  }, 300_000);

  test("refuse an unknown set with the names of all", async () => {
    const { code, err } = await ran(puzzles, "--set", "nothing");
    expect(code).toBe(2);
    expect(err.join("\n")).toContain('"tranquility-arch"');
  });
});
