import type { Seat } from "../../shared/engine/contract/events.ts";
import { isOfPlayer, type Occupant } from "../../shared/engine/match/match-events.ts";
import type { Timestamp } from "../../shared/engine/time.ts";

/** The assumed departure of players who have not connected since the table was opened. */
const LONG_AGO: Timestamp = new Date(0).toISOString();

/** When a table is opened, absent players count as having just left; after `expectNobody`, as long absent. */
export class Presence {
  readonly #now: () => number;
  readonly #onChange: (away: readonly string[]) => void;
  #isExpecting = true;
  readonly #seen = new Set<Seat>();
  #away: readonly string[] = [];

  /** @param onChange called with the time since when each seat is absent or free; empty for other seats */
  constructor(now: () => number, onChange: (away: readonly string[]) => void) {
    this.#now = now;
    this.#onChange = onChange;
  }

  /** @param connected seats with a connected player */
  update(connected: ReadonlySet<Seat | undefined>, seats: readonly (Occupant | undefined)[]): void {
    const now = new Date(this.#now()).toISOString();
    this.#become(
      seats.map((held, seat) => {
        const isHere = connected.has(seat);
        if (isHere) this.#seen.add(seat);
        if (isHere || (held && !isOfPlayer(held))) return "";
        return this.#away[seat] || (this.#isExpecting || this.#seen.has(seat) ? now : LONG_AGO);
      }),
    );
  }

  expectNobody(): void {
    this.#isExpecting = false;
    this.#become(this.#away.map((since, seat) => (since !== "" && !this.#seen.has(seat) ? LONG_AGO : since)));
  }

  #become(away: readonly string[]): void {
    const isChange = away.length !== this.#away.length || away.some((since, seat) => since !== this.#away[seat]);
    this.#away = away;
    if (isChange) this.#onChange(away);
  }

  /** Since when a seat is absent or free; undefined for connected players and bots. */
  awaySince = (seat: Seat): Timestamp | undefined => this.#away[seat] || undefined;
}
