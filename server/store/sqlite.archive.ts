import type { SQLOutputValue } from "node:sqlite";
import type { Recorded } from "../../shared/engine/match.ts";
import { type Listed, listedIn } from "./sqlite.listed.ts";
import { reader } from "./sqlite.reader.ts";
import { openSnapshot, strangeParts } from "./sqlite.schema.ts";

/** Everything a database holds at one moment, for those who look after it. */
export interface Archive {
  /** What is wrong with the file as such; a line each. */
  faults(): readonly string[];
  /** The ids of all matches, of those as well of which only a log or only a summary is left. */
  matches(): readonly string[];
  /** @throws Unreadable */
  read(match: string): readonly Recorded[];
  /** The rows of a log as they lie there, whatever they hold. */
  rows(match: string): readonly Readonly<Record<string, SQLOutputValue>>[];
  /** What lists know of a match. */
  listed(match: string): Listed;
  /** The code of a match's invitations, as lists know it. */
  code(match: string): string | undefined;
  secret(name: string): string | undefined;
  close(): void;
}

/** How many of one kind of fault are told. */
const TOLD = 20;

/** @throws UnknownDatabase, or what the system says when there is no database. */
export function openArchive(file: string): Archive {
  const db = openSnapshot(file);
  const records = reader(db, () => {});
  const rows = db.prepare("select * from events where stream = ? order by version");
  const code = db.prepare("select code from matches where id = ?");

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
    faults: () => checks.flatMap(whatSays),
    matches: () =>
      db
        .prepare("select stream as id from events union select id from matches order by id")
        .all()
        .map(({ id }) => String(id)),
    read: (match) => records.read(match, 0),
    rows: (match) => rows.all(match),
    listed: listedIn(db),
    code: (match) => code.get(match)?.code?.toString(),
    secret: records.secret,
    close: () => db.close(),
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
