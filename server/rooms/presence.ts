import type { Seat } from "../../shared/engine/contract/events.ts";
import { isOfPlayer, type Occupant } from "../../shared/engine/match/match-events.ts";
import type { Timestamp } from "../../shared/engine/time.ts";

/** The time of leaving for players who did not return after this table was opened. */
const LONG_AGO: Timestamp = new Date(0).toISOString();

/**
 * Tracks which players are connected, and since when the others are not. A newly opened table does not know when absent players
 * left: at first they count as having just left, later as long gone.
 */
export class Presence {
  readonly #now: () => number;
  readonly #onChange: (away: readonly string[]) => void;
  #isExpecting = true;
  readonly #seen = new Set<Seat>();
  #away: readonly string[] = [];

  /** @param onChange called with the time since when each seat is absent; empty for connected players and bots */
  constructor(now: () => number, onChange: (away: readonly string[]) => void) {
    this.#now = now;
    this.#onChange = onChange;
  }

  /** @param there seats with a connected player */
  update(there: ReadonlySet<Seat | undefined>, seats: readonly (Occupant | undefined)[]): void {
    const now = new Date(this.#now()).toISOString();
    this.#become(
      seats.map((held, seat) => {
        const isHere = there.has(seat);
        if (isHere) this.#seen.add(seat);
        if (isHere || (held && !isOfPlayer(held))) return "";
        return this.#away[seat] || (this.#isExpecting || this.#seen.has(seat) ? now : LONG_AGO);
      }),
    );
  }

  /** From now on, players who have not come since the table was opened count as long gone. */
  expectNobody(): void {
    this.#isExpecting = false;
    this.#become(this.#away.map((since, seat) => (since !== "" && !this.#seen.has(seat) ? LONG_AGO : since)));
  }

  #become(away: readonly string[]): void {
    const isNews = away.length !== this.#away.length || away.some((since, seat) => since !== this.#away[seat]);
    this.#away = away;
    if (isNews) this.#onChange(away);
  }

  /** Since when the seat's player has been disconnected; undefined while connected. */
  awaySince = (seat: Seat): Timestamp | undefined => this.#away[seat] || undefined;
}
