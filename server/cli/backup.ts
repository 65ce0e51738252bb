import * as z from "zod";
import { copyDatabase, noteBackup } from "../store/sqlite/copy.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseNamed } from "./data.ts";

const USAGE = "npm run backup -- FILE (copies the database in DATA_DIR; the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).length(1, "name one file that does not exist yet"),
});

/** Works while servers run. Exit code 1 if the database is damaged. */
export const backup: Command = async (args, { out }) => {
  const [file] = flagsOf(args, {}, flags).positionals;
  const location = databaseNamed(process.env);
  if (location.kind === "postgres")
    throw new Usage(
      "this command copies only SQLite; back up PostgreSQL with pg_dump, or pg_basebackup and the write-ahead log",
    );
  try {
    const copied = await copyDatabase(location.file, file!);
    if ("damage" in copied) {
      out(`${file} is a copy of a damaged database (${copied.damage}): npm run doctor -- ${file}`);
      return 1;
    }
    const { matches, events } = copied;
    noteBackup(location.file, file!, new Date());
    out(`${matches} matches with ${events} events are in ${file}. It also contains the secret keys: keep it private`);
    return 0;
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Usage(`nothing was copied: ${because(error)}`);
  }
};

if (import.meta.main) process.exitCode = await run(backup, USAGE, process.argv.slice(2));
