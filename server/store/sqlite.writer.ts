import type { DatabaseSync } from "node:sqlite";
import type { MatchRow } from "./listed.ts";
import type { Packed } from "./packing.ts";
import { digestOf } from "./sqlite.digests.ts";
import { type DocumentKey, MOST_LINES, type Notice, type StoredDocument, type StoredSubscription } from "./store.ts";

/** A row of `events`, but for its stream, version and digest. */
export interface EventRow {
  readonly schema: number;
  readonly type: string;
  readonly at: string;
  readonly cause: string;
  readonly by: number | null;
  readonly data: string;
}

/** What becomes of a player's name and the rest; null where it stays as it is. */
export type PlayerColumns = readonly [
  name: string | null,
  open: number | null,
  recovery: string | null,
  gone: number | null,
];

/** Something to store, all of it or nothing. */
export type Job =
  | {
      readonly kind: "append";
      readonly stream: string;
      /** Who appends; a stream that somebody else holds is not theirs to append to. Absent: whoever holds it. */
      readonly holder?: string;
      readonly expected: number;
      readonly events: readonly EventRow[];
      readonly match: MatchRow;
    }
  /** Takes a match from all lists that has no log. */
  | { readonly kind: "forget"; readonly stream: string }
  | { readonly kind: "acquireLease"; readonly stream: string; readonly holder: string }
  | { readonly kind: "releaseLease"; readonly stream: string; readonly holder: string }
  /** Puts a log in one row in place of its events; or leaves it as it is for good. */
  | { readonly kind: "pack"; readonly stream: string; readonly packed?: Packed }
  | { readonly kind: "say"; readonly stream: string; readonly aside: number; readonly said: string }
  | { readonly kind: "keepSubscription"; readonly subscription: StoredSubscription; readonly most: number }
  | { readonly kind: "dropSubscription"; readonly endpoint: string }
  /** One that must not be given is a conflict. */
  | { readonly kind: "claimNotice"; readonly notice: Notice; readonly quietSince: string }
  | { readonly kind: "releaseNotice"; readonly notice: Omit<Notice, "at"> }
  | { readonly kind: "mute"; readonly player: string; readonly match: string; readonly muted: number }
  /** One more than `most` of its player for its game is a conflict. */
  | { readonly kind: "keepDocument"; readonly document: StoredDocument; readonly most: number }
  | { readonly kind: "dropDocument"; readonly key: DocumentKey }
  | { readonly kind: "changePlayer"; readonly id: string; readonly columns: PlayerColumns }
  | { readonly kind: "dropPossessions"; readonly player: string }
  | { readonly kind: "secret"; readonly name: string; readonly value: string }
  /** Nothing that counts, but as much as many moves: whether it can be stored. */
  | { readonly kind: "probe" };

type Append = Extract<Job, { readonly kind: "append" }>;

const PAST = ["player", "ended", "game", "mode", "seats", "result", "names"];
const FILL_PAST = `
    insert into past (id, ${PAST.join()}) select ?, ${PAST.map((column) => `value ->> '${column}'`).join()} from json_each(?)`;

/** How much a probe stores, in bytes. */
const PROBE = 64 * 1024;

/** What became of a job. Of one that was not stored, nothing was. */
export type Outcome = "stored" | { readonly not: "conflict" | "failure"; readonly message: string };

export interface Writer {
  /** Stores jobs in one transaction and tells what became of each, in their order. A job that fails harms no other. */
  commit(jobs: readonly Job[]): Outcome[];
  /** Moves the write-ahead log into the database and lets go of the file. */
  close(): void;
}

const failure = (error: unknown): Outcome => ({
  not: "failure",
  message: error instanceof Error ? error.message : String(error),
});

/** Writes jobs through a connection that nobody else writes through. */
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
  const addToPack = db.prepare("insert into to_pack (stream) values (?) on conflict do nothing");
  const dropToPack = db.prepare("delete from to_pack where stream = ?");
  const addEvent = db.prepare(`
    insert into events (stream, version, schema, type, at, cause, "by", data, digest)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const putMatch = db.prepare(`
    insert into matches (id, code, state, visibility, previous, changed, players, summary)
    values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set code = excluded.code, state = excluded.state, visibility = excluded.visibility,
      previous = excluded.previous, changed = excluded.changed, players = excluded.players, summary = excluded.summary`);
  const clearMatch = db.prepare("delete from matches where id = ?");
  const clearPlaces = db.prepare("delete from places where id = ?");
  const fillPlaces = db.prepare(`
    insert into places (player, state, visibility, changed, id) select value, ?, ?, ?, ? from json_each(?)`);
  const clearPast = db.prepare("delete from past where id = ?");
  const fillPast = db.prepare(FILL_PAST);
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
    where (select count(*) from documents where player = ?1 and game = ?2) < ?7
      or exists (select 1 from documents where player = ?1 and game = ?2 and id = ?3)
    on conflict do update set title = excluded.title, changed = excluded.changed, text = excluded.text`);
  const clearDocument = db.prepare("delete from documents where player = ? and game = ? and id = ?");

  const putPlayer = db.prepare(`
    insert into players (id, name, open, recovery, gone)
    values (?1, coalesce(?2, ''), coalesce(?3, 0), coalesce(?4, ''), coalesce(?5, 0))
    on conflict (id) do update set name = coalesce(?2, name), open = coalesce(?3, open),
      recovery = coalesce(?4, recovery), gone = coalesce(?5, gone)`);
  const dropPossessions = [
    "delete from documents where player = ?",
    "delete from subscriptions where player = ?",
    "delete from notices where player = ?",
    `delete from talk where stream in (select id from places where player = ?1)
      and instr(said, '"player":"' || ?1 || '"') > 0`,
  ].map((sql) => db.prepare(sql));

  const clearSubscription = db.prepare("delete from subscriptions where endpoint = ?");
  const addSubscription = db.prepare(`
    insert into subscriptions (player, endpoint, p256dh, auth, language) values (?, ?, ?, ?, ?)`);
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

  function perform(job: Job): Outcome {
    if (job.kind === "append") return append(job);
    if (job.kind === "probe") addBallast.run(PROBE);
    else if (job.kind === "secret") addSecret.run(job.name, job.value);
    else if (job.kind === "say") {
      addLine.run(job.stream, job.aside, job.said);
      dropLines.run(job.stream, job.aside);
    } else if (job.kind === "keepDocument") return keepDocument(job.document, job.most);
    else if (job.kind === "dropDocument") clearDocument.run(job.key.player, job.key.game, job.key.id);
    else if (job.kind === "changePlayer") putPlayer.run(job.id, ...job.columns);
    else if (job.kind === "keepSubscription") keepSubscription(job.subscription, job.most);
    else if (job.kind === "dropSubscription") clearSubscription.run(job.endpoint);
    else if (job.kind === "claimNotice") return claimNotice(job.notice, job.quietSince);
    else if (job.kind === "releaseNotice") clearNotice.run(job.notice.player, job.notice.match, job.notice.turn);
    else if (job.kind === "mute") putMuted.run(job.player, job.match, job.muted);
    else if (job.kind === "dropPossessions") for (const drop of dropPossessions) drop.run(job.player);
    else if (job.kind === "forget") return forget(job.stream);
    else if (job.kind === "pack") return pack(job.stream, job.packed);
    else if (job.kind === "acquireLease") putHolder.run(job.stream, job.holder);
    else dropHolder.run(job.stream, job.holder);
    return "stored";
  }

  /** The last version of a stream, and its digest. */
  function headOf(stream: string): { readonly version: number; readonly digest: string } {
    const { version, digest } = { ...(lastRow.get(stream) ?? packedHead.get(stream)) };
    return { version: Number(version ?? 0), digest: String(digest ?? "") };
  }

  const conflict = (stream: string, version: number, expected: number): Outcome => ({
    not: "conflict",
    message: `${stream} is at ${version}, not at ${expected}`,
  });

  function keepDocument({ player, game, id, title, changedAt, text }: StoredDocument, most: number): Outcome {
    const { changes } = putDocument.run(player, game, id, title, changedAt, text, most);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: `${most} documents are there already` };
  }

  function keepSubscription({ player, endpoint, p256dh, auth, language }: StoredSubscription, most: number): void {
    clearSubscription.run(endpoint);
    addSubscription.run(player, endpoint, p256dh, auth, language);
    dropSubscriptions.run(player, most);
  }

  function claimNotice({ player, match, turn, at }: Notice, quietSince: string): Outcome {
    const { changes } = putNotice.run(player, match, turn, at, quietSince);
    return Number(changes) > 0 ? "stored" : { not: "conflict", message: `${player} is not to be told of it` };
  }

  function forget(stream: string): Outcome {
    const { version } = headOf(stream);
    if (version !== 0) return conflict(stream, version, 0);
    for (const clear of [clearPlaces, clearPast, clearMatch]) clear.run(stream);
    return "stored";
  }

  function pack(stream: string, packed: Packed | undefined): Outcome {
    if (packed) {
      const { version, digest, rows } = packed;
      const held = digestAt.get(stream, version)?.digest;
      if (held !== digest) return { not: "conflict", message: `${stream} is not what was packed` };
      putPacked.run(stream, version, digest, rows);
      dropEvents.run(stream, version);
    }
    dropToPack.run(stream);
    return "stored";
  }

  function append({ stream, holder, expected, events, match }: Append): Outcome {
    if (holder !== undefined && stranger.get(stream, holder)) {
      return { not: "conflict", message: `${stream} is held by another process` };
    }
    let { version, digest } = headOf(stream);
    if (version !== expected) return conflict(stream, version, expected);
    for (const row of events) {
      const { schema, type, at, cause, by, data } = row;
      digest = digestOf(digest, stream, ++version, row);
      addEvent.run(stream, version, schema, type, at, cause, by, data, digest);
    }
    const { id, code, state, visibility, previous, changed, summary } = match;
    putMatch.run(id, code, state, visibility, previous, changed, match.players, summary);
    clearPlaces.run(id);
    fillPlaces.run(state, visibility, changed, id, match.players);
    clearPast.run(id);
    fillPast.run(id, match.past);
    if (state === "over" && events.length > 0) addToPack.run(stream);
    return "stored";
  }

  /** One transaction, one wait for the disk. @throws Spoilt when a job failed, not the transaction as such. */
  function together(jobs: readonly Job[]): Outcome[] {
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
   * What the disk could not confirm may lie in the write-ahead log all the same, and a crash now would make it true though it
   * was refused. Something that does not count takes its place; whether that can be confirmed is all the same.
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

  function commit(jobs: readonly Job[]): Outcome[] {
    try {
      return together(jobs);
    } catch (error) {
      // Neither a lock nor a disk gets better by asking once more for each job; a job that spoils a batch is found that way.
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

/** A job that could not be done spoils its batch. */
class Spoilt extends Error {
  override readonly name = "Spoilt";
}

const spoiling =
  (perform: (job: Job) => Outcome) =>
  (job: Job): Outcome => {
    try {
      return perform(job);
    } catch (error) {
      throw new Spoilt(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
