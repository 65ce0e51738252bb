import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openLog, takeConsole } from "../../server/log.ts";
import { gather } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, guestOf, sync } from "../kit/guest.ts";
import { itemAt } from "../kit/item-at.ts";
import { freePort, open } from "./rooms/program.ts";

const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Colyseus' decoder complains about this invalid UTF-8 on the console. */
const NO_TEXT = [Uint8Array.from([13, 0xa2, 0xff, 0xff]), Uint8Array.from([13, 0xa4, 0xc1, 0xf8, 0x80, 0xc0])];

test("all output of the program is JSON, line by line, from its start to its end, whatever causes it", async () => {
  const port = await freePort();
  const program = await open(dataDir, port, { LOG_LEVEL: "trace" });
  const { guests, rooms } = await gather({ guest: (name) => guestOf(program.origin, name) }, { people: 1 });
  expect(await act(itemAt(rooms, 0), itemAt(guests, 0).player, rolls(1))).toMatchObject({ ok: true });
  await sync(itemAt(rooms, 0));
  for (const bytes of NO_TEXT) itemAt(rooms, 0).connection.send(bytes);
  await fetch(`${program.origin}/api/matches/%E0%A4%A`);
  await fetch(`${program.origin}/api/matches`, { headers: { origin: "https://evil.example" } });
  await vi.waitFor(async () => expect((await fetch(`${program.origin}/api/health`)).status).toBe(200));
  itemAt(rooms, 0).reconnection.enabled = false;
  const { stdout, stderr } = await program.kill("SIGTERM");
  const lines = stdout.trimEnd().split("\n");
  const said = lines.map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
  expect(said.some(({ msg }) => msg.startsWith(`Stillwater is open at http://localhost:${port}`))).toBe(true);
  expect(said.some(({ msg }) => msg.includes("another origin"))).toBe(true);
  expect(stderr).toBe("");
});

test("console output of libraries is a short entry of the log, at its lowest levels", () => {
  const before = { ...console };
  const lines: string[] = [];
  takeConsole(openLog("debug", { write: (line) => lines.push(line) }));
  console.error("broken", new Error("x".repeat(1000)), 3);
  console.log("hello\nthere");
  Object.assign(console, before);
  const said = lines.map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
  expect(said.map(({ level }) => level)).toEqual([20, 20]);
  expect(itemAt(said, 0).msg).toMatch(/^broken Error: x+$/);
  expect(itemAt(said, 0).msg.length).toBe(300);
  expect(itemAt(said, 1).msg).toBe("hello\nthere");
});
