import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync, truncateSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import * as z from "zod";
import { because, type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import { filesAt, within } from "../../server/cli/verify.ts";
import { byRules } from "../../shared/engine/contract/earlier-rules.ts";
import { type AnyGame, hasInsight, isWinnable } from "../../shared/engine/contract/game.ts";
import { Malformed, type MatchFile, read, write } from "../../shared/engine/log/format.ts";
import { upcastEntry } from "../../shared/engine/log/upcast.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import {
  type Analysis,
  type AnalysisBudget,
  analysisOf,
  type MoveAnalysis,
  positionsOf,
} from "../../shared/insight/analysis.ts";
import type { Answer, Task } from "./analyse-worker.ts";
import { analysisText, combinedText } from "./analysis-text.ts";

const USAGE =
  "npm run analyse -- FILE… [--json] [--playouts 400] [--resume PROGRESS] (match files, or directories of them)";

const flags = z.object({
  positionals: z.array(z.string()).min(1, "no file given; name match files, or directories of them"),
  json: z.boolean().default(false),
  playouts: count(10, 1_000_000).default(400),
  resume: z.string().min(1, "empty; give a file to keep the progress in").optional(),
});

/** Playouts with all hands open, as a share of the playouts that judge a move. */
const OPEN = 0.25;

interface Case {
  readonly path: string;
  readonly file: MatchFile;
  readonly game: AnyGame;
  /** A digest of match, budget and code, under which progress is stored. */
  readonly key: string;
}

/** The analysis of one match; with `--json`, a line of output. */
export interface Report extends Analysis {
  readonly file: string;
  readonly id: string;
  readonly game: string;
  /** Players' names by seat. */
  readonly names: readonly string[];
  readonly outcome: NonNullable<MatchFile["header"]["outcome"]>;
  readonly moves: readonly MoveAnalysis[];
}

/** SHA-256 of the TypeScript and JSON files in `shared/`. */
function codeDigest(): string {
  const shared = join(import.meta.dirname, "../../shared");
  const hash = createHash("sha256");
  for (const name of readdirSync(shared, { recursive: true, encoding: "utf8" }).sort())
    if (/\.(ts|json)$/.test(name)) hash.update(name).update(readFileSync(join(shared, name)));
  return hash.digest("hex");
}

/** A match to analyse, or why the file cannot be analysed. */
function caseIn(path: string, budget: AnalysisBudget, code: string): Case | string {
  const written = fileIn(within(path, () => readFileSync(path, "utf8")));
  if (typeof written === "string") return written;
  const { header } = written;
  const violation = verify(written, gameOf);
  if (violation) return `${violation.v}: ${violation.reason}`;
  const game = byRules(gameOf(header.game)!, header.rules);
  if (!hasInsight(game) || !isWinnable(game, header.options)) return `0: there is no insight into ${game.id}`;
  const log = written.log.map((entry) => upcastEntry(game, entry));
  const file = { header, log };
  if (positionsOf(game, log).length === 0) return "0: no seat has moved";
  const key = createHash("sha256").update(code).update(JSON.stringify(budget)).update(write(file)).digest("hex");
  return { path, file, game, key };
}

function fileIn(text: string): MatchFile | string {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Malformed) return `${error.line - 1}: ${error.message}`;
    throw error;
  }
}

/** Every line of a progress file begins so. */
const LINE = '{"key":"';

/** One analysis per line. A truncated last line is recomputed. */
class Progress {
  private readonly moves = new Map<string, MoveAnalysis>();
  private readonly path: string | undefined;
  /** Offset of a truncated line, in bytes. */
  private cut: number | undefined;

  /** @throws Usage if the file has other content, which stays unchanged */
  constructor(path: string | undefined) {
    this.path = path;
    if (path === undefined || !existsSync(path)) return;
    const text = within(path, () => readFileSync(path, "utf8"));
    const lines = text.split("\n");
    const rest = lines.pop()!;
    for (const line of lines) if (line !== "") this.remember(line);
    if (rest === "") return;
    if (!rest.startsWith(LINE.slice(0, rest.length))) throw this.foreign();
    this.cut = Buffer.byteLength(text) - Buffer.byteLength(rest);
  }

  get({ key }: Case, version: number): MoveAnalysis | undefined {
    return this.moves.get(`${key} ${version}`);
  }

  add({ key }: Case, move: MoveAnalysis): void {
    this.moves.set(`${key} ${move.version}`, move);
    if (this.path === undefined) return;
    try {
      if (this.cut !== undefined) truncateSync(this.path, this.cut);
      this.cut = undefined;
      appendFileSync(this.path, `${JSON.stringify({ key, move })}\n`);
    } catch (error) {
      throw new Usage(`--resume: cannot write to ${this.path}: ${because(error)}; choose another file`);
    }
  }

  private remember(line: string): void {
    try {
      const { key, move } = JSON.parse(line) as { key: string; move: MoveAnalysis };
      this.moves.set(`${key} ${move.version}`, move);
    } catch {
      throw this.foreign();
    }
  }

  private foreign(): Usage {
    return new Usage(`--resume: ${this.path} is no progress of an analysis; choose another file`);
  }
}

/** One worker per core, one move at a time each. */
async function analysed(tasks: readonly Task[], done: (task: Task, move: MoveAnalysis) => void): Promise<void> {
  const waiting = [...tasks];
  const cores = Math.min(availableParallelism(), waiting.length);
  const workers = Array.from({ length: cores }, () => new Worker(new URL("./analyse-worker.ts", import.meta.url)));
  const serve = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let task: Task | undefined;
      const next = () => {
        task = waiting.shift();
        if (task) worker.postMessage(task);
        else resolve();
      };
      worker.on("error", reject);
      worker.on("message", (answer: Answer) => {
        if ("failed" in answer) return reject(new Error(`${task!.file.header.id}: ${answer.failed}`));
        try {
          done(task!, answer.move);
        } catch (error) {
          return reject(error);
        }
        next();
      });
      next();
    });
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Exits with 1 if a file could not be analysed. */
export const analyse: Command = async (args, { out, err }) => {
  const given = flagsOf(
    args,
    { json: { type: "boolean" }, playouts: { type: "string" }, resume: { type: "string" } },
    flags,
  );
  const budget: AnalysisBudget = { playouts: given.playouts, open: Math.ceil(OPEN * given.playouts) };
  const progress = new Progress(given.resume);
  const code = codeDigest();
  const reports: Report[] = [];
  let failed = 0;
  for (const path of given.positionals.flatMap(filesAt)) {
    const found = caseIn(path, budget, code);
    if (typeof found === "string") {
      failed++;
      err(`${path}:${found}`);
      continue;
    }
    const report = await reportOf(found, budget, progress);
    reports.push(report);
    out(given.json ? JSON.stringify(report) : analysisText(report).join("\n"));
  }
  if (reports.length > 1 && !given.json) out(combinedText(reports).join("\n"));
  return failed === 0 ? 0 : 1;
};

async function reportOf(one: Case, budget: AnalysisBudget, progress: Progress): Promise<Report> {
  const { path, file, game } = one;
  const { header, log } = file;
  const positions = positionsOf(game, log);
  const tasks = positions
    .filter(({ version }) => !progress.get(one, version))
    .map((position): Task => ({ file, position, budget }));
  await analysed(tasks, (_, move) => progress.add(one, move));
  const moves = positions.map(({ version }) => progress.get(one, version)!);
  const outcome = header.outcome!;
  const analysis = analysisOf(moves, outcome, header.seats.length);
  const names = header.seats.map(({ name }) => name);
  return { file: path, id: header.id, game: header.game, names, outcome, ...analysis, moves };
}

if (import.meta.main) process.exitCode = await run(analyse, USAGE, process.argv.slice(2));
