import type { Match, Recorded } from "../../shared/engine/match.ts";
import type { TableState } from "../../shared/engine/schemas.ts";
import { publicEntry, type Said } from "../../shared/engine/wire.ts";
import { delayOf, startOf } from "../match/shown.ts";
import type { Table } from "../match/table.ts";
import { MOST_LINES } from "../store/store.ts";
import { HoldBack } from "./hold-back.ts";

type Told = Pick<TableState, "log" | "talk" | "seats" | "inside">;
type Logged = Pick<Table, "match" | "log">;

/**
 * Puts what happens at a table into the state of its room: for who sits there at once, and for who looks on as late as the table
 * wishes. What the public part of a state has, everybody is sent; so nothing is put there before its time.
 */
export class Telling {
  readonly #state: Told;
  readonly #now: () => number;
  readonly #held: HoldBack;

  /**
   * @param now in milliseconds since 1970
   * @param onTold called after something was told that had to wait
   */
  constructor(state: Told, now: () => number, onTold: () => void) {
    this.#state = state;
    this.#now = now;
    this.#held = new HoldBack(now, onTold);
  }

  /** How many entries of the log who looks on has been told. */
  get shown(): number {
    return this.#state.log.length;
  }

  /** New entries of a table: with the last of a match all is told. */
  entries(entries: readonly Recorded[], table: Logged): void {
    const delay = delayOf(table.match);
    if (delay === 0) this.#tellAll();
    const start = delay === 0 ? Number.POSITIVE_INFINITY : startOf(table.log);
    for (const entry of entries) {
      const isHeld = entry.v >= start;
      if (isHeld) this.#state.inside.log.push(publicEntry(entry));
      // By the names of then: somebody may be called otherwise until it is told.
      const tell = () => this.#state.log.push(publicEntry(table.log[entry.v - 1] ?? entry));
      if (isHeld) this.#held.until(Date.parse(entry.at) + delay, tell);
      else tell();
    }
  }

  /** Writes anew what people are called otherwise in. */
  rewrite({ log }: Logged): void {
    const { log: told, inside } = this.#state;
    const first = inside.log.length === 0 ? 1 : (JSON.parse(inside.log[0]!) as Recorded).v;
    for (const [lines, from] of [[told, 1] as const, [inside.log, first] as const])
      for (let i = 0; i < lines.length; i++) {
        const line = publicEntry(log[from - 1 + i]!);
        if (lines[i] !== line) lines[i] = line;
      }
  }

  /** Something was said that all may hear. */
  said(line: string, match: Match): void {
    const delay = delayOf(match);
    if (delay === 0) {
      this.#hear(line);
      return;
    }
    this.#state.inside.talk.push(line);
    this.#held.until(Date.parse(atOf(line)) + delay, () => this.#hearUntil(this.#now() - delay));
  }

  /** There is no delay any more, or none yet. */
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

  /** Since when nobody is there, by seats; empty while somebody is. */
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
    // Nobody is said to be away of whom it is not known.
    for (const held of this.#state.seats) if (held.away === "") held.present = true;
    this.#held.until(this.#now() + delay, tell);
  }

  stop(): void {
    this.#held.stop();
  }
}

const atOf = (line: string): string => (JSON.parse(line) as Said).at;
