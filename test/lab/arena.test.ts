import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { verifyFiles } from "../../server/cli/verify.ts";
import { EXAMPLES } from "../../shared/games/tranquility/boards/examples.ts";
import { folder, ran } from "../server/cli/terminal.ts";
import { arena } from "./arena.ts";

const TABLE = ["--game", "tranquility", "--mode", "standard", "--players", "2", "--deals", "6"];

function programOf(source: string): string {
  const path = join(folder(), "program.mjs");
  writeFileSync(path, source);
  return path;
}

describe("the arena", () => {
  test("compares programs on equal deals: a program compared with itself makes no difference", async () => {
    const { code, out } = await ran(arena, "steady", "steady", "calm", ...TABLE);
    expect(code).toBe(0);
    expect(out).toHaveLength(4);
    expect(out[0]).toMatch(/^program +won % +95 % +points to the first/);
    expect(out[2]).toMatch(/^steady .* 0\.0 ± 0\.0 /);
    // Times depend on the machine's speed.
    const withoutTimes = (lines: readonly string[]) =>
      lines.map((line) => line.replace(/\S+$/, "").replace(/ +/g, " "));
    const again = await ran(arena, "steady", "steady", "calm", ...TABLE);
    expect(withoutTimes(again.out)).toEqual(withoutTimes(out));
  });

  test("plays programs in files, and writes matches that verify", async () => {
    const first = programOf(`export default ({ asked }) => fill(asked.moves[0]);${FILL}`);
    const logs = folder();
    const { code, out, err } = await ran(arena, first, "steady", ...TABLE, "--out", logs);
    expect([code, err]).toEqual([0, []]);
    expect(out[1]).toMatch(/^program\.mjs/);
    expect(readdirSync(logs)).toHaveLength(12);
    expect((await ran(verifyFiles, logs)).code).toBe(0);
  });

  test("plays a board of players", async () => {
    const [board] = EXAMPLES;
    const { code, out, err } = await ran(
      arena,
      ...["steady", "calm", "--game", "tranquility", "--mode", "board", "--option", `board=${JSON.stringify(board)}`],
      ...["--players", "2", "--deals", "3"],
    );
    expect([code, err]).toEqual([0, []]);
    expect(out).toHaveLength(3);
  });

  test("rotates the seats of a competitive game, with the other program in the other seats", async () => {
    const { code, out } = await ran(
      arena,
      ...["steady", "calm", "--game", "arcanoid", "--mode", "dresden", "--option", "rounds=1", "--players", "3"],
      ...["--deals", "3"],
    );
    expect(code).toBe(0);
    expect(out).toHaveLength(3);
  });

  test.each([
    [["steady"], /at least two programs/],
    [["steady", "nobody"], /nobody: no such file, and tranquility has no such bot; there is "steady"/],
    [["steady", "export const bot = 1;"], /its default export is no function/],
    [["steady", "throw new Error('no');"], /cannot be loaded: no/],
    [["steady", "export default () => ({ type: 'Fly' });"], /deal 0: .*was refused/],
    [["steady", "export default () => { throw new Error('lost'); };"], /deal 0: lost/],
  ])("says what is wrong with %j", async (programs, message) => {
    const named = programs.map((program) => (/\s/.test(program) ? programOf(program) : program));
    const { code, err } = await ran(arena, ...named, ...TABLE);
    expect([code, err.join("\n")]).toEqual([2, expect.stringMatching(message)]);
  });
});

/** Fills each part of a move with its first values. */
const FILL = `
const fill = ({ command, parts = [] }) => ({
  ...command,
  ...Object.fromEntries(parts.map((part) => [part.into, part.of === "cards" ? part.from.slice(0, part.most) : part.least ?? part.from[0]])),
});`;
