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
import type { Visitor } from "./visitor.ts";

/** How long absent players count as having just left, in ms: after a restart, all reconnect. */
export const EXPECTED = 30_000;

export interface AttendanceReports {
  readonly occupied: Pick<OccupiedTables, "see" | "forget">;
  /** How long a seat is held before the start, in ms. */
  readonly seatHeld: number;
  /** `people`: players who are not programs. */
  readonly onPresence: (match: string, players: ReadonlySet<string>, people: ReadonlySet<string>) => void;
  /** `people`: the number of spectators, without programs. */
  readonly onSpectators: (match: string, people: number) => void;
  /** Notifies those `players` who accept invitations from `by`. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown, where: string) => void;
}

interface AttendanceDeps {
  readonly table: Table;
  readonly clients: () => readonly TableClient[];
  readonly publisher: Pick<StatePublisher, "publishAway" | "publishSpectators">;
  readonly reports: AttendanceReports;
  readonly now: () => number;
}

const NOBODY: ReadonlySet<string> = new Set();

const isPerson = ({ isProgram }: Visitor): boolean => !isProgram;

const idsOf = (visitors: readonly Visitor[]): ReadonlySet<string> => new Set(visitors.map(({ id }) => id));

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

  /** Call this when clients come, go, or change seats. */
  update(): void {
    const { table, publisher, reports } = this.#deps;
    const seats = new Set(this.#deps.clients().map((client) => this.seatOf(client)));
    this.#presence.update(seats, table.match.seats);
    seats.delete(undefined);
    if (!this.#hasMoved) reports.occupied.see(table.summary!, seats.size);
    this.#absentSeats.look();
    const spectators = new Map(this.spectators().map(({ auth }) => [auth!.id, auth!]));
    publisher.publishSpectators(spectators);
    // Private matches are not listed as watched, and programs are not counted.
    const people = [...spectators.values()].filter(isPerson).length;
    reports.onSpectators(table.id, table.match.config.visibility === "open" ? people : 0);
    const players = this.#deps.clients().map(({ auth }) => auth!);
    reports.onPresence(table.id, idsOf(players), idsOf(players.filter(isPerson)));
  }

  expectNobody(): void {
    this.#presence.expectNobody();
  }

  /** Stops reporting the table as occupied and releasing seats, because another process has the table. */
  moveAway(): void {
    this.#hasMoved = true;
    this.#absentSeats.stop();
    this.#deps.reports.occupied.forget(this.#deps.table.id);
  }

  stop(): void {
    const { table, reports } = this.#deps;
    this.#stopListening();
    this.#absentSeats.stop();
    reports.onSpectators(table.id, 0);
    reports.onPresence(table.id, NOBODY, NOBODY);
  }

  seatOf(client: TableClient): Seat | undefined {
    return seatOf(this.#deps.table.match, client.auth!.id);
  }

  players(): ReadonlySet<string> {
    return idsOf(this.#deps.clients().map(({ auth }) => auth!));
  }

  /** Invites absent players with a reserved seat at the next table. */
  inviteAbsent(next: Summary, by: string): void {
    const { invite, onError } = this.#deps.reports;
    const here = this.players();
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
