import * as z from "zod";
import { equal } from "../../shared/engine/equal.ts";
import { type Match, type Recorded, toAct } from "../../shared/engine/match.ts";
import { type Summary, summarize } from "../../shared/engine/summary.ts";
import { falseLog } from "../../shared/engine/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { matchOf } from "../match/reading.ts";
import { seedOf } from "../match/seeds.ts";
import type { Archive } from "../store/sqlite.archive.ts";
import { openDatabase } from "../store/sqlite.schema.ts";
import { matchRow } from "../store/sqlite.ts";
import { writer } from "../store/sqlite.writer.ts";
import { Unreadable } from "../store/store.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";
import { databaseOf, withArchive } from "./data.ts";

const USAGE =
  "npm run doctor [-- FILE] [--mend] (a database; else the one in DATA_DIR, where the server may be running)";

const flags = z.object({
  positionals: z.array(z.string()).max(1, "name one database at most"),
  mend: z.boolean().default(false),
});

/** How long to wait for a lock of the server's, in ms. */
const PATIENCE = 5000;

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
  const mendable = mend ? found.matches.filter(({ due }) => due && rewrite(file, due)) : [];
  for (const { id } of mendable) out(`${id}: mended from its log`);
  if (mendable.length > 0) found = examined();

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

const findings = (archive: Archive): Findings => ({
  faults: archive.faults(),
  matches: archive.matches().map((id) => examine(archive, id)),
});

function examine(archive: Archive, id: string): Finding {
  let log: readonly Recorded[] = [];
  try {
    log = archive.read(id);
    return { id, events: log.length, ...diagnosis(archive, id, log) };
  } catch (error) {
    const wrong = error instanceof Unreadable ? `${error.version}: ${error.what}` : `0: ${because(error)}`;
    return { id, events: log.length, wrong };
  }
}

function diagnosis(archive: Archive, id: string, log: readonly Recorded[]): Pick<Finding, "wrong" | "due"> {
  const [first] = log;
  if (!first) return { wrong: "0: lists know of it, but it has no log" };
  const game = gameOf(String((first as { game?: unknown }).game));
  if (!game) return { wrong: "1: its game is not on this shelf" };
  const seed = seedOf(archive.secret("seeds") ?? "", id);
  const match = matchOf(game, log, seed);
  const violation = falseLog(game, log, seed);
  if (violation) return { wrong: `${violation.v}: ${violation.reason}` };
  const due = summaryOf(match, log, toAct(game, match));
  return isListed(archive, due)
    ? {}
    : { wrong: `${match.version}: what lists know of it is not what its log says`, due };
}

/** What lists should know, from the log alone. */
const summaryOf = (match: Match, log: readonly Recorded[], awaited: readonly number[]): Summary =>
  summarize(undefined, match, log, awaited);

function isListed(archive: Archive, due: Summary): boolean {
  const { summary: told, ...columns } = archive.row(due.id) ?? { summary: "null" };
  const { summary: _, players, ...rest } = matchRow(due);
  const isKnown = equal(columns, { ...rest, players }) && equal(parsed(told), JSON.parse(JSON.stringify(due)));
  return isKnown && equal([...archive.players(due.id)].sort(), [...(JSON.parse(players) as string[])].sort());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes down for lists what a log says, unless the match has moved on: then it was written with that. */
function rewrite(file: string, due: Summary): boolean {
  try {
    const db = openDatabase(file, PATIENCE);
    const pen = writer(db);
    const [outcome] = pen.commit([
      { kind: "append", stream: due.id, expected: due.version, events: [], match: matchRow(due) },
    ]);
    pen.close();
    return outcome === "stored";
  } catch (error) {
    throw new Usage(`${file} cannot be mended: ${because(error)}`);
  }
}

if (import.meta.main) process.exitCode = run(doctor, USAGE, process.argv.slice(2));
