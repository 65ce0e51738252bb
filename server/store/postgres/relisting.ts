import type { TransactionSql } from "postgres";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { PastLine } from "../lists/past.ts";
import { matchRow } from "../lists/rows.ts";
import { list } from "./connection.ts";

/**
 * PostgreSQL cannot read fields of JSON with an escaped NUL, so this matches the text. No string contains the pattern:
 * its quotation marks would be escaped.
 */
export const summaryVersionText = (summary: string): string =>
  `substring(${summary}::text from ',"summaryVersion":(\\d+)[,}]')`;

const RELIST = `
  insert into matches (id, version, digest, code, state, visibility, previous, root, day, score, deal,
    board, board_won, changed, players, summary)
    select due.id, due.version, coalesce(events.digest, packed.digest), code, state, visibility, previous, root, day, score, deal,
      board, board_won, changed, players, summary::json
    from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::int[])
      as due (id, version, code, state, visibility, previous, root, day, score, deal, changed, players, summary, board, board_won)
    left join events on events.stream = due.id and events.version = due.version
    left join packed on packed.stream = due.id and packed.version = due.version
    where events.digest is not null or packed.digest is not null
  on conflict (id) do update set digest = excluded.digest, code = excluded.code, state = excluded.state,
    visibility = excluded.visibility, previous = excluded.previous, root = excluded.root, day = excluded.day,
    score = excluded.score, deal = excluded.deal, board = excluded.board, board_won = excluded.board_won, changed = excluded.changed,
    players = excluded.players, summary = excluded.summary
  where matches.version = excluded.version
    and coalesce(${summaryVersionText("matches.summary")}::int, 0) <= coalesce(${summaryVersionText("excluded.summary")}::int, 0)
  returning id`;

export async function relisted(sql: TransactionSql, due: readonly Summary[]): Promise<number> {
  const rows = due.map((summary) => ({ ...matchRow(summary), version: summary.version }));
  const column = (of: (row: (typeof rows)[number]) => string | number | null) => list(rows.map(of));
  const stored = await sql.unsafe(RELIST, [
    column(({ id }) => id),
    column(({ version }) => version),
    column(({ code }) => code),
    column(({ state }) => state),
    column(({ visibility }) => visibility),
    column(({ previous }) => previous),
    column(({ root }) => root),
    column(({ day }) => day),
    column(({ score }) => score),
    column(({ deal }) => deal),
    column(({ changed }) => changed),
    column(({ players }) => players),
    column(({ summary }) => summary),
    column(({ board }) => board),
    column(({ board_won }) => board_won),
  ]);
  const ids = new Set(stored.map(({ id }) => String(id)));
  const all = list([...ids]);
  await sql`delete from places where id = any(${all}::text[])`;
  await sql`delete from past where id = any(${all}::text[])`;
  const places = rows.flatMap(({ id, players }) =>
    ids.has(id) ? (JSON.parse(players) as string[]).map((player) => ({ id, player })) : [],
  );
  await sql`
    insert into places (id, player, state, visibility, changed)
      select id, player, state, visibility, case state when 'over' then changed else '' end
      from unnest(${list(places.map(({ id }) => id))}::text[], ${list(places.map(({ player }) => player))}::text[])
        as place (id, player) join matches using (id)`;
  const lines = rows.flatMap(({ id, past }) =>
    ids.has(id) ? (JSON.parse(past) as PastLine[]).map((line) => ({ id, ...line })) : [],
  );
  for (const { id, player, ended, game, mode, seats, result, names } of lines)
    await sql`
      insert into past (id, player, ended, game, mode, seats, result, names)
      values (${id}, ${player}, ${ended}, ${game}, ${mode}, ${seats}, ${result}, ${names})`;
  return ids.size;
}

/** Locks a match, unless its holder was active in the last hour. */
const UNUSED = `
  select id from matches where id = $1 and version = $2 and version > 0 and not exists (
    select from processes where processes.id = holder and seen > clock_timestamp() - interval '1 hour')
  for update`;

/** @returns false if the match has changed, does not exist, or is in use */
export async function removed(sql: TransactionSql, stream: string, version: number): Promise<boolean> {
  const found = await sql.unsafe(UNUSED, [stream, version]);
  if (found.length === 0) return false;
  await sql`insert into abandoned (stream) values (${stream})`;
  await sql`delete from events where stream = ${stream}`;
  await sql`delete from branches where stream = ${stream}`;
  await sql`delete from talk where stream = ${stream}`;
  await sql`delete from notices where match = ${stream}`;
  await sql`delete from webhooks where target = ${`match:${stream}`}`;
  await sql`delete from abandoned where stream = ${stream}`;
  await sql`delete from places where id = ${stream}`;
  await sql`delete from past where id = ${stream}`;
  await sql`delete from matches where id = ${stream}`;
  return true;
}
