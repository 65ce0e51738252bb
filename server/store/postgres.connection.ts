import postgres, { type Sql } from "postgres";

/** How long it is waited for a connection, and between two attempts, in seconds. */
const [CONNECT, AGAIN] = [5, 0.1];

/** Settings of a session of the server's, by name. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Settings of every session. A commit is on disk, whatever the server's default. Each statement reads a few rows by their
 * index; to compile one takes longer than that, as its estimates are high.
 */
export const SESSION: Settings = { synchronous_commit: "on", jit: "off" };

/** So many connections at most, which the server's own list of them shows under a name. */
export interface ConnectionOptions {
  readonly connections: number;
  readonly name: string;
  /** Settings for these connections alone. */
  readonly settings?: Settings;
  /** Called when one of them was closed. */
  readonly onClose?: () => void;
}

/**
 * Connections to the database that a URL names, made when the first statement comes. A pooler may drop their settings, see
 * postgres.session.ts. `search_path` in the URL's query chooses a schema, which has to exist.
 */
export function connect(url: string, { connections, name, settings, onClose }: ConnectionOptions): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: CONNECT,
    backoff: () => AGAIN,
    // Lists are passed as text, see `list`.
    fetch_types: false,
    // A connection may be in the midst of something for hours, and nothing is gained by another.
    max_lifetime: null,
    onnotice: () => {},
    ...(onClose && { onclose: onClose }),
    connection: { application_name: `stillwater ${name}`, ...SESSION, ...settings },
  });
}

/** A row of a result, by its columns' names. */
export type ResultRow = Readonly<Record<string, unknown>>;

/**
 * Each statement that writes finds its rows by their keys, and always by the same plan. One that was made when a table was small
 * would read through it for as long as nobody analyzes it.
 */
export const WRITES: Settings = { plan_cache_mode: "force_generic_plan", enable_seqscan: "off" };

/** So many connections write: one statement is computed while the other waits for the disk. */
export const WRITERS = 2;

/** The connections that write. When one does not answer they are given up, and the next statement has others. */
export class WritingConnections {
  readonly #url: string;
  readonly #patience: number;
  readonly #onClose: () => void;
  #sql: Sql;

  /**
   * @param patience the longest wait for an answer, in ms
   * @param onClose called when a connection was closed
   */
  constructor(url: string, patience: number, onClose: () => void = () => {}) {
    this.#url = url;
    this.#patience = patience;
    this.#onClose = onClose;
    this.#sql = this.#connect();
  }

  /** For what takes as long as it takes. */
  get sql(): Sql {
    return this.#sql;
  }

  /** A statement's rows. @throws what the database says, or that it said nothing; see troubleOf */
  async ask(statement: string, parameters: (string | number | boolean | null)[]): Promise<readonly ResultRow[]> {
    const sql = this.#sql;
    const asked = sql.unsafe(statement, parameters, { prepare: true });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.#patience);
    });
    const rows = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
    if (rows) return rows;
    if (sql === this.#sql) this.#sql = this.#connect();
    void sql.end({ timeout: 0 });
    return await asked;
  }

  async end(): Promise<void> {
    await this.#sql.end({ timeout: 1 });
  }

  #connect = (): Sql =>
    connect(this.#url, { connections: WRITERS, name: "writes", settings: WRITES, onClose: this.#onClose });
}

/** A list as PostgreSQL writes one: for a parameter that the statement casts to an array. */
export const list = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => (typeof value === "string" ? quoted(value) : (value ?? "null"))).join()}}`;

const SPECIAL = /[\0"\\]/;

// No text of PostgreSQL's can hold the character 0.
const quoted = (text: string): string =>
  SPECIAL.test(text) ? `"${text.replaceAll("\0", "\uFFFD").replace(/["\\]/g, "\\$&")}"` : `"${text}"`;

/** A list of JSON, for a parameter that the statement divides by the character 31: that is in no JSON, and nothing has to be quoted. */
export const texts = (values: readonly string[]): string => values.join("\x1f");
