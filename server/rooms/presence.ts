import type { Seat } from "../../shared/engine/game.ts";
import type { Occupant } from "../../shared/engine/match.ts";
import type { Moment } from "../../shared/engine/time.ts";

/** Since before anybody at this table can tell. */
const LONG_AGO: Moment = new Date(0).toISOString();

/**
 * Who is at a table, and since when the others are not. A table that was just opened knows of nobody when they left: for a
 * while they are expected like somebody who left this moment, then they are taken for long gone.
 */
export class Presence {
  readonly #now: () => number;
  readonly #onChange: (away: readonly string[]) => void;
  #isExpecting = true;
  readonly #seen = new Set<Seat>();
  #away: readonly string[] = [];

  /** @param onChange hears since when nobody is there, by seats: empty while somebody is, as bots always are */
  constructor(now: () => number, onChange: (away: readonly string[]) => void) {
    this.#now = now;
    this.#onChange = onChange;
  }

  /** @param there the seats that somebody connected holds */
  update(there: ReadonlySet<Seat | undefined>, seats: readonly (Occupant | undefined)[]): void {
    const now = new Date(this.#now()).toISOString();
    this.#become(
      seats.map((held, seat) => {
        const isHere = there.has(seat);
        if (isHere) this.#seen.add(seat);
        if (isHere || held?.kind === "bot") return "";
        return this.#away[seat] || (this.#isExpecting || this.#seen.has(seat) ? now : LONG_AGO);
      }),
    );
  }

  /** Nobody is expected any more who has not come since the table was opened. */
  expectNobody(): void {
    this.#isExpecting = false;
    this.#become(this.#away.map((since, seat) => (since !== "" && !this.#seen.has(seat) ? LONG_AGO : since)));
  }

  #become(away: readonly string[]): void {
    const isNews = away.length !== this.#away.length || away.some((since, seat) => since !== this.#away[seat]);
    this.#away = away;
    if (isNews) this.#onChange(away);
  }

  /** Since when nobody who holds a seat has been there; undefined while somebody is. */
  awaySince = (seat: Seat): Moment | undefined => this.#away[seat] || undefined;
}
