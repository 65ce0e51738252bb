import { setImmediate } from "node:timers/promises";
import type { Sql } from "postgres";
import { NotStored, WriterLost } from "../errors.ts";
import { connect, SESSION, WRITERS, WRITES, WritingConnections } from "./connection.ts";
import { settle } from "./session.ts";
import { because, isUnavailable, troubleOf } from "./trouble.ts";

const READERS = 4;
/** Delay before settings are checked after a lost connection, in ms. */
const SETTLING = 500;

/** `lookingUp` and `storing` convert errors to those of the store. */
export class PostgresAccess {
  readonly reads: Sql;
  readonly writing: WritingConnections;
  #settling: NodeJS.Timeout | undefined;

  /** @param patience wait for the answer to a write, in ms */
  constructor(url: string, patience: number) {
    // A pooler may drop the settings of a replaced connection.
    const onClose = () => {
      clearTimeout(this.#settling);
      // If a connection closes meanwhile, the settings are checked again.
      this.#settling = setTimeout(() => void this.settleAll().catch(() => {}), SETTLING).unref();
    };
    this.reads = connect(url, { connections: READERS, name: "reads", onClose });
    this.writing = new WritingConnections(url, patience, onClose);
  }

  async settleAll(): Promise<void> {
    await settle(this.reads, READERS, SESSION);
    await settle(this.writing.sql, WRITERS, { ...SESSION, ...WRITES });
  }

  reading<T>(read: () => Promise<T>): Promise<T> {
    return again(read);
  }

  /**
   * For a read that precedes an append.
   * @throws NotStored if the database is unreachable
   */
  lookingUp<T>(read: () => Promise<T>): Promise<T> {
    return again(read).catch((error: unknown) => {
      throw isUnavailable(error) ? new NotStored(`nothing was stored: ${because(error)}`) : error;
    });
  }

  /** @throws NotStored, WriterLost */
  async storing<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      const message = because(error);
      if (troubleOf(error) === "unknown") throw new WriterLost(`the connection to the database was lost: ${message}`);
      throw new NotStored(`nothing was stored: ${message}`);
    }
  }

  async end(): Promise<void> {
    await Promise.all([this.reads.end({ timeout: 1 }), this.writing.end()]);
    clearTimeout(this.#settling);
  }
}

/** When the database restarts, each pooled connection fails one read. */
async function again<T>(read: () => Promise<T>): Promise<T> {
  for (let left = READERS; ; left--) {
    try {
      return await read();
    } catch (error) {
      if (left === 0 || troubleOf(error) !== "unknown" || !isUnavailable(error)) throw error;
      await setImmediate();
    }
  }
}
