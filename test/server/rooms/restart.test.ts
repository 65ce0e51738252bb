import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { read } from "../../../shared/engine/log/format.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { mustBeWhole } from "../../chaos/scenarios/records.ts";
import { type Gathering, gather } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import { freePort, open, type Program, run } from "./program.ts";

let dir: string;
const programs: Program[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "stillwater-"));
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.kill("SIGKILL")));
  rmSync(dir, { recursive: true, force: true });
});

async function start(port?: number): Promise<Program> {
  const program = await open(dir, port ?? (await freePort()));
  programs.push(program);
  return program;
}

const portOf = ({ origin }: Program) => Number(new URL(origin).port);

function watchEnd(room: TableRoomOf): Promise<number> {
  room.reconnection.enabled = false;
  return new Promise((done) => {
    room.onDrop.once((code) => done(code));
    room.onLeave.once((code) => done(code));
  });
}

/** Guests move at random until stopped; returns cause and version of acknowledged commands. */
function busy({ guests, rooms }: Pick<Gathering, "guests" | "rooms">, seed: number) {
  const granted: { cause: string | undefined; v: number }[] = [];
  let going = true;
  const players = rooms.map(async (room, seat) => {
    const rng = rolls(seed + seat);
    for (let i = 0; going && room.connection.isOpen; i++) {
      const id = `${seed}.${seat}.${i}`;
      const reply = await act(room, itemAt(guests, seat).player, rng, id).catch(() => undefined);
      if (reply?.ok) granted.push({ cause: reply.cause, v: reply.v });
      else await new Promise((done) => setTimeout(done, 1));
    }
  });
  return {
    granted,
    async stop() {
      going = false;
      await Promise.all(players);
    },
  };
}

const logOf = async (guest: Guest, match: string): Promise<readonly Recorded[]> =>
  read((await guest.get(`/api/matches/${match}/log`)).text).log;

const comeBack = async (guests: readonly Guest[], match: string): Promise<TableRoomOf[]> => {
  const rooms = await Promise.all(guests.map((guest) => guest.join(match)));
  await Promise.all(rooms.map(sync));
  return rooms;
};

describe("a program that is killed", () => {
  test("answers a move that was under way with the same answer when it is sent again", async () => {
    const program = await start();
    const { match, guests, rooms } = await gather(program, { people: 1 });
    itemAt(rooms, 0).reconnection.enabled = false;
    const first = granted((await act(itemAt(rooms, 0), itemAt(guests, 0).player, rolls(7), "once"))!);
    await program.kill("SIGKILL");
    await start(portOf(program));
    const [room] = await comeBack(guests, match);
    const command = { type: "DiscardPair", cards: [1, 2] };
    expect(await ask(room!, "command", { id: "once", command })).toEqual(first);
  });
});

describe("a program that is asked to stop", () => {
  test("disconnects all with a request to reconnect, exits 0 within seconds, and open matches continue", async () => {
    const program = await start();
    const table = await gather(program, { people: 2, bots: 1, visibility: "open" });
    const open = await gather(program, { people: 1, start: false });
    const lobby = await itemAt(table.guests, 0).client.joinOrCreate("lobby");
    const ends = [...table.rooms, ...open.rooms, lobby as TableRoomOf].map(watchEnd);
    const busily = busy(table, 1);
    await vi.waitFor(() => expect(busily.granted.length).toBeGreaterThan(2), POLLING);
    granted(await ask(itemAt(open.rooms, 0), "say", { text: "Back in an hour" }));
    const since = performance.now();
    const { code, signal, stderr } = await program.kill("SIGTERM");
    expect([code, signal]).toEqual([0, null]);
    expect(performance.now() - since).toBeLessThan(5000);
    expect(stderr).not.toMatch(/ at .*\.ts/);
    expect(await Promise.all(ends)).toEqual([4001, 4001, 4001, 4010]);
    await busily.stop();
    const again = await start(portOf(program));
    mustBeWhole(await logOf(itemAt(table.guests, 0), table.match), busily.granted);
    const rooms = await comeBack(table.guests, table.match);
    const more = busy({ guests: table.guests, rooms }, 2);
    await vi.waitFor(() => expect(more.granted.length).toBeGreaterThan(0), POLLING);
    await more.stop();
    const [lonely] = await comeBack(open.guests, open.match);
    expect([...lonely!.state.talk].map((line) => JSON.parse(line).text)).toEqual(["Back in an hour"]);
    granted(await ask(lonely!, "start", {}));
    expect(again.origin).toBe(program.origin);
  });

  test("is not delayed by a reserved seat that was never taken", async () => {
    const program = await start();
    const { match, guests } = await gather(program, { people: 2 });
    await itemAt(guests, 0).post("/matchmake/joinOrCreate/table", { match });
    const since = performance.now();
    expect(await program.kill("SIGINT")).toMatchObject({ code: 0 });
    expect(performance.now() - since).toBeLessThan(5000);
  });
});

describe("a program that cannot start", () => {
  test("because its port is taken says so in a line, and exits 1", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => holder.once("listening", done));
    const { port } = holder.address() as { port: number };
    const { code, stderr } = await run({ PORT: String(port), DATA_DIR: dir }).ended;
    holder.close();
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Cannot listen on port ${port}: another program uses this port; set PORT to another number`,
    );
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("because its environment is wrong names every variable, and exits 2", async () => {
    const { code, stderr, stdout } = await run({ PORT: "http", STORE: "cloud", BOT_PAUSE: "-1", LOG_LEVEL: "loud" })
      .ended;
    expect(code).toBe(2);
    for (const name of ["PORT", "STORE", "BOT_PAUSE", "LOG_LEVEL"]) expect(stderr).toContain(`${name}=`);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).toBe("");
  });

  test.each([
    ["is a file", (at: string) => writeFileSync(at, "")],
    ["holds a file that is no database", (at: string) => put(at, (file) => writeFileSync(file, "x".repeat(4096)))],
    ["holds a directory in the database's place", (at: string) => put(at, (file) => mkdirSync(file))],
  ])("because DATA_DIR %s says so in a line, and exits 1", async (_, spoil) => {
    const at = join(dir, "data");
    spoil(at);
    const { code, stderr } = await run({ PORT: "0", DATA_DIR: at }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`Cannot start with the data in DATA_DIR="${at}": `);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.skipIf(process.platform !== "linux")("because DATA_DIR cannot be created says so immediately", async () => {
    const { code, stderr } = await run({ PORT: "0", DATA_DIR: "/proc/stillwater/data" }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('Cannot start with the data in DATA_DIR="/proc/stillwater/data": ');
    expect(stderr).toContain("/proc/stillwater");
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.skipIf(process.getuid?.() === 0)("because DATA_DIR may not be written says so, and exits 1", async () => {
    chmodSync(dir, 0o555);
    const { code, stderr } = await run({ PORT: "0", DATA_DIR: join(dir, "data") }).ended;
    chmodSync(dir, 0o755);
    expect(code).toBe(1);
    expect(stderr).toContain("Cannot start with the data in DATA_DIR=");
  });
});

function put(at: string, make: (file: string) => void): void {
  mkdirSync(at);
  make(join(at, "stillwater.db"));
}
