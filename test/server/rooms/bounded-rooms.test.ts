import { matchMaker } from "@colyseus/core";
import type { Room } from "colyseus.js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startApp, type TestApp } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const [GUEST_TABLES, TABLES, GUEST_SOCKETS] = [2, 3, 4];

let app: TestApp;
let ann: Guest;
const rooms: Room[] = [];
beforeAll(async () => {
  app = await startApp({ guestTables: GUEST_TABLES, tables: TABLES, guestSockets: GUEST_SOCKETS });
  ann = await app.guest("Ann");
});
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.leave()));
  await vi.waitFor(() => expect(matchMaker.stats.local.roomCount).toBe(0), POLLING);
});
afterAll(() => app.stop());

async function join(guest: Guest, match: string): Promise<TableRoomOf> {
  const room = await guest.join(match);
  rooms.push(room);
  return room;
}

describe("a room", () => {
  test.each(["lobby", "table"])("is not created by clients: %s", async (name) => {
    const match = await ann.open(2);
    const { status, body } = await ann.post(`/matchmake/create/${name}`, { match });
    expect([status, body.error]).toEqual([404, "NoSuchRoom"]);
    expect(matchMaker.stats.local.roomCount).toBe(0);
  });

  test("is the same lobby for all clients that come at once", async () => {
    rooms.push(...(await Promise.all(Array.from({ length: 40 }, () => ann.client.joinOrCreate("lobby")))));
    expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(1);
    expect(matchMaker.stats.local.roomCount).toBe(1);
  });

  test("is the one lobby of the process, however often the framework creates it", async () => {
    rooms.push(await ann.client.joinOrCreate("lobby"));
    const again = await Promise.all([1, 2, 3].map(() => matchMaker.createRoom("lobby", {})));
    expect(again.map(({ roomId }) => roomId)).toEqual(Array(3).fill(itemAt(rooms, 0).roomId));
    expect(matchMaker.stats.local.roomCount).toBe(1);
  });
});

describe("tables in memory", () => {
  test("that a guest has opened are bounded, until all players have left one", async () => {
    for (let i = 0; i < GUEST_TABLES; i++) await join(ann, await ann.open(2));
    const match = await ann.open(2);
    const refused = await ann.post("/matchmake/joinOrCreate/table", { match, opener: { player: "x", network: "y" } });
    expect([refused.status, refused.body.error]).toEqual([429, "TooMany"]);
    await rooms.shift()!.leave();
    await vi.waitFor(() => join(ann, match), POLLING);
  });

  test("that a network has opened are bounded, and open ones are joined beyond it", async () => {
    const [bob, eve] = [await app.guest("Bob"), await app.guest("Eve")];
    for (const guest of [ann, bob, eve]) await join(guest, await guest.open(2));
    await expect(join(bob, await bob.open(2))).rejects.toThrow("TooMany");
    await join(bob, itemAt(rooms, 0).roomId);
  });

  test("count nothing for an opener whose match does not exist", async () => {
    for (let i = 0; i < 2 * TABLES; i++) await expect(join(ann, `none${i}`)).rejects.toThrow("NoSuchMatch");
    await join(ann, await ann.open(2));
  });
});

test("sockets of a guest at tables are bounded, and a seat that leaves makes room", async () => {
  const match = await ann.open(2);
  for (let i = 0; i < GUEST_SOCKETS; i++) await join(ann, match);
  granted(await ask(rooms[0] as TableRoomOf, "sit", { seat: 0, nonce: nonce(1) }));
  await expect(join(ann, match)).rejects.toThrow("TooMany");
  await join(await app.guest("Bob"), match);
  await rooms.shift()!.leave();
  await vi.waitFor(() => join(ann, match), POLLING);
});
