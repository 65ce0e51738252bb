import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { BranchPoint } from "../branch-point.ts";
import type { PackedLog } from "../log/packing.ts";

/** A row of `events` without its stream, version and digest. */
export interface EventRow {
  readonly schema: number;
  readonly type: string;
  readonly at: string;
  readonly cause: string;
  readonly by: number | null;
  readonly data: string;
}

/** A packed log with its rows in base64, so that it can be sent as JSON. */
export type PackedText = Omit<PackedLog, "rows"> & { readonly rows: string };

export interface AppendJob {
  readonly kind: "append";
  readonly stream: string;
  /** The append fails if another process than this holds the stream. Default: not checked. */
  readonly holder?: string;
  readonly expected: number;
  readonly events: readonly EventRow[];
  /** Where a new stream branches off: `events` come after that version. */
  readonly point?: BranchPoint;
  /** The summary, from which the writing thread makes the rows of lists. */
  readonly summary: Summary;
}

/** Statements for one transaction, with parameters ?1, ?2 … */
export interface WriteJob {
  readonly kind: "write";
  readonly statements: readonly {
    readonly sql: string;
    readonly values: readonly (string | number | null)[];
  }[];
  /** Whether it is a conflict if the statements change no row. */
  readonly mustChange: boolean;
}

/** What the writing thread stores, completely or not at all. It is sent as JSON. */
export type Job =
  | AppendJob
  /** Removes a match that has no log from all lists. */
  | { readonly kind: "forget"; readonly stream: string }
  /** Removes a match that never started. A conflict if it has changed or is in use. */
  | { readonly kind: "remove"; readonly stream: string; readonly expected: number }
  | { readonly kind: "acquireLease"; readonly stream: string; readonly holder: string }
  | { readonly kind: "releaseLease"; readonly stream: string; readonly holder: string }
  /** Replaces the events of a log by one packed row. Without `packed`, the log is damaged, and never packed. */
  | { readonly kind: "pack"; readonly stream: string; readonly packed?: PackedText }
  | WriteJob
  /** Tests whether more bytes than a move has can be stored. */
  | { readonly kind: "probe" };

/** The outcome of a job. A job that was not stored had no effect. */
export type JobOutcome = "stored" | { readonly not: "conflict" | "failure"; readonly message: string };

export const conflict = (stream: string, version: number, expected: number): JobOutcome => ({
  not: "conflict",
  message: `${stream} is at ${version}, not at ${expected}`,
});

/** A job that rewrites the list data of a match, even if another process holds it. */
export const relisting = (summary: Summary): AppendJob => ({
  kind: "append",
  stream: summary.id,
  expected: summary.version,
  events: [],
  summary,
});
