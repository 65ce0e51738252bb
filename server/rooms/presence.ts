import type { Seat } from "../../shared/engine/game.ts";
import type { Occupant } from "../../shared/engine/match.ts";
import type { TableState } from "../../shared/engine/schemas.ts";
import type { Moment } from "../../shared/engine/time.ts";

/** Since before anybody at this table can tell. */
const LONG_AGO: Moment = new Date(0).toISOString();

/**
 * Who is at a table, and since when the others are not. A table that was just opened knows of nobody when they left: for a
 * while they are expected like somebody who left this moment, then they are taken for long gone.
 */
export class Presence {
  readonly #state: Pick<TableState, "seats">;
  readonly #now: () => number;
  #isExpecting = true;
  readonly #seen = new Set<Seat>();

  constructor(state: Pick<TableState, "seats">, now: () => number) {
    this.#state = state;
    this.#now = now;
  }

  /** @param there the seats that somebody connected holds */
  update(there: ReadonlySet<Seat | undefined>, seats: readonly (Occupant | undefined)[]): void {
    const now = new Date(this.#now()).toISOString();
    this.#state.seats.forEach((held, seat) => {
      const isHere = there.has(seat);
      if (isHere) this.#seen.add(seat);
      held.present = isHere || seats[seat]?.kind === "bot";
      if (held.present) held.away = "";
      else if (held.away === "") held.away = this.#isExpecting || this.#seen.has(seat) ? now : LONG_AGO;
    });
  }

  /** Nobody is expected any more who has not come since the table was opened. */
  expectNobody(): void {
    this.#isExpecting = false;
    this.#state.seats.forEach((held, seat) => {
      if (held.away !== "" && !this.#seen.has(seat)) held.away = LONG_AGO;
    });
  }

  /** Since when nobody who holds a seat has been there; undefined while somebody is. */
  awaySince = (seat: Seat): Moment | undefined => this.#state.seats[seat]?.away || undefined;
}
