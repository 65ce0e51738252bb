import { type GameCommand, type GameEvent, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { Game } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { newMatchConfig } from "../../shared/engine/log/recording.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { LocalMatch } from "../match/local-match.ts";
import { SeatTable } from "./seat-table.ts";
import type { CommandReply, GameToPlay } from "./table.ts";

interface LocalDeal<Options extends object> {
  /** With all defaults filled in. */
  readonly options: Options;
  /** Names by seat. */
  readonly names: readonly string[];
  /** 32 bytes in hex; the same seed deals the same cards. */
  readonly seed: string;
}

/** Starts a match in which each seat has a program with its own id. */
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
  /** Tables by seat. */
  readonly tables: readonly LocalTable<State, Command>[];
  /** The whole match; each seat sees only a part. */
  readonly match: LocalMatch<State, Command, Event, Options>;
}

/**
 * Starts a match without a server. Each seat has a table, with what it would see at a server. Commands are decided
 * immediately.
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
    for (const table of tables) table.show(decided);
    return { ok: true, v: match.match.version, cause: decided[0]!.cause };
  };
  for (const seat of names.keys()) tables.push(new LocalTable(game, seat, (command: Command) => submit(seat, command)));
  for (const table of tables) table.show(match.log as readonly Recorded[]);
  return { tables, match };
}

class LocalTable<State, Command extends GameCommand> extends SeatTable<State, Command> {
  readonly #submit: (command: Command) => CommandReply;

  constructor(game: GameToPlay<State, Command>, seat: Seat, submit: (command: Command) => CommandReply) {
    super(game, seat);
    this.#submit = submit;
  }

  async command(command: Command): Promise<CommandReply> {
    return this.loss === undefined ? this.#submit(command) : { ok: false, reason: "NoConnection" };
  }

  /** Adds entries without the secrets of other seats. */
  show(entries: readonly Recorded[]): void {
    this.receive(entries.map((entry) => redact(entry, this.seat!)));
    this.changed();
  }
}
