import type { Recorded } from "../../shared/engine/match.ts";
import type { Phase, Summary } from "../../shared/engine/summary.ts";

/** Which summaries to list, newest change first. Absent fields do not filter. */
export interface Query {
  readonly states?: readonly Phase[];
  /** Matches in which this player has a seat. */
  readonly player?: string;
  readonly visibility?: "open" | "private";
  /** The rematches of this match. */
  readonly previous?: string;
  readonly code?: string;
  readonly id?: string;
  /** 1 to 200; 50 unless told. */
  readonly limit?: number;
}

/** The stream moved on: somebody else wrote first. Nothing of the append was stored. */
export class Conflict extends Error {
  override readonly name = "Conflict";
}

/** The store was closed before it was asked. */
export class StoreClosed extends Error {
  override readonly name = "StoreClosed";
  constructor() {
    super("the store is closed");
  }
}

/**
 * The append-only log of all matches, and their summaries. One stream a match; (stream, version) is unique, which fences off
 * a second writer. What an append was resolved for is on disk.
 */
export interface Store {
  /**
   * Appends all entries or none, with the summary that holds after them. Their versions are expected + 1, + 2 …
   * @throws Conflict when the stream does not end at `expected`; any other error means the entries were not stored either.
   */
  append(stream: string, expected: number, entries: readonly Recorded[], summary: Summary): Promise<void>;
  /** The entries of a stream after a version, in order; none for a stream that does not exist. */
  read(stream: string, after?: number): Promise<readonly Recorded[]>;
  find(query: Query): Promise<readonly Summary[]>;
  /** 32 random bytes in hex under a name: made when first asked for, the same for ever after. */
  secret(name: string): Promise<string>;
  /** Stores what is still under way, then lets go of files and threads. */
  close(): Promise<void>;
}
