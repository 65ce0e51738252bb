import * as z from "zod";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import { matchIn, summaryOf } from "../match/logged-match.ts";
import type { Archive } from "../store/archive.ts";
import { type Command, flagsOf, run } from "./args.ts";
import { databaseNamed, namesIn, relisted, withArchive, withRelister, wrongWith } from "./data.ts";

const USAGE =
  "npm run rebuild [-- FILE|URL] (default: the database in DATABASE_URL or DATA_DIR; the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).max(1, "name one database at most"),
});

/** Writing this many matches delays a server as much as a few moves. */
const TOGETHER = 100;
/** Interval of progress messages, in percent. */
const STEP = 10;

/**
 * Rewrites all lists from the logs. Running servers list matches that change meanwhile. Exit code 1 if something is
 * unreadable.
 */
export const rebuild: Command = async (args, { out }) => {
  const { positionals } = flagsOf(args, {}, flags);
  const location = databaseNamed(process.env, positionals[0]);
  const begun = performance.now();
  // The writer closes last, because its close waits for readers.
  return withRelister(location, { out }, (relister) =>
    withArchive(location, async (archive) => {
      const matches = await archive.matches();
      const known = { seeds: await archive.secret("seeds"), names: await namesIn(archive) };
      let [events, overtaken, wrong] = [0, 0, 0];
      let [due, gone] = [[] as Summary[], [] as string[]];
      const write = async () => {
        overtaken += due.length + gone.length - (await relisted(relister, due, gone));
        [due, gone] = [[], []];
      };
      for (const [i, id] of matches.entries()) {
        const { log, summary, fault } = await read(archive, id, known);
        events += log.length;
        if (summary) due.push(summary);
        else if (fault === undefined) gone.push(id);
        if (due.length + gone.length === TOGETHER) await write();
        if (fault !== undefined) {
          wrong++;
          out(`${id}: ${fault}`);
        }
        if (passes(i, matches.length)) out(`${part(i + 1, matches.length)} %: ${i + 1} of ${matches.length} matches`);
      }
      await write();
      for (const part of archive.unreadable()) out(part);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const moved = overtaken > 0 ? `, ${overtaken} of them by the server meanwhile` : "";
      const left = wrong > 0 ? `; ${wrong} cannot be read and were left unchanged: run npm run doctor` : "";
      out(`${matches.length} matches with ${events} events relisted in ${seconds} s${moved}${left}`);
      return wrong + archive.unreadable().length === 0 ? 0 : 1;
    }),
  );
};

/** An empty log has neither summary nor fault. */
async function read(
  archive: Archive,
  id: string,
  { seeds, names }: { readonly seeds: string | undefined; readonly names: CurrentNames },
): Promise<{ log: readonly Recorded[]; summary?: Summary; fault?: string }> {
  let log: readonly Recorded[] = [];
  try {
    log = await archive.read(id);
    return log.length === 0 ? { log } : { log, summary: summaryOf(matchIn(seeds, id, log), log, names) };
  } catch (error) {
    return { log, fault: wrongWith(error) };
  }
}

const part = (n: number, of: number): number => Math.floor((n * 100) / of / STEP) * STEP;

const passes = (i: number, of: number): boolean => part(i + 1, of) > part(i, of);

if (import.meta.main) process.exitCode = await run(rebuild, USAGE, process.argv.slice(2));
