import type { DatabaseSync } from "node:sqlite";
import { sealAll } from "./digests.ts";

export type SchemaStep = string | ((db: DatabaseSync) => void);

/** For triggers: `uncountTry` removes a match's old row from its day's counters, `countTry` adds the new one. */
const uncountTry = `
  update day_counts set tries = tries - 1, finished = finished - (coalesce(old.score ->> 0, 1) = 0), changes = changes + 1
    where day = old.day;
  update day_scores set tries = tries - 1 where day = old.day and score = coalesce(old.score, '');`;
const countTry = `
  insert into day_counts (day, tries, finished, changes) select new.day, 1, coalesce(new.score ->> 0, 1) = 0, 1
    where new.day is not null
    on conflict do update set tries = tries + 1, finished = finished + excluded.finished, changes = changes + 1;
  insert into day_scores (day, score, tries) select new.day, coalesce(new.score, ''), 1 where new.day is not null
    on conflict do update set tries = tries + 1;`;

/** Players of a finished match; none for a damaged row: an error would block its repair. */
const endedBy = (row: "old" | "new"): string => `
  select value from json_each(iif(${row}.state = 'over' and json_valid(${row}.players), ${row}.players, '[]'))`;
const uncountPast = `
  update past_counts set matches = matches - 1, changes = changes + 1 where player in (${endedBy("old")});`;
const countPast = `
  insert into past_counts (player, matches, changes) select value, 1, 0 from (${endedBy("new")}) where true
    on conflict do update set matches = matches + 1;`;

const COUNTING = `
  create trigger tries_begin after insert on matches when new.day is not null begin ${countTry} end;
  create trigger tries_end after delete on matches when old.day is not null begin ${uncountTry} end;
  create trigger tries_change after update on matches when old.day is not new.day or old.score is not new.score
    begin ${uncountTry} ${countTry} end;
  create trigger past_begins after insert on matches when new.state = 'over' begin ${countPast} end;
  create trigger past_ends after delete on matches when old.state = 'over' begin ${uncountPast} end;
  create trigger past_changes after update on matches when (old.state = 'over' or new.state = 'over')
    and (old.summary <> new.summary or old.players <> new.players or old.state <> new.state)
    begin ${uncountPast} ${countPast} end;`;

const uncountBoard = `
  update board_counts set matches = matches - 1, won = won - old.board_won where board = old.board;`;
const countBoard = `
  insert into board_counts (board, matches, won) select new.board, 1, new.board_won where new.board is not null
    on conflict do update set matches = matches + 1, won = won + excluded.won;`;

/** Triggers count tries by day and finished matches by player. */
const COUNTERS = `
  create table day_counts (
    day      text    primary key,
    tries    integer not null,
    finished integer not null,
    changes  integer not null
  ) strict, without rowid;
  create table day_scores (
    day   text    not null,
    score text    not null,
    tries integer not null,
    primary key (day, score)
  ) strict, without rowid;
  create table past_counts (
    player  text    primary key,
    matches integer not null,
    changes integer not null
  ) strict, without rowid;
  ${COUNTING}
  insert into day_counts (day, tries, finished, changes)
    select day, count(*), sum(coalesce(score ->> 0, 1) = 0), 1 from matches where day is not null group by day;
  insert into day_scores (day, score, tries)
    select day, coalesce(score, ''), count(*) from matches where day is not null group by day, score;
  insert into past_counts (player, matches, changes)
    select value, count(*), 0 from matches, json_each(iif(json_valid(players), players, '[]'))
    where state = 'over' group by value;
`;

/** A released step is never edited; a change is a new step. */
export const SQLITE_STEPS: readonly SchemaStep[] = [
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
  // Matches of players, in list order.
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
  // All branches of a match have the same root.
  `
  alter table matches add column root text
    generated always as (case when json_valid(summary) then summary ->> '$.from.root' end) virtual;
  create index matches_by_root on matches (root) where root is not null;
  `,
  // The process that has a match's lease.
  `
  create table holders (
    stream text primary key,
    holder text not null
  ) strict, without rowid;
  `,
  // Searches filter by columns of `past`, and read only results from `matches`.
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
  `
  create table talk (
    position integer primary key,
    stream   text    not null,
    aside    integer not null,
    said     text    not null
  ) strict;
  create index talk_by_match on talk (stream, aside, position);
  `,
  // `digest` is null in rows that an earlier release wrote after this step.
  `
  alter table events add column digest text;
  drop trigger if exists events_are_never_changed;
  `,
  sealAll,
  `
  create trigger events_are_never_changed before update on events begin select raise(abort, 'append-only'); end;
  `,
  // One row for a finished log; see log/packing.ts.
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
  `
  create table players (
    id   text    primary key,
    name text    not null default '',
    open integer not null default 0
  ) strict, without rowid;
  `,
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
  // Recovery phrases are stored as digests.
  `
  alter table players add column recovery text not null default '';
  create unique index players_by_recovery on players (recovery) where recovery <> '';
  `,
  `
  alter table players add column gone integer not null default 0;
  `,
  // Scores of daily deals.
  `
  alter table matches add column day text
    generated always as (case when json_valid(summary) then iif(summary ->> '$.daily.counts', summary ->> '$.daily.day', null) end) virtual;
  alter table matches add column score text
    generated always as (case when json_valid(summary) then summary ->> '$.daily.score' end) virtual;
  create index matches_by_day on matches (day, score) where day is not null;
  `,
  // SQLite computes virtual columns at every write and read.
  `
  drop index matches_by_root;
  drop index matches_by_day;
  alter table matches drop column root;
  alter table matches drop column day;
  alter table matches drop column score;
  alter table matches add column root text;
  alter table matches add column day text;
  alter table matches add column score text;
  update matches set root = summary ->> '$.from.root', score = summary ->> '$.daily.score',
    day = iif(summary ->> '$.daily.counts', summary ->> '$.daily.day', null)
    where json_valid(summary) and (summary ->> '$.from' is not null or summary ->> '$.daily' is not null);
  create index matches_by_root on matches (root) where root is not null;
  create index matches_by_day on matches (day, score, changed desc, id) where day is not null;
  `,
  COUNTERS,
  // `deal` is null until a match is over, so that no move writes the index.
  `
  alter table matches add column deal text;
  create index matches_by_deal on matches (deal) where deal is not null;
  `,
  // A branch shares the earlier entries of a finished match. The log of a match that never started, without branches,
  // may be deleted while it is in `abandoned`.
  `
  create table branches (
    stream  text    primary key,
    origin  text    not null,
    version integer not null
  ) strict, without rowid;
  create index branches_by_origin on branches (origin);
  create table abandoned (stream text primary key) strict, without rowid;
  create trigger branches_leave_what_is_over before insert on branches
    when not exists (select 1 from matches where id = new.origin and state = 'over')
    begin select raise(abort, 'only a match that is over has branches'); end;
  create trigger branches_are_never_changed before update on branches begin select raise(abort, 'append-only'); end;
  create trigger branches_are_never_deleted before delete on branches
    when not exists (select 1 from abandoned where stream = old.stream)
    begin select raise(abort, 'append-only'); end;
  create trigger only_what_never_began_is_abandoned before insert on abandoned
    when exists (select 1 from events where stream = new.stream and type = 'MatchStarted' and version > coalesce(
        (select version from branches where stream = new.stream),
        (select max(version) from events where stream = new.stream and type = 'MatchBranched'), 0))
      or exists (select 1 from packed where stream = new.stream)
      or exists (select 1 from branches where origin = new.stream)
    begin select raise(abort, 'append-only'); end;
  drop trigger if exists events_are_never_deleted;
  create trigger events_are_never_deleted before delete on events
    when not exists (select 1 from packed where stream = old.stream and version >= old.version)
      and not exists (select 1 from abandoned where stream = old.stream)
    begin select raise(abort, 'append-only'); end;
  `,
  // Without row ids, rows of a kilobyte fill the inner pages: three times the space, and four times the reads to find a
  // match.
  `
  pragma defer_foreign_keys = on;
  create table matches_before as select * from matches;
  drop table matches;
  create table matches (
    id         text primary key,
    code       text not null,
    state      text not null,
    visibility text not null,
    previous   text,
    changed    text not null,
    players    text not null,
    summary    text not null,
    root       text,
    day        text,
    score      text,
    deal       text
  ) strict;
  insert into matches select id, code, state, visibility, previous, changed, players, summary, root, day, score, deal
    from matches_before order by changed, id;
  drop table matches_before;
  create index matches_by_change on matches (changed desc, id);
  create index matches_by_state on matches (state, changed desc, id);
  create index matches_by_visibility on matches (state, visibility, changed desc, id);
  create index matches_by_code on matches (code);
  create index matches_by_previous on matches (previous) where previous is not null;
  create index matches_by_root on matches (root) where root is not null;
  create index matches_by_day on matches (day, score, changed desc, id) where day is not null;
  create index matches_by_deal on matches (deal) where deal is not null;
  ${COUNTING}
  `,
  // A move writes fewer indexes, and nothing in `places`.
  `
  drop index matches_by_change;
  drop index matches_by_state;
  update places set changed = '' where state <> 'over';
  `,
  // Finds logs to pack without reading the rest.
  `
  alter table to_pack add column since text not null default '';
  update to_pack set since = coalesce((select changed from matches where id = stream), '');
  create index to_pack_by_time on to_pack (since, stream);
  `,
  // `choice`: wants to play with the other player again, or has blocked them.
  `
  create table contacts (
    player text not null,
    other  text not null,
    choice text not null,
    match  text not null,
    primary key (player, other)
  ) strict, without rowid;
  create index contacts_by_other on contacts (other);
  `,
  `
  create table webhooks (
    target   text primary key,
    player   text not null,
    url      text not null,
    format   text not null,
    language text not null,
    origin   text not null
  ) strict, without rowid;
  create index webhooks_by_player on webhooks (player);
  `,
  // `program`: a profile as JSON; empty for people.
  `
  alter table players add column program text not null default '';
  `,
  `
  create table note_sets (
    id      text primary key,
    match   text not null,
    player  text not null,
    name    text not null,
    title   text not null,
    changed text not null,
    size    integer not null,
    text    text not null
  ) strict;
  create index note_sets_by_player on note_sets (player, changed desc, id);
  create index note_sets_by_match on note_sets (match);
  create table note_reports (
    note_set text not null references note_sets on delete cascade,
    player   text not null,
    reason   text not null,
    at       text not null,
    primary key (note_set, player)
  ) strict, without rowid;
  create index note_reports_by_player on note_reports (player);
  `,
  // A player plays each deal at one table. `plan` is JSON.
  `
  create table series (
    id     text primary key,
    opener text    not null,
    listed integer not null,
    opens  text    not null,
    closes text    not null,
    plan   text    not null
  ) strict, without rowid;
  create index series_by_end on series (closes, id);
  create index series_by_opener on series (opener, closes, id);
  create table series_entries (
    series text    not null,
    deal   integer not null,
    player text    not null,
    match  text    not null,
    at     text    not null,
    primary key (series, deal, player)
  ) strict, without rowid;
  create index series_entries_by_match on series_entries (series, deal, match);
  create index series_entries_by_player on series_entries (player, series);
  `,
  `
  create table puzzle_answers (
    day    text    not null,
    player text    not null,
    choice integer not null,
    primary key (day, player)
  ) strict, without rowid;
  create index puzzle_answers_by_player on puzzle_answers (player);
  `,
  // Published boards, and match counters for all boards. `matches.board` is null until a match is over, so that no move
  // writes the index.
  `
  alter table matches add column board text;
  alter table matches add column board_won integer;
  create index matches_by_board on matches (board) where board is not null;
  create table board_counts (
    board   text    primary key,
    matches integer not null,
    won     integer not null
  ) strict, without rowid;
  create trigger boards_begin after insert on matches when new.board is not null begin ${countBoard} end;
  create trigger boards_end after delete on matches when old.board is not null begin ${uncountBoard} end;
  create trigger boards_change after update on matches when old.board is not new.board or old.board_won is not new.board_won
    begin ${uncountBoard} ${countBoard} end;
  create table boards (
    id         text    primary key,
    game       text    not null,
    publisher  text    not null,
    title      text    not null,
    author     text    not null,
    search     text    not null,
    published  text    not null,
    hidden     integer not null default 0,
    featured   text    not null default '',
    definition text    not null
  ) strict;
  create index boards_by_time on boards (published desc, id);
  create index boards_by_publisher on boards (publisher, published);
  create table board_reports (
    board  text not null references boards on delete cascade,
    player text not null,
    at     text not null,
    primary key (board, player)
  ) strict, without rowid;
  create index board_reports_by_player on board_reports (player);
  `,
  `
  create table puzzle_agreements (
    match  text not null,
    player text not null,
    primary key (match, player)
  ) strict, without rowid;
  create index puzzle_agreements_by_player on puzzle_agreements (player);
  `,
  "alter table boards add column odds text not null default ''",
  // `board`: the board of the week; empty for series of players.
  `
  alter table series add column board text not null default '';
  create index series_by_board on series (board, opens) where board <> '';
  `,
];
