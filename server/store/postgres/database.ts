import type { Sql } from "postgres";
import type { SqlDatabase, SqlDialect } from "../sql/database.ts";
import type { PostgresAccess } from "./access.ts";
import { list } from "./connection.ts";

const POSTGRES: SqlDialect = {
  isIn: (text, values) => `${text} = any(${values}::text[])`,
  listOf: (texts) => list(texts),
  contains: (text, part) => `strpos(${text}, ${part}) > 0`,
};

export const postgresQueries = (sql: Sql): Pick<SqlDatabase, "dialect" | "query"> => ({
  dialect: POSTGRES,
  query: (text, values) => sql.unsafe(text, [...values], { prepare: true }),
});

export function postgresDatabase(access: PostgresAccess): SqlDatabase {
  const { reads, writing } = access;
  const { dialect, query } = postgresQueries(reads);
  return {
    dialect,
    query: (sql, values) => access.reading(() => query(sql, values)),

    write: (...statements) =>
      access.storing(async () => {
        const [only, ...more] = statements;
        if (only && more.length === 0) await writing.ask(only.sql, [...only.values]);
        else await writing.askAll(statements.map(({ sql, values }) => [sql, [...values]]));
      }),

    change: ({ sql, values }) =>
      access.storing(async () => (await writing.ask(`${sql} returning 1`, [...values])).length > 0),
  };
}
