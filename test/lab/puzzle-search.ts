import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { dealPuzzleMatch, moverOfPuzzle, playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import { Usage } from "../../server/cli/args.ts";
import type { Seat } from "../../shared/engine/contract/events.ts";
import { variantOf } from "../../shared/engine/contract/game.ts";
import type { Weights } from "../../shared/engine/contract/value-model.ts";
import { equal } from "../../shared/engine/equal.ts";
import type { MatchFile } from "../../shared/engine/log/format.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import { GAMES } from "../../shared/games/index.ts";
import { dice } from "../../shared/insight/dice.ts";
import { type InsightGame, withKernel } from "../../shared/insight/playout.ts";
import { confirmPuzzle } from "../../shared/puzzles/confirmation.ts";
import { ratingOf } from "../../shared/puzzles/difficulty.ts";
import { type AnyPuzzles, puzzleGamesIn } from "../../shared/puzzles/puzzle-games.ts";
import {
  type BotMatch,
  CommandPacker,
  type Puzzle,
  type PuzzleMatch,
  type PuzzleSet,
  puzzleId,
  readPuzzleSet,
} from "../../shared/puzzles/puzzle-set.ts";
import { gapOf, meanOf } from "../../shared/puzzles/weighing.ts";
import { quoted } from "./flags.ts";
import { prepared } from "./peoples-matches.ts";

/** Maximum number of puzzles from a match. */
const PER_MATCH = 4;

export const SEED = "stillwater";

/** Maximum size of a set, in bytes of gzip. */
const LARGEST = 60_000;

/** A set of puzzles and its game, whose kernel is loaded. */
export interface PuzzleSearch {
  readonly name: string;
  readonly game: InsightGame;
  readonly puzzles: AnyPuzzles;
  readonly path: string;
  /** Weights loaded so far, by variant. */
  readonly weights: Map<string, Weights | undefined>;
}

/**
 * Prepares the search of one set or all.
 * @param chosen.set the name of a set. Default: all
 * @param chosen.out the folder of the sets. Default: that of their game
 * @throws Usage if there is no such set
 */
export async function searchesOf({
  set,
  out,
}: {
  readonly set?: string | undefined;
  readonly out?: string | undefined;
}): Promise<readonly PuzzleSearch[]> {
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
 * The stored set, or an empty one if there is none, or it has other rules or another seed.
 * @param seed default: any
 */
export function setIn(one: PuzzleSearch, seed?: string): PuzzleSet {
  const { game } = one;
  const set = setAt(one);
  if (set && set.rules === game.rules && (seed === undefined || set.made.seed === seed)) return set;
  const made = { seed: seed ?? SEED, matches: 0 };
  return { format: "puzzles/1", game: game.id, rules: game.rules, made, shapes: [], matches: [], puzzles: [] };
}

export const setAt = ({ path }: PuzzleSearch): PuzzleSet | undefined =>
  existsSync(path) ? readPuzzleSet(JSON.parse(readFileSync(path, "utf8"))) : undefined;

/** Writes a set atomically, with one line per match and puzzle. */
function writeSet({ path }: PuzzleSearch, set: PuzzleSet): void {
  // Parsing gives old and new objects the same order of fields.
  const { matches, puzzles, ...head } = readPuzzleSet(set);
  const lines = (values: readonly object[]) => values.map((value) => JSON.stringify(value)).join(",\n");
  const text = `${JSON.stringify(head).slice(0, -1)},"matches":[\n${lines(matches)}\n],"puzzles":[\n${lines(puzzles)}\n]}\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Beginners (the game's last bot) have all seats in one round of tables, and every second seat in the next. */
function settingOf({ game, puzzles, name }: PuzzleSearch, seed: string, number: number): Omit<BotMatch, "moves"> {
  const { tables } = puzzles.sets[name]!;
  const { options, seats } = tables[number % tables.length]!;
  const bots = Object.keys(game.bots!);
  const players = Array.from({ length: seats }, (_, seat) => {
    const isBeginner = Math.floor(number / tables.length) % 2 === 0 || (seat + number) % 2 === 0;
    return bots.at(isBeginner ? -1 : 0)!;
  });
  return { text: `${seed} ${name} ${number}`, options: options as BotMatch["options"], players };
}

function played(
  search: PuzzleSearch,
  setting: Omit<BotMatch, "moves">,
  number: number,
  packer: CommandPacker,
): BotMatch {
  const { game } = search;
  const match = dealPuzzleMatch(game, setting);
  const moves: BotMatch["moves"][number][] = [];
  for (let seat = moverOfPuzzle(game, match); seat !== undefined; seat = moverOfPuzzle(game, match)) {
    const policy = game.bots![setting.players[seat]!]!;
    const command = policy(match.match.table, seat, dice(number * 10_007 + moves.length));
    match.play(seat, command);
    moves.push(packer.pack(command));
  }
  return { ...setting, moves };
}

export async function searchBots(search: PuzzleSearch, set: PuzzleSet): Promise<PuzzleSet> {
  const number = set.made.matches;
  const packer = new CommandPacker(set.shapes);
  const from = played(search, settingOf(search, set.made.seed, number), number, packer);
  const made = { ...set.made, matches: number + 1 };
  return { ...(await withPuzzlesOf(search, set, { from, decisions: [...from.moves.keys()] }, number, packer)), made };
}

/** Bits of a seed that determine the random numbers of a people's match. */
const BITS = 20;

/** @returns the set with the match's puzzles, or why the match cannot become puzzles */
export async function searchPeoples(
  search: PuzzleSearch,
  set: PuzzleSet,
  file: MatchFile,
): Promise<PuzzleSet | string> {
  const packer = new CommandPacker(set.shapes);
  const match = prepared(search.game, file, packer);
  if (typeof match === "string") return match;
  // All matches on a shared deal have the same seed.
  if (set.matches.some((one) => equal(one, match.from))) return "it is in the set already";
  return withPuzzlesOf(search, set, match, Number.parseInt(match.from.seed.slice(0, BITS / 4), 16), packer);
}

/** Adds the puzzles found in a match. @param number determines the match's random numbers */
async function withPuzzlesOf(
  search: PuzzleSearch,
  set: PuzzleSet,
  { from, decisions }: { readonly from: PuzzleMatch; readonly decisions: readonly number[] },
  number: number,
  packer: CommandPacker,
): Promise<PuzzleSet> {
  const { match, versions } = playPuzzleMatch(search.game, packer, from);
  const weights = await weightsOf(search, match.match.config.options);
  const found: Puzzle[] = [];
  for (const move of decisions) {
    if (found.length === PER_MATCH) break;
    const version = versions[move]!;
    const seat = match.log[version]!.by!;
    const puzzle = puzzleAt(search, match.log.slice(0, version), seat, number * 1_000 + move, packer, weights);
    if (puzzle && !set.puzzles.some(({ id }) => id === puzzle.id))
      found.push({ ...puzzle, match: set.matches.length, move });
  }
  if (found.length === 0) return set;
  const [matches, puzzles] = [
    [...set.matches, from],
    [...set.puzzles, ...found],
  ];
  return { ...set, shapes: packer.shapes, matches, puzzles };
}

/** Stores a set. @returns its size in bytes of gzip; undefined if it is too large, and therefore not stored */
export function stored(search: PuzzleSearch, set: PuzzleSet): number | undefined {
  const size = gzipSync(JSON.stringify(set)).length;
  if (size > LARGEST) return undefined;
  writeSet(search, set);
  return size;
}

async function weightsOf({ game, weights }: PuzzleSearch, options: object): Promise<Weights | undefined> {
  const variant = variantOf(game, options);
  if (!weights.has(variant)) weights.set(variant, await game.valueModel?.weights[variant]?.());
  return weights.get(variant);
}

function puzzleAt(
  { game, puzzles }: PuzzleSearch,
  log: ReturnType<typeof dealPuzzleMatch>["log"],
  seat: Seat,
  number: number,
  packer: CommandPacker,
  weights: Weights | undefined,
): Omit<Puzzle, "match" | "move"> | undefined {
  const view = viewAt(game, log, seat);
  const lines = confirmPuzzle(game, puzzles, view, seat, number, weights)?.lines;
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
