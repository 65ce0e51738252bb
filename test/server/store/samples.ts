import type { Stores } from "../../../server/store/ports.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";

const AT = Date.UTC(2026, 10, 20, 12);

export const moment = (seconds: number): string => new Date(AT + seconds * 1000).toISOString();

/** A sample entry, whose fields depend only on the version. */
export const entry = (v: number, more: object = {}): Recorded => ({
  v,
  at: moment(v),
  cause: `c${v}`,
  ...(v % 2 ? { by: v % 3 } : {}),
  type: v % 2 ? "CardsDrawn" : "TurnStarted",
  ...more,
});

export const entries = (first: number, last: number): Recorded[] =>
  Array.from({ length: last - first + 1 }, (_, index) => entry(first + index));

export const summary = (id: string, version: number, more: Partial<Summary> = {}): Summary => ({
  id,
  code: `code-${id}`,
  game: "tranquility",
  options: { mode: "arch" },
  visibility: "open",
  state: "open",
  version,
  seats: [null, null],
  toAct: [],
  createdAt: moment(0),
  changedAt: moment(version),
  ...more,
});

export const seat = (player: string) => ({ name: player, kind: "human", player }) as const;

/** Appends the versions after `expected` up to `last`. */
export const extend = (store: Stores, stream: string, expected: number, last: number): Promise<void> =>
  store.events.append(stream, expected, entries(expected + 1, last), summary(stream, last));

export const versions = async (store: Stores, stream: string): Promise<number[]> =>
  (await store.events.read(stream)).map(({ v }) => v);
