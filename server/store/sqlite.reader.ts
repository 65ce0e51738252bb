import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Names } from "../../shared/engine/naming.ts";
import type { ScoreCount } from "../../shared/engine/standings.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { documentIn, documentLine, namesIn, playerIn, scoreCountIn, subscriptionIn } from "./listed.ts";
import type { Packed } from "./packing.ts";
import { type LogRow, logsIn } from "./sqlite.log.ts";
import { pastSearch, type Search, searchFor } from "./sqlite.search.ts";
import {
  type DocumentKey,
  type DocumentLine,
  type Line,
  type PastQuery,
  type Query,
  type StoredDocument,
  type StoredPlayer,
  type StoredSubscription,
  Unreadable,
} from "./store.ts";
import { entryOf, fieldsOf } from "./upcasting.ts";

export interface Reader {
  read(stream: string, after: number): readonly Recorded[];
  find(query: Query): readonly Summary[];
  past(query: PastQuery): readonly Summary[];
  tries(since: string, until: string): readonly ScoreCount[];
  talk(stream: string): readonly Line[];
  documents(of: Pick<DocumentKey, "player" | "game">): readonly DocumentLine[];
  document(key: DocumentKey): StoredDocument | undefined;
  player(id: string): StoredPlayer | undefined;
  subscriptions(player: string): readonly StoredSubscription[];
  subscribers(): readonly string[];
  isMuted(player: string, match: string): boolean;
  playerBy(recovery: string): StoredPlayer | undefined;
  names(players: readonly string[]): Names;
  secret(name: string): string | undefined;
  /** The streams whose logs can be packed, as nothing has changed in them since a moment. */
  toPack(before: string, limit: number): readonly string[];
  /** A log in one row; undefined when it is not as it was written. */
  packed(stream: string): Promise<Packed | undefined>;
  /** Those of the streams that another has the lease of. */
  leasedByOthers(holder: string, streams: readonly string[]): readonly string[];
  close(): void;
}

/**
 * Reads through a connection of its own: what has been committed, and never waits for what is being written.
 * @param onDamage told of a match whose summary cannot be read; lists go without it
 */
export function reader(db: DatabaseSync, onDamage: (match: string) => void): Reader {
  db.exec("pragma query_only = on");
  const logs = logsIn(db);
  const talk = db.prepare("select aside, said from talk where stream = ? order by position");
  const tries = db.prepare(
    "select day, score, count(*) as tries from matches where day between ? and ? group by day, score",
  );
  const documents = db.prepare(`
    select player, game, id, title, changed from documents where player = ? and game = ? order by changed desc, id`);
  const document = db.prepare("select * from documents where player = ? and game = ? and id = ?");
  const player = db.prepare("select * from players where id = ?");
  const subscriptions = db.prepare("select * from subscriptions where player = ? order by position");
  const subscribers = db.prepare("select distinct player from subscriptions order by player");
  const muted = db.prepare("select 1 from notices where player = ? and match = ? and muted = 1");
  const playerBy = db.prepare("select * from players where recovery = ? and recovery <> ''");
  const names = db.prepare("select id, name from players where id in (select value from json_each(?))");
  const secret = db.prepare("select value from secrets where name = ?");
  const others = db.prepare(
    "select stream from holders where holder <> ? and stream in (select value from json_each(?))",
  );
  const toPack = db.prepare(`
    select stream from to_pack join matches on matches.id = stream where matches.changed < ? limit ?`);
  const searches = new Map<string, StatementSync>();

  const prepared = (sql: string): StatementSync => {
    const search = searches.get(sql) ?? db.prepare(sql);
    searches.set(sql, search);
    return search;
  };

  const summaries = ({ sql, values }: Search): readonly Summary[] =>
    prepared(sql)
      .all(...values)
      .flatMap((row): Summary | [] => {
        const summary = fieldsOf(row.summary) as Summary | undefined;
        if (!summary) onDamage(String(row.id));
        return summary ?? [];
      });

  return {
    read: (stream, after) => rowsOf(() => logs.rows(stream, after)).map((row, i) => entryIn(row, after + i + 1)),
    find: (query) => summaries(searchFor(query)),
    past: (query) => summaries(pastSearch(query)),
    tries: (since, until) => tries.all(since, until).map(scoreCountIn),
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
    subscriptions: (player) => subscriptions.all(player).map(subscriptionIn),
    subscribers: () => subscribers.all().map(({ player }) => String(player)),
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

/** SQLite's own code for a file whose pages are not what they should be. */
const CORRUPT = 11;

/** What was asked for. A part of the file that is broken is the end of those alone whose rows lie there. */
function rowsOf(ask: () => readonly LogRow[]): readonly LogRow[] {
  try {
    return ask();
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== CORRUPT) throw error;
    throw new Unreadable("MatchIsDamaged", 0, "the database is broken where it lies");
  }
}

/** The entry that a row holds, in today's schema. @throws Unreadable unless it is the one that is due. */
function entryIn(row: LogRow, due: number): Recorded {
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
