import { randomBytes } from "node:crypto";
import type { Summary } from "../../shared/engine/summary.ts";
import { documentIn, documentLine, namesIn, playerIn, scoreCountIn, subscriptionIn } from "./listed.ts";
import { Appends } from "./postgres.appends.ts";
import { because, connect, list, troubleOf, WritingConnections } from "./postgres.connection.ts";
import { PostgresLeases } from "./postgres.leases.ts";
import { logOf, packNext, rowsOf } from "./postgres.log.ts";
import { relisted } from "./postgres.relisting.ts";
import { bringUpToDate, UnknownSchemaVersion } from "./postgres.schema.ts";
import { pastSearch, type Search, searchFor } from "./postgres.search.ts";
import { mustContinue } from "./query.ts";
import { MOST_LINES, NotStored, type Store, StoreClosed, WriterLost } from "./store.ts";
import { fieldsOf } from "./upcasting.ts";

export interface PostgresOptions {
  /** How long to wait for the answer to a statement that writes, in ms; 10,000 unless told. */
  readonly patience?: number;
  /** Told of a match whose summary cannot be read, whenever a list has to go without it. */
  readonly onDamage?: (match: string) => void;
}

/** So many connections read at most; one more writes, and one listens. */
const READERS = 4;
/** How much a probe stores, in bytes. */
const PROBE = 64 * 1024;

const SAY = `
  with said as (insert into talk (stream, aside, said) values ($1, $2, $3))
  delete from talk where stream = $1 and aside = $2 and position <= (
    select position from talk where stream = $1 and aside = $2 order by position desc limit 1 offset ${MOST_LINES - 1})`;

const PUT_PROBE = `
  insert into probe (id, bytes) values (1, decode($1, 'hex')) on conflict (id) do update set bytes = excluded.bytes`;

const KEEP_DOCUMENT = `
  insert into documents (player, game, id, title, changed, text) select $1, $2, $3, $4, $5, $6
  where (select count(*) from documents where player = $1 and game = $2) < $7
    or exists (select from documents where player = $1 and game = $2 and id = $3)
  on conflict (player, game, id) do update set title = excluded.title, changed = excluded.changed, text = excluded.text
  returning id`;

const ADD_SUBSCRIPTION = `
  insert into subscriptions (player, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, $5)
  on conflict (endpoint) do update
    set player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`;

const DROP_SUBSCRIPTIONS = `
  delete from subscriptions where player = $1 and position <= (
    select position from subscriptions where player = $1 order by position desc limit 1 offset $2)`;

const PUT_NOTICE = `
  insert into notices (player, match, turn, at, muted) values ($1, $2, $3, '', false)
  on conflict (player, match) do update
    set turn = $3, at = case when notices.turn = '' then '' else $4 end
    where not notices.muted and notices.turn < $3 and notices.at <= $5
  returning player`;

const CLEAR_NOTICE = "update notices set turn = '', at = '' where player = $1 and match = $2 and turn = $3";

const PUT_MUTED = `
  insert into notices (player, match, turn, at, muted) values ($1, $2, '', '', $3)
  on conflict (player, match) do update set muted = $3`;

const PUT_PLAYER = `
  insert into players (id, name, open, recovery, gone)
    values ($1, coalesce($2, ''), coalesce($3, false), coalesce($4, ''), coalesce($5, false))
  on conflict (id) do update set name = coalesce($2, players.name), open = coalesce($3, players.open),
    recovery = coalesce($4, players.recovery), gone = coalesce($5, players.gone)`;

const DROP_POSSESSIONS = `
  with documents as (delete from documents where player = $1),
    subscriptions as (delete from subscriptions where player = $1),
    notices as (delete from notices where player = $1)
  delete from talk where stream in (select id from places where player = $1) and position('"player":"' || $1 || '"' in said) > 0`;

/**
 * A store in a PostgreSQL database, for as many processes as it takes. What an append was resolved for is on the server's disk.
 * @param url of the database, as postgres://name:password@host/database
 * @throws UnknownSchemaVersion when a later release made its tables; any other error means that it cannot be used. None of
 * them tells the password.
 */
export async function postgresStore(
  url: string,
  { patience = 10_000, onDamage = () => {} }: PostgresOptions = {},
): Promise<Store> {
  const reads = connect(url, { connections: READERS, name: "reads" });
  const writing = new WritingConnections(url, patience);
  const leases = new PostgresLeases(writing, reads);
  const appends = new Appends({ writing, holder: leases.holder, epochOf: leases.epochOf });
  const end = () => Promise.all([reads.end({ timeout: 5 }), writing.end()]);

  try {
    await bringUpToDate(writing.sql);
    await leases.begin();
  } catch (error) {
    await end();
    throw error instanceof UnknownSchemaVersion ? error : new Error(because(error));
  }

  let closing: Promise<void> | undefined;
  const under = new Set<Promise<unknown>>();

  /** Does something unless the store is closed, which waits for it. */
  async function during<T>(act: () => Promise<T>): Promise<T> {
    if (closing) throw new StoreClosed();
    const acting = act();
    under.add(acting);
    try {
      return await acting;
    } finally {
      under.delete(acting);
    }
  }

  /** Does something that writes, in words of the store when it fails. */
  const storing = <T>(act: () => Promise<T>): Promise<T> =>
    during(async () => {
      try {
        return await act();
      } catch (error) {
        const message = because(error);
        if (troubleOf(error) === "unknown") throw new WriterLost(`the database went away: ${message}`);
        throw new NotStored(`nothing was stored: ${message}`);
      }
    });

  const summaries = ({ sql, values }: Search): Promise<readonly Summary[]> =>
    during(async () => {
      const rows = await reads.unsafe(sql, [...values], { prepare: true });
      return rows.flatMap(({ id, summary }): Summary | [] => {
        const fields = fieldsOf(summary) as Summary | undefined;
        if (!fields) onDamage(String(id));
        return fields ?? [];
      });
    });

  const secretOf = async (name: string): Promise<string | undefined> => {
    const [row] = await reads`select value from secrets where name = ${name}`;
    return row && String(row.value);
  };

  async function close(): Promise<void> {
    await Promise.allSettled([...under]);
    await leases.end();
    await end();
  }

  return {
    append: (stream, expected, entries, summary) =>
      during(async () => {
        mustContinue(expected, entries);
        await appends.append(stream, expected, entries, summary);
      }),

    acquireLease: (stream) => storing(() => leases.acquire(stream)),
    releaseLease: (stream) => storing(() => leases.release(stream)),
    isLeasedElsewhere: (stream) => during(() => leases.isElsewhere(stream)),
    onTakeover: leases.onTakeover,

    read: (stream, after = 0) =>
      during(async () => {
        const rows = await rowsOf(reads, stream, after);
        const last = rows.at(-1);
        if (last?.digest !== undefined) appends.remember(stream, { version: last.version, digest: last.digest });
        return logOf(rows, after);
      }),

    find: (query) => summaries(searchFor(query)),
    past: (query) => summaries(pastSearch(query)),

    say: (stream, { aside, said }) =>
      storing(async () => {
        await writing.ask(SAY, [stream, aside, said]);
      }),

    tries: (since, until) =>
      during(async () => {
        const rows = await reads`
          select day, score, count(*)::int as tries from matches where day between ${since} and ${until} group by day, score`;
        return rows.map(scoreCountIn);
      }),

    talk: (stream) =>
      during(async () => {
        const rows = await reads`select aside, said from talk where stream = ${stream} order by position`;
        return rows
          .map(({ aside, said }) => ({ aside: Boolean(aside), said: String(said) }))
          .filter(({ said }) => fieldsOf(said) !== undefined);
      }),

    documents: ({ player, game }) =>
      during(async () => {
        const rows = await reads`
          select player, game, id, title, changed from documents where player = ${player} and game = ${game}
          order by changed desc, id`;
        return rows.map(documentLine);
      }),

    document: ({ player, game, id }) =>
      during(async () => {
        const [row] = await reads`
          select * from documents where player = ${player} and game = ${game} and id = ${id}`;
        return row && documentIn(row);
      }),

    keepDocument: ({ player, game, id, title, changedAt, text }, most) =>
      storing(async () => {
        const kept = await writing.ask(KEEP_DOCUMENT, [player, game, id, title, changedAt, text, most]);
        return kept.length > 0;
      }),

    dropDocument: ({ player, game, id }) =>
      storing(async () => {
        await writing.ask("delete from documents where player = $1 and game = $2 and id = $3", [player, game, id]);
      }),

    player: (id) =>
      during(async () => {
        const [row] = await reads`select * from players where id = ${id}`;
        return row && playerIn(row);
      }),

    playerBy: (recovery) =>
      during(async () => {
        const [row] = await reads`select * from players where recovery = ${recovery} and recovery <> ''`;
        return row && playerIn(row);
      }),

    names: (players) =>
      during(async () => {
        const rows = await reads`select id, name from players where id = any(${list([...players])}::text[])`;
        return namesIn(rows.map(({ id, name }) => ({ id: String(id), name: String(name) })));
      }),

    dropPossessions: (player) =>
      storing(async () => {
        await writing.ask(DROP_POSSESSIONS, [player]);
      }),

    relist: (due) => storing(() => writing.sql.begin((own) => relisted(own, due))),

    changePlayer: (id, { name = null, isOpen = null, recovery = null, isGone = null }) =>
      storing(async () => {
        await writing.ask(PUT_PLAYER, [id, name, isOpen, recovery, isGone]);
      }),

    subscriptions: (player) =>
      during(async () => {
        const rows = await reads`select * from subscriptions where player = ${player} order by position`;
        return rows.map(subscriptionIn);
      }),

    subscribers: () =>
      during(async () => {
        const rows = await reads`select distinct player from subscriptions order by player`;
        return rows.map(({ player }) => String(player));
      }),

    keepSubscription: ({ player, endpoint, p256dh, auth, language }, most) =>
      storing(async () => {
        await writing.sql.begin(async (own) => {
          await own`delete from subscriptions where endpoint = ${endpoint}`;
          await own.unsafe(ADD_SUBSCRIPTION, [player, endpoint, p256dh, auth, language]);
          await own.unsafe(DROP_SUBSCRIPTIONS, [player, most]);
        });
      }),

    dropSubscription: (endpoint) =>
      storing(async () => {
        await writing.ask("delete from subscriptions where endpoint = $1", [endpoint]);
      }),

    claimNotice: ({ player, match, turn, at }, quietSince) =>
      storing(async () => {
        const claimed = await writing.ask(PUT_NOTICE, [player, match, turn, at, quietSince]);
        return claimed.length > 0;
      }),

    releaseNotice: ({ player, match, turn }) =>
      storing(async () => {
        await writing.ask(CLEAR_NOTICE, [player, match, turn]);
      }),

    isMuted: (player, match) =>
      during(async () => {
        const rows = await reads`select from notices where player = ${player} and match = ${match} and muted`;
        return rows.length > 0;
      }),

    mute: (player, match, isMuted) =>
      storing(async () => {
        await writing.ask(PUT_MUTED, [player, match, isMuted]);
      }),

    secret: (name, first = randomBytes(32).toString("hex")) =>
      storing(async () => {
        const known = await secretOf(name);
        if (known !== undefined) return known;
        // Somebody may have been faster: what counts is what is stored now.
        await writing.ask("insert into secrets (name, value) values ($1, $2) on conflict do nothing", [name, first]);
        return (await secretOf(name))!;
      }),

    pack: (before, limit) =>
      storing(async () => {
        let packed = 0;
        while (packed < limit && (await packNext(reads, before))) packed++;
        return packed;
      }),

    probe: () =>
      storing(async () => {
        await writing.ask(PUT_PROBE, [randomBytes(PROBE).toString("hex")]);
      }),

    close() {
      closing ??= close();
      return closing;
    },
  };
}
