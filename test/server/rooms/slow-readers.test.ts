import { spawn, spawnSync } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { MAX_LAG } from "../../../server/rooms/line-stream.ts";
import type { StreamLine } from "../../../shared/engine/log/stream-line.ts";
import { summarize } from "../../../shared/engine/match/summary.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import type { Guest } from "../../kit/guest.ts";
import { longMatch } from "../../kit/long.ts";
import { POLLING } from "../../kit/polling.ts";
import { SETTINGS } from "../../kit/shelf.ts";
import { linesOf } from "../../kit/streams.ts";
import { playOne } from "../match/tables.kit.ts";

/** A program with tiny receive buffers, which reads the stream only when its own input ends. */
const READER = `
import socket, sys
port, path, token = int(sys.argv[1]), sys.argv[2], sys.argv[3]
line = socket.socket()
line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
line.connect(("127.0.0.1", port))
line.sendall(f"GET {path} HTTP/1.0\\r\\nHost: localhost\\r\\nAuthorization: Bearer {token}\\r\\n\\r\\n".encode())
sys.stdin.read()
while True:
    try:
        data = line.recv(65536)
    except ConnectionError:
        break
    if not data:
        break
    sys.stdout.buffer.write(data)
`;

/** A reader counts as behind after this time without writes, in ms. */
const STILL = 400;
const EVENTS = 9000;
/** Maximum of bytes that the server holds for a reader: Node's buffer and a step of events. */
const HELD = 150_000;
const hasPython = spawnSync("python3", ["--version"]).status === 0;

let app: TestApp;
let ann: Guest;
const sockets: Socket[] = [];
const note = (message: unknown) => void sockets.push((message as { readonly socket: Socket }).socket);
beforeAll(async () => {
  subscribe("net.server.socket", note);
  const { limits } = configFrom({});
  const off = Object.fromEntries(Object.keys(limits).map((name) => [name, undefined])) as typeof limits;
  app = await startApp({ store: "memory", botPause: 60_000, limits: off });
  const { store } = app.app.tables;
  ann = await app.guest("Ann");
  const setting = SETTINGS.find(({ game, seats }) => game.id === "tranquility" && seats > 1)!;
  const secret = await store.secrets.get("seeds");
  const long = longMatch({ ...setting, secret, id: "long", events: EVENTS, isOver: false, players: [ann.player] });
  await store.events.append("long", 0, long.log, summarize(setting.game, undefined, long.match, long.log));
});
afterAll(() => {
  unsubscribe("net.server.socket", note);
  return app.stop();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** `socket` is the server's end of the connection. */
async function slowReader() {
  const known = sockets.length;
  const { port } = new URL(app.origin);
  const child = spawn("python3", ["-c", READER, port, "/api/matches/long/stream?asked=no", ann.token]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  const ofReader = () => sockets.slice(known).find(({ writableLength }) => writableLength > 0);
  await vi.waitFor(() => expect(ofReader()).toBeDefined(), POLLING);
  const socket = ofReader()!;
  for (let before = -1; before !== socket.bytesWritten; await pause(STILL)) before = socket.bytesWritten;
  const read = async (): Promise<readonly StreamLine[]> => {
    child.stdin.end();
    await once(child, "close");
    const [, body = ""] = text.split("\r\n\r\n");
    const lines = body.split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line) as StreamLine);
  };
  return { socket, read };
}

/** Advances the clock by the time after which the server gives up slow readers. */
function losePatience(): void {
  const { now } = performance;
  vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + MAX_LAG);
}

const versionsIn = (lines: Iterable<StreamLine>): readonly number[] =>
  [...lines].flatMap((line) => (line.type === "events" ? line.events.map(({ v }) => v) : []));

describe.skipIf(!hasPython)("a reader that stops reading", () => {
  test("is cut off with its version, after which it goes on without a gap", { timeout: 60_000 }, async () => {
    const { socket, read } = await slowReader();
    const table = (await app.app.tables.acquire("long"))!;
    onTestFinished(() => app.app.tables.release(table));
    await playOne(table, rolls(1));
    const held = socket.writableLength;
    expect(JSON.stringify(table.log).length).toBeGreaterThan(4 * HELD);
    expect(held).toBeLessThan(HELD);
    losePatience();
    await vi.waitFor(
      () => expect(socket.writableEnded || socket.destroyed || socket.writableLength > held).toBe(true),
      {
        ...POLLING,
      },
    );
    const lines = await read();
    const versions = versionsIn(lines);
    const closed = lines.at(-1)!;
    expect(closed).toEqual({ type: "closed", reason: "TooSlow", version: versions.at(-1) });
    expect(versions.length).toBeLessThan(table.log.length);
    vi.restoreAllMocks();
    const rest = await linesOf(app.origin, ann.token, "long", `?asked=no&after=${versions.at(-1)}`);
    await rest.until((line) => line.type === "events" && line.events.at(-1)!.v === table.log.length);
    expect([...versions, ...rest.events.map(({ v }) => v)]).toEqual(table.log.map((_, i) => i + 1));
    rest.stop();
  });

  test("is disconnected if it does not read that last line either", { timeout: 60_000 }, async () => {
    const { socket } = await slowReader();
    losePatience();
    await vi.waitFor(() => expect(socket.destroyed).toBe(true), { ...POLLING, timeout: 30_000 });
    expect(socket.writableLength).toBeLessThan(HELD);
  });
});
