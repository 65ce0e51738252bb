import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { headerOf, write } from "../../shared/engine/format.ts";
import { markOf } from "../log.ts";
import type { Archive } from "../store/sqlite.archive.ts";
import { Unreadable } from "../store/store.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseOf, matchIn, withArchive } from "./data.ts";

const USAGE = "npm run export -- --out DIR [MATCH…] (ids, codes, or marks of the log as ~3f9a0c41de; else all matches)";

const flags = z.object({
  positionals: z.array(z.string()),
  out: z.string("missing; name a folder").min(1, "empty; name a folder"),
});

/**
 * Writes matches to files, faces and all: `ID.jsonl` as anybody can check and watch it, or, of one that cannot be read,
 * `ID.rows.jsonl`, its log as it lies in the database.
 */
export const exportMatches: Command = (args, { out }) => {
  const { positionals, out: folder } = flagsOf(args, { out: { type: "string" } }, flags);
  return withArchive(databaseOf(process.env), (archive) => {
    const all = archive.matches();
    const wanted = positionals.length === 0 ? all : positionals.map((name) => find(archive, all, name));
    const files = wanted.map((id) => fileOf(archive, id));
    try {
      mkdirSync(folder, { recursive: true });
      for (const { name, text } of files) writeFileSync(join(folder, name), text);
    } catch (error) {
      throw new Usage(`cannot write to ${folder}: ${because(error)}`);
    }
    const damaged = files.filter(({ isWhole }) => !isWhole);
    for (const { name } of damaged) out(`${join(folder, name)}: this match cannot be read; these are its rows`);
    out(`${files.length} matches written to ${folder}`);
    return damaged.length === 0 ? 0 : 1;
  });
};

function find(archive: Archive, all: readonly string[], name: string): string {
  const id = all.find((each) => each === name || markOf(each) === name || archive.code(each) === name);
  if (id === undefined) throw new Usage(`no match has the id, code or mark "${name}"`);
  return id;
}

interface File {
  readonly name: string;
  readonly text: string;
  readonly isWhole: boolean;
}

function fileOf(archive: Archive, id: string): File {
  try {
    const log = archive.read(id);
    const { match } = matchIn(archive, id, log);
    return { name: `${id}.jsonl`, text: write({ header: headerOf(match, log), log }), isWhole: true };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const text = archive.rows(id).map((row) => `${JSON.stringify(row)}\n`);
    return { name: `${id}.rows.jsonl`, text: text.join(""), isWhole: false };
  }
}

if (import.meta.main) process.exitCode = run(exportMatches, USAGE, process.argv.slice(2));
