import type { TableState } from "../../shared/engine/log/schemas.ts";
import { type ChatMessage, type EntryRun, publicLine, runsOf } from "../../shared/engine/log/wire.ts";
import type { Match, Recorded } from "../../shared/engine/match/match.ts";
import { isNaming } from "../../shared/engine/people/renaming.ts";
import { delayOf, startOf } from "../match/shown.ts";
import type { Table } from "../match/table.ts";
import { MOST_LINES } from "../store/ports.ts";
import { HoldBack } from "./hold-back.ts";

type Told = Pick<TableState, "log" | "talk" | "seats" | "inside">;
type Logged = Pick<Table, "match" | "log">;

interface NamingLine {
  readonly lines: Told["log"];
  readonly index: number;
  readonly run: EntryRun;
}

/**
 * Puts the events of a table into the state of its room: immediately for players, and after the table's delay for spectators. The
 * public part of a state is sent to everyone, so nothing is added there early.
 */
export class StatePublisher {
  readonly #state: Told;
  readonly #now: () => number;
  readonly #held: HoldBack;
  #shown = 0;
  /** Few of thousands of lines: only these are rewritten when a player is renamed. */
  readonly #namingLines: NamingLine[] = [];

  /**
   * @param now in ms since 1970
   * @param onTold called after delayed content was published
   */
  constructor(state: Told, now: () => number, onTold: () => void) {
    this.#state = state;
    this.#now = now;
    this.#held = new HoldBack(now, onTold);
  }

  /** The version of the log that was sent to spectators. */
  get shown(): number {
    return this.#shown;
  }

  /** Publishes new entries. The last entry of a match ends the delay. */
  entries(entries: readonly Recorded[], table: Logged): void {
    const delay = delayOf(table.match);
    if (delay === 0) this.#tellAll();
    const start = delay === 0 ? Number.POSITIVE_INFINITY : startOf(table.log);
    for (const run of runsOf(entries)) {
      const isHeld = run[0].v >= start;
      if (!isHeld) {
        this.#tell(run);
        continue;
      }
      this.#write(this.#state.inside.log, run);
      // Use current names: a player may be renamed during the delay.
      this.#held.until(Date.parse(run[0].at) + delay, () => this.#tell(asWritten(run, table.log)));
    }
  }

  #tell(run: EntryRun): void {
    this.#write(this.#state.log, run);
    this.#shown = run.at(-1)!.v;
  }

  #write(lines: Told["log"], run: EntryRun): void {
    if (run.some(isNaming)) this.#namingLines.push({ lines, index: lines.length, run });
    lines.push(publicLine(run));
  }

  /** Rewrites the lines in which names have changed. */
  rewrite({ log }: Logged): void {
    for (const { lines, index, run } of this.#namingLines) {
      const line = publicLine(asWritten(run, log));
      if (lines[index] !== line) lines[index] = line;
    }
  }

  /** Publishes a line of talk that everyone may read. */
  said(line: string, match: Match): void {
    const delay = delayOf(match);
    if (delay === 0) {
      this.#hear(line);
      return;
    }
    const { talk } = this.#state.inside;
    talk.push(line);
    // Spectators would see no more of them either.
    if (talk.length > MOST_LINES) talk.shift();
    this.#held.until(Date.parse(atOf(line)) + delay, () => this.#hearUntil(this.#now() - delay), "talk");
  }

  /** Publishes everything that waits: the delay has ended, or has not begun. */
  #tellAll(): void {
    this.#held.release();
    this.#hearUntil(Number.POSITIVE_INFINITY);
    this.#state.inside.away.splice(0);
  }

  #hearUntil(latest: number): void {
    const { talk } = this.#state.inside;
    while (talk.length > 0 && Date.parse(atOf(talk[0]!)) <= latest) this.#hear(talk.shift()!);
  }

  #hear(line: string): void {
    this.#state.talk.push(line);
    if (this.#state.talk.length > MOST_LINES) this.#state.talk.shift();
  }

  /** Publishes since when each seat is absent; empty while its player is connected. */
  away(away: readonly string[], match: Match): void {
    const delay = delayOf(match);
    const tell = () =>
      this.#state.seats.forEach((held, seat) => {
        held.away = away[seat] ?? "";
        held.present = held.away === "";
      });
    if (delay === 0) {
      tell();
      return;
    }
    this.#state.inside.away.splice(0, this.#state.inside.away.length, ...away);
    // A player is not shown as away before the time of leaving is public.
    for (const held of this.#state.seats) if (held.away === "") held.present = true;
    this.#held.until(this.#now() + delay, tell, "away");
  }

  stop(): void {
    this.#held.stop();
  }
}

/** A run with the entries as they are in the log now. */
const asWritten = (run: EntryRun, log: readonly Recorded[]): EntryRun =>
  run.map((entry) => log[entry.v - 1] ?? entry) as unknown as EntryRun;

const atOf = (line: string): string => (JSON.parse(line) as ChatMessage).at;
