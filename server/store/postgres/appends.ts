import { setTimeout } from "node:timers/promises";
import { SCHEMA } from "../../../shared/engine/log/upcast.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { BranchPoint } from "../branch-point.ts";
import { Conflict, NotStored, StoreBehind, WriterLost } from "../errors.ts";
import { matchRow } from "../lists/rows.ts";
import { sealOf } from "../log/branching.ts";
import { type Append, type SealedAppend, statementOf } from "./append-statement.ts";
import { list, type ResultRow, WRITERS, type WritingConnections } from "./connection.ts";
import { digestOf } from "./digests.ts";
import { because, troubleOf } from "./trouble.ts";

/** Maximum number of appends in a statement, and minimum number for a second, simultaneous one. */
const [TOGETHER, MANY] = [500, 32];
/** Maximum number of cached streams. */
const REMEMBERED = 10_000;
/** How long appends with an unknown outcome are repeated, in ms. */
const DOUBT = 5000;
const PAUSE = 100;

/** A stream's last version, and its row's digest. */
interface Head {
  readonly version: number;
  readonly digest: string;
  /** The match's columns for lookups, joined. Undefined if unknown, or for a finished match. */
  readonly listing?: string | undefined;
}

interface AppendCaller {
  resolve(): void;
  reject(error: Error): void;
}
type PendingAppend = Append & AppendCaller;
type PendingSealedAppend = SealedAppend & AppendCaller;

interface AppendOptions {
  readonly writing: Pick<WritingConnections, "ask">;
  readonly holder: string;
  readonly epochOf: (stream: string) => number | undefined;
}

/**
 * Appends that arrive during a statement form the next one; each succeeds or conflicts on its own. If the connection
 * breaks, the statement is repeated; an append that was already stored is recognized by its digest.
 */
export class Appends {
  readonly #options: AppendOptions;
  readonly #heads = new Map<string, Head>();
  #waiting: PendingAppend[] = [];
  /** Streams to which running statements append. */
  readonly #moving = new Set<string>();
  #running = 0;
  #isDue = false;

  constructor(options: AppendOptions) {
    this.#options = options;
  }

  /** @throws Conflict, StoreBehind, NotStored, WriterLost */
  append(
    stream: string,
    expected: number,
    entries: readonly Recorded[],
    summary: Summary,
    point?: BranchPoint,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const epoch = this.#options.epochOf(stream) ?? null;
      this.#waiting.push({ stream, expected, entries, point, match: matchRow(summary), epoch, resolve, reject });
      this.#sendSoon();
    });
  }

  remember(stream: string, head: Head): void {
    this.#heads.delete(stream);
    this.#heads.set(stream, head);
    if (this.#heads.size > REMEMBERED) this.#heads.delete(this.#heads.keys().next().value!);
  }

  /** Appends of the same synchronous code are sent together. */
  #sendSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      for (let batch = this.#next(); batch.length > 0; batch = this.#next()) void this.#carryOut(batch);
    });
  }

  async #carryOut(batch: readonly PendingAppend[]): Promise<void> {
    this.#running++;
    for (const { stream } of batch) this.#moving.add(stream);
    try {
      await this.#store(batch);
    } catch (error) {
      // Each caller must get an answer, whatever the error.
      for (const { reject } of batch) reject(error as Error);
    }
    this.#running--;
    for (const { stream } of batch) this.#moving.delete(stream);
    this.#sendSoon();
  }

  /** The next batch: at most one append per stream; half of the streams if the rest suffice for a second statement. */
  #next(): readonly PendingAppend[] {
    if (this.#running === WRITERS) return [];
    const first = new Map<string, PendingAppend>();
    for (const append of this.#waiting)
      if (!this.#moving.has(append.stream) && !first.has(append.stream)) first.set(append.stream, append);
    const isWorthwhile = first.size >= (WRITERS - this.#running) * MANY;
    if (this.#running > 0 && !isWorthwhile) return [];
    const count = isWorthwhile ? Math.ceil(first.size / (WRITERS - this.#running)) : first.size;
    const batch = new Set([...first.values()].slice(0, Math.min(count, TOGETHER)));
    this.#waiting = this.#waiting.filter((append) => !batch.has(append));
    return [...batch];
  }

  /**
   * Repeats a batch until the outcome is known or `DOUBT` is over.
   * @param since when the outcome became unknown
   */
  async #store(batch: readonly (PendingAppend | PendingSealedAppend)[], since?: number): Promise<void> {
    let doubted = since;
    let sealed: readonly PendingSealedAppend[] | undefined;
    for (;;) {
      try {
        // A repetition sends the same digests, by which it recognizes a stored append.
        sealed ??= await this.#sealed(batch);
        const stored = await this.#send(sealed);
        await this.#settle(sealed, stored, doubted !== undefined);
        return;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === "crossed") continue;
        if (trouble === "refused" && batch.length > 1) {
          // Sends the appends one by one, to find the faulty one.
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
            reject(new WriterLost(`the connection to the database was lost: ${because(error)}`));
          }
          return;
        }
        await setTimeout(PAUSE);
      }
    }
  }

  async #sealed(batch: readonly (PendingAppend | PendingSealedAppend)[]): Promise<readonly PendingSealedAppend[]> {
    await this.#look(
      batch.filter(
        (append) =>
          !isSealed(append) && append.expected > 0 && this.#heads.get(append.stream)?.version !== append.expected,
      ),
    );
    return batch.map((append) => {
      if (isSealed(append)) return append;
      const { stream, expected, entries, point } = append;
      const head = expected === 0 ? undefined : this.#heads.get(stream);
      const before = head?.digest ?? (point ? sealOf(point) : "");
      const isListed = head?.listing !== undefined && head.listing === listingOf(append);
      let digest = before;
      const rows = entries.map((each) => {
        const entry = textOf(each);
        digest = digestOf(digest, stream, each.v, SCHEMA, entry);
        return { version: each.v, entry, digest };
      });
      return { ...append, before, digest, version: entries.at(-1)?.v ?? expected, rows, isListed };
    });
  }

  async #look(appends: readonly Pick<Append, "stream">[]): Promise<void> {
    if (appends.length === 0) return;
    const found = await this.#options.writing.ask(
      "select id, version, digest from matches where id = any($1::text[])",
      [list(appends.map(({ stream }) => stream))],
    );
    for (const { id, version, digest } of found)
      this.remember(String(id), { version: Number(version), digest: String(digest) });
  }

  async #send(batch: readonly PendingSealedAppend[]): Promise<ReadonlySet<string>> {
    const { sql, values } = statementOf(batch, this.#options.holder);
    const rows = await this.#options.writing.ask(sql, values);
    return new Set(rows.map(({ id }) => String(id)));
  }

  async #settle(
    batch: readonly PendingSealedAppend[],
    stored: ReadonlySet<string>,
    isRepeated: boolean,
  ): Promise<void> {
    const failed = batch.filter(({ stream }) => !stored.has(stream));
    for (const append of batch) {
      if (!stored.has(append.stream)) continue;
      this.remember(append.stream, { version: append.version, digest: append.digest, listing: listingOf(append) });
      append.resolve();
    }
    if (failed.length === 0) return;
    // If this query fails, the whole batch is sent again, which does not affect answered callers.
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

  #conflict({ stream, expected, before, epoch }: PendingSealedAppend, row: ResultRow | undefined): Conflict {
    const version = Number(row?.version ?? 0);
    const isBehind = version < expected || (version === expected && row?.digest !== before);
    if (row?.holder != null && row.holder !== this.#options.holder)
      return new Conflict(`${stream} is held by another process`);
    // With the lease, this process knows the acknowledged end.
    if (isBehind && epoch !== null)
      return new StoreBehind(`${stream} is at ${version}, was at ${expected}: the database lacks what it acknowledged`);
    if (epoch !== null && row && Number(row.epoch) !== epoch)
      return new Conflict(`${stream} was held by another process`);
    return new Conflict(`${stream} is at ${version}, not at ${expected}`);
  }
}

/** The columns for lookups, joined; undefined for a finished match. */
const listingOf = ({ match }: Append): string | undefined => {
  const { code, state, visibility, previous, root, day, score, players } = match;
  return state === "over" ? undefined : [code, state, visibility, previous, root, day, score, players].join();
};

const isSealed = (append: PendingAppend | PendingSealedAppend): append is PendingSealedAppend => "rows" in append;

/** The JSON of an entry. The fields of its stamp come first, in a fixed order. */
function textOf({ v, at, cause, by, type, ...fields }: Recorded): string {
  return JSON.stringify({ v, at, cause, ...(by === undefined ? {} : { by }), type, ...fields });
}
