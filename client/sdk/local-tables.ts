import { type GameCommand, type GameEvent, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { Game } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { newMatchConfig } from "../../shared/engine/log/recording.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { SeatQuestions } from "../../shared/engine/match/seat-questions.ts";
import { LocalMatch } from "../match/local-match.ts";
import type { AskedOf, CommandReply, GameToPlay, ProgramTable } from "./table.ts";

interface LocalDeal<Options extends object> {
  /** With all defaults filled in. */
  readonly options: Options;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** 32 bytes in hex; the same seed deals the same cards. */
  readonly seed: string;
}

/** A match that has begun, in which a program with an id of its own has each seat. */
function opened<State, Command extends GameCommand, Event extends GameEvent, Options extends object>(
  game: Game<State, Command, Event, Options>,
  { options, names, seed }: LocalDeal<Options>,
): LocalMatch<State, Command, Event, Options> {
  const match = new LocalMatch(game, { seed, log: [] });
  const own = { id: "local", code: "LOCAL", options, seats: names.length, visibility: "private" } as const;
  match.ask({ type: "create", config: newMatchConfig(game, seed, own) });
  for (const [seat, name] of names.entries())
    match.ask({
      type: "sit",
      seat,
      occupant: { name, kind: "bot", player: `program-${seat}`, nonce: `${seat}${seat}` },
    });
  match.ask({ type: "start" });
  return match;
}

interface LocalTables<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  /** By seat. */
  readonly tables: readonly LocalTable<State, Command>[];
  /** What no seat sees: the whole match and its log. */
  readonly match: LocalMatch<State, Command, Event, Options>;
}

/**
 * A match in this process, without a server: a table for each seat, which sees what the seat would see at a server.
 * Commands are decided at once.
 */
export function localTables<State, Command extends GameCommand, Event extends GameEvent, Options extends object>(
  game: Game<State, Command, Event, Options>,
  { options, names, seed }: LocalDeal<Options>,
): LocalTables<State, Command, Event, Options> {
  const match = opened(game, { options, names, seed });
  const tables: LocalTable<State, Command>[] = [];
  const submit = (seat: Seat, command: Command): CommandReply => {
    const decided = match.play(seat, command);
    if (isRefusal(decided))
      return { ok: false, reason: decided.refused, ...(decided.rule !== undefined && { rule: decided.rule }) };
    for (const table of tables) table.receive(decided);
    return { ok: true, v: match.match.version, cause: decided[0]!.cause };
  };
  for (const seat of names.keys()) tables.push(new LocalTable(game, seat, submit));
  for (const table of tables) table.receive(match.log as readonly Recorded[]);
  return { tables, match };
}

/** A table of `localTables`. */
class LocalTable<State, Command extends GameCommand> implements ProgramTable<State, Command> {
  readonly game: GameToPlay<State, Command>;
  readonly seat: Seat;
  readonly log: Recorded[] = [];
  readonly loss = undefined;
  match = INITIAL_MATCH as unknown as Match<State>;
  readonly #submit: (seat: Seat, command: Command) => CommandReply;
  readonly #questions: SeatQuestions;
  readonly #listeners = new Set<() => void>();

  /** See `localTables`. */
  constructor(game: GameToPlay<State, Command>, seat: Seat, submit: (seat: Seat, command: Command) => CommandReply) {
    this.game = game;
    this.seat = seat;
    this.#submit = submit;
    this.#questions = new SeatQuestions(this);
  }

  get asked(): AskedOf<Command> | undefined {
    return this.#questions.to(this.seat) as AskedOf<Command> | undefined;
  }

  async command(command: Command): Promise<CommandReply> {
    return this.#submit(this.seat, command);
  }

  /** Takes in entries of the match. */
  receive(entries: readonly Recorded[]): void {
    const seen = entries.map((entry) => redact(entry, this.seat));
    for (const entry of seen) this.match = evolve(this.game, this.match, entry);
    this.log.push(...seen);
    this.#questions.note(seen);
    for (const listener of [...this.#listeners]) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    listener();
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }
}
