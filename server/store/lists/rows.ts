import type { ScoreCount } from "../../../shared/engine/daily/standings.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../../shared/engine/people/renaming.ts";
import type { StoredContact } from "../contacts.ts";
import type { DocumentHeader, StoredDocument } from "../documents.ts";
import { fieldsOf } from "../log/upcasting.ts";
import type { NoteSetHeader, NotesReport, ReportedSet, StoredNoteSet } from "../notes.ts";
import type { StoredPlayer, StoredProgram } from "../players.ts";
import type { StoredSubscription } from "../push.ts";
import type { PuzzleAgreement } from "../puzzle-agreements.ts";
import type { StoredPuzzleAnswer } from "../puzzle-answers.ts";
import type { DayCount, PastCount, PastEntry, SummaryVersion } from "../queries.ts";
import type { StoredWebhook } from "../webhooks.ts";
import { pastOf } from "./past.ts";
import { countedDealOf, playersOf, scoreKey, scoreOf } from "./query.ts";

/** `players`: a JSON array of ids; `past`: a JSON array of `PastLine`. */
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
  readonly root: string | null;
  /** The key of a shared deal. The column keeps its original name. */
  readonly day: string | null;
  readonly score: string | null;
  readonly deal: string | null;
  /** The player-defined board that the match counts for, and 1 if a person won it. */
  readonly board: string | null;
  readonly board_won: number | null;
}

export function matchRow(summary: Summary): MatchRow {
  const { id, code, state, visibility, previous = null, changedAt: changed } = summary;
  const players = JSON.stringify(playersOf(summary));
  const past = JSON.stringify(pastOf(summary));
  return {
    ...{ id, code, state, visibility, previous, changed, players, past },
    summary: JSON.stringify(summary),
    root: summary.from?.root ?? null,
    day: countedDealOf(summary) ?? null,
    score: scoreKey(scoreOf(summary)) ?? null,
    deal: summary.deal ?? null,
    board: summary.board?.id ?? null,
    board_won: summary.board ? Number(summary.board.isWon) : null,
  };
}

/**
 * @param held the stored row of `matches`
 * @returns "wrong" if fields differ that every release writes alike, or if this release made the row
 */
export function listingOf(
  held: Readonly<Record<string, unknown>> | undefined,
  due: Summary,
): "earlier" | "later" | "wrong" {
  const row: Readonly<Record<string, unknown>> = { ...matchRow(due) };
  const isAlike = (["code", "state", "changed", "players"] as const).every((column) => held?.[column] === row[column]);
  const summary = isAlike ? (fieldsOf(held?.summary) as Partial<Summary> | undefined) : undefined;
  if (summary?.id !== due.id || summary.version !== due.version || summary.state !== due.state) return "wrong";
  const [made = 0, current = 0] = [summary.summaryVersion, due.summaryVersion];
  if (made === current) return "wrong";
  return made < current ? "earlier" : "later";
}

export const scoreCountIn = ({ day, score, tries }: Readonly<Record<string, unknown>>): ScoreCount => ({
  day: String(day),
  ...(score === "" ? {} : { score: JSON.parse(String(score)) }),
  tries: Number(tries),
});

export const puzzleAnswerIn = ({ day, player, choice }: Readonly<Record<string, unknown>>): StoredPuzzleAnswer => ({
  day: String(day),
  player: String(player),
  choice: Number(choice),
});

export const puzzleAgreementIn = ({ match, player }: Readonly<Record<string, unknown>>): PuzzleAgreement => ({
  match: String(match),
  player: String(player),
});

export const dayCountIn = ({ day, tries, finished, changes }: Readonly<Record<string, unknown>>): DayCount => ({
  day: String(day),
  tries: Number(tries),
  finished: Number(finished),
  changes: Number(changes),
});

export const pastEntryIn = (
  { ended, id }: Readonly<Record<string, unknown>>,
  summary: Summary | undefined,
): PastEntry => ({ ended: String(ended), id: String(id), ...(summary && { summary }) });

export const pastCountIn = (row: Readonly<Record<string, unknown>> | undefined): PastCount => ({
  matches: Number(row?.matches ?? 0),
  changes: Number(row?.changes ?? 0),
});

export const summaryVersionIn = ({
  id,
  game,
  state,
  changed,
  made,
}: Readonly<Record<string, unknown>>): SummaryVersion => ({
  id: String(id),
  game: String(game ?? ""),
  state: String(state),
  changedAt: String(changed),
  summaryVersion: Number(made ?? 0),
});

export const documentLine = (row: Readonly<Record<string, unknown>>): DocumentHeader => ({
  player: String(row.player),
  game: String(row.game),
  id: String(row.id),
  title: String(row.title),
  changedAt: String(row.changed),
});

export const playerIn = (row: Readonly<Record<string, unknown>>): StoredPlayer => ({
  id: String(row.id),
  name: String(row.name),
  isOpen: Boolean(row.open),
  recovery: String(row.recovery),
  program: row.program ? JSON.parse(String(row.program)) : null,
  isGone: Boolean(row.gone),
});

export const subscriptionIn = (row: Readonly<Record<string, unknown>>): StoredSubscription => ({
  player: String(row.player),
  endpoint: String(row.endpoint),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
  language: String(row.language),
});

export const contactIn = (row: Readonly<Record<string, unknown>>): StoredContact => ({
  player: String(row.player),
  other: String(row.other),
  choice: String(row.choice) as StoredContact["choice"],
  match: String(row.match),
});

export const webhookIn = (row: Readonly<Record<string, unknown>>): StoredWebhook => ({
  target: String(row.target) as StoredWebhook["target"],
  player: String(row.player),
  url: String(row.url),
  format: String(row.format) as StoredWebhook["format"],
  language: String(row.language),
  origin: String(row.origin),
});

/** Names by player, without players whose name is not stored. */
export const namesIn = (players: readonly Pick<StoredPlayer, "id" | "name">[]): CurrentNames =>
  new Map(players.filter(({ name }) => name !== "").map(({ id, name }) => [id, name]));

export const programsIn = (players: readonly StoredPlayer[]): readonly StoredProgram[] =>
  players.flatMap(({ id, name, program }) => (program ? [{ id, name, program }] : []));

export const documentIn = (row: Readonly<Record<string, unknown>>): StoredDocument => ({
  ...documentLine(row),
  text: String(row.text),
});

export const noteSetLine = (row: Readonly<Record<string, unknown>>): NoteSetHeader => ({
  id: String(row.id),
  match: String(row.match),
  player: String(row.player),
  name: String(row.name),
  title: String(row.title),
  changedAt: String(row.changed),
  size: Number(row.size),
});

export const noteSetIn = (row: Readonly<Record<string, unknown>>): StoredNoteSet => ({
  ...noteSetLine(row),
  text: String(row.text),
});

export const reportedSetIn = (row: Readonly<Record<string, unknown>>): ReportedSet => ({
  ...noteSetLine(row),
  reports: Number(row.reports),
});

export const notesReportIn = (row: Readonly<Record<string, unknown>>): NotesReport => ({
  set: String(row.note_set),
  player: String(row.player),
  reason: String(row.reason),
  at: String(row.at),
});
