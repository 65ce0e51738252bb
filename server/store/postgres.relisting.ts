import type { TransactionSql } from "postgres";
import type { Summary } from "../../shared/engine/summary.ts";
import { matchKeys, matchRow } from "./listed.ts";
import type { PastLine } from "./past.ts";
import { list } from "./postgres.connection.ts";

const RELIST = `
  insert into matches (id, version, digest, code, state, visibility, previous, root, day, score,
    changed, players, summary)
    select due.id, due.version, coalesce(events.digest, packed.digest), code, state, visibility, previous, root, day, score,
      changed, players, summary::json
    from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[], $11::text[], $12::text[])
      as due (id, version, code, state, visibility, previous, root, day, score, changed, players, summary)
    left join events on events.stream = due.id and events.version = due.version
    left join packed on packed.stream = due.id and packed.version = due.version
    where events.digest is not null or packed.digest is not null
  on conflict (id) do update set digest = excluded.digest, code = excluded.code, state = excluded.state,
    visibility = excluded.visibility, previous = excluded.previous, root = excluded.root, day = excluded.day,
    score = excluded.score, changed = excluded.changed,
    players = excluded.players, summary = excluded.summary
  where matches.version = excluded.version
  returning id`;

/**
 * Writes down for lists what summaries say, where no event came after them.
 * @returns how many were done
 */
export async function relisted(sql: TransactionSql, due: readonly Summary[]): Promise<number> {
  const rows = due.map((summary) => ({
    ...matchRow(summary),
    version: summary.version,
    ...matchKeys(summary),
  }));
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
    column(({ changed }) => changed),
    column(({ players }) => players),
    column(({ summary }) => summary),
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
