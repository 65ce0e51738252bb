import { isDeepStrictEqual } from "node:util";
import type { ReservedSql, TransactionSql } from "postgres";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Archive, Relister } from "./archive.ts";
import { documentIn, matchKeys, matchRow, playerIn, subscriptionIn } from "./listed.ts";
import type { PastLine } from "./past.ts";
import { because, connect, list } from "./postgres.connection.ts";
import { alteredIn, logOf, rowsOf } from "./postgres.log.ts";
import { relisted } from "./postgres.relisting.ts";
import { mustBeUpToDate, strangeParts } from "./postgres.schema.ts";
import { NotStored } from "./store.ts";

/** @throws UnknownSchemaVersion, or what says why the database cannot be used; never the password */
export async function postgresArchive(url: string): Promise<Archive> {
  const pool = connect(url, { connections: 1, name: "archive" });
  const sql = await begun();

  async function begun(): Promise<ReservedSql> {
    try {
      // The driver reserves no connection but one that is open.
      await pool`select 1`;
      const own = await pool.reserve();
      await own`begin isolation level repeatable read`;
      await mustBeUpToDate(own);
      return own;
    } catch (error) {
      await pool.end({ timeout: 0 });
      throw new Error(because(error));
    }
  }

  const listed = async (id: string) => {
    const [match] = await sql`
      select id, code, state, visibility, previous, root, day, score, changed, players, summary::text from matches where id = ${id}`;
    const places = await sql`
      select player, state, visibility, changed from places where id = ${id} order by player`;
    const past = await sql`
      select player, ended, game, mode, seats, result, names from past where id = ${id} order by player`;
    const [lacking] = await sql`
      select count(*)::int as names from past, unnest(string_to_array(names, chr(10))) as name
      where id = ${id} and player <> '' and not (
        exists (select from companions as known where (known.player, known.name) = (past.player, name)) and exists (
          select from past_companions as line where (line.player, line.name, line.ended, line.id, line.game, line.mode, line.seats,
            line.result) = (past.player, name, past.ended, past.id, past.game, past.mode, past.seats, past.result)))`;
    return {
      match: { ...match },
      places: places.map((row) => ({ ...row })),
      past: past.map((row) => ({ ...row })),
      lacking: lacking?.names,
    };
  };

  return {
    faults: async () => (await strangeParts(sql)).map((name) => `${name} is not as this release makes it`),
    matches: async () => {
      const rows = await sql`
        select stream as id from events union select stream from packed
        union select id from matches where version > 0 order by id`;
      return rows.map(({ id }) => String(id));
    },
    read: async (match) => logOf(await rowsOf(sql, match, 0), 0),
    async altered(match) {
      const rows = await rowsOf(sql, match, 0);
      const altered = alteredIn(rows);
      const [head] = await sql`select version, digest from matches where id = ${match}`;
      const last = rows.at(-1);
      // All rows may have been sealed anew; their match knows the last seal.
      if (
        head &&
        last &&
        head.version === last.version &&
        head.digest !== last.digest &&
        !altered.includes(last.version)
      )
        altered.push(last.version);
      return altered;
    },
    rows: (match) => rowsOf(sql, match, 0),
    isListed: async (summary) => isDeepStrictEqual(await listed(summary.id), listedAnew(summary)),
    withCode: async (code) => {
      const [found] = await sql`select id from matches where code = ${code} and version > 0`;
      return found && String(found.id);
    },
    talk: async (match) => {
      const rows = await sql`select aside, said from talk where stream = ${match} order by position`;
      return rows.map(({ aside, said }) => ({ aside: Boolean(aside), said: String(said) }));
    },
    documents: async () => (await sql`select * from documents order by player, game, id`).map(documentIn),
    subscriptions: async () => (await sql`select * from subscriptions order by position`).map(subscriptionIn),
    players: async () => (await sql`select * from players order by id`).map(playerIn),
    secret: async (name) => {
      const [found] = await sql`select value from secrets where name = ${name}`;
      return found && String(found.value);
    },
    async close() {
      await sql`rollback`.catch(() => {});
      sql.release();
      await pool.end({ timeout: 5 });
    },
  };
}

/** All that lists should know of a match. */
function listedAnew(summary: Summary) {
  const { past, ...match } = matchRow(summary);
  const { state, visibility, changed } = match;
  const byPlayer = (a: { player: string }, b: { player: string }) => (a.player < b.player ? -1 : 1);
  const players: string[] = JSON.parse(match.players);
  return {
    match: { ...match, ...matchKeys(summary) },
    places: players
      .map((player) => ({ player, state, visibility, changed: state === "over" ? changed : "" }))
      .sort(byPlayer),
    past: (JSON.parse(past) as PastLine[]).map((line) => ({ ...line })).sort(byPlayer),
    // No name that a search would not find.
    lacking: 0,
  };
}

/** @param patience how long to wait for a lock of the servers', in ms. @throws as postgresArchive does */
export async function postgresRelister(url: string, patience: number): Promise<Relister> {
  const sql = connect(url, { connections: 1, name: "relister" });
  try {
    await mustBeUpToDate(sql);
  } catch (error) {
    await sql.end();
    throw new Error(because(error));
  }
  return {
    async relist(due, gone) {
      try {
        return await sql.begin(async (own) => {
          await own`select set_config('lock_timeout', ${String(patience)}, true)`;
          return (await relisted(own, due)) + (await forgotten(own, gone));
        });
      } catch (error) {
        throw new NotStored(because(error));
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Takes matches from all lists that have no log. */
async function forgotten(sql: TransactionSql, gone: readonly string[]): Promise<number> {
  const found = await sql`
    select id from matches where id = any(${list(gone)}::text[]) and version > 0
      and not exists (select from events where stream = id) and not exists (select from packed where stream = id)
    for update`;
  const ids = list(found.map(({ id }) => String(id)));
  await sql`delete from places where id = any(${ids}::text[])`;
  await sql`delete from past where id = any(${ids}::text[])`;
  await sql`delete from matches where id = any(${ids}::text[])`;
  return found.length;
}
