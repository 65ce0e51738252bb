import { setTimeout } from "node:timers/promises";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { SCHEMA } from "../../shared/engine/upcast.ts";
import { type BranchPoint, sealOf } from "./branching.ts";
import { matchRow } from "./listed.ts";
import { type Append, type SealedAppend, statementOf } from "./postgres.append-statement.ts";
import { list, type ResultRow, WRITERS, type WritingConnections } from "./postgres.connection.ts";
import { digestOf } from "./postgres.digests.ts";
import { because, troubleOf } from "./postgres.trouble.ts";
import { Conflict, NotStored, StoreBehind, WriterLost } from "./store.ts";

/** So many appends are one statement at most; so many are worth a statement beside another that is under way. */
const [TOGETHER, MANY] = [500, 32];
/** So many streams' ends are remembered, those that were appended to last. */
const REMEMBERED = 10_000;
/** How long it is tried to find out what became of an append, in milliseconds. */
const DOUBT = 5000;
const PAUSE = 100;

/** The end of a stream: its last version, and what seals that. */
interface Head {
  readonly version: number;
  readonly digest: string;
  /** What its match is looked up by, if this process has told that. */
  readonly listing?: string | undefined;
}

/** Who waits for an append. */
interface Asked {
  resolve(): void;
  reject(error: Error): void;
}
type Waiting = Append & Asked;
type Sealed = SealedAppend & Asked;

export interface AppendOptions {
  readonly writing: Pick<WritingConnections, "ask">;
  /** The process. */
  readonly holder: string;
  readonly epochOf: (stream: string) => number | undefined;
}

/**
 * The appends of this process. What many tables append while a statement is under way becomes the next statement, so they
 * share one wait for the disk; each succeeds or conflicts on its own. When the connection breaks under a statement it is
 * repeated: what had been stored all the same is known by its digest.
 */
export class Appends {
  readonly #options: AppendOptions;
  readonly #heads = new Map<string, Head>();
  #waiting: Waiting[] = [];
  /** Streams that statements under way append to, and how many of these there are. */
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

  /** Where a stream ends, as somebody has read it. */
  remember(stream: string, head: Head): void {
    this.#heads.delete(stream);
    this.#heads.set(stream, head);
    if (this.#heads.size > REMEMBERED) this.#heads.delete(this.#heads.keys().next().value!);
  }

  /** What is appended before the event loop turns goes together. */
  #sendSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      for (let batch = this.#next(); batch.length > 0; batch = this.#next()) void this.#carryOut(batch);
    });
  }

  async #carryOut(batch: readonly Waiting[]): Promise<void> {
    this.#running++;
    for (const { stream } of batch) this.#moving.add(stream);
    try {
      await this.#store(batch);
    } catch (error) {
      // Whoever asked has to be told, whatever it was.
      for (const { reject } of batch) reject(error as Error);
    }
    this.#running--;
    for (const { stream } of batch) this.#moving.delete(stream);
    this.#sendSoon();
  }

  /** The appends that can be made together now: one a stream, and of many half, so that there are some for the next statement. */
  #next(): readonly Waiting[] {
    if (this.#running === WRITERS) return [];
    const first = new Map<string, Waiting>();
    for (const append of this.#waiting)
      if (!this.#moving.has(append.stream) && !first.has(append.stream)) first.set(append.stream, append);
    const isWorthwhile = first.size >= (WRITERS - this.#running) * MANY;
    if (this.#running > 0 && !isWorthwhile) return [];
    const count = isWorthwhile ? Math.ceil(first.size / (WRITERS - this.#running)) : first.size;
    const batch = new Set([...first.values()].slice(0, Math.min(count, TOGETHER)));
    this.#waiting = this.#waiting.filter((append) => !batch.has(append));
    return [...batch];
  }

  /** @param since when it began to be doubtful whether they were stored, if it is */
  async #store(batch: readonly (Waiting | Sealed)[], since?: number): Promise<void> {
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
        if (trouble === "crossed") continue;
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
  async #sealed(batch: readonly (Waiting | Sealed)[]): Promise<readonly Sealed[]> {
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
    const { sql, values } = statementOf(batch, this.#options.holder);
    const rows = await this.#options.writing.ask(sql, values);
    return new Set(rows.map(({ id }) => String(id)));
  }

  /** Tells everybody what became of their append. */
  async #settle(batch: readonly Sealed[], stored: ReadonlySet<string>, isRepeated: boolean): Promise<void> {
    const failed = batch.filter(({ stream }) => !stored.has(stream));
    for (const append of batch) {
      if (!stored.has(append.stream)) continue;
      this.remember(append.stream, { version: append.version, digest: append.digest, listing: listingOf(append) });
      append.resolve();
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

/** What is told of a match that goes on besides what every move changes. */
const listingOf = ({ match }: Append): string | undefined => {
  const { code, state, visibility, previous, root, day, score, players } = match;
  return state === "over" ? undefined : [code, state, visibility, previous, root, day, score, players].join();
};

const isSealed = (append: Waiting | Sealed): append is Sealed => "rows" in append;

/** An entry as it is stored: its stamp first, in one order whoever appends it. */
function textOf({ v, at, cause, by, type, ...fields }: Recorded): string {
  return JSON.stringify({ v, at, cause, ...(by === undefined ? {} : { by }), type, ...fields });
}
