import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  freshRedis,
  hasCluster,
  hasRedis,
  noCluster,
  noRedis,
  startCluster,
  type TestCluster,
} from "../../kit/cluster.ts";
import { ask, type Guest, granted, nonce, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import { freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { proxyTo, type TcpProxy } from "../../kit/proxy.ts";
import { run } from "../rooms/program.ts";

const isUp = ({ programs }: TestCluster): Promise<(string | undefined)[]> =>
  Promise.all(
    programs.map(async ({ origin }) => {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return /^stillwater_redis_up (\d)$/m.exec(text)?.[1];
    }),
  );

describe.skipIf(!hasCluster)(`during an outage of Redis${noCluster}`, () => {
  let line: TcpProxy;
  let cluster: TestCluster;
  /** Names of the limits that are counted in Redis. */
  let asked: readonly string[];
  /** A guest at each process. */
  let places: { readonly guest: Guest; readonly room: TableRoomOf }[];

  beforeAll(async () => {
    const { hostname, port, pathname } = new URL(await freshRedis());
    let sent = "";
    line = await proxyTo(hostname, Number(port || 6379), (bytes) => {
      sent += bytes.toString("latin1");
    });
    const REDIS_URL = `redis://127.0.0.1:${line.port}${pathname}`;
    cluster = await startCluster(2, { REDIS_URL, LOG_LEVEL: "warn", LIMIT_WRITES: "9000000/60" });
    const opened = new Map<string, (typeof places)[number]>();
    while (opened.size < 2) {
      const guest = await cluster.guest("Ann");
      const room = await guest.join(await guest.open(2));
      granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
      const at = /\/p\/(\d)\//.exec(
        (room.connection as unknown as { transport: { ws: WebSocket } }).transport.ws.url,
      )![1]!;
      opened.set(at, { guest: await itemAt(cluster.programs, Number(at) - 1).guest("Ben"), room });
    }
    places = ["1", "2"].map((at) => opened.get(at)!);
    sent = "";
    for (const { room } of places) {
      granted(await ask(room, "stand", {}));
      granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
    }
    asked = sent.match(/limit:\w+/g) ?? [];
    await line.close();
  });
  afterAll(async () => {
    await line?.close();
    await cluster?.close();
  });

  test("no move waits for Redis, not even to count for a limit", () => {
    expect(asked).toEqual([]);
  });

  test("matches under way play on", async () => {
    for (const { room } of places) {
      granted(await ask(room, "seatBot", { seat: 1 }));
      granted(await ask(room, "start", {}));
    }
  });

  test("people can join tables of the process they ask, get a reason for all others, and nothing else fails", async () => {
    const [here, there] = places as [(typeof places)[0], (typeof places)[0]];
    const room = await here.guest.join(here.room.roomId);
    expect(room.roomId).toBe(here.room.roomId);
    await expect(here.guest.join(there.room.roomId)).rejects.toThrow("ClusterUnreachable");
    const match = await here.guest.open(2);
    await expect(here.guest.join(match)).rejects.toThrow("ClusterUnreachable");
    const { status, body } = await here.guest.post("/api/passes", {});
    expect([status, body.reason]).toEqual([503, "ClusterUnreachable"]);
    expect((await here.guest.get("/api/health")).status).toBe(200);
    expect(await isUp(cluster)).toEqual(["0", "0"]);
    await room.leave();
  });

  test("everything works as before as soon as Redis is back", async () => {
    await line.open();
    const [here, there] = places as [(typeof places)[0], (typeof places)[0]];
    const room = await vi.waitFor(() => here.guest.join(there.room.roomId), POLLING);
    await room.leave();
    const match = await here.guest.open(2);
    await (await vi.waitFor(() => here.guest.join(match), POLLING)).leave();
    expect((await here.guest.post("/api/passes", {})).status).toBe(201);
    await vi.waitFor(async () => expect(await isUp(cluster)).toEqual(["1", "1"]), POLLING);
  });

  test("the log reports the outage, and no fault", async () => {
    const [said] = await Promise.all(cluster.programs.map((program) => program.kill("SIGTERM")));
    expect(said!.code).toBe(0);
    const lines = said!.stdout.split("\n").flatMap((each) => (each.startsWith("{") ? [JSON.parse(each)] : []));
    const messages = lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
    expect(messages).toEqual([
      expect.stringMatching(/^Redis cannot be reached: each process counts/),
      "Redis can be reached again",
    ]);
  });
});

test.skipIf(!hasRedis || !hasPostgres)(
  `a Redis that is unreachable or refuses the login ends the program with a message without the password${noRedis}${noPostgres}`,
  async () => {
    const { url: DATABASE_URL, drop } = await freshSchema();
    onTestFinished(drop);
    const ended = async (REDIS_URL: string, env = { DATABASE_URL }) => {
      const { code, stderr } = await run({ ...env, REDIS_URL, LOG_LEVEL: "silent" }).ended;
      expect(code).toBeGreaterThan(0);
      return stderr;
    };
    const redis = new URL(await freshRedis());
    Object.assign(redis, { username: "ann", password: "opensesame" });
    const said = await Promise.all([
      ended("redis://:opensesame@127.0.0.1:1"),
      ended(redis.href),
      ended("redis://:opensesame@"),
      ended(redis.href, {} as { DATABASE_URL: string }),
    ]);
    expect(said).toEqual([
      "Cannot use the Redis at REDIS_URL: connect ECONNREFUSED 127.0.0.1:1\n",
      expect.stringMatching(/^Cannot use the Redis at REDIS_URL: WRONGPASS .*\n$/),
      expect.stringMatching(/^The environment has invalid values.*\n {2}REDIS_URL=….*\n$/),
      "REDIS_URL is for several processes, which need a shared database: set DATABASE_URL as well\n",
    ]);
    for (const lines of said) expect(lines).not.toContain("opensesame");
  },
);
