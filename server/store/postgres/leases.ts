import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { Takeovers } from "../takeovers.ts";
import { list, type WritingConnections } from "./connection.ts";

/** Interval of heartbeats, in ms, and their validity, in seconds. */
const [HEARTBEAT, HEARTBEAT_TTL] = [1000, 3];
/** Time until a silent process is forgotten, in seconds. */
const MEMORY = 3600;

/**
 * With this prefix, a message `EPOCH STREAM` asks the holder to release an unused stream. Other messages report a
 * takeover.
 */
const ASKED = "asked";
const MESSAGE = new RegExp(`^(${ASKED} )?(\\d+) (.*)$`, "s");

/** Adds a row, with version 0, if there is none. */
const ACQUIRE = `
  with taken as (
    insert into matches as match (id, version, holder, epoch) values ($1, 0, $2, 1)
    on conflict (id) do update set former = match.holder, holder = $2, epoch = match.epoch + 1
    returning epoch, former
  )
  select epoch, case when former <> $2 then pg_notify($3, epoch || ' ' || $1) end from taken`;

/** A late release does not affect a later holder. */
const RELEASE = `
  with empty as (delete from matches where id = $1 and holder = $2 and epoch = coalesce($3, epoch) and version = 0)
  update matches set holder = null where id = $1 and holder = $2 and epoch = coalesce($3, epoch) and version > 0`;

/** Finds a stream held by another live process, and notifies that process. */
const ELSEWHERE = `
  select pg_notify($3, '${ASKED} ' || matches.epoch || ' ' || $1) from matches join processes on processes.id = matches.holder
  where matches.id = $1 and holder <> $2 and seen > clock_timestamp() - make_interval(secs => ${HEARTBEAT_TTL})
    and (backend is null or exists (select from pg_stat_activity where pid = backend))`;

/** Of the given streams and epochs, those that this process no longer holds. */
const LOST = `
  select mine.id from unnest($1::text[], $2::int[]) as mine (id, epoch) left join matches on matches.id = mine.id
  where matches.holder is distinct from $3 or matches.epoch <> mine.epoch`;

const ALIVE = `
  with old as (delete from processes where seen < clock_timestamp() - make_interval(secs => ${MEMORY}))
  insert into processes (id, seen, backend) values ($1, clock_timestamp(), pg_backend_pid())
  on conflict (id) do update set seen = excluded.seen, backend = excluded.backend`;

/** Acquiring a lease raises the stream's epoch. Appends state their epoch: those of an earlier holder fail. */
export class PostgresLeases {
  /** New at each start. */
  readonly holder = randomUUID();
  readonly #writing: WritingConnections;
  readonly #reads: Sql;
  readonly #epochs = new Map<string, number>();
  readonly #taking = new Set<string>();
  readonly #takeovers = new Takeovers();
  #channel = "";
  #heartbeat: NodeJS.Timeout | undefined;
  #missed = 0;
  readonly #watchers = new Set<(missed: number) => void>();

  constructor(writing: WritingConnections, reads: Sql) {
    this.#writing = writing;
    this.#reads = reads;
  }

  onTakeover = this.#takeovers.listen;

  onHeartbeat = (watcher: (missed: number) => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  epochOf = (stream: string): number | undefined => this.#epochs.get(stream);

  async begin(): Promise<void> {
    const [found] = await this.#reads`select current_schema() as schema`;
    this.#channel = `stillwater ${found!.schema}`.slice(0, 63);
    await this.#beat();
    await this.#reads.listen(
      this.#channel,
      (message) => this.#hear(message),
      // Notifications may have been missed during a reconnection.
      () => void this.#check().catch(() => {}),
    );
    this.#heartbeat = setInterval(() => this.#beatOnce(), HEARTBEAT).unref();
  }

  async acquire(stream: string): Promise<void> {
    this.#taking.add(stream);
    try {
      const [taken] = await this.#writing.ask(ACQUIRE, [stream, this.holder, this.#channel]);
      this.#epochs.set(stream, Number(taken!.epoch));
    } finally {
      this.#taking.delete(stream);
    }
  }

  async release(stream: string): Promise<void> {
    const epoch = this.#epochs.get(stream) ?? null;
    this.#epochs.delete(stream);
    await this.#writing.ask(RELEASE, [stream, this.holder, epoch]);
  }

  /** The notified holder releases an unused stream. */
  async isElsewhere(stream: string): Promise<boolean> {
    return (await this.#reads.unsafe(ELSEWHERE, [stream, this.holder, this.#channel], { prepare: true })).length > 0;
  }

  async end(): Promise<void> {
    clearInterval(this.#heartbeat);
    // Without heartbeats, the process soon counts as dead.
    await this.#writing.ask("delete from processes where id = $1", [this.holder]).catch(() => {});
  }

  #beatOnce(): void {
    for (const watcher of this.#watchers) watcher(this.#missed);
    this.#missed++;
    // Only a successful `#beat` resets the count.
    this.#beat().catch(() => {});
  }

  async #beat(): Promise<void> {
    await this.#reads.unsafe(ALIVE, [this.holder], { prepare: true });
    this.#missed = 0;
  }

  #hear(message: string): void {
    const [, isAsked, digits, stream] = MESSAGE.exec(message)!;
    const epoch = Number(digits);
    // After a failure, the lease is kept until the next request for it.
    if (isAsked) return void this.#letGoUnused(stream!, epoch).catch(() => {});
    const mine = this.#epochs.get(stream!);
    if (mine !== undefined && mine < epoch) this.#takeovers.notify(stream!);
  }

  /** Releases a lease whose earlier release failed or was lost. */
  async #letGoUnused(stream: string, epoch: number): Promise<void> {
    if (this.#epochs.has(stream) || this.#taking.has(stream)) return;
    await this.#writing.ask(RELEASE, [stream, this.holder, epoch]);
  }

  async #check(): Promise<void> {
    if (this.#epochs.size === 0) return;
    const lost = await this.#reads.unsafe(
      LOST,
      [list([...this.#epochs.keys()]), list([...this.#epochs.values()]), this.holder],
      { prepare: true },
    );
    for (const { id } of lost) this.#takeovers.notify(String(id));
  }
}
