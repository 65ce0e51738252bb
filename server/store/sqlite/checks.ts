import type { DatabaseSync } from "node:sqlite";
import { strangeParts } from "./schema.ts";

/** Maximum number of integrity faults, and of foreign key faults. */
const MOST_FAULTS = 20;

export const integrity = (db: DatabaseSync, check: string): string[] =>
  db
    .prepare(`pragma ${check}`)
    .all()
    .map((found) => String(found.integrity_check))
    .filter((said) => said !== "ok");

export const checksOf = (db: DatabaseSync): readonly (() => string[])[] => [
  () => integrity(db, `integrity_check(${MOST_FAULTS})`),
  () =>
    db
      .prepare("pragma foreign_key_check")
      .all()
      .slice(0, MOST_FAULTS)
      .map((found) => `a row of ${found.table} belongs to no row of ${found.parent}`),
  () => strangeParts(db).map((name) => `${name} differs from the schema of this release`),
];

export function findingsOf(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [(error as Error).message];
  }
}
