import type { KeyObject } from "node:crypto";
import { keyOf, rngFor } from "../../shared/engine/chance/fair.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import { type GameEvent, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { type ChosenConfig, newMatchConfig } from "../../shared/engine/log/recording.ts";
import { type Reply, refused } from "../../shared/engine/log/reply.ts";
import { decide, type MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, noncesOf } from "../../shared/engine/match/match.ts";
import type { Occupant } from "../../shared/engine/match/match-events.ts";
import { type Summary, summarize } from "../../shared/engine/match/summary.ts";
import { distinctNameIn, distinctNamesIn } from "../../shared/engine/people/distinct-names.ts";
import {
  type CurrentNames,
  matchWithCurrentNames,
  playersIn,
  withCurrentNames,
} from "../../shared/engine/people/renaming.ts";
import { Conflict, NotStored, StoreBehind, WriterLost } from "../store/errors.ts";
import { isOverAllowance } from "./log-allowance.ts";
import { matchOfInSlices, upcastLog } from "./reading.ts";
import { type CommandEnvelope, RepeatedCommands } from "./repeated-commands.ts";
import { causeKeyOf, causeOf } from "./seeds.ts";
import { seriesObjection, withSeriesNonce } from "./series-claims.ts";
import { stamped } from "./stamping.ts";
import type { TableDeps } from "./table-deps.ts";
import { bytesOf, type Spend } from "./writes.ts";

/** Gets the new entries of a commit; after a rename, none. */
type Listener = (entries: readonly Recorded[], table: Table) => void;

/**
 * A match with a single writer: one command at a time is decided, appended, applied and published. A failed write
 * changes nothing.
 */
export class Table {
  readonly id: string;
  readonly #deps: TableDeps;
  readonly #causeKey: KeyObject;
  readonly #listeners = new Set<Listener>();
  readonly #repeated = new RepeatedCommands();
  #log: Recorded[] = [];
  #match: Match = INITIAL_MATCH;
  #summary: Summary | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #isFenced = false;
  #spend: Spend | undefined;
  #opener: string | undefined;
  readonly #moved = Promise.withResolvers<void>();

  private constructor(id: string, deps: TableDeps) {
    this.id = id;
    this.#deps = deps;
    this.#causeKey = causeKeyOf(deps.seed);
  }

  /**
   * Undefined if the match has no log.
   * @throws Unreadable
   */
  static async open(id: string, deps: TableDeps): Promise<Table | undefined> {
    const table = new Table(id, deps);
    const stored = upcastLog(deps.game, await deps.store.events.read(id));
    if (stored.length === 0) return undefined;
    const log = withCurrentNames(stored, await deps.store.players.names(playersIn(stored)));
    const match = await matchOfInSlices(deps.game, log, deps.seed);
    table.#apply(log, match, table.#summaryAfter(match, log));
    return table;
  }

  /** @throws NotStored */
  static async create(own: ChosenConfig, deps: TableDeps): Promise<Table> {
    const table = new Table(own.id, deps);
    const config = newMatchConfig(deps.game, deps.seed, own);
    const reply = await table.submit({ id: "create", command: { type: "create", config } });
    if (!reply.ok) throw new NotStored(`a match could not be created: ${reply.reason}`);
    return table;
  }

  /**
   * Stores a started match with all players, in one append.
   * @throws Conflict if the match exists, NotStored
   */
  static async begin(own: ChosenConfig, occupants: readonly Occupant[], deps: TableDeps): Promise<Table> {
    const table = new Table(own.id, deps);
    const log: Recorded[] = [];
    const commands: readonly (readonly [cause: string, command: MatchCommand])[] = [
      ["create", { type: "create", config: newMatchConfig(deps.game, deps.seed, own) }],
      ...occupants.map((occupant, seat) => [`sit ${seat}`, { type: "sit", seat, occupant }] as const),
      ["start", { type: "start" }],
    ];
    for (const [cause, command] of commands) {
      const match = foldMatch(deps.game, INITIAL_MATCH, log);
      const decided = decide(deps.game, match, withDistinctName(command, log), deps.seed);
      if (isRefusal(decided)) throw new NotStored(`a match could not be started: ${decided.refused}`);
      log.push(...table.#stamped(decided, log, cause));
    }
    await table.#store(log);
    return table;
  }

  get game(): AnyGame {
    return this.#deps.game;
  }
  get match(): Match {
    return this.#match;
  }
  get log(): readonly Recorded[] {
    return this.#log;
  }
  get summary(): Summary | undefined {
    return this.#summary;
  }
  /** Whether this instance is stale: another process has taken over, or the store may have other events. */
  get isFenced(): boolean {
    return this.#isFenced;
  }
  /** Resolves when the table is fenced. */
  get moved(): Promise<void> {
    return this.#moved.promise;
  }

  /** A bot's dice follow from the secret seed, which makes bots reproducible. */
  diceOf = (seat: Seat): Rng => {
    const key = keyOf(this.#deps.seed, [...noncesOf(this.#match), `bot ${seat}`]);
    return rngFor(key, this.#match.version + 1);
  };

  /**
   * Calls back after each applied commit, and after renames.
   * @returns an unsubscribe function
   */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Never rejects. A repeated command with events in the log gets its first answer and has no effect. */
  submit(envelope: CommandEnvelope): Promise<Reply> {
    const reply = this.#turn.then(() => this.#carryOut(envelope));
    this.#turn = reply;
    return reply;
  }

  /** Runs after the commands submitted so far. If a name changes, calls listeners without entries. */
  async rename(names: CurrentNames): Promise<void> {
    const renamed = this.#turn.then(() => this.#rename(names));
    this.#turn = renamed;
    await renamed;
  }

  #rename(names: CurrentNames): void {
    const distinct = distinctNamesIn(this.#log, names);
    const log = withCurrentNames(this.#log, names);
    if (log === this.#log) return;
    this.#log = [...log];
    this.#match = matchWithCurrentNames(this.#match, distinct);
    this.#summary = summarize(this.game, undefined, this.#match, log);
    this.#publish([]);
  }

  /** Resolves when all submitted commands are answered. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  async #carryOut(envelope: CommandEnvelope): Promise<Reply> {
    const { id, command, by } = envelope;
    const cause = by === undefined ? id : causeOf(this.#causeKey, by, id);
    // Earlier releases stored the id itself as the cause.
    const repeated = this.#repeated.answerTo(cause, by) ?? this.#repeated.answerTo(id, by);
    if (repeated) return repeated;
    if (this.#isFenced) return refused("TableMoved");
    try {
      const seated = withSeriesNonce(withDistinctName(command, this.#log), this.#match.config);
      const decided = decide(this.game, this.#match, seated, this.#deps.seed);
      if (isRefusal(decided)) return refused(decided.refused, decided.rule);
      const objection = await seriesObjection(this.#deps, this.#match, command);
      if (objection) return objection;
      if (isOverAllowance(this, command, by, decided)) return refused("LogIsFull");
      if (!(await this.#pay(decided, envelope))) return refused("TooMany");
      await this.#commit(decided, cause, by);
      return { ok: true, v: this.#match.version, cause };
    } catch (error) {
      if (error instanceof NotStored) return refused("NotStored");
      const isTakeover = error instanceof Conflict && !(error instanceof StoreBehind);
      if (!isTakeover) this.#deps.onError(error, this.id);
      if (!isOutdatedBy(error)) return refused("ServerError");
      this.fence();
      return refused(error instanceof StoreBehind ? "MatchIsDamaged" : "TableMoved");
    }
  }

  /** Only the first call counts. */
  openedFrom(network: string): void {
    this.#opener ??= network;
  }

  /** Bot threads serve owners in turn. */
  get owner(): string {
    return this.#opener ?? this.#match.seats.find((held) => held?.player)?.player ?? this.id;
  }

  /** The visitor who pays for bots' bytes until a command has its own payer. Only the first call counts. */
  chargeTo(spend: Spend): void {
    this.#spend ??= spend;
  }

  /** @returns false if the events must not be stored. Of commands without their own payer, only moves are refused */
  async #pay(decided: readonly GameEvent[], { command, spend }: CommandEnvelope): Promise<boolean> {
    this.#spend = spend ?? this.#spend;
    const isPaid = (await this.#spend?.(bytesOf(decided))) ?? true;
    return isPaid || (spend === undefined && command.type !== "play");
  }

  fence(): void {
    this.#isFenced = true;
    this.#moved.resolve();
  }

  async #commit(events: readonly GameEvent[], cause: string, by: Seat | undefined): Promise<void> {
    const entries = this.#stamped(events, this.#log, cause, by);
    await this.#store(entries);
    this.#publish(entries);
  }

  #stamped(events: readonly GameEvent[], log: readonly Recorded[], cause: string, by?: Seat): readonly Recorded[] {
    return stamped(this.game, events, log, { now: this.#deps.now(), cause, by });
  }

  async #store(entries: readonly Recorded[]): Promise<void> {
    const after = foldMatch(this.game, this.#match, entries);
    const summary = this.#summaryAfter(after, entries);
    await this.#deps.store.events.append(this.id, this.#match.version, entries, summary);
    this.#apply(entries, after, summary);
  }

  #summaryAfter = (match: Match, entries: readonly Recorded[]): Summary =>
    summarize(this.game, this.#summary, match, entries);

  #apply(entries: readonly Recorded[], match: Match, summary: Summary): void {
    this.#log.push(...entries);
    this.#match = match;
    this.#summary = summary;
    this.#repeated.record(entries);
  }

  /** A failing listener does not affect the others. */
  #publish(entries: readonly Recorded[]): void {
    for (const listener of this.#listeners) {
      try {
        listener(entries, this);
      } catch (error) {
        this.#deps.onError(error, this.id);
      }
    }
  }
}

/** Names differ from those of all earlier players. */
const withDistinctName = (command: MatchCommand, log: readonly Recorded[]): MatchCommand =>
  command.type === "sit"
    ? { ...command, occupant: { ...command.occupant, name: distinctNameIn(log, command.occupant) } }
    : command;

/** The store may have more than this table has applied. */
const isOutdatedBy = (error: unknown): boolean => error instanceof Conflict || error instanceof WriterLost;

export const botSeats = ({ seats }: Match): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (occupant?.bot === undefined ? [] : [seat]));
