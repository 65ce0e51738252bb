import { isDeepStrictEqual } from "node:util";
import type { ReservedSql, Row, TransactionSql } from "postgres";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { Archive, Relister } from "../archive.ts";
import { NotStored, Unreadable } from "../errors.ts";
import type { PastLine } from "../lists/past.ts";
import { contactIn, documentIn, listingOf, matchRow, playerIn, subscriptionIn, webhookIn } from "../lists/rows.ts";
import { connect, list } from "./connection.ts";
import { alteredIn, logOf, rowsOf } from "./log.ts";
import { relisted } from "./relisting.ts";
import { mustBeUpToDate, strangeParts } from "./schema.ts";
import { because } from "./trouble.ts";

/** @throws UnknownSchemaVersion, or the reason why the database cannot be used, without the password */
export async function postgresArchive(url: string): Promise<Archive> {
  const pool = connect(url, { connections: 1, name: "archive" });
  const sql = await begun();

  async function begun(): Promise<ReservedSql> {
    try {
      // The driver reserves only connections that are open.
      await pool`select 1`;
      const own = await pool.reserve();
      await own`begin isolation level repeatable read`;
      await mustBeUpToDate(own);
      await own`savepoint question`;
      return own;
    } catch (error) {
      await pool.end({ timeout: 0 });
      throw new Error(because(error));
    }
  }

  const unreadable = new Set<string>();
  let lastQuestion: Promise<unknown> = Promise.resolve();
  /** Runs one query after the other. A failed one is rolled back to the savepoint, so that the transaction can continue. */
  const attempt = <T>(question: () => Promise<T>): Promise<T> => {
    const asked = lastQuestion.then(async () => {
      try {
        return await question();
      } catch (error) {
        if (isOfPart(error)) await sql`rollback to question`;
        throw error;
      }
    });
    // The next question only waits for the end of this one. Its caller gets the error.
    lastQuestion = asked.catch(() => {});
    return asked;
  };
  const ask = async <T>(part: string, question: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await attempt(question);
    } catch (error) {
      if (!isOfPart(error)) throw error;
      unreadable.add(`${part}: ${because(error)}; ${HELP}`);
      return otherwise;
    }
  };
  const askRows = (part: string, question: () => PromiseLike<readonly Row[]>): Promise<readonly Row[]> =>
    ask(part, async () => await question(), []);
  /** Reads a log. A database error concerns this log alone, which counts as damaged. */
  const askLog = async <T>(question: () => Promise<T>): Promise<T> => {
    try {
      return await attempt(question);
    } catch (error) {
      if (!isOfPart(error)) throw error;
      throw new Unreadable("MatchIsDamaged", 0, `the database is damaged where the match is stored: ${because(error)}`);
    }
  };

  const listed = async (id: string) => {
    const [match] = await sql`
      select id, code, state, visibility, previous, root, day, score, deal, changed, players, summary::text from matches where id = ${id}`;
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

  /** The rows of a match in all readable tables. */
  const rowsLeft = async (match: string): Promise<readonly object[]> => {
    const packed = await askRows("packed", () => sql`select * from packed where stream = ${match}`);
    const events = await askRows(
      "events",
      () =>
        sql`select stream, version, schema, entry::text, digest from events where stream = ${match} order by version`,
    );
    return [...packed.map(({ rows, ...row }) => ({ ...row, rows: Buffer.from(rows).toString("base64") })), ...events];
  };

  return {
    faults: async () => {
      try {
        const parts = await attempt(() => strangeParts(sql));
        return parts.map((name) => `${name} differs from the schema of this release`);
      } catch (error) {
        if (!isOfPart(error)) throw error;
        return [because(error)];
      }
    },
    unreadable: () => [...unreadable],
    matches: async () => {
      const ids = [
        await askRows("events", () => sql`select distinct stream as id from events`),
        await askRows("packed", () => sql`select stream as id from packed`),
        await askRows("matches", () => sql`select id from matches where version > 0`),
      ];
      return [...new Set(ids.flatMap((rows) => rows.map(({ id }) => String(id))))].sort();
    },
    read: async (match) => logOf(match, await askLog(() => rowsOf(sql, match, 0)), 0),
    async altered(match) {
      const rows = await askLog(() => rowsOf(sql, match, 0));
      const altered = await askLog(() => alteredIn(sql, match));
      const [head] = await askRows("matches", () => sql`select version, digest from matches where id = ${match}`);
      const last = rows.at(-1);
      // Even if all digests were recomputed, the match's row still has the original last one.
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
    rows: (match) => askLog(() => rowsOf(sql, match, 0)).catch(() => rowsLeft(match)),
    listing: async (summary) => {
      const held = await ask("lists", () => listed(summary.id), undefined);
      if (!held) return "unreadable";
      return isDeepStrictEqual(held, listedAnew(summary)) ? "current" : listingOf(held.match, summary);
    },
    withCode: async (code) => {
      const [found] = await askRows("matches", () => sql`select id from matches where code = ${code} and version > 0`);
      return found && String(found.id);
    },
    talk: async (match) => {
      const rows = await askRows(
        "talk",
        () => sql`select aside, said from talk where stream = ${match} order by position`,
      );
      return rows.map(({ aside, said }) => ({ aside: Boolean(aside), said: String(said) }));
    },
    documents: async () =>
      (await askRows("documents", () => sql`select * from documents order by player, game, id`)).map(documentIn),
    contacts: async () =>
      (await askRows("contacts", () => sql`select * from contacts order by player, other`)).map(contactIn),
    webhooks: async () => (await askRows("webhooks", () => sql`select * from webhooks order by target`)).map(webhookIn),
    subscriptions: async () =>
      (await askRows("subscriptions", () => sql`select * from subscriptions order by position`)).map(subscriptionIn),
    players: async () => (await askRows("players", () => sql`select * from players order by id`)).map(playerIn),
    secret: async (name) => {
      const [found] = await askRows("secrets", () => sql`select value from secrets where name = ${name}`);
      return found && String(found.value);
    },
    async close() {
      // A lost connection has no transaction left.
      await sql`rollback`.catch(() => {});
      sql.release();
      await pool.end({ timeout: 5 });
    },
  };
}

const HELP =
  "npm run export -- --with-keys saves what can be read, for an import into another database; REINDEX of PostgreSQL repairs an index";

/** Whether the database answered, and only this query failed. */
const isOfPart = (error: unknown): boolean => {
  const { name, code = "" } = error as { name?: string; code?: string };
  return name === "PostgresError" && !/^(08|25006|57|28)/.test(code);
};

/** The rows that all lists should have for a match. */
function listedAnew(summary: Summary) {
  const { past, ...match } = matchRow(summary);
  const { state, visibility, changed } = match;
  const byPlayer = (a: { player: string }, b: { player: string }) => (a.player < b.player ? -1 : 1);
  const players: string[] = JSON.parse(match.players);
  return {
    match,
    places: players
      .map((player) => ({ player, state, visibility, changed: state === "over" ? changed : "" }))
      .sort(byPlayer),
    past: (JSON.parse(past) as PastLine[]).map((line) => ({ ...line })).sort(byPlayer),
    // Number of names that a search would miss.
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

/** Removes matches without a log from all lists. */
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
