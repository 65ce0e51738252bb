import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { equal } from "../../shared/engine/equal.ts";
import { Malformed, read } from "../../shared/engine/log/format.ts";
import { verifySteps } from "../../shared/engine/log/verify.ts";
import type { Origin } from "../../shared/engine/match/branch.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { CONTACT_CHOICES } from "../../shared/engine/people/contacts.ts";
import { playersIn } from "../../shared/engine/people/renaming.ts";
import { WEBHOOK_FORMATS } from "../../shared/engine/people/webhooks.ts";
import { matchIn, summaryOf } from "../match/logged-match.ts";
import { noteSet, notesId, storedNotes } from "../match/notes.ts";
import type { BranchPoint } from "../store/branch-point.ts";
import type { StoredChatMessage } from "../store/chat.ts";
import { Conflict, Unreadable } from "../store/errors.ts";
import { nameOf } from "../store/location.ts";
import type { NotesLimits } from "../store/notes.ts";
import type { ProgramProfile } from "../store/players.ts";
import type { Stores } from "../store/ports.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseNamed, withStore, wrongWith } from "./data.ts";
import { CONTACTS, DOCUMENTS, KEYS, NOTES, NOTES_REPORTS, PLAYERS, SUBSCRIPTIONS, TALK, WEBHOOKS } from "./export.ts";
import { takeGallery } from "./import-gallery.ts";
import { type ReadFile, takeSeriesAndPuzzles } from "./import-series-and-puzzles.ts";

const USAGE = "npm run import -- FOLDER (what npm run export -- --with-keys wrote; into DATABASE_URL or DATA_DIR)";

const flags = z.object({
  positionals: z.array(z.string()).length(1, "name one folder"),
});

const keys = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/, "not a key"));
const talk = z.array(z.object({ aside: z.boolean(), said: z.string() }));

const documents = z.array(
  z.object({
    player: z.string(),
    game: z.string(),
    id: z.string(),
    title: z.string(),
    changedAt: z.string(),
    text: z.string(),
  }),
);

const program = z.object({
  owner: z.string(),
  link: z.string(),
  key: z.string().exactOptional(),
  offer: z
    .object({
      about: z.string(),
      games: z.array(
        z.object({
          game: z.string(),
          options: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))).exactOptional(),
          seats: z.array(z.number()).exactOptional(),
        }),
      ),
      tables: z.number(),
    })
    .exactOptional(),
}) satisfies z.ZodType<ProgramProfile>;

const players = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    isOpen: z.boolean(),
    recovery: z.string().default(""),
    program: program.nullable().default(null),
    isGone: z.boolean().default(false),
  }),
);

const contacts = z.array(
  z.object({ player: z.string(), other: z.string(), choice: z.enum(CONTACT_CHOICES), match: z.string() }),
);

const webhooks = z.array(
  z.object({
    target: z.templateLiteral([z.enum(["player", "match"]), ":", z.string()]),
    player: z.string(),
    url: z.string(),
    format: z.enum(WEBHOOK_FORMATS),
    language: z.string(),
    origin: z.string(),
  }),
);

const subscriptions = z.array(
  z.object({
    player: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.string(),
  }),
);

const notes = z.array(
  noteSet.extend({ id: notesId, player: z.string(), name: z.string(), changedAt: z.iso.datetime() }),
);

const notesReports = z.array(z.object({ set: z.string(), player: z.string(), reason: z.string(), at: z.string() }));

const UNLIMITED: NotesLimits = {
  player: Number.MAX_SAFE_INTEGER,
  match: Number.MAX_SAFE_INTEGER,
  all: Number.MAX_SAFE_INTEGER,
};
const SUFFIX = ".jsonl";
const ROWS = ".rows.jsonl";

/**
 * Imports keys, private data and verified matches. Existing matches are kept, or extended with later events. Exit code
 * 1 if a match could not be imported.
 */
export const importMatches: Command = (args, { out }) => {
  const [folder] = flagsOf(args, {}, flags).positionals;
  const names = filesIn(folder!);
  const location = databaseNamed(process.env);
  return withStore(location, { out }, async (store) => {
    await takeKeys(store, join(folder!, KEYS));
    await takeDocuments(store, join(folder!, DOCUMENTS));
    await takePlayers(store, join(folder!, PLAYERS));
    await takeContacts(store, join(folder!, CONTACTS));
    await takeWebhooks(store, join(folder!, WEBHOOKS));
    await takeSubscriptions(store, join(folder!, SUBSCRIPTIONS));
    const read: ReadFile = (schema, name, what) => kept(schema, join(folder!, name), what);
    // Boards come first, because a series may refer to one.
    await takeGallery(store, read);
    await takeSeriesAndPuzzles(store, read);
    const seeds = await store.secrets.get("seeds");
    let [taken, there, wrong] = [0, 0, 0];
    for (const name of names) {
      const path = join(folder!, name);
      try {
        const isNew = await takeMatch(store, path, seeds);
        if (isNew) taken++;
        else there++;
      } catch (error) {
        wrong++;
        out(`${path}: ${faultOf(error)}`);
      }
    }
    // Notes come first, because reports refer to them.
    await takeNotesReports(store, join(folder!, NOTES_REPORTS));
    const known = there > 0 ? `, ${there} were already there` : "";
    const left = wrong > 0 ? `, ${wrong} could not be imported` : "";
    out(`${taken} matches imported into ${nameOf(location)}${known}${left}`);
    return wrong === 0 ? 0 : 1;
  });
};

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX))
      .sort();
  } catch (error) {
    throw new Usage(`cannot read ${folder}: ${because(error)}`);
  }
}

/**
 * Undefined if the file is missing.
 * @throws Usage if it is invalid
 */
function kept<T>(schema: z.ZodType<T>, path: string, what: string): T | undefined {
  if (!existsSync(path)) return undefined;
  const given = schema.safeParse(parsed(path));
  if (!given.success) throw new Usage(`${path} does not hold ${what}`);
  return given.data;
}

/** @throws Usage if the database has other keys, which cannot continue the matches */
async function takeKeys(store: Stores, path: string): Promise<void> {
  const given = kept(keys, path, "the keys of a deployment");
  for (const [name, key] of Object.entries(given ?? {}))
    if ((await store.secrets.get(name, key)) !== key)
      throw new Usage(
        "this database has other keys already, with which the matches could not be continued: import into a new database",
      );
}

/** Replaces only older documents. */
async function takeDocuments(store: Stores, path: string): Promise<void> {
  const given = kept(documents, path, "what players kept");
  for (const document of given ?? []) {
    const held = await store.documents.get(document);
    if (!held || held.changedAt < document.changedAt) await store.documents.keep(document, Number.MAX_SAFE_INTEGER);
  }
}

/** Keeps existing players. */
async function takePlayers(store: Stores, path: string): Promise<void> {
  const given = kept(players, path, "what players chose");
  for (const { id, ...chosen } of given ?? [])
    if (!(await store.players.get(id))) await store.players.change(id, chosen);
}

/** Keeps existing choices. */
async function takeContacts(store: Stores, path: string): Promise<void> {
  for (const contact of kept(contacts, path, "what players chose about others") ?? []) {
    const [held] = await store.contacts.of([contact.player], [contact.other]);
    if (!held) await store.contacts.keep(contact, Number.MAX_SAFE_INTEGER);
  }
}

/** Keeps existing webhooks. */
async function takeWebhooks(store: Stores, path: string): Promise<void> {
  for (const webhook of kept(webhooks, path, "webhooks") ?? [])
    if (!(await store.webhooks.get(webhook.target))) await store.webhooks.keep(webhook);
}

/** Imported subscriptions stay valid, because the key for push services is imported too. */
async function takeSubscriptions(store: Stores, path: string): Promise<void> {
  const given = kept(subscriptions, path, "where players hear of their turns");
  for (const subscription of given ?? []) await store.push.keep(subscription, Number.MAX_SAFE_INTEGER);
}

/**
 * @returns whether there were new events
 * @throws Malformed, Unreadable, Conflict, Usage
 */
async function takeMatch(store: Stores, path: string, seeds: string): Promise<boolean> {
  if (path.endsWith(ROWS)) throw new Unreadable("MatchIsDamaged", 0, "this match could not be read where it was");
  const { header, log } = read(readFileSync(path, "utf8"));
  const logged = matchIn(seeds, header.id, log);
  const { violation } = verifySteps(logged.game, log, logged.seed);
  if (violation) throw new Unreadable("MatchIsDamaged", violation.v, violation.reason);
  const held = await store.events.read(header.id);
  const common = Math.min(held.length, log.length);
  if (!equal(held.slice(0, common), log.slice(0, common)))
    throw new Conflict("a different match with this id is here already");
  const rest: readonly Recorded[] = log.slice(held.length);
  const summary = summaryOf(logged, log, await store.players.names(playersIn(log)));
  const point = held.length === 0 ? await pointIn(store, logged.match.config.from, log) : undefined;
  if (rest.length > 0) await store.events.append(header.id, held.length, rest.slice(point?.version), summary, point);
  // Players may have been renamed since the export.
  else if (held.length === log.length) await store.matches.relist([summary]);
  await takeNotes(store, header.id, path.slice(0, -SUFFIX.length) + NOTES);
  await takeTalk(store, header.id, path.slice(0, -SUFFIX.length) + TALK);
  return rest.length > 0;
}

/** Undefined if the log is not a branch, or the store lacks the original's events. */
async function pointIn(
  store: Stores,
  from: Origin | undefined,
  log: readonly Recorded[],
): Promise<BranchPoint | undefined> {
  if (!from) return undefined;
  const past = await store.events.read(from.match).catch(() => []);
  const isSame = past.length >= from.version && equal(past.slice(0, from.version), log.slice(0, from.version));
  return isSame ? { stream: from.match, version: from.version } : undefined;
}

/** Replaces only older notes. */
async function takeNotes(store: Stores, match: string, path: string): Promise<void> {
  for (const { title, notes: each, ...header } of kept(notes, path, "the notes on a match") ?? []) {
    const held = await store.notes.get(header.id);
    if (!held || held.changedAt < header.changedAt)
      await store.notes.keep(storedNotes({ ...header, match }, { title, notes: each }), UNLIMITED);
  }
}

async function takeNotesReports(store: Stores, path: string): Promise<void> {
  for (const report of kept(notesReports, path, "reports about notes") ?? [])
    await store.notes.report(report, Number.MAX_SAFE_INTEGER);
}

async function takeTalk(store: Stores, match: string, path: string): Promise<void> {
  if (!existsSync(path) || (await store.chat.read(match)).length > 0) return;
  const lines = talk.safeParse(parsed(path));
  if (!lines.success) throw new Usage(`${path} does not hold what was said at a match`);
  for (const line of lines.data as readonly StoredChatMessage[]) await store.chat.add(match, line);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Usage(`cannot read ${path}: ${because(error)}`);
  }
}

const faultOf = (error: unknown): string => {
  if (error instanceof Usage) throw error;
  return error instanceof Unreadable ? wrongWith(error) : error instanceof Malformed ? error.message : because(error);
};

if (import.meta.main) process.exitCode = await run(importMatches, USAGE, process.argv.slice(2));
