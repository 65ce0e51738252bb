import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { redisTally } from "../../../server/cluster/tally.ts";
import type { WatchlistEntry } from "../../../server/match/watchlist.ts";
import { gather } from "../../kit/app.ts";
import {
  freshRedis,
  hasCluster,
  hasRedis,
  noCluster,
  noRedis,
  startCluster,
  type TestCluster,
} from "../../kit/cluster.ts";
import type { TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import type { Program } from "../rooms/program.ts";

const processOf = (room: TableRoomOf): number => {
  const { url } = (room.connection as unknown as { transport: { ws: { url: string } } }).transport.ws;
  return Number(/\/p\/(\d+)\//.exec(url)?.[1]);
};

describe.skipIf(!hasCluster)(`spectators at tables of two processes${noCluster}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startCluster(2);
  });
  afterAll(() => cluster?.close());

  const countsAt = async ({ origin }: Program): Promise<Record<string, number>> => {
    const { watched } = (await (await fetch(`${origin}/api/watch`)).json()) as { watched: readonly WatchlistEntry[] };
    return Object.fromEntries(watched.map(({ match, onlookers }) => [match.id, onlookers]));
  };

  test("are counted by both processes, and no longer once their process is killed", async () => {
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => gather(cluster, { people: 1, bots: 1, visibility: "open" })),
    );
    const at = (number: number) => tables.find(({ rooms }) => processOf(itemAt(rooms, 0)) === number)!;
    const [first, second] = [at(1), at(2)];
    const crowd: TableRoomOf[] = [];
    for (const [{ match }, people] of [
      [first, 3],
      [second, 2],
    ] as const)
      for (let i = 0; i < people; i++) crowd.push(await (await cluster.guest(`Eve ${i}`)).join(match));
    for (const program of cluster.programs)
      await vi.waitFor(
        async () => expect(await countsAt(program)).toMatchObject({ [first.match]: 3, [second.match]: 2 }),
        POLLING,
      );
    // Reconnected clients would count at the other process.
    for (const room of [...crowd, ...tables.flatMap(({ rooms }) => rooms)]) room.reconnection.enabled = false;
    await itemAt(cluster.programs, 0).kill("SIGKILL");
    await vi.waitFor(
      async () =>
        expect(await countsAt(itemAt(cluster.programs, 1))).toMatchObject({ [first.match]: 0, [second.match]: 2 }),
      POLLING,
    );
  });
});

describe.skipIf(!hasRedis)(`a tally${noRedis}`, () => {
  test("adds up the counts of all processes, each until the process reports another count or nothing more", async () => {
    const redis = new Redis(await freshRedis());
    const tallies = [redisTally(redis, "any"), redisTally(redis, "any")] as const;
    onTestFinished(() => {
      for (const tally of tallies) tally.close();
      redis.disconnect();
    });
    const [one, other] = tallies;
    one.set("a", 2);
    one.set("b", 1);
    other.set("a", 3);
    expect((await one.largest()).get("b")).toBe(1);
    for (const tally of tallies)
      await vi.waitFor(async () => expect(Object.fromEntries(await tally.largest())).toEqual({ a: 5, b: 1 }), POLLING);
    one.set("b", 0);
    await vi.waitFor(async () => expect(Object.fromEntries(await other.largest())).toEqual({ a: 5 }), POLLING);
    // Counts then expire, as after a kill.
    one.close();
    await vi.waitFor(async () => expect(Object.fromEntries(await other.largest())).toEqual({ a: 3 }), POLLING);
    await redis.quit();
    expect(Object.fromEntries(await other.largest())).toEqual({ a: 3 });
  });
});
