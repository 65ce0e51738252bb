import * as z from "zod";
import { playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import { type Command, count, flagsOf, run } from "../../server/cli/args.ts";
import type { MatchFile } from "../../shared/engine/log/format.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { dice } from "../../shared/insight/dice.ts";
import { LEAST_GAP } from "../../shared/puzzles/confirmation.ts";
import { setNameOf } from "../../shared/puzzles/puzzle-games.ts";
import { MalformedPuzzles, type PuzzleSet, seedOfText, unpacked } from "../../shared/puzzles/puzzle-set.ts";
import { continueLines, gapOf, linesOf } from "../../shared/puzzles/weighing.ts";
import { readMatches } from "./peoples-matches.ts";
import {
  type PuzzleSearch,
  SEED,
  searchBots,
  searchesOf,
  searchPeoples,
  setAt,
  setIn,
  stored,
} from "./puzzle-search.ts";

const USAGE =
  "npm run puzzles -- [--set NAME] [--target 300] [--minutes 60] [--seed TEXT] [--out DIR] (continues where the set's file ends)\n" +
  "   or: npm run puzzles -- --from FILE|FOLDER [--set NAME] [--target 300] [--minutes 60] [--out DIR] (matches of people, which npm run export -- --for-puzzles writes)\n" +
  "   or: npm run puzzles -- --check 100 [--set NAME] [--continuations 10000] [--seed TEXT]";

const flags = z.object({
  set: z.string().optional(),
  target: count(1, 5_000).default(300),
  minutes: count(1, 100_000).default(60),
  seed: z.string().min(1).default(SEED),
  check: count(1, 100_000).optional(),
  continuations: count(10, 1_000_000).default(10_000),
  out: z.string().min(1, "empty; give a directory for the sets").optional(),
  from: z.string().min(1, "empty; give a match file, or a folder of them").optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

type Flags = z.infer<typeof flags>;

/** `spent`: processor time, in ms. */
interface OpenSearch {
  readonly search: PuzzleSearch;
  set: PuzzleSet;
  spent: number;
}

/** Gives all sets the same processor time. */
async function searchSets(given: Flags, out: (line: string) => void): Promise<void> {
  const end = performance.now() + given.minutes * 60_000;
  let open = (await searchesOf(given)).map(
    (one): OpenSearch => ({ search: one, set: setIn(one, given.seed), spent: 0 }),
  );
  out(`seed: ${given.seed}`);
  while (open.length > 0 && performance.now() < end) {
    const next = open.reduce((least, one) => (one.spent < least.spent ? one : least));
    if (!(await searchFurther(next, given.target, out))) open = open.filter((one) => one !== next);
  }
}

/** Searches one more match. @returns false if the set has enough puzzles or is full */
async function searchFurther(one: OpenSearch, target: number, out: (line: string) => void): Promise<boolean> {
  if (one.set.puzzles.length >= target) return false;
  const began = process.cpuUsage();
  const next = await searchBots(one.search, one.set);
  const { user, system } = process.cpuUsage(began);
  one.spent += (user + system) / 1000;
  const size = stored(one.search, next);
  if (size === undefined) return false;
  const { made, puzzles } = next;
  if (puzzles.length > one.set.puzzles.length)
    out(`${one.search.name}: ${puzzles.length} puzzles from ${made.matches} matches, ${size} bytes of gzip`);
  one.set = next;
  return true;
}

/** Searches matches of people. @returns the exit code: 1 if a match was left out */
async function searchFrom(path: string, given: Flags, out: (line: string) => void): Promise<number> {
  const end = performance.now() + given.minutes * 60_000;
  const searches = await searchesOf(given);
  let [searched, refused] = [0, 0];
  for (const read of readMatches(path)) {
    if (performance.now() > end) break;
    const why = "refused" in read ? read.refused : await searchFile(read.file, searches, given.target, out);
    if (why === undefined) searched++;
    else {
      refused++;
      out(`${read.path}: ${why}`);
    }
  }
  out(`${searched} matches of people searched, ${refused} left out`);
  return refused === 0 ? 0 : 1;
}

/** Searches one match. @returns why it was left out, if it was */
async function searchFile(
  file: MatchFile,
  searches: readonly PuzzleSearch[],
  target: number,
  out: (line: string) => void,
): Promise<string | undefined> {
  const { game, options } = file.header;
  const search = searches.find((one) => one.game.id === game && setNameOf(one, options) === one.name);
  if (!search) return "no set has puzzles of its board";
  const set = setIn(search);
  if (set.puzzles.length >= target) return `${search.name} has ${target} puzzles already`;
  try {
    const next = await searchPeoples(search, set, file);
    if (typeof next === "string") return next;
    const found = next.puzzles.length - set.puzzles.length;
    if (found > 0 && stored(search, next) === undefined) return `${search.name} is full`;
    out(`${search.name}: ${found} new puzzles, ${next.puzzles.length} in all`);
    return undefined;
  } catch (error) {
    if (error instanceof MalformedPuzzles) return `no set can hold it: ${error.message}`;
    throw error;
  }
}

/** Re-tests puzzles with fresh continuations. */
async function check(given: Flags, out: (line: string) => void): Promise<number> {
  const all = (await searchesOf(given)).flatMap((search) => {
    const set = setAt(search);
    return set ? set.puzzles.map((puzzle) => ({ search, set, puzzle })) : [];
  });
  const rng = dice(Number.parseInt(seedOfText(given.seed).slice(0, 8), 16));
  const tally = { tested: 0, best: 0, gap: 0 };
  for (; tally.tested < given.check! && all.length > 0; tally.tested++) {
    const [drawn] = all.splice(rng(all.length), 1);
    const { search, set, puzzle } = drawn!;
    const from = set.matches[puzzle.match]!;
    const { match, mover } = playPuzzleMatch(search.game, set, from, puzzle.move);
    const seat = mover!;
    const view = viewAt(search.game, match.log, seat);
    const commands = puzzle.odds.map(([command]) => unpacked(set, command));
    const lines = linesOf(commands, (command) => search.puzzles.kindOf(view.table, command));
    continueLines(search.game, view, seat, lines, { seed: -1 - rng(2 ** 30), count: given.continuations });
    const [best, ...others] = lines;
    const gap = Math.min(...others.map((other) => gapOf(best!, other).mean));
    if (gap > 0) tally.best++;
    if (gap >= LEAST_GAP) tally.gap++;
    out(
      `${search.name}/${puzzle.id}: ${(100 * gap).toFixed(1)} points ahead with ${given.continuations} continuations`,
    );
  }
  out(`${tally.tested} tested: ${tally.best} keep their best move, ${tally.gap} their ${100 * LEAST_GAP} points`);
  return tally.tested > 0 && tally.best >= 0.97 * tally.tested && tally.gap >= 0.9 * tally.tested ? 0 : 1;
}

/** Exits with 1 if a people's match was left out, or if too few puzzles hold. */
export const puzzles: Command = async (args, { out }) => {
  const text = { type: "string" } as const;
  const given = flagsOf(
    args,
    { set: text, target: text, minutes: text, seed: text, check: text, continuations: text, out: text, from: text },
    flags,
  );
  if (given.check !== undefined) return check(given, out);
  if (given.from !== undefined) return searchFrom(given.from, given, out);
  await searchSets(given, out);
  return 0;
};

if (import.meta.main) process.exitCode = await run(puzzles, USAGE, process.argv.slice(2));
