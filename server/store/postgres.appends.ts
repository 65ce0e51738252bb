import { setTimeout } from "node:timers/promises";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { SCHEMA } from "../../shared/engine/upcast.ts";
import { type MatchRow, matchRow } from "./listed.ts";
import type { PastLine } from "./past.ts";
import { because, list, type ResultRow, troubleOf, type WritingConnection } from "./postgres.connection.ts";
import { digestOf } from "./postgres.digests.ts";
import { Conflict, NotStored, StoreBehind, WriterLost } from "./store.ts";

/** So many appends are one statement at most. */
const TOGETHER = 500;
/** So many streams' ends are remembered, those that were appended to last. */
const REMEMBERED = 10_000;
/** How long it is tried to find out what became of an append, in milliseconds. */
const DOUBT = 5000;
const PAUSE = 100;

/** The end of a stream: its last version, and what seals that. */
interface Head {
  readonly version: number;
  readonly digest: string;
}

/** An append on its way. */
interface Append {
  readonly stream: string;
  readonly expected: number;
  readonly entries: readonly Recorded[];
  readonly match: MatchRow;
  readonly root: string | null;
  /** The epoch of the lease that it is made under, if it is. */
  readonly epoch: number | null;
  resolve(): void;
  reject(error: Error): void;
}

/** An append with all that is to be stored of it. */
interface Sealed extends Append {
  readonly before: string;
  readonly digest: string;
  readonly version: number;
  readonly rows: readonly { readonly version: number; readonly entry: string; readonly digest: string }[];
}

export interface AppendOptions {
  readonly writing: Pick<WritingConnection, "ask">;
  /** The process. */
  readonly holder: string;
  readonly epochOf: (stream: string) => number | undefined;
}

/**
 * The statement. Each stream is appended to if it ends where it should, and nobody else has its lease; the events, places and
 * lines of the past go with it, of those streams alone. Its result are the ids of the streams that were appended to. The planner
 * knows nothing of how long lists are, and would join them one by one: places and lines come in the row of their stream, and
 * whether an event's stream is among those is asked in a way that it cannot take for a join, but hashes.
 */
const APPEND = `
  with job as materialized (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[]) as
      job (id, expected, before, epoch, version, digest, code, state, visibility, previous, root, changed, players, summary,
        people, lines, readers)
  ), moved as (
    update matches set version = job.version, digest = job.digest, code = job.code, state = job.state,
      visibility = job.visibility, previous = job.previous, root = job.root, changed = job.changed,
      players = job.players, summary = job.summary::json
    from job where job.expected > 0 and matches.id = job.id and matches.version = job.expected
      and matches.digest = job.before and (matches.holder is null or matches.holder = $18)
      and (job.epoch is null or job.epoch = matches.epoch)
    returning job.*
  ), begun as (
    insert into matches (id, version, digest, epoch, code, state, visibility, previous, root, changed, players, summary)
      select id, version, digest, coalesce(epoch, 0), code, state, visibility, previous, root, changed, players, summary::json
      from job where expected = 0
    on conflict (id) do update set version = excluded.version, digest = excluded.digest, code = excluded.code,
      state = excluded.state, visibility = excluded.visibility, previous = excluded.previous, root = excluded.root,
      changed = excluded.changed, players = excluded.players, summary = excluded.summary
    where matches.version = 0 and (matches.holder is null or matches.holder = $18)
      and (excluded.epoch = 0 or excluded.epoch = matches.epoch)
    returning id
  ), stored as materialized (
    select * from moved union all select job.* from begun join job using (id)
  ), added as (
    insert into events (stream, version, schema, entry, digest)
      select stream, version, ${SCHEMA}, entry::json, digest
      from unnest($19::text[], $20::int[], $21::text[], $22::text[]) as event (stream, version, entry, digest)
      where (stream in (select id from stored)) is true
  ), ended as (
    insert into to_pack (stream) select id from stored where state = 'over' on conflict do nothing
  ), placed as (
    insert into places (id, player, state, visibility, changed)
      select id, player, state, visibility, ended
      from stored, unnest(people::text[]) as place (player), lateral (select case state when 'over' then changed else '' end as ended) as at
      where not exists (
        select from places as same where same.id = stored.id and same.player = place.player and same.state = stored.state
          and same.visibility = stored.visibility and same.changed = ended)
    on conflict (id, player) do update
      set state = excluded.state, visibility = excluded.visibility, changed = excluded.changed
  ), unplaced as (
    delete from places using stored where places.id = stored.id and places.player <> all (people::text[])
  ), lined as (
    insert into past (id, player, ended, game, mode, seats, result, names)
      select id, line.* from stored, json_to_recordset(lines::json) as
        line (player text, ended text, game text, mode text, seats int, result text, names text)
    on conflict (id, player) do update set ended = excluded.ended, game = excluded.game, mode = excluded.mode,
      seats = excluded.seats, result = excluded.result, names = excluded.names
  ), unlined as (
    delete from past using stored where past.id = stored.id and past.player <> all (readers::text[])
  )
  select id from stored`;

/**
 * The appends of this process. What many tables append while a statement is under way becomes the next statement, so they
 * share one wait for the disk; each succeeds or conflicts on its own. When the connection breaks under a statement it is
 * repeated: what had been stored all the same is known by its digest.
 */
export class Appends {
  readonly #options: AppendOptions;
  readonly #heads = new Map<string, Head>();
  #waiting: Append[] = [];
  #running: Promise<void> | undefined;

  constructor(options: AppendOptions) {
    this.#options = options;
  }

  /** @throws Conflict, StoreBehind, NotStored, WriterLost */
  append(stream: string, expected: number, entries: readonly Recorded[], summary: Summary): Promise<void> {
    return new Promise((resolve, reject) => {
      const epoch = this.#options.epochOf(stream) ?? null;
      const root = summary.from?.root ?? null;
      this.#waiting.push({ stream, expected, entries, match: matchRow(summary), root, epoch, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Where a stream ends, as somebody has read it. */
  remember(stream: string, head: Head): void {
    this.#heads.delete(stream);
    this.#heads.set(stream, head);
    if (this.#heads.size > REMEMBERED) this.#heads.delete(this.#heads.keys().next().value!);
  }

  async #run(): Promise<void> {
    // What is appended before the event loop turns goes together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      try {
        await this.#store(batch);
      } catch (error) {
        // Whoever asked has to be told, whatever it was.
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#running = undefined;
  }

  /** The appends that can be made together: one a stream. */
  #next(): readonly Append[] {
    const batch = new Map<string, Append>();
    const later: Append[] = [];
    for (const append of this.#waiting) {
      if (batch.size < TOGETHER && !batch.has(append.stream)) batch.set(append.stream, append);
      else later.push(append);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  /** @param since when it began to be doubtful whether they were stored, if it is */
  async #store(batch: readonly (Append | Sealed)[], since?: number): Promise<void> {
    let doubted = since;
    let sealed: readonly Sealed[] | undefined;
    for (;;) {
      try {
        // What is repeated is sealed as it was: the stream may end with these very rows by now.
        sealed ??= await this.#sealed(batch);
        const stored = await this.#send(sealed);
        await this.#settle(sealed, stored, doubted !== undefined);
        return;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === "refused" && batch.length > 1) {
          // One of them is at fault, and is found that way.
          for (const each of sealed ?? batch) await this.#store([each], doubted);
          return;
        }
        if (trouble === "refused" || (trouble === "unsent" && doubted === undefined)) {
          for (const { reject } of batch) reject(new NotStored(`nothing was stored: ${because(error)}`));
          return;
        }
        doubted ??= performance.now();
        if (performance.now() - doubted > DOUBT) {
          for (const { stream, reject } of batch) {
            this.#heads.delete(stream);
            reject(new WriterLost(`the database went away: ${because(error)}`));
          }
          return;
        }
        await setTimeout(PAUSE);
      }
    }
  }

  /** The rows of appends, each sealed after the one before it. */
  async #sealed(batch: readonly (Append | Sealed)[]): Promise<readonly Sealed[]> {
    await this.#look(
      batch.filter(
        (append) =>
          !isSealed(append) && append.expected > 0 && this.#heads.get(append.stream)?.version !== append.expected,
      ),
    );
    return batch.map((append) => {
      if (isSealed(append)) return append;
      const { stream, expected, entries } = append;
      const before = expected === 0 ? "" : (this.#heads.get(stream)?.digest ?? "");
      let digest = before;
      const rows = entries.map((each) => {
        const entry = textOf(each);
        digest = digestOf(digest, stream, each.v, SCHEMA, entry);
        return { version: each.v, entry, digest };
      });
      return { ...append, before, digest, version: expected + entries.length, rows };
    });
  }

  /** Looks up where streams end that this process has not appended to lately. */
  async #look(appends: readonly Pick<Append, "stream">[]): Promise<void> {
    if (appends.length === 0) return;
    const found = await this.#options.writing.ask(
      "select id, version, digest from matches where id = any($1::text[])",
      [list(appends.map(({ stream }) => stream))],
    );
    for (const { id, version, digest } of found)
      this.remember(String(id), { version: Number(version), digest: String(digest) });
  }

  async #send(batch: readonly Sealed[]): Promise<ReadonlySet<string>> {
    const column = (of: (append: Sealed) => string | number | null) => list(batch.map(of));
    const rows = await this.#options.writing.ask(APPEND, [
      column(({ stream }) => stream),
      column(({ expected }) => expected),
      column(({ before }) => before),
      column(({ epoch }) => epoch),
      column(({ version }) => version),
      column(({ digest }) => digest),
      column(({ match }) => match.code),
      column(({ match }) => match.state),
      column(({ match }) => match.visibility),
      column(({ match }) => match.previous),
      column(({ root }) => root),
      column(({ match }) => match.changed),
      column(({ match }) => match.players),
      column(({ match }) => match.summary),
      column(({ match }) => list(JSON.parse(match.players))),
      // No text of PostgreSQL's can hold the character 0, not even as JSON writes it once it is read from there.
      column(({ match }) => match.past.replaceAll("\\u0000", "\\ufffd")),
      column(({ match }) => list((JSON.parse(match.past) as PastLine[]).map(({ player }) => player))),
      this.#options.holder,
      list(batch.flatMap(({ stream, rows }) => rows.map(() => stream))),
      list(batch.flatMap(({ rows }) => rows.map(({ version }) => version))),
      list(batch.flatMap(({ rows }) => rows.map(({ entry }) => entry))),
      list(batch.flatMap(({ rows }) => rows.map(({ digest }) => digest))),
    ]);
    return new Set(rows.map(({ id }) => String(id)));
  }

  /** Tells everybody what became of their append. */
  async #settle(batch: readonly Sealed[], stored: ReadonlySet<string>, isRepeated: boolean): Promise<void> {
    const failed = batch.filter(({ stream }) => !stored.has(stream));
    for (const { stream, version, digest, resolve } of batch) {
      if (!stored.has(stream)) continue;
      this.remember(stream, { version, digest });
      resolve();
    }
    if (failed.length === 0) return;
    // When this cannot be asked, all is tried again: whoever has been told already is not told twice.
    const found = await this.#options.writing.ask(
      "select id, version, digest, holder, epoch from matches where id = any($1::text[])",
      [list(failed.map(({ stream }) => stream))],
    );
    const rows = new Map(found.map((row) => [String(row.id), row]));
    for (const append of failed) {
      const { stream, version, digest } = append;
      const row = rows.get(stream);
      this.#heads.delete(stream);
      if (isRepeated && row?.digest === digest && Number(row.version) === version) {
        this.remember(stream, { version, digest });
        append.resolve();
      } else append.reject(this.#conflict(append, row));
    }
  }

  #conflict({ stream, expected, before, epoch }: Sealed, row: ResultRow | undefined): Conflict {
    const version = Number(row?.version ?? 0);
    const isBehind = version < expected || (version === expected && row?.digest !== before);
    if (row?.holder != null && row.holder !== this.#options.holder)
      return new Conflict(`${stream} is held by another process`);
    // Who has its lease has read all of it, or written it.
    if (isBehind && epoch !== null)
      return new StoreBehind(`${stream} is at ${version}, was at ${expected}: the database lacks what it acknowledged`);
    if (epoch !== null && row && Number(row.epoch) !== epoch)
      return new Conflict(`${stream} was held by another process`);
    return new Conflict(`${stream} is at ${version}, not at ${expected}`);
  }
}

const isSealed = (append: Append | Sealed): append is Sealed => "rows" in append;

/** An entry as it is stored: its stamp first, in one order whoever appends it. */
function textOf({ v, at, cause, by, type, ...fields }: Recorded): string {
  return JSON.stringify({ v, at, cause, ...(by === undefined ? {} : { by }), type, ...fields });
}
