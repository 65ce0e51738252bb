import { expect, onTestFinished, test, vi } from "vitest";
import { localTopic, type Occupancy } from "../../../server/cluster/cluster.ts";
import { lobbyRoom } from "../../../server/rooms/lobby-room.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { summary } from "../store/samples.ts";

/** A lobby room without sockets. The test answers its requests for tables. */
async function lobbyOver(first: readonly Summary[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [listing, occupancy] = [localTopic<Summary>(), localTopic<Occupancy>()];
  let gap = () => {};
  let answer: (open: readonly Summary[]) => void = () => {};
  const find = () =>
    new Promise<readonly Summary[]>((resolve) => {
      answer = resolve;
    });
  const watch = (watcher: (one: Summary) => void, onGap = () => {}) => {
    gap = onGap;
    return listing.subscribe(watcher);
  };
  const Lobby = lobbyRoom({ watch }, { find, watch: occupancy.subscribe }, (error) =>
    expect.unreachable(String(error)),
  );
  const room = new Lobby();
  const patches = vi.spyOn(room, "broadcastPatch").mockReturnValue(true);
  const created = room.onCreate();
  answer(first);
  await created;
  await vi.advanceTimersByTimeAsync(2000);
  patches.mockClear();
  return {
    room,
    patches,
    publish: listing.publish,
    come: (table: Summary) => occupancy.publish({ table, isOccupied: true }),
    leave: (table: Summary) => occupancy.publish({ table, isOccupied: false }),
    gap: () => gap(),
    answer: (open: readonly Summary[]) => answer(open),
  };
}

const table = (n: number, state: Summary["state"] = "open") => summary(`t${n}`, 1, { state });

test("a thousand changes within a second are sent in one patch, and one after a quiet while immediately", async () => {
  const { room, patches, come } = await lobbyOver([]);
  come(table(0));
  await vi.advanceTimersByTimeAsync(1);
  expect(patches).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 1000; n++) {
    come(table(n));
    if (n % 100 === 0) await vi.advanceTimersByTimeAsync(90);
  }
  expect(patches).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(patches).toHaveBeenCalledTimes(2);
  expect(room.state.tables.size).toBe(50);
});

test("a joiner is sent at most fifty tables, however many are open", async () => {
  const { room } = await lobbyOver(Array.from({ length: 200 }, (_, n) => table(n)));
  expect(room.state.tables.size).toBe(50);
});

test("a table that begins while the list is read again is not listed", async () => {
  const { room, publish, gap, answer } = await lobbyOver([table(1), table(2)]);
  gap();
  publish(table(2, "live"));
  await vi.advanceTimersByTimeAsync(3000);
  answer([table(1), table(2)]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([...room.state.tables.keys()]).toEqual(["t1"]);
});

test("a table is listed from its first player on until the last one has been gone for a while", async () => {
  const { room, publish, come, leave } = await lobbyOver([]);
  const ids = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return [...room.state.tables.keys()];
  };
  publish(table(1));
  expect(await ids()).toEqual([]);
  come(table(1));
  expect(await ids()).toEqual(["t1"]);
  publish({ ...table(1), version: 2 });
  expect(await ids()).toEqual(["t1"]);
  leave(table(1));
  expect(await ids()).toEqual([]);
  publish({ ...table(1), version: 3 });
  expect(await ids()).toEqual([]);
});

test("a lobby with a client in it discovers by itself that a killed process announced nothing", async () => {
  const { room, answer } = await lobbyOver([table(1)]);
  room.clients.push({} as (typeof room.clients)[number]);
  await vi.advanceTimersByTimeAsync(5000);
  answer([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.state.tables.size).toBe(0);
});
