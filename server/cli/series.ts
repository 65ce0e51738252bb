import * as z from "zod";
import { seriesStateAt } from "../../shared/engine/series/series.ts";
import { type Command, flagsOf, run } from "./args.ts";
import { databaseNamed, withArchive, withStore } from "./data.ts";

const USAGE = "npm run series -- list | remove ID… (of the database of DATABASE_URL or DATA_DIR; servers may run)";

const flags = z.object({
  positionals: z
    .array(z.string())
    .refine(([action, ...ids]) => (action === "list" ? ids.length === 0 : action === "remove" && ids.length > 0), {
      error: "say list, or remove and the ids of series",
    }),
});

/** Exit code 1 for an unknown id. */
export const manageSeries: Command = async (args, terminal) => {
  const [action, ...ids] = flagsOf(args, {}, flags).positionals;
  const location = databaseNamed(process.env);
  if (action === "list") {
    const now = new Date().toISOString();
    const all = await withArchive(location, (archive) => archive.series());
    for (const series of all.toSorted((a, b) => (a.closesAt < b.closesAt ? 1 : -1))) {
      const { id, opensAt, closesAt, deals, seats, isListed, opener, title, board } = series;
      const kind = isListed ? "listed" : "by link";
      const origin = board === undefined ? `by ${opener || "a deleted player"}` : "of the week";
      const what = `${deals.length} deals, ${seats} seats, ${kind}, ${origin}`;
      terminal.out(`${id}  ${seriesStateAt(series, now)}  ${opensAt} to ${closesAt}  ${what}${title && `: ${title}`}`);
    }
    terminal.out(`${all.length} series`);
    return 0;
  }
  return withStore(location, terminal, async (store) => {
    let missing = 0;
    for (const id of ids) {
      const isRemoved = await store.series.remove(id, { mustBeUnplayed: false });
      if (!isRemoved) missing++;
      terminal.out(isRemoved ? `${id}: removed, with its standings; its matches stay` : `${id}: no such series`);
    }
    return missing === 0 ? 0 : 1;
  });
};

if (import.meta.main) process.exitCode = await run(manageSeries, USAGE, process.argv.slice(2));
