import { DatabaseSync } from "node:sqlite";
import { makeDatabasePrivate } from "../../private-files.ts";
import { plain } from "../lists/past.ts";
import type { OnUpgrade } from "../location.ts";
import { type SchemaStep, SQLITE_STEPS } from "./schema-steps.ts";

/** Stored as `user_version`. */
export const DATABASE_SCHEMA = SQLITE_STEPS.length;

export class UnknownDatabase extends Error {
  override readonly name = "UnknownDatabase";
  constructor(file: string, schema: number) {
    super(`${file} has database schema ${schema}, this release knows up to ${DATABASE_SCHEMA}: update it`);
  }
}

/**
 * Opens or creates a file. Commits are durable.
 * @param patience wait for a lock, in ms
 * @throws UnknownDatabase if a later release wrote the file, or an error if it cannot be opened
 */
export function openDatabase(file: string, patience: number, onUpgrade: OnUpgrade = () => {}): DatabaseSync {
  if (file !== ":memory:") makeDatabasePrivate(file);
  const db = new DatabaseSync(file, { timeout: patience });
  try {
    refuseLater(db, file);
    if (file !== ":memory:") makeDurable(db);
    db.exec("pragma foreign_keys = on");
    const found = bringUpToDate(db, file);
    if (found > 0 && found < DATABASE_SCHEMA) onUpgrade(found, DATABASE_SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Read-only. @throws UnknownDatabase, or an error if the file is unsuitable */
export function openSnapshot(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    refuseLater(db, file);
    const schema = schemaOf(db);
    if (schema === 0) throw new Error("it has no tables of this program");
    if (schema < DATABASE_SCHEMA)
      throw new Error(
        `database schema ${schema} is of an earlier release: run npm run backup, then start the server once`,
      );
    db.exec("begin");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Commits wait for the disk, on macOS also for the drive's cache. */
const DURABLE = { journal_mode: "wal", synchronous: 2, fullfsync: 1, checkpoint_fullfsync: 1 } as const;

/** @throws if commits cannot be durable: on network file systems, SQLite silently goes on without a write-ahead log */
export function makeDurable(db: DatabaseSync): void {
  for (const [name, due] of Object.entries(DURABLE)) {
    db.exec(`pragma ${name} = ${due}`);
    const held = db.prepare(`pragma ${name}`).get()?.[name];
    if (held !== due)
      throw new Error(`its ${name} is ${held} and cannot be ${due}: keep it on a local disk that can be written to`);
  }
}

/** Tables, indexes and triggers that differ from this release. */
export function strangeParts(db: DatabaseSync): string[] {
  const fresh = new DatabaseSync(":memory:");
  takeSteps(fresh, SQLITE_STEPS);
  const [held, due] = [db, fresh].map(
    (each) =>
      new Map(
        each
          .prepare("select name, sql from sqlite_schema")
          .all()
          .map(({ name, sql }) => [String(name), sql]),
      ),
  );
  fresh.close();
  return [...new Set([...held!.keys(), ...due!.keys()])].filter((name) => held!.get(name) !== due!.get(name));
}

/** Runs in the caller's transaction. */
export function takeSteps(db: DatabaseSync, steps: readonly SchemaStep[]): void {
  db.function("plain", (name) => plain(String(name)));
  for (const step of steps) {
    if (typeof step === "string") db.exec(step);
    else step(db);
  }
}

const schemaOf = (db: DatabaseSync): number => Number(db.prepare("pragma user_version").get()?.user_version);

function refuseLater(db: DatabaseSync, file: string): void {
  const schema = schemaOf(db);
  if (schema > DATABASE_SCHEMA || schema < 0) throw new UnknownDatabase(file, schema);
}

/** @returns the earlier schema version; 0 for a new file */
function bringUpToDate(db: DatabaseSync, file: string): number {
  if (schemaOf(db) === DATABASE_SCHEMA) return DATABASE_SCHEMA;
  db.exec("begin immediate");
  try {
    // Another process may have upgraded the file.
    refuseLater(db, file);
    const found = schemaOf(db);
    takeSteps(db, SQLITE_STEPS.slice(found));
    db.exec(`pragma user_version = ${DATABASE_SCHEMA}; commit`);
    return found;
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}
