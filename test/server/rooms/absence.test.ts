import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LobbyState } from "../../../shared/engine/log/table-state.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce, sync, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

const MINUTE = 60_000;

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startApp({}, { now: () => Date.now() + ahead });
});
afterAll(() => app.stop());

const listed = async (query = "state=open"): Promise<readonly string[]> => {
  const { matches } = (await (await fetch(`${app.origin}/api/matches?${query}`)).json()) as { matches: Summary[] };
  return matches.map(({ id }) => id);
};

/** Waits until the server has closed the room. */
async function leaveTogether(guest: Guest, match: string, rooms: readonly TableRoomOf[]): Promise<void> {
  await Promise.all(rooms.map((room) => room.leave()));
  const summary = async () => JSON.parse((await guest.get(`/api/matches/${match}`)).text) as Summary;
  await vi.waitFor(async () => {
    await summary();
    expect(app.colyseus.getRoomById(match)).toBeUndefined();
  }, POLLING);
}

test("an open table is listed over HTTP and in the lobby while its player is there, and for a minute more", async () => {
  const { match, guests, rooms } = await gather(app, { people: 1, bots: 1, start: false, visibility: "open" });
  const lobby = await (await app.guest("Eve")).client.joinOrCreate<LobbyState>("lobby");
  const inLobby = () => lobby.state.tables?.has(match) ?? false;
  await vi.waitFor(
    async () => expect([await listed(), inLobby()]).toEqual([expect.arrayContaining([match]), true]),
    POLLING,
  );
  expect(await listed(`state=open,live`)).toContain(match);
  ahead += 10 * MINUTE;
  await vi.waitFor(async () => expect(await listed()).toContain(match), POLLING);
  await leaveTogether(itemAt(guests, 0), match, rooms);
  ahead += MINUTE - 5000;
  expect(await listed()).toContain(match);
  ahead += 10_000;
  await vi.waitFor(
    async () => expect([await listed(), inLobby()]).toEqual([expect.not.arrayContaining([match]), false]),
    POLLING,
  );
  const own = JSON.parse(
    (await itemAt(guests, 0).get(`/api/matches?state=open&player=${itemAt(guests, 0).player}`)).text,
  );
  expect(own.matches.map(({ id }: Summary) => id)).toEqual([match]);
  const back = await itemAt(guests, 0).join(match);
  await vi.waitFor(
    async () => expect([await listed(), inLobby()]).toEqual([expect.arrayContaining([match]), true]),
    POLLING,
  );
  await Promise.all([back.leave(), lobby.leave()]);
});

test("a table with no seated player, or with spectators only, is not listed", async () => {
  const ann = await app.guest("Ann");
  const match = await ann.open(2, { mode: "standard" }, "open");
  const room = await ann.join(match);
  await sync(room);
  expect(await listed()).not.toContain(match);
  granted(await ask(room, "sit", { nonce: nonce(1) }));
  await vi.waitFor(async () => expect(await listed()).toContain(match), POLLING);
  granted(await ask(room, "stand", {}));
  await vi.waitFor(async () => expect(await listed()).not.toContain(match), POLLING);
  await room.leave();
});

test("the seat of a player who left before the start is free after five minutes, for that player as well", async () => {
  const { match, guests, rooms } = await gather(app, { people: 2, start: false });
  const [, ann] = guests as [Guest, Guest];
  await itemAt(rooms, 0).leave();
  await vi.waitFor(() => expect(itemAt(rooms, 1).state.seats[0]?.present).toBe(false), POLLING);
  ahead += 5 * MINUTE - 5000;
  const early = await (await app.guest("Early")).join(match);
  await Promise.all([sync(early), sync(itemAt(rooms, 1))]);
  expect(viewOf(itemAt(rooms, 1), ann.player).seats[0]?.name).toBe("Guest 0");
  ahead += 10_000;
  await early.leave();
  await vi.waitFor(() => expect(viewOf(itemAt(rooms, 1), ann.player).seats[0]).toBeUndefined(), POLLING);
  expect(viewOf(itemAt(rooms, 1), ann.player).seats[1]?.player).toBe(ann.player);
  const back = await itemAt(guests, 0).join(match);
  expect(granted(await ask(back, "sit", { nonce: nonce(3) })).ok).toBe(true);
  await vi.waitFor(() => expect(viewOf(back, itemAt(guests, 0).player).seats[0]?.name).toBe("Guest 0"), POLLING);
  await Promise.all([back, itemAt(rooms, 1)].map((room) => room.leave()));
});

test("a table over days keeps the seats of absent players, and no other player may release them", async () => {
  const { match, guests, rooms } = await gather(app, { people: 2, start: false, house: { patience: 86_400 } });
  await itemAt(rooms, 0).leave();
  await vi.waitFor(() => expect(itemAt(rooms, 1).state.seats[0]?.present).toBe(false), POLLING);
  ahead += 60 * MINUTE;
  const late = await (await app.guest("Late")).join(match);
  await Promise.all([sync(late), sync(itemAt(rooms, 1))]);
  expect(await ask(itemAt(rooms, 1), "free", { seat: 0 })).toMatchObject({ ok: false, reason: "SeatIsEmpty" });
  expect(viewOf(itemAt(rooms, 1), itemAt(guests, 1).player).seats[0]?.name).toBe("Guest 0");
  await Promise.all([late, itemAt(rooms, 1)].map((room) => room.leave()));
});

test("the seat of an absent player may be released by the others, but not while the player reloads a page", async () => {
  const { guests, rooms } = await gather(app, { people: 2, start: false, visibility: "open" });
  expect(await ask(itemAt(rooms, 1), "free", { seat: 0 })).toMatchObject({ ok: false, reason: "SeatIsEmpty" });
  await itemAt(rooms, 0).leave();
  await vi.waitFor(() => expect(itemAt(rooms, 1).state.seats[0]?.present).toBe(false), POLLING);
  expect(await ask(itemAt(rooms, 1), "free", { seat: 0 })).toMatchObject({ ok: false, reason: "NotYet" });
  ahead += 10_000;
  granted(await ask(itemAt(rooms, 1), "free", { seat: 0 }));
  await vi.waitFor(() => expect(viewOf(itemAt(rooms, 1), itemAt(guests, 1).player).seats[0]).toBeUndefined(), POLLING);
  await itemAt(rooms, 1).leave();
});
