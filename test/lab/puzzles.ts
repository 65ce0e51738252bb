import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import { dealPuzzleMatch, moverOfPuzzle, playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import { type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import type { Seat } from "../../shared/engine/contract/events.ts";
import { variantOf } from "../../shared/engine/contract/game.ts";
import type { Weights } from "../../shared/engine/contract/value-model.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { GAMES } from "../../shared/games/index.ts";
import { dice } from "../../shared/insight/dice.ts";
import { type InsightGame, withKernel } from "../../shared/insight/playout.ts";
import { ratingOf } from "../../shared/puzzles/difficulty.ts";
import { findPuzzle, LEAST_GAP } from "../../shared/puzzles/finding.ts";
import { type AnyPuzzles, puzzleGamesIn } from "../../shared/puzzles/puzzle-games.ts";
import {
  CommandPacker,
  type Puzzle,
  type PuzzleMatch,
  type PuzzleSet,
  puzzleId,
  readPuzzleSet,
  seedOfText,
  unpacked,
} from "../../shared/puzzles/puzzle-set.ts";
import { continueLines, gapOf, linesOf, meanOf } from "../../shared/puzzles/weighing.ts";
import { quoted } from "./flags.ts";

const USAGE =
  "npm run puzzles -- [--set NAME] [--target 300] [--minutes 60] [--seed TEXT] [--out DIR] (continues where the set's file ends)\n" +
  "   or: npm run puzzles -- --check 100 [--set NAME] [--continuations 10000] [--seed TEXT]";

const flags = z.object({
  set: z.string().optional(),
  target: count(1, 5_000).default(300),
  minutes: count(1, 100_000).default(60),
  seed: z.string().min(1).default("stillwater"),
  check: count(1, 100_000).optional(),
  continuations: count(10, 1_000_000).default(10_000),
  out: z.string().min(1, "empty; give a directory for the sets").optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

type Flags = z.infer<typeof flags>;

/** Maximum number of puzzles from one match, so that a set contains many matches. */
const PER_MATCH = 4;

/** Maximum size of a set's file, in bytes of gzip. */
const LARGEST = 60_000;

/** A set of a game, its kernel loaded. */
interface Mine {
  readonly name: string;
  readonly game: InsightGame;
  readonly puzzles: AnyPuzzles;
  readonly path: string;
  /** The weights of the game's value model by variant, as far as they were needed. */
  readonly weights: Map<string, Weights | undefined>;
}

async function minesOf({ set, out }: Flags): Promise<readonly Mine[]> {
  const all = (await puzzleGamesIn(Object.values(GAMES))).flatMap(({ game, puzzles }) =>
    Object.keys(puzzles.sets).map((name) => ({ game, puzzles, name })),
  );
  const chosen = all.filter(({ name }) => set === undefined || name === set);
  if (chosen.length === 0) throw new Usage(`--set: no set "${set}"; there is ${quoted(all.map(({ name }) => name))}`);
  return Promise.all(
    chosen.map(async ({ game, puzzles, name }) => {
      const file = name.startsWith(`${game.id}-`) ? name.slice(game.id.length + 1) : name;
      const folder = out ?? join(import.meta.dirname, `../../shared/games/${game.id}/puzzles`);
      const path = join(folder, `${file}.json`);
      return { name, game: await withKernel(game), puzzles, path, weights: new Map() };
    }),
  );
}

/**
 * The set to continue: the one in the file, or an empty set if there is none, or if it was made with another seed or by
 * other rules.
 */
function setIn(one: Mine, seed: string): PuzzleSet {
  const { game } = one;
  const empty: PuzzleSet = {
    format: "puzzles/1",
    game: game.id,
    rules: game.rules,
    made: { seed, matches: 0 },
    shapes: [],
    matches: [],
    puzzles: [],
  };
  const set = setAt(one);
  return set?.made.seed === seed && set.rules === game.rules ? set : empty;
}

/** The set in the file, if there is one. */
const setAt = ({ path }: Mine): PuzzleSet | undefined =>
  existsSync(path) ? readPuzzleSet(JSON.parse(readFileSync(path, "utf8"))) : undefined;

/** Writes the file of a set, with a line for each match and each puzzle. The old file is replaced in one step. */
function writeSet({ path }: Mine, set: PuzzleSet): void {
  // Reading gives every object the same order of fields, whether it was read before or is new.
  const { matches, puzzles, ...head } = readPuzzleSet(set);
  const lines = (values: readonly object[]) => values.map((value) => JSON.stringify(value)).join(",\n");
  const text = `${JSON.stringify(head).slice(0, -1)},"matches":[\n${lines(matches)}\n],"puzzles":[\n${lines(puzzles)}\n]}\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** The table and the players of a match: all tables in turns, and every second time beginners at every second seat. */
function settingOf({ game, puzzles, name }: Mine, seed: string, number: number): Omit<PuzzleMatch, "moves"> {
  const { tables } = puzzles.sets[name]!;
  const { options, seats } = tables[number % tables.length]!;
  const bots = Object.keys(game.bots!);
  const players = Array.from({ length: seats }, (_, seat) => {
    const isBeginner = Math.floor(number / tables.length) % 2 === 0 || (seat + number) % 2 === 0;
    return bots.at(isBeginner ? -1 : 0)!;
  });
  return { text: `${seed} ${name} ${number}`, options: options as PuzzleMatch["options"], players };
}

/** Plays a match of bots. The same number gives the same match. */
function played(mine: Mine, setting: Omit<PuzzleMatch, "moves">, number: number, packer: CommandPacker): PuzzleMatch {
  const { game } = mine;
  const match = dealPuzzleMatch(game, setting);
  const moves: PuzzleMatch["moves"][number][] = [];
  for (let seat = moverOfPuzzle(game, match); seat !== undefined; seat = moverOfPuzzle(game, match)) {
    const policy = game.bots![setting.players[seat]!]!;
    const command = policy(match.match.table, seat, dice(number * 10_007 + moves.length));
    match.play(seat, command);
    moves.push(packer.pack(command));
  }
  return { ...setting, moves };
}

/** Adds the puzzles of one more match to a set. */
async function mined(mine: Mine, set: PuzzleSet): Promise<PuzzleSet> {
  const { game } = mine;
  const number = set.made.matches;
  const packer = new CommandPacker(set.shapes);
  const from = played(mine, settingOf(mine, set.made.seed, number), number, packer);
  const { match, versions } = playPuzzleMatch(game, { ...set, shapes: packer.shapes }, from);
  const weights = await weightsOf(mine, from.options);
  const found: Puzzle[] = [];
  for (const [move, version] of versions.slice(0, -1).entries()) {
    if (found.length === PER_MATCH) break;
    const seat = match.log[version]!.by!;
    const puzzle = puzzleAt(mine, match.log.slice(0, version), seat, number * 1_000 + move, packer, weights);
    if (puzzle && !set.puzzles.some(({ id }) => id === puzzle.id))
      found.push({ ...puzzle, match: set.matches.length, move });
  }
  const made = { ...set.made, matches: number + 1 };
  if (found.length === 0) return { ...set, made };
  return {
    ...set,
    made,
    shapes: packer.shapes,
    matches: [...set.matches, from],
    puzzles: [...set.puzzles, ...found],
  };
}

async function weightsOf({ game, weights }: Mine, options: object): Promise<Weights | undefined> {
  const variant = variantOf(game, options);
  if (!weights.has(variant)) weights.set(variant, await game.valueModel?.weights[variant]?.());
  return weights.get(variant);
}

function puzzleAt(
  { game, puzzles }: Mine,
  log: ReturnType<typeof dealPuzzleMatch>["log"],
  seat: Seat,
  number: number,
  packer: CommandPacker,
  weights: Weights | undefined,
): Omit<Puzzle, "match" | "move"> | undefined {
  const view = viewAt(game, log, seat);
  const lines = findPuzzle(game, puzzles, view, seat, number, weights)?.lines;
  if (!lines) return undefined;
  const [best, next] = lines;
  const preferred = game.candidates?.(view.table, seat) ?? [];
  const rank = preferred.findIndex((command) => puzzles.kindOf(view.table, command) === best!.kind);
  return {
    id: puzzleId(log, seat),
    odds: lines.map((line) => [packer.pack(line.command), Math.round(1000 * meanOf(line))]),
    themes: puzzles.themesOf(view.table, seat, best!.command),
    rating: ratingOf({
      gap: gapOf(best!, next!).mean,
      rank: rank < 0 ? preferred.length : rank,
      kinds: lines.length,
    }),
  };
}

/** A set in work, and the processor time it took so far, in ms. */
interface OpenMine {
  readonly mine: Mine;
  set: PuzzleSet;
  spent: number;
}

/** Looks for puzzles until each set has enough, is full, or time is up. All sets get the same time. */
async function mine(given: Flags, out: (line: string) => void): Promise<void> {
  const end = performance.now() + given.minutes * 60_000;
  let open = (await minesOf(given)).map((one): OpenMine => ({ mine: one, set: setIn(one, given.seed), spent: 0 }));
  out(`seed: ${given.seed}`);
  while (open.length > 0 && performance.now() < end) {
    const next = open.reduce((least, one) => (one.spent < least.spent ? one : least));
    if (!(await searchFurther(next, given.target, out))) open = open.filter((one) => one !== next);
  }
}

/** Searches one more match. @returns false if the set has enough puzzles, or is full */
async function searchFurther(one: OpenMine, target: number, out: (line: string) => void): Promise<boolean> {
  if (one.set.puzzles.length >= target) return false;
  const began = process.cpuUsage();
  const next = await mined(one.mine, one.set);
  const { user, system } = process.cpuUsage(began);
  one.spent += (user + system) / 1000;
  const size = gzipSync(JSON.stringify(next)).length;
  if (size > LARGEST) return false;
  writeSet(one.mine, next);
  const { made, puzzles } = next;
  if (puzzles.length > one.set.puzzles.length)
    out(`${one.mine.name}: ${puzzles.length} puzzles from ${made.matches} matches, ${size} bytes of gzip`);
  one.set = next;
  return true;
}

/** Tests puzzles again with fresh continuations. */
async function check(given: Flags, out: (line: string) => void): Promise<number> {
  const all = (await minesOf(given)).flatMap((mine) => {
    const set = setAt(mine);
    return set ? set.puzzles.map((puzzle) => ({ mine, set, puzzle })) : [];
  });
  const rng = dice(Number.parseInt(seedOfText(given.seed).slice(0, 8), 16));
  const tally = { tested: 0, best: 0, gap: 0 };
  for (; tally.tested < given.check! && all.length > 0; tally.tested++) {
    const [drawn] = all.splice(rng(all.length), 1);
    const { mine, set, puzzle } = drawn!;
    const from = set.matches[puzzle.match]!;
    const { match } = playPuzzleMatch(mine.game, set, from, puzzle.move);
    const seat = moverOfPuzzle(mine.game, match)!;
    const view = viewAt(mine.game, match.log, seat);
    const commands = puzzle.odds.map(([command]) => unpacked(set, command));
    const lines = linesOf(commands, (command) => mine.puzzles.kindOf(view.table, command));
    continueLines(mine.game, view, seat, lines, { seed: -1 - rng(2 ** 30), count: given.continuations });
    const [best, ...others] = lines;
    const gap = Math.min(...others.map((other) => gapOf(best!, other).mean));
    if (gap > 0) tally.best++;
    if (gap >= LEAST_GAP) tally.gap++;
    out(`${mine.name}/${puzzle.id}: ${(100 * gap).toFixed(1)} points ahead with ${given.continuations} continuations`);
  }
  out(`${tally.tested} tested: ${tally.best} keep their best move, ${tally.gap} their ${100 * LEAST_GAP} points`);
  return tally.tested > 0 && tally.best >= 0.97 * tally.tested && tally.gap >= 0.9 * tally.tested ? 0 : 1;
}

/** Looks for puzzles, or tests those that were found; then it exits with 1 if too few of them hold. */
export const puzzles: Command = async (args, { out }) => {
  const text = { type: "string" } as const;
  const given = flagsOf(
    args,
    { set: text, target: text, minutes: text, seed: text, check: text, continuations: text, out: text },
    flags,
  );
  if (given.check !== undefined) return check(given, out);
  await mine(given, out);
  return 0;
};

if (import.meta.main) process.exitCode = await run(puzzles, USAGE, process.argv.slice(2));
