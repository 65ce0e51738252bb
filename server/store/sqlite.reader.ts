import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Phase, Summary } from "../../shared/engine/summary.ts";
import { upcast } from "../../shared/engine/upcast.ts";
import { limitOf } from "./query.ts";
import type { Query } from "./store.ts";

type Row = Record<string, SQLOutputValue>;

export interface Reader {
  read(stream: string, after: number): readonly Recorded[];
  find(query: Query): readonly Summary[];
  secret(name: string): string | undefined;
  close(): void;
}

/** Reads through a connection of its own: what has been committed, and never waits for what is being written. */
export function reader(db: DatabaseSync): Reader {
  db.exec("pragma query_only = on");
  const events = db.prepare(`
    select schema, version, type, at, cause, "by", data from events where stream = ? and version > ? order by version`);
  const secret = db.prepare("select value from secrets where name = ?");
  const searches = new Map<string, StatementSync>();

  const prepared = (sql: string): StatementSync => {
    const search = searches.get(sql) ?? db.prepare(sql);
    searches.set(sql, search);
    return search;
  };

  return {
    read: (stream, after) => events.all(stream, after).map(entryOf),
    find(query) {
      const { sql, values } = searchFor(query);
      return prepared(sql)
        .all(...values)
        .map((row): Summary => JSON.parse(String(row.summary)));
    },
    secret(name) {
      const row = secret.get(name);
      return row && String(row.value);
    },
    close: () => db.close(),
  };
}

/** The entry that a row holds, in today's schema. */
function entryOf(row: Row): Recorded {
  const fields: object = JSON.parse(String(row.data));
  const by = row.by === null ? {} : { by: Number(row.by) };
  const stamp = { v: Number(row.version), at: String(row.at), cause: String(row.cause), ...by };
  return upcast({ ...stamp, type: String(row.type), ...fields }, Number(row.schema));
}

/** Every state is looked up by its own index, and the lists are merged: no query sorts more than it returns. */
function searchFor(query: Query): { sql: string; values: SQLInputValue[] } {
  const states: readonly (Phase | undefined)[] = query.states ? [...new Set(query.states)] : [undefined];
  const lists = states.map((state) => listOf(query, state));
  // No state at all: nothing is in none of the states.
  if (lists.length === 0) return { sql: "select summary from matches where false", values: [] };
  return {
    sql: `${lists.map(({ sql }) => sql).join(" union all ")} order by changed desc, id limit ?`,
    values: [...lists.flatMap(({ values }) => values), limitOf(query)],
  };
}

function listOf({ player, visibility, previous, code, id }: Query, state: Phase | undefined) {
  const few = { player, previous, code, id };
  const many = { state, visibility };
  // A plus keeps a column's index out of it: when few matches are asked for, those are to be found first, then looked at.
  const sign = Object.values(few).some((value) => value !== undefined) ? "+" : "";
  const filters = [...given(few).map(equals("")), ...given(many).map(equals(sign))];
  // `cross join` fixes the order: from a player's seats to the matches.
  const source = player === undefined ? "matches" : "seats cross join matches using (id)";
  const conditions = filters.map(({ condition }) => condition).join(" and ") || "true";
  return {
    sql: `select summary, changed, id from ${source} where ${conditions}`,
    values: filters.map(({ value }) => value),
  };
}

const given = (columns: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(columns).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));

const equals =
  (sign: string) =>
  ([column, value]: [string, string]) => ({ condition: `${sign}${column} = ?`, value });
