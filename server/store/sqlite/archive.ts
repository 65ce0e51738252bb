import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import type { Origin } from "../../../shared/engine/match/branch.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { Archive, Relister } from "../archive.ts";
import type { BranchPoint } from "../branch-point.ts";
import { NotStored, Unreadable } from "../errors.ts";
import { compare } from "../lists/query.ts";
import { contactIn, documentIn, listingOf, playerIn, subscriptionIn, webhookIn } from "../lists/rows.ts";
import type { OnUpgrade } from "../location.ts";
import { type Ancestry, ancestryIn, type BranchRow, LAST } from "../log/branching.ts";
import { type PackedLog, unpackedRows } from "../log/packing.ts";
import { fieldsOf } from "../log/upcasting.ts";
import { entriesIn } from "./entries.ts";
import { type Job, relisting } from "./jobs.ts";
import { ancestries, byIndex, type LogSource, type Logs, logsIn, type SqliteLogRow } from "./log.ts";
import { attempt, lazily, readableRows, type Scan, scanStreams } from "./salvage.ts";
import { openDatabase, openSnapshot, strangeParts } from "./schema.ts";
import { writer } from "./writer.ts";

/** Maximum number of reported faults of one kind. */
const TOLD = 20;

const RESCUE =
  "npm run export -- --with-keys saves what can be read, for an import into another DATA_DIR; the .recover of the sqlite3 shell may find more";
const MEND = `npm run doctor -- --mend rebuilds indexes where possible; ${RESCUE}`;

/** @throws UnknownDatabase, or the system's error when there is no database */
export function sqliteArchive(file: string): Archive {
  const db = openSnapshot(file);
  const unreadable = new Set<string>();
  const note = (what: string, why: string, help = RESCUE) => unreadable.add(`${what}: ${why}; ${help}`);
  const ask = <T>(what: string, question: () => T, otherwise: T): T => {
    try {
      return question();
    } catch (error) {
      note(what, (error as Error).message);
      return otherwise;
    }
  };
  /** All readable rows of a small table. */
  const all = (table: string, key: string, columns = "*") => {
    const { rows, isWhole } = readableRows(db, table, key, columns);
    if (!isWhole) note(table, `some of it cannot be read, ${rows.length} rows can`);
    return rows;
  };

  const logs = soundLogs(db, note);
  const withCode = lazily(db, "select id from matches where code = ?");
  const talk = lazily(db, "select aside, said from talk where stream = ? order by position");
  const secret = lazily(db, "select value from secrets where name = ?");
  const listed = listedIn(db);
  const fresh = freshlyListed();

  const read = (match: string) => {
    const log = entriesIn(match, logs().rows(match, 0), 0);
    if (log.length === 0 && !logs().isWhole)
      throw new Unreadable("MatchIsDamaged", 1, "the database is damaged where its log may be stored");
    return log;
  };

  return {
    faults: async () => checksOf(db).flatMap(whatSays),
    unreadable: () => [...unreadable],
    matches: async () => {
      const known = all("matches", "id", "id").map(({ id }) => String(id));
      const ids = new Set([...logs().streams(), ...known]);
      return [...ids].sort();
    },
    read: async (match) => broken(() => read(match)),
    altered: async (match) => broken(() => logs().altered(match)),
    rows: async (match) => {
      const rows = attempt(() => logs().rows(match, 0));
      return rows ?? logs().raw(match);
    },
    async listing(summary) {
      const held = ask("lists", () => listed(summary.id), undefined);
      if (!held) return "unreadable";
      return isDeepStrictEqual(held, fresh(summary)) ? "current" : listingOf(held[0]?.[0], summary);
    },
    withCode: async (code) => ask("matches", () => withCode().get(code)?.id?.toString(), undefined),
    talk: async (match) => {
      const rows = ask("talk", () => talk().all(match), []);
      return rows.map(({ aside, said }) => ({ aside: aside === 1, said: String(said) }));
    },
    documents: async () =>
      all("documents", "rowid")
        .map(documentIn)
        .sort((a, b) => compare(a.player, b.player) || compare(a.game, b.game) || compare(a.id, b.id)),
    contacts: async () =>
      all("contacts", "player, other")
        .map(contactIn)
        .sort((a, b) => compare(a.player, b.player) || compare(a.other, b.other)),
    webhooks: async () =>
      all("webhooks", "target")
        .map(webhookIn)
        .sort((a, b) => compare(a.target, b.target)),
    subscriptions: async () =>
      all("subscriptions", "position")
        .toSorted((a, b) => Number(a.position) - Number(b.position))
        .map(subscriptionIn),
    players: async () =>
      all("players", "id")
        .map(playerIn)
        .sort((a, b) => compare(a.id, b.id)),
    secret: async (name) => ask("secrets", () => secret().get(name)?.value?.toString(), undefined),
    close: async () => db.close(),
  };
}

/** Finds logs even if indexes are damaged. */
interface SoundLogs extends Logs {
  /** The streams that have rows. */
  streams(): readonly string[];
  /** The readable rows of a stream, packed or not, without unpacking. */
  raw(stream: string): readonly SqliteLogRow[];
  /** Whether all rows of all logs can be read. */
  readonly isWhole: boolean;
}

/**
 * The logs of a database. Their tables and indexes are checked at the first use; if they are damaged, rows are found by scanning
 * the tables alone.
 * @param note called with the damaged table, the damage and the remedy
 */
function soundLogs(db: DatabaseSync, note: (what: string, why: string, help: string) => void): () => SoundLogs {
  let logs: SoundLogs | undefined;
  const open = (): SoundLogs => {
    const faults = (["events", "packed"] as const).flatMap((table) => {
      const [fault] = whatSays(() => integrity(db, `integrity_check(${table})`));
      return fault === undefined ? [] : [{ table, fault }];
    });
    const [branchFault] = whatSays(() => integrity(db, "integrity_check(branches)"));
    if (branchFault !== undefined) note("branches", branchFault, RESCUE);
    const ancestryBy = (source: Omit<LogSource, "ancestry">) =>
      branchFault === undefined ? ancestries(db) : scannedAncestry(db, source);
    if (faults.length === 0) {
      const streams = db.prepare("select stream from events union select stream from packed");
      return {
        ...logsIn(db, { ...byIndex(db), ancestry: ancestryBy(byIndex(db)) }),
        streams: () => streams.all().map(({ stream }) => String(stream)),
        raw: (stream) => db.prepare("select * from packed where stream = ?").all(stream).map(printable),
        isWhole: true,
      };
    }
    const scans = { events: scanStreams(db, "events"), packed: scanStreams(db, "packed") };
    const isWhole = scans.events.isWhole && scans.packed.isWhole;
    for (const { table, fault } of faults) note(table, fault, scans[table].isWhole ? MEND : RESCUE);
    const scanned = byScan(db, scans);
    const source = { ...scanned, ancestry: ancestryBy(scanned) };
    return {
      ...logsIn(db, source),
      streams: () => [...scans.events.rows.keys(), ...scans.packed.rows.keys()],
      raw: (stream) => [...source.events(stream, 0, LAST), ...(source.rawPacked(stream) ?? [])],
      isWhole,
    };
  };
  return () => {
    logs ??= open();
    return logs;
  };
}

/** The readable branch points; for the others, the origin in the first entry that a branch holds itself. */
function scannedAncestry(
  db: DatabaseSync,
  { events, packed }: Pick<LogSource, "events" | "packed">,
): (stream: string) => Ancestry {
  const points = ancestryIn(readableRows(db, "branches", "stream").rows as unknown as readonly BranchRow[]);
  const branchedAt = (stream: string): BranchPoint | undefined => {
    const log = packed(stream);
    const first = log ? unpackedRows<SQLOutputValue[]>(log)[0]?.[5] : events(stream, 0, LAST)[0]?.data;
    const { match, version } = { ...(fieldsOf(first) as { from?: Origin } | undefined)?.from };
    return match !== undefined && Number(version) > 0 ? { stream: match, version: Number(version) } : undefined;
  };
  return (stream) => {
    const line = new Map<string, BranchPoint>();
    for (let holder: string | undefined = stream; holder !== undefined && !line.has(holder); ) {
      const at: string = holder;
      const point: BranchPoint | undefined = points.get(at) ?? attempt(() => branchedAt(at));
      if (point) line.set(at, point);
      holder = point?.stream;
    }
    return line;
  };
}

function byScan(
  db: DatabaseSync,
  scans: Readonly<Record<"events" | "packed", Scan>>,
): Omit<LogSource, "ancestry"> & { rawPacked(stream: string): readonly SqliteLogRow[] } {
  const event = lazily(db, "select * from events not indexed where rowid = ?");
  const inOne = lazily(db, "select * from packed not indexed where rowid = ?");
  const found = (table: "events" | "packed", stream: string): readonly SqliteLogRow[] => {
    const row = table === "events" ? event : inOne;
    const rowids = scans[table].rows.get(stream) ?? [];
    return rowids.map((rowid) => attempt(() => row().get(rowid))).filter((held) => held !== undefined);
  };
  return {
    events: (stream, after, upTo) =>
      found("events", stream)
        .filter(({ version }) => Number(version) > after && Number(version) <= upTo)
        .sort((a, b) => Number(a.version) - Number(b.version)),
    packed: (stream) => found("packed", stream)[0] as unknown as PackedLog | undefined,
    rawPacked: (stream) => found("packed", stream).map(printable),
  };
}

/** A row whose packed log is in base64. */
const printable = (row: SqliteLogRow): SqliteLogRow => ({
  ...row,
  rows: row.rows instanceof Uint8Array ? Buffer.from(row.rows).toString("base64") : row.rows!,
});

/** Reads a log. A database error concerns this log alone, which counts as damaged. @throws Unreadable */
function broken<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(
      "MatchIsDamaged",
      0,
      `the database is damaged where the match is stored: ${(error as Error).message}`,
    );
  }
}

const integrity = (db: DatabaseSync, check: string): string[] =>
  db
    .prepare(`pragma ${check}`)
    .all()
    .map((found) => String(found.integrity_check))
    .filter((said) => said !== "ok");

const checksOf = (db: DatabaseSync): readonly (() => string[])[] => [
  () => integrity(db, `integrity_check(${TOLD})`),
  () =>
    db
      .prepare("pragma foreign_key_check")
      .all()
      .slice(0, TOLD)
      .map((found) => `a row of ${found.table} belongs to no row of ${found.parent}`),
  () => strangeParts(db).map((name) => `${name} differs from the schema of this release`),
];

/** The findings of a check. An error of the check is a finding as well. */
function whatSays(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Rebuilds all indexes from their tables.
 * @param patience how long to wait for a lock of the server's, in ms
 * @returns the reason for a failure; undefined on success
 */
export function sqliteReindex(file: string, patience: number): string | undefined {
  try {
    const db = openDatabase(file, patience);
    try {
      db.exec("reindex");
    } finally {
      db.close();
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** @param patience how long to wait for a lock of the server's, in ms. @throws as sqliteStores does */
export function sqliteRelister(file: string, patience: number, onUpgrade?: OnUpgrade): Relister {
  const pen = writer(openDatabase(file, patience, onUpgrade));
  return {
    async relist(due, gone) {
      const outcomes = pen.commit([...due.map(relisting), ...gone.map((stream): Job => ({ kind: "forget", stream }))]);
      for (const outcome of outcomes)
        if (outcome !== "stored" && outcome.not === "failure") throw new NotStored(outcome.message);
      return outcomes.filter((outcome) => outcome === "stored").length;
    },
    close: async () => pen.close(),
  };
}

type Listed = readonly (readonly Readonly<Record<string, SQLOutputValue>>[])[];

function listedIn(db: DatabaseSync): (match: string) => Listed {
  const tables = [
    "select * from matches where id = ?",
    "select * from places where id = ? order by player",
    "select * from past where id = ? order by player",
  ].map((sql) => lazily(db, sql));
  return (match) => tables.map((table) => table().all(match));
}

/** Computes the rows that lists would have for a newly written match. */
function freshlyListed(): (summary: Summary) => Listed {
  const db = openDatabase(":memory:", 0);
  const pen = writer(db);
  const listed = listedIn(db);
  return (summary) => {
    pen.commit([{ kind: "append", stream: summary.id, expected: 0, events: [], summary }]);
    return listed(summary.id);
  };
}
