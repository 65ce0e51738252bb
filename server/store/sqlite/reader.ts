import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { ScoreCount } from "../../../shared/engine/daily/standings.ts";
import type { Recorded } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../../shared/engine/people/renaming.ts";
import { mapInSlices } from "../../slices.ts";
import { BEFORE_ALL } from "../lists/past.ts";
import {
  contactIn,
  dayCountIn,
  documentIn,
  documentLine,
  namesIn,
  pastCountIn,
  pastEntryIn,
  playerIn,
  scoreCountIn,
  subscriptionIn,
  summaryVersionIn,
  webhookIn,
} from "../lists/rows.ts";
import { mustEndAs } from "../log/branching.ts";
import type { PackedLog } from "../log/packing.ts";
import { entryOf, fieldsOf } from "../log/upcasting.ts";
import {
  type DayCount,
  type DocumentHeader,
  type DocumentKey,
  type FinishedMatchesQuery,
  type PastCount,
  type PastEntry,
  type PastPlace,
  type StoredChatMessage,
  type StoredContact,
  type StoredDocument,
  type StoredPlayer,
  type StoredSubscription,
  type StoredWebhook,
  type SummaryQuery,
  type SummaryVersion,
  Unreadable,
  type WebhookTarget,
} from "../ports.ts";
import { logsIn, type SqliteLogRow } from "./log.ts";
import { isCorrupt } from "./salvage.ts";
import { pastSearch, type SqliteStatement, searchFor } from "./search.ts";

export interface SqliteReader {
  /** Reads long logs in slices; other requests are served in between. @throws Unreadable */
  read(stream: string, after: number): Promise<readonly Recorded[]>;
  find(query: SummaryQuery): readonly Summary[];
  past(query: FinishedMatchesQuery): readonly Summary[];
  summaryVersions(after: string, limit: number): readonly SummaryVersion[];
  tries(since: string, until: string): readonly ScoreCount[];
  dayCounts(since: string, until: string): readonly DayCount[];
  pastFrom(player: string, after: PastPlace | undefined, limit: number): readonly PastEntry[];
  pastCount(player: string): PastCount;
  talk(stream: string): readonly StoredChatMessage[];
  documents(of: Pick<DocumentKey, "player" | "game">): readonly DocumentHeader[];
  document(key: DocumentKey): StoredDocument | undefined;
  player(id: string): StoredPlayer | undefined;
  contacts(players: readonly string[], about: readonly string[] | undefined): readonly StoredContact[];
  webhook(target: string): StoredWebhook | undefined;
  webhookTargets(after: string, limit: number): readonly WebhookTarget[];
  subscriptions(player: string): readonly StoredSubscription[];
  subscribers(after: string, limit: number): readonly string[];
  isMuted(player: string, match: string): boolean;
  playerBy(recovery: string): StoredPlayer | undefined;
  names(players: readonly string[]): CurrentNames;
  secret(name: string): string | undefined;
  /** The streams with unpacked logs that have not changed since a moment. */
  toPack(before: string, limit: number): readonly string[];
  /** A log in one row; undefined if it was altered. */
  packed(stream: string): Promise<PackedLog | undefined>;
  /** Those of the streams whose lease another process has. */
  leasedByOthers(holder: string, streams: readonly string[]): readonly string[];
  close(): void;
}

/** Matches that can be packed, those unchanged for longest first. Matches that changed later are not read. */
export const TO_PACK = `
  select stream from to_pack cross join matches on matches.id = stream
  where since < ?1 and matches.changed < ?1 order by since, stream limit ?2`;

/**
 * Reads through its own connection: it sees all commits, and never waits for writes.
 * @param onDamage called with a match whose summary is unreadable; lists omit it
 */
export function reader(db: DatabaseSync, onDamage: (match: string) => void): SqliteReader {
  db.exec("pragma query_only = on");
  const logs = logsIn(db);
  const talk = db.prepare("select aside, said from talk where stream = ? order by position");
  const tries = db.prepare("select day, score, tries from day_scores where day between ? and ? and tries > 0");
  const dayCounts = db.prepare("select * from day_counts where day between ? and ? and tries > 0 order by day");
  const pastFrom = db.prepare(`
    select past.ended, past.id, matches.summary from past cross join matches on matches.id = past.id
    where past.player = ?1 and past.ended >= ?2 and (past.ended > ?2 or past.id < ?3)
    order by past.ended, past.id desc limit ?4`);
  const pastCount = db.prepare("select matches, changes from past_counts where player = ?");
  const summaryVersions = db.prepare(`
    select id, state, changed, iif(json_valid(summary), summary ->> '$.game', null) as game,
      iif(json_valid(summary), summary ->> '$.summaryVersion', null) as made
    from matches where id > ? order by id limit ?`);
  const documents = db.prepare(`
    select player, game, id, title, changed from documents where player = ? and game = ? order by changed desc, id`);
  const document = db.prepare("select * from documents where player = ? and game = ? and id = ?");
  const player = db.prepare("select * from players where id = ?");
  const contacts = db.prepare(`
    select * from contacts where player in (select value from json_each(?1))
      and (?2 is null or other in (select value from json_each(?2)))`);
  const webhook = db.prepare("select * from webhooks where target = ?");
  const webhookTargets = db.prepare("select target from webhooks where target > ? order by target limit ?");
  const subscriptions = db.prepare("select * from subscriptions where player = ? order by position");
  const subscribers = db.prepare("select distinct player from subscriptions where player > ? order by player limit ?");
  const muted = db.prepare("select 1 from notices where player = ? and match = ? and muted = 1");
  const playerBy = db.prepare("select * from players where recovery = ? and recovery <> ''");
  const names = db.prepare("select id, name from players where id in (select value from json_each(?))");
  const secret = db.prepare("select value from secrets where name = ?");
  const others = db.prepare(
    "select stream from holders where holder <> ? and stream in (select value from json_each(?))",
  );
  const toPack = db.prepare(TO_PACK);
  const searches = new Map<string, StatementSync>();

  const prepared = (sql: string): StatementSync => {
    const search = searches.get(sql) ?? db.prepare(sql);
    searches.set(sql, search);
    return search;
  };

  const summaryIn = (row: Readonly<Record<string, unknown>>): Summary | undefined => {
    const summary = fieldsOf(row.summary) as Summary | undefined;
    if (!summary) onDamage(String(row.id));
    return summary;
  };

  const summaries = ({ sql, values }: SqliteStatement): readonly Summary[] =>
    prepared(sql)
      .all(...values)
      .flatMap((row) => summaryIn(row) ?? []);

  return {
    async read(stream, after) {
      const rows = rowsOf(() => logs.rows(stream, after));
      const log = await mapInSlices(rows, (row, i) => entryIn(row, after + i + 1));
      mustEndAs(stream, rows);
      return log;
    },
    find: (query) => summaries(searchFor(query)),
    past: (query) => summaries(pastSearch(query)),
    tries: (since, until) => tries.all(since, until).map(scoreCountIn),
    dayCounts: (since, until) => dayCounts.all(since, until).map(dayCountIn),
    pastFrom: (player, { ended, id } = BEFORE_ALL, limit) =>
      pastFrom.all(player, ended, id, limit).map((row) => pastEntryIn(row, summaryIn(row))),
    pastCount: (player) => pastCountIn(pastCount.get(player)),
    summaryVersions: (after, limit) => summaryVersions.all(after, limit).map(summaryVersionIn),
    talk: (stream) =>
      talk
        .all(stream)
        .map((row) => ({ aside: row.aside === 1, said: String(row.said) }))
        .filter(({ said }) => fieldsOf(said) !== undefined),
    documents: ({ player, game }) => documents.all(player, game).map(documentLine),
    document({ player, game, id }) {
      const row = document.get(player, game, id);
      return row && documentIn(row);
    },
    player(id) {
      const row = player.get(id);
      return row && playerIn(row);
    },
    contacts: (players, about) =>
      contacts.all(JSON.stringify(players), about ? JSON.stringify(about) : null).map(contactIn),
    webhook(target) {
      const row = webhook.get(target);
      return row && webhookIn(row);
    },
    webhookTargets: (after, limit) => webhookTargets.all(after, limit).map(({ target }) => target as WebhookTarget),
    subscriptions: (player) => subscriptions.all(player).map(subscriptionIn),
    subscribers: (after, limit) => subscribers.all(after, limit).map(({ player }) => String(player)),
    isMuted: (player, match) => muted.get(player, match) !== undefined,
    playerBy(recovery) {
      const row = playerBy.get(recovery);
      return row && playerIn(row);
    },
    names: (players) =>
      namesIn(names.all(JSON.stringify(players)).map(({ id, name }) => ({ id: String(id), name: String(name) }))),
    secret(name) {
      const row = secret.get(name);
      return row && String(row.value);
    },
    toPack: (before, limit) => toPack.all(before, limit).map(({ stream }) => String(stream)),
    packed: logs.packed,
    leasedByOthers: (holder, streams) =>
      others.all(holder, JSON.stringify(streams)).map(({ stream }) => String(stream)),
    close: () => db.close(),
  };
}

/** The rows of a query. A broken part of the file affects only the matches with rows in it. */
function rowsOf(ask: () => readonly SqliteLogRow[]): readonly SqliteLogRow[] {
  try {
    return ask();
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    throw new Unreadable("MatchIsDamaged", 0, "the database is damaged where the match is stored");
  }
}

/** The entries in the rows of a log after a version. @throws Unreadable */
export function entriesIn(stream: string, rows: readonly SqliteLogRow[], after: number): readonly Recorded[] {
  const log = rows.map((row, i) => entryIn(row, after + i + 1));
  mustEndAs(stream, rows);
  return log;
}

/** The entry of a row, in the current schema. @throws Unreadable if it is not the expected version */
function entryIn(row: SqliteLogRow, due: number): Recorded {
  const v = Number(row.version);
  const fields = fieldsOf(row.data);
  const by = row.by === null ? {} : { by: Number(row.by) };
  const stamped = fields && {
    v,
    at: String(row.at),
    cause: String(row.cause),
    ...by,
    type: String(row.type),
    ...fields,
  };
  return entryOf(v, due, Number(row.schema), stamped);
}
