import { queryObjects } from "node:v8";
import { matchMaker } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { TidyPresence } from "../../../server/cluster/cluster.ts";
import { configFrom } from "../../../server/config.ts";
import { Table } from "../../../server/match/table.ts";
import { DelayedQueue } from "../../../server/rooms/delayed-queue.ts";
import { StateSerializer } from "../../../server/rooms/state-serializer.ts";
import { cut, gather, startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const TABLES = 4;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, talk: undefined } });
});
afterAll(() => app.stop());

/** Classes whose instances must not remain. A table's room holds the serializer. */
const CLASSES = { Table, StateSerializer, DelayedQueue };

/** `queryObjects` counts what a garbage collection leaves. */
const objects = () => Object.fromEntries(Object.entries(CLASSES).map(([name, each]) => [name, queryObjects(each)]));

const presenceOf = () =>
  matchMaker.presence as unknown as { readonly subscriptions: NodeJS.EventEmitter; readonly hash: object };

/** What the process and Colyseus have registered. */
const listed = () => ({
  tables: [...app.app.tables.inMemory].length,
  rooms: matchMaker.stats.local.roomCount,
  sockets: matchMaker.stats.local.ccu,
  channels: presenceOf().subscriptions.eventNames().length,
  joins: Object.values(presenceOf().hash).flatMap(Object.keys).length,
});

const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

type Visit = (i: number) => Promise<unknown>;

const played =
  (watchDelay: number): Visit =>
  async (i) => {
    const { match, guests, rooms } = await gather(app, { people: 2, visibility: "open", house: { watchDelay } });
    const eve = await (await app.guest("Eve")).join(match);
    for (const [seat, room] of rooms.entries()) await act(room, itemAt(guests, seat).player, rolls(i + seat));
    granted(await ask(eve, "say", { text: "Hello" }));
    await Promise.all([...rooms, eve].map(sync));
    await Promise.all([...rooms, eve].map((room) => room.leave()));
  };

/** A removed player's connection is cut for good, and the last player leaves. */
const turnedAway: Visit = async () => {
  const { match, rooms } = await gather(app, { people: 2, start: false });
  granted(await ask(itemAt(rooms, 0), "remove", { seat: 1 }));
  itemAt(rooms, 1).reconnection.enabled = false;
  if (itemAt(rooms, 1).connection.isOpen) cut(app, itemAt(rooms, 1));
  await itemAt(rooms, 0).leave();
  await vi.waitFor(() => expect(app.colyseus.getRoomById(match)).toBeUndefined(), POLLING);
};

const refused =
  (guest: () => Guest): Visit =>
  async (i) => {
    for (const match of [`none${i}`, "", "x".repeat(64)]) await expect(guest().join(match)).rejects.toThrow();
  };

describe("nothing is left in memory of tables", () => {
  let ann: Guest;
  beforeAll(async () => {
    ann = await app.guest("Ann");
    await played(0)(0);
  });

  const visits: Readonly<Record<string, Visit>> = {
    "that were played and left": played(0),
    "that spectators were shown late": played(3600),
    "whose host removed a player": turnedAway,
    "that do not exist": refused(() => ann),
  };
  test.each(Object.entries(visits))("%s", async (_, visit) => {
    await vi.waitFor(() => expect(listed()).toMatchObject({ tables: 0, rooms: 0, sockets: 0 }), POLLING);
    const before = listed();
    const round = async () => {
      await Promise.all(Array.from({ length: TABLES }, (_, i) => visit(i)));
      await vi.waitFor(() => expect(listed()).toEqual(before), POLLING);
      return timers();
    };
    const first = await round();
    await round();
    await vi.waitFor(() => expect(timers()).toBeLessThanOrEqual(first), POLLING);
    const nothing = Object.fromEntries(Object.keys(CLASSES).map((name) => [name, 0]));
    await vi.waitFor(() => expect(objects()).toEqual(nothing), { ...POLLING, interval: 500 });
  });
});

test("the presence keeps no count of a match once all joins are done, however many others are joined meanwhile", async () => {
  const tidy = new TidyPresence();
  for (let i = 0; i < 100; i++) for (const by of [1, 1, -1, -1]) await tidy.hincrbyex("joins", `match ${i}`, by, 2);
  expect(await tidy.hlen("joins")).toBe(0);
  tidy.del("joins");
});
