import * as z from "zod";
import { copyDatabase } from "../store/sqlite.copy.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseNamed } from "./data.ts";

const USAGE = "npm run backup -- FILE (DATA_DIR says of what; the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).length(1, "name one file, which is not there yet"),
});

/** Copies the database, in use or not, to a file of its own. */
export const backup: Command = (args, { out }) => {
  const [file] = flagsOf(args, {}, flags).positionals;
  const location = databaseNamed(process.env);
  if (location.kind === "postgres")
    throw new Usage(
      "PostgreSQL's own tools copy it: pg_dump for one moment, pg_basebackup and its log for every moment",
    );
  try {
    const { matches, events } = copyDatabase(location.file, file!);
    out(`${matches} matches with ${events} events are in ${file}. It holds the keys as well: keep it to yourself`);
    return 0;
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Usage(`nothing was copied: ${because(error)}`);
  }
};

if (import.meta.main) process.exitCode = await run(backup, USAGE, process.argv.slice(2));
