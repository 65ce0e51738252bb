import { mkdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { headerOf, write } from "../../shared/engine/log/format.ts";
import { markOf } from "../log.ts";
import { matchIn } from "../match/logged-match.ts";
import { writePrivateFile } from "../private-files.ts";
import type { Archive } from "../store/archive.ts";
import { Unreadable } from "../store/errors.ts";
import type { StoredNoteSet } from "../store/notes.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseNamed, withArchive } from "./data.ts";

const USAGE =
  "npm run export -- --out DIR [--with-keys] [MATCH…] (ids, codes, or marks of the log as ~3f9a0c41de; else all matches)";

const flags = z.object({
  positionals: z.array(z.string()),
  out: z.string("missing; name a folder").min(1, "empty; name a folder"),
  "with-keys": z.boolean().default(false),
});

/**
 * The file with a deployment's keys by name. It and all files below, except the notes, are written only with
 * `--with-keys`.
 */
export const KEYS = "keys.json";
export const DOCUMENTS = "documents.json";
export const PLAYERS = "players.json";
export const CONTACTS = "contacts.json";
export const WEBHOOKS = "webhooks.json";
export const SUBSCRIPTIONS = "subscriptions.json";
export const NOTES_REPORTS = "note-reports.json";
/** The suffix of a file with the notes on a match. */
export const NOTES = ".notes.json";
export const PUZZLE_ANSWERS = "puzzle-answers.json";
export const SERIES = "series.json";
export const SERIES_ENTRIES = "series-entries.json";
/** The suffix of a file with the chat messages of a match. */
export const TALK = ".talk.json";
/** The exported secrets: the key that signs tokens, the secret of all deals, and that of the key pair for push services. */
const SECRETS = ["tokens", "seeds", "push"];

/**
 * Writes matches to files, including hidden cards: `ID.jsonl`, or for an unreadable match `ID.rows.jsonl` with its stored rows; and
 * the notes on them. With `--with-keys`, also writes keys, chat messages and the private data of players, for an import. Exit code 1
 * if something is unreadable.
 */
export const exportMatches: Command = (args, { out }) => {
  const options = { out: { type: "string" }, "with-keys": { type: "boolean" } } as const;
  const { positionals, out: folder, "with-keys": withKeys } = flagsOf(args, options, flags);
  return withArchive(databaseNamed(process.env), async (archive) => {
    const all = await archive.matches();
    const wanted = positionals.length === 0 ? all : await found(archive, all, positionals);
    const seeds = await archive.secret("seeds");
    // The files of running matches contain hidden cards, so only the owner can read them.
    const put = (name: string, text: string) => within(folder, () => writePrivateFile(join(folder, name), text));
    within(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
    let damaged = 0;
    for (const id of wanted) {
      const { name, text, isWhole } = await fileOf(archive, id, seeds);
      put(name, text);
      const talk = withKeys ? await archive.talk(id) : [];
      if (talk.length > 0) put(`${fileNameOf(id)}${TALK}`, `${JSON.stringify(talk)}\n`);
      const notes = (await archive.notes(id)).map(exportedNotes);
      if (notes.length > 0) put(`${fileNameOf(id)}${NOTES}`, `${JSON.stringify(notes)}\n`);
      for (const { id: set, notes: read } of notes)
        if (typeof read === "string") out(`${set}: these notes cannot be read; their text was written as it is`);
      if (isWhole) continue;
      damaged++;
      out(`${join(folder, name)}: this match cannot be read; its raw rows were written instead`);
    }
    const kept = [
      [DOCUMENTS, () => archive.documents()],
      [PLAYERS, () => archive.players()],
      [CONTACTS, () => archive.contacts()],
      [WEBHOOKS, () => archive.webhooks()],
      [SUBSCRIPTIONS, () => archive.subscriptions()],
      [NOTES_REPORTS, () => archive.notesReports()],
      [PUZZLE_ANSWERS, () => archive.puzzleAnswers()],
      [SERIES, () => archive.series()],
      [SERIES_ENTRIES, () => archive.seriesEntries()],
      [KEYS, () => keysOf(archive)],
    ] as const;
    if (withKeys) for (const [name, read] of kept) put(name, `${JSON.stringify(await read())}\n`);
    for (const part of archive.unreadable()) out(part);
    out(
      `${wanted.length} matches written to ${folder}${withKeys ? ", with the secret keys and the players' data: keep both private" : ""}`,
    );
    return damaged + archive.unreadable().length === 0 ? 0 : 1;
  });
};

/** The file name of a match, without its extension. An id from a damaged row may be invalid as a file name. */
const fileNameOf = (id: string): string => encodeURIComponent(id.toWellFormed()).replaceAll(".", "%2E").slice(0, 200);

function within<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Usage(`cannot write to ${folder}: ${because(error)}`);
  }
}

/** The notes of a set as an array; as the stored text if that is damaged. */
function exportedNotes({ match: _, size: __, text, ...header }: StoredNoteSet) {
  try {
    return { ...header, notes: JSON.parse(text) as unknown };
  } catch {
    return { ...header, notes: text };
  }
}

async function keysOf(archive: Archive): Promise<Readonly<Record<string, string | undefined>>> {
  const keys = await Promise.all(SECRETS.map(async (name) => [name, await archive.secret(name)] as const));
  return Object.fromEntries(keys);
}

async function found(archive: Archive, all: readonly string[], names: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const id = all.find((each) => each === name || markOf(each) === name) ?? (await archive.withCode(name));
    if (id === undefined) throw new Usage(`no match has the id, code or mark "${name}"`);
    ids.push(id);
  }
  return ids;
}

interface File {
  readonly name: string;
  readonly text: string;
  readonly isWhole: boolean;
}

async function fileOf(archive: Archive, id: string, seeds: string | undefined): Promise<File> {
  try {
    const log = await archive.read(id);
    const { match } = matchIn(seeds, id, log);
    return { name: `${fileNameOf(id)}.jsonl`, text: write({ header: headerOf(match, log), log }), isWhole: true };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const text = (await archive.rows(id)).map((row) => `${JSON.stringify(row)}\n`);
    return { name: `${fileNameOf(id)}.rows.jsonl`, text: text.join(""), isWhole: false };
  }
}

if (import.meta.main) process.exitCode = await run(exportMatches, USAGE, process.argv.slice(2));
