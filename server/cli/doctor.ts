import * as z from "zod";
import { verifySteps } from "../../shared/engine/log/verify.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import { matchIn, summaryOf } from "../match/logged-match.ts";
import type { Archive } from "../store/archive.ts";
import { nameOf } from "../store/location.ts";
import { type Command, flagsOf, run } from "./args.ts";
import { databaseNamed, namesIn, reindexed, relisted, withArchive, withRelister, wrongWith } from "./data.ts";

const USAGE =
  "npm run doctor [-- FILE|URL] [--mend] (default: the database in DATABASE_URL or DATA_DIR; the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).max(1, "name one database at most"),
  mend: z.boolean().default(false),
});

interface Finding {
  readonly id: string;
  readonly events: number;
  readonly wrong: readonly string[];
  /** Present if the log is valid and unaltered but its listing differs. */
  readonly due?: Summary;
  readonly isEarlier?: boolean;
}

/** Damage that rebuilding indexes may repair. */
const OF_INDEXES = /\bindex\b|malformed/;

interface Findings {
  readonly faults: readonly string[];
  /** Lists are not repaired unless this is empty, because logs may be incomplete. */
  readonly unreadable: readonly string[];
  readonly matches: readonly Finding[];
}

/** Checks the database, logs and lists. `--mend` rebuilds indexes and lists. Exit code 1 for faults. */
export const doctor: Command = async (args, { out }) => {
  const { positionals, mend } = flagsOf(args, { mend: { type: "boolean" } }, flags);
  const location = databaseNamed(process.env, positionals[0]);
  const examined = () => withArchive(location, findings);
  let found = await examined();
  if (mend && location.kind === "file" && found.faults.some((fault) => OF_INDEXES.test(fault))) {
    out(await reindexed(location.file));
    found = await examined();
  }
  const due = mend && found.unreadable.length === 0 ? found.matches.flatMap(({ due }) => due ?? []) : [];
  if (due.length > 0) {
    await withRelister(location, { out }, (relister) => relisted(relister, due, []));
    for (const { id } of due) out(`${id}: repaired from its log`);
    found = await examined();
  }

  const problems = [
    ...[...found.faults, ...found.unreadable].map((fault) => `${nameOf(location)}: ${fault}`),
    ...found.matches.flatMap(({ id, wrong }) => wrong.map((fault) => `${id}: ${fault}`)),
  ];
  for (const problem of problems) out(problem);
  const earlier = found.matches.filter(({ isEarlier }) => isEarlier).length;
  if (earlier > 0)
    out(
      `${earlier} ${earlier === 1 ? "match is" : "matches are"} listed by an earlier release: the server will rebuild the listing, or run npm run rebuild`,
    );
  const events = found.matches.reduce((sum, match) => sum + match.events, 0);
  const verdict =
    problems.length === 0 ? "all is well" : `${problems.length} problem${problems.length === 1 ? "" : "s"}`;
  out(`${found.matches.length} matches with ${events} events checked: ${verdict}`);
  return problems.length === 0 ? 0 : 1;
};

async function findings(archive: Archive): Promise<Findings> {
  const faults = await archive.faults();
  const known = { seeds: await archive.secret("seeds"), names: await namesIn(archive) };
  const matches: Finding[] = [];
  for (const id of await archive.matches()) matches.push(await examine(archive, id, known));
  return { faults, unreadable: archive.unreadable(), matches };
}

interface DeploymentData {
  readonly seeds: string | undefined;
  readonly names: CurrentNames;
}

async function examine(archive: Archive, id: string, { seeds, names }: DeploymentData): Promise<Finding> {
  let log: readonly Recorded[] = [];
  let wrong: readonly string[] = [];
  try {
    log = await archive.read(id);
    wrong = (await archive.altered(id)).map((version) => `${version}: its row was changed after it was written`);
    const logged = matchIn(seeds, id, log);
    const { violation } = verifySteps(logged.game, log, logged.seed);
    const events = log.length;
    if (violation) return { id, events, wrong: [...wrong, `${violation.v}: ${violation.reason}`] };
    const due = summaryOf(logged, log, names);
    const listing = await archive.listing(due);
    if (listing !== "wrong") return { id, events, wrong, isEarlier: listing === "earlier" };
    const unlike = `${due.version}: its listing differs from its log`;
    // Never repair lists from an altered log.
    return wrong.length > 0 ? { id, events, wrong: [...wrong, unlike] } : { id, events, wrong: [unlike], due };
  } catch (error) {
    return { id, events: log.length, wrong: [...wrong, wrongWith(error)] };
  }
}

if (import.meta.main) process.exitCode = await run(doctor, USAGE, process.argv.slice(2));
