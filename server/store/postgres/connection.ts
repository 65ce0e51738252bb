import postgres, { type Sql } from "postgres";

/** Time limit for connecting, and pause between attempts, in seconds. */
const [CONNECT, AGAIN] = [5, 0.1];

export type Settings = Readonly<Record<string, string>>;

/** Durable commits, whatever the server's default is. JIT compilation takes longer than these statements. */
export const SESSION: Settings = { synchronous_commit: "on", jit: "off" };

interface ConnectionOptions {
  readonly connections: number;
  readonly name: string;
  readonly settings?: Settings;
  readonly onClose?: () => void;
}

/** Connects at the first statement. `search_path` in the URL selects a schema, which must exist. */
export function connect(url: string, { connections, name, settings, onClose }: ConnectionOptions): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: CONNECT,
    backoff: () => AGAIN,
    // Lists are passed as text, see `list`.
    fetch_types: false,
    // A connection can be in use for hours.
    max_lifetime: null,
    onnotice: () => {},
    ...(onClose && { onclose: onClose }),
    connection: { application_name: `stillwater ${name}`, ...SESSION, ...settings },
  });
}

export type ResultRow = Readonly<Record<string, unknown>>;

type Parameters = (string | number | boolean | null)[];

/** Statements find rows by key, even with a plan made for a small table. */
export const WRITES: Settings = { plan_cache_mode: "force_generic_plan", enable_seqscan: "off" };

/** One connection computes while the other waits for the disk. */
export const WRITERS = 2;

/** If a connection does not answer, all are replaced. */
export class WritingConnections {
  readonly #url: string;
  readonly #patience: number;
  readonly #onClose: () => void;
  #sql: Sql;

  /** @param patience wait for an answer, in ms */
  constructor(url: string, patience: number, onClose: () => void = () => {}) {
    this.#url = url;
    this.#patience = patience;
    this.#onClose = onClose;
    this.#sql = this.#connect();
  }

  /** For statements without a time limit. */
  get sql(): Sql {
    return this.#sql;
  }

  /** @throws the database's error, or that of a closed connection */
  ask(statement: string, parameters: Parameters): Promise<readonly ResultRow[]> {
    return this.#inTime((sql) => sql.unsafe(statement, parameters, { prepare: true }));
  }

  /** In one transaction. @throws as `ask` */
  async askAll(statements: readonly (readonly [statement: string, parameters: Parameters])[]): Promise<void> {
    await this.#inTime((sql) =>
      sql.begin((own) => statements.map(([text, parameters]) => own.unsafe(text, parameters, { prepare: true }))),
    );
  }

  async #inTime<T extends object>(run: (sql: Sql) => Promise<T>): Promise<T> {
    const sql = this.#sql;
    const asked = run(sql);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.#patience);
    });
    const answer = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
    if (answer) return answer;
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

/** An array literal, for a parameter that is cast to an array. */
export const list = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => (typeof value === "string" ? quoted(value) : (value ?? "null"))).join()}}`;

const SPECIAL = /[\0"\\]/;

// PostgreSQL texts cannot contain NUL.
const quoted = (text: string): string =>
  SPECIAL.test(text) ? `"${text.replaceAll("\0", "\uFFFD").replace(/["\\]/g, "\\$&")}"` : `"${text}"`;

/** Joins by the control character 31, which JSON texts never contain. */
export const texts = (values: readonly string[]): string => values.join("\x1f");
