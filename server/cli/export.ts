import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { headerOf, write } from "../../shared/engine/log/format.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { sharedDealOf } from "../../shared/engine/series/shared-deal.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import { markOf } from "../log.ts";
import { matchIn } from "../match/logged-match.ts";
import { writePrivateFile } from "../private-files.ts";
import type { Archive } from "../store/archive.ts";
import { Unreadable } from "../store/errors.ts";
import type { StoredNoteSet } from "../store/notes.ts";
import { because, type Command, flagsOf, run, type Terminal, Usage } from "./args.ts";
import { databaseNamed, withArchive } from "./data.ts";

const USAGE =
  "npm run export -- --out DIR [--with-keys | --for-puzzles] [MATCH…] (ids, codes, or marks of the log as ~3f9a0c41de; else all matches)";

const flags = z
  .object({
    positionals: z.array(z.string()),
    out: z.string("missing; name a folder").min(1, "empty; name a folder"),
    "with-keys": z.boolean().default(false),
    "for-puzzles": z.boolean().default(false),
  })
  .refine((given) => !(given["with-keys"] && given["for-puzzles"]), "choose --with-keys or --for-puzzles");

/** These JSON files are written only with `--with-keys`, except `NOTES` and `FOR_PUZZLES`. */
export const KEYS = "keys.json";
export const DOCUMENTS = "documents.json";
export const PLAYERS = "players.json";
export const CONTACTS = "contacts.json";
export const WEBHOOKS = "webhooks.json";
export const SUBSCRIPTIONS = "subscriptions.json";
export const NOTES_REPORTS = "note-reports.json";
export const NOTES = ".notes.json";
export const PUZZLE_ANSWERS = "puzzle-answers.json";
export const PUZZLE_AGREEMENTS = "puzzle-agreements.json";
export const BOARDS = "boards.json";
export const BOARD_REPORTS = "board-reports.json";
export const SERIES = "series.json";
export const SERIES_ENTRIES = "series-entries.json";
/** Lists the match files of an export `--for-puzzles`: `{agreed: [file, …]}`. */
export const FOR_PUZZLES = "for-puzzles.json";
/** Suffix of chat messages. */
export const TALK = ".talk.json";
/** These keys sign tokens, derive deals, and identify the server to push services. */
const SECRETS = ["tokens", "seeds", "push"];

/**
 * Exports matches, with hidden cards, and notes: `ID.jsonl`, or `ID.rows.jsonl` if a match is unreadable. `--with-keys`
 * adds keys, chat and private data. `--for-puzzles` writes only finished matches whose players agreed. Exit code 1 if
 * something is unreadable.
 */
export const exportMatches: Command = (args, { out }) => {
  const options = {
    out: { type: "string" },
    "with-keys": { type: "boolean" },
    "for-puzzles": { type: "boolean" },
  } as const;
  const given = flagsOf(args, options, flags);
  return withArchive(databaseNamed(process.env), async (archive) => {
    const all = await archive.matches();
    const wanted = given.positionals.length === 0 ? all : await found(archive, all, given.positionals);
    return given["for-puzzles"]
      ? exportForPuzzles(archive, wanted, given.out, out)
      : exportAll(archive, wanted, given.out, given["with-keys"], out);
  });
};

/** Only the owner may read the file, because running matches have hidden cards. */
type Put = (name: string, text: string) => void;

function folderAt(folder: string): Put {
  within(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return (name, text) => within(folder, () => writePrivateFile(join(folder, name), text));
}

async function exportAll(
  archive: Archive,
  wanted: readonly string[],
  folder: string,
  withKeys: boolean,
  out: Terminal["out"],
): Promise<number> {
  const seeds = await archive.secret("seeds");
  const put = folderAt(folder);
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
  if (withKeys) await putKept(archive, put);
  for (const part of archive.unreadable()) out(part);
  out(
    `${wanted.length} matches written to ${folder}${withKeys ? ", with the secret keys and the players' data: keep both private" : ""}`,
  );
  return damaged + archive.unreadable().length === 0 ? 0 : 1;
}

async function putKept(archive: Archive, put: Put): Promise<void> {
  const kept = [
    [DOCUMENTS, () => archive.documents()],
    [PLAYERS, () => archive.players()],
    [CONTACTS, () => archive.contacts()],
    [WEBHOOKS, () => archive.webhooks()],
    [SUBSCRIPTIONS, () => archive.subscriptions()],
    [NOTES_REPORTS, () => archive.notesReports()],
    [PUZZLE_ANSWERS, () => archive.puzzleAnswers()],
    [PUZZLE_AGREEMENTS, () => archive.puzzleAgreements()],
    [BOARDS, () => archive.boards()],
    [BOARD_REPORTS, () => archive.boardReports()],
    [SERIES, () => archive.series()],
    [SERIES_ENTRIES, () => archive.seriesEntries()],
    [KEYS, () => keysOf(archive)],
  ] as const;
  for (const [name, read] of kept) put(name, `${JSON.stringify(await read())}\n`);
}

async function exportForPuzzles(
  archive: Archive,
  wanted: readonly string[],
  folder: string,
  out: Terminal["out"],
): Promise<number> {
  const agreed = Map.groupBy(await archive.puzzleAgreements(), ({ match }) => match);
  const seeds = await archive.secret("seeds");
  const put = folderAt(folder);
  if (readdirSync(folder).some((name) => name.endsWith(".jsonl")))
    throw new Usage(`${folder} has match files, perhaps of players who no longer agree; name another folder`);
  const written: string[] = [];
  const now = new Date().toISOString();
  let [waiting, damaged] = [0, 0];
  for (const id of wanted) {
    const agreements = agreed.get(id);
    if (!agreements) continue;
    const file = await fileOf(archive, id, seeds);
    if (!file.isWhole) {
      damaged++;
      out(`${id}: this match cannot be read`);
    } else if (isAgreed(file.match, new Set(agreements.map(({ player }) => player))) && !isSecret(file.match, now)) {
      written.push(file.name);
      put(file.name, file.text);
    } else waiting++;
  }
  put(FOR_PUZZLES, `${JSON.stringify({ agreed: written })}\n`);
  for (const part of archive.unreadable()) out(part);
  out(
    `${written.length} matches written to ${folder}, for npm run puzzles -- --from; ${waiting} left out: not everyone at the table agreed, or others may still play the deal`,
  );
  return damaged + archive.unreadable().length === 0 ? 0 : 1;
}

/** Bots and programs are not asked. */
function isAgreed({ phase, seats }: Match, agreed: ReadonlySet<string>): boolean {
  const people = seats.filter((held) => held?.kind === "human");
  return phase === "over" && people.every((held) => held?.player !== undefined && agreed.has(held.player));
}

/** Whether others may still play the deal, of a day or a series. */
function isSecret({ config }: Match, now: Timestamp): boolean {
  const deal = sharedDealOf(config);
  return deal !== undefined && now < deal.settles;
}

/** The id of a damaged row may be no valid file name. */
const fileNameOf = (id: string): string => encodeURIComponent(id.toWellFormed()).replaceAll(".", "%2E").slice(0, 200);

function within<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Usage(`cannot write to ${folder}: ${because(error)}`);
  }
}

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

type File = { readonly name: string; readonly text: string } & (
  | { readonly isWhole: true; readonly match: Match }
  | { readonly isWhole: false }
);

async function fileOf(archive: Archive, id: string, seeds: string | undefined): Promise<File> {
  try {
    const log = await archive.read(id);
    const { match } = matchIn(seeds, id, log);
    return {
      name: `${fileNameOf(id)}.jsonl`,
      text: write({ header: headerOf(match, log), log }),
      isWhole: true,
      match,
    };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const text = (await archive.rows(id)).map((row) => `${JSON.stringify(row)}\n`);
    return { name: `${fileNameOf(id)}.rows.jsonl`, text: text.join(""), isWhole: false };
  }
}

if (import.meta.main) process.exitCode = await run(exportMatches, USAGE, process.argv.slice(2));
