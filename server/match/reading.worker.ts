import { workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import type { Viewer } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { headerOf, write } from "../../shared/engine/log/format.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { summarize } from "../../shared/engine/match/summary.ts";
import { playersIn, withCurrentNames } from "../../shared/engine/people/renaming.ts";
import { answerQuestions } from "../answer-questions.ts";
import { Unreadable } from "../store/errors.ts";
import { type LogReader, openLogReader } from "../store/open/log-reader.ts";
import type { Shelf } from "./async-bot-threads.ts";
import { decideBranch } from "./branching.ts";
import { matchOf, upcastLog } from "./reading.ts";
import type {
  BranchQuestion,
  LogQuestion,
  MatchQuestion,
  ReadingThreadData,
  ReadQuestion,
  ReadReply,
} from "./readings.ts";
import { seedOf, seedOfMatch } from "./seeds.ts";
import { publicLengthAt, spectatorDelayOf } from "./spectator-visibility.ts";

// Reads and folds logs, decides branches and checks documents for HTTP requests.

const { location, secret, shelf }: ReadingThreadData = workerData;
const { gameOf }: Shelf = await import(shelf);

let opened: Promise<LogReader> | undefined;

/** The question includes the log if the store is in memory. */
async function logOf({ match: { id, version }, log }: LogQuestion, game: AnyGame): Promise<readonly Recorded[]> {
  if (log) return log.slice(0, version);
  if (location.kind === "memory") return [];
  opened ??= openLogReader(location);
  const logs = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const stored = upcastLog(game, (await logs.read(id)).slice(0, version));
  return withCurrentNames(stored, await logs.names(playersIn(stored)));
}

function answerTo(question: ReadQuestion): Promise<ReadReply> | ReadReply {
  if ("document" in question) return { checked: gameOf(question.game)!.documents!.read(question.document) };
  return "branch" in question ? branchOf(question) : readingOf(question);
}

/**
 * Undefined if the match has no log.
 * @throws Unreadable
 */
async function foldedLogOf(question: LogQuestion) {
  const { match: summary } = question;
  const game = gameOf(summary.game);
  if (!game) throw new Unreadable("MatchIsNewer", 1, `no game "${summary.game}" here`);
  const log = await logOf(question, game);
  return log.length === 0 ? undefined : { game, log, match: matchOf(game, log, seedOfMatch(secret, summary)) };
}

async function branchOf(question: BranchQuestion): Promise<ReadReply> {
  const past = await foldedLogOf(question);
  const { branch } = question;
  return past ? { branch: decideBranch(past, branch, seedOf(secret, branch.id)) } : { missing: true };
}

async function readingOf(question: MatchQuestion): Promise<ReadReply> {
  const { viewer, what, now } = question;
  const read = await foldedLogOf(question);
  if (!read) return { missing: true };
  const { game, log, match } = read;
  const length = viewer === "table" ? publicLengthAt(match, log, now) : log.length;
  const known = log.slice(0, length);
  const then = length === log.length ? match : foldMatch(game, INITIAL_MATCH, known);
  const next = log[length];
  const { phase, config, seats, seating } = match;
  return {
    match: { phase, config, seats, seating },
    players: playersIn(log),
    until: next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next.at) + spectatorDelayOf(match),
    ...(what === "file" ? { file: fileOf(then, known, viewer) } : { summary: summarize(game, undefined, then, known) }),
  };
}

/** Synchronous, because zlib's own threads would compete with the serving thread. */
function fileOf(match: Match, log: readonly Recorded[], viewer: Viewer): Uint8Array {
  const text = write({ header: headerOf(match, log), log: log.map((entry) => redact(entry, viewer)) });
  return gzipSync(text);
}

answerQuestions<ReadQuestion, ReadReply>(
  async (question) => {
    try {
      return await answerTo(question);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { reason, version, what } = error;
      return { unreadable: { reason, version, what } };
    }
  },
  (question) => ("match" in question ? question.match.id : question.game),
);
