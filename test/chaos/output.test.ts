import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { gather } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, guestOf, sync } from "../kit/guest.ts";
import { POLLING } from "../kit/polling.ts";
import { freePort, launch } from "../server/rooms/program.ts";

const FULL = "/dev/full";

test.skipIf(!existsSync(FULL))("a program that cannot write its log plays on without it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
  const port = await freePort();
  const full = openSync(FULL, "w");
  const child = launch({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "trace" }, ["ignore", full, full]);
  const origin = `http://127.0.0.1:${port}`;
  const healthy = async () => expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  await vi.waitFor(healthy, { ...POLLING, interval: 20 });
  // Causes log lines.
  await fetch(`${origin}/api/matches`, { headers: { origin: "https://evil.example" } });
  const { guests, rooms } = await gather({ guest: (name) => guestOf(origin, name) }, { people: 1 });
  rooms[0]!.connection.send(Uint8Array.from([13, 0xc1, 0xff]));
  for (let i = 0; i < 3; i++) {
    expect(await act(rooms[0]!, guests[0]!.player, rolls(i))).toMatchObject({ ok: true });
    await sync(rooms[0]!);
  }
  await healthy();
  rooms[0]!.reconnection.enabled = false;
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  rmSync(dataDir, { recursive: true });
});
