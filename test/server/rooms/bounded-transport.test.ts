import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, granted, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const BYTES = 100_000;
/** Close code for clients that send too much. */
const POLICY_VIOLATION = 1008;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ bytes: { count: BYTES, seconds: 1000 } });
});
afterAll(() => app.stop());

const left = (room: TableRoomOf) => new Promise<number>((done) => room.onLeave.once(done));

async function playsOn({ rooms, guests, match }: Gathering, seat: number): Promise<boolean> {
  const { version } = tableBehind(app, match).match;
  await vi.waitFor(async () => {
    await sync(itemAt(rooms, seat));
    expect(await act(itemAt(rooms, seat), itemAt(guests, seat).player, rolls(1))).toMatchObject({ ok: true });
  }, POLLING);
  return tableBehind(app, match).match.version > version;
}

test("a request that is too large or too deep is answered without being unpacked, and nothing is lost", async () => {
  const { rooms } = await gather(app, { people: 2 });
  const [room] = rooms as [TableRoomOf];
  const entries = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, 1]));
  const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => [inner], 0);
  const large = { id: "x".repeat(3000), command: { type: "PlayStart" } };
  expect(await room.request("command" as never, large as never)).toEqual({ ok: false, reason: "TooLarge" });
  expect(await room.request("say" as never, deep as never)).toEqual({ ok: false, reason: "BadRequest" });
  expect(await room.request("sit" as never, { entries } as never)).toMatchObject({ ok: false });
  expect(room.connection.isOpen).toBe(true);
  expect(await ask(room, "say", { text: "Hello?" })).toMatchObject({ reason: "Silence" });
});

test("a client that continues to flood is disconnected with a code that says so, and keeps the seat; the others play on", async () => {
  const gathering = await gather(app, { people: 2 });
  const { rooms, guests, match } = gathering;
  const flooding = itemAt(rooms, 0);
  const gone = left(flooding);
  const deep = Uint8Array.from([21, 1, 0xa3, ...Buffer.from("say"), ...Array.from({ length: 1500 }, () => 0x91), 0]);
  for (let i = 0; i < 200; i++) flooding.connection.send(deep);
  expect(await gone).toBe(POLICY_VIOLATION);
  const { seats } = tableBehind(app, match).match;
  expect(seats[0]).toMatchObject({ player: itemAt(guests, 0).player });
  const back = await itemAt(guests, 0).join(match);
  await sync(back);
  expect(
    await playsOn(
      { ...gathering, rooms: [back, itemAt(rooms, 1)] },
      tableBehind(app, match).match.turnTimers.findIndex(Boolean),
    ),
  ).toBe(true);
});

test("well-formed messages are all answered up to a bound, and none beyond it", async () => {
  const { rooms } = await gather(app, { people: 2, start: false });
  const said = (count: number) => Array.from({ length: count }, () => ask(itemAt(rooms, 0), "say", { phrase: "none" }));
  for (const reply of await Promise.all(said(500))) expect(reply).toMatchObject({ ok: false });
  const gone = left(itemAt(rooms, 0));
  // Each message counts as at least 64 bytes.
  void Promise.allSettled(said(BYTES / 64));
  expect(await gone).toBe(POLICY_VIOLATION);
  granted(await ask(itemAt(rooms, 1), "say", { text: "Are you there?" }));
});

test("a frame larger than any request is not read to its end, and pings count as well", async () => {
  for (const flood of [
    (line: WebSocket) => line.send(Buffer.alloc(5000)),
    (line: WebSocket) => {
      for (let i = 0; i < BYTES / 32; i++) line.ping();
    },
  ]) {
    const line = new WebSocket(`${app.origin.replace("http", "ws")}/x/none?sessionId=none`);
    line.on("error", () => {});
    await once(line, "open");
    flood(line);
    await once(line, "close");
  }
});
