import * as z from "zod";
import { equal } from "../../shared/engine/equal.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { checked } from "../../shared/engine/verify.ts";
import type { Archive } from "../store/sqlite.archive.ts";
import { type Listed, listedAnew } from "../store/sqlite.listed.ts";
import { type Command, flagsOf, run } from "./args.ts";
import { databaseOf, matchIn, summaryOf, withArchive, withPen, wrongWith } from "./data.ts";
import { done, relisted } from "./relisting.ts";

const USAGE =
  "npm run doctor [-- FILE] [--mend] (a database; else the one in DATA_DIR, where the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).max(1, "name one database at most"),
  mend: z.boolean().default(false),
});

/** What was found at a match: how many events its log has, and what is wrong, if anything. */
interface Finding {
  readonly id: string;
  readonly events: number;
  readonly wrong?: string;
  /** What lists should know of it, where they do not, though its log is true. */
  readonly due?: Summary;
}

/** What was found in a database. */
interface Findings {
  readonly faults: readonly string[];
  readonly matches: readonly Finding[];
}

/** Checks the file, every log from its first event to its last, and what lists know of each; exit code 1 if any is wrong. */
export const doctor: Command = (args, { out }) => {
  const { positionals, mend } = flagsOf(args, { mend: { type: "boolean" } }, flags);
  const file = positionals[0] ?? databaseOf(process.env);
  const examined = () => withArchive(file, findings);
  let found = examined();
  const due = mend ? found.matches.flatMap(({ due }) => due ?? []) : [];
  if (due.length > 0) {
    withPen(file, (pen) => done(pen, due.map(relisted)));
    for (const { id } of due) out(`${id}: mended from its log`);
    found = examined();
  }

  const problems = [
    ...found.faults.map((fault) => `${file}: ${fault}`),
    ...found.matches.flatMap(({ id, wrong }) => (wrong === undefined ? [] : [`${id}: ${wrong}`])),
  ];
  for (const problem of problems) out(problem);
  const events = found.matches.reduce((sum, match) => sum + match.events, 0);
  const verdict =
    problems.length === 0 ? "all is well" : `${problems.length} problem${problems.length === 1 ? "" : "s"}`;
  out(`${found.matches.length} matches with ${events} events checked: ${verdict}`);
  return problems.length === 0 ? 0 : 1;
};

function findings(archive: Archive): Findings {
  const anew = listedAnew();
  return { faults: archive.faults(), matches: archive.matches().map((id) => examine(archive, id, anew)) };
}

function examine(archive: Archive, id: string, anew: (summary: Summary) => Listed): Finding {
  let log: readonly Recorded[] = [];
  try {
    log = archive.read(id);
    const told = matchIn(archive, id, log);
    const { violation } = checked(told.game, log, told.seed);
    const events = log.length;
    if (violation) return { id, events, wrong: `${violation.v}: ${violation.reason}` };
    const due = summaryOf(told, log);
    if (equal(archive.listed(id), anew(due))) return { id, events };
    return { id, events, wrong: `${due.version}: what lists know of it is not what its log says`, due };
  } catch (error) {
    return { id, events: log.length, wrong: wrongWith(error) };
  }
}

if (import.meta.main) process.exitCode = run(doctor, USAGE, process.argv.slice(2));
