import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { guestOf } from "../kit/guest.ts";
import { freePort } from "./rooms/program.ts";

// Like `npm run dev`: a watcher restarts the server after errors and changes.
const data = mkdtempSync(join(tmpdir(), "stillwater-"));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const program = spawn(process.execPath, ["--watch", "server/main.ts", "--dev"], {
  cwd: resolve(import.meta.dirname, "../.."),
  env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data },
});
let said = "";
for (const stream of [program.stdout, program.stderr])
  stream.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });

beforeAll(
  () =>
    new Promise<void>((done, fail) => {
      program.stdout.on("data", () => said.includes("is open") && done());
      program.stderr.on("data", () => said.includes("Failed running") && fail(new Error(said)));
    }),
);
afterAll(async () => {
  program.kill("SIGTERM");
  await once(program, "exit");
  rmSync(data, { recursive: true, force: true });
});

test("a table's page is served from the sources, source folders are no HTTP routes, and routes are no sources", async () => {
  const page = await (await fetch(`${origin}/t/any`)).text();
  expect(page).toContain('src="/main.tsx"');
  expect(page).toContain("/@vite/client");
  for (const source of ["/main.tsx", "/api/identity.ts"]) {
    const { status, headers } = await fetch(`${origin}${source}`);
    expect([source, status, headers.get("content-type")]).toEqual([source, 200, "text/javascript"]);
  }
  expect(await (await fetch(`${origin}/api/matches?state=open`)).json()).toMatchObject({ matches: [] });
});

test("changes are announced and tables are played over the same port", async () => {
  const hot = new WebSocket(`${origin.replace("http", "ws")}/@hot`, "vite-hmr");
  const [message] = await once(hot, "message");
  expect(JSON.parse(String(message))).toEqual({ type: "connected" });
  const ann = await guestOf(origin, "Ann");
  const room = await ann.join(await ann.open(1));
  expect(room.connection.isOpen).toBe(true);
  await room.leave();
  hot.close();
});

test("the server does not restart while its sources are unchanged", () => {
  expect(said.match(/is open/g)).toHaveLength(1);
  expect(said).not.toContain("Restarting");
});
