import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { startApp, tableBehind } from "../kit/app.ts";
import { chanceOf } from "../kit/chance.ts";
import { entropyOf } from "../kit/entropy.ts";
import { act, ask, type Guest, granted, guestOf, nonce, sync, type TableRoomOf } from "../kit/guest.ts";
import { itemAt } from "../kit/item-at.ts";
import { seedOf } from "../kit/play.ts";
import { ANY_PORT, open } from "./rooms/program.ts";

const NOON = Date.UTC(2026, 0, 1, 12);

/** Deals a match to two guests and a bot. */
async function deal(origin: string, key: string): Promise<{ guests: readonly Guest[]; rooms: readonly TableRoomOf[] }> {
  const guests = await Promise.all([0, 1].map((n) => guestOf(origin, "Guest", `${key} ${n}`)));
  const match = await itemAt(guests, 0).open(3);
  const rooms: TableRoomOf[] = [];
  for (const [seat, guest] of guests.entries()) {
    rooms.push(await guest.join(match));
    granted(await ask(itemAt(rooms, seat), "sit", { seat, nonce: nonce(seat) }));
  }
  granted(await ask(itemAt(rooms, 0), "seatBot", { seat: 2 }));
  granted(await ask(itemAt(rooms, 0), "start", {}));
  return { guests, rooms };
}

/** The log without causes, which depend on random ids. */
async function played(server: string, key = server): Promise<readonly Omit<Recorded, "cause">[]> {
  const app = await startApp({ store: "memory", botPause: 60_000 }, { entropy: entropyOf(server), now: () => NOON });
  try {
    const { guests, rooms } = await deal(app.origin, key);
    const rng = chanceOf(seedOf(key))(1);
    const table = tableBehind(app, itemAt(rooms, 0).roomId);
    for (const [seat, room] of rooms.entries()) {
      await sync(room);
      await act(room, itemAt(guests, seat).player, rng);
    }
    return table.log.map(({ cause: _, ...entry }) => entry);
  } finally {
    await app.stop();
  }
}

test("the same table in two fresh servers with the same seed has the same log, and with another seed another one", async () => {
  const first = await played("one seed");
  expect(first.length).toBeGreaterThan(4);
  expect(await played("one seed")).toEqual(first);
  const [other, another] = [await played("another seed", "one seed"), await played("one seed", "another seed")];
  for (const log of [other, another]) expect(log).not.toEqual(first);
});

test("the deal of a table in the program depends on its test, not on the tables that others have opened before", async () => {
  const dealt: string[] = [];
  for (const before of [0, 2]) {
    const dataDir = mkdtempSync(join(tmpdir(), "stillwater-deals-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const program = await open(dataDir, ANY_PORT, { ENTROPY: "one seed" });
    for (let n = 0; n < before; n++) await deal(program.origin, `before ${n}`);
    const { guests, rooms } = await deal(program.origin, "this test");
    dealt.push(
      JSON.stringify([
        itemAt(rooms, 0).roomId,
        itemAt(guests, 0).player,
        [...itemAt(itemAt(rooms, 0).state.seats, 0).faces],
      ]),
    );
    for (const room of rooms) void room.leave();
    await program.kill("SIGTERM");
  }
  expect(dealt[1]).toBe(dealt[0]);
});
