import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { GAMES } from "../../shared/games/index.ts";
import { EXAMPLES as BOARDS_OF_PLAYERS } from "../../shared/games/tranquility/boards/examples.ts";
import { proxyTo } from "../e2e/kit/network-proxy.ts";
import { POLLING } from "../kit/polling.ts";
import { ANY_PORT, freePort, open, type Program } from "./rooms/program.ts";

const EXAMPLES = fileURLToPath(new URL("../../client/sdk/examples/", import.meta.url));
const BUILD = fileURLToPath(new URL("../../client/build/sdk.ts", import.meta.url));
const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));
const TSC = join(MODULES, "typescript/bin/tsc");
const PACKAGE = fileURLToPath(new URL("../out/sdk", import.meta.url));
/** All tests share one network. */
const ENV = { LIMIT_REQUESTS: "off", LIMIT_JOINS: "off", LIMIT_MATCHES: "off", LIMIT_MESSAGES: "off" };

const has = (command: string): boolean => spawnSync(command, ["--version"]).status === 0;

const folder = mkdtempSync(join(tmpdir(), "stillwater-examples-"));
let program: Program;
beforeAll(async () => {
  program = await open(join(folder, "data"), ANY_PORT, ENV);
  const { status, stderr } = spawnSync(process.execPath, [BUILD, "--out", PACKAGE], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(PACKAGE, join(folder, "node_modules", "stillwater-client"), "dir");
  for (const name of Object.keys(JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")).dependencies)) {
    mkdirSync(join(folder, "node_modules", dirname(name)), { recursive: true });
    symlinkSync(join(MODULES, name), join(folder, "node_modules", name), "dir");
  }
  symlinkSync(join(EXAMPLES, "bot.ts"), join(folder, "bot.ts"));
}, 120_000);
afterAll(async () => {
  await program.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface BuiltChunk {
  readonly fileName: string;
  readonly code?: string;
  readonly isEntry?: boolean;
  /** Without dynamic imports. */
  readonly imports?: readonly string[];
}

function loadedOf(output: readonly BuiltChunk[]): readonly BuiltChunk[] {
  const loaded = new Set(output.filter(({ isEntry }) => isEntry));
  for (const { imports = [] } of loaded)
    for (const chunk of output) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
}

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

/** Boards for two, examples of players' boards, and Arcanoïd. */
const BOARDS = [
  ...["standard", "arch", "day-night", "duel"].map((mode) => ["tranquility", { mode }] as const),
  ["tranquility", { mode: "pyramid", difficulty: "harder" }],
  ...BOARDS_OF_PLAYERS.map((board) => ["tranquility", { mode: "board", board }] as const),
  ["arcanoid", { rounds: 1 }],
  ["arcanoid", { variant: "malta", rounds: 1 }],
] as const;

/** Command and arguments, and the programs it needs. */
const LANGUAGES = [
  ["Python", ["python3", join(EXAMPLES, "bot.py")], ["python3"]],
  ["a shell", ["sh", join(EXAMPLES, "bot.sh")], ["curl", "jq"]],
  ["TypeScript", [process.execPath, "--preserve-symlinks-main", "bot.ts"], []],
] as const;

/** Printed at the end of a match. */
const ENDED = /(?:"result":"|\n|: )(?:won|lost|draw)\b.*\n$/;

describe.each(LANGUAGES)("the example in %s", (_, [command, ...args], needs) => {
  const canRun = needs.every(has);
  test.skipIf(!canRun)("plays whole matches on all boards", { timeout: 180_000 }, async () => {
    for (const [game, options] of BOARDS) {
      const bot = await run(command, [...args, program.origin, game, JSON.stringify(options)]);
      const { code, stdout, stderr } = await bot.ended;
      expect([code, stdout], `${JSON.stringify(options)} ${stderr}`).toEqual([0, expect.stringMatching(ENDED)]);
    }
  });
});

describe("the example in Python", () => {
  test.skipIf(!has("python3"))(
    "loses and doubles nothing while its connection is cut ten times and the server is killed twice",
    { timeout: 120_000 },
    async () => {
      const [port, data] = [await freePort(), join(folder, "killed")];
      const env = { ...ENV, BOT_PAUSE: "60" };
      let server = await open(data, port, env);
      onTestFinished(async () => void (await server.kill("SIGKILL")));
      const line = await proxyTo(port);
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
      // The bot fails if an event is missing or comes twice.
      expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/\n(won|lost) \S+\n$/)]);
      const ann = await server.guest("Ann");
      const summary = JSON.parse((await ann.get(`/api/matches/${stdout.split("\n")[0]}`)).text) as Summary;
      expect(summary.state).toBe("over");
      expect(cuts).toBe(10);
    },
  );
});

describe("the package for programs", () => {
  test("plays in a worker", { timeout: 60_000 }, async () => {
    const inWorker = `import { Worker } from "node:worker_threads";
      const worker = new Worker(new URL("bot.ts", import.meta.url), { argv: process.argv.slice(2) });
      worker.on("error", (error) => { console.error(error); process.exitCode = 1; });`;
    writeFileSync(join(folder, "worker.mjs"), inWorker);
    const args = ["--preserve-symlinks", "--preserve-symlinks-main", "worker.mjs", program.origin];
    const { code, stdout, stderr } = await (await run(process.execPath, args)).ended;
    expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/: (won|lost), \S+\n$/)]);
  });

  test("has types that need no DOM", () => {
    const compilerOptions = {
      ...{ module: "esnext", moduleResolution: "bundler", target: "es2024", lib: ["es2024"] },
      ...{ typeRoots: [join(MODULES, "@types")], types: ["node"] },
      ...{ strict: true, noEmit: true, skipLibCheck: false, preserveSymlinks: true },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.ts"] }));
    const uses = Object.keys(GAMES).map((id) => `export * as ${id} from "stillwater-client/games/${id}";\n`);
    writeFileSync(join(folder, "types.ts"), `export * from "stillwater-client";\n${uses.join("")}`);
    const { status, stdout } = spawnSync(process.execPath, [TSC, "-p", folder], { encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });

  test.each([
    ["alone", "", 20_000],
    ["with the rules of Arcanoid", "arcanoid", 60_000],
    ["with the rules of Wayward", "wayward", 60_000],
    ["with the rules of Tranquility", "tranquility", 60_000],
  ])("weighs little %s, with gzip and all that is loaded with it", { timeout: 60_000 }, async (_, game, most) => {
    const entry = join(folder, `weighed${game}.mjs`);
    const rules = game === "" ? "" : `export * as rules from "stillwater-client/games/${game}";`;
    writeFileSync(entry, `export * from "stillwater-client"; ${rules}`);
    const built = await build({
      ...{ configFile: false, root: folder, logLevel: "error" },
      build: { write: false, minify: true, lib: { entry, formats: ["es"], fileName: "weighed" } },
    });
    const { output } = [built].flat()[0] as { readonly output: readonly BuiltChunk[] };
    const bytes = loadedOf(output).reduce((sum, { code = "" }) => sum + gzipSync(code).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
