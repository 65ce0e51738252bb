import type { GameCommand, Seat } from "./events.ts";

export interface PuzzleTable {
  /** With all defaults. */
  readonly options: object;
  readonly seats: number;
}

/** The puzzles of a board, or of a whole game. */
export interface PuzzleSetSource {
  readonly tables: readonly PuzzleTable[];
  /** Parsed JSON, not yet checked. */
  load(): Promise<unknown>;
}

/** Puzzles ask for the best move. */
export interface Puzzles<State, Command extends GameCommand> {
  /** By name, a part of URLs: lower-case words with hyphens, unique among all games. */
  readonly sets: Readonly<Record<string, PuzzleSetSource>>;
  /** Moves of every kind that could be best. Empty if the position cannot be a puzzle. */
  moves(view: State, seat: Seat): readonly Command[];
  /** Moves of one kind count as the same answer, such as one placement paid with different cards. */
  kindOf(view: State, command: Command): string;
  /** The client has a text for each. */
  themesOf(view: State, seat: Seat, best: Command): readonly string[];
}
