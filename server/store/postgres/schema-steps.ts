/** A released step is never edited; a change is a new step. */
export const POSTGRES_STEPS: readonly string[] = [
  `
  create table matches (
    id         text collate "C" primary key,
    -- 0 where nothing has been appended yet, and somebody has taken the lease already.
    version    integer not null,
    digest     text    not null default '',
    -- The process that has the lease; see postgres.leases.ts.
    holder     text,
    former     text,
    epoch      integer not null default 0,
    code       text    not null default '',
    state      text    not null default '',
    visibility text    not null default '',
    previous   text collate "C",
    root       text collate "C",
    changed    text collate "C" not null default '',
    players    text    not null default '[]',
    summary    json
  );
  -- One for all lists: each index is written at every move.
  create index matches_by_change on matches (state, visibility, changed desc, id);
  create index matches_by_code on matches (code);
  create index matches_by_previous on matches (previous) where previous is not null;
  create index matches_by_root on matches (root) where root is not null;

  create table events (
    stream  text collate "C" not null,
    version integer not null,
    schema  integer not null,
    entry   json    not null,
    digest  text    not null,
    primary key (stream, version)
  );
  create function append_only() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$;
  create trigger events_are_never_changed before update on events for each row execute function append_only();
  create trigger events_are_never_emptied before truncate on events for each statement execute function append_only();

  create table places (
    id         text collate "C" not null references matches (id),
    player     text collate "C" not null,
    state      text not null,
    visibility text not null,
    -- Of a match that is over; '' before, so that a move writes nothing here. Few are open or live, and are looked at.
    changed    text collate "C" not null,
    primary key (id, player)
  );
  create index places_by_player on places (player, state, visibility, changed desc, id);

  create table past (
    id     text collate "C" not null references matches (id),
    player text collate "C" not null,
    ended  text collate "C" not null,
    game   text    not null,
    mode   text    not null,
    seats  integer not null,
    result text    not null,
    names  text    not null,
    primary key (id, player)
  );
  create index past_by_player on past (player, ended desc, id) include (game, mode, seats, result);

  create table talk (
    position bigint generated always as identity primary key,
    stream   text collate "C" not null,
    aside    boolean not null,
    said     text    not null
  );
  create index talk_by_match on talk (stream, aside, position);

  create table secrets (name text primary key, value text not null);
  create table probe (id integer primary key check (id = 1), bytes bytea not null);

  -- Logs of matches that are over, each in one row in place of its events; see packing.ts. And those that are to be packed.
  create table packed (
    stream  text collate "C" primary key,
    version integer not null,
    digest  text    not null,
    rows    bytea   not null
  );
  alter table packed alter column rows set storage external;
  create table to_pack (stream text collate "C" primary key);
  create function append_only_but_packed() returns trigger language plpgsql as $$ begin
    if exists (select from packed where packed.stream = old.stream and packed.version >= old.version) then return old; end if;
    raise exception '% is append-only', tg_table_name;
  end $$;
  create function only_grows() returns trigger language plpgsql as $$ begin
    if new.stream = old.stream and new.version > old.version then return new; end if;
    raise exception '% is append-only', tg_table_name;
  end $$;
  create trigger events_are_never_deleted before delete on events for each row execute function append_only_but_packed();
  create trigger packed_only_grows before update on packed for each row execute function only_grows();
  create trigger packed_is_never_deleted before delete on packed for each row execute function append_only();
  create trigger packed_is_never_emptied before truncate on packed for each statement execute function append_only();

  -- Who runs, and when each was heard of last, by the database's own clock.
  create table processes (id text primary key, seen timestamptz not null);
  `,
  // Some early databases already have this index.
  `
  create index if not exists past_by_kind on past (player, game, mode, seats, result, ended desc, id);
  `,
  // `backend`: id of PostgreSQL's process. Earlier releases do not set it.
  `
  alter table processes add column backend integer;
  `,
  // Tables for searches by a part of a companion's name. A trigger fills them, also for earlier releases. It inserts in
  // order, to prevent deadlocks.
  `
  create table companions (
    player text collate "C" not null,
    name   text collate "C" not null,
    primary key (player, name)
  );
  create table past_companions (
    player text collate "C" not null,
    name   text collate "C" not null,
    ended  text collate "C" not null,
    id     text collate "C" not null,
    game   text    not null,
    mode   text    not null,
    seats  integer not null,
    result text    not null
  );
  create unique index past_companions_by_name on past_companions (player, name, ended desc, id) include (game, mode, seats, result);
  create function list_companions() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      delete from past_companions where player = old.player and name = any(string_to_array(old.names, chr(10)))
        and ended = old.ended and id = old.id;
    end if;
    if tg_op <> 'DELETE' and new.player <> '' then
      insert into past_companions (player, name, ended, id, game, mode, seats, result)
        select distinct new.player, name, new.ended, new.id, new.game, new.mode, new.seats, new.result
        from unnest(string_to_array(new.names, chr(10))) as name
        on conflict (player, name, ended, id) do update
          set game = excluded.game, mode = excluded.mode, seats = excluded.seats, result = excluded.result;
      insert into companions (player, name)
        select distinct new.player, name from unnest(string_to_array(new.names, chr(10))) as name order by name
        on conflict do nothing;
    end if;
    return null;
  end $$;
  create trigger past_lists_companions after insert or update or delete on past for each row execute function list_companions();
  insert into past_companions (player, name, ended, id, game, mode, seats, result)
    select distinct player, name, ended, id, game, mode, seats, result
    from past, unnest(string_to_array(names, chr(10))) as name where player <> '';
  insert into companions (player, name) select distinct player, name from past_companions;
  `,
  // Keeps most moves from changing an indexed column: live matches are ordered by ten-minute periods. Half of each page
  // is left for new row versions.
  `
  alter table matches add column changed_about text collate "C" not null
    generated always as (case state when 'live' then left(changed, 15) else changed end) stored;
  drop index matches_by_change;
  create index matches_by_change on matches (state, visibility, changed_about desc, id);
  alter table matches set (fillfactor = 50);
  `,
  `
  create table documents (
    player  text collate "C" not null,
    game    text collate "C" not null,
    id      text collate "C" not null,
    title   text not null,
    changed text collate "C" not null,
    text    text not null,
    primary key (player, game, id)
  );
  `,
  `
  create table players (
    id   text collate "C" primary key,
    name text    not null default '',
    open boolean not null default false
  );
  `,
  `
  create table subscriptions (
    position bigint generated always as identity primary key,
    player   text collate "C" not null,
    endpoint text collate "C" not null unique,
    p256dh   text not null,
    auth     text not null,
    language text not null
  );
  create index subscriptions_by_player on subscriptions (player, position);
  create table notices (
    player  text collate "C" not null,
    match   text collate "C" not null,
    turn    text collate "C" not null,
    at      text collate "C" not null,
    muted   boolean not null,
    primary key (player, match)
  );
  `,
  // Recovery phrases are stored as digests.
  `
  alter table players add column recovery text not null default '';
  create unique index players_by_recovery on players (recovery) where recovery <> '';
  `,
  `
  alter table players add column gone boolean not null default false;
  `,
  // Scores of daily deals.
  `
  alter table matches add column day text collate "C", add column score text collate "C";
  create index matches_by_day on matches (day, score) where day is not null;
  `,
  // Triggers count tries by day and finished matches by player, also for earlier releases. A day is locked before its
  // scores, to prevent deadlocks.
  `
  create table day_counts (
    day      text collate "C" primary key,
    tries    integer not null,
    finished integer not null,
    changes  integer not null
  );
  create table day_scores (
    day   text collate "C" not null,
    score text collate "C" not null,
    tries integer not null,
    primary key (day, score)
  );
  create table past_counts (
    player  text collate "C" primary key,
    matches integer not null,
    changes integer not null
  );
  create function is_finished(score text) returns integer language sql immutable as
    $$ select case when score::json ->> 0 = '0' then 1 else 0 end $$;
  create function count_tries() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and (old.day, old.score) is not distinct from (new.day, new.score) then return null; end if;
    if tg_op <> 'INSERT' and old.day is not null then
      update day_counts set tries = tries - 1, finished = finished - is_finished(old.score), changes = changes + 1
        where day = old.day;
      update day_scores set tries = tries - 1 where day = old.day and score = coalesce(old.score, '');
    end if;
    if tg_op <> 'DELETE' and new.day is not null then
      insert into day_counts as held (day, tries, finished, changes) values (new.day, 1, is_finished(new.score), 1)
        on conflict (day) do update
          set tries = held.tries + 1, finished = held.finished + excluded.finished, changes = held.changes + 1;
      insert into day_scores as held (day, score, tries) values (new.day, coalesce(new.score, ''), 1)
        on conflict (day, score) do update set tries = held.tries + 1;
    end if;
    return null;
  end $$;
  create trigger matches_count_tries after insert or delete or update of day, score on matches
    for each row execute function count_tries();
  create function count_past() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and (old.state, old.players, old.summary::text) is not distinct from (new.state, new.players, new.summary::text)
      then return null; end if;
    if tg_op <> 'INSERT' and old.state = 'over' then
      update past_counts set matches = matches - 1, changes = changes + 1
        where player in (select json_array_elements_text(old.players::json));
    end if;
    if tg_op <> 'DELETE' and new.state = 'over' then
      insert into past_counts as held (player, matches, changes)
        select player, 1, 0 from json_array_elements_text(new.players::json) as player order by player
        on conflict (player) do update set matches = held.matches + 1;
    end if;
    return null;
  end $$;
  create trigger past_begins after insert on matches for each row when (new.state = 'over') execute function count_past();
  create trigger past_ends after delete on matches for each row when (old.state = 'over') execute function count_past();
  create trigger past_changes after update on matches for each row when (old.state = 'over' or new.state = 'over')
    execute function count_past();
  insert into day_counts (day, tries, finished, changes)
    select day, count(*), sum(is_finished(score)), 1 from matches where day is not null group by day;
  insert into day_scores (day, score, tries)
    select day, coalesce(score, ''), count(*) from matches where day is not null group by day, score;
  insert into past_counts (player, matches, changes)
    select player, count(*), 0 from matches, json_array_elements_text(players::json) as player
    where state = 'over' group by player;
  `,
  // `deal` is null until a match is over, so that no move writes the index.
  `
  alter table matches add column deal text collate "C";
  create index matches_by_deal on matches (deal) where deal is not null;
  `,
  // A branch shares the earlier entries of a finished match. The log of a match that never started, without branches,
  // may be deleted while it is in `abandoned`.
  `
  create table branches (
    stream  text collate "C" primary key,
    origin  text collate "C" not null,
    version integer not null
  );
  create index branches_by_origin on branches (origin);
  create table abandoned (stream text collate "C" primary key);
  create function only_what_is_over_has_branches() returns trigger language plpgsql as $$ begin
    if exists (select from matches where id = new.origin and state = 'over') then return new; end if;
    raise exception 'only a match that is over has branches';
  end $$;
  create function append_only_but_abandoned() returns trigger language plpgsql as $$ begin
    if exists (select from abandoned where abandoned.stream = old.stream) then return old; end if;
    raise exception '% is append-only', tg_table_name;
  end $$;
  create function only_what_never_began() returns trigger language plpgsql as $$ begin
    if not exists (select from events where stream = new.stream and position('"type":"MatchStarted"' in entry::text) > 0
        and version > coalesce((select version from branches where stream = new.stream), (select max(version) from events
          where stream = new.stream and position('"type":"MatchBranched"' in entry::text) > 0), 0))
      and not exists (select from packed where stream = new.stream)
      and not exists (select from branches where origin = new.stream) then return new; end if;
    raise exception '% is append-only', new.stream;
  end $$;
  create or replace function append_only_but_packed() returns trigger language plpgsql as $$ begin
    if exists (select from packed where packed.stream = old.stream and packed.version >= old.version)
      or exists (select from abandoned where abandoned.stream = old.stream) then return old; end if;
    raise exception '% is append-only', tg_table_name;
  end $$;
  create trigger branches_leave_what_is_over before insert on branches
    for each row execute function only_what_is_over_has_branches();
  create trigger branches_are_never_changed before update on branches for each row execute function append_only();
  create trigger branches_are_never_deleted before delete on branches for each row execute function append_only_but_abandoned();
  create trigger branches_are_never_emptied before truncate on branches for each statement execute function append_only();
  create trigger only_what_never_began_is_abandoned before insert on abandoned
    for each row execute function only_what_never_began();
  `,
  // Commits wait for the disk even if a pooler dropped the session's settings.
  `
  create function commit_to_disk() returns trigger language plpgsql as $$ begin
    if current_setting('synchronous_commit') not in ('on', 'remote_apply') then
      perform set_config('synchronous_commit', 'on', true);
    end if;
    return null;
  end $$;
  ${[
    "events",
    "branches",
    "matches",
    "packed",
    "talk",
    "documents",
    "players",
    "subscriptions",
    "notices",
    "secrets",
    "probe",
  ]
    .map(
      (table) => `create trigger commits_to_disk before insert or update or delete on ${table}
    for each statement execute function commit_to_disk();`,
    )
    .join("\n  ")}
  `,
  // Finds logs to pack without reading the rest. Earlier releases do not set `since`: their matches come first.
  `
  alter table to_pack add column since text collate "C" not null default '';
  update to_pack set since = changed from matches where id = stream;
  create index to_pack_by_time on to_pack (since, stream);
  `,
  // `choice`: wants to play with the other player again, or has blocked them.
  `
  create table contacts (
    player text collate "C" not null,
    other  text collate "C" not null,
    choice text not null,
    match  text collate "C" not null,
    primary key (player, other)
  );
  create index contacts_by_other on contacts (other);
  create trigger commits_to_disk before insert or update or delete on contacts
    for each statement execute function commit_to_disk();
  `,
  `
  create table webhooks (
    target   text collate "C" primary key,
    player   text collate "C" not null,
    url      text not null,
    format   text not null,
    language text not null,
    origin   text not null
  );
  create index webhooks_by_player on webhooks (player);
  create trigger commits_to_disk before insert or update or delete on webhooks
    for each statement execute function commit_to_disk();
  `,
  // `program`: a profile as JSON; empty for people.
  `
  alter table players add column program text not null default '';
  `,
  `
  create table note_sets (
    id      text collate "C" primary key,
    match   text collate "C" not null,
    player  text collate "C" not null,
    name    text not null,
    title   text not null,
    changed text collate "C" not null,
    size    integer not null,
    text    text not null
  );
  create index note_sets_by_player on note_sets (player, changed desc, id);
  create index note_sets_by_match on note_sets (match);
  create table note_reports (
    note_set text collate "C" not null references note_sets on delete cascade,
    player   text collate "C" not null,
    reason   text not null,
    at       text collate "C" not null,
    primary key (note_set, player)
  );
  create index note_reports_by_player on note_reports (player);
  create trigger commits_to_disk before insert or update or delete on note_sets
    for each statement execute function commit_to_disk();
  create trigger commits_to_disk before insert or update or delete on note_reports
    for each statement execute function commit_to_disk();
  `,
  // A player plays each deal at one table. `plan` is JSON.
  `
  create table series (
    id     text collate "C" primary key,
    opener text collate "C" not null,
    listed integer not null,
    opens  text collate "C" not null,
    closes text collate "C" not null,
    plan   text not null
  );
  create index series_by_end on series (closes, id);
  create index series_by_opener on series (opener, closes, id);
  create table series_entries (
    series text collate "C" not null,
    deal   integer not null,
    player text collate "C" not null,
    match  text collate "C" not null,
    at     text collate "C" not null,
    primary key (series, deal, player)
  );
  create index series_entries_by_match on series_entries (series, deal, match);
  create index series_entries_by_player on series_entries (player, series);
  create trigger commits_to_disk before insert or update or delete on series
    for each statement execute function commit_to_disk();
  create trigger commits_to_disk before insert or update or delete on series_entries
    for each statement execute function commit_to_disk();
  `,
  `
  create table puzzle_answers (
    day    text collate "C" not null,
    player text collate "C" not null,
    choice integer not null,
    primary key (day, player)
  );
  create index puzzle_answers_by_player on puzzle_answers (player);
  create trigger commits_to_disk before insert or update or delete on puzzle_answers
    for each statement execute function commit_to_disk();
  `,
  // Published boards, and match counters for all boards. `matches.board` is null until a match is over, so that no move
  // writes the index.
  `
  alter table matches add column board text collate "C", add column board_won integer;
  create index matches_by_board on matches (board) where board is not null;
  create table board_counts (
    board   text collate "C" primary key,
    matches integer not null,
    won     integer not null
  );
  create function count_boards() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and (old.board, old.board_won) is not distinct from (new.board, new.board_won) then return null; end if;
    if tg_op <> 'INSERT' and old.board is not null then
      update board_counts set matches = matches - 1, won = won - old.board_won where board = old.board;
    end if;
    if tg_op <> 'DELETE' and new.board is not null then
      insert into board_counts as held (board, matches, won) values (new.board, 1, new.board_won)
        on conflict (board) do update set matches = held.matches + 1, won = held.won + excluded.won;
    end if;
    return null;
  end $$;
  create trigger matches_count_boards after insert or delete or update of board, board_won on matches
    for each row execute function count_boards();
  create table boards (
    id         text collate "C" primary key,
    game       text not null,
    publisher  text collate "C" not null,
    title      text not null,
    author     text not null,
    search     text not null,
    published  text collate "C" not null,
    hidden     integer not null default 0,
    featured   text collate "C" not null default '',
    definition text not null
  );
  create index boards_by_time on boards (published desc, id);
  create index boards_by_publisher on boards (publisher, published);
  create table board_reports (
    board  text collate "C" not null references boards on delete cascade,
    player text collate "C" not null,
    at     text collate "C" not null,
    primary key (board, player)
  );
  create index board_reports_by_player on board_reports (player);
  create trigger commits_to_disk before insert or update or delete on boards
    for each statement execute function commit_to_disk();
  create trigger commits_to_disk before insert or update or delete on board_reports
    for each statement execute function commit_to_disk();
  `,
  `
  create table puzzle_agreements (
    match  text collate "C" not null,
    player text collate "C" not null,
    primary key (match, player)
  );
  create index puzzle_agreements_by_player on puzzle_agreements (player);
  create trigger commits_to_disk before insert or update or delete on puzzle_agreements
    for each statement execute function commit_to_disk();
  `,
  "alter table boards add column odds text not null default ''",
  // `board`: the board of the week; empty for series of players.
  `
  alter table series add column board text collate "C" not null default '';
  create index series_by_board on series (board, opens) where board <> '';
  `,
];
