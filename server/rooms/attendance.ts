import type { Seat } from "../../shared/engine/contract/events.ts";
import { seatOf } from "../../shared/engine/match/match.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { OccupiedTables } from "../match/occupied-tables.ts";
import type { Table } from "../match/table.ts";
import { AbsentSeats } from "./absent-seats.ts";
import { Presence } from "./presence.ts";
import type { StatePublisher } from "./state-publisher.ts";
import type { TableClient } from "./table-client.ts";

/** How long absent players are expected back after a table was opened, in ms: after a restart, all reconnect at once. */
export const EXPECTED = 30_000;

export interface AttendanceReports {
  readonly occupied: Pick<OccupiedTables, "see" | "forget">;
  /** How long the seat of a player who left before the start is held, in ms. */
  readonly seatHeld: number;
  /** Called with all people connected to a table when they change. */
  readonly onPresence: (match: string, people: ReadonlySet<string>) => void;
  /** Called with the number of spectators at a table when it changes. */
  readonly onSpectators: (match: string, people: number) => void;
  /** Notifies those players who accept invitations from `by` of the seats reserved for them. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown, where: string) => void;
}

interface AttendanceDeps {
  readonly table: Table;
  readonly clients: () => readonly TableClient[];
  readonly publisher: Pick<StatePublisher, "publishAway" | "publishSpectators">;
  readonly reports: AttendanceReports;
  /** In ms since 1970. */
  readonly now: () => number;
}

/** Tracks and publishes who is connected to a table, and reports it to the server's lists and notices. */
export class Attendance {
  readonly #deps: AttendanceDeps;
  readonly #presence: Presence;
  readonly #absentSeats: AbsentSeats;
  readonly #stopListening: () => void;
  #hasMoved = false;

  constructor(deps: AttendanceDeps) {
    const { table, now, publisher, reports } = deps;
    this.#deps = deps;
    this.#presence = new Presence(now, (away) => publisher.publishAway(away));
    const { awaySince } = this.#presence;
    this.#absentSeats = new AbsentSeats({ table, awaySince, held: reports.seatHeld, now, onError: reports.onError });
    this.#stopListening = table.listen((entries) => {
      if (entries.some(({ type }) => type === "SeatReserved")) this.#absentSeats.look();
    });
  }

  /** Counts the connected people. Call it when clients come, go, or change seats. */
  update(): void {
    const { table, publisher, reports } = this.#deps;
    const seats = new Set(this.#deps.clients().map((client) => this.seatOf(client)));
    this.#presence.update(seats, table.match.seats);
    seats.delete(undefined);
    if (!this.#hasMoved) reports.occupied.see(table.summary!, seats.size);
    this.#absentSeats.look();
    const spectators = new Map(this.spectators().map(({ auth }) => [auth!.id, auth!.name]));
    publisher.publishSpectators(spectators);
    // Private matches are not listed as watched.
    reports.onSpectators(table.id, table.match.config.visibility === "open" ? spectators.size : 0);
    reports.onPresence(table.id, this.people());
  }

  /** From now on, players who have not connected since the table was opened count as absent for a long time. */
  expectNobody(): void {
    this.#presence.expectNobody();
  }

  /** Another process reports who is here from now on. */
  moveAway(): void {
    this.#hasMoved = true;
    this.#absentSeats.stop();
    this.#deps.reports.occupied.forget(this.#deps.table.id);
  }

  /** Stops, and reports that all have left. */
  stop(): void {
    const { table, reports } = this.#deps;
    this.#stopListening();
    this.#absentSeats.stop();
    reports.onSpectators(table.id, 0);
    reports.onPresence(table.id, new Set());
  }

  seatOf(client: TableClient): Seat | undefined {
    return seatOf(this.#deps.table.match, client.auth!.id);
  }

  people(): ReadonlySet<string> {
    return new Set(this.#deps.clients().map(({ auth }) => auth!.id));
  }

  /** Invites the absent players with a reserved seat at the next table. */
  inviteAbsent(next: Summary, by: string): void {
    const { invite, onError } = this.#deps.reports;
    const here = this.people();
    const reserved = next.seats.flatMap((held) => (held?.kept && held.player !== undefined ? [held.player] : []));
    const absent = reserved.filter((player) => !here.has(player));
    invite(next, by, absent).catch((error: unknown) => onError(error, "invitations"));
  }

  spectators(): readonly TableClient[] {
    return this.#deps.clients().filter((client) => this.seatOf(client) === undefined);
  }

  awaySince(seat: Seat): Timestamp | undefined {
    return this.#presence.awaySince(seat);
  }
}
