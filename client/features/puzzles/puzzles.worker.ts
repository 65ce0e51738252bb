import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import { type Day, numberOf } from "../../../shared/engine/daily/day.ts";
import { headerOf, type MatchFile } from "../../../shared/engine/log/format.ts";
import { puzzleMatchId } from "../../../shared/engine/match/device-id.ts";
import type { Match } from "../../../shared/engine/match/match.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { type InsightGame, withKernel } from "../../../shared/insight/playout.ts";
import { puzzleOfDay } from "../../../shared/puzzles/puzzle-day.ts";
import {
  type AnyPuzzles,
  gameOfSet,
  loadPuzzleSet,
  type PuzzleGame,
  puzzleGamesIn,
} from "../../../shared/puzzles/puzzle-games.ts";
import { MalformedPuzzles, type Puzzle, puzzleId, unpacked } from "../../../shared/puzzles/puzzle-set.ts";
import { continueLines, linesOf, meanOf } from "../../../shared/puzzles/weighing.ts";
import { moverOfPuzzle, playPuzzleMatch } from "../../match/puzzle-match.ts";

export type ListedPuzzle = Pick<Puzzle, "id" | "rating" | "themes">;

export interface ListedSet {
  readonly name: string;
  readonly game: string;
  /** The options of one of its tables. */
  readonly options: object;
  /** Whether its game has no other set. */
  readonly isOnly: boolean;
}

/** A move of a puzzle with its seat's chance to win after it, 0 to 1. */
export interface PuzzleOdds {
  readonly command: GameCommand;
  readonly kind: string;
  readonly chance: number;
}

/** A puzzle as its page needs it. */
export interface OpenPuzzle extends ListedPuzzle {
  readonly set: string;
  readonly game: string;
  readonly seat: Seat;
  /** The log up to the position, with all faces. */
  readonly before: MatchFile["log"];
  /** The number of the move in the replay of its match. */
  readonly move: number;
  /** The best move of each sensible kind, the best first. */
  readonly odds: readonly PuzzleOdds[];
}

/** The kind of a move, and the chance after it, as far as it is known or can be estimated in time. */
export interface PuzzleAnswer {
  readonly kind: string;
  readonly chance?: number;
}

/** The requests to the worker, with their answers. `undefined`: there is no such set or puzzle. */
export interface PuzzleRequests {
  sets: { readonly asked: object; readonly answer: readonly ListedSet[] };
  list: {
    readonly asked: { readonly set: string };
    readonly answer: { readonly set: ListedSet; readonly puzzles: readonly ListedPuzzle[] } | undefined;
  };
  /** The puzzle of a day. */
  daily: {
    readonly asked: { readonly day: Day };
    readonly answer: { readonly set: string; readonly id: string } | undefined;
  };
  open: {
    readonly asked: { readonly set: string; readonly id: string; readonly names: readonly string[] };
    readonly answer: OpenPuzzle | undefined;
  };
  /** Judges a move of the puzzle that was opened last. */
  judge: { readonly asked: { readonly command: GameCommand }; readonly answer: PuzzleAnswer };
  /** The file of the whole match that a puzzle comes from. */
  file: {
    readonly asked: { readonly set: string; readonly id: string; readonly names: readonly string[] };
    readonly answer: MatchFile | undefined;
  };
}

export interface PuzzleMessage<Name extends keyof PuzzleRequests = keyof PuzzleRequests> {
  readonly n: number;
  readonly name: Name;
  readonly asked: PuzzleRequests[Name]["asked"];
}

export type PuzzleReply = { readonly n: number } & ({ readonly answer: unknown } | { readonly failed: string });

const SHELF = Object.values(GAMES);

/**
 * For a move that is not in the puzzle's odds: how long its chance may be estimated, in ms, and the number of
 * continuations between two looks at the clock.
 */
const [PATIENCE, BATCH] = [150, 20] as const;
const MOST_CONTINUATIONS = 2_000;

/** The puzzle that was opened last. */
interface Current {
  readonly game: InsightGame;
  readonly puzzles: AnyPuzzles;
  readonly puzzle: OpenPuzzle;
  /** The position as its player saw it. */
  readonly view: Match;
}
let current: Current | undefined;

const handlers: { readonly [Name in keyof PuzzleRequests]: (asked: PuzzleRequests[Name]["asked"]) => unknown } = {
  sets: async () =>
    (await puzzleGamesIn(SHELF)).flatMap((game) => Object.keys(game.puzzles.sets).map((name) => listed(game, name))),
  list: async ({ set: name }) => {
    const game = await gameOfSet(SHELF, name);
    if (!game) return undefined;
    const { puzzles } = await loadPuzzleSet(game, name);
    return { set: listed(game, name), puzzles: puzzles.map(({ id, rating, themes }) => ({ id, rating, themes })) };
  },
  daily: async ({ day }) => {
    const found = await puzzleOfDay(SHELF, numberOf(day));
    return found && { set: found.set, id: found.puzzle.id };
  },
  open: async ({ set: name, id, names }) => {
    const found = await find(name, id);
    if (!found) return undefined;
    const { game, puzzles, set, puzzle, from } = found;
    const seatOf = moverOfPuzzle(game, playPuzzleMatch(game, set, from, puzzle.move).match)!;
    const own = names.map((one, seat) => (seat === seatOf ? names.at(-1)! : one));
    const { match } = playPuzzleMatch(game, set, from, puzzle.move, { person: seatOf, names: own });
    if (puzzleId(match.log, seatOf) !== id) throw new MalformedPuzzles(`${id}: its position is another one now`);
    const view = viewAt(game, match.log, seatOf);
    const odds = puzzle.odds.map(([packed, thousandths]): PuzzleOdds => {
      const command = unpacked(set, packed);
      return { command, kind: puzzles.kindOf(view.table, command), chance: thousandths / 1000 };
    });
    const { rating, themes, move } = puzzle;
    const open: OpenPuzzle = {
      id,
      set: name,
      game: game.id,
      rating,
      themes,
      seat: seatOf,
      before: match.log,
      move,
      odds,
    };
    current = { game: await withKernel(game), puzzles, puzzle: open, view };
    return open;
  },
  judge: ({ command }) => judged(command),
  file: async ({ set: name, id, names }) => {
    const found = await find(name, id);
    if (!found) return undefined;
    const { match } = playPuzzleMatch(found.game, found.set, found.from, undefined, {
      id: puzzleMatchId(name, id),
      names,
    });
    return { header: headerOf(match.match, match.log), log: match.log } satisfies MatchFile;
  },
};

function listed({ game: { id }, puzzles: { sets } }: PuzzleGame, name: string): ListedSet {
  const { options } = sets[name]!.tables[0]!;
  return { name, game: id, options, isOnly: Object.keys(sets).length === 1 };
}

async function find(name: string, id: string) {
  const game = await gameOfSet(SHELF, name);
  const set = game && (await loadPuzzleSet(game, name));
  const puzzle = set?.puzzles.find((one) => one.id === id);
  return game && set && puzzle && { ...game, set, puzzle, from: set.matches[puzzle.match]! };
}

/**
 * The kind of a move, and the chance after it. For a move that is not in the puzzle's odds, the chance is estimated by
 * as many continuations as time allows.
 */
function judged(command: GameCommand): PuzzleAnswer {
  const { game, puzzles, puzzle, view } = current!;
  const kind = puzzles.kindOf(view.table, command);
  const known = puzzle.odds.find((one) => one.kind === kind);
  if (known) return { kind, chance: known.chance };
  const lines = linesOf([command], () => kind);
  const end = performance.now() + PATIENCE;
  for (let seed = 1; seed < MOST_CONTINUATIONS && performance.now() < end; seed += BATCH)
    if (!continueLines(game, view, puzzle.seat, lines, { seed, count: BATCH })) return { kind };
  return { kind, chance: meanOf(lines[0]!) };
}

addEventListener("message", async ({ data: { n, name, asked } }: MessageEvent<PuzzleMessage>) => {
  try {
    const answer = await (handlers[name] as (asked: unknown) => unknown)(asked);
    postMessage({ n, answer } satisfies PuzzleReply);
  } catch (error) {
    postMessage({ n, failed: error instanceof Error ? error.message : String(error) } satisfies PuzzleReply);
  }
});
