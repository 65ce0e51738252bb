import type { DatabaseSync, StatementSync } from "node:sqlite";

/** A function that prepares a statement once, and returns it from a cache later. The program has few different statements. */
export function preparedIn(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
