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

/** What makes positions of a game puzzles: one move, what do you do? */
export interface Puzzles<State, Command extends GameCommand> {
  /** By the name of the set, which is a part of addresses: lower-case words with hyphens, unique among all games. */
  readonly sets: Readonly<Record<string, PuzzleSetSource>>;
  /**
   * Legal moves of every kind that could be the best, from a seat's view, with the best way to fill in what they leave
   * open. None if the position is no question.
   */
  moves(view: State, seat: Seat): readonly Command[];
  /** The kind of a move. Moves of one kind count as the same answer, such as a placement paid with other cards. */
  kindOf(view: State, command: Command): string;
  /** What a puzzle with this solution is about, by names that the client half has words for. */
  themesOf(view: State, seat: Seat, best: Command): readonly string[];
}
