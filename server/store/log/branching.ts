import { hash } from "node:crypto";
import type { BranchPoint } from "../branch-point.ts";
import { Unreadable } from "../errors.ts";

/** Branch points of a stream and its ancestors, by stream. */
export type Ancestry = ReadonlyMap<string, BranchPoint>;

export interface BranchRow {
  readonly stream: unknown;
  readonly origin: unknown;
  readonly version: unknown;
}

/**
 * Selects the branch points from a stream back to its origins.
 * @param mark the placeholder of the stream
 */
export const ancestryQuery = (mark: string): string => `
  with recursive line (stream, origin, version) as (
    select stream, origin, version from branches where stream = ${mark}
    -- Not "union all": damaged rows may form a cycle.
    union
    select branches.stream, branches.origin, branches.version from line join branches on branches.stream = line.origin
  )
  select stream, origin, version from line`;

export const ancestryIn = (rows: Iterable<BranchRow>): Ancestry =>
  new Map(
    Array.from(rows, ({ stream, origin, version }) => [
      String(stream),
      { stream: String(origin), version: Number(version) },
    ]),
  );

/** Maximum number of other logs from which a branch's log is assembled. */
const MOST_SHARED = 16;

/**
 * Moves a branch point to the stream that itself stores that version's entry.
 * @param ancestry of the stream that the point names
 * @returns undefined if the log would be assembled from too many others: store all of it
 */
export function sharedPoint({ stream, version }: BranchPoint, ancestry: Ancestry): BranchPoint | undefined {
  let holder = stream;
  for (let point = ancestry.get(holder); point && version <= point.version; point = ancestry.get(holder))
    holder = point.stream;
  let shared = 1;
  for (let point = ancestry.get(holder); point; point = ancestry.get(point.stream)) shared++;
  return shared <= MOST_SHARED ? { stream: holder, version } : undefined;
}

/** A part of a log that one stream stores: the versions from `after` + 1 to `upTo`. */
export interface StreamSegment {
  readonly stream: string;
  /** The version of the stream's branch point; 0 if it is no branch. */
  readonly since: number;
  readonly after: number;
  readonly upTo: number;
}

/** Larger than any version. */
export const LAST = 2 ** 31 - 1;

/**
 * The parts of a log after a version, in order.
 * @throws Unreadable if branch points form a cycle
 */
export function segmentsOf(stream: string, after: number, ancestry: Ancestry): readonly StreamSegment[] {
  const segments: StreamSegment[] = [];
  let [holder, upTo] = [stream, LAST];
  for (let steps = 0; ; steps++) {
    if (steps > ancestry.size) throw new Unreadable("MatchIsDamaged", 1, "its branch points form a cycle");
    const point = ancestry.get(holder);
    const since = point?.version ?? 0;
    if (upTo > Math.max(after, since)) segments.unshift({ stream: holder, since, after: Math.max(after, since), upTo });
    if (!point || point.version <= after) return segments;
    [holder, upTo] = [point.stream, Math.min(upTo, point.version)];
  }
}

/** @throws Unreadable if the last row is of another stream: the branch's own entries are lost */
export function mustEndAs(
  stream: string,
  rows: readonly { readonly stream?: unknown; readonly version?: unknown }[],
): void {
  const last = rows.at(-1);
  if (last && last.stream !== stream) throw new Unreadable("MatchIsDamaged", Number(last.version) + 1, "it is missing");
}

/** The digest before a branch's first row: SHA-256 of its branch point, in hex. */
export const sealOf = ({ stream, version }: BranchPoint): string => hash("sha256", JSON.stringify([stream, version]));
