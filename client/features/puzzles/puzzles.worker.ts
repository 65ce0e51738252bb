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
import { continueLines, type Line, linesOf, meanOf } from "../../../shared/puzzles/weighing.ts";
import { playPuzzleMatch } from "../../match/puzzle-match.ts";

export type ListedPuzzle = Pick<Puzzle, "id" | "rating" | "themes">;

export interface ListedSet {
  readonly name: string;
  readonly game: string;
  readonly options: object;
  readonly isOnly: boolean;
}

/** `chance` is the mover's chance to win after the move, 0..1. */
export interface PuzzleOdds {
  readonly command: GameCommand;
  readonly kind: string;
  readonly chance: number;
}

export interface OpenPuzzle extends ListedPuzzle {
  readonly set: string;
  readonly game: string;
  readonly seat: Seat;
  /** The log up to the position, with all card faces. */
  readonly before: MatchFile["log"];
  /** The number of moves before the position, as the match's replay counts them. */
  readonly move: number;
  /** The best move of each sensible kind, the best first. */
  readonly odds: readonly PuzzleOdds[];
}

/** `chance` is missing if it cannot be estimated. */
export interface PuzzleAnswer {
  readonly kind: string;
  readonly chance?: number;
}

/** An answer is undefined if there is no such set or puzzle. */
export interface PuzzleRequests {
  sets: { readonly asked: object; readonly answer: readonly ListedSet[] };
  list: {
    readonly asked: { readonly set: string };
    readonly answer: { readonly set: ListedSet; readonly puzzles: readonly ListedPuzzle[] } | undefined;
  };
  daily: {
    readonly asked: { readonly day: Day };
    readonly answer: { readonly set: string; readonly id: string } | undefined;
  };
  open: {
    readonly asked: { readonly set: string; readonly id: string; readonly names: readonly string[] };
    readonly answer: OpenPuzzle | undefined;
  };
  /**
   * Starts or stops estimating moves outside the odds of the puzzle opened last. The answer comes once they are
   * estimated, or this is stopped.
   */
  ponder: { readonly asked: { readonly isOn: boolean }; readonly answer: undefined };
  judge: { readonly asked: { readonly command: GameCommand }; readonly answer: PuzzleAnswer };
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

const ALL_GAMES = Object.values(GAMES);

/**
 * For moves outside the puzzle's odds: ms to estimate the chance, continuations between two looks at the clock or the
 * messages, the fewest that count as an estimate, and the number that suffices.
 */
const [TIME_LIMIT, BATCH, LEAST, ENOUGH] = [50, 4, 20, 120] as const;

interface Current {
  readonly game: InsightGame;
  readonly puzzles: AnyPuzzles;
  readonly puzzle: OpenPuzzle;
  /** The position as its player saw it. */
  readonly view: Match;
  /** Moves outside the odds by kind, continued while the player thinks. */
  readonly others: ReadonlyMap<string, Line>;
}
let current: Current | undefined;

const handlers: { readonly [Name in keyof PuzzleRequests]: (asked: PuzzleRequests[Name]["asked"]) => unknown } = {
  sets: async () =>
    (await puzzleGamesIn(ALL_GAMES)).flatMap((game) =>
      Object.keys(game.puzzles.sets).map((name) => listed(game, name)),
    ),
  list: async ({ set: name }) => {
    const game = await gameOfSet(ALL_GAMES, name);
    if (!game) return undefined;
    const { puzzles } = await loadPuzzleSet(game, name);
    return { set: listed(game, name), puzzles: puzzles.map(({ id, rating, themes }) => ({ id, rating, themes })) };
  },
  daily: async ({ day }) => {
    const found = await puzzleOfDay(ALL_GAMES, numberOf(day));
    return found && { set: found.set, id: found.puzzle.id };
  },
  open: async ({ set: name, id, names }) => {
    const found = await find(name, id);
    if (!found) return undefined;
    const { game, puzzles, set, puzzle, from } = found;
    const seatOf = playPuzzleMatch(game, set, from, puzzle.move).mover!;
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
    const others = othersIn(puzzles, open, view);
    current = { game: await withKernel(game), puzzles, puzzle: open, view, others };
    return open;
  },
  ponder: async ({ isOn }) => {
    if (!current) return;
    // A new object stops the continuations for the old one.
    current = { ...current };
    if (isOn) await continueOthers(current);
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
  const game = await gameOfSet(ALL_GAMES, name);
  const set = game && (await loadPuzzleSet(game, name));
  const puzzle = set?.puzzles.find((one) => one.id === id);
  return game && set && puzzle && { ...game, set, puzzle, from: set.matches[puzzle.match]! };
}

function othersIn({ moves, kindOf }: AnyPuzzles, { odds, seat }: OpenPuzzle, { table }: Match): Current["others"] {
  const lines = linesOf(moves(table, seat), (command) => kindOf(table, command));
  const known = new Set(odds.map(({ kind }) => kind));
  return new Map(lines.filter(({ kind }) => !known.has(kind)).map((line) => [line.kind, line]));
}

/** Continues all other moves in turn, until there are enough continuations, or the player has moved or left. */
async function continueOthers(of: Current): Promise<void> {
  for (let done = 0; done < ENOUGH; done += BATCH)
    for (const line of of.others.values()) {
      // Lets the player's move arrive.
      await new Promise((resolve) => setTimeout(resolve));
      if (current !== of || !continueLine(of, line)) return;
    }
}

/** @returns false if the position allows no continuation */
const continueLine = ({ game, view, puzzle: { seat } }: Current, line: Line): boolean =>
  continueLines(game, view, seat, [line], { seed: 1 + line.results.length, count: BATCH });

/**
 * Judges a move. The chance of a move outside the puzzle's odds is estimated from the continuations so far and those
 * that time allows, at least `LEAST`.
 */
function judged(command: GameCommand): PuzzleAnswer {
  const of = current!;
  // Stops the continuations in the background.
  current = { ...of };
  const kind = of.puzzles.kindOf(of.view.table, command);
  const known = of.puzzle.odds.find((one) => one.kind === kind);
  if (known) return { kind, chance: known.chance };
  const line = of.others.get(kind) ?? linesOf([command], () => kind)[0]!;
  const end = performance.now() + TIME_LIMIT;
  while (line.results.length < (performance.now() < end ? ENOUGH : LEAST)) if (!continueLine(of, line)) return { kind };
  return { kind, chance: meanOf(line) };
}

addEventListener("message", async ({ data: { n, name, asked } }: MessageEvent<PuzzleMessage>) => {
  try {
    const answer = await (handlers[name] as (asked: unknown) => unknown)(asked);
    postMessage({ n, answer } satisfies PuzzleReply);
  } catch (error) {
    postMessage({ n, failed: error instanceof Error ? error.message : String(error) } satisfies PuzzleReply);
  }
});
