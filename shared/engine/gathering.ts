import { type Refusal, refuse, type Seat } from "./game.ts";
import type { Charter, Match, MatchEvent, Occupant } from "./match.ts";

/** Somebody a seat is kept for. */
export interface Guest {
  readonly player: string;
  readonly name: string;
}

/** What a table knows of its people before the match: who came when, who is expected, and who is not to come again. */
export interface Gathering {
  /** The seats of people, in the order in which they sat down. */
  readonly arrivals: readonly Seat[];
  /** Whom a seat is kept for, seat by seat. */
  readonly kept: readonly (Guest | undefined)[];
  /** The players who were asked to leave. */
  readonly barred: readonly string[];
  /** The players of the match that this one branches off from. */
  readonly before: readonly string[];
}

export const NOBODY: Gathering = { arrivals: [], kept: [], barred: [], before: [] };

/**
 * The people of a table that was just opened: none yet, but some may be expected.
 * @param before the players of the match that it branches off from
 */
export const expected = ({ kept = [] }: Charter, before: readonly string[] = []): Gathering => ({
  ...NOBODY,
  before,
  kept: kept.map((guest) => guest ?? undefined),
});

/** A seat that is taken by a person is kept for nobody any more; one with a bot still is. */
export function afterSitting(gathering: Gathering, seat: Seat, { kind }: Occupant): Gathering {
  if (kind === "bot") return gathering;
  return { ...afterFreeing(gathering, seat), arrivals: [...gathering.arrivals, seat] };
}

export const afterLeaving = (gathering: Gathering, seat: Seat, barred: string | undefined): Gathering => ({
  ...gathering,
  arrivals: gathering.arrivals.filter((other) => other !== seat),
  barred: barred === undefined ? gathering.barred : [...gathering.barred, barred],
});

export const afterFreeing = (gathering: Gathering, seat: Seat): Gathering => ({
  ...gathering,
  kept: gathering.kept.map((guest, at) => (at === seat ? undefined : guest)),
});

/** The host: who has sat at the table for the longest time. */
export const hostOf = ({ gathering: { arrivals } }: Match): Seat | undefined => arrivals[0];

/** The seat a player may sit down at: the one that is kept for them, else the first that is free and kept for nobody. */
export function seatFor({ seats, gathering: { kept } }: Match, player: string): Seat | undefined {
  const own = kept.findIndex((guest, seat) => guest?.player === player && seats[seat]?.kind !== "human");
  if (own >= 0) return own;
  const free = seats.findIndex((held, seat) => !held && !kept[seat]);
  return free < 0 ? undefined : free;
}

/** Why a person may not sit down here, if so. */
export function sitRefusal(
  { gathering: { kept, barred } }: Match,
  seat: Seat,
  { player }: Occupant,
): Refusal | undefined {
  if (player === undefined) return undefined;
  if (barred.includes(player)) return refuse("NotWelcome");
  const guest = kept[seat];
  return guest && guest.player !== player ? refuse("SeatIsKept") : undefined;
}

/** The host asks somebody to leave. */
export function remove(match: Match, seat: Seat, by: Seat): readonly MatchEvent[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (by !== hostOf(match)) return refuse("NotTheHost");
  if (match.seats[seat]?.kind !== "human" || seat === by) return refuse("SeatIsEmpty");
  return [{ type: "SeatLeft", seat, reason: "removed" }];
}

/** Somebody at the table gives a seat free that was kept for one who has not come. */
export function free({ phase, gathering: { kept } }: Match, seat: Seat): readonly MatchEvent[] | Refusal {
  if (phase !== "open") return refuse("MatchHasStarted");
  return kept[seat] ? [{ type: "SeatFreed", seat }] : refuse("SeatIsEmpty");
}
