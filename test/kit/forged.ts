import type { MatchFile } from "../../shared/engine/format.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import { type Violation, verify } from "../../shared/engine/verify.ts";
import { gameOf } from "../../shared/games/index.ts";

/** An event that a forger may write anything into. */
export type Loose = Recorded & Record<string, unknown>;

/** The version of the n-th event of this type (0-based). */
export function versionOf({ log }: MatchFile, type: string, n = 0): number {
  const entry = log.filter((any) => any.type === type)[n];
  if (!entry) throw new Error(`no ${type} number ${n} in this match`);
  return entry.v;
}

/** The event of a version. */
export const entryAt = ({ log }: MatchFile, v: number): Loose => log[v - 1] as Loose;

/** The file with the event of one version made another. */
export const altered = (file: MatchFile, v: number, change: (entry: Loose) => object): MatchFile => ({
  ...file,
  log: file.log.map((entry) => (entry.v === v ? (change(entry as Loose) as Recorded) : entry)),
});

/** The file with another header. */
export const headed = (file: MatchFile, fields: object): MatchFile => ({
  ...file,
  header: { ...file.header, ...fields },
});

/** The file without the events of these versions; the others keep their numbers. */
export const without = (file: MatchFile, ...versions: readonly number[]): MatchFile => ({
  ...file,
  log: file.log.filter(({ v }) => !versions.includes(v)),
});

/** The file with its events numbered anew, so that none seems to be missing. */
export const renumbered = (file: MatchFile): MatchFile => ({
  ...file,
  log: file.log.map((entry, i) => ({ ...entry, v: i + 1 })),
});

/** What verify says of a file, after a journey through JSON. */
export const verdict = (file: MatchFile): Violation | undefined => verify(JSON.parse(JSON.stringify(file)), gameOf);
