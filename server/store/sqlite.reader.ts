import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Phase, Summary } from "../../shared/engine/summary.ts";
import { UnknownSchema, upcast } from "../../shared/engine/upcast.ts";
import { limitOf } from "./query.ts";
import { type Query, Unreadable } from "./store.ts";

type Row = Record<string, SQLOutputValue>;

export interface Reader {
  read(stream: string, after: number): readonly Recorded[];
  find(query: Query): readonly Summary[];
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
  const secret = db.prepare("select value from secrets where name = ?");
  const others = db.prepare("select stream from holders where holder <> ?");
  const searches = new Map<string, StatementSync>();

  const prepared = (sql: string): StatementSync => {
    const search = searches.get(sql) ?? db.prepare(sql);
    searches.set(sql, search);
    return search;
  };

  return {
    read: (stream, after) => rowsOf(() => events.all(stream, after)).map((row, i) => entryOf(row, after + i + 1)),
    find(query) {
      const { sql, values } = searchFor(query);
      return prepared(sql)
        .all(...values)
        .flatMap((row): Summary | [] => {
          const summary = fieldsOf(row.summary) as Summary | undefined;
          if (!summary) onDamage(String(row.id));
          return summary ?? [];
        });
    },
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

const STATES: readonly Phase[] = ["open", "live", "over"];
const VISIBILITIES = ["open", "private"] as const;

/** Every list is looked up by its own index, and the lists are merged: no query sorts or reads more than it returns. */
function searchFor(query: Query): { sql: string; values: SQLInputValue[] } {
  const lists = listsOf(query);
  // No state at all: nothing is in none of the states.
  if (lists.length === 0) return { sql: "select summary, id from matches where false", values: [] };
  return {
    sql: `${lists.map(({ sql }) => sql).join(" union all ")} order by changed desc, id limit ?`,
    values: [...lists.flatMap(({ values }) => values), limitOf(query)],
  };
}

/** A player's places lie in the order of lists for each state and visibility. */
function listsOf(query: Query) {
  const { player, visibility } = query;
  const states = query.states && [...new Set(query.states)];
  if (player === undefined) return (states ?? [undefined]).map((state) => listOf(query, { state, visibility }));
  return (states ?? STATES).flatMap((state) =>
    (visibility ? [visibility] : VISIBILITIES).map((each) => placesOf(query, { player, state, visibility: each })),
  );
}

function listOf({ previous, root, code, id }: Query, many: Columns) {
  const few = { previous, root, code, id };
  // A plus keeps a column's index out of it: when few matches are asked for, those are to be found first, then looked at.
  const sign = given(few).length > 0 ? "+" : "";
  return selection("summary, changed, id from matches", [
    ...given(few).map(equals("")),
    ...given(many).map(equals(sign)),
  ]);
}

/** `cross join` fixes the order: from the places to their matches. */
function placesOf({ previous, root, code, id }: Query, place: Columns) {
  const few = { previous, root, code, id };
  const filters = [...given(place).map(equals("places.")), ...given(few).map(equals("+matches."))];
  return selection(
    "matches.summary, places.changed as changed, places.id as id from places cross join matches on matches.id = places.id",
    filters,
  );
}

function selection(what: string, filters: readonly { readonly condition: string; readonly value: string }[]) {
  const conditions = filters.map(({ condition }) => condition).join(" and ") || "true";
  return { sql: `select ${what} where ${conditions}`, values: filters.map(({ value }) => value) };
}

type Columns = Readonly<Record<string, string | undefined>>;

const given = (columns: Columns): [string, string][] =>
  Object.entries(columns).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));

const equals =
  (sign: string) =>
  ([column, value]: [string, string]) => ({ condition: `${sign}${column} = ?`, value });
