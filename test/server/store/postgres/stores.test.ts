import { hash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { test as base, describe, expect, vi } from "vitest";
import { Conflict, NotStored, StoreBehind, WriterLost } from "../../../../server/store/errors.ts";
import type { Stores } from "../../../../server/store/ports.ts";
import { Appends } from "../../../../server/store/postgres/appends.ts";
import { postgresArchive } from "../../../../server/store/postgres/archive.ts";
import { WritingConnections } from "../../../../server/store/postgres/connection.ts";
import { digestOf } from "../../../../server/store/postgres/digests.ts";
import { POSTGRES_SCHEMA, UnknownSchemaVersion } from "../../../../server/store/postgres/schema.ts";
import { POSTGRES_STEPS } from "../../../../server/store/postgres/schema-steps.ts";
import { postgresStores } from "../../../../server/store/postgres/stores.ts";
import { SCHEMA } from "../../../../shared/engine/log/upcast.ts";
import { rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { POLLING } from "../../../kit/polling.ts";
import { change, freshSchema, hasPostgres, noPostgres, rewind } from "../../../kit/postgres.ts";
import { proxyTo, type TcpProxy } from "../../../kit/proxy.ts";
import { matchesOf, person, playOne, seatedMatch } from "../../match/tables.kit.ts";
import { entries, entry, extend, moment, seat, summary, versions } from "../samples.ts";

interface TestDatabase {
  readonly url: string;
  open(at?: string, patience?: number): Promise<Stores>;
  /** The connection can be cut. */
  proxied(): Promise<{ readonly url: string; readonly proxy: TcpProxy }>;
}

// biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing else is needed
const test = base.extend("database", async ({}, { onCleanup }): Promise<TestDatabase> => {
  const { url, drop } = await freshSchema();
  const stores: Stores[] = [];
  const proxies: TcpProxy[] = [];
  onCleanup(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await drop();
  });
  return {
    url,
    async open(at = url, patience = 10_000) {
      const store = await postgresStores(at, { patience });
      stores.push(store);
      return store;
    },
    async proxied() {
      const { hostname, port } = new URL(url);
      const proxy = await proxyTo(hostname, Number(port || 5432));
      proxies.push(proxy);
      const other = Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(proxy.port) });
      return { url: other.href, proxy };
    },
  };
});

/** SHA-256 of each released step, which is never edited. */
const RELEASED = [
  "d2c5c5cd3bfb9c084d965d65e88b3ba8a1f87718130f0a40a4f59283956de0fd",
  "081ecab52f32c8912b6d0cea98c05c90fe0439822d9d97c35fe956f01c54c888",
  "5334be9f0d508fa52716cba0cac79967f7ba424b51192b4c445715707619bbb4",
  "fa6d5cdb1691da22ced87728a8f71a1abbfb3d3f470e5c6e97835cc74838558e",
  "0f5c1ded4a2ab969a0b65b1b6128d9a8f857f019a48d53367456e69e5ac363eb",
];
const over = { state: "over", seats: [seat("ann")], endedAt: moment(1) } as const;
const first = JSON.stringify(entry(1));
const seal = digestOf("", "m", 1, SCHEMA, first);

describe.skipIf(!hasPostgres).concurrent(`the store in PostgreSQL${noPostgres}`, () => {
  test.for([
    "update events set digest = ''",
    "delete from events",
    "delete from events where version = 2",
    "truncate events",
  ])("makes the log append-only for every role: %s", async (attack, { database }) => {
    const store = await database.open();
    await extend(store, "m", 0, 3);
    await expect(change(database.url, attack)).rejects.toThrow("events is append-only");
    expect(await store.events.read("m")).toEqual(entries(1, 3));
  });

  test("is created once when several processes start at the same time on an empty database", async ({ database }) => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database.open()));
    await extend(itemAt(stores, 0), "m", 0, 2);
    for (const store of stores) expect(await versions(store, "m")).toEqual([1, 2]);
    const secrets = await Promise.all(stores.map((store) => store.secrets.get("tokens")));
    expect(new Set(secrets).size).toBe(1);
  });

  test("refuses a database of a later release, and leaves it as it is", async ({ database }) => {
    await (await database.open()).close();
    await change(database.url, "update schema_version set version = 99");
    const refused = database.open();
    await expect(refused).rejects.toBeInstanceOf(UnknownSchemaVersion);
    await expect(refused).rejects.toThrow(
      `the database has schema 99, this release knows up to ${POSTGRES_SCHEMA}: update it`,
    );
  });

  test("never changes a released upgrade", () => {
    expect(POSTGRES_STEPS.slice(0, RELEASED.length).map((step) => hash("sha256", step))).toEqual(RELEASED);
  });

  test.for([
    ...POSTGRES_STEPS.map((_, index) => POSTGRES_STEPS.slice(0, index)),
    // Releases of one day had this index in the first step instead of the second.
    [
      itemAt(POSTGRES_STEPS, 0),
      "create index past_by_kind on past (player, game, mode, seats, result, ended desc, id)",
    ],
  ])("upgrades a database of an earlier release, and keeps its contents: %#", async (steps, { database }) => {
    const version = POSTGRES_STEPS.filter((step) => steps.includes(step)).length;
    await change(database.url, ...steps, "create table schema_version (version integer not null)");
    if (version > 0) {
      const { id, code, state, visibility, changedAt, seats, ...rest } = summary("m", 1, over);
      await change(
        database.url,
        `insert into schema_version (version) values (${version})`,
        `insert into matches (id, version, digest, code, state, visibility, changed, players, summary) values ('${id}', 1,
          '${seal}', '${code}', '${state}', '${visibility}', '${changedAt}', '["ann"]',
          '${JSON.stringify({ id, code, state, visibility, changedAt, seats, ...rest })}')`,
        `insert into events (stream, version, schema, entry, digest) values ('m', 1, ${SCHEMA}, '${first}', '${seal}')`,
        `insert into past (id, player, ended, game, mode, seats, result, names)
          values ('m', 'ann', '${changedAt}', 'tranquility', 'arch', 1, 'won', 'bora\nbora\ncyd')`,
      );
    }
    const store = await database.open();
    const archive = await postgresArchive(database.url);
    expect(await archive.faults()).toEqual([]);
    if (version > 0) {
      expect(await archive.altered("m")).toEqual([]);
      expect(await store.events.read("m")).toEqual([entry(1)]);
      expect(await store.matches.past({ player: "ann", variant: "arch" })).toEqual([summary("m", 1, over)]);
      expect(await store.matches.past({ player: "ann", name: "cy" })).toEqual([summary("m", 1, over)]);
      expect(await store.matches.past({ player: "ann", name: "cya" })).toEqual([]);
      expect(await store.matches.pastCount("ann")).toEqual({ matches: 1, changes: 0 });
      await extend(store, "m", 1, 2);
    }
    await archive.close();
    await extend(store, "n", 0, 2);
    expect(await versions(store, "n")).toEqual([1, 2]);
  });

  test("reports in one line, without the password, when it cannot be reached or used", async ({ database }) => {
    const wrong = (more: Partial<URL>, search?: string) => {
      const url = Object.assign(new URL(database.url), { password: "opensesame", ...more });
      if (search) url.searchParams.set("search_path", search);
      return database.open(url.href).catch(({ message }: Error) => message);
    };
    const said = await Promise.all([
      wrong({ port: "1" }),
      wrong({ hostname: "nowhere.invalid" }),
      wrong({ pathname: "/no-such-database" }),
      wrong({ username: "nobody-of-that-name" }),
      wrong({}, "no_such_schema"),
    ]);
    expect(said).toEqual([
      expect.stringContaining("ECONNREFUSED"),
      expect.stringContaining("nowhere.invalid"),
      'database "no-such-database" does not exist',
      expect.stringContaining("nobody-of-that-name"),
      "the schema that search_path names does not exist",
    ]);
    for (const line of said) expect(line).not.toMatch(/opensesame|\n/);
  });

  test("refuses appends to a stream that another process has, until it is released or taken over", async ({
    database,
  }) => {
    const [first, second] = [await database.open(), await database.open()];
    const elsewhere = () => Promise.all([first, second].map((store) => store.leases.isHeldElsewhere("m")));
    const lost: string[] = [];
    first.leases.onTakeover((stream) => lost.push(stream));
    await first.leases.acquire("m");
    await expect(extend(second, "m", 0, 1)).rejects.toBeInstanceOf(Conflict);
    expect(await elsewhere()).toEqual([false, true]);
    await extend(first, "m", 0, 1);
    await second.leases.acquire("m");
    await expect(extend(first, "m", 1, 2)).rejects.toThrow("m is held by another process");
    await vi.waitFor(() => expect(lost).toEqual(["m"]), POLLING);
    expect(await elsewhere()).toEqual([true, false]);
    // A frozen process is fenced off even if the lease has no holder.
    await second.leases.release("m");
    await expect(extend(first, "m", 1, 2)).rejects.toThrow("m was held by another process");
    await first.leases.release("m");
    await extend(second, "m", 1, 2);
    await extend(first, "m", 2, 3);
    expect(await versions(second, "m")).toEqual([1, 2, 3]);
  });

  test("rewrites list data of a match that another process has changed in between", async ({ database }) => {
    const [first, second] = [await database.open(), await database.open()];
    const appendFor = (store: Stores, version: number, player: string) =>
      store.events.append(
        "m",
        version - 1,
        [entry(version)],
        summary("m", version, { state: "live", seats: [seat(player)] }),
      );
    const players = async () =>
      (await Promise.all(["ann", "bob"].map((player) => first.matches.find({ player })))).flat();
    await appendFor(first, 1, "ann");
    await appendFor(first, 2, "ann");
    await appendFor(second, 3, "bob");
    expect(await players()).toEqual([summary("m", 3, { state: "live", seats: [seat("bob")] })]);
    await appendFor(first, 4, "ann");
    expect(await players()).toEqual([summary("m", 4, { state: "live", seats: [seat("ann")] })]);
  });

  test("changes no index for a move within a match", async ({ database }) => {
    const store = await database.open();
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    const indexed = await sql`
      select distinct attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = 'matches'::regclass`;
    const row = async () => {
      const columns = indexed.map(({ name }) => String(name));
      expect(columns).toContain("changed_about");
      return (await sql`select ${sql(columns)} from matches`)[0];
    };
    const moved = (version: number, seconds: number) =>
      store.events.append(
        "m",
        version - 1,
        [entry(version)],
        summary("m", version, { state: "live", changedAt: moment(seconds) }),
      );
    await moved(1, 0);
    const before = await row();
    await moved(2, 599);
    expect(await row()).toEqual(before);
    await moved(3, 600);
    expect(await row()).not.toEqual(before);
    await sql.end();
  });

  test("frees the streams of a process that was killed, whatever its clock said", async ({ database }) => {
    const store = await database.open();
    await extend(store, "m", 0, 1);
    await change(
      database.url,
      `insert into processes values ('silent', clock_timestamp() - interval '4 s', null), ('cut off', clock_timestamp(), 0),
        ('alive', clock_timestamp(), (select pid from pg_stat_activity limit 1)), ('earlier', clock_timestamp(), null)`,
    );
    const isLeasedBy = async (holder: string) => {
      await change(database.url, `update matches set holder = '${holder}', epoch = 7 where id = 'm'`);
      return store.leases.isHeldElsewhere("m");
    };
    expect([await isLeasedBy("alive"), await isLeasedBy("earlier")]).toEqual([true, true]);
    expect([await isLeasedBy("silent"), await isLeasedBy("cut off")]).toEqual([false, false]);
    await expect(extend(store, "m", 1, 2)).rejects.toBeInstanceOf(Conflict);
    await store.leases.acquire("m");
    await extend(store, "m", 1, 2);
  });

  test("gets a lease back from a process that had released it, when a promoted standby lacks the release", async ({
    database,
  }) => {
    const [first, second] = [await database.open(), await database.open()];
    await first.leases.acquire("m");
    await extend(first, "m", 0, 1);
    expect(await second.leases.isHeldElsewhere("m")).toBe(true);
    await change(database.url, "create table before as select holder, epoch from matches");
    await first.leases.release("m");
    await second.leases.acquire("m");
    // A promoted standby lacks the release and the new lease.
    await change(database.url, "update matches set (holder, epoch) = (select holder, epoch from before)");
    await expect(extend(second, "m", 1, 2)).rejects.toBeInstanceOf(Conflict);
    await second.leases.release("m");
    await vi.waitFor(async () => expect(await second.leases.isHeldElsewhere("m")).toBe(false), POLLING);
    await second.leases.acquire("m");
    await extend(second, "m", 1, 2);
    // A lease in use is not released.
    expect([await first.leases.isHeldElsewhere("m"), await first.leases.isHeldElsewhere("m")]).toEqual([true, true]);
  });

  test("reports to a process that was cut off which streams it lost", async ({ database }) => {
    const { url, proxy } = await database.proxied();
    const [cutOff, other] = [await database.open(url), await database.open()];
    const lost: string[] = [];
    cutOff.leases.onTakeover((stream) => lost.push(stream));
    await cutOff.leases.acquire("m");
    await cutOff.leases.acquire("n");
    await proxy.close();
    await other.leases.acquire("m");
    await proxy.open();
    await vi.waitFor(() => expect(lost).toEqual(["m"]), POLLING);
  });

  test("counts the heartbeats that a cut-off process misses, until one is stored again", async ({ database }) => {
    const { url, proxy } = await database.proxied();
    const store = await database.open(url);
    const missed: number[] = [];
    const stop = store.leases.onHeartbeat((count) => missed.push(count));
    await proxy.close();
    await vi.waitFor(() => expect(missed.at(-1)).toBe(3), POLLING);
    expect(missed.slice(-4)).toEqual([0, 1, 2, 3]);
    await proxy.open();
    await vi.waitFor(() => expect(missed.at(-1)).toBe(0), POLLING);
    stop();
  });

  test("stores all other appends of a batch when one cannot be stored", async ({ database }) => {
    const store = await database.open();
    await change(database.url, "alter table matches add check (code <> 'poison')");
    const results = await Promise.allSettled([
      extend(store, "a", 0, 2),
      store.events.append("b", 0, entries(1, 2), summary("b", 2, { code: "poison" })),
      extend(store, "c", 0, 2),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(NotStored);
    expect(await store.events.read("b")).toEqual([]);
    expect(await versions(store, "c")).toEqual([1, 2]);
  });

  test("loses and doubles nothing when connections break under appends", async ({ database }) => {
    const { url, proxy } = await database.proxied();
    const store = await database.open(url);
    const name = randomUUID();
    const other = await database.open(`${url}&application_name=${name}`);
    let isOver = false;
    const grow = async (at: Stores, stream: string) => {
      let version = 0;
      while (!isOver) {
        await extend(at, stream, version, version + 2);
        version += 2;
      }
      return [stream, version] as const;
    };
    const growing = Promise.all(Array.from({ length: 20 }, (_, n) => grow(n % 2 ? store : other, `m${n}`)));
    for (let times = 0; times < 12; times++) {
      await setTimeout(60);
      if (times % 2) proxy.cut();
      else
        await change(
          database.url,
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
        );
    }
    isOver = true;
    for (const [stream, version] of await growing) {
      expect(version).toBeGreaterThan(2);
      expect(await store.events.read(stream)).toEqual(entries(1, version));
    }
  });

  const READS: readonly (readonly [what: string, read: (store: Stores) => Promise<unknown>, found: unknown])[] = [
    ["a log", (store) => store.events.read("m"), entries(1, 2)],
    ["contacts", (store) => store.contacts.of(["ann"]), []],
    ["a webhook", (store) => store.webhooks.get("match:m"), undefined],
    ["webhooks", (store) => store.webhooks.targets("", 10), []],
    ["subscriptions", (store) => store.push.of("ann"), []],
    ["series", (store) => store.series.list({ list: "player", player: "ann", limit: 9 }), []],
  ];

  test.for(READS)(
    "repeats reads over other connections when theirs were cut, without an error: %s",
    async ([, read, found], { database }) => {
      const { url, proxy } = await database.proxied();
      const store = await database.open(url);
      await extend(store, "m", 0, 2);
      const readMany = () => Promise.all(Array.from({ length: 20 }, () => read(store)));
      await readMany();
      proxy.cut();
      for (const all of await readMany()) expect(all).toEqual(found);
    },
  );

  test("stores nothing while the database is away, reports the error, and continues afterwards", async ({
    database,
  }) => {
    const { url, proxy } = await database.proxied();
    const store = await database.open(url);
    await extend(store, "m", 0, 2);
    await proxy.close();
    // The store needs time to notice: data sent earlier may have arrived.
    await setTimeout(100);
    await expect(extend(store, "m", 2, 3)).rejects.toBeInstanceOf(NotStored);
    await expect(store.probe()).rejects.toBeInstanceOf(NotStored);
    await expect(store.leases.acquire("m")).rejects.toBeInstanceOf(NotStored);
    await expect(store.matches.find({})).rejects.toThrow();
    await proxy.open();
    await vi.waitFor(() => store.probe(), POLLING);
    await extend(store, "m", 2, 3);
    expect(await versions(store, "m")).toEqual([1, 2, 3]);
  });

  test("asks a database that does not answer over another connection, and carries out a delayed statement once", async ({
    database,
  }) => {
    const { url, proxy } = await database.proxied();
    const store = await database.open(url, 500);
    await extend(store, "m", 0, 2);
    proxy.freeze(true);
    const late = extend(store, "m", 2, 4);
    await setTimeout(1500);
    proxy.freeze(false);
    await late;
    expect(await store.events.read("m")).toEqual(entries(1, 4));
    proxy.freeze(true);
    await expect(extend(store, "m", 4, 6)).rejects.toBeInstanceOf(WriterLost);
    proxy.freeze(false);
    // The append is stored before the next writer acquires the stream, or never.
    await vi.waitFor(() => store.leases.acquire("m"), POLLING);
    const length = (await versions(store, "m")).length;
    expect([4, 6]).toContain(length);
    await extend(store, "m", length, length + 1);
    expect(await store.events.read("m")).toEqual(entries(1, length + 1));
  });

  test("gives up a write of several statements as well when the database does not answer", async ({ database }) => {
    const { url, proxy } = await database.proxied();
    const store = await database.open(url, 500);
    const add = () => store.chat.add("m", { aside: false, said: "{}" });
    await add();
    proxy.freeze(true);
    await expect(add()).rejects.toBeInstanceOf(WriterLost);
    proxy.freeze(false);
    await vi.waitFor(add, POLLING);
  });

  test("stores the appends of many callers in two concurrent statements, with no stream in both", async ({
    database,
  }) => {
    await database.open();
    const writing = new WritingConnections(database.url, 10_000);
    const under = new Set<string>();
    const second = Promise.withResolvers<void>();
    let statements = 0;
    const appends = new Appends({
      holder: "me",
      epochOf: () => undefined,
      writing: {
        async ask(statement, parameters) {
          if (!statement.includes("insert into events")) return writing.ask(statement, parameters);
          const streams = String(parameters[1]).slice(1, -1).split(",");
          expect(streams.filter((stream) => under.has(stream))).toEqual([]);
          for (const stream of streams) under.add(stream);
          if (++statements === 2) second.resolve();
          // The first statement waits for a concurrent one.
          await second.promise;
          const rows = await writing.ask(statement, parameters);
          for (const stream of streams) under.delete(stream);
          return rows;
        },
      },
    });
    const streams = Array.from({ length: 100 }, (_, n) => `m${n}`);
    const grow = async (stream: string) => {
      for (let v = 1; v <= 4; v++) await appends.append(stream, v - 1, [entry(v)], summary(stream, v));
    };
    const rivals = streams.map((stream) => appends.append(stream, 1, [entry(2)], summary(stream, 2)).catch(String));
    await Promise.all(streams.map(grow));
    // These appends came before the entries that they expect.
    for (const rival of rivals) expect(await rival).toContain("is at 0, not at 1");
    expect(statements).toBeGreaterThan(2);
    const store = await database.open();
    for (const stream of streams) expect(await store.events.read(stream)).toEqual(entries(1, 4));
    await writing.end();
  });

  test("repeats appends that the database refused because of a deadlock with those of another process", async ({
    database,
  }) => {
    await database.open();
    const writing = new WritingConnections(database.url, 10_000);
    let times = 0;
    const appends = new Appends({
      holder: "me",
      epochOf: () => undefined,
      writing: {
        async ask(statement, parameters) {
          if (statement.includes("insert into events") && times++ < 2)
            throw Object.assign(new Error("deadlock detected"), { name: "PostgresError", code: "40P01" });
          return writing.ask(statement, parameters);
        },
      },
    });
    await Promise.all(["m", "n"].map((stream) => appends.append(stream, 0, entries(1, 2), summary(stream, 2))));
    expect(times).toBe(3);
    const store = await database.open();
    for (const stream of ["m", "n"]) expect(await versions(store, stream)).toEqual([1, 2]);
    await writing.end();
  });

  test("recognises an append whose answer was lost as its writer's, though another process has read it meanwhile", async ({
    database,
  }) => {
    await database.open();
    const writing = new WritingConnections(database.url, 10_000);
    let isLost = false;
    const appends = new Appends({
      holder: "me",
      epochOf: () => undefined,
      writing: {
        async ask(statement, parameters) {
          const rows = await writing.ask(statement, parameters);
          if (isLost || !statement.includes("insert into events")) return rows;
          isLost = true;
          const [head] = await writing.ask("select version, digest from matches where id = 'm'", []);
          appends.remember("m", { version: Number(head!.version), digest: String(head!.digest) });
          throw Object.assign(new Error("cut"), { code: "CONNECTION_CLOSED" });
        },
      },
    });
    await appends.append("m", 0, entries(1, 2), summary("m", 2));
    isLost = false;
    await appends.append("m", 2, entries(3, 4), summary("m", 4));
    await appends.append("m", 4, entries(5, 6), summary("m", 6));
    const store = await database.open();
    expect(await store.events.read("m")).toEqual(entries(1, 6));
    await writing.end();
  });

  test("refuses a table with more events than it has as damaged, and the table continues from the store", async ({
    database,
  }) => {
    const store = await database.open();
    const errors: unknown[] = [];
    const matches = matchesOf(store, { onError: (error) => errors.push(error) });
    const { tables } = matches;
    const match = await seatedMatch(matches, [person(0), person(1)]);
    const table = (await tables.acquire(match))!;
    await table.submit({ id: "start", command: { type: "start" } });
    for (const n of [1, 2, 3]) await playOne(table, rolls(n));
    const before = table.log.slice();
    await rewind(database.url, match, before.length - 1);
    expect(await playOne(table, rolls(4))).toEqual({ ok: false, reason: "MatchIsDamaged" });
    expect(errors).toEqual([expect.any(StoreBehind)]);
    await table.moved;
    const again = (await tables.acquire(match))!;
    expect(again.log).toEqual(before.slice(0, -1));
    await tables.close();
  });

  test("refuses an entry of a later release, and finds a missing one", async ({ database }) => {
    const store = await database.open();
    await extend(store, "m", 0, 2);
    await change(
      database.url,
      `insert into events (stream, version, schema, entry, digest) values ('m', 3, 99, '${JSON.stringify(entry(3))}', '')`,
    );
    await expect(store.events.read("m")).rejects.toMatchObject({
      name: "Unreadable",
      reason: "MatchIsNewer",
      version: 3,
    });
    await change(
      database.url,
      "alter table events disable trigger user",
      "delete from events where version = 2",
      "alter table events enable trigger user",
    );
    await expect(store.events.read("m")).rejects.toMatchObject({
      name: "Unreadable",
      reason: "MatchIsDamaged",
      version: 2,
    });
  });
});
