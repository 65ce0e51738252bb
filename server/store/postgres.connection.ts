import postgres, { type Sql } from "postgres";

/** How long it is waited for a connection, and between two attempts, in seconds. */
const [CONNECT, AGAIN] = [5, 0.1];

/** So many connections at most, which the server's own list of them shows under a name. */
export interface ConnectionOptions {
  readonly connections: number;
  readonly name: string;
  /** Settings of the server's, for these connections. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Connections to the database that a URL names, made when the first statement comes. What is committed through them is on disk,
 * whatever the server's default. `search_path` in the URL's query chooses a schema, which has to exist.
 */
export function connect(url: string, { connections, name, settings }: ConnectionOptions): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: CONNECT,
    backoff: () => AGAIN,
    // Lists are passed as text, see `list`.
    fetch_types: false,
    // A connection may be in the midst of something for hours, and nothing is gained by another.
    max_lifetime: null,
    onnotice: () => {},
    // Each statement reads a few rows by their index; to compile one takes longer than that, as its estimates are high.
    connection: { application_name: `stillwater ${name}`, synchronous_commit: "on", jit: "off", ...settings },
  });
}

/** A row of a result, by its columns' names. */
export type ResultRow = Readonly<Record<string, unknown>>;

/**
 * Each statement that writes finds its rows by their keys, and always by the same plan. One that was made when a table was small
 * would read through it for as long as nobody analyzes it.
 */
const WRITES = { plan_cache_mode: "force_generic_plan", enable_seqscan: "off" };

/** So many connections write: one statement is computed while the other waits for the disk. */
export const WRITERS = 2;

/** The connections that write. When one does not answer they are given up, and the next statement has others. */
export class WritingConnections {
  readonly #url: string;
  readonly #patience: number;
  #sql: Sql;

  /** @param patience how long it is waited for an answer, in ms */
  constructor(url: string, patience: number) {
    this.#url = url;
    this.#patience = patience;
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
    await this.#sql.end({ timeout: 5 });
  }

  #connect = (): Sql => connect(this.#url, { connections: WRITERS, name: "writes", settings: WRITES });
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

/**
 * What a statement came to that failed:
 * - unsent: the database never saw it, or refuses whatever comes just now
 * - unknown: the connection broke under it, and it may have been carried out
 * - crossed: nothing of it was done, as it and another would have waited for each other; it may be asked again
 * - refused: there is something wrong with the statement itself, and nothing of it was done
 */
export type Trouble = "unsent" | "unknown" | "crossed" | "refused";

const UNSENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "CONNECT_TIMEOUT",
  // It starts up, or is in recovery.
  "57P03",
]);

/** SQLSTATE classes of what a server says that is in no state to do it: no room, shutting down, read-only, wrong password … */
const UNABLE = /^(08|25|28|3D|53|57|58)/;

/** Deadlocks, and what could not be put in an order. */
const CROSSED: ReadonlySet<string> = new Set(["40P01", "40001"]);

export function troubleOf(error: unknown): Trouble {
  const { name, code = "" } = error as { name?: string; code?: string };
  // A server that shuts down may have committed before it said so.
  if (name === "PostgresError" && !code.startsWith("57P0")) {
    if (CROSSED.has(code)) return "crossed";
    return UNABLE.test(code) ? "unsent" : "refused";
  }
  return UNSENT.has(code) ? "unsent" : "unknown";
}

/** What went wrong, in words that hold neither a statement nor a password. */
export function because(error: unknown): string {
  const { message = String(error), code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.[0] ? because(errors[0]) : (code ?? "the database cannot be reached"));
}
