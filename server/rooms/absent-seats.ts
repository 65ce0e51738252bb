import { randomUUID } from "node:crypto";
import type { Seat } from "../../shared/engine/game.ts";
import { tableSettingsOf } from "../../shared/engine/match.ts";
import { isOverDays } from "../../shared/engine/table-settings.ts";
import type { Moment } from "../../shared/engine/time.ts";
import type { Table } from "../match/table.ts";

interface Deps {
  readonly table: Pick<Table, "id" | "match" | "submit">;
  /** Since when nobody who holds a seat is connected; undefined while somebody is. */
  readonly awaySince: (seat: Seat) => Moment | undefined;
  /** How long the seat of somebody who left is held, in ms. */
  readonly held: number;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

/** After how long a release that was refused is tried again, in ms. */
const AGAIN = 30_000;

/**
 * Releases the seats of people who left a table before its start, for as long as its room is open. A match over days keeps them: its
 * people are not expected to be there together.
 */
export class AbsentSeats {
  readonly #deps: Deps;
  /** Nobody knows how long those who were not here when the room was opened have been away. */
  readonly #openedAt: number;
  #timer: NodeJS.Timeout | undefined;
  #isReleasing = false;
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#openedAt = deps.now();
  }

  /** Releases what is due: to be called whenever somebody comes, leaves, sits down or gets up. */
  look(): void {
    clearTimeout(this.#timer);
    const { now, onError, table } = this.#deps;
    const [first] = this.#dues().toSorted((a, b) => a.at - b.at);
    if (!first || this.#isReleasing || this.#isStopped) return;
    if (first.at > now()) this.#timer = setTimeout(() => this.look(), first.at - now()).unref();
    else void this.#release(first.seat).catch((error: unknown) => onError(error, table.id));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }

  #dues(): readonly { readonly seat: Seat; readonly at: number }[] {
    const { table, awaySince, held } = this.#deps;
    const { phase, seats, charter } = table.match;
    if (phase !== "open" || isOverDays(tableSettingsOf(charter))) return [];
    return seats.flatMap((holder, seat) => {
      const since = holder?.kind === "human" ? awaySince(seat) : undefined;
      return since === undefined ? [] : [{ seat, at: Math.max(Date.parse(since), this.#openedAt) + held }];
    });
  }

  async #release(seat: Seat): Promise<void> {
    this.#isReleasing = true;
    const reply = await this.#deps.table.submit({ id: randomUUID(), command: { type: "stand", seat } });
    this.#isReleasing = false;
    if (reply.ok) this.look();
    else if (!this.#isStopped) this.#timer = setTimeout(() => this.look(), AGAIN).unref();
  }
}
