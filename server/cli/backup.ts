import * as z from "zod";
import { copyDatabase, noteBackup } from "../store/sqlite.copy.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseNamed } from "./data.ts";

const USAGE = "npm run backup -- FILE (DATA_DIR says of what; the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).length(1, "name one file, which is not there yet"),
});

/** Copies the database to a file, whether or not a server uses it. Exit code 1 if it is damaged: it is copied with the damage. */
export const backup: Command = async (args, { out }) => {
  const [file] = flagsOf(args, {}, flags).positionals;
  const location = databaseNamed(process.env);
  if (location.kind === "postgres")
    throw new Usage(
      "PostgreSQL's own tools copy it: pg_dump for one moment, pg_basebackup and its log for every moment",
    );
  try {
    const copied = await copyDatabase(location.file, file!);
    if ("damage" in copied) {
      out(`${file} is a copy of a damaged database (${copied.damage}): npm run doctor -- ${file}`);
      return 1;
    }
    const { matches, events } = copied;
    noteBackup(location.file, file!, new Date());
    out(`${matches} matches with ${events} events are in ${file}. It holds the keys as well: keep it to yourself`);
    return 0;
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Usage(`nothing was copied: ${because(error)}`);
  }
};

if (import.meta.main) process.exitCode = await run(backup, USAGE, process.argv.slice(2));
