import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChatMessage } from "../../../shared/engine/log/wire.ts";
import { entriesIn } from "../../../shared/engine/log/wire.ts";
import { startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const namesIn = (room: TableRoomOf) =>
  [...room.state.log].flatMap(entriesIn).flatMap((entry) => ("name" in entry ? [String(entry.name)] : []));

const seatsOf = async (guest: Guest, match: string): Promise<readonly string[]> => {
  const { seats } = JSON.parse((await guest.get(`/api/matches/${match}`)).text) as { seats: { name: string }[] };
  return seats.flatMap((held) => (held ? [held.name] : []));
};

test("players of equal names are distinguished in the log, in lists and in talk, at whichever table they are renamed", async () => {
  const guests = await Promise.all(["Marina", "Marina", "Маrina"].map((name) => app.guest(name)));
  const match = await itemAt(guests, 0).open(4, { mode: "standard" });
  const rooms = await Promise.all(guests.map((guest) => guest.join(match)));
  // The first keeps the plain name.
  for (const reply of await Promise.all(rooms.map((room, n) => ask(room, "sit", { nonce: nonce(n) })))) granted(reply);
  await Promise.all(rooms.map(sync));
  const seats = await seatsOf(itemAt(guests, 0), match);
  expect(seats.map((name) => name.replace("Ма", "Ma"))).toEqual(["Marina", "Marina 2", "Marina 3"]);
  expect(namesIn(itemAt(rooms, 0))).toEqual(
    tableBehind(app, match).match.seats.flatMap((held) => (held ? [held.name] : [])),
  );

  granted(await ask(itemAt(rooms, 1), "say", { text: "Hello" }));
  const own = tableBehind(app, match).match.seats.find((held) => held?.player === itemAt(guests, 1).player)!.name;
  await vi.waitFor(
    () => expect((JSON.parse(itemAt(itemAt(rooms, 0).state.talk, 0)) as ChatMessage).name).toBe(own),
    POLLING,
  );

  await itemAt(guests, 1).post("/api/players", { name: "Zoe" });
  await vi.waitFor(() => expect(namesIn(itemAt(rooms, 0))).toContain("Zoe"), POLLING);
  await itemAt(guests, 2).post("/api/players", { name: "zoe" });
  await vi.waitFor(() => expect(namesIn(itemAt(rooms, 0))).toContain("zoe 2"), POLLING);
  expect(await seatsOf(itemAt(guests, 0), match)).toEqual(expect.arrayContaining(["Zoe", "zoe 2"]));
  await Promise.all(rooms.map((room) => room.leave()));

  await vi.waitFor(() => expect(app.colyseus.getRoomById(match)).toBeUndefined(), POLLING);
  const again = await itemAt(guests, 0).join(match);
  await sync(again);
  expect(namesIn(again).filter((name) => /^zoe( 2)?$/i.test(name))).toHaveLength(2);
  expect(new Set(namesIn(again).map((name) => name.toLowerCase())).size).toBe(3);
  await again.leave();
});
