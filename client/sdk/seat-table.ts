import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { SeatQuestions } from "../../shared/engine/match/seat-questions.ts";
import type { AskedOf, CommandReply, GameToPlay, ProgramTable } from "./table.ts";

/** A match folded from the entries that a seat sees, at a server or in this process. */
export abstract class SeatTable<State, Command extends GameCommand> implements ProgramTable<State, Command> {
  readonly game: GameToPlay<State, Command>;
  seat: Seat | undefined;
  log: readonly Recorded[] = [];
  match = INITIAL_MATCH as unknown as Match<State>;
  loss: string | undefined;
  #questions = new SeatQuestions(this);
  readonly #listeners = new Set<() => void>();

  constructor(game: GameToPlay<State, Command>, seat: Seat | undefined) {
    this.game = game;
    this.seat = seat;
  }

  get asked(): AskedOf<Command> | undefined {
    return this.seat === undefined ? undefined : (this.#questions.to(this.seat) as AskedOf<Command> | undefined);
  }

  abstract command(command: Command): Promise<CommandReply>;

  /** Call before the entries are sent again from the first version. */
  protected restart(): void {
    this.log = [];
    this.match = INITIAL_MATCH as unknown as Match<State>;
    this.#questions = new SeatQuestions(this);
  }

  /** @throws UnknownEvent if the game does not know an event */
  protected receive(entries: readonly Recorded[]): void {
    for (const entry of entries) this.match = evolve(this.game, this.match, entry);
    this.log = [...this.log, ...entries];
    this.#questions.note(entries);
  }

  protected changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    listener();
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.lose("Closed");
  }

  /** @param reason why the table cannot be reached; only the first reason counts */
  protected lose(reason: string): void {
    if (this.loss !== undefined) return;
    this.loss = reason;
    this.changed();
    this.#listeners.clear();
  }
}
