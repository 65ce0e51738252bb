import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { BranchPoint } from "../branch-point.ts";
import type { PackedLog } from "../log/packing.ts";

export interface EventRow {
  readonly schema: number;
  readonly type: string;
  readonly at: string;
  readonly cause: string;
  readonly by: number | null;
  readonly data: string;
}

/** With base64 rows, to be sent as JSON. */
export type PackedText = Omit<PackedLog, "rows"> & { readonly rows: string };

export interface AppendJob {
  readonly kind: "append";
  readonly stream: string;
  /** The job fails if another process has the lease. Default: leases are not checked. */
  readonly holder?: string;
  readonly expected: number;
  readonly events: readonly EventRow[];
  /** Where a new stream branches off, before `events`. */
  readonly point?: BranchPoint;
  readonly summary: Summary;
}

/** Statements with parameters ?1, ?2 … */
export interface WriteJob {
  readonly kind: "write";
  readonly statements: readonly {
    readonly sql: string;
    readonly values: readonly (string | number | null)[];
  }[];
  /** Changing no row is a conflict. */
  readonly mustChange: boolean;
}

/** A job is stored completely or not at all. */
export type Job =
  | AppendJob
  /** Removes a match without a log from all lists. */
  | { readonly kind: "forget"; readonly stream: string }
  /** Removes a match that never started. Conflict: it has changed or is in use. */
  | { readonly kind: "remove"; readonly stream: string; readonly expected: number }
  | { readonly kind: "acquireLease"; readonly stream: string; readonly holder: string }
  | { readonly kind: "releaseLease"; readonly stream: string; readonly holder: string }
  /** Without `packed`, the log is damaged, and stays unpacked. */
  | { readonly kind: "pack"; readonly stream: string; readonly packed?: PackedText }
  | WriteJob
  | { readonly kind: "probe" };

export type JobOutcome = "stored" | { readonly not: "conflict" | "failure"; readonly message: string };

export const conflict = (stream: string, version: number, expected: number): JobOutcome => ({
  not: "conflict",
  message: `${stream} is at ${version}, not at ${expected}`,
});

/** Rewrites list rows, even if another process has the match's lease. */
export const relisting = (summary: Summary): AppendJob => ({
  kind: "append",
  stream: summary.id,
  expected: summary.version,
  events: [],
  summary,
});
