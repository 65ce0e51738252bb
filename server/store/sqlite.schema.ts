import { DatabaseSync } from "node:sqlite";
import { plain } from "./past.ts";
import { sealAll } from "./sqlite.digests.ts";

/** A change of the tables: statements, or what no statement can do. */
type SchemaStep = string | ((db: DatabaseSync) => void);

/** The steps from an empty file to today's tables. A released step is never edited; a change is another step. */
const STEPS: readonly SchemaStep[] = [
  `
  create table events (
    position integer primary key,
    stream   text    not null,
    version  integer not null,
    schema   integer not null,
    type     text    not null,
    at       text    not null,
    cause    text    not null,
    "by"     integer,
    data     text    not null,
    unique (stream, version)
  ) strict;
  create trigger events_are_never_changed before update on events begin select raise(abort, 'append-only'); end;
  create trigger events_are_never_deleted before delete on events begin select raise(abort, 'append-only'); end;

  create table matches (
    id         text primary key,
    code       text not null,
    state      text not null,
    visibility text not null,
    previous   text,
    changed    text not null,
    players    text not null,
    summary    text not null
  ) strict, without rowid;
  create index matches_by_change on matches (changed desc, id);
  create index matches_by_state on matches (state, changed desc, id);
  create index matches_by_visibility on matches (state, visibility, changed desc, id);
  create index matches_by_code on matches (code);
  create index matches_by_previous on matches (previous) where previous is not null;

  create table seats (
    player text not null,
    id     text not null references matches (id),
    primary key (player, id)
  ) strict, without rowid;
  create index seats_by_match on seats (id);

  create table secrets (
    name  text primary key,
    value text not null
  ) strict, without rowid;
  `,
  `
  create table ballast (
    id    integer primary key check (id = 1),
    bytes blob    not null
  ) strict;
  `,
  // A player's matches in the order of lists, however many there are.
  `
  create table places (
    player     text not null,
    state      text not null,
    visibility text not null,
    changed    text not null,
    id         text not null references matches (id),
    primary key (player, state, visibility, changed desc, id)
  ) strict, without rowid;
  insert into places select player, state, visibility, changed, id from seats join matches using (id);
  drop table seats;
  create index places_by_match on places (id);
  `,
  // The matches that are played on from another, by the one that all of them go back to.
  `
  alter table matches add column root text
    generated always as (case when json_valid(summary) then summary ->> '$.from.root' end) virtual;
  create index matches_by_root on matches (root) where root is not null;
  `,
  // Which of several processes a match is played in.
  `
  create table holders (
    stream text primary key,
    holder text not null
  ) strict, without rowid;
  `,
  // Everybody's list of past matches, with all it is searched by in its lines: no search has to look at the matches.
  `
  create table past (
    player text    not null,
    ended  text    not null,
    id     text    not null references matches (id),
    game   text    not null,
    mode   text    not null,
    seats  integer not null,
    result text    not null,
    names  text    not null,
    primary key (player, ended desc, id)
  ) strict, without rowid;
  insert into past (player, ended, id, game, mode, seats, result, names)
    select player, coalesce(summary ->> 'endedAt', changed), id, game, coalesce(summary ->> '$.options.mode', ''),
      json_array_length(summary, '$.seats'),
      case when summary ->> '$.outcome.result' = 'won' and player <> '' and not exists (
        select * from json_each(summary, '$.outcome.winners') as winner
        where json_extract(summary, '$.seats[' || winner.value || '].player') = player
      ) then 'lost' else coalesce(summary ->> '$.outcome.result', '') end,
      coalesce((
        select group_concat(plain(seat.value ->> 'name'), char(10) order by seat.key)
        from json_each(summary, '$.seats') as seat
        where seat.value is not null and seat.value ->> 'player' is not player
      ), '')
    from (
      select player, id from places where state = 'over'
      union all select '', id from matches where state = 'over' and visibility = 'open'
    ) join (select id, changed, summary, summary ->> 'game' as game from matches where json_valid(summary)) using (id);
  create index past_by_match on past (id, player);
  `,
  // What was said last at a match.
  `
  create table talk (
    position integer primary key,
    stream   text    not null,
    aside    integer not null,
    said     text    not null
  ) strict;
  create index talk_by_match on talk (stream, aside, position);
  `,
  // What seals each row of a log; see sqlite.digests.ts. Null where a server of an earlier release wrote beside this one.
  `
  alter table events add column digest text;
  drop trigger if exists events_are_never_changed;
  `,
  sealAll,
  `
  create trigger events_are_never_changed before update on events begin select raise(abort, 'append-only'); end;
  `,
  // Logs of matches that are over, each in one row in place of its events; see packing.ts. And those that are to be packed.
  `
  create table packed (
    stream  text    primary key,
    version integer not null,
    digest  text    not null,
    rows    blob    not null
  ) strict;
  create trigger packed_is_never_deleted before delete on packed begin select raise(abort, 'append-only'); end;
  create trigger packed_only_grows before update on packed when new.stream <> old.stream or new.version <= old.version
    begin select raise(abort, 'append-only'); end;
  create table to_pack (stream text primary key) strict, without rowid;
  insert into to_pack select id from matches where state = 'over';
  drop trigger if exists events_are_never_deleted;
  create trigger events_are_never_deleted before delete on events
    when not exists (select 1 from packed where stream = old.stream and version >= old.version)
    begin select raise(abort, 'append-only'); end;
  `,
  // What players made for a game, and keep here: for themselves alone.
  `
  create table documents (
    player  text not null,
    game    text not null,
    id      text not null,
    title   text not null,
    changed text not null,
    text    text not null,
    primary key (player, game, id)
  ) strict;
  `,
  // What players chose for themselves.
  `
  create table players (
    id   text    primary key,
    name text    not null default '',
    open integer not null default 0
  ) strict, without rowid;
  `,
  // Where players hear of their turns, and which they were told of last, by match.
  `
  create table subscriptions (
    position integer primary key autoincrement,
    player   text    not null,
    endpoint text    not null unique,
    p256dh   text    not null,
    auth     text    not null,
    language text    not null
  ) strict;
  create index subscriptions_by_player on subscriptions (player, position);
  create table notices (
    player  text    not null,
    match   text    not null,
    turn    text    not null,
    at      text    not null,
    muted   integer not null,
    primary key (player, match)
  ) strict, without rowid;
  `,
  // What players come back by.
  `
  alter table players add column recovery text not null default '';
  create unique index players_by_recovery on players (recovery) where recovery <> '';
  `,
  // Who had themselves deleted.
  `
  alter table players add column gone integer not null default 0;
  `,
  // The tries that count on the deals of days, and what those came to.
  `
  alter table matches add column day text
    generated always as (case when json_valid(summary) then iif(summary ->> '$.daily.counts', summary ->> '$.daily.day', null) end) virtual;
  alter table matches add column score text
    generated always as (case when json_valid(summary) then summary ->> '$.daily.score' end) virtual;
  create index matches_by_day on matches (day, score) where day is not null;
  `,
];

/** The schema of databases that this release writes, kept in their `user_version`. */
export const DATABASE_SCHEMA = STEPS.length;

/** A database written by a later release than this one. */
export class UnknownDatabase extends Error {
  override readonly name = "UnknownDatabase";
  constructor(file: string, schema: number) {
    super(`${file} has database schema ${schema}, this release knows up to ${DATABASE_SCHEMA}: update it`);
  }
}

/**
 * A connection to the database in a file, its tables brought up to date. What it commits has reached the disk.
 * @param patience How long to wait for a lock that another process holds, in ms.
 * @throws UnknownDatabase when a later release wrote it.
 */
export function openDatabase(file: string, patience: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: patience });
  try {
    refuseLater(db, file);
    db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
    bringUpToDate(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A connection that changes nothing, and sees the database as it is now however long it looks. @throws UnknownDatabase */
export function openSnapshot(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    refuseLater(db, file);
    const schema = schemaOf(db);
    if (schema < DATABASE_SCHEMA)
      throw new Error(`database schema ${schema} is of an earlier release: start the server once`);
    db.exec("begin");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Tables, indexes and guards of a database that are not as this release makes them, by name. */
export function strangeParts(db: DatabaseSync): string[] {
  const fresh = new DatabaseSync(":memory:");
  take(fresh, STEPS);
  const [held, due] = [db, fresh].map(
    (each) =>
      new Map(
        each
          .prepare("select name, sql from sqlite_schema")
          .all()
          .map(({ name, sql }) => [String(name), sql]),
      ),
  );
  fresh.close();
  return [...new Set([...held!.keys(), ...due!.keys()])].filter((name) => held!.get(name) !== due!.get(name));
}

function take(db: DatabaseSync, steps: readonly SchemaStep[]): void {
  db.function("plain", (name) => plain(String(name)));
  for (const step of steps) {
    if (typeof step === "string") db.exec(step);
    else step(db);
  }
}

const schemaOf = (db: DatabaseSync): number => Number(db.prepare("pragma user_version").get()?.user_version);

function refuseLater(db: DatabaseSync, file: string): void {
  const schema = schemaOf(db);
  if (schema > DATABASE_SCHEMA) throw new UnknownDatabase(file, schema);
}

function bringUpToDate(db: DatabaseSync, file: string): void {
  if (schemaOf(db) === DATABASE_SCHEMA) return;
  db.exec("begin immediate");
  try {
    // Two processes may open a new file at once: the second one sees here what the first one has done.
    refuseLater(db, file);
    take(db, STEPS.slice(schemaOf(db)));
    db.exec(`pragma user_version = ${DATABASE_SCHEMA}; commit`);
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}
