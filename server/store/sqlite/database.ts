import type { DatabaseSync } from "node:sqlite";
import type { SqlDatabase, SqlDialect, SqlStatement, SqlValue } from "../sql/database.ts";
import type { WriteJob } from "./jobs.ts";
import { preparedIn } from "./prepared.ts";
import type { Writing } from "./writing.ts";

const SQLITE: SqlDialect = {
  isIn: (text, list) => `${text} in (select value from json_each(${list}))`,
  listOf: (texts) => JSON.stringify(texts),
  contains: (text, part) => `instr(${text}, ${part}) > 0`,
};

/** SQLite would bind $1, $2 … by name. */
const numbered = (sql: string): string => sql.replaceAll(/\$(\d)/g, "?$1");
/** SQLite has no booleans. */
const bound = (value: SqlValue): string | number | null => (typeof value === "boolean" ? Number(value) : value);

export function sqliteQueries(db: DatabaseSync): Pick<SqlDatabase, "dialect" | "query"> {
  const statementOf = preparedIn(db);
  return {
    dialect: SQLITE,
    query: async (sql, values) => statementOf(numbered(sql)).all(...values.map(bound)),
  };
}

export function sqliteDatabase(db: DatabaseSync, { store, tryStore }: Writing): SqlDatabase {
  const jobOf = (statements: readonly SqlStatement[], mustChange: boolean): WriteJob => ({
    kind: "write",
    statements: statements.map(({ sql, values }) => ({ sql: numbered(sql), values: values.map(bound) })),
    mustChange,
  });
  return {
    ...sqliteQueries(db),
    write: (...statements) => store(jobOf(statements, false)),
    change: (statement) => tryStore(jobOf([statement], true)),
  };
}
