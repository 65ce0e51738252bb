import type { DatabaseSync, StatementSync } from "node:sqlite";

/** Keeps all statements: there are few different ones. */
export function preparedIn(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
