import {
  type GameCommand,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
  type Viewer,
} from "../../shared/engine/contract/events.ts";
import type { Game } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import { decide, type MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import { gameLog, type LogEntry, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";

interface Deal<Options extends object> {
  readonly options: Options;
  /** Names by seat: of one person (see `person`), and of bots. */
  readonly names: readonly string[];
  /** 32 bytes in hex; the same seed deals the same cards. */
  readonly seed: string;
  /** Default: `local`. */
  readonly id?: string;
  /** The player in seat 0: an id, if a server knows it, and a contribution to the randomness, 16 to 64 hex digits. */
  readonly first?: { readonly player?: string; readonly nonce: string };
  readonly settings?: TableSettings | undefined;
  /** The person's seat; "none" if bots have all seats. Default: 0. */
  readonly person?: Seat | "none";
}

interface ResumedMatch {
  readonly seed: string;
  readonly log: readonly Recorded[];
}

/** A reproducible time: one second per event. */
const steady = (version: number): string => new Date(1.7e12 + version * 1000).toISOString();

function moverOf(command: MatchCommand): Seat | undefined {
  switch (command.type) {
    case "play":
    case "concede":
    case "playOn":
    case "takeBack":
    case "hint":
      return command.seat;
    default:
      return undefined;
  }
}

/** A match played without a server, by the server's rules. */
export class LocalMatch<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  readonly log: LogEntry<Event>[] = [];
  match: Match<State> = INITIAL_MATCH as unknown as Match<State>;
  readonly #game: Game<State, Command, Event, Options>;
  readonly #seed: string;
  readonly #timeOf: (version: number) => string;

  /** @param timeOf time of the event after a version, ISO 8601, UTC */
  constructor(game: Game<State, Command, Event, Options>, from: Deal<Options> | ResumedMatch, timeOf = steady) {
    this.#game = game;
    this.#seed = from.seed;
    this.#timeOf = timeOf;
    if ("log" in from) this.#add(from.log);
    else this.#begin(from);
  }

  #begin({ options, names, seed, id, first, settings, person = 0 }: Deal<Options>): void {
    const known = id === undefined ? { id: "local", code: "LOCAL" } : { id, code: id };
    const own = {
      ...known,
      options,
      seats: names.length,
      visibility: "private",
      ...(settings && { house: settings }),
    } as const;
    this.ask({ type: "create", config: newMatchConfig(this.#game, seed, own) });
    for (const [seat, name] of names.entries()) {
      const share = (seat === 0 && first) || { nonce: `${seat}${seat}` };
      this.ask({ type: "sit", seat, occupant: { name, kind: seat === person ? "human" : "bot", ...share } });
    }
    this.ask({ type: "start" });
  }

  #add(entries: readonly Recorded[]): void {
    this.match = foldMatch(this.#game, this.match, entries);
    this.log.push(...gameLog<Event>(entries));
  }

  /** Returns the new log entries, or the refusal. */
  play(seat: Seat, command: Command): readonly Recorded[] | Refusal {
    return this.ask({ type: "play", seat, command });
  }

  seenBy(viewer: Viewer): LogEntry<Event>[] {
    return this.log.map((entry) => redact(entry, viewer));
  }

  /** Accepts any command of a match. Returns the new log entries, or the refusal. */
  ask(command: MatchCommand): readonly Recorded[] | Refusal {
    const events = decide(this.#game, this.match, command, this.#seed);
    if (isRefusal(events)) return events;
    return this.record(events, moverOf(command));
  }

  /** Adds the events of a step decided earlier. @param by the seat that caused it. Default: the platform */
  record(events: readonly GameEvent[], by?: Seat): readonly Recorded[] {
    const after = this.log.length;
    const stamp = { after, at: this.#timeOf(after), cause: `c${after + 1}` };
    const entries = toRecorded(this.#game, events, by === undefined ? stamp : { ...stamp, by });
    this.#add(entries);
    return entries;
  }
}
