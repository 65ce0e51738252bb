import type { DatabaseSync } from "node:sqlite";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { type MatchRow, matchRow } from "../lists/rows.ts";
import { type BranchPoint, sealOf, sharedPoint } from "../log/branching.ts";
import type { PackedLog } from "../log/packing.ts";
import {
  type DocumentKey,
  MOST_LINES,
  type PlayerNotice,
  type StoredContact,
  type StoredDocument,
  type StoredSubscription,
  type StoredWebhook,
} from "../ports.ts";
import { digestOf } from "./digests.ts";
import { logsIn } from "./log.ts";

/** A row of `events` without its stream, version and digest. */
export interface EventRow {
  readonly schema: number;
  readonly type: string;
  readonly at: string;
  readonly cause: string;
  readonly by: number | null;
  readonly data: string;
}

/** The new values of a player's columns; null leaves a value as it is. */
export type PlayerColumns = readonly [
  name: string | null,
  open: number | null,
  recovery: string | null,
  gone: number | null,
];

/** A packed log for JSON, with its rows in base64. */
export type PackedText = Omit<PackedLog, "rows"> & { readonly rows: string };

/** Something to store, completely or not at all. It is sent to a thread as JSON. */
export type Job =
  | {
      readonly kind: "append";
      readonly stream: string;
      /** The appending process; an append fails if another one holds the stream. Default: any process. */
      readonly holder?: string;
      readonly expected: number;
      readonly events: readonly EventRow[];
      /** Where a new stream branches off: `events` come after that version. */
      readonly point?: BranchPoint;
      /** The match for the lists; its row is made here, outside the serving thread. */
      readonly summary: Summary;
    }
  /** Removes a match without a log from all lists. */
  | { readonly kind: "forget"; readonly stream: string }
  /** Removes a match that never started. A conflict if it has changed or is in use. */
  | { readonly kind: "remove"; readonly stream: string; readonly expected: number }
  | { readonly kind: "acquireLease"; readonly stream: string; readonly holder: string }
  | { readonly kind: "releaseLease"; readonly stream: string; readonly holder: string }
  /** Replaces the events of a log by one packed row; without one, never tries this log again. */
  | { readonly kind: "pack"; readonly stream: string; readonly packed?: PackedText }
  | { readonly kind: "say"; readonly stream: string; readonly aside: number; readonly said: string }
  /** A conflict beyond `most` contacts of the player, or if either player is deleted. */
  | { readonly kind: "keepContact"; readonly contact: StoredContact; readonly most: number }
  | { readonly kind: "dropContact"; readonly player: string; readonly other: string }
  /** A conflict for a deleted player. */
  | { readonly kind: "keepWebhook"; readonly webhook: StoredWebhook }
  | { readonly kind: "dropWebhook"; readonly target: string }
  | { readonly kind: "keepSubscription"; readonly subscription: StoredSubscription; readonly most: number }
  | { readonly kind: "dropSubscription"; readonly endpoint: string }
  /** A conflict if the notice is not allowed. */
  | { readonly kind: "claimNotice"; readonly notice: PlayerNotice; readonly quietSince: string }
  | { readonly kind: "releaseNotice"; readonly notice: Omit<PlayerNotice, "at"> }
  | { readonly kind: "mute"; readonly player: string; readonly match: string; readonly muted: number }
  /** A conflict beyond `most` documents of the player for the game. */
  | { readonly kind: "keepDocument"; readonly document: StoredDocument; readonly most: number }
  | { readonly kind: "dropDocument"; readonly key: DocumentKey }
  | { readonly kind: "changePlayer"; readonly id: string; readonly columns: PlayerColumns }
  | { readonly kind: "dropPossessions"; readonly player: string }
  | { readonly kind: "secret"; readonly name: string; readonly value: string }
  /** Tests whether as many bytes as those of many moves can be stored. */
  | { readonly kind: "probe" };

type Append = Extract<Job, { readonly kind: "append" }>;

const PAST = ["player", "ended", "game", "mode", "seats", "result", "names"];
const FILL_PAST = `
    insert into past (id, ${PAST.join()}) select ?, ${PAST.map((column) => `value ->> '${column}'`).join()} from json_each(?)`;

const PROBE = 64 * 1024;

/** The outcome of a job. A job that was not stored had no effect. */
export type JobOutcome = "stored" | { readonly not: "conflict" | "failure"; readonly message: string };

export interface Writer {
  /** Stores jobs in one transaction and returns their outcomes, in order. A failed job does not affect others. */
  commit(jobs: readonly Job[]): JobOutcome[];
  /** Moves the write-ahead log into the database and closes the file. */
  close(): void;
}

const failure = (error: unknown): JobOutcome => ({
  not: "failure",
  message: error instanceof Error ? error.message : String(error),
});

/** Writes jobs through a connection that nothing else writes through. */
export function writer(db: DatabaseSync): Writer {
  const begin = db.prepare("begin immediate");
  const end = db.prepare("commit");
  const lastRow = db.prepare(`
    select version, digest from events where stream = ? order by version desc limit 1`);
  const packedHead = db.prepare("select version, digest from packed where stream = ?");
  const digestAt = db.prepare("select digest from events where stream = ? and version = ?");
  const putPacked = db.prepare(`
    insert into packed (stream, version, digest, rows) values (?, ?, ?, ?) on conflict (stream)
    do update set version = excluded.version, digest = excluded.digest, rows = excluded.rows`);
  const dropEvents = db.prepare("delete from events where stream = ? and version <= ?");
  const addBranch = db.prepare("insert into branches (stream, origin, version) values (?, ?, ?)");
  const isOver = db.prepare("select 1 from matches where id = ? and state = 'over'");
  const logs = logsIn(db);
  const addToPack = db.prepare(`
    insert into to_pack (stream, since) values (?, ?) on conflict do update set since = excluded.since`);
  const dropToPack = db.prepare("delete from to_pack where stream = ?");
  const addEvent = db.prepare(`
    insert into events (stream, version, schema, type, at, cause, "by", data, digest)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const putMatch = db.prepare(`
    insert into matches (id, code, state, visibility, previous, changed, players, summary, root, day, score, deal)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set code = excluded.code, state = excluded.state, visibility = excluded.visibility,
      previous = excluded.previous, changed = excluded.changed, players = excluded.players, summary = excluded.summary,
      root = excluded.root, day = excluded.day, score = excluded.score, deal = excluded.deal`);
  const newerSummary = db.prepare(`
    select 1 from matches where id = ?1 and json_valid(summary)
      and coalesce(summary ->> '$.summaryVersion', 0) > coalesce(?2 ->> '$.summaryVersion', 0)`);
  const moveMatch = db.prepare(`
    update matches set changed = ?, summary = ?
    where id = ? and code = ? and state = ? and state <> 'over' and visibility = ? and previous is ? and players = ?
      and root is ? and day is ? and score is ? and deal is ?`);
  const clearMatch = db.prepare("delete from matches where id = ?");
  const clearPlaces = db.prepare("delete from places where id = ?");
  const fillPlaces = db.prepare(`
    insert into places (player, state, visibility, changed, id) select value, ?, ?, ?, ? from json_each(?)`);
  const clearPast = db.prepare("delete from past where id = ?");
  const fillPast = db.prepare(FILL_PAST);
  const inUse = db.prepare("select 1 from holders where stream = ?");
  const abandon = db.prepare("insert into abandoned (stream) values (?)");
  const dropStream = [
    "delete from events where stream = ?",
    "delete from branches where stream = ?",
    "delete from talk where stream = ?",
    "delete from notices where match = ?",
    "delete from webhooks where target = 'match:' || ?",
    "delete from abandoned where stream = ?",
  ].map((sql) => db.prepare(sql));
  const addSecret = db.prepare("insert into secrets (name, value) values (?, ?) on conflict do nothing");

  const putHolder = db.prepare("insert or replace into holders (stream, holder) values (?, ?)");
  const dropHolder = db.prepare("delete from holders where stream = ? and holder = ?");
  const stranger = db.prepare("select 1 from holders where stream = ? and holder <> ?");

  const addLine = db.prepare("insert into talk (stream, aside, said) values (?, ?, ?)");
  const dropLines = db.prepare(`
    delete from talk where stream = ?1 and aside = ?2 and position <= (
      select position from talk where stream = ?1 and aside = ?2 order by position desc limit 1 offset ${MOST_LINES})`);

  const putDocument = db.prepare(`
    insert into documents (player, game, id, title, changed, text) select ?1, ?2, ?3, ?4, ?5, ?6
    where ((select count(*) from documents where player = ?1 and game = ?2) < ?7
      or exists (select 1 from documents where player = ?1 and game = ?2 and id = ?3))
      and not exists (select 1 from players where id = ?1 and gone)
    on conflict do update set title = excluded.title, changed = excluded.changed, text = excluded.text`);
  const clearDocument = db.prepare("delete from documents where player = ? and game = ? and id = ?");

  const putPlayer = db.prepare(`
    insert into players (id, name, open, recovery, gone)
    values (?1, coalesce(?2, ''), coalesce(?3, 0), coalesce(?4, ''), coalesce(?5, 0))
    on conflict (id) do update set name = coalesce(?2, name), open = coalesce(?3, open),
      recovery = coalesce(?4, recovery), gone = coalesce(?5, gone)
    where not gone`);
  const dropPossessions = [
    "delete from documents where player = ?",
    "delete from subscriptions where player = ?",
    "delete from notices where player = ?",
    "delete from webhooks where player = ?",
    "delete from contacts where player = ?1 or other = ?1",
    `delete from talk where stream in (select id from places where player = ?1)
      and instr(said, '"player":"' || ?1 || '"') > 0`,
  ].map((sql) => db.prepare(sql));

  const putContact = db.prepare(`
    insert into contacts (player, other, choice, match) select ?1, ?2, ?3, ?4
    where ((select count(*) from contacts where player = ?1) < ?5
      or exists (select 1 from contacts where player = ?1 and other = ?2))
      and not exists (select 1 from players where id in (?1, ?2) and gone)
    on conflict do update set choice = excluded.choice, match = excluded.match`);
  const clearContact = db.prepare("delete from contacts where player = ? and other = ?");

  const putWebhook = db.prepare(`
    insert or replace into webhooks (target, player, url, format, language, origin) select ?1, ?2, ?3, ?4, ?5, ?6
    where not exists (select 1 from players where id = ?2 and gone)`);
  const clearWebhook = db.prepare("delete from webhooks where target = ?");

  const clearSubscription = db.prepare("delete from subscriptions where endpoint = ?");
  const addSubscription = db.prepare(`
    insert into subscriptions (player, endpoint, p256dh, auth, language) select ?1, ?2, ?3, ?4, ?5
    where not exists (select 1 from players where id = ?1 and gone)`);
  const dropSubscriptions = db.prepare(`
    delete from subscriptions where player = ?1 and position <= (
      select position from subscriptions where player = ?1 order by position desc limit 1 offset ?2)`);
  const putNotice = db.prepare(`
    insert into notices (player, match, turn, at, muted) values (?1, ?2, ?3, '', 0)
    on conflict do update set turn = ?3, at = case when turn = '' then '' else ?4 end
    where muted = 0 and turn < ?3 and at <= ?5`);
  const clearNotice = db.prepare("update notices set turn = '', at = '' where player = ? and match = ? and turn = ?");
  const putMuted = db.prepare(`
    insert into notices (player, match, turn, at, muted) values (?1, ?2, '', '', ?3)
    on conflict do update set muted = ?3`);

  const addBallast = db.prepare("insert or replace into ballast (id, bytes) values (1, randomblob(?))");

  function perform(job: Job): JobOutcome {
    if (job.kind === "append") return append(job);
    if (job.kind === "probe") addBallast.run(PROBE);
    else if (job.kind === "secret") addSecret.run(job.name, job.value);
    else if (job.kind === "say") {
      addLine.run(job.stream, job.aside, job.said);
      dropLines.run(job.stream, job.aside);
    } else if (job.kind === "keepDocument") return keepDocument(job.document, job.most);
    else if (job.kind === "dropDocument") clearDocument.run(job.key.player, job.key.game, job.key.id);
    else if (job.kind === "changePlayer") return changePlayer(job.id, job.columns);
    else if (job.kind === "keepContact") return keepContact(job.contact, job.most);
    else if (job.kind === "dropContact") clearContact.run(job.player, job.other);
    else if (job.kind === "keepWebhook") return keepWebhook(job.webhook);
    else if (job.kind === "dropWebhook") clearWebhook.run(job.target);
    else if (job.kind === "keepSubscription") keepSubscription(job.subscription, job.most);
    else if (job.kind === "dropSubscription") clearSubscription.run(job.endpoint);
    else if (job.kind === "claimNotice") return claimNotice(job.notice, job.quietSince);
    else if (job.kind === "releaseNotice") clearNotice.run(job.notice.player, job.notice.match, job.notice.turn);
    else if (job.kind === "mute") putMuted.run(job.player, job.match, job.muted);
    else if (job.kind === "dropPossessions") for (const drop of dropPossessions) drop.run(job.player);
    else if (job.kind === "forget") return forget(job.stream);
    else if (job.kind === "remove") return remove(job.stream, job.expected);
    else if (job.kind === "pack") return pack(job.stream, job.packed);
    else if (job.kind === "acquireLease") putHolder.run(job.stream, job.holder);
    else dropHolder.run(job.stream, job.holder);
    return "stored";
  }

  function headOf(stream: string): { readonly version: number; readonly digest: string } {
    const { version, digest } = { ...(lastRow.get(stream) ?? packedHead.get(stream)) };
    return { version: Number(version ?? 0), digest: String(digest ?? "") };
  }

  const conflict = (stream: string, version: number, expected: number): JobOutcome => ({
    not: "conflict",
    message: `${stream} is at ${version}, not at ${expected}`,
  });

  function keepDocument({ player, game, id, title, changedAt, text }: StoredDocument, most: number): JobOutcome {
    const { changes } = putDocument.run(player, game, id, title, changedAt, text, most);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: `${most} documents are there already` };
  }

  function changePlayer(id: string, columns: PlayerColumns): JobOutcome {
    const { changes } = putPlayer.run(id, ...columns);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: "the player is gone" };
  }

  function keepContact({ player, other, choice, match }: StoredContact, most: number): JobOutcome {
    const { changes } = putContact.run(player, other, choice, match, most);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: `${most} contacts are there already` };
  }

  function keepWebhook({ target, player, url, format, language, origin }: StoredWebhook): JobOutcome {
    const { changes } = putWebhook.run(target, player, url, format, language, origin);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: "the player is gone" };
  }

  function keepSubscription({ player, endpoint, p256dh, auth, language }: StoredSubscription, most: number): void {
    clearSubscription.run(endpoint);
    addSubscription.run(player, endpoint, p256dh, auth, language);
    dropSubscriptions.run(player, most);
  }

  function claimNotice({ player, match, turn, at }: PlayerNotice, quietSince: string): JobOutcome {
    const { changes } = putNotice.run(player, match, turn, at, quietSince);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: `${player} must not be notified` };
  }

  function forget(stream: string): JobOutcome {
    const { version } = headOf(stream);
    if (version !== 0) return conflict(stream, version, 0);
    for (const clear of [clearPlaces, clearPast, clearMatch]) clear.run(stream);
    return "stored";
  }

  function remove(stream: string, expected: number): JobOutcome {
    const { version } = headOf(stream);
    if (version !== expected || version === 0) return conflict(stream, version, expected);
    if (inUse.get(stream)) return { not: "conflict", message: `${stream} is in use` };
    abandon.run(stream);
    for (const drop of dropStream) drop.run(stream);
    for (const clear of [clearPlaces, clearPast, clearMatch]) clear.run(stream);
    return "stored";
  }

  function pack(stream: string, packed: PackedText | undefined): JobOutcome {
    if (packed) {
      const { version, digest, rows } = packed;
      const held = digestAt.get(stream, version)?.digest;
      if (held !== digest) return { not: "conflict", message: `${stream} is not what was packed` };
      putPacked.run(stream, version, digest, Buffer.from(rows, "base64"));
      dropEvents.run(stream, version);
    }
    dropToPack.run(stream);
    return "stored";
  }

  /** The rows that a stream shares with a branch. @throws if some are missing */
  function rowsUpTo({ stream, version }: BranchPoint): readonly EventRow[] {
    const rows = logs.rows(stream, 0).slice(0, version);
    if (rows.length < version) throw new Error(`${stream} has no version ${version}`);
    return rows as unknown as readonly EventRow[];
  }

  function append({ stream, holder, expected, events, point, summary }: Append): JobOutcome {
    if (holder !== undefined && stranger.get(stream, holder)) {
      return { not: "conflict", message: `${stream} is held by another process` };
    }
    let { version, digest } = headOf(stream);
    if (version !== expected) return conflict(stream, version, expected);
    const match = matchRow(summary);
    if (events.length === 0 && newerSummary.get(stream, match.summary))
      return { not: "conflict", message: `${stream} is listed by a later release` };
    const shared = point && isOver.get(point.stream) ? sharedPoint(point, logs.ancestry(point.stream)) : undefined;
    if (shared) {
      addBranch.run(stream, shared.stream, shared.version);
      [version, digest] = [shared.version, sealOf(shared)];
    }
    const copied = point && !shared ? rowsUpTo(point) : [];
    for (const row of [...copied, ...events]) {
      const { schema, type, at, cause, by, data } = row;
      digest = digestOf(digest, stream, ++version, row);
      addEvent.run(stream, version, schema, type, at, cause, by, data, digest);
    }
    // Without events the lists are repaired: any of their rows may be missing.
    if (events.length === 0 || !move(match)) list(match);
    if (match.state === "over" && events.length > 0) addToPack.run(stream, match.changed);
    return "stored";
  }

  /** Writes one row and one index, if only the change time and the summary of an unfinished match change, as with most moves. */
  function move({ id, code, state, visibility, previous, changed, players, summary, ...keys }: MatchRow): boolean {
    const { root, day, score, deal } = keys;
    const values = [changed, summary, id, code, state, visibility, previous, players, root, day, score, deal];
    return Number(moveMatch.run(...values).changes) > 0;
  }

  function list({ id, code, state, visibility, previous, changed, players, past, summary, ...keys }: MatchRow): void {
    const { root, day, score, deal } = keys;
    putMatch.run(id, code, state, visibility, previous, changed, players, summary, root, day, score, deal);
    clearPlaces.run(id);
    fillPlaces.run(state, visibility, state === "over" ? changed : "", id, players);
    clearPast.run(id);
    fillPast.run(id, past);
  }

  /** One transaction, one wait for the disk. @throws Spoilt when a job failed, not the transaction itself */
  function together(jobs: readonly Job[]): JobOutcome[] {
    begin.run();
    try {
      const outcomes = jobs.map(spoiling(perform));
      end.run();
      return outcomes;
    } catch (error) {
      undo();
      if (!(error instanceof Spoilt)) efface();
      throw error;
    }
  }

  /** A full disk may have ended the transaction already. */
  function undo(): void {
    if (db.isTransaction) db.exec("rollback");
  }

  /**
   * A write that the disk could not confirm may still be in the write-ahead log, where a crash would make it permanent although
   * it was refused. Overwrites it with meaningless data, whether or not that can be confirmed.
   */
  function efface(): void {
    try {
      begin.run();
      addBallast.run(1);
      end.run();
    } catch {
      undo();
    }
  }

  function commit(jobs: readonly Job[]): JobOutcome[] {
    try {
      return together(jobs);
    } catch (error) {
      // A lock or a disk does not improve with each retry; only after a faulty job are jobs committed one by one.
      const alone = error instanceof Spoilt && jobs.length > 1;
      return jobs.flatMap((job) => (alone ? commit([job]) : failure(error)));
    }
  }

  return {
    commit,
    close() {
      db.exec("pragma wal_checkpoint(truncate)");
      db.close();
    },
  };
}

/** A job that failed and spoils its batch. */
class Spoilt extends Error {
  override readonly name = "Spoilt";
}

const spoiling =
  (perform: (job: Job) => JobOutcome) =>
  (job: Job): JobOutcome => {
    try {
      return perform(job);
    } catch (error) {
      throw new Spoilt(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
