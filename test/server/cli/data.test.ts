import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Command, Usage } from "../../../server/cli/args.ts";
import { backup } from "../../../server/cli/backup.ts";
import { relisted, withArchive, withRelister } from "../../../server/cli/data.ts";
import { doctor } from "../../../server/cli/doctor.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { rebuild } from "../../../server/cli/rebuild.ts";
import { databaseIn } from "../../../server/config.ts";
import { markOf } from "../../../server/log.ts";
import { matchIn, summaryOf } from "../../../server/match/logged-match.ts";
import { seedOf } from "../../../server/match/seeds.ts";
import { Logbooks } from "../../../server/players/logbooks.ts";
import { lastBackupOf } from "../../../server/store/sqlite/copy.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { branchOff, matchesOf, person, playOne, seatedMatch, tablesOf } from "../match/tables.kit.ts";
import { seedMatches } from "./seeded.ts";
import { folder, ran } from "./terminal.ts";

let file: string;

/** Stores a finished, a live and an unstarted match; returns their ids. */
async function seeded(): Promise<readonly [string, string, string]> {
  const store = sqliteStores(file);
  const ids = await seedMatches(store);
  await store.close();
  return ids;
}

beforeEach(() => {
  const dataDir = folder();
  vi.stubEnv("DATA_DIR", dataDir);
  file = databaseIn(dataDir);
  return () => vi.unstubAllEnvs();
});

function change(...statements: readonly string[]): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const triggers = db.prepare("select name, sql from sqlite_schema where type = 'trigger'").all();
  for (const { name } of triggers) db.exec(`drop trigger ${name}`);
  for (const statement of statements) db.exec(statement);
  for (const { sql } of triggers) db.exec(String(sql));
  db.close();
}

describe("the doctor", () => {
  test("finds no fault in a sound database with ended, live and unstarted matches", async () => {
    await seeded();
    const { code, out } = await ran(doctor);
    expect(out).toEqual([expect.stringMatching(/^3 matches with \d{2,} events checked: all is well$/)]);
    expect(code).toBe(0);
  });

  test("checks a database that is in use without disturbing its server", async () => {
    await seeded();
    const store = sqliteStores(file);
    const matches = matchesOf(store, { secret: await store.secrets.get("seeds") });
    const { tables } = matches;
    const id = await seatedMatch(matches, [person(0)]);
    expect((await ran(doctor)).code).toBe(0);
    const table = (await tables.acquire(id))!;
    expect((await table.submit({ id: "stand", command: { type: "stand", seat: 0 } })).ok).toBe(true);
    expect((await ran(doctor)).code).toBe(0);
    await tables.close();
    await store.close();
  });

  test.for([
    ["a missing event", "delete from events where stream = '$' and version = 9", "9: it is missing"],
    [
      "an event that is not JSON",
      "update events set data = '{' where stream = '$' and version = 9",
      "9: it is not JSON",
    ],
    [
      "an event of a later release",
      "update events set schema = 9 where stream = '$' and version = 9",
      "9: the log has schema 9",
    ],
    [
      "a forged shuffle",
      "update events set data = json_set(data, '$.cards[0]', 77) where stream = '$' and type = 'CardsDrawn'",
      "CardsDrawn: cards is not what the rules give",
    ],
    [
      "an altered time",
      "update events set at = '2020-01-01T00:00:00.000Z' where stream = '$' and version = 7",
      "7: its row was changed after it was written",
    ],
    [
      "an altered kind of a player",
      "update events set data = json_set(data, '$.kind', 'bot') where stream = '$' and version = 2",
      "2: its row was changed after it was written",
    ],
    [
      "an altered cause",
      "update events set cause = cause || 'x' where stream = '$' and version = 2",
      "2: its row was changed after it was written",
    ],
    [
      "an altered digest",
      "update events set digest = replace(digest, substr(digest, 1, 1), 'x') where stream = '$' and version = 9",
      "9: its row was changed after it was written",
    ],
    [
      "an altered row without its digest, by the next row",
      "update events set at = '2020-01-01T00:00:00.000Z', digest = null where stream = '$' and version = 9",
      "10: its row was changed after it was written",
    ],
    ["a wrong state in lists", "update matches set state = 'open' where id = '$'", "its listing differs from its log"],
    [
      "a summary that is not JSON",
      "update matches set summary = '{' where id = '$'",
      "its listing differs from its log",
    ],
    [
      "a match that a player's list lacks",
      "delete from places where id = '$' and player = 'p1'",
      "its listing differs from its log",
    ],
    [
      "a match that a player's past lacks",
      "delete from past where id = '$' and player = 'p1'",
      "its listing differs from its log",
    ],
    ["a match without a summary", "delete from matches where id = '$'", "its listing differs from its log"],
    ["a summary without a log", "delete from events where stream = '$'", "0: it is listed but has no log"],
    ["lost keys", "update secrets set value = 'f' where name = 'seeds'", "1: the keys of this server do not belong"],
  ] as const)("finds %s, and names the match", async ([, sql, said]) => {
    const [over, live] = await seeded();
    const id = sql.includes("past") ? over : live;
    // A quoted lone dollar stands for the match's id; the dollar of a JSON path stays.
    change(sql.replaceAll("'$'", `'${id}'`));
    const { code, out } = await ran(doctor);
    expect(code).toBe(1);
    expect(out.some((line) => line.startsWith(`${id}: `) && line.includes(said))).toBe(true);
    expect(out.at(-1)).toMatch(/checked: \d+ problems?$/);
  });

  test("accepts rows without a digest, because an earlier release wrote them", async () => {
    const [, live] = await seeded();
    change(`update events set digest = null where stream = '${live}' and version > 9`);
    const store = sqliteStores(file);
    const tables = tablesOf(store, { secret: await store.secrets.get("seeds") });
    await playOne((await tables.acquire(live))!, rolls(9));
    await tables.close();
    await store.close();
    expect((await ran(doctor)).code).toBe(0);
    change(`update events set at = '2020-01-01T00:00:00.000Z' where stream = '${live}' and version = 9`);
    expect((await ran(doctor)).out[0]).toBe(`${live}: 9: its row was changed after it was written`);
  });

  test("does not rebuild lists from a log that was altered", async () => {
    const [, live] = await seeded();
    const last = `(select max(version) from events where stream = '${live}')`;
    change(`update events set at = '2030-01-01T00:00:00.000Z' where stream = '${live}' and version = ${last}`);
    const { code, out } = await ran(doctor, "--mend");
    expect(code).toBe(1);
    expect(out).toHaveLength(3);
    expect(out[1]).toContain("its listing differs from its log");
  });

  test("finds a missing guard and a broken page", async () => {
    await seeded();
    const db = new DatabaseSync(file);
    db.exec("drop trigger events_are_never_changed");
    db.close();
    expect((await ran(doctor)).out).toContain(
      `${file}: events_are_never_changed differs from the schema of this release`,
    );
    const bytes = readFileSync(file);
    const page = Math.floor(bytes.indexOf("PilesDealt") / 4096);
    bytes.fill(0xff, page * 4096 + 8, page * 4096 + 40);
    writeFileSync(file, bytes);
    const { code, out } = await ran(doctor);
    expect(code).toBe(1);
    expect(out.length).toBeGreaterThan(2);
  });

  test("rewrites an index only when it differs from its table", async () => {
    const [, live] = await seeded();
    expect((await ran(doctor, "--mend")).out).toHaveLength(1);
    const bytes = readFileSync(file);
    // Damages the code in the index, but not in the table.
    const db = new DatabaseSync(file, { readOnly: true });
    const { rootpage } = db.prepare("select rootpage from sqlite_schema where name = 'matches_by_code'").get()!;
    const { code } = db.prepare("select code from matches where id = ?").get(live)!;
    db.close();
    const page = (Number(rootpage) - 1) * 4096;
    bytes[bytes.indexOf(String(code), page)] = "!".charCodeAt(0);
    writeFileSync(file, bytes);
    const found = await ran(doctor);
    expect([found.code, found.out.join()]).toEqual([1, expect.stringContaining("matches_by_code")]);
    const mended = await ran(doctor, "--mend");
    expect(mended.out).toEqual([`${file}: its indexes were rebuilt`, expect.stringContaining("all is well")]);
    expect(mended.code).toBe(0);
  });

  test("repairs what lists know from the logs, and nothing else", async () => {
    const [over, live, open] = await seeded();
    change(
      `update matches set summary = '{', state = 'open' where id = '${over}'`,
      `delete from places where id = '${live}'`,
      `delete from matches where id = '${open}'`,
    );
    const before = await ran(doctor);
    // The fourth problem: seats of a match that is not listed.
    expect(before.out.at(-1)).toContain("4 problems");
    const { code, out } = await ran(doctor, "--mend");
    expect(out.filter((line) => line.endsWith("repaired from its log"))).toHaveLength(3);
    expect(code).toBe(0);
    expect((await ran(doctor)).out.at(-1)).toContain("all is well");
    change(`update events set data = '{' where stream = '${live}' and version = 9`);
    expect((await ran(doctor, "--mend")).code).toBe(1);
  });

  test("reports a match that an earlier release listed separately from damage", async () => {
    const [over, live] = await seeded();
    change("update matches set summary = json_remove(summary, '$.summaryVersion', '$.figures', '$.deal'), deal = null");
    const { code, out } = await ran(doctor);
    expect([code, out]).toEqual([
      0,
      [
        "3 matches are listed by an earlier release: the server will rebuild the listing, or run npm run rebuild",
        expect.stringContaining("all is well"),
      ],
    ]);
    change(`update matches set state = 'open' where id = '${live}'`);
    const damaged = await ran(doctor);
    expect(damaged.code).toBe(1);
    expect(damaged.out[0]).toMatch(new RegExp(`^${live}: .*its listing differs from its log`));
    expect(damaged.out[1]).toContain("2 matches are listed by an earlier release");
    expect((await ran(rebuild)).code).toBe(0);
    expect((await ran(doctor)).out).toEqual([expect.stringContaining("all is well")]);
    // A later release has listed this match.
    change(`update matches set summary = json_set(summary, '$.summaryVersion', 99, '$.more', 1) where id = '${over}'`);
    expect((await ran(doctor, "--mend")).code).toBe(0);
    expect((await ran(rebuild)).out.at(-1)).toContain("1 of them by the server meanwhile");
    expect((await ran(doctor)).code).toBe(0);
  });

  test("reports a missing database, and one of a later release", async () => {
    expect(await ran(doctor)).toMatchObject({
      code: 2,
      err: [expect.stringContaining("no database at"), expect.any(String)],
    });
    await seeded();
    change("pragma user_version = 1");
    expect((await ran(doctor)).err[0]).toContain("database schema 1 is of an earlier release: run npm run backup");
    change("pragma user_version = 99");
    expect(await ran(doctor)).toMatchObject({
      code: 2,
      err: [expect.stringContaining("has database schema 99"), expect.any(String)],
    });
  });
});

function lists(): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  const held = ["matches order by id", "places order by id, player", "past order by id, player"].map((table) =>
    db.prepare(`select * from ${table}`).all(),
  );
  db.close();
  return held;
}

describe("a rebuild", () => {
  test("rewrites all list data from the logs, and reports its progress", async () => {
    const [over, live, open] = await seeded();
    const before = lists();
    change(
      "delete from past",
      "delete from places",
      `delete from matches where id <> '${live}'`,
      `update matches set summary = '{', state = 'over', visibility = 'private' where id = '${live}'`,
      "insert into matches (id, code, state, visibility, previous, changed, players, summary) select 'gone', 'gone', state, visibility, null, changed, players, summary from matches",
      `insert into past values ('p0', '', '${live}', '', '', 2, 'won', '')`,
      "insert into past values ('p0', '', 'gone', '', '', 2, 'won', '')",
    );
    const { code, out } = await ran(rebuild);
    expect(out).toEqual([
      "20 %: 1 of 4 matches",
      "50 %: 2 of 4 matches",
      "70 %: 3 of 4 matches",
      "100 %: 4 of 4 matches",
      expect.stringMatching(/^4 matches with \d{2,} events relisted in \d+\.\d s$/),
    ]);
    expect(code).toBe(0);
    expect(lists()).toEqual(before);
    expect((await ran(doctor)).out.at(-1)).toContain("all is well");
    const store = sqliteStores(file);
    expect((await store.matches.past({ player: "p1" })).map(({ id }) => id)).toEqual([over]);
    expect((await store.matches.find({ player: "p2" })).map(({ id }) => id)).toEqual([open]);
    await store.close();
  });

  test("lets logbooks count matches that a release without figures listed", async () => {
    const [over] = await seeded();
    const read = async () => {
      const store = sqliteStores(file);
      const logbook = await new Logbooks(store.matches, gameOf).read("p1");
      await store.close();
      return logbook;
    };
    const before = await read();
    expect(Object.keys(itemAt(before.boards, 0).figures)).toContain("paid");
    change(`update matches set summary = json_remove(summary, '$.figures') where id = '${over}'`);
    expect((await read()).boards[0]).toMatchObject({ results: itemAt(before.boards, 0).results, figures: {} });
    expect((await ran(rebuild)).code).toBe(0);
    expect(await read()).toEqual(before);
  });

  test("lists a branch of another match as the server did", async () => {
    const [over] = await seeded();
    const store = sqliteStores(file);
    const tables = tablesOf(store, { secret: await store.secrets.get("seeds") });
    const table = (await tables.acquire(over))!;
    expect(await branchOff(tables, table, { version: itemAt(movesOf(table.log), 3) })).toMatchObject({
      from: { match: over },
    });
    await tables.close();
    await store.close();
    const before = lists();
    expect((await ran(doctor)).code).toBe(0);
    expect((await ran(rebuild)).code).toBe(0);
    expect(lists()).toEqual(before);
  });

  test("leaves a match that it cannot read unchanged, and reports it", async () => {
    const [, live] = await seeded();
    const before = lists();
    change(`update events set data = '{' where stream = '${live}' and version = 9`);
    const { code, out } = await ran(rebuild);
    expect(out).toContain(`${live}: 9: it is not JSON`);
    expect(out.at(-1)).toMatch(/; 1 cannot be read and were left unchanged: run npm run doctor$/);
    expect(code).toBe(1);
    expect(lists()).toEqual(before);
  });

  test("runs beside a server without undoing what was played meanwhile", async () => {
    const [, live] = await seeded();
    const store = sqliteStores(file);
    const tables = tablesOf(store, { secret: await store.secrets.get("seeds") });
    const table = (await tables.acquire(live))!;
    const place = { kind: "file", file } as const;
    const due = await withArchive(place, async (archive) => {
      const log = await archive.read(live);
      return summaryOf(matchIn(await archive.secret("seeds"), live, log), log, new Map());
    });
    // A move is made between reading the match and writing its summary.
    await playOne(table, rolls(7));
    expect(await withRelister(place, { out: () => {} }, (relister) => relisted(relister, [due], [live]))).toBe(0);
    expect((await store.matches.find({ id: live }))[0]?.version).toBe(table.match.version);
    expect((await ran(rebuild)).code).toBe(0);
    await playOne(table, rolls(8));
    expect((await ran(doctor)).code).toBe(0);
    await tables.close();
    await store.close();
  });

  test("reports a missing database, and one that cannot be written", async () => {
    expect(await ran(rebuild)).toMatchObject({
      code: 2,
      err: [expect.stringContaining("no database at"), expect.any(String)],
    });
    await seeded();
    change("create trigger full before update on matches begin select raise(abort, 'database or disk is full'); end");
    expect(await ran(rebuild)).toMatchObject({
      code: 2,
      err: ["nothing can be written: database or disk is full", expect.any(String)],
    });
  });
});

describe("under umask 022", () => {
  /** Files that other users can access. */
  const readable = (path: string): readonly string[] =>
    readdirSync(path, { recursive: true, encoding: "utf8" })
      .concat(".")
      .filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0);

  beforeEach(() => {
    const mask = process.umask(0o022);
    return () => void process.umask(mask);
  });

  test("a new data folder, its database and the files beside it are readable by this user alone while in use", async () => {
    const dataDir = join(folder(), "data");
    const store = sqliteStores(databaseIn(dataDir));
    await seedMatches(store);
    expect(readdirSync(dataDir).toSorted()).toEqual(["stillwater.db", "stillwater.db-shm", "stillwater.db-wal"]);
    expect(readable(dataDir)).toEqual([]);
    await store.close();
  });

  test("a database that an earlier release left readable by others becomes private", async () => {
    const store = sqliteStores(file);
    await seedMatches(store);
    for (const name of readdirSync(dirname(file))) chmodSync(join(dirname(file), name), 0o644);
    const other = sqliteStores(file);
    expect(readable(dirname(file))).toEqual([]);
    await Promise.all([store.close(), other.close()]);
  });

  test("backups and exports are private to this user, even when they replace files that were not", async () => {
    await seeded();
    const out = join(folder(), "moved");
    mkdirSync(out, { mode: 0o700 });
    writeFileSync(join(out, "keys.json"), "{}", { mode: 0o644 });
    await ran(exportMatches, "--out", out, "--with-keys");
    await ran(exportMatches, "--out", join(out, "again"));
    await ran(backup, join(out, "copy.db"));
    expect(readdirSync(out)).toEqual(expect.arrayContaining(["again", "copy.db", "keys.json", "players.json"]));
    expect(readable(out)).toEqual([]);
  });
});

describe("a backup", () => {
  test("to a path that looks like an SQLite URI is written to exactly that path or not at all", async () => {
    await seeded();
    const target = join(folder(), "copy.db");
    expect((await ran(backup, `file:${target}`)).code).toBe(2);
    expect(readdirSync(dirname(target))).toEqual([]);
    expect([databaseIn("file:data"), databaseIn(":memory:")].every(isAbsolute)).toBe(true);
  });

  test("of a database in use is complete by itself, private, and opens as the original does", async () => {
    const ids = await seeded();
    const store = sqliteStores(file);
    const matches = matchesOf(store, { secret: await store.secrets.get("seeds") });
    const copy = join(folder(), "copy.db");
    const writing = Promise.all(Array.from({ length: 20 }, (_, i) => seatedMatch(matches, [person(i)])));
    const { code, out } = await ran(backup, copy);
    await writing;
    expect(out).toEqual([expect.stringMatching(/^\d+ matches with \d+ events are in .*keep it private$/)]);
    expect(code).toBe(0);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(copy))).toEqual(["copy.db"]);
    expect((await lastBackupOf(file))?.to).toBe(copy);
    expect((await ran(doctor, copy)).code).toBe(0);
    const again = sqliteStores(copy);
    expect(await again.secrets.get("tokens")).toBe(await store.secrets.get("tokens"));
    for (const id of ids) expect(await again.events.read(id)).toEqual(await store.events.read(id));
    await Promise.all([again.close(), store.close()]);
  });

  test("overwrites nothing, and leaves nothing behind when it fails", async () => {
    await seeded();
    const at = folder();
    const held = join(at, "held");
    writeFileSync(held, "mine");
    const refused = (target: string) => ran(backup, target);
    expect(await refused(held)).toMatchObject({
      code: 2,
      err: [expect.stringContaining("exists already"), expect.any(String)],
    });
    expect(readFileSync(held, "utf8")).toBe("mine");
    expect((await refused(join(at, "no", "folder"))).code).toBe(2);
    mkdirSync(join(at, "folder"));
    expect((await refused(join(at, "folder"))).code).toBe(2);
    expect(readdirSync(at).sort()).toEqual(["folder", "held"]);
    vi.stubEnv("DATA_DIR", join(at, "elsewhere"));
    expect((await refused(join(at, "new"))).err[0]).toContain("there is no database at");
    expect(existsSync(join(at, "elsewhere"))).toBe(false);
  });
});

describe("an export", () => {
  test("has a file for each match, and verify accepts those that are over", async () => {
    const [over, live, open] = await seeded();
    const at = join(folder(), "out");
    expect(await ran(exportMatches, "--out", at)).toMatchObject({ code: 0, out: [`3 matches written to ${at}`] });
    expect(readdirSync(at).sort()).toEqual([over, live, open].map((id) => `${id}.jsonl`).sort());
    expect(verify(read(readFileSync(join(at, `${over}.jsonl`), "utf8")), gameOf)).toBeUndefined();
    const text = readFileSync(join(at, `${live}.jsonl`), "utf8");
    expect(read(text).header.seed).toBeUndefined();
    const store = sqliteStores(file);
    const keys = [await store.secrets.get("seeds"), await store.secrets.get("tokens")];
    await store.close();
    for (const key of [...keys, seedOf(itemAt(keys, 0), live)]) expect(text).not.toContain(key);
  });

  test("finds a match by id, code and mark", async () => {
    const [over, live] = await seeded();
    const code = read(
      await (async () => {
        const at = folder();
        await ran(exportMatches, live, "--out", at);
        return readFileSync(join(at, `${live}.jsonl`), "utf8");
      })(),
    ).log[0] as unknown as { code: string };
    for (const name of [code.code, markOf(live)]) {
      const at = folder();
      expect((await ran(exportMatches, name, "--out", at)).code).toBe(0);
      expect(readdirSync(at)).toEqual([`${live}.jsonl`]);
    }
    expect(await ran(exportMatches, over, "nothing", "--out", folder())).toMatchObject({
      code: 2,
      err: ['no match has the id, code or mark "nothing"', expect.any(String)],
    });
  });

  test("of a damaged match has every one of its rows unchanged", async () => {
    const [over, live] = await seeded();
    change(`update events set data = '{"cards":[' where stream = '${live}' and version = 9`);
    const at = folder();
    const { code, out } = await ran(exportMatches, "--out", at, live, over);
    expect(code).toBe(1);
    expect(out[0]).toContain("this match cannot be read; its raw rows were written instead");
    const rows = readFileSync(join(at, `${live}.rows.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
    expect(rows[8].data).toBe('{"cards":[');
    expect(readdirSync(at)).toContain(`${over}.jsonl`);
  });
});

test.each<readonly [string, Command]>([
  ["doctor", doctor],
  ["rebuild", rebuild],
  ["backup", backup],
  ["export", exportMatches],
])("%s in a wrong environment says which variable is wrong", async (_, command) => {
  vi.stubEnv("PORT", "http");
  const { code, err } = await ran(
    command,
    ...(command === exportMatches ? ["--out", "x"] : command === backup ? ["x"] : []),
  );
  expect([code, err[0]]).toEqual([2, expect.stringContaining('PORT="http"')]);
  expect(Usage.name).toBe("Usage");
});
