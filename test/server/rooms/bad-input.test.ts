import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { LARGEST_BODY } from "../../../server/http/errors.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, anyMove, ask, granted, nonce, sync, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const game = gameOf("tranquility")!;
const unhandled = vi.fn();
let app: TestApp;
let honest: Gathering;

beforeAll(async () => {
  process.on("unhandledRejection", unhandled);
  process.on("uncaughtException", unhandled);
  // Without a limit on bytes: bounded-transport.test.ts tests floods.
  app = await startApp({ bytes: undefined });
});
afterAll(async () => {
  await app.stop();
  process.off("unhandledRejection", unhandled);
  process.off("uncaughtException", unhandled);
});

async function errorsLogged(): Promise<number> {
  const text = await (await fetch(`${app.origin}/metrics`)).text();
  return Number(/^stillwater_errors_total (\d+)/m.exec(text)![1]);
}

let before: string;
beforeEach(async () => {
  honest = await gather(app, { people: 2 });
  before = JSON.stringify(tableBehind(app, honest.match).log);
});

/** Nothing has changed or failed, and honest players go on. */
afterEach(async () => {
  const { match, guests, rooms } = honest;
  const table = tableBehind(app, match);
  expect(JSON.stringify(table.log)).toBe(before);
  const rng = rolls(1);
  for (let i = 0; i < 3; i++) {
    const [seat] = toAct(game, table.match);
    await sync(itemAt(rooms, seat!));
    granted((await act(itemAt(rooms, seat!), itemAt(guests, seat!).player, rng))!);
  }
  expect(JSON.stringify(table.log).length).toBeGreaterThan(before.length);
  expect((await fetch(`${app.origin}/api/health`)).status).toBe(200);
  expect(unhandled.mock.calls).toEqual([]);
});

async function intruder(): Promise<TableRoomOf> {
  const room = await (await app.guest("Mallory")).join(honest.match);
  room.reconnection.enabled = false;
  return room;
}

const raw = (room: TableRoomOf, bytes: ArrayLike<number>) => room.connection.send(Uint8Array.from(bytes));
const request = (room: TableRoomOf, name: string, payload?: unknown) => room.request(name as "sit", payload as never);

describe("messages", () => {
  test("with unknown names are ignored when sent, and refused when asked", async () => {
    const room = itemAt(honest.rooms, 0);
    const names = ["nothing", "", "*", "__proto__", "constructor", "toString", "x".repeat(200)];
    for (const name of names) room.send(name, { a: 1 });
    room.sendBytes("bytes", new Uint8Array([1, 2, 3]));
    for (const name of ["sit", "command", "say", "start"]) room.send(name, { nonsense: true });
    for (const name of names.filter((n) => n !== "*")) await expect(request(room, name, {})).rejects.toThrow();
    await sync(room);
    expect(room.connection.isOpen).toBe(true);
  });

  test("of a known name and a wrong shape are refused, and no connection is closed", async () => {
    const room = itemAt(honest.rooms, 0);
    const long = "x".repeat(501);
    const wrong: Record<string, unknown[]> = {
      sit: [{}, { seat: -1, nonce: nonce(1) }, { seat: 1.5, nonce: nonce(1) }, { seat: "0", nonce: nonce(1) }],
      stand: [{ seat: 64 }, { seat: null }, { who: 1 }, []],
      seatBot: [{}, { seat: 1, bot: 7 }, { seat: 1, bot: "b".repeat(33) }, { seat: Number.NaN }],
      start: [{ now: true }, null, "now"],
      rematch: [{ x: 1 }, 7],
      command: [
        {},
        { id: "", command: { type: "PlayStart" } },
        { id: "i".repeat(65), command: { type: "PlayStart" } },
        { id: 1, command: { type: "PlayStart" } },
        { id: "a", command: [] },
        { id: "a", command: "PlayStart" },
        { id: "a", command: { type: 1 } },
        { id: "a", command: { type: "t".repeat(33) } },
        { id: "a", command: { type: "PlayStart" }, by: 1 },
      ],
      say: [
        {},
        { text: "" },
        { text: "   " },
        { text: long },
        { text: 1 },
        { phrase: "give", n: -1 },
        { text: "a", by: 1 },
      ],
    };
    for (const [name, payloads] of Object.entries(wrong)) {
      for (const payload of [...payloads, undefined, null, 0, "", true, [], [[]], { __proto__: null, length: 3 }]) {
        const reply = await request(room, name, payload);
        expect([name, payload, reply]).toEqual([name, payload, expect.objectContaining({ ok: false })]);
      }
    }
    for (const [name, payloads] of Object.entries(wrong)) {
      for (const payload of payloads) {
        expect(await request(room, name, payload)).toEqual({ ok: false, reason: "BadRequest" });
      }
    }
  });

  test("of the shape of a command but not one of the game's are BadCommand", async () => {
    const { rooms } = honest;
    const commands = [
      { type: "Nothing" },
      { type: "PlaceCard" },
      { type: "PlaceCard", card: 1, cell: -1, pay: [] },
      { type: "PlaceCard", card: "1", cell: 1, pay: [] },
      { type: "PlaceCard", card: 1, cell: 1, pay: Array.from({ length: 10 }, (_, i) => i + 1) },
      { type: "PlaceCard", card: 1, cell: 1, pay: [], extra: 1 },
      { type: "DiscardPair", cards: "12" },
      { type: "DiscardPair", cards: [1, 2 ** 40] },
      { type: "DiscardPair", cards: { length: 2, 0: 1, 1: 2 } },
      JSON.parse(
        '{"type":"DiscardPair","cards":[1,2],"__proto__":{"type":"PlayFinish"},"constructor":{"prototype":{}}}',
      ),
    ];
    for (const command of commands) {
      expect(await ask(itemAt(rooms, 0), "command", { id: randomUUID(), command })).toEqual({
        ok: false,
        reason: "BadCommand",
      });
    }
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  test("that are too large for a frame close that socket alone", async () => {
    const room = await intruder();
    const closed = new Promise<number>((done) => {
      room.onLeave.once((code) => done(code));
      room.onDrop.once((code) => done(code));
    });
    room.send("say", { text: "x".repeat(70_000) });
    expect(await closed).not.toBe(1000);
  });

  test("that are nested deeply or claim to be huge do no harm", async () => {
    const payloads = [
      [...Array.from({ length: 40_000 }, () => 0x91), 0xc0],
      [...Array.from({ length: 20_000 }, () => [0x81, 0xa1, 0x61]).flat(), 0xc0],
      [0xdd, 0xff, 0xff, 0xff, 0xff],
      [0xdf, 0xff, 0xff, 0xff, 0xff],
      [0xdb, 0xff, 0xff, 0xff, 0xff],
      [0xc6, 0xff, 0xff, 0xff, 0xff],
      [0xc9, 0xff, 0xff, 0xff, 0xff, 0x01],
    ];
    for (const payload of payloads) {
      for (const head of [
        [13, 0xa3, ...Buffer.from("say")],
        [21, 1, 0xa3, ...Buffer.from("say")],
      ]) {
        const room = await intruder();
        raw(room, [...head, ...payload]);
        await gone(room);
      }
    }
  });

  test("of garbage, whole and cut short, of every protocol code, never reach other clients", async () => {
    const rng = rolls(20_26);
    let [frames, sockets] = [0, 0];
    let room = await intruder();
    const send = async (bytes: readonly number[]) => {
      if (!room.connection.isOpen) {
        room = await intruder();
        sockets++;
      }
      raw(room, bytes);
      frames++;
      if (frames % 25 === 0) await settle(room);
    };
    const whole = [13, 21, 17].flatMap((code) => {
      const head = code === 21 ? [code, 5] : [code];
      return ["command", "say", "sit"].map((name) => [
        ...head,
        0xa0 + name.length,
        ...Buffer.from(name),
        ...[
          0x82,
          0xa2,
          0x69,
          0x64,
          0xa1,
          0x31,
          0xa7,
          ...Buffer.from("command"),
          0x81,
          0xa4,
          ...Buffer.from("type"),
          0xa1,
          0x41,
        ],
      ]);
    });
    for (const frame of whole) for (let cut = 0; cut <= frame.length; cut++) await send(frame.slice(0, cut));
    for (let code = 0; code < 64; code++) {
      if ((code & 31) === 12) continue;
      for (const tail of [[], [0xa5], [0xda], [0xcf, 1], [0xd9, 200, 1], [0xcb], [0xff], [0xc1, 0xc1]])
        await send([code, ...tail]);
    }
    for (let i = 0; i < 2000; i++) {
      const code = rng(4) === 0 ? rng(256) : itemAt([13, 21, 17, 10, 18, 14, 15, 20, 19], rng(9));
      await send([code, ...Array.from({ length: rng(rng(2) === 0 ? 6 : 60) }, () => rng(256))]);
    }
    await settle(room);
    console.info(`${frames} frames of garbage, ${sockets + 1} sockets`);
    expect(frames).toBeGreaterThan(2500);
  });

  test("in a flood are all answered, and a flood of commands changes nothing", async () => {
    const { rooms, guests, match } = honest;
    const [seat] = toAct(game, tableBehind(app, match).match);
    const command = anyMove(itemAt(rooms, 1 - seat!), itemAt(guests, 1 - seat!).player, rolls(1));
    expect(command).toBeUndefined();
    const replies = await Promise.all(
      Array.from({ length: 2000 }, (_, i) =>
        ask(itemAt(rooms, 1 - seat!), "command", { id: `f${i}`, command: { type: "DiscardPair", cards: [1, 2] } }),
      ),
    );
    expect(replies).toHaveLength(2000);
    expect(new Set(replies.map((reply) => reply.ok))).toEqual(new Set([false]));
  });
});

describe("moves", () => {
  test("with another's card, at another's turn, or for the wrong stage are refused with the reason", async () => {
    const { match, guests, rooms } = honest;
    const { table } = tableBehind(app, match).match;
    const [turn] = toAct(game, tableBehind(app, match).match);
    const { hands } = table as { hands: readonly (readonly number[])[] };
    const other = 1 - turn!;
    const pair = (cards: readonly number[]) => ({ id: randomUUID(), command: { type: "DiscardPair", cards } });
    const mine = itemAt(hands, turn!);
    const theirs = itemAt(hands, other);
    const asked = [
      ask(itemAt(rooms, turn!), "command", pair(theirs.slice(0, 2))),
      ask(itemAt(rooms, turn!), "command", pair([itemAt(mine, 0), itemAt(theirs, 0)])),
      ask(itemAt(rooms, turn!), "command", pair([itemAt(mine, 0), itemAt(mine, 0)])),
      ask(itemAt(rooms, turn!), "command", pair([itemAt(mine, 0)])),
      ask(itemAt(rooms, turn!), "command", pair([9999, 9998])),
      ask(itemAt(rooms, other), "command", pair(theirs.slice(0, 2))),
      ask(itemAt(rooms, turn!), "command", {
        id: randomUUID(),
        command: { type: "OfferToll", cards: mine.slice(0, 2) },
      }),
      ask(itemAt(rooms, turn!), "command", {
        id: randomUUID(),
        command: { type: "PlayFinish", card: itemAt(mine, 0) },
      }),
      ask(itemAt(rooms, turn!), "command", {
        id: randomUUID(),
        command: { type: "PlaceCard", card: itemAt(mine, 0), cell: 255, pay: [] },
      }),
    ];
    for (const reply of await Promise.all(asked)) {
      expect(reply).toMatchObject({ ok: false, reason: expect.stringMatching(/^[A-Z][A-Za-z]+$/) });
    }
    expect(viewOf(itemAt(rooms, 0), itemAt(guests, 0).player).version).toBe(tableBehind(app, match).match.version);
  });

  test("that come again, late, or under another's id do nothing twice", async () => {
    const { match, guests, rooms } = honest;
    const table = tableBehind(app, match);
    const [seat] = toAct(game, table.match);
    const command = anyMove(itemAt(rooms, seat!), itemAt(guests, seat!).player, rolls(3))!;
    const payload = { id: "again", command };
    const first = await ask(itemAt(rooms, seat!), "command", payload);
    const after = JSON.stringify(table.log);
    const again = await Promise.all(Array.from({ length: 20 }, () => ask(itemAt(rooms, seat!), "command", payload)));
    expect(new Set(again.map((reply) => JSON.stringify(reply)))).toEqual(new Set([JSON.stringify(first)]));
    expect(await ask(itemAt(rooms, 1 - seat!), "command", payload)).toMatchObject({ ok: false });
    expect(await ask(itemAt(rooms, seat!), "command", { id: "create", command })).toMatchObject({ ok: false });
    expect(await ask(itemAt(rooms, seat!), "command", { id: "late", command })).toMatchObject({ ok: false });
    expect(JSON.stringify(table.log)).toBe(after);
    before = after;
  });
});

describe("a client", () => {
  const post = async (path: string, body: string, token?: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  test("without a token, or with one that is forged, expired or another server's, is refused", async () => {
    const { player, name, token } = itemAt(honest.guests, 0);
    const sign = (key: Uint8Array, when: string | number, issuer = "stillwater") =>
      new SignJWT({ name })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setSubject(player)
        .setIssuedAt()
        .setExpirationTime(when)
        .sign(key);
    const own = Buffer.from(await app.app.tables.store.secrets.get("tokens"), "hex");
    const [head, body] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const bad = [
      undefined,
      "x",
      "null",
      `${token}x`,
      `${head}.${body}.`,
      `${none}.${body}.`,
      await sign(own, Math.floor(Date.now() / 1000) - 10),
      await sign(own, "1d", "elsewhere"),
      await sign(Buffer.alloc(32, 7), "1d"),
    ];
    for (const forged of bad) {
      const { status, text } = await post(
        `/matchmake/joinOrCreate/table`,
        JSON.stringify({ match: honest.match }),
        forged,
      );
      expect([forged, status]).toEqual([forged, 401]);
      expect(text).toContain("NoToken");
      expect(text).not.toContain("sessionId");
    }
    const good = await post(
      "/matchmake/joinOrCreate/table",
      JSON.stringify({ match: honest.match }),
      await sign(own, "1d"),
    );
    expect(good.status).toBe(200);
  });

  test("that asks for an unknown match finds no room, by any room name", async () => {
    const { token } = itemAt(honest.guests, 0);
    const { match } = honest;
    const names: unknown[] = [
      "nothing",
      "",
      null,
      0,
      true,
      [],
      [match],
      { toString: match },
      { $ne: null },
      "__proto__",
      "constructor",
      "../../etc/passwd",
      `${match}/..`,
      `${match}\u0000`,
      match.toUpperCase(),
      "x".repeat(100_000),
    ];
    const bodies = names.map((name) => JSON.stringify({ match: name }));
    bodies.push(
      "{}",
      "[]",
      '{"__proto__":{"match":1}}',
      '{"hasOwnProperty":1,"match":"x"}',
      '{"match":"x","roomId":"y"}',
    );
    // Proxies know these statuses, unlike Colyseus' own from 520 on.
    const standard = (status: number) => status >= 400 && status < 512;
    for (const body of bodies) {
      for (const method of ["joinOrCreate", "create", "join"]) {
        const { status, text } = await post(`/matchmake/${method}/table`, body, token);
        expect([body.slice(0, 60), status]).toEqual([body.slice(0, 60), body.length > LARGEST_BODY ? 413 : 404]);
        expect(text).not.toMatch(/ at .*\.m?[jt]s/);
      }
    }
    for (const body of ["null", "1", '"x"', "{", "", "\u0000"]) {
      const { status } = await post("/matchmake/joinOrCreate/table", body, token);
      expect([body, standard(status)]).toEqual([body, true]);
    }
    for (const type of ["multipart/form-data", "Multipart/Form-Data; boundary=x", " multipart/mixed"])
      for (const room of ["table", "lobby"]) {
        const headers = { authorization: `Bearer ${token}`, "content-type": type };
        const answer = await fetch(`${app.origin}/matchmake/joinOrCreate/${room}`, {
          method: "POST",
          headers,
          body: "x",
        });
        expect([type, answer.status, await answer.json()]).toEqual([
          type,
          415,
          { reason: "BadRequest", message: expect.any(String) },
        ]);
      }
    for (const path of [
      "/matchmake/joinOrCreate/nothing",
      "/matchmake/joinOrCreate/__proto__",
      "/matchmake/destroy/table",
    ]) {
      expect((await post(path, "{}", token)).status).toBe(404);
    }
    const errors = await errorsLogged();
    const reconnecting = ["x", "__proto__", "constructor", "", null, {}, [], 5, true].map((reconnectionToken) =>
      JSON.stringify({ reconnectionToken }),
    );
    for (const body of [...reconnecting, "{}", "null", "[]", "1", '"x"', ""]) {
      const { status, text } = await post(`/matchmake/reconnect/${match}`, body, token);
      expect([body, status, text]).toEqual([body, 410, expect.stringContaining("SeatExpired")]);
    }
    expect(await errorsLogged()).toBe(errors);
  });

  test("with an address that cannot be read is refused, over HTTP and over sockets", async () => {
    const upgrade =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const body = "Content-Type: application/json\r\nContent-Length: 2\r\n";
    const texts = [
      `GET *:99999 HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
      `GET http://[ HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
      `GET /x HTTP/1.1\r\nHost: [\r\n${upgrade}\r\n`,
      `POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: [\r\n${body}\r\n{}`,
      `POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: a:b@c\r\n${body}\r\n{}`,
      `POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: x\r\nX-Forwarded-Proto: [\r\n${body}\r\n{}`,
      `POST * HTTP/1.1\r\nHost: x\r\n${body}\r\n{}`,
    ];
    for (const text of texts)
      expect([text.slice(0, 40), await talk(text)]).toEqual([
        text.slice(0, 40),
        expect.stringMatching(/^HTTP\/1.1 400 /),
      ]);
  });

  test("whose room name is one that objects inherit is refused before its socket opens", async () => {
    const upgrade =
      "Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      for (const path of [`/x/${name}`, `/${name}/${name}?sessionId=x`])
        expect([path, await talk(`GET ${path} HTTP/1.1\r\n${upgrade}\r\n`)]).toEqual([
          path,
          expect.stringMatching(/^HTTP\/1.1 400 /),
        ]);
  });

  test("that disconnects in the middle of a request leaves nothing behind", async () => {
    const head =
      "POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    for (const path of ["/matchmake/joinOrCreate/table", "/api/players"]) {
      await Promise.all(Array.from({ length: 10 }, () => hangUp(head.replace("/matchmake/joinOrCreate/table", path))));
    }
    const room = `/x/${honest.match}?sessionId=`;
    for (const session of ["__proto__", "constructor", "x", itemAt(honest.rooms, 0).sessionId]) {
      const socket = new WebSocket(`${app.origin.replace("http", "ws")}${room}${session}`);
      const closed = new Promise<void>((done) => socket.addEventListener("close", () => done()));
      socket.addEventListener("open", () => socket.send(Uint8Array.from([10])));
      await closed;
    }
  });
});

const portOf = () => Number(new URL(app.origin).port);

/** Sends text over a plain socket; resolves to the response. */
const talk = (text: string): Promise<string> =>
  new Promise((done) => {
    const line = connect(portOf(), "127.0.0.1", () => line.write(text));
    let heard = "";
    line.on("data", (data) => {
      heard += data;
    });
    line.on("close", () => done(heard));
    line.on("error", () => done(heard));
  });

const hangUp = (text: string): Promise<void> =>
  new Promise((done) => {
    const line = connect(portOf(), "127.0.0.1", () => line.write(text, () => line.resetAndDestroy()));
    line.on("close", () => done());
    line.on("error", () => done());
  });

/** Waits for an answer or the end of the connection. */
async function settle(room: TableRoomOf): Promise<void> {
  let answered = false;
  room.ping(() => {
    answered = true;
  });
  await vi.waitFor(() => expect(answered || !room.connection.isOpen).toBe(true), POLLING);
}

async function gone(room: TableRoomOf): Promise<void> {
  await settle(room);
  if (room.connection.isOpen) void room.leave();
}
