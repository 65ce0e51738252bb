import { decide, type MatchCommand } from "../../shared/engine/decide.ts";
import {
  type Game,
  type GameCommand,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
  type Viewer,
} from "../../shared/engine/game.ts";
import { foldMatch, INITIAL_MATCH, type Match, type Recorded } from "../../shared/engine/match.ts";
import { charterFor, recorded } from "../../shared/engine/recording.ts";
import { redact } from "../../shared/engine/secrecy.ts";

/** What a match without a server is dealt from. */
export interface Deal<Options extends object> {
  readonly options: Options;
  /** Who sits there, seat by seat: a person first, bots after. */
  readonly names: readonly string[];
  /** 32 bytes in hex; the same seed deals the same cards. */
  readonly seed: string;
}

/** A whole table of a game in one place: everything is decided by the rules as a server decides it, and nothing leaves this page. */
export class LocalMatch<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  readonly log: Recorded[] = [];
  match: Match<State> = INITIAL_MATCH as unknown as Match<State>;
  readonly #game: Game<State, Command, Event, Options>;
  readonly #seed: string;
  #cause = 0;

  constructor(game: Game<State, Command, Event, Options>, { options, names, seed }: Deal<Options>) {
    this.#game = game;
    this.#seed = seed;
    const own = { id: "local", code: "LOCAL", options, seats: names.length, visibility: "private" } as const;
    this.#decide({ type: "create", charter: charterFor(game, seed, own) });
    for (const [seat, name] of names.entries())
      this.#decide({ type: "sit", seat, occupant: { name, kind: seat ? "bot" : "human", nonce: `${seat}${seat}` } });
    this.#decide({ type: "start" });
  }

  /** What follows from a command; the log has grown by it unless it was refused. */
  play(seat: Seat, command: Command): readonly Recorded[] | Refusal {
    return this.#decide({ type: "play", seat, command });
  }

  seenBy(viewer: Viewer): Recorded[] {
    return this.log.map((entry) => redact(entry, viewer));
  }

  #decide(command: MatchCommand): readonly Recorded[] | Refusal {
    const events = decide(this.#game, this.match, command, this.#seed);
    if (isRefusal(events)) return events;
    const at = new Date(1.7e12 + this.log.length * 1000).toISOString();
    const stamp = { after: this.log.length, at, cause: `c${++this.#cause}` };
    const entries = recorded(this.#game, events, command.type === "play" ? { ...stamp, by: command.seat } : stamp);
    this.log.push(...entries);
    this.match = foldMatch(this.#game, this.match, entries);
    return entries;
  }
}
