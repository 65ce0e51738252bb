import type { Game, GameCommand, GameEvent, Seat } from "../../shared/engine/game.ts";
import type { ClientGame } from "../games/game.ts";

/** A match that is the same for everybody, as far as it was played before. */
export interface Scene {
  /** What its cards are dealt from, 32 bytes in hex. */
  readonly seed: string;
  /** The moves of both, one after another, as the game's course writes them. */
  readonly past: readonly string[];
}

/** What somebody is to do before the course goes on; `read`: nothing but what is said. */
export interface AnyAsked {
  readonly do: string;
}

/** One thing to do. */
export interface CourseTask<Asked extends AnyAsked = AnyAsked> {
  /** What is said about it. */
  readonly says: string;
  readonly step: number;
  readonly asked: Asked;
  /** What nobody needs to be told again who has done it. */
  readonly teaches?: string;
  /** It is done at another table than the task before. */
  readonly scene?: Scene;
  /** What the partner does first: moves with spaces between them. */
  readonly before?: string;
}

/** A first lesson: the real table with deals that are the same for everybody, and tasks for who sits there first. */
export interface Course<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
  Task extends CourseTask = CourseTask,
> {
  /** All of the rules: a course asks nothing of a server. */
  readonly rules: Game<State, Command, Event, Options>;
  readonly game: ClientGame<State, Command, Event>;
  readonly options: Options;
  readonly tasks: readonly Task[];
  /** Whether a command is what was asked for. */
  isAsked(asked: Task["asked"], command: Command, state: State): boolean;
  /** Who plays beside those who learn; in a game for one there is nobody. */
  readonly partner?: Partner<State, Command>;
}

/** Somebody who plays as the course wrote down. */
export interface Partner<State = unknown, Command extends GameCommand = GameCommand> {
  /** A move of a seat as the course writes it down. */
  commandOf(state: State, seat: Seat, move: string): Command;
}

/** How many steps a course has; some take more than one task. */
export const stepsOf = (tasks: readonly CourseTask[]): number => tasks.at(-1)!.step;

export const seedOf = (hex: string): string => hex.padStart(64, "0");
