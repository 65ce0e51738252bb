import * as z from "zod";
import { notesIn } from "../match/notes.ts";
import type { NoteSetHeader } from "../store/notes.ts";
import type { Stores } from "../store/ports.ts";
import { type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseNamed, withStore } from "./data.ts";

const USAGE =
  "npm run notes [-- ID… | --by PLAYER] [--remove | --dismiss] (no ID: lists reported notes; --remove deletes notes, --dismiss their reports)";

const flags = z
  .object({
    positionals: z.array(z.string()),
    by: z.string().min(1, "empty; name a player").optional(),
    remove: z.boolean().default(false),
    dismiss: z.boolean().default(false),
  })
  .refine(({ positionals, by }) => positionals.length === 0 || by === undefined, "name ids or --by PLAYER, not both")
  .refine(({ remove, dismiss }) => !(remove && dismiss), "choose --remove or --dismiss")
  .refine(
    ({ positionals, by, remove, dismiss }) => positionals.length > 0 || by !== undefined || !(remove || dismiss),
    "name the ids of notes, or --by PLAYER",
  );

const MOST = 1000;

/** The text may contain line breaks or control sequences. */
const plain = (text: string): string => JSON.stringify(text);

const lineOf = ({ id, match, player, name, title, size, changedAt }: NoteSetHeader): string =>
  `${id} on match ${match}, by ${plain(name)} (${player}), ${changedAt}: ${plain(title)}, notes: ${size}`;

/** Exit code 1 for an unknown id. */
export const notes: Command = (args, { out }) => {
  const options = { by: { type: "string" }, remove: { type: "boolean" }, dismiss: { type: "boolean" } } as const;
  const { positionals, by, remove, dismiss } = flagsOf(args, options, flags);
  return withStore(databaseNamed(process.env), { out }, async (store) => {
    if (positionals.length === 0 && by === undefined) return listReported(store, out);
    const ids = by === undefined ? positionals : await idsBy(store, by);
    let missing = 0;
    for (const id of ids) {
      const set = await store.notes.get(id);
      if (!set) {
        missing++;
        out(`${id}: there are no notes with this id`);
      } else if (remove) {
        await store.notes.drop(id);
        out(`${lineOf(set)}: removed`);
      } else if (dismiss) {
        await store.notes.dropReports(id);
        out(`${lineOf(set)}: its reports were dismissed`);
      } else {
        out(lineOf(set));
        for (const { v, text } of notesIn(set).notes) out(`  version ${v}: ${plain(text)}`);
        for (const { player, at, reason } of await store.notes.reportsOf(id))
          out(`  reported by ${player}, ${at}: ${plain(reason)}`);
      }
    }
    return missing === 0 ? 0 : 1;
  });
};

async function listReported(store: Stores, out: (line: string) => void): Promise<number> {
  const reported = await store.notes.reported(MOST);
  for (const set of reported) out(`${lineOf(set)}, reports: ${set.reports}`);
  out(reported.length === 0 ? "no notes were reported" : `reported: ${reported.length}; npm run notes -- ID shows one`);
  return 0;
}

async function idsBy(store: Stores, player: string): Promise<readonly string[]> {
  const sets = await store.notes.list({ authors: [player], limit: MOST });
  if (sets.length === 0) throw new Usage(`no notes by the player ${player}`);
  return sets.map(({ id }) => id);
}

if (import.meta.main) process.exitCode = await run(notes, USAGE, process.argv.slice(2));
