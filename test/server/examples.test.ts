import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { lineTo } from "../e2e/kit/line.ts";
import { POLLING } from "../kit/polling.ts";
import { ANY_PORT, freePort, open, type Program } from "./rooms/program.ts";

const EXAMPLES = fileURLToPath(new URL("../../client/sdk/examples/", import.meta.url));
const BUILD = fileURLToPath(new URL("../../client/build/sdk.ts", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../out/sdk", import.meta.url));
/** No limits that tests from one network would reach. */
const ENV = { LIMIT_REQUESTS: "off", LIMIT_JOINS: "off", LIMIT_MATCHES: "off", LIMIT_MESSAGES: "off" };

const has = (command: string): boolean => spawnSync(command, ["--version"]).status === 0;
const WITHOUT = ["python3", "curl", "jq"].filter((command) => !has(command));

const folder = mkdtempSync(join(tmpdir(), "stillwater-examples-"));
let program: Program;
beforeAll(async () => {
  program = await open(join(folder, "data"), ANY_PORT, ENV);
});
afterAll(async () => {
  await program.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program to its end. */
async function run(command: string, args: readonly string[], cwd = folder) {
  const child = spawn(command, args, { cwd });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      output[stream] += text;
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...output }));
  return { child, output, ended };
}

const BOARDS = [
  ["tranquility", { mode: "standard" }],
  ["tranquility", { mode: "arch" }],
  ["tranquility", { mode: "pyramid", difficulty: "harder" }],
  ["tranquility", { mode: "day-night" }],
  ["tranquility", { mode: "duel" }],
  ["arcanoid", { rounds: 1 }],
  ["arcanoid", { variant: "malta", rounds: 1 }],
] as const;

describe("the example in Python", () => {
  test.skipIf(WITHOUT.includes("python3"))("plays whole matches on all boards", { timeout: 120_000 }, async () => {
    for (const [game, options] of BOARDS) {
      const bot = await run("python3", [join(EXAMPLES, "bot.py"), program.origin, game, JSON.stringify(options)]);
      const { code, stdout, stderr } = await bot.ended;
      expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/\n(won|lost|draw) \S+\n$/)]);
    }
  });

  test.skipIf(WITHOUT.includes("python3"))(
    "loses and doubles nothing while its line is cut ten times and the server is killed twice",
    { timeout: 120_000 },
    async () => {
      const [port, data] = [await freePort(), join(folder, "killed")];
      const env = { ...ENV, BOT_PAUSE: "60" };
      let server = await open(data, port, env);
      onTestFinished(async () => void (await server.kill("SIGKILL")));
      const line = await lineTo(port);
      onTestFinished(line.close);
      const bot = await run("python3", [join(EXAMPLES, "bot.py"), line.origin, "tranquility", '{"mode":"day-night"}']);
      await vi.waitFor(() => expect(bot.output.stdout).toMatch(/^\w+\n/), POLLING);
      let cuts = 0;
      while (cuts < 10 && bot.child.exitCode === null) {
        await new Promise((done) => setTimeout(done, 100));
        line.cut();
        if (++cuts % 5 !== 0) continue;
        await server.kill("SIGKILL");
        server = await open(data, port, env);
      }
      const { code, stdout, stderr } = await bot.ended;
      // It ends with an error when an event is missing or comes twice.
      expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/\n(won|lost) \S+\n$/)]);
      const ann = await server.guest("Ann");
      const summary = JSON.parse((await ann.get(`/api/matches/${stdout.split("\n")[0]}`)).text) as Summary;
      expect(summary.state).toBe("over");
      expect(cuts).toBe(10);
    },
  );
});

describe("the example in a shell", () => {
  test.skipIf(WITHOUT.length > 0)("plays a whole match with curl and jq", { timeout: 120_000 }, async () => {
    const { code, stdout, stderr } = await (await run("sh", [join(EXAMPLES, "bot.sh"), program.origin])).ended;
    expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/"result":"(won|lost)"/)]);
  });
});

describe("the package for programs", () => {
  beforeAll(async () => {
    const { status, stderr } = spawnSync(process.execPath, [BUILD, "--out", PACKAGE], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    symlinkSync(PACKAGE, join(folder, "node_modules", "stillwater-client"), "dir");
    symlinkSync(join(EXAMPLES, "bot.ts"), join(folder, "bot.ts"));
  }, 120_000);

  test("plays a whole match in the example", { timeout: 60_000 }, async () => {
    const bot = await run(process.execPath, ["--preserve-symlinks-main", "bot.ts", program.origin]);
    const { code, stdout, stderr } = await bot.ended;
    expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/: (won|lost), \S+\n$/)]);
  });
});
