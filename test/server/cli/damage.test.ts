import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { backup } from "../../../server/cli/backup.ts";
import { doctor } from "../../../server/cli/doctor.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { rebuild } from "../../../server/cli/rebuild.ts";
import { verifyFiles } from "../../../server/cli/verify.ts";
import { databaseIn } from "../../../server/config.ts";
import { newSecret } from "../../../server/ids.ts";
import { storedNotes } from "../../../server/match/notes.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { rolls } from "../../kit/chance.ts";
import { entropyOf } from "../../kit/entropy.ts";
import { itemAt } from "../../kit/item-at.ts";
import { everyFifthAtGate } from "../../kit/strength.ts";
import { testKey } from "../../kit/test-key.ts";
import { branchOff, tablesOf } from "../match/tables.kit.ts";
import { moment } from "../store/samples.ts";
import { seedMatches } from "./seeded.ts";
import { folder, ran } from "./terminal.ts";

const PAGE = 4096;

type Row = Record<string, unknown>;

/** The undamaged database. `roots`: the root page of each table and index. */
interface Sound {
  readonly bytes: Buffer;
  readonly rows: Readonly<Record<"events" | "packed", readonly Row[]>>;
  /** The origin of each branch. */
  readonly origins: ReadonlyMap<string, string>;
  readonly roots: readonly (readonly [name: string, page: number])[];
  readonly files: Readonly<Record<string, string>>;
}

let sound: Sound;
beforeAll(async () => {
  const [dataDir, out] = [0, 1].map(() => mkdtempSync(join(tmpdir(), "stillwater-"))) as [string, string];
  sound = await seed(dataDir, out);
  for (const folder of [dataDir, out]) rmSync(folder, { recursive: true });
});

const filesIn = (at: string): Record<string, string> =>
  existsSync(at) ? Object.fromEntries(readdirSync(at).map((name) => [name, readFileSync(join(at, name), "utf8")])) : {};

function placeOf(bytes: Uint8Array): string {
  const dataDir = folder();
  writeFileSync(databaseIn(dataDir), bytes);
  return dataDir;
}

/** Fills a database with many kinds of data. */
async function seed(dataDir: string, out: string): Promise<Sound> {
  const file = databaseIn(dataDir);
  const store = sqliteStores(file);
  // With fixed secrets, a changed byte hits the same field in every run with the same seed.
  for (const name of ["seeds", "tokens"]) await store.secrets.get(name, newSecret(entropyOf(testKey("store")!), name));
  const now = () => Date.parse(moment(0));
  await seedMatches(store, { now });
  await store.events.pack(moment(1e9), 10);
  const [over] = await seedMatches(store, { now });
  const tables = tablesOf(store, { secret: await store.secrets.get("seeds"), now });
  const table = (await tables.acquire(over))!;
  await branchOff(tables, table, { version: itemAt(movesOf(table.log), 3) });
  await tables.close();
  for (let n = 0; n < 20; n++) {
    await store.chat.add(over, { aside: n % 2 === 0, said: JSON.stringify({ player: "p0", text: `hello ${n}` }) });
    const key = { player: `p${n}`, game: "wayward", id: `d${n}`, title: "Deck", changedAt: moment(n) };
    await store.documents.keep({ ...key, text: "x".repeat(n === 0 ? 20_000 : 200) }, 50);
    await store.players.change(`q${n}`, { name: `Name ${n}`, isOpen: true });
    const keys = { p256dh: "k", auth: "a", language: "en" };
    await store.push.keep({ player: `p${n}`, endpoint: `https://push.example.com/${n}`, ...keys }, 5);
    const header = {
      id: `notes-on-a-match-${n}`,
      match: over,
      player: `p${n}`,
      name: `Name ${n}`,
      changedAt: moment(n),
    };
    const limits = { player: 50, match: 50, all: 50 };
    await store.notes.keep(storedNotes(header, { title: "Notes", notes: [{ v: 3, text: "why?" }] }), limits);
    await store.puzzleAnswers.keep({ day: "2026-11-01", player: `p${n}`, choice: n % 3 }, 50);
    await store.puzzleAgreements.keep({ match: over, player: `p${n}` }, 50);
  }
  await store.close();
  const db = new DatabaseSync(file);
  // Leaves unused pages in the database.
  db.exec("create table gone (x)");
  db.exec(`insert into gone values (zeroblob(${20 * PAGE})); drop table gone; pragma wal_checkpoint(truncate)`);
  const read = (sql: string): readonly Row[] => db.prepare(sql).all();
  const rows = {
    events: read("select rowid as rowid, * from events"),
    packed: read("select rowid as rowid, * from packed"),
  };
  const origins = new Map(
    read("select stream, origin from branches").map(({ stream, origin }) => [String(stream), String(origin)]),
  );
  const roots = read("select name, rootpage from sqlite_schema where rootpage > 0").map(
    ({ name, rootpage }) => [String(name), Number(rootpage)] as const,
  );
  db.close();
  vi.stubEnv("DATA_DIR", dataDir);
  expect((await ran(exportMatches, "--with-keys", "--out", out)).code).toBe(0);
  expect((await ran(doctor)).code).toBe(0);
  vi.unstubAllEnvs();
  return { bytes: readFileSync(file), rows, origins, roots, files: filesIn(out) };
}

/** Undamaged rows that can still be read, by stream. */
function rowsLeft(file: string, table: "events" | "packed"): ReadonlyMap<string, readonly Row[]> {
  const left: Row[] = [];
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const find = db.prepare(`select rowid as rowid, * from ${table} not indexed where rowid = ?`);
    for (const row of sound.rows[table]) {
      try {
        if (JSON.stringify(find.get(Number(row.rowid))) === JSON.stringify(row)) left.push(row);
      } catch {
        // The row is on the damaged page.
      }
    }
  } catch {
    // Not even the schema can be read.
  } finally {
    db?.close();
  }
  return Map.groupBy(left, ({ stream }) => String(stream));
}

function wholeMatches(file: string): readonly string[] {
  const [events, packed] = [rowsLeft(file, "events"), rowsLeft(file, "packed")];
  const due = Map.groupBy([...sound.rows.events, ...sound.rows.packed], ({ stream }) => String(stream));
  const isWhole = (stream: string | undefined): boolean => {
    const left = (events.get(stream!)?.length ?? 0) + (packed.get(stream!)?.length ?? 0);
    return stream === undefined || (left === due.get(stream)!.length && isWhole(sound.origins.get(stream)));
  };
  return [...due.keys()].filter(isWhole);
}

const isLikeSound = (files: Readonly<Record<string, string>>, id: string): boolean =>
  files[`${id}.jsonl`] === sound.files[`${id}.jsonl`];

const keysOf = (files: Readonly<Record<string, string>>) => JSON.parse(files["keys.json"] ?? "{}");

/** Expects that no tool crashes, and that what can be read is saved. */
async function survives(bytes: Uint8Array): Promise<void> {
  const dataDir = placeOf(bytes);
  vi.stubEnv("DATA_DIR", dataDir);
  const whole = wholeMatches(databaseIn(dataDir));
  const isOpened = whole.length > 0;
  const out = join(folder(), "out");
  const exported = await ran(exportMatches, "--with-keys", "--out", out);
  const files = filesIn(out);
  const hasKeys = keysOf(files).seeds === keysOf(sound.files).seeds;
  if (exported.code !== 2) {
    for (const id of whole) {
      // Without keys no log can be verified, but its rows are exported.
      const isSaved = hasKeys
        ? isLikeSound(files, id)
        : (files[`${id}.jsonl`] ?? files[`${id}.rows.jsonl`]) !== undefined;
      expect([id, isSaved, ...(isSaved ? [] : exported.out)]).toEqual([id, true]);
    }
  } else
    expect([isOpened, exported.err[0]]).toEqual([
      false,
      expect.stringMatching(/^cannot open .*(\.recover|it has no tables)/),
    ]);
  const isSound = Object.keys(sound.files).every(
    (name) => !name.endsWith(".jsonl") || files[name] === sound.files[name],
  );

  const examined = await ran(doctor);
  expect([0, 1, 2]).toContain(examined.code);
  if (!isSound) expect(examined.code).not.toBe(0);
  if (examined.code > 0) expect([...examined.out, ...examined.err].join("\n")).toMatch(/\S/);
  const copy = join(folder(), "copy.db");
  const copied = await ran(backup, copy);
  if (copied.code < 2) expect(existsSync(copy)).toBe(true);
  if (copied.code === 0) expect(isSound || examined.code > 0).toBe(true);
  expect([0, 1, 2]).toContain((await ran(rebuild)).code);
  expect([1, 2]).toContain((await ran(verifyFiles, dataDir, databaseIn(dataDir))).code);
  const into = placeOf(bytes);
  vi.stubEnv("DATA_DIR", into);
  expect([0, 1, 2]).toContain((await ran(importMatches, out)).code);
  vi.stubEnv("DATA_DIR", dataDir);
  expect([0, 1, 2]).toContain((await ran(doctor, "--mend")).code);

  // Complete exports are all alike, so one import of them is enough.
  if (isSound || !hasKeys || exported.code === 2) return;
  vi.stubEnv("DATA_DIR", folder());
  await ran(importMatches, out);
  const again = join(folder(), "again");
  await ran(exportMatches, "--with-keys", "--out", again);
  const held = filesIn(again);
  for (const id of whole) expect([id, isLikeSound(held, id)]).toEqual([id, true]);
}

const damaged = (...at: readonly (readonly [offset: number, byte: number])[]): Buffer => {
  const bytes = Buffer.from(sound.bytes);
  for (const [offset, byte] of at) bytes[offset] = byte;
  return bytes;
};

async function surviveEach(damages: Iterable<readonly [name: string, bytes: Uint8Array]>): Promise<void> {
  for (const [name, bytes] of damages) {
    await survives(bytes).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    });
  }
  vi.unstubAllEnvs();
}

/**
 * Pages of the table's rows.
 * @param root number of its root page
 */
function leavesOf(root: number): readonly number[] {
  const at = (root - 1) * PAGE;
  const { bytes } = sound;
  const [INTERIOR, cells] = [5, bytes.readUInt16BE(at + 3)];
  if (bytes[at] !== INTERIOR) return [root];
  const children = Array.from({ length: cells }, (_, n) =>
    bytes.readUInt32BE(at + bytes.readUInt16BE(at + 12 + 2 * n)),
  );
  return [...children, bytes.readUInt32BE(at + 8)].flatMap(leavesOf);
}

/**
 * The offset of a row's id in the file, in bytes.
 * @param share the row's place on the page: 0 for the first, 1 for the last
 */
function rowIdAt(page: number, share: number): number {
  const at = (page - 1) * PAGE;
  const { bytes } = sound;
  let offset = at + bytes.readUInt16BE(at + 8 + 2 * Math.round(share * (bytes.readUInt16BE(at + 3) - 1)));
  // The row's length precedes the id; its last byte is below 128.
  while (itemAt(bytes, offset) >= 128) offset++;
  return offset + 1;
}

describe("a server on a damaged database", () => {
  test("names every table and index whose root page is damaged when it starts", async () => {
    for (const [name, page] of sound.roots) {
      const parts: string[] = [];
      const file = databaseIn(placeOf(damaged([(page - 1) * PAGE, 0xff])));
      await sqliteStores(file, { onBrokenPart: (part) => parts.push(part) }).close();
      expect(parts).toEqual([name]);
    }
  });
});

describe("the tools on a damaged database", () => {
  test("survive any root page of a table or an index, and save what can be read", async () => {
    expect(sound.roots.length).toBeGreaterThan(25);
    const roots = [...everyFifthAtGate(sound.roots)];
    await surviveEach(roots.map(([name, page]) => [name, damaged([(page - 1) * PAGE, 0xff])]));
  });

  test("export unreadable notes in their stored form, and name them", async () => {
    const dataDir = placeOf(sound.bytes);
    const db = new DatabaseSync(databaseIn(dataDir));
    db.exec("update note_sets set text = '[{' where id = 'notes-on-a-match-3'");
    db.close();
    vi.stubEnv("DATA_DIR", dataDir);
    const out = folder();
    expect(await ran(exportMatches, "--out", out)).toMatchObject({
      code: 0,
      out: expect.arrayContaining([expect.stringMatching(/^notes-on-a-match-3: these notes cannot be read/)]),
    });
    const [text] = Object.entries(filesIn(out)).flatMap(([name, file]) => (name.endsWith(".notes.json") ? [file] : []));
    const notes: readonly { id: string; notes: unknown }[] = JSON.parse(text!);
    expect(notes).toHaveLength(20);
    expect(notes.filter((set) => typeof set.notes === "string")).toEqual([
      expect.objectContaining({ id: "notes-on-a-match-3", notes: "[{" }),
    ]);
  });

  test("survive any page that is rubbish: leaves, overflow, free pages", async () => {
    const roll = rolls(28);
    const pages = sound.bytes.length / PAGE;
    await surviveEach(
      Array.from({ length: 8 }, () => {
        const bytes = Buffer.from(sound.bytes);
        const page = 1 + roll(pages - 1);
        for (let n = 0; n < PAGE; n++) bytes[page * PAGE + n] = roll(256);
        return [`page ${page + 1}`, bytes] as const;
      }),
    );
  });

  test("survive any byte that changed, the header's as well", async () => {
    const roll = rolls(281);
    const anywhere = Array.from({ length: 8 }, () => roll(sound.bytes.length));
    const header = [...Array.from({ length: 8 }, () => roll(100)), 100];
    await surviveEach([...header, ...anywhere].map((at) => [`byte ${at}`, damaged([at, roll(256)])]));
  });

  test("find every row beside one whose number changed, although a search in the order of numbers ends there", async () => {
    const [, root] = sound.roots.find(([name]) => name === "events")!;
    const leaves = leavesOf(root);
    expect(leaves.length).toBeGreaterThan(2);
    const last = leaves.at(-1)!;
    const middles = [itemAt(leaves, 0), itemAt(leaves, leaves.length >> 1), last].map((page) => rowIdAt(page, 0.5));
    const numbers = [...middles, rowIdAt(last, 1)];
    await surviveEach(
      numbers.flatMap((at) =>
        [1, 127].map((byte) => [`row number at ${at}`, damaged([at, (itemAt(sound.bytes, at) & 128) | byte])]),
      ),
    );
  });

  test("survive a file that was cut off", async () => {
    const { bytes } = sound;
    await surviveEach([0, 50, PAGE, bytes.length >> 1].map((end) => [`${end} bytes`, bytes.subarray(0, end)]));
  });
});
