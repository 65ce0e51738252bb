import * as z from "zod";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Archive } from "../store/sqlite.archive.ts";
import type { Job } from "../store/sqlite.writer.ts";
import { type Command, flagsOf, run } from "./args.ts";
import { databaseOf, matchIn, summaryOf, withArchive, withPen, wrongWith } from "./data.ts";
import { done, relisted } from "./relisting.ts";

const USAGE = "npm run rebuild [-- FILE] (a database; else the one in DATA_DIR, where the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).max(1, "name one database at most"),
});

/** So many matches are written together: the server waits for them no longer than for a few of its own moves. */
const TOGETHER = 100;
/** How often is told how far it is: at every so many hundredths. */
const STEP = 10;

/**
 * Writes all that lists know anew from the logs: of every match its summary, its places and its lines in lists of past ones.
 * What it cannot read it reports, and leaves as it is; exit code 1 then. It harms no server that runs meanwhile: a match
 * that has moved on since it was read is left to whoever moved it.
 */
export const rebuild: Command = (args, { out }) => {
  const { positionals } = flagsOf(args, {}, flags);
  const file = positionals[0] ?? databaseOf(process.env);
  const begun = performance.now();
  // The pen is laid down last: it waits for whoever still reads.
  return withPen(file, (pen) =>
    withArchive(file, (archive) => {
      const matches = archive.matches();
      let [events, overtaken, wrong, jobs] = [0, 0, 0, [] as Job[]];
      const write = () => {
        overtaken += jobs.length - done(pen, jobs);
        jobs = [];
      };
      for (const [i, id] of matches.entries()) {
        const { log, job, fault } = read(archive, id);
        events += log.length;
        if (job && jobs.push(job) === TOGETHER) write();
        if (fault !== undefined) {
          wrong++;
          out(`${id}: ${fault}`);
        }
        if (passes(i, matches.length)) out(`${part(i + 1, matches.length)} %: ${i + 1} of ${matches.length} matches`);
      }
      write();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const moved = overtaken > 0 ? `, ${overtaken} of them by the server meanwhile` : "";
      const left = wrong > 0 ? `; ${wrong} cannot be read, and were left as they are: npm run doctor` : "";
      out(`${matches.length} matches with ${events} events listed anew in ${seconds} s${moved}${left}`);
      return wrong === 0 ? 0 : 1;
    }),
  );
};

/** What is to be written for a match, or what is wrong with it. A match without a log is none. */
function read(archive: Archive, id: string): { log: readonly Recorded[]; job?: Job; fault?: string } {
  let log: readonly Recorded[] = [];
  try {
    log = archive.read(id);
    if (log.length === 0) return { log, job: { kind: "forget", stream: id } };
    return { log, job: relisted(summaryOf(matchIn(archive, id, log), log)) };
  } catch (error) {
    return { log, fault: wrongWith(error) };
  }
}

/** How much is done, in hundredths, down to the last step. */
const part = (n: number, of: number): number => Math.floor((n * 100) / of / STEP) * STEP;

const passes = (i: number, of: number): boolean => part(i + 1, of) > part(i, of);

if (import.meta.main) process.exitCode = run(rebuild, USAGE, process.argv.slice(2));
