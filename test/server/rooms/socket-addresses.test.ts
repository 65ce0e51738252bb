import { Client } from "colyseus.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { joinTable, sdkClient } from "../../../client/match/room.ts";
import { cut, gather, startApp, type TestApp } from "../../kit/app.ts";
import { type Guest, guestOf, sync, type TableRoomOf } from "../../kit/guest.ts";
import { proxyTo, type TcpProxy } from "../../kit/proxy.ts";

/** First lines of requests, as in a proxy's access log. */
const lines: string[] = [];
const record = (bytes: Buffer) =>
  void lines.push(...(bytes.toString("latin1").match(/^(?:GET|POST|PUT|DELETE) \S+ HTTP\/1\.1$/gm) ?? []));

let app: TestApp;
let proxy: TcpProxy;
let origin: string;
let ann: Guest;
beforeAll(async () => {
  app = await startApp();
  proxy = await proxyTo("127.0.0.1", Number(new URL(app.origin).port), record);
  origin = `http://127.0.0.1:${proxy.port}`;
  vi.stubGlobal("location", { origin });
  ann = await guestOf(origin, "Ann");
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await proxy.close();
  await app.stop();
});
beforeEach(() => void lines.splice(0));

/** Lines that reveal who a player is. */
const telling = (guest: Guest) => lines.filter((line) => line.includes(guest.token) || /authToken|eyJ/i.test(line));

describe("no request line holds a player's token", () => {
  test("when a player joins a table, comes back to it after a cut, and leaves it", async () => {
    const { match } = await gather({ guest: (name) => guestOf(origin, name) }, { people: 1 });
    const room = (await joinTable(match, ann.token)) as unknown as TableRoomOf;
    Object.assign(room.reconnection, { minUptime: 0, minDelay: 1, delay: 1 });
    await sync(room);
    const isBack = new Promise<void>((resolve) => room.onReconnect(resolve));
    cut(app, room);
    await isBack;
    await sync(room);
    expect(lines.filter((line) => line.includes("/matchmake/joinOrCreate/table"))).toHaveLength(2);
    expect(lines.filter((line) => line.includes(`sessionId=${room.sessionId}`))).toHaveLength(2);
    expect(lines.filter((line) => line.includes("reconnectionToken="))).toHaveLength(1);
    expect(telling(ann)).toEqual([]);
    await room.leave();
  });

  test("when a player visits the lobby, reads logs, and renames, and when a device takes over", async () => {
    const lobby = await ann.client.joinOrCreate("lobby");
    const { match } = await gather({ guest: (name) => guestOf(origin, name) }, { people: 1, visibility: "open" });
    for (const path of [`/api/matches/${match}`, `/api/matches/${match}/log`, "/api/players/me"])
      expect((await ann.get(path)).status).toBe(200);
    const { body } = await ann.post("/api/passes", {});
    expect((await ann.post("/api/passes/use", { pass: body.pass })).body.player).toBe(ann.player);
    expect((await ann.post("/api/players", { name: "Annabel" })).status).toBe(201);
    expect(lines.some((line) => line.includes("/matchmake/joinOrCreate/lobby"))).toBe(true);
    expect(telling(ann)).toEqual([]);
    await lobby.leave();
  });

  test("while an SDK client without our address builder writes it there", async () => {
    const client = new Client(origin);
    client.auth.token = ann.token;
    const lobby = await client.joinOrCreate("lobby");
    expect(telling(ann)).toHaveLength(1);
    await lobby.leave();
  });
});

test("the server ignores a token in the address of a socket: the seat decides whose it is", async () => {
  const { match } = await gather(app, { people: 1 });
  const bob = await app.guest("Bob");
  for (const token of [bob.token, "forged"]) {
    const client = sdkClient(origin, ann.token);
    const address = vi.spyOn(URLSearchParams.prototype, "delete").mockImplementation(function (this: URLSearchParams) {
      this.set("_authToken", token);
    });
    const room = (await client.joinOrCreate("table", { match })) as TableRoomOf;
    address.mockRestore();
    await sync(room);
    expect(app.colyseus.getRoomById(match)!.clients.map(({ auth }) => auth.id)).toContain(ann.player);
    expect(lines.some((line) => line.includes(`_authToken=${token}`))).toBe(true);
    await room.leave();
  }
});
