import type { Names } from "../../shared/engine/naming.ts";
import type { ScoreCount } from "../../shared/engine/standings.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { pastOf } from "./past.ts";
import { countedDayOf, playersOf, scoreKey } from "./query.ts";
import type { DocumentLine, StoredDocument, StoredPlayer, StoredSubscription } from "./store.ts";

/** What lists know of a match: its row, a JSON array of its players' ids, and one of its lines in lists of past ones. */
export interface MatchRow {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly visibility: string;
  readonly previous: string | null;
  readonly changed: string;
  readonly players: string;
  readonly past: string;
  readonly summary: string;
}

/** The read model of a match, as a database holds it. */
export function matchRow(summary: Summary): MatchRow {
  const { id, code, state, visibility, previous = null, changedAt: changed } = summary;
  const players = JSON.stringify(playersOf(summary));
  const past = JSON.stringify(pastOf(summary));
  return { id, code, state, visibility, previous, changed, players, past, summary: JSON.stringify(summary) };
}

/** What else of a match it is looked up by, where the database does not find it in the summary by itself. */
export interface MatchKeys {
  readonly root: string | null;
  readonly day: string | null;
  readonly score: string | null;
}

export const matchKeys = (summary: Summary): MatchKeys => ({
  root: summary.from?.root ?? null,
  day: countedDayOf(summary) ?? null,
  score: scoreKey(summary.daily?.score) ?? null,
});

/** How many tries of a day came to the same, from their row. */
export const scoreCountIn = ({ day, score, tries }: Readonly<Record<string, unknown>>): ScoreCount => ({
  day: String(day),
  ...(score === null ? {} : { score: JSON.parse(String(score)) }),
  tries: Number(tries),
});

/** A document without its text, from its row. */
export const documentLine = (row: Readonly<Record<string, unknown>>): DocumentLine => ({
  player: String(row.player),
  game: String(row.game),
  id: String(row.id),
  title: String(row.title),
  changedAt: String(row.changed),
});

/** A player, from their row. */
export const playerIn = (row: Readonly<Record<string, unknown>>): StoredPlayer => ({
  id: String(row.id),
  name: String(row.name),
  isOpen: Boolean(row.open),
  recovery: String(row.recovery),
  isGone: Boolean(row.gone),
});

/** A subscription, from its row. */
export const subscriptionIn = (row: Readonly<Record<string, unknown>>): StoredSubscription => ({
  player: String(row.player),
  endpoint: String(row.endpoint),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
  language: String(row.language),
});

/** What players are called, of those who have chosen a name. */
export const namesIn = (players: readonly Pick<StoredPlayer, "id" | "name">[]): Names =>
  new Map(players.filter(({ name }) => name !== "").map(({ id, name }) => [id, name]));

/** A document, from its row. */
export const documentIn = (row: Readonly<Record<string, unknown>>): StoredDocument => ({
  ...documentLine(row),
  text: String(row.text),
});
