import type { ReservedSql, Row } from "postgres";
import { Unreadable } from "../errors.ts";
import { connect } from "./connection.ts";
import { mustBeUpToDate } from "./schema.ts";
import { because } from "./trouble.ts";

const HELP =
  "npm run export -- --with-keys saves what can be read, for an import into another database; REINDEX of PostgreSQL repairs an index";

/** Runs queries in one transaction. A failed query is rolled back to a savepoint. */
export class ArchiveQueries {
  readonly sql: ReservedSql;
  readonly unreadable = new Set<string>();
  readonly #end: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(sql: ReservedSql, end: () => Promise<void>) {
    this.sql = sql;
    this.#end = end;
  }

  /** @throws an error without the password */
  static async begin(url: string): Promise<ArchiveQueries> {
    const pool = connect(url, { connections: 1, name: "archive" });
    try {
      // The driver can reserve only an open connection.
      await pool`select 1`;
      const own = await pool.reserve();
      await own`begin isolation level repeatable read`;
      await mustBeUpToDate(own);
      await own`savepoint question`;
      return new ArchiveQueries(own, () => pool.end({ timeout: 5 }));
    } catch (error) {
      await pool.end({ timeout: 0 });
      throw new Error(because(error));
    }
  }

  /** @throws the database's error */
  attempt<T>(question: () => Promise<T>): Promise<T> {
    const asked = this.#last.then(async () => {
      try {
        return await question();
      } catch (error) {
        if (isOfPart(error)) await this.sql`rollback to question`;
        throw error;
      }
    });
    // Only the caller gets the error.
    this.#last = asked.catch(() => {});
    return asked;
  }

  /** If only this query fails, adds the part to `unreadable`. */
  async ask<T>(part: string, question: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await this.attempt(question);
    } catch (error) {
      if (!isOfPart(error)) throw error;
      this.unreadable.add(`${part}: ${because(error)}; ${HELP}`);
      return otherwise;
    }
  }

  rows(part: string, question: () => PromiseLike<readonly Row[]>): Promise<readonly Row[]> {
    return this.ask(part, async () => await question(), []);
  }

  /** @throws Unreadable if only this query fails; otherwise the database's error */
  async log<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await this.attempt(question);
    } catch (error) {
      if (!isOfPart(error)) throw error;
      throw new Unreadable("MatchIsDamaged", 0, `the database is damaged where the match is stored: ${because(error)}`);
    }
  }

  async end(): Promise<void> {
    // A lost connection has no transaction.
    await this.sql`rollback`.catch(() => {});
    this.sql.release();
    await this.#end();
  }
}

/** Whether only this query failed. */
export const isOfPart = (error: unknown): boolean => {
  const { name, code = "" } = error as { name?: string; code?: string };
  return name === "PostgresError" && !/^(08|25006|57|28)/.test(code);
};
