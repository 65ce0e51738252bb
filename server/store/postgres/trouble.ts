import { WriterLost } from "../errors.ts";

/**
 * - unsent: no effect; the database is unreachable or refuses all statements now
 * - unknown: the connection broke; the statement may have been executed
 * - crossed: rolled back because of a concurrent transaction; may be repeated
 * - refused: no effect; the database rejects this statement
 */
type StatementFailure = "unsent" | "unknown" | "crossed" | "refused";

const UNSENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "CONNECT_TIMEOUT",
  // The server is starting up, or in recovery.
  "57P03",
]);

/** SQLSTATE classes: disk full, canceled, read-only, wrong password … */
const UNABLE = /^(08|25|28|3D|53|57|58)/;

const CROSSED: ReadonlySet<string> = new Set(["40P01", "40001"]);

export function troubleOf(error: unknown): StatementFailure {
  const { name, code = "" } = error as { name?: string; code?: string };
  // A server may commit before it reports that it shuts down.
  if (name === "PostgresError" && !code.startsWith("57P0")) {
    if (CROSSED.has(code)) return "crossed";
    return UNABLE.test(code) ? "unsent" : "refused";
  }
  return UNSENT.has(code) ? "unsent" : "unknown";
}

/** The error's message, without statements and passwords. */
export function because(error: unknown): string {
  const { message = String(error), code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.[0] ? because(errors[0]) : (code ?? "the database cannot be reached"));
}

const CONNECTION = /^(CONNECT_|CONNECTION_|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

/** If true, the request may or may not have been executed. False for `NotStored`. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof WriterLost) return true;
  if (!(error instanceof Error)) return false;
  if (error.name === "PostgresError") return troubleOf(error) !== "refused";
  return "code" in error && CONNECTION.test(String(error.code));
}
