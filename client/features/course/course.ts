import type { GameCommand, GameEvent, Seat } from "../../../shared/engine/contract/events.ts";
import type { Game } from "../../../shared/engine/contract/game.ts";
import type { ClientGame } from "../../contract/game.ts";

/** A fixed match, played up to some point. */
export interface CoursePosition {
  /** 32 bytes in hex. */
  readonly seed: string;
  /** Moves of both seats in order, in the notation of the game's course. */
  readonly past: readonly string[];
}

/** With `do: "read"`, the learner only reads the text. */
interface CourseAction {
  readonly do: string;
}

export interface CourseTask<Asked extends CourseAction = CourseAction> {
  readonly says: string;
  readonly step: number;
  readonly asked: Asked;
  /** The subject that the task teaches, which hints at other tables then leave out. */
  readonly teaches?: string;
  /** Where the task begins. Default: where the previous task ended. */
  readonly scene?: CoursePosition;
  /** The partner's moves before the task, separated by spaces. */
  readonly before?: string;
}

export interface Course<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
  Task extends CourseTask = CourseTask,
> {
  /** The complete rules with the deal, because a course needs no server. */
  readonly rules: Game<State, Command, Event, Options>;
  readonly game: ClientGame<State, Command, Event>;
  readonly options: Options;
  readonly tasks: readonly Task[];
  isAsked(asked: Task["asked"], command: Command, state: State): boolean;
  /** Undefined in a solo game. */
  readonly partner?: Partner<State, Command>;
}

/** The scripted player of the other seat. */
interface Partner<State = unknown, Command extends GameCommand = GameCommand> {
  commandOf(state: State, seat: Seat, move: string): Command;
}

/** A step can have several tasks. */
export const stepsOf = (tasks: readonly CourseTask[]): number => tasks.at(-1)!.step;

export const seedOf = (hex: string): string => hex.padStart(64, "0");
