import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { SCHEMA } from "../../../shared/engine/log/upcast.ts";
import type { Recorded } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { mustContinue } from "../lists/query.ts";
import { Conflict, NotStored, type Store, StoreClosed } from "../ports.ts";
import { Takeovers } from "../takeovers.ts";
import { queue } from "./queue.ts";
import { reader } from "./reader.ts";
import { brokenParts } from "./salvage.ts";
import { type OnUpgrade, openDatabase } from "./schema.ts";
import type { EventRow, Job } from "./writer.ts";

export interface SqliteOptions {
  /** How long to wait for a lock that another process holds, in ms. Default: 5000. */
  readonly patience?: number;
  /** Called when a list omits a match because its summary is unreadable. */
  readonly onDamage?: (match: string) => void;
  /** Called at the start with each table or index whose first row cannot be read. */
  readonly onBrokenPart?: (name: string) => void;
  readonly onUpgrade?: OnUpgrade;
}

/** Interval of checks whether another process has taken a stream, in ms: SQLite does not notify. */
const LOOK = 1000;

const WRITER = new URL("./writer.worker.ts", import.meta.url);

/**
 * A store in one file. A second process on the same file is fenced off by Conflict, match by match: see `acquireLease`. A
 * separate thread writes, because waiting for the disk would block the event loop. Appends that arrive during its wait form the
 * next transaction, so they share one wait. Reads happen here: they never wait, and see every resolved append.
 * @throws UnknownDatabase when a later release wrote the file; any other error means the file cannot be opened or written
 */
export function sqliteStore(
  file: string,
  { patience = 5000, onDamage = () => {}, onBrokenPart = () => {}, onUpgrade = () => {} }: SqliteOptions = {},
): Store {
  makeFolder(dirname(file));
  const db = openDatabase(file, patience, onUpgrade);
  for (const name of brokenParts(db)) onBrokenPart(name);
  const records = reader(db, onDamage);
  const writing = queue(WRITER, { file, patience });
  const holder = randomUUID();
  const leased = new Set<string>();
  const takeovers = new Takeovers();
  let looking: NodeJS.Timeout | undefined;
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

  function look(): void {
    if (leased.size === 0) return;
    try {
      for (const stream of records.leasedByOthers(holder, [...leased])) takeovers.tell(stream);
    } catch {
      // Try again at the next check; an append before that is fenced off all the same.
    }
  }

  /** Performs a job for which a conflict means no. @returns whether it was stored */
  async function wasPossible(job: Job): Promise<boolean> {
    try {
      await store(job);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  async function close(): Promise<void> {
    clearInterval(looking);
    await writing.close();
    records.close();
  }

  return {
    async append(stream, expected, entries, summary, point) {
      mustBeOpen();
      mustContinue(point?.version ?? expected, entries);
      await store({
        kind: "append",
        stream,
        holder,
        expected,
        events: entries.map(eventRow),
        ...(point && { point }),
        summary,
      });
    },

    async acquireLease(stream) {
      mustBeOpen();
      await store({ kind: "acquireLease", stream, holder });
      leased.add(stream);
      looking ??= setInterval(look, LOOK).unref();
    },

    async releaseLease(stream) {
      mustBeOpen();
      leased.delete(stream);
      await store({ kind: "releaseLease", stream, holder });
    },

    async isLeasedElsewhere(stream) {
      mustBeOpen();
      return records.leasedByOthers(holder, [stream]).length > 0;
    },

    onTakeover: takeovers.listen,
    onHeartbeat: () => () => {},

    async read(stream, after = 0) {
      mustBeOpen();
      return records.read(stream, after);
    },

    async remove(stream, version) {
      mustBeOpen();
      return wasPossible({ kind: "remove", stream, expected: version });
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

    async tries(since, until) {
      mustBeOpen();
      return records.tries(since, until);
    },

    async dayCounts(since, until) {
      mustBeOpen();
      return records.dayCounts(since, until);
    },

    async pastFrom(player, after, limit) {
      mustBeOpen();
      return records.pastFrom(player, after, limit);
    },

    async pastCount(player) {
      mustBeOpen();
      return records.pastCount(player);
    },

    async talk(stream) {
      mustBeOpen();
      return records.talk(stream);
    },

    async documents(of) {
      mustBeOpen();
      return records.documents(of);
    },

    async document(key) {
      mustBeOpen();
      return records.document(key);
    },

    async keepDocument(document, most) {
      mustBeOpen();
      return wasPossible({ kind: "keepDocument", document, most });
    },

    async dropDocument(key) {
      mustBeOpen();
      await store({ kind: "dropDocument", key });
    },

    async player(id) {
      mustBeOpen();
      return records.player(id);
    },

    async playerBy(recovery) {
      mustBeOpen();
      return records.playerBy(recovery);
    },

    async names(players) {
      mustBeOpen();
      return records.names(players);
    },

    async changePlayer(id, { name = null, isOpen, recovery = null, isGone }) {
      mustBeOpen();
      const flag = (is: boolean | undefined) => (is === undefined ? null : Number(is));
      return wasPossible({ kind: "changePlayer", id, columns: [name, flag(isOpen), recovery, flag(isGone)] });
    },

    async dropPossessions(player) {
      mustBeOpen();
      await store({ kind: "dropPossessions", player });
    },

    async summaryVersions(after, limit) {
      mustBeOpen();
      return records.summaryVersions(after, limit);
    },

    async relist(due) {
      mustBeOpen();
      // A match that changed meanwhile was listed with that change.
      const done = await Promise.all(due.map((summary) => wasPossible(relisting(summary))));
      return done.filter(Boolean).length;
    },

    async contacts(players, about) {
      mustBeOpen();
      return records.contacts(players, about);
    },

    async keepContact(contact, most) {
      mustBeOpen();
      return wasPossible({ kind: "keepContact", contact, most });
    },

    async dropContact({ player, other }) {
      mustBeOpen();
      await store({ kind: "dropContact", player, other });
    },

    async webhook(target) {
      mustBeOpen();
      return records.webhook(target);
    },

    async webhookTargets(after, limit) {
      mustBeOpen();
      return records.webhookTargets(after, limit);
    },

    async keepWebhook(webhook) {
      mustBeOpen();
      return wasPossible({ kind: "keepWebhook", webhook });
    },

    async dropWebhook(target) {
      mustBeOpen();
      await store({ kind: "dropWebhook", target });
    },

    async subscriptions(player) {
      mustBeOpen();
      return records.subscriptions(player);
    },

    async subscribers(after, limit) {
      mustBeOpen();
      return records.subscribers(after, limit);
    },

    async keepSubscription(subscription, most) {
      mustBeOpen();
      await store({ kind: "keepSubscription", subscription, most });
    },

    async dropSubscription(endpoint) {
      mustBeOpen();
      await store({ kind: "dropSubscription", endpoint });
    },

    async claimNotice(notice, quietSince) {
      mustBeOpen();
      return wasPossible({ kind: "claimNotice", notice, quietSince });
    },

    async releaseNotice(notice) {
      mustBeOpen();
      await store({ kind: "releaseNotice", notice });
    },

    async isMuted(player, match) {
      mustBeOpen();
      return records.isMuted(player, match);
    },

    async mute(player, match, isMuted) {
      mustBeOpen();
      await store({ kind: "mute", player, match, muted: Number(isMuted) });
    },

    async secret(name, first = randomBytes(32).toString("hex")) {
      mustBeOpen();
      const known = records.secret(name);
      if (known !== undefined) return known;
      // Another process may have been faster: use what is stored now.
      await store({ kind: "secret", name, value: first });
      return records.secret(name)!;
    },

    async pack(before, limit) {
      mustBeOpen();
      const streams = records.toPack(before, limit);
      for (const stream of streams) {
        const packed = await records.packed(stream);
        mustBeOpen();
        await store({
          kind: "pack",
          stream,
          ...(packed && { packed: { ...packed, rows: Buffer.from(packed.rows).toString("base64") } }),
        }).catch((error: unknown) => {
          // It has changed meanwhile, and is packed later.
          if (!(error instanceof Conflict)) throw error;
        });
      }
      return streams.length;
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

/** A job that relists a match, whichever process holds it; its log is unchanged. */
export const relisting = (summary: Summary): Job => ({
  kind: "append",
  stream: summary.id,
  expected: summary.version,
  events: [],
  summary,
});

export function eventRow({ v: _, type, at, cause, by, ...fields }: Recorded): EventRow {
  return { schema: SCHEMA, type, at, cause, by: by ?? null, data: JSON.stringify(fields) };
}

/**
 * Creates a folder and its parents for this user only, because keys are stored there. An existing folder is not changed.
 * @throws the system's error when it cannot be created. (Node's recursive mkdir never returns if a parent accepts no folders, as
 * in /proc.)
 */
function makeFolder(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error(`${path} is a file, not a folder`);
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may create it at the same time.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
