import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";

/** Rows found without an index. */
export interface Scan {
  /** Row ids by stream, in increasing order. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
  /** Every page was readable, and all rows in order. */
  readonly isWhole: boolean;
}

/** A scan gives up after more consecutive unreadable row ids than a lost inner page has. */
const HOPELESS = 100_000;

/** A damaged row id may be any number. This many are searched in half a minute. */
const SEARCHED = 10_000_000;

/**
 * Finds readable rows without indexes. Halves ranges of row ids with a damaged page until only lost rows are left.
 * If rows are out of order or the last is missing, searches each id.
 */
export function scanStreams(db: DatabaseSync, table: "events" | "packed"): Scan {
  const rows = new Map<string, number[]>();
  const seen = new Set<number>();
  let [lost, lostInARow] = [0, 0];
  let isInOrder = true;
  const add = (rowid: number, stream: string) => {
    lostInARow = 0;
    if (seen.has(rowid)) return;
    seen.add(rowid);
    const held = rows.get(stream);
    if (held) held.push(rowid);
    else rows.set(stream, [rowid]);
  };
  const prepared = () =>
    attempt(() => db.prepare(`select rowid as id, stream from ${table} not indexed where rowid between ? and ?`));
  let lines = prepared();
  const gather = (first: number, last: number): void => {
    if (lostInARow > HOPELESS) return;
    try {
      let before = first - 1;
      for (const row of lines!.iterate(first, last)) {
        const id = Number(row.id);
        if (id <= before) isInOrder = false;
        before = id;
        add(id, String(row.stream));
      }
    } catch {
      // A statement that failed once always fails: prepare a new one.
      lines = prepared();
      if (first === last) {
        lost++;
        lostInARow++;
        return;
      }
      const middle = Math.floor((first + last) / 2);
      gather(first, middle);
      gather(middle + 1, last);
    }
  };
  const last = lines && lastRowOf(db, table);
  if (lines && last) gather(1, last);
  if (lines && last && (!isInOrder || !seen.has(last))) {
    isInOrder = false;
    searchEach(db, table, Math.min(last, SEARCHED), rows);
  }
  for (const rowids of rows.values()) rowids.sort((a, b) => a - b);
  return { rows, isWhole: lines !== undefined && last !== undefined && lost === 0 && isInOrder };
}

/** Of two rows with the same id, the one found here counts. */
function searchEach(db: DatabaseSync, table: string, last: number, rows: Map<string, number[]>): void {
  const streams = new Map<number, string>();
  for (const [stream, ids] of rows) for (const id of ids) streams.set(id, stream);
  const prepared = () => attempt(() => db.prepare(`select stream from ${table} not indexed where rowid = ?`));
  let search = prepared();
  for (let [id, lostInARow] = [1, 0]; id <= last && search && lostInARow <= HOPELESS; id++) {
    try {
      const stream = search.get(id)?.stream;
      if (stream !== undefined) streams.set(id, String(stream));
      lostInARow = 0;
    } catch {
      lostInARow++;
      search = prepared();
    }
  }
  rows.clear();
  for (const [stream, held] of Map.groupBy(streams, ([, stream]) => stream))
    rows.set(
      stream,
      held.map(([id]) => id),
    );
}

/**
 * An upper bound: the larger of the last ids in the table and in an index, either of which may be damaged, or else how
 * many rows fit in the file. 0 if the table is empty; undefined if nothing is readable.
 */
function lastRowOf(db: DatabaseSync, table: string): number | undefined {
  const [index] = attempt(() => db.prepare(`pragma index_list(${table})`).all()) ?? [];
  const answersOf = (...questions: readonly string[]) =>
    questions.flatMap((sql) => attempt(() => [Number(db.prepare(sql).get()?.last ?? 0)]) ?? []);
  const known = answersOf(
    `select max(rowid) as last from ${table} not indexed`,
    `select max(rowid + 0) as last from ${table} indexed by "${index?.name}"`,
  );
  if (known.length > 0) return Math.max(...known);
  return answersOf("select page_count * page_size / 64 as last from pragma_page_count, pragma_page_size")[0];
}

type Row = Record<string, SQLOutputValue>;

/**
 * Reads up to the first damaged page, and back from the end to the last damaged one.
 * @param key the table's own order, which needs no index
 */
export function readableRows(
  db: DatabaseSync,
  table: string,
  key: string,
  columns = "*",
): { readonly rows: readonly Row[]; readonly isWhole: boolean } {
  const found = new Map<string, Row>();
  const gather = (order: "asc" | "desc"): boolean => {
    try {
      for (const row of db.prepare(`select ${columns} from ${table} not indexed order by ${key} ${order}`).iterate())
        found.set(JSON.stringify(row), row);
      return true;
    } catch {
      return false;
    }
  };
  const isWhole = gather("asc");
  if (!isWhole) gather("desc");
  return { rows: [...found.values()], isWhole };
}

const CORRUPT = 11;

export const isCorrupt = (error: unknown): boolean =>
  ((error as { errcode?: number } | undefined)?.errcode ?? 0) % 256 === CORRUPT;

/** Parts whose first row is unreadable. Reads a few pages of each. */
export function brokenParts(db: DatabaseSync): readonly string[] {
  const parts = db.prepare("select type, name, tbl_name as home, sql from sqlite_schema where rootpage > 0").all();
  return parts.flatMap(({ type, name, home, sql }): string | [] => {
    // SQLite uses a partial index only for its own condition, and stores a table without row ids as an index.
    const [condition = ""] = /\bwhere\b.*$/is.exec(type === "index" ? String(sql ?? "") : "") ?? [];
    const own = db.prepare("select name from pragma_index_list(?) where origin = 'pk'").get(String(home))?.name;
    const isIndex = type === "index" || /without rowid$/i.test(String(sql));
    const by = isIndex ? `indexed by "${type === "index" ? name : own}" ${condition}` : "not indexed";
    const question = `select ${isIndex ? "1" : "*"} from "${home}" ${by}`;
    try {
      db.prepare(`${question} limit 1`).get();
      return [];
    } catch (error) {
      return isCorrupt(error) ? String(name) : [];
    }
  });
}

/** Prepares at the first call, so that a damaged table fails only its own statements. */
export function lazily(db: DatabaseSync, sql: string): () => StatementSync {
  let made: StatementSync | undefined;
  return () => {
    made ??= db.prepare(sql);
    return made;
  };
}

export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
