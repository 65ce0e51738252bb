import type { MatchFile } from "../../shared/engine/log/format.ts";
import { type Violation, verify } from "../../shared/engine/log/verify.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { gameOf } from "./games.ts";
import { fileOf, playOut, seedOf } from "./play.ts";
import type { Setting } from "./shelf.ts";

/** An entry whose fields a test changes. */
export type LooseEntry = Recorded & Record<string, unknown>;

/** The version of the n-th event of this type, from 0. @throws if there is none */
export function versionOf({ log }: MatchFile, type: string, n = 0): number {
  const entry = log.filter((any) => any.type === type)[n];
  if (!entry) throw new Error(`no ${type} number ${n} in this match`);
  return entry.v;
}

export const entryAt = ({ log }: MatchFile, v: number): LooseEntry => log[v - 1] as LooseEntry;

export const altered = (file: MatchFile, v: number, change: (entry: LooseEntry) => object): MatchFile => ({
  ...file,
  log: file.log.map((entry) => (entry.v === v ? (change(entry as LooseEntry) as Recorded) : entry)),
});

export const headed = (file: MatchFile, fields: object): MatchFile => ({
  ...file,
  header: { ...file.header, ...fields },
});

/** Removes entries; the others keep their versions. */
export const without = (file: MatchFile, ...versions: readonly number[]): MatchFile => ({
  ...file,
  log: file.log.filter(({ v }) => !versions.includes(v)),
});

/** Renumbers the entries, which hides gaps. */
export const renumbered = (file: MatchFile): MatchFile => ({
  ...file,
  log: file.log.map((entry, i) => ({ ...entry, v: i + 1 })),
});

/** Verifies a file after a round trip through JSON. */
export const verdict = (file: MatchFile): Violation | undefined => verify(JSON.parse(JSON.stringify(file)), gameOf);

export const options = { mode: "standard", galateia: true, soloToll: "draw-five", talk: "silent" };
export const setting: Setting = { game: tranquility, options, seats: 3 };

export const cards = (entry: LooseEntry): number[] => entry.cards as number[];

/** A match of random moves with a paid toll, a paid cost and a discarded pair. */
export function eventful(): MatchFile {
  for (let n = 0; ; n++) {
    const file = fileOf(playOut(setting, seedOf(`eventful ${n}`)));
    const types = new Set(file.log.map(({ type }) => type));
    if (!["TollSettled", "CostPaid", "PairDiscarded"].every((type) => types.has(type))) continue;
    const last = entryAt(file, versionOf(file, "TollSettled") - 1);
    if (cards(last).length > 0) return file;
  }
}
