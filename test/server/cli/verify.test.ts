import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyFiles } from "../../../server/cli/verify.ts";
import { itemAt } from "../../kit/item-at.ts";
import { simulate } from "../../lab/simulate.ts";
import { folder, ran } from "./terminal.ts";

async function played(matches = 2): Promise<string> {
  const out = folder();
  const flags = ["--game", "tranquility", "--mode", "standard", "--players", "3", "--seed", "verify"];
  await ran(simulate, ...flags, "--matches", String(matches), "--out", out);
  return out;
}

const filesIn = (path: string): string[] => readdirSync(path).map((name) => join(path, name));

/** Line 0 is the header, so line numbers are versions. */
function edit(file: string, line: number, change: (text: string) => string): void {
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, lines.with(line, change(itemAt(lines, line))).join("\n"));
}

describe("verify", () => {
  test("prints one word on stdout and exits with 0 for valid files", async () => {
    const [first, second] = filesIn(await played());
    expect(await ran(verifyFiles, first!)).toEqual({ code: 0, out: ["1 file checked, all true"], err: [] });
    expect(await ran(verifyFiles, first!, second!)).toEqual({ code: 0, out: ["2 files checked, all true"], err: [] });
  });

  test("reads all match files under a directory", async () => {
    const out = await played();
    const [first] = filesIn(out);
    mkdirSync(join(out, "more"));
    writeFileSync(join(out, "more", "copy.jsonl"), readFileSync(first!));
    writeFileSync(join(out, "notes.txt"), "no match");
    expect((await ran(verifyFiles, out)).out).toEqual(["3 files checked, all true"]);
  });

  test("prints FILE:v: reason and exits with 1 for a false file, and still checks the others", async () => {
    const out = await played(3);
    const [first, second] = filesIn(out).sort();
    edit(first!, 0, (line) => line.replace(/"seed":"./, '"seed":"x'));
    edit(second!, 5, (line) => line.replace('"MatchStarted"', '"MatchBegun"'));
    const { code, out: lines, err } = await ran(verifyFiles, out);
    expect([code, err]).toEqual([1, []]);
    expect(lines).toEqual([
      `${first}:0: the seed is not 64 hex digits`,
      `${second}:5: MatchBegun does not follow from any command`,
      "3 files checked, 2 false",
    ]);
  });

  test("rejects a file that is no match, and one that was cut off", async () => {
    const out = await played(1);
    const [file] = filesIn(out);
    const text = readFileSync(file!, "utf8");
    const lines = text.trimEnd().split("\n");
    writeFileSync(file!, text.slice(0, -40));
    expect((await ran(verifyFiles, file!)).out[0]).toBe(`${file}:${lines.length - 1}: line ${lines.length}: not JSON`);
    writeFileSync(file!, `${lines.slice(0, 20).join("\n")}\n`);
    expect((await ran(verifyFiles, file!)).out[0]).toMatch(
      /:\d+: (the log stops before the match is over|\w+ is missing)$/,
    );
    writeFileSync(file!, "");
    expect((await ran(verifyFiles, file!)).out[0]).toBe(`${file}:0: line 1: not JSON`);
  });

  test("prints the mistake and its usage on stderr and exits with 2 when there is nothing to check", async () => {
    const empty = folder();
    const out = await played(1);
    for (const [args, message] of [
      [[], /^no file given; name match files or directories$/],
      [["/nowhere/at-all"], /^cannot read \/nowhere\/at-all: it does not exist; check the path$/],
      [[out, "/nowhere/at-all"], /it does not exist/],
      [[empty], /^no match file/],
      [["--all"], /Unknown option '--all'/],
    ] as const) {
      const { code, out: lines, err } = await ran(verifyFiles, ...args);
      expect([code, lines]).toEqual([2, []]);
      expect(err[0]).toMatch(message);
      expect(err).toHaveLength(2);
    }
  });
});

describe("as commands of the project", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const npm = (...args: readonly string[]) =>
    spawnSync("npm", ["run", "--silent", ...args], { cwd: root, encoding: "utf8" });
  let npmWorks = true;
  beforeAll(() => {
    npmWorks = spawnSync("npm", ["--version"]).status === 0;
  });

  test("simulate, then verify, then a mistake", async ({ skip }) => {
    if (!npmWorks) skip();
    const out = folder();
    const flags = ["--game", "tranquility", "--mode", "standard", "--players", "3", "--seed", "npm", "--matches", "1"];
    const simulated = npm("simulate", "--", ...flags, "--out", out);
    expect([simulated.status, simulated.stderr]).toEqual([0, ""]);
    expect(JSON.parse(simulated.stdout.trimEnd().split("\n").at(-1)!)).toMatchObject({ matches: 1 });
    const verified = npm("verify", "--", out);
    expect([verified.status, verified.stdout]).toEqual([0, "1 file checked, all true\n"]);
    const wrong = npm("verify", "--", join(out, "nothing.jsonl"));
    expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
    expect(wrong.stderr).not.toMatch(/\bat .*\.ts:\d+/);
  });
});
