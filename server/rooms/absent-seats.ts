import { randomUUID } from "node:crypto";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import { isOfPlayer, tableSettingsOf } from "../../shared/engine/match/match-events.ts";
import { endingReservations } from "../../shared/engine/match/seating.ts";
import { isOverDays } from "../../shared/engine/match/table-settings.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { Table } from "../match/table.ts";

interface Deps {
  readonly table: Pick<Table, "id" | "match" | "submit">;
  readonly awaySince: (seat: Seat) => Timestamp | undefined;
  /** How long an absent player's seat is held, in ms. */
  readonly held: number;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

/** Delay before a refused release is retried, in ms. */
const AGAIN = 30_000;

interface Due {
  /** In ms since 1970. */
  readonly at: number;
  readonly command: Extract<MatchCommand, { readonly type: "stand" | "free" }>;
}

/**
 * Releases the seats of players who left before the start (except in matches over days), and of programs that did not
 * answer an invitation.
 */
export class AbsentSeats {
  readonly #deps: Deps;
  /** In ms since 1970. Players absent at this time count as having left then. */
  readonly #openedAt: number;
  #timer: NodeJS.Timeout | undefined;
  #isReleasing = false;
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#openedAt = deps.now();
  }

  /** Call this when connections or seats change. */
  look(): void {
    clearTimeout(this.#timer);
    const { now, onError, table } = this.#deps;
    const [first] = this.#dueRemovals().toSorted((a, b) => a.at - b.at);
    if (!first || this.#isReleasing || this.#isStopped) return;
    if (first.at > now()) this.#timer = setTimeout(() => this.look(), first.at - now()).unref();
    else void this.#release(first.command).catch((error: unknown) => onError(error, table.id));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }

  #dueRemovals(): readonly Due[] {
    const { table, awaySince, held } = this.#deps;
    const { phase, seats, config } = table.match;
    const expiring = endingReservations(table.match).map(
      ({ seat, until }): Due => ({ at: Date.parse(until), command: { type: "free", seat, reason: "expired" } }),
    );
    if (phase !== "open" || isOverDays(tableSettingsOf(config))) return expiring;
    const leaving = seats.flatMap((holder, seat): Due[] => {
      const since = isOfPlayer(holder) ? awaySince(seat) : undefined;
      if (since === undefined) return [];
      return [{ at: Math.max(Date.parse(since), this.#openedAt) + held, command: { type: "stand", seat } }];
    });
    return [...expiring, ...leaving];
  }

  async #release(command: Due["command"]): Promise<void> {
    this.#isReleasing = true;
    let isReleased = false;
    try {
      isReleased = (await this.#deps.table.submit({ id: randomUUID(), command })).ok;
    } finally {
      this.#isReleasing = false;
      if (isReleased) this.look();
      else if (!this.#isStopped) this.#timer = setTimeout(() => this.look(), AGAIN).unref();
    }
  }
}
