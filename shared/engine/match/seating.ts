import { type Refusal, refuse, type Seat } from "../contract/events.ts";
import type { Timestamp } from "../time.ts";
import type { Match } from "./match.ts";
import { isOfPlayer, type MatchConfig, type MatchEvent, type Occupant } from "./match-events.ts";

export interface ReservedPlayer {
  readonly player: string;
  readonly name: string;
  readonly kind?: "bot";
}

export const reservationFor = ({
  player,
  name,
  kind,
}: Required<Pick<Occupant, "player" | "name" | "kind">>): ReservedPlayer => ({
  ...{ player, name },
  ...(kind === "bot" && { kind }),
});

export interface Invited extends ReservedPlayer {
  readonly kind: "bot";
  /** When the platform releases the seat. */
  readonly until: Timestamp;
}

/** The player declined, or did not come in time. */
export type ReleaseReason = "declined" | "expired";

/** Without `until`, lasts until the start. */
type Reservation = ReservedPlayer | Invited;

/** Before the start: who may sit down, and who is the host. */
export interface SeatingState {
  /** People's seats, in the order they sat down. */
  readonly arrivals: readonly Seat[];
  /** By seat. */
  readonly reservations: readonly (Reservation | undefined)[];
  /** Ids of players removed by the host. */
  readonly barred: readonly string[];
  /** Ids of the players of a branch's original. */
  readonly before: readonly string[];
}

export const EMPTY_SEATING: SeatingState = { arrivals: [], reservations: [], barred: [], before: [] };

export const initialSeating = ({ kept = [] }: MatchConfig, before: readonly string[] = []): SeatingState => ({
  ...EMPTY_SEATING,
  before,
  reservations: kept.map((reserved) => reserved ?? undefined),
});

/** Server bots do not end a reservation; programs never become the host. */
export function afterSitting(seating: SeatingState, seat: Seat, occupant: Occupant): SeatingState {
  if (!isOfPlayer(occupant)) return seating;
  const released = afterRelease(seating, seat);
  return occupant.kind === "bot" ? released : { ...released, arrivals: [...seating.arrivals, seat] };
}

export const afterLeaving = (seating: SeatingState, seat: Seat, barred: string | undefined): SeatingState => ({
  ...seating,
  arrivals: seating.arrivals.filter((other) => other !== seat),
  barred: barred === undefined ? seating.barred : [...seating.barred, barred],
});

export const afterReserving = ({ seats, seating }: Match, seat: Seat, guest: Invited): SeatingState => ({
  ...seating,
  reservations: seats.map((_, at) => (at === seat ? guest : seating.reservations[at])),
});

export const afterRelease = (seating: SeatingState, seat: Seat): SeatingState => ({
  ...seating,
  reservations: seating.reservations.map((reserved, at) => (at === seat ? undefined : reserved)),
});

/** The person seated longest. */
export const hostOf = ({ seating: { arrivals } }: Match): Seat | undefined => arrivals[0];

/** Undefined without a reservation, or if a player has the seat. */
export function reservedSeat(
  { seats, seating: { reservations } }: Match,
  player: string | undefined,
): Seat | undefined {
  if (player === undefined) return undefined;
  const own = reservations.findIndex((reserved, seat) => reserved?.player === player && !isOfPlayer(seats[seat]));
  return own < 0 ? undefined : own;
}

/** The reserved seat, else the first free one. */
export function seatFor(match: Match, player: string): Seat | undefined {
  const { seats, seating } = match;
  const own = reservedSeat(match, player);
  if (own !== undefined) return own;
  const free = seats.findIndex((held, seat) => !held && !seating.reservations[seat]);
  return free < 0 ? undefined : free;
}

/** Undefined if the person or program may take the seat. */
export function sitRefusal(
  { seating: { reservations, barred } }: Match,
  seat: Seat,
  { player }: Occupant,
): Refusal | undefined {
  if (player === undefined) return undefined;
  if (barred.includes(player)) return refuse("NotWelcome");
  const reserved = reservations[seat];
  return reserved && reserved.player !== player ? refuse("SeatIsKept") : undefined;
}

/** Permanently; only by the host. */
export function remove(match: Match, seat: Seat, by: Seat): readonly MatchEvent[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (by !== hostOf(match)) return refuse("NotTheHost");
  if (!isOfPlayer(match.seats[seat]) || seat === by) return refuse("SeatIsEmpty");
  return [{ type: "SeatLeft", seat, reason: "removed" }];
}

/** A program has at most one seat or invitation at a table. */
export function reserve(match: Match, seat: Seat, guest: Invited, by: Seat): readonly MatchEvent[] | Refusal {
  const { phase, seats, seating } = match;
  if (phase !== "open") return refuse("MatchHasStarted");
  if (seats[by]?.kind !== "human") return refuse("NotForPrograms");
  if (!(seat in seats)) return refuse("NoSuchSeat");
  if (seats[seat]) return refuse("SeatIsTaken");
  if (seating.barred.includes(guest.player)) return refuse("NotWelcome");
  if (seating.reservations[seat]) return refuse("SeatIsKept");
  if (seats.some((held) => held?.player === guest.player)) return refuse("AlreadySeated");
  if (reservedSeat(match, guest.player) !== undefined) return refuse("AlreadyInvited");
  return [{ type: "SeatReserved", seat, ...guest }];
}

export function releaseSeat(
  { phase, seating: { reservations } }: Match,
  seat: Seat,
  reason: ReleaseReason | undefined,
): readonly MatchEvent[] | Refusal {
  if (phase !== "open") return refuse("MatchHasStarted");
  return reservations[seat] ? [{ type: "SeatFreed", seat, ...(reason && { reason }) }] : refuse("SeatIsEmpty");
}

export const endingReservations = ({
  phase,
  seating: { reservations },
}: Match): readonly { readonly seat: Seat; readonly until: Timestamp }[] =>
  phase !== "open"
    ? []
    : reservations.flatMap((reserved, seat) =>
        reserved && "until" in reserved ? [{ seat, until: reserved.until }] : [],
      );
