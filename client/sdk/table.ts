import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { Game } from "../../shared/engine/contract/game.ts";
import type { Move } from "../../shared/engine/contract/moves.ts";
import type { PlatformRefusal } from "../../shared/engine/log/refusals.ts";
import type { Granted, Refused } from "../../shared/engine/log/reply.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { SeatQuestion } from "../../shared/engine/match/seat-questions.ts";

/** The rules of a game, without the types of events and options, which seats do not need. */
// biome-ignore lint/suspicious/noExplicitAny: programs read events and options as JSON
export type GameToPlay<State, Command extends GameCommand> = Game<State, Command, any, any>;

/** Granted, or refused with a code of the platform or of the game. */
export type CommandReply = Granted | (Refused & { readonly reason: PlatformRefusal | (string & Record<never, never>) });

/** A question with the moves of its game. */
export type AskedOf<Command extends GameCommand> = Omit<SeatQuestion, "moves"> & {
  readonly moves: readonly Move<Command>[];
};

/** A table as seen from one seat, at a server or in this process. */
export interface ProgramTable<State = unknown, Command extends GameCommand = GameCommand> {
  readonly game: GameToPlay<State, Command>;
  /** The match as the seat sees it; `table` is the state of the game. */
  readonly match: Match<State>;
  /** The log as the seat sees it. */
  readonly log: readonly Recorded[];
  /** Undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** A question with all legal moves; the same object until it changes. */
  readonly asked: AskedOf<Command> | undefined;
  /** Why the table is lost: a reason code, `Closed` if the program closed it. Undefined before. */
  readonly loss: string | undefined;
  /**
   * Sends a command, again with the same id if there is no answer, so that it counts once. Resolves once the log
   * contains the events before the reply.
   */
  command(command: Command): Promise<CommandReply>;
  /** Calls `listener` immediately and after each change. @returns a function that stops this */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** Resolves once `isAsWanted` returns true. @throws Error if the table is lost before, see `ProgramTable.loss` */
export const until = (table: Pick<ProgramTable, "loss" | "onChange">, isAsWanted: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const look = () => {
      const { loss } = table;
      if (!isAsWanted() && loss === undefined) return;
      for (const stop of stops) stop();
      if (isAsWanted()) resolve();
      else reject(new Error(`the table is lost: ${loss}`));
    };
    stops.push(table.onChange(look));
    look();
  });
