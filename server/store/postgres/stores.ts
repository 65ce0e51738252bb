import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { mustContinue } from "../lists/query.ts";
import {
  contactIn,
  dayCountIn,
  documentIn,
  documentLine,
  namesIn,
  pastCountIn,
  playerIn,
  scoreCountIn,
  subscriptionIn,
  summaryVersionIn,
  webhookIn,
} from "../lists/rows.ts";
import { fieldsOf } from "../log/upcasting.ts";
import { MOST_LINES, NotStored, type Store, StoreClosed, type WebhookTarget, WriterLost } from "../ports.ts";
import type { OnUpgrade } from "../sqlite/schema.ts";
import { Appends } from "./appends.ts";
import { connect, list, SESSION, WRITERS, WRITES, WritingConnections } from "./connection.ts";
import { PostgresLeases } from "./leases.ts";
import { entriesUpTo, logOf, packNext, rowsOf, sharedPointIn } from "./log.ts";
import { relisted, removed, summaryVersionText } from "./relisting.ts";
import { bringUpToDate, UnknownSchemaVersion } from "./schema.ts";
import { type PostgresStatement, pastFrom, pastSearch, searchFor } from "./search.ts";
import { mustKeepSessions, SessionsNotKept, settle } from "./session.ts";
import { because, isUnavailable, troubleOf } from "./trouble.ts";

export interface PostgresOptions {
  /** How long to wait for the answer to a statement that writes, in ms. Default: 10,000. */
  readonly patience?: number;
  /** Called when a list omits a match because its summary is unreadable. */
  readonly onDamage?: (match: string) => void;
  readonly onUpgrade?: OnUpgrade;
}

/** Maximum number of reading connections, besides those that write and the one that listens. */
const READERS = 4;
/** Delay after a closed connection before the settings of its replacement are checked, in ms. */
const SETTLING = 500;
/** Size of a probe, in bytes. */
const PROBE = 64 * 1024;

const SAY = `
  with said as (insert into talk (stream, aside, said) values ($1, $2, $3))
  delete from talk where stream = $1 and aside = $2 and position <= (
    select position from talk where stream = $1 and aside = $2 order by position desc limit 1 offset ${MOST_LINES - 1})`;

const PUT_PROBE = `
  insert into probe (id, bytes) values (1, decode($1, 'hex')) on conflict (id) do update set bytes = excluded.bytes`;

const KEEP_DOCUMENT = `
  insert into documents (player, game, id, title, changed, text) select $1, $2, $3, $4, $5, $6
  where ((select count(*) from documents where player = $1 and game = $2) < $7
    or exists (select from documents where player = $1 and game = $2 and id = $3))
    and not exists (select from players where id = $1 and gone)
  on conflict (player, game, id) do update set title = excluded.title, changed = excluded.changed, text = excluded.text
  returning id`;

const KEEP_CONTACT = `
  insert into contacts (player, other, choice, match) select $1, $2, $3, $4
  where ((select count(*) from contacts where player = $1) < $5
    or exists (select from contacts where player = $1 and other = $2))
    and not exists (select from players where id in ($1, $2) and gone)
  on conflict (player, other) do update set choice = excluded.choice, match = excluded.match
  returning other`;

const KEEP_WEBHOOK = `
  insert into webhooks (target, player, url, format, language, origin) select $1, $2, $3, $4, $5, $6
    where not exists (select from players where id = $2 and gone)
  on conflict (target) do update set player = excluded.player, url = excluded.url, format = excluded.format,
    language = excluded.language, origin = excluded.origin
  returning target`;

const ADD_SUBSCRIPTION = `
  insert into subscriptions (player, endpoint, p256dh, auth, language) select $1, $2, $3, $4, $5
    where not exists (select from players where id = $1 and gone)
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

const SUMMARY_VERSIONS = `
  select id, state, changed, substring(summary::text from '"game":"([^"]*)"') as game, ${summaryVersionText("summary")} as made
  from matches where id > $1 and version > 0 order by id limit $2`;

const CLEAR_NOTICE = "update notices set turn = '', at = '' where player = $1 and match = $2 and turn = $3";

const PUT_MUTED = `
  insert into notices (player, match, turn, at, muted) values ($1, $2, '', '', $3)
  on conflict (player, match) do update set muted = $3`;

const PUT_PLAYER = `
  insert into players (id, name, open, recovery, gone)
    values ($1, coalesce($2, ''), coalesce($3, false), coalesce($4, ''), coalesce($5, false))
  on conflict (id) do update set name = coalesce($2, players.name), open = coalesce($3, players.open),
    recovery = coalesce($4, players.recovery), gone = coalesce($5, players.gone)
  where not players.gone
  returning id`;

const DROP_POSSESSIONS = `
  with documents as (delete from documents where player = $1),
    subscriptions as (delete from subscriptions where player = $1),
    notices as (delete from notices where player = $1),
    webhooks as (delete from webhooks where player = $1),
    contacts as (delete from contacts where player = $1 or other = $1)
  delete from talk where stream in (select id from places where player = $1) and position('"player":"' || $1 || '"' in said) > 0`;

/**
 * A store in a PostgreSQL database, for any number of processes. A resolved append is on the server's disk.
 * @param url of the database, as postgres://name:password@host/database
 * @throws UnknownSchemaVersion if a later release made its tables; any other error means that it cannot be used. No error
 * contains the password.
 */
export async function postgresStore(
  url: string,
  { patience = 10_000, onDamage = () => {}, onUpgrade = () => {} }: PostgresOptions = {},
): Promise<Store> {
  let settling: NodeJS.Timeout | undefined;
  const settleAll = async () => {
    await settle(reads, READERS, SESSION);
    await settle(writing.sql, WRITERS, { ...SESSION, ...WRITES });
  };
  // A replacement of a closed connection may need its settings applied.
  const onClose = () => {
    clearTimeout(settling);
    // If a connection closes meanwhile, this runs again.
    settling = setTimeout(() => void settleAll().catch(() => {}), SETTLING).unref();
  };
  const reads = connect(url, { connections: READERS, name: "reads", onClose });
  const writing = new WritingConnections(url, patience, onClose);
  const leases = new PostgresLeases(writing, reads);
  const appends = new Appends({ writing, holder: leases.holder, epochOf: leases.epochOf });
  const end = async () => {
    await Promise.all([reads.end({ timeout: 1 }), writing.end()]);
    clearTimeout(settling);
  };

  try {
    await mustKeepSessions(url);
    await settleAll();
    await bringUpToDate(writing.sql, onUpgrade);
    await leases.begin();
  } catch (error) {
    await end();
    const isOurs = error instanceof UnknownSchemaVersion || error instanceof SessionsNotKept;
    throw isOurs ? error : new Error(because(error));
  }

  let closing: Promise<void> | undefined;
  const under = new Set<Promise<unknown>>();

  /** Runs `act` unless the store is closed; closing waits for it. */
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

  /** Repeats a read whose connection broke: each connection that was just cut fails one read. */
  async function again<T>(read: () => Promise<T>): Promise<T> {
    for (let left = READERS; ; left--) {
      try {
        return await read();
      } catch (error) {
        if (left === 0 || troubleOf(error) !== "unknown" || !isUnavailable(error)) throw error;
        await setImmediate();
      }
    }
  }

  const reading = <T>(read: () => Promise<T>): Promise<T> => during(() => again(read));

  /** Reads what an append needs. If that fails, nothing is stored. */
  const lookingUp = <T>(read: () => Promise<T>): Promise<T> =>
    again(read).catch((error: unknown) => {
      throw isUnavailable(error) ? new NotStored(`nothing was stored: ${because(error)}`) : error;
    });

  /** Runs an operation that writes, and translates its errors to those of the store. */
  const storing = <T>(act: () => Promise<T>): Promise<T> =>
    during(async () => {
      try {
        return await act();
      } catch (error) {
        const message = because(error);
        if (troubleOf(error) === "unknown") throw new WriterLost(`the connection to the database was lost: ${message}`);
        throw new NotStored(`nothing was stored: ${message}`);
      }
    });

  const summaries = ({ sql, values }: PostgresStatement): Promise<readonly Summary[]> =>
    reading(async () => {
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
    append: (stream, expected, entries, summary, point) =>
      during(async () => {
        const shared = point && (await lookingUp(() => sharedPointIn(reads, point)));
        const due = point && !shared ? [...(await lookingUp(() => entriesUpTo(reads, point))), ...entries] : entries;
        mustContinue(shared?.version ?? expected, due);
        await appends.append(stream, expected, due, summary, shared);
      }),

    acquireLease: (stream) => storing(() => leases.acquire(stream)),
    releaseLease: (stream) => storing(() => leases.release(stream)),
    isLeasedElsewhere: (stream) => reading(() => leases.isElsewhere(stream)),
    onTakeover: leases.onTakeover,
    onHeartbeat: leases.onHeartbeat,

    read: (stream, after = 0) =>
      reading(async () => {
        const rows = await rowsOf(reads, stream, after);
        const last = rows.at(-1);
        if (last?.stream === stream && last.digest !== undefined)
          appends.remember(stream, { version: last.version, digest: last.digest });
        return logOf(stream, rows, after);
      }),

    find: (query) => summaries(searchFor(query)),
    past: (query) => summaries(pastSearch(query)),

    say: (stream, { aside, said }) =>
      storing(async () => {
        await writing.ask(SAY, [stream, aside, said]);
      }),

    tries: (since, until) =>
      reading(async () => {
        const rows = await reads`
          select day, score, tries from day_scores where day between ${since} and ${until} and tries > 0`;
        return rows.map(scoreCountIn);
      }),

    dayCounts: (since, until) =>
      reading(async () => {
        const rows = await reads`
          select * from day_counts where day between ${since} and ${until} and tries > 0 order by day`;
        return rows.map(dayCountIn);
      }),

    pastFrom: (player, after, limit) => reading(() => pastFrom(reads, onDamage)(player, after, limit)),

    pastCount: (player) =>
      reading(async () => {
        const [row] = await reads`select matches, changes from past_counts where player = ${player}`;
        return pastCountIn(row);
      }),

    talk: (stream) =>
      reading(async () => {
        const rows = await reads`select aside, said from talk where stream = ${stream} order by position`;
        return rows
          .map(({ aside, said }) => ({ aside: Boolean(aside), said: String(said) }))
          .filter(({ said }) => fieldsOf(said) !== undefined);
      }),

    documents: ({ player, game }) =>
      reading(async () => {
        const rows = await reads`
          select player, game, id, title, changed from documents where player = ${player} and game = ${game}
          order by changed desc, id`;
        return rows.map(documentLine);
      }),

    document: ({ player, game, id }) =>
      reading(async () => {
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
      reading(async () => {
        const [row] = await reads`select * from players where id = ${id}`;
        return row && playerIn(row);
      }),

    playerBy: (recovery) =>
      reading(async () => {
        const [row] = await reads`select * from players where recovery = ${recovery} and recovery <> ''`;
        return row && playerIn(row);
      }),

    names: (players) =>
      reading(async () => {
        const rows = await reads`select id, name from players where id = any(${list([...players])}::text[])`;
        return namesIn(rows.map(({ id, name }) => ({ id: String(id), name: String(name) })));
      }),

    dropPossessions: (player) =>
      storing(async () => {
        await writing.ask(DROP_POSSESSIONS, [player]);
      }),

    remove: (stream, version) => storing(() => writing.sql.begin((own) => removed(own, stream, version))),

    summaryVersions: (after, limit) =>
      reading(async () => {
        const rows = await reads.unsafe(SUMMARY_VERSIONS, [after, limit], { prepare: true });
        return rows.map(summaryVersionIn);
      }),

    relist: (due) => storing(() => writing.sql.begin((own) => relisted(own, due))),

    changePlayer: (id, { name = null, isOpen = null, recovery = null, isGone = null }) =>
      storing(async () => {
        return (await writing.ask(PUT_PLAYER, [id, name, isOpen, recovery, isGone])).length > 0;
      }),

    contacts: (players, about) =>
      reading(async () => {
        const rows = await reads`
          select * from contacts where player = any(${list([...players])}::text[])
            and (${about === undefined} or other = any(${list([...(about ?? [])])}::text[]))`;
        return rows.map(contactIn);
      }),

    keepContact: ({ player, other, choice, match }, most) =>
      storing(async () => (await writing.ask(KEEP_CONTACT, [player, other, choice, match, most])).length > 0),

    dropContact: ({ player, other }) =>
      storing(async () => {
        await writing.ask("delete from contacts where player = $1 and other = $2", [player, other]);
      }),

    webhook: (target) =>
      reading(async () => {
        const [row] = await reads`select * from webhooks where target = ${target}`;
        return row && webhookIn(row);
      }),

    webhookTargets: (after, limit) =>
      reading(async () => {
        const rows = await reads`select target from webhooks where target > ${after} order by target limit ${limit}`;
        return rows.map(({ target }) => target as WebhookTarget);
      }),

    keepWebhook: ({ target, player, url, format, language, origin }) =>
      storing(
        async () => (await writing.ask(KEEP_WEBHOOK, [target, player, url, format, language, origin])).length > 0,
      ),

    dropWebhook: (target) =>
      storing(async () => {
        await writing.ask("delete from webhooks where target = $1", [target]);
      }),

    subscriptions: (player) =>
      reading(async () => {
        const rows = await reads`select * from subscriptions where player = ${player} order by position`;
        return rows.map(subscriptionIn);
      }),

    subscribers: (after, limit) =>
      reading(async () => {
        const rows = await reads`
          select distinct player from subscriptions where player > ${after} order by player limit ${limit}`;
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
      reading(async () => {
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
        // Another process may have been faster: use what is stored now.
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
