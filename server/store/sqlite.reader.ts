import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { UnknownSchema, upcast } from "../../shared/engine/upcast.ts";
import { pastSearch, type Search, searchFor } from "./sqlite.search.ts";
import { type Line, type PastQuery, type Query, Unreadable } from "./store.ts";

type Row = Record<string, SQLOutputValue>;

export interface Reader {
  read(stream: string, after: number): readonly Recorded[];
  find(query: Query): readonly Summary[];
  past(query: PastQuery): readonly Summary[];
  talk(stream: string): readonly Line[];
  secret(name: string): string | undefined;
  /** The streams that others hold. */
  heldByOthers(holder: string): readonly string[];
  close(): void;
}

/**
 * Reads through a connection of its own: what has been committed, and never waits for what is being written.
 * @param onDamage told of a match whose summary cannot be read; lists go without it
 */
export function reader(db: DatabaseSync, onDamage: (match: string) => void): Reader {
  db.exec("pragma query_only = on");
  const events = db.prepare(`
    select schema, version, type, at, cause, "by", data from events where stream = ? and version > ? order by version`);
  const talk = db.prepare("select aside, said from talk where stream = ? order by position");
  const secret = db.prepare("select value from secrets where name = ?");
  const others = db.prepare("select stream from holders where holder <> ?");
  const searches = new Map<string, StatementSync>();

  const prepared = (sql: string): StatementSync => {
    const search = searches.get(sql) ?? db.prepare(sql);
    searches.set(sql, search);
    return search;
  };

  const summaries = ({ sql, values }: Search): readonly Summary[] =>
    prepared(sql)
      .all(...values)
      .flatMap((row): Summary | [] => {
        const summary = fieldsOf(row.summary) as Summary | undefined;
        if (!summary) onDamage(String(row.id));
        return summary ?? [];
      });

  return {
    read: (stream, after) => rowsOf(() => events.all(stream, after)).map((row, i) => entryOf(row, after + i + 1)),
    find: (query) => summaries(searchFor(query)),
    past: (query) => summaries(pastSearch(query)),
    talk: (stream) =>
      talk
        .all(stream)
        .map((row) => ({ aside: row.aside === 1, said: String(row.said) }))
        .filter(({ said }) => fieldsOf(said) !== undefined),
    secret(name) {
      const row = secret.get(name);
      return row && String(row.value);
    },
    heldByOthers: (holder) => others.all(holder).map(({ stream }) => String(stream)),
    close: () => db.close(),
  };
}

/** SQLite's own code for a file whose pages are not what they should be. */
const CORRUPT = 11;

/** What was asked for. A part of the file that is broken is the end of those alone whose rows lie there. */
function rowsOf(ask: () => Row[]): Row[] {
  try {
    return ask();
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== CORRUPT) throw error;
    throw new Unreadable("MatchIsDamaged", 0, "the database is broken where it lies");
  }
}

/** The object that a text holds. What the parser would say of another text is not for the log: it quotes it. */
function fieldsOf(text: SQLOutputValue | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The entry that a row holds, in today's schema. @throws Unreadable unless it is the one that is due. */
function entryOf(row: Row, due: number): Recorded {
  const v = Number(row.version);
  if (v !== due) throw new Unreadable("MatchIsDamaged", due, "it is missing");
  const fields = fieldsOf(row.data);
  if (!fields) throw new Unreadable("MatchIsDamaged", v, "it is not JSON");
  const by = row.by === null ? {} : { by: Number(row.by) };
  const entry = { v, at: String(row.at), cause: String(row.cause), ...by, type: String(row.type), ...fields };
  try {
    return upcast(entry, Number(row.schema));
  } catch (error) {
    if (error instanceof UnknownSchema) throw new Unreadable("MatchIsNewer", v, error.message);
    throw new Unreadable("MatchIsDamaged", v, "it is not what its schema says");
  }
}
