import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Archive, Relister } from "./archive.ts";
import { documentIn, matchRow, playerIn, subscriptionIn } from "./listed.ts";
import { logsIn } from "./sqlite.log.ts";
import { reader } from "./sqlite.reader.ts";
import { openDatabase, openSnapshot, strangeParts } from "./sqlite.schema.ts";
import { relisting } from "./sqlite.ts";
import { type Job, writer } from "./sqlite.writer.ts";
import { NotStored } from "./store.ts";

/** How many of one kind of fault are told. */
const TOLD = 20;

/** @throws UnknownDatabase, or what the system says when there is no database. */
export function sqliteArchive(file: string): Archive {
  const db = openSnapshot(file);
  const records = reader(db, () => {});
  const logs = logsIn(db);
  const withCode = db.prepare("select id from matches where code = ?");
  const listed = listedIn(db);
  const anew = listedAnew();

  const checks = [
    () =>
      db
        .prepare(`pragma integrity_check(${TOLD})`)
        .all()
        .map((found) => String(found.integrity_check))
        .filter((said) => said !== "ok"),
    () =>
      db
        .prepare("pragma foreign_key_check")
        .all()
        .slice(0, TOLD)
        .map((found) => `a row of ${found.table} belongs to no row of ${found.parent}`),
    () => strangeParts(db).map((name) => `${name} is not as this release makes it`),
  ];

  return {
    faults: async () => checks.flatMap(whatSays),
    matches: async () =>
      db
        .prepare(
          "select stream as id from events union select stream from packed union select id from matches order by id",
        )
        .all()
        .map(({ id }) => String(id)),
    read: async (match) => records.read(match, 0),
    altered: async (match) => logs.altered(match),
    rows: async (match) => logs.rows(match, 0),
    isListed: async (summary) => isDeepStrictEqual(listed(summary.id), anew(summary)),
    withCode: async (code) => withCode.get(code)?.id?.toString(),
    talk: async (match) => records.talk(match),
    documents: async () => db.prepare("select * from documents order by player, game, id").all().map(documentIn),
    subscriptions: async () => db.prepare("select * from subscriptions order by position").all().map(subscriptionIn),
    players: async () => db.prepare("select * from players order by id").all().map(playerIn),
    secret: async (name) => records.secret(name),
    close: async () => db.close(),
  };
}

/** What a check finds. One that cannot be carried out has found something as well. */
function whatSays(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [(error as Error).message];
  }
}

/** @param patience how long to wait for a lock of the server's, in ms. @throws as sqliteStore does */
export function sqliteRelister(file: string, patience: number): Relister {
  const pen = writer(openDatabase(file, patience));
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

/** All that lists know of a match: its rows in each table of theirs, as they lie there. */
type Listed = readonly (readonly Readonly<Record<string, SQLOutputValue>>[])[];

/** Looks up all that the lists of a database know of a match. */
function listedIn(db: DatabaseSync): (match: string) => Listed {
  const tables = [
    "select * from matches where id = ?",
    "select * from places where id = ? order by player",
    "select * from past where id = ? order by player",
  ].map((sql) => db.prepare(sql));
  return (match) => tables.map((table) => table.all(match));
}

/** Tells all that lists would know of a match that was written just now. */
function listedAnew(): (summary: Summary) => Listed {
  const db = openDatabase(":memory:", 0);
  const pen = writer(db);
  const listed = listedIn(db);
  return (summary) => {
    pen.commit([{ kind: "append", stream: summary.id, expected: 0, events: [], match: matchRow(summary) }]);
    return listed(summary.id);
  };
}
