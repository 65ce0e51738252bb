import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fstatSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect } from "vitest";
import { Conflict } from "../../../../server/store/errors.ts";
import { TO_PACK } from "../../../../server/store/sqlite/events.ts";
import { scanStreams } from "../../../../server/store/sqlite/salvage.ts";
import { DATABASE_SCHEMA, makeDurable, strangeParts, UnknownDatabase } from "../../../../server/store/sqlite/schema.ts";
import { sqliteStores } from "../../../../server/store/sqlite/stores.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { POLLING } from "../../../kit/polling.ts";
import { test } from "../place.ts";
import { entries, entry, extend, moment, seat, summary, versions } from "../samples.ts";

const run = promisify(execFile);
const APPENDING = fileURLToPath(new URL("../appending.ts", import.meta.url));
const STORE = new URL("../../../../server/store/sqlite/stores.ts", import.meta.url).href;

/** What a script prints. Fails unless its process soon ends by itself. */
const printed = async (script: string): Promise<string> => {
  const flags = ["--input-type=module", "-e", `import { sqliteStores } from "${STORE}"; ${script}`];
  return (await run(process.execPath, flags, { timeout: POLLING.timeout })).stdout;
};

function pastLines(file: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const lines = db.prepare("select * from past order by player, id").all();
  db.close();
  return lines;
}

/** Digests of the rows of all logs. */
function digests(file: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("select digest from events order by stream, version").all();
  db.close();
  return rows.map(({ digest }) => digest);
}

describe.concurrent("the store in a file", () => {
  test("has everything when the file is opened again", async ({ file }) => {
    const first = sqliteStores(file);
    await extend(first, "m", 0, 3);
    const secret = await first.secrets.get("tokens");
    await first.close();
    const second = sqliteStores(file);
    expect(await second.events.read("m")).toEqual(entries(1, 3));
    expect(await second.matches.find({})).toEqual([summary("m", 3)]);
    expect(await second.secrets.get("tokens")).toBe(secret);
    await extend(second, "m", 3, 4);
    expect(await versions(second, "m")).toEqual([1, 2, 3, 4]);
    await second.close();
  });

  test.for(["update events set data = '{}'", "delete from events", "delete from events where version = 2"])(
    "makes the log append-only for every connection: %s",
    async (attack, { file }) => {
      const store = sqliteStores(file);
      await extend(store, "m", 0, 3);
      const other = new DatabaseSync(file);
      expect(() => other.exec(attack)).toThrow("append-only");
      other.close();
      expect(await store.events.read("m")).toEqual(entries(1, 3));
      await store.close();
    },
  );

  test("cannot hold a version twice, from any writer", async ({ file }) => {
    const store = sqliteStores(file);
    await extend(store, "m", 0, 1);
    const other = new DatabaseSync(file);
    const twice = `insert into events (stream, version, schema, type, at, cause, data) values ('m', 1, 1, '', '', '', '')`;
    expect(() => other.exec(twice)).toThrow("UNIQUE");
    other.close();
    await store.close();
  });

  test("refuses a file whose commits cannot be forced to the disk", async ({ file }) => {
    await sqliteStores(file).close();
    const held = new DatabaseSync(file);
    expect(() => makeDurable(held)).not.toThrow();
    expect(held.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
    held.exec("pragma journal_mode = delete");
    held.close();
    // Like a network file system, this locking method has no shared memory, which WAL needs.
    const shared = new DatabaseSync(`file:${file}?vfs=unix-dotfile`);
    expect(() => makeDurable(shared)).toThrow("its journal_mode is delete and cannot be wal: keep it on a local disk");
    shared.close();
    const readOnly = new DatabaseSync(file, { readOnly: true });
    expect(() => makeDurable(readOnly)).toThrow();
    readOnly.close();
  });

  test("fences off a second store on the same file, which sees what the first has done", async ({ file }) => {
    const [first, second] = [sqliteStores(file), sqliteStores(file)];
    await extend(first, "m", 0, 2);
    await expect(extend(second, "m", 0, 1)).rejects.toBeInstanceOf(Conflict);
    const race = [first, second].flatMap((store) => [extend(store, "m", 2, 4), extend(store, "n", 0, 1)]);
    const won = (await Promise.allSettled(race)).filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(2);
    expect(await versions(second, "m")).toEqual([1, 2, 3, 4]);
    expect(await first.secrets.get("tokens")).toBe(await second.secrets.get("tokens"));
    await Promise.all([first.close(), second.close()]);
  });

  test("refuses a database of a later release, and leaves it as it is", async ({ file }) => {
    await sqliteStores(file).close();
    const later = new DatabaseSync(file);
    later.exec("pragma user_version = 99");
    expect(() => sqliteStores(file)).toThrow(UnknownDatabase);
    expect(() => sqliteStores(file)).toThrow(
      `has database schema 99, this release knows up to ${DATABASE_SCHEMA}: update it`,
    );
    expect(later.prepare("pragma user_version").get()).toEqual({ user_version: 99 });
    later.close();
  });

  test("refuses appends to a stream that another store holds, until it is released or taken over", async ({ file }) => {
    const [first, second] = [sqliteStores(file), sqliteStores(file)];
    await first.leases.acquire("m");
    await expect(extend(second, "m", 0, 1)).rejects.toBeInstanceOf(Conflict);
    expect(await Promise.all([first, second].map((store) => store.leases.isHeldElsewhere("m")))).toEqual([false, true]);
    await extend(first, "m", 0, 1);
    await second.leases.acquire("m");
    await expect(extend(first, "m", 1, 2)).rejects.toBeInstanceOf(Conflict);
    await first.leases.release("m");
    expect(await Promise.all([first, second].map((store) => store.leases.isHeldElsewhere("m")))).toEqual([true, false]);
    await extend(second, "m", 1, 2);
    await second.leases.release("m");
    await extend(first, "m", 2, 3);
    expect(await versions(second, "m")).toEqual([1, 2, 3]);
    await Promise.all([first.close(), second.close()]);
  });

  test("upgrades a database of the first release, with all its contents", async ({ file }) => {
    const first = sqliteStores(file);
    const [ann, bob] = [seat("ann"), seat("bob")];
    await first.events.append("m", 0, entries(1, 3), summary("m", 3, { seats: [ann, bob], visibility: "private" }));
    await first.events.append(
      "n",
      0,
      entries(1, 2),
      summary("n", 2, {
        seats: [ann, null, { ...seat("cy"), name: "Çy" }],
        state: "over",
        outcome: { result: "won", winners: [2], reason: "points" },
      }),
    );
    const [due, sealed] = [pastLines(file), digests(file)];
    await first.close();
    const old = new DatabaseSync(file);
    old.exec(`
      drop trigger tries_begin; drop trigger tries_end; drop trigger tries_change; drop table day_counts; drop table day_scores;
      drop trigger past_begins; drop trigger past_ends; drop trigger past_changes; drop table past_counts;
      drop table places; drop table ballast; drop table holders; drop table past; drop table talk;
      drop table documents; drop table players; drop table subscriptions; drop table notices; drop table contacts;
      drop table webhooks; drop table note_reports; drop table note_sets; drop table series; drop table series_entries;
      drop table puzzle_answers; drop table puzzle_agreements; drop table board_reports; drop table boards;
      drop trigger boards_begin; drop trigger boards_end; drop trigger boards_change; drop table board_counts;
      drop index matches_by_board; alter table matches drop column board; alter table matches drop column board_won;
      drop trigger events_are_never_deleted; drop table abandoned; drop table branches; drop table packed; drop table to_pack;
      drop index matches_by_root; alter table matches drop column root; drop index matches_by_day;
      alter table matches drop column day; alter table matches drop column score;
      create index matches_by_change on matches (changed desc, id);
      create index matches_by_state on matches (state, changed desc, id);
      drop index matches_by_deal; alter table matches drop column deal; alter table events drop column digest;
      create table seats (player text not null, id text not null references matches (id), primary key (player, id)) strict,
        without rowid;
      create index seats_by_match on seats (id);
      insert into seats select value, matches.id from matches, json_each(players);
      pragma user_version = 1`);
    old.close();
    const store = sqliteStores(file);
    const found = async (query: object) => (await store.matches.find(query)).map(({ id }) => id);
    expect(await found({ player: "ann" })).toEqual(["m", "n"]);
    expect(await found({ player: "ann", states: ["over"] })).toEqual(["n"]);
    expect(await found({ player: "bob", visibility: "open" })).toEqual([]);
    expect(due).toHaveLength(3);
    expect(pastLines(file)).toEqual(due);
    expect(digests(file)).toEqual(sealed);
    expect(new Set(sealed).size).toBe(5);
    expect((await store.matches.past({ player: "ann", result: "lost", name: "cy" })).map(({ id }) => id)).toEqual([
      "n",
    ]);
    expect(await Promise.all(["ann", "cy", "bob"].map((player) => store.matches.pastCount(player)))).toEqual(
      [1, 1, 0].map((matches) => ({ matches, changes: 0 })),
    );
    expect(await store.events.read("m")).toEqual(entries(1, 3));
    await store.probe();
    await store.events.append("m", 3, entries(4, 4), summary("m", 4, { seats: [null, bob] }));
    expect(await found({ player: "ann" })).toEqual(["n"]);
    await store.close();
    const upToDate = new DatabaseSync(file);
    expect(strangeParts(upToDate)).toEqual([]);
    upToDate.close();
  });

  test("finds logs to pack without reading those that changed too recently", async ({ file }) => {
    await sqliteStores(file).close();
    const db = new DatabaseSync(file);
    const plan = db.prepare(`explain query plan ${TO_PACK}`).all(moment(0), 20);
    db.close();
    expect(plan.map(({ detail }) => String(detail).replace(/ USING.*\(/, " ("))).toEqual([
      "SEARCH to_pack (since<?)",
      "SEARCH matches (id=?)",
    ]);
  });

  test("keeps list data of a match that takes hardly more space than its summary", async ({ file }) => {
    const store = sqliteStores(file);
    const filled = (n: number) => summary(`m${n}`, 1, { options: { filler: "x".repeat(1100) } });
    await Promise.all(Array.from({ length: 500 }, (_, n) => store.events.append(`m${n}`, 0, [entry(1)], filled(n))));
    await store.close();
    const bytes = statSync(file).size / 500;
    expect(bytes).toBeLessThan(2.5 * JSON.stringify(filled(0)).length);
  });

  test("refuses an entry of a later release", async ({ file }) => {
    const store = sqliteStores(file);
    const other = new DatabaseSync(file);
    other.exec(
      "insert into events (stream, version, schema, type, at, cause, data) values ('m', 1, 99, '', '', '', '{}')",
    );
    other.close();
    await expect(store.events.read("m")).rejects.toThrow("the log has schema 99");
    await expect(store.events.read("m")).rejects.toMatchObject({ name: "Unreadable", reason: "MatchIsNewer" });
    await store.close();
  });

  test("loses only the matches whose entries are on a broken page", async ({ file }) => {
    const first = sqliteStores(file);
    const large = (stream: string) =>
      Array.from({ length: 8 }, (_, i) => entry(i + 1, { text: `${stream} ${i + 1} ${"x".repeat(3000)}` }));
    for (const stream of ["a", "b", "c"]) await first.events.append(stream, 0, large(stream), summary(stream, 8));
    await first.close();
    const bytes = readFileSync(file);
    const page = Math.floor(bytes.indexOf("b 5 xxx") / 4096);
    bytes.fill(0, page * 4096, page * 4096 + 8);
    writeFileSync(file, bytes);
    const store = sqliteStores(file);
    await expect(store.events.read("b")).rejects.toMatchObject({ name: "Unreadable", reason: "MatchIsDamaged" });
    expect(await store.events.read("a")).toEqual(large("a"));
    expect(await store.events.read("c")).toEqual(large("c"));
    await extend(store, "d", 0, 2);
    expect(await versions(store, "d")).toEqual([1, 2]);
    await store.close();
  });

  test("is scanned for each row on a sound page, also right after a damaged one", async ({ file }) => {
    const store = sqliteStores(file);
    const rows = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, i) => entry(first + i, { text: "x".repeat(700) }));
    await store.events.append("m", 0, rows(1, 200), summary("m", 200));
    await store.close();
    const sound = readFileSync(file);
    const pages = new Set<number>();
    for (let at = sound.indexOf('"xxx'); at >= 0; at = sound.indexOf('"xxx', at + 700))
      pages.add(Math.floor(at / 4096));
    expect(pages.size).toBeGreaterThan(20);
    for (const page of [...pages].slice(0, 20)) {
      const bytes = Buffer.from(sound);
      bytes[page * 4096] = 0xff;
      writeFileSync(file, bytes);
      const db = new DatabaseSync(file, { readOnly: true });
      const read = db.prepare("select position from events not indexed where position = ?");
      const isReadable = (position: number) => {
        try {
          return read.get(position) !== undefined;
        } catch {
          return false;
        }
      };
      const due = Array.from({ length: 200 }, (_, i) => i + 1).filter(isReadable);
      expect(due.length).toBeLessThan(200);
      expect(scanStreams(db, "events")).toEqual({ rows: new Map(due.length > 0 ? [["m", due]] : []), isWhole: false });
      db.close();
    }
  });

  test("does not keep an append that the disk refuses; later ones are stored", async ({ file }) => {
    const store = sqliteStores(file, { patience: 20 });
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    await expect(extend(store, "m", 0, 1)).rejects.toThrow("nothing was stored: database is locked");
    await expect(store.secrets.get("tokens")).rejects.toThrow("nothing was stored: database is locked");
    other.exec("rollback");
    await extend(store, "m", 0, 1);
    expect(await versions(store, "m")).toEqual([1]);
    other.close();
    await store.close();
  });

  test("can be read while it is written, and is complete by itself once closed", async ({ file }) => {
    const store = sqliteStores(file);
    const other = new DatabaseSync(file, { readOnly: true });
    const counted = () => other.prepare("select count(*) as n from events where stream = 'm'").get()?.n;
    other.exec("begin");
    expect(counted()).toBe(0);
    await extend(store, "m", 0, 3);
    expect(counted()).toBe(0);
    other.exec("commit");
    expect(counted()).toBe(3);
    other.close();
    await store.close();
    const copy = new DatabaseSync(`file:${file}?immutable=1`, { readOnly: true });
    expect(copy.prepare("select count(*) as n from events").get()?.n).toBe(3);
    copy.close();
  });

  test("has every acknowledged append after a process was killed while appending", async ({ file }) => {
    // Output to a pipe would be lost with the process.
    const said = `${dirname(file)}.said`;
    const output = openSync(said, "w");
    const child = spawn(process.execPath, [APPENDING, file, "16"], { stdio: ["ignore", output, "inherit"] });
    const ended = once(child, "exit");
    while (fstatSync(output).size < 20_000 && child.exitCode === null) await setTimeout(5);
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    closeSync(output);
    const lines = readFileSync(said, "utf8").split("\n").slice(0, -1);
    const acknowledged = new Map(lines.map((line) => [itemAt(line.split(" "), 0), Number(line.split(" ")[1])]));
    expect(acknowledged.size).toBe(16);

    const store = sqliteStores(file);
    for (const [stream, version] of acknowledged) {
      const held = await store.events.read(stream);
      expect(held.length).toBeGreaterThanOrEqual(version);
      // Besides, only the append in progress may be stored, as a whole.
      expect([version, version + 2]).toContain(held.length);
      expect(held).toEqual(entries(1, held.length));
      expect((await store.matches.find({ id: stream }))[0]?.version).toBe(held.length);
      await extend(store, stream, held.length, held.length + 1);
    }
    await store.close();
  });

  test("keeps no process alive when it is closed or idle", async ({ file }) => {
    const append = `store.events.append("m", 0, ${JSON.stringify(entries(1, 2))}, ${JSON.stringify(summary("m", 2))})`;
    const script = `const store = sqliteStores("${file}");`;
    expect(await printed(`${script} ${append}.then(() => console.log("stored")); await store.close();`)).toBe(
      "stored\n",
    );
    expect(await printed(`${script} store.events.read("m").then(({ length }) => console.log(length));`)).toBe("2\n");
  });
});
