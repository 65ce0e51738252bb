import { setImmediate } from "node:timers/promises";
import type { Seat } from "../../shared/engine/contract/events.ts";
import { AskedState, SeatState, Spectator, type TableState } from "../../shared/engine/log/table-state.ts";
import { type EntryRun, facesFor, publicLine, runsOf } from "../../shared/engine/log/wire.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { SeatQuestion } from "../../shared/engine/match/seat-questions.ts";
import { isNamingEvent } from "../../shared/engine/people/renaming.ts";
import { sliceEnd } from "../match/reading.ts";
import { startVersionOf } from "../match/spectator-visibility.ts";
import type { Table } from "../match/table.ts";
import type { Player } from "../players/tokens.ts";
import { MOST_LINES } from "../store/chat.ts";
import { SpectatorDelay } from "./spectator-delay.ts";

interface StatePublisherDeps {
  readonly state: TableState;
  readonly table: Pick<Table, "match" | "log" | "game">;
  readonly now: () => number;
  readonly broadcast: () => void;
}

/** A line whose entries name players. */
interface NamingLine {
  readonly lines: TableState["log"];
  readonly index: number;
  readonly run: EntryRun;
}

/** Adds what happens at a table to the room's state: immediately for players, after a delay for spectators. */
export class StatePublisher {
  readonly #deps: StatePublisherDeps;
  readonly #delay: SpectatorDelay;
  #publicVersion = 0;
  #isCaughtUp = false;
  readonly #namingLines: NamingLine[] = [];
  /** Player ids, in the order of `TableState.spectators`. */
  readonly #spectators: string[] = [];

  constructor(deps: StatePublisherDeps) {
    const { state, table, now, broadcast } = deps;
    this.#deps = deps;
    this.#delay = new SpectatorDelay({ seatedOnly: state.inside, table, now, onPublished: broadcast });
  }

  get publicVersion(): number {
    return this.#publicVersion;
  }

  /** Whether `publishLog` is done. From then on, the caller publishes new entries. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /**
   * Publishes in slices, because the longest log would block for 10 to 20 ms.
   * @param publish calls `publishEntries`
   */
  async publishLog(publish: (entries: readonly Recorded[]) => void): Promise<void> {
    const { table } = this.#deps;
    for (let done = 0; done < table.log.length; ) {
      if (done > 0) await setImmediate();
      const end = sliceEnd(table.log, done);
      publish(table.log.slice(done, end));
      done = end;
    }
    this.#isCaughtUp = true;
  }

  /** The public part is for all, the secret part for the seats that may see it. */
  publishEntries(entries: readonly Recorded[]): void {
    const { state, table } = this.#deps;
    const isDelayed = this.#delay.length > 0;
    if (!isDelayed) this.#delay.end((line) => this.#publishMessage(line));
    const start = isDelayed ? startVersionOf(table.log) : Number.POSITIVE_INFINITY;
    for (const run of runsOf(entries)) {
      if (run[0].v >= start) this.#holdRun(run);
      else this.#publishRun(run);
    }
    for (const entry of entries)
      for (const seat of entry.secret?.to ?? []) state.seats[seat]?.faces.push(...facesFor(table.game, entry, seat));
  }

  #holdRun(run: EntryRun): void {
    // A player may be renamed during the delay.
    const index = this.#delay.holdEntries(run, () => this.#publishRun(this.#withCurrentNames(run)));
    this.#noteNames(this.#deps.state.inside.log, index, run);
  }

  #publishRun(run: EntryRun): void {
    const { log } = this.#deps.state;
    this.#noteNames(log, log.length, run);
    log.push(publicLine(run));
    this.#publicVersion = run.at(-1)!.v;
  }

  #noteNames(lines: TableState["log"], index: number, run: EntryRun): void {
    if (run.some(isNamingEvent)) this.#namingLines.push({ lines, index, run });
  }

  rewriteNames(): void {
    const { state, broadcast } = this.#deps;
    for (const { lines, index, run } of this.#namingLines) {
      const line = publicLine(this.#withCurrentNames(run));
      if (lines[index] !== line) lines[index] = line;
    }
    state.renamings = (state.renamings + 1) % 65_536;
    broadcast();
  }

  /** A player may have been renamed after `run` was taken from the log. */
  #withCurrentNames(run: EntryRun): EntryRun {
    const { log } = this.#deps.table;
    return run.map((entry) => log[entry.v - 1] ?? entry) as unknown as EntryRun;
  }

  /** Call this before clients' views change, and `dropSeats` afterwards. */
  addSeats(): void {
    const { state, table } = this.#deps;
    while (state.seats.length < table.match.seats.length) state.seats.push(new SeatState());
    if (state.asked.length > 0) this.addAsked();
  }

  dropSeats(): void {
    const { state, table } = this.#deps;
    for (const seats of [state.seats, state.asked]) while (seats.length > table.match.seats.length) seats.pop();
  }

  /** Costs memory: call this only if a client wants questions. */
  addAsked(): void {
    const { state } = this.#deps;
    while (state.asked.length < state.seats.length) state.asked.push(new AskedState());
  }

  publishAsked(seat: Seat, asked: SeatQuestion | undefined): void {
    const shown = this.#deps.state.asked[seat];
    const question = asked ? JSON.stringify(asked) : "";
    if (shown && shown.question !== question) shown.question = question;
  }

  publishMessage(line: string): void {
    const publish = (due: string) => this.#publishMessage(due);
    if (this.#delay.length === 0) publish(line);
    else this.#delay.holdMessage(line, publish);
  }

  #publishMessage(line: string): void {
    const { talk } = this.#deps.state;
    talk.push(line);
    if (talk.length > MOST_LINES) talk.shift();
  }

  /** @param away since when each seat is absent or free; empty for other seats */
  publishAway(away: readonly string[]): void {
    const { seats } = this.#deps.state;
    const publish = () =>
      seats.forEach((held, seat) => {
        held.away = away[seat] ?? "";
        held.present = held.away === "";
      });
    if (this.#delay.length === 0) {
      publish();
      return;
    }
    // No player is shown as away before the delay is over.
    for (const held of seats) if (held.away === "") held.present = true;
    this.#delay.holdAway(away, publish);
  }

  /** @param players by id */
  publishSpectators(players: ReadonlyMap<string, Pick<Player, "name" | "isProgram">>): void {
    const { spectators } = this.#deps.state;
    for (let i = this.#spectators.length - 1; i >= 0; i--) {
      if (players.has(this.#spectators[i]!)) continue;
      this.#spectators.splice(i, 1);
      spectators.splice(i, 1);
    }
    for (const [player, { name, isProgram }] of players) {
      const known = spectators[this.#spectators.indexOf(player)];
      if (known) known.name = name;
      else {
        this.#spectators.push(player);
        spectators.push(new Spectator().assign({ name, ...(isProgram && { kind: "bot" }) }));
      }
    }
  }

  publishRematch(code: string): void {
    this.#deps.state.rematch = code;
  }

  stop(): void {
    this.#delay.stop();
  }
}
