import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isNightly } from "../kit/strength.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
/** `node_modules` is linked. */
const PARTS = ["package.json", "tsconfig.json", "server", "shared", "client"];

let folder: string;
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "stillwater-")), "a b#ü%c?");
  mkdirSync(folder);
  for (const part of PARTS) cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
});
afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const run = (file: string, ...args: readonly string[]) =>
  spawn(process.execPath, [join(folder, file), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", STORE: "memory", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });

async function answersTo(...paths: readonly string[]) {
  const server = run("server/main.ts");
  try {
    let said = "";
    const port = await new Promise<string>((done, fail) => {
      server.stdout.on("data", (text) => {
        said += text;
        const [, port] = /localhost:(\d+)/.exec(said) ?? [];
        if (port) done(port);
      });
      server.once("exit", () => fail(new Error(`the server ended: ${said}`)));
    });
    const answers = paths.map(async (path) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } });
      return [status, headers.get("content-type")];
    });
    return await Promise.all(answers);
  } finally {
    server.kill("SIGKILL");
  }
}

const PAGE = [200, "text/html; charset=utf-8"];

describe("a project in a folder with a blank, #, ü, % and ? in its name", () => {
  test("serves its pages and its pictures", async () => {
    expect(await answersTo("/", "/rules", "/pictures/place.png", "/api/health")).toEqual([
      ...[PAGE, PAGE],
      [200, "image/png"],
      [200, "application/json; charset=utf-8"],
    ]);
  });

  // A build takes ten seconds of processor time.
  test.runIf(isNightly)("builds its pages and its pictures", async () => {
    rmSync(join(folder, "client/dist"), { recursive: true });
    const build = run("client/build/build.ts", "--logLevel", "warn");
    expect(await new Promise((done) => build.once("exit", done))).toBe(0);
    expect(await answersTo("/", "/pictures/place.png")).toEqual([PAGE, [200, "image/png"]]);
  });
});
