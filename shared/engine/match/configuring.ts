import { type Refusal, refuse, type Seat } from "../contract/events.ts";
import { type AnyGame, type AnyPlayedGame, layoutFor } from "../contract/game.ts";
import type { Match } from "./match.ts";
import { isOfPlayer, type MatchEvent } from "./match-events.ts";
import { hostOf } from "./seating.ts";
import type { TableSettings } from "./table-settings.ts";

export interface Setup {
  /** With all defaults. */
  readonly options: object;
  readonly seats: number;
  readonly house: TableSettings;
}

export interface SetupChange extends Setup {
  readonly layout: object;
  /** The former number of each seat; null for a new one. Unlisted seats are removed, with their bots. */
  readonly places: readonly (Seat | null)[];
}

/** Players who are seated or have a reservation keep a seat. */
export function configure(game: AnyGame, match: Match, setup: Setup, by: Seat): readonly MatchEvent[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (by !== hostOf(match)) return refuse("NotTheHost");
  // A branch's cards are already dealt; all tables of a series play the same board.
  if (match.config.from || match.config.series) return refuse("BoardIsSet");
  const { options, seats, house } = setup;
  const [least, most] = game.seats(options);
  if (seats < least || seats > most) return refuse("SeatCount");
  if (seats < leastSeats(match)) return refuse("TooFewSeats");
  const layout = layoutFor(game, options);
  return [{ type: "MatchConfigured", options, layout, seats, house, places: placesFor(match, seats) }];
}

/** Taken by, or reserved for, a player. */
const isPlayers = ({ seats, seating: { reservations } }: Match, seat: Seat): boolean =>
  isOfPlayer(seats[seat]) || reservations[seat] !== undefined;

export const leastSeats = (match: Match): number => match.seats.filter((_, seat) => isPlayers(match, seat)).length;

/** Keeps players' seats first, then bots', then empty ones; with their number if possible. */
function placesFor(match: Match, count: number): SetupChange["places"] {
  const rank = (seat: Seat): number => (isPlayers(match, seat) ? 0 : match.seats[seat] ? 1 : 2);
  const all = [...match.seats.keys()];
  const staying = all.toSorted((a, b) => rank(a) - rank(b) || a - b).slice(0, count);
  const moving = staying.filter((seat) => seat >= count).sort((a, b) => a - b);
  return Array.from({ length: count }, (_, seat) => (staying.includes(seat) ? seat : (moving.shift() ?? null)));
}

export function configured(game: AnyPlayedGame, match: Match, { places, ...setup }: SetupChange) {
  const { config, seating } = match;
  const rearranged = <T>(former: readonly (T | undefined)[]) =>
    places.map((seat) => (seat === null ? undefined : former[seat]));
  const arrivals = seating.arrivals.map((seat) => places.indexOf(seat)).filter((seat) => seat >= 0);
  return {
    config: { ...config, ...setup },
    seats: rearranged(match.seats),
    table: game.initial(setup.options, setup.seats, config.rules),
    seating: { ...seating, arrivals, reservations: rearranged(seating.reservations) },
  } satisfies Partial<Match>;
}
