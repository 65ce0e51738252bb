import { SCHEMA } from "../../../shared/engine/log/upcast.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { BranchPoint } from "../branch-point.ts";
import type { PastLine } from "../lists/past.ts";
import type { MatchRow } from "../lists/rows.ts";
import { list, texts } from "./connection.ts";

export interface Append {
  readonly stream: string;
  readonly expected: number;
  readonly entries: readonly Recorded[];
  /** Where a new stream branches off. */
  readonly point?: BranchPoint | undefined;
  readonly match: MatchRow;
  /** The epoch of the lease; null without one. */
  readonly epoch: number | null;
}

/** Each row's digest covers the previous row's. */
interface Seals {
  readonly before: string;
  readonly digest: string;
  readonly version: number;
  readonly rows: readonly { readonly version: number; readonly entry: string; readonly digest: string }[];
  /** Whether columns for lookups and the lists of players stay unchanged. */
  readonly isListed: boolean;
}

export type SealedAppend = Append & Seals;

interface Statement {
  readonly sql: string;
  readonly values: string[];
}

/** Parameters and columns of every append: the ends of its stream before and after, and what every move changes. */
const JOB =
  "$2::text[], $3::int[], $4::text[], $5::int[], $6::int[], $7::text[], $8::text[], string_to_array($9, chr(31))";
const COLUMNS = "id, expected, before, epoch, version, digest, changed, summary";

/** Updates the streams that end where they should and whose lease no other process has. */
const moved = (more: string, returning: string): string => `
  moved as (
    update matches set version = job.version, digest = job.digest, changed = job.changed, summary = job.summary::json${more}
    from job where job.expected > 0 and matches.id = job.id and matches.version = job.expected
      and matches.digest = job.before and (matches.holder is null or matches.holder = $1)
      and (job.epoch is null or job.epoch = matches.epoch)
    returning ${returning}
  )`;

/** `(… in …) is true` makes the planner use a hash. */
const ADDED = `
  added as (
    insert into events (stream, version, schema, entry, digest)
      select stream, version, ${SCHEMA}, entry::json, digest
      from unnest($10::text[], $11::int[], string_to_array($12, chr(31)), $13::text[]) as event (stream, version, entry, digest)
      where (stream in (select id from stored)) is true
  )`;

/** The statement for appends that change no other columns and no lists, such as most moves. */
const MOVE = `
  with job as materialized (select * from unnest(${JOB}) as job (${COLUMNS})),
  ${moved("", "matches.id")}, stored as materialized (select id from moved), ${ADDED}
  select id from stored`;

/**
 * The statement for all other appends. `people`, `lines` and `readers` are for the lists of players, and null if those
 * are up to date. Each is one value per append, because the planner would join longer lists row by row.
 */
const ANY = `
  with job as materialized (
    select * from unnest(${JOB}, $14::text[], $15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::text[], string_to_array($21, chr(31)),
      $22::text[], $23::text[], $24::text[], $25::text[], $26::text[], $27::int[], $28::text[], $29::int[]) as
      job (${COLUMNS}, code, state, visibility, previous, root, day, score, players, people, lines, readers, deal, origin, point, board, board_won)
  ), ${moved(
    `, code = job.code, state = job.state,
      visibility = job.visibility, previous = job.previous, root = job.root,
      day = job.day, score = job.score, deal = job.deal, board = job.board, board_won = job.board_won, players = job.players`,
    "job.*",
  )}, begun as (
    insert into matches (id, version, digest, epoch, code, state, visibility, previous, root, day, score, deal,
        board, board_won, changed, players, summary)
      select id, version, digest, coalesce(epoch, 0), code, state, visibility, previous, root, day, score, deal, board, board_won,
        changed, players, summary::json
      from job where expected = 0
    on conflict (id) do update set version = excluded.version, digest = excluded.digest, code = excluded.code,
      state = excluded.state, visibility = excluded.visibility, previous = excluded.previous, root = excluded.root,
      day = excluded.day, score = excluded.score, deal = excluded.deal, board = excluded.board, board_won = excluded.board_won,
      changed = excluded.changed, players = excluded.players, summary = excluded.summary
    where matches.version = 0 and (matches.holder is null or matches.holder = $1)
      and (excluded.epoch = 0 or excluded.epoch = matches.epoch)
    returning id
  ), stored as materialized (
    select * from moved union all select job.* from begun join job using (id)
  ), ${ADDED}, listed as materialized (
    select id, state, visibility, changed, people::text[], lines::json, readers::text[] from stored where people is not null
  ), branched as (
    insert into branches (stream, origin, version) select id, origin, point from stored where origin is not null
  ), ended as (
    insert into to_pack (stream, since) select id, changed from listed where state = 'over'
    on conflict (stream) do update set since = excluded.since
  ), placed as (
    insert into places (id, player, state, visibility, changed)
      select id, player, state, visibility, ended
      from listed, unnest(people) as place (player), lateral (select case state when 'over' then changed else '' end as ended) as at
      where not exists (
        select from places as same where same.id = listed.id and same.player = place.player and same.state = listed.state
          and same.visibility = listed.visibility and same.changed = ended)
    on conflict (id, player) do update
      set state = excluded.state, visibility = excluded.visibility, changed = excluded.changed
  ), unplaced as (
    delete from places using listed where places.id = listed.id and places.player <> all (people)
  ), lined as (
    insert into past (id, player, ended, game, mode, seats, result, names)
      select id, line.* from listed, json_to_recordset(lines) as
        line (player text, ended text, game text, mode text, seats int, result text, names text)
      order by line.player
    on conflict (id, player) do update set ended = excluded.ended, game = excluded.game, mode = excluded.mode,
      seats = excluded.seats, result = excluded.result, names = excluded.names
  ), unlined as (
    delete from past using listed where past.id = listed.id and past.player <> all (readers)
  )
  select id from stored`;

/**
 * The statement for at most one append per stream. An append is made if its stream ends where it should and no other
 * process has the lease. The statement returns the ids of these streams.
 * @param holder the id of this process
 */
export function statementOf(batch: readonly SealedAppend[], holder: string): Statement {
  const column = (of: (append: SealedAppend) => string | number | null) => list(batch.map(of));
  const values = [
    holder,
    column(({ stream }) => stream),
    column(({ expected }) => expected),
    column(({ before }) => before),
    column(({ epoch }) => epoch),
    column(({ version }) => version),
    column(({ digest }) => digest),
    column(({ match }) => match.changed),
    texts(batch.map(({ match }) => match.summary)),
    list(batch.flatMap(({ stream, rows }) => rows.map(() => stream))),
    list(batch.flatMap(({ rows }) => rows.map(({ version }) => version))),
    texts(batch.flatMap(({ rows }) => rows.map(({ entry }) => entry))),
    list(batch.flatMap(({ rows }) => rows.map(({ digest }) => digest))),
  ];
  if (batch.every(({ isListed }) => isListed)) return { sql: MOVE, values };
  const listed = (of: (match: MatchRow) => string) => column(({ match, isListed }) => (isListed ? null : of(match)));
  return {
    sql: ANY,
    values: [
      ...values,
      column(({ match }) => match.code),
      column(({ match }) => match.state),
      column(({ match }) => match.visibility),
      column(({ match }) => match.previous),
      column(({ match }) => match.root),
      column(({ match }) => match.day),
      column(({ match }) => match.score),
      texts(batch.map(({ match }) => match.players)),
      listed(({ players }) => list(JSON.parse(players))),
      // PostgreSQL stores an escaped NUL in JSON, but fails to read it as text.
      listed(({ past }) => past.replaceAll("\\u0000", "\\ufffd")),
      listed(({ past }) => list((JSON.parse(past) as PastLine[]).map(({ player }) => player))),
      column(({ match }) => match.deal),
      column(({ point }) => point?.stream ?? null),
      column(({ point }) => point?.version ?? null),
      column(({ match }) => match.board),
      column(({ match }) => match.board_won),
    ],
  };
}
