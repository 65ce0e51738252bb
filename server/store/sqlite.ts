import { randomBytes, randomUUID } from "node:crypto";
import { dirname } from "node:path";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { SCHEMA } from "../../shared/engine/upcast.ts";
import { makeFolder } from "./folder.ts";
import { pastOf } from "./past.ts";
import { mustContinue, playersOf } from "./query.ts";
import { queue } from "./sqlite.queue.ts";
import { reader } from "./sqlite.reader.ts";
import { openDatabase } from "./sqlite.schema.ts";
import type { EventRow, Job, MatchRow } from "./sqlite.writer.ts";
import { Conflict, NotStored, type Store, StoreClosed } from "./store.ts";

/** How a store deals with its file. */
export interface SqliteOptions {
  /** How long to wait for a lock that another process holds, in ms; 5000 unless told. */
  readonly patience?: number;
  /** Told of a match whose summary cannot be read, whenever a list has to go without it. */
  readonly onDamage?: (match: string) => void;
}

const WRITER = new URL("./sqlite.worker.ts", import.meta.url);

/**
 * A store in one file. A second process on the same file is fenced off by Conflict, match by match: see `hold`. A thread of its own
 * writes, because the wait for the disk would stop the event loop. What many tables append while it waits becomes the next
 * transaction, so they share one wait. Reading is done here: it waits for nobody, and sees whatever an append was resolved for.
 * @throws UnknownDatabase when a later release wrote the file; any other error means the file cannot be opened or written.
 */
export function sqliteStore(file: string, { patience = 5000, onDamage = () => {} }: SqliteOptions = {}): Store {
  makeFolder(dirname(file));
  const records = reader(openDatabase(file, patience), onDamage);
  const writing = queue(WRITER, { file, patience });
  const holder = randomUUID();
  let closing: Promise<void> | undefined;

  const mustBeOpen = () => {
    if (closing) throw new StoreClosed();
  };

  async function store(job: Job): Promise<void> {
    const outcome = await writing.send(job);
    if (outcome === "stored") return;
    if (outcome.not === "conflict") throw new Conflict(outcome.message);
    throw new NotStored(`nothing was stored: ${outcome.message}`);
  }

  async function close(): Promise<void> {
    await writing.close();
    records.close();
  }

  return {
    async append(stream, expected, entries, summary) {
      mustBeOpen();
      mustContinue(expected, entries);
      await store({
        kind: "append",
        stream,
        holder,
        expected,
        events: entries.map(eventRow),
        match: matchRow(summary),
      });
    },

    async hold(stream) {
      mustBeOpen();
      await store({ kind: "hold", stream, holder });
    },

    async release(stream) {
      mustBeOpen();
      await store({ kind: "release", stream, holder });
    },

    async heldElsewhere() {
      mustBeOpen();
      return records.heldByOthers(holder);
    },

    async read(stream, after = 0) {
      mustBeOpen();
      return records.read(stream, after);
    },

    async find(query) {
      mustBeOpen();
      return records.find(query);
    },

    async past(query) {
      mustBeOpen();
      return records.past(query);
    },

    async say(stream, line) {
      mustBeOpen();
      await store({ kind: "say", stream, aside: Number(line.aside), said: line.said });
    },

    async talk(stream) {
      mustBeOpen();
      return records.talk(stream);
    },

    async secret(name) {
      mustBeOpen();
      const known = records.secret(name);
      if (known !== undefined) return known;
      // Somebody may have been faster: what counts is what is stored now.
      await store({ kind: "secret", name, value: randomBytes(32).toString("hex") });
      return records.secret(name)!;
    },

    async probe() {
      mustBeOpen();
      await store({ kind: "probe" });
    },

    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** An entry, as the database holds it. */
export function eventRow({ v: _, type, at, cause, by, ...fields }: Recorded): EventRow {
  return { schema: SCHEMA, type, at, cause, by: by ?? null, data: JSON.stringify(fields) };
}

/** The read model of a match, as the database holds it. */
export function matchRow(summary: Summary): MatchRow {
  const { id, code, state, visibility, previous = null, changedAt: changed } = summary;
  const players = JSON.stringify(playersOf(summary));
  const past = JSON.stringify(pastOf(summary));
  return { id, code, state, visibility, previous, changed, players, past, summary: JSON.stringify(summary) };
}
