import type { GameCommand, Seat } from "./events.ts";

/** A table on which puzzles are looked for. */
export interface PuzzleTable {
  /** The options, with all defaults filled in. */
  readonly options: object;
  readonly seats: number;
}

/** The puzzles of a board, or of a whole game. */
export interface PuzzleSetSource {
  readonly tables: readonly PuzzleTable[];
  /** Loads the set that this release ships, as parsed JSON that is not checked yet. */
  load(): Promise<unknown>;
}

/** How positions of a game become puzzles, each of which asks for the best move. */
export interface Puzzles<State, Command extends GameCommand> {
  /** By the name of the set, which is a part of addresses: lower-case words with hyphens, unique among all games. */
  readonly sets: Readonly<Record<string, PuzzleSetSource>>;
  /**
   * Legal moves of every kind that could be the best, from a seat's view, with their parts filled in as well as
   * possible. Empty if the position cannot be a puzzle.
   */
  moves(view: State, seat: Seat): readonly Command[];
  /**
   * The kind of a move. Moves of one kind count as the same answer: for example, the same placement paid with different
   * cards.
   */
  kindOf(view: State, command: Command): string;
  /** The names of the themes of a puzzle with this solution. The client has a text for each. */
  themesOf(view: State, seat: Seat, best: Command): readonly string[];
}
