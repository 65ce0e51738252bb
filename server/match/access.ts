import { type AnyGame, isClosed, type Seat } from "../../shared/engine/game.ts";
import { type Match, seatOf, tableSettingsOf } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/table-settings.ts";

/** A table as far as it matters who may be there. */
interface Visited {
  readonly game: AnyGame;
  readonly match: Match;
}

/** Why a player may not be at a table just now, nor read its log, if so. */
export function accessRefusal({ game, match }: Visited, player: string): string | undefined {
  if (match.gathering.barred.includes(player)) return "NotWelcome";
  return mayLookOn(game, match) || seatOf(match, player) !== undefined ? undefined : "NoWatchers";
}

/**
 * Whether anybody may look on. Before the start whoever comes may sit down. Then the people of a table choose, but not where its
 * game is closed for good.
 */
export function isOpenToOnlookers(
  game: AnyGame,
  { state, options, house = DEFAULT_TABLE_SETTINGS }: Pick<Summary, "state" | "options" | "house">,
): boolean {
  return state === "open" || (!isClosed(game, options) && (state === "over" || house.watchers));
}

function mayLookOn(game: AnyGame, { phase, charter }: Match): boolean {
  const { options } = charter;
  const state = phase === "void" ? "open" : phase;
  return isOpenToOnlookers(game, { state, options, house: tableSettingsOf(charter) });
}

/** What somebody is shown beside the public: the faces of a seat, and what the gallery says. */
export interface SecretAccess {
  readonly seat: Seat | undefined;
  readonly gallery: boolean;
}

/** Who plays hears the gallery when the match is over. */
export function secretAccessOf(match: Match, player: string): SecretAccess {
  const seat = seatOf(match, player);
  return { seat, gallery: seat === undefined || match.phase === "over" };
}

/** The events after which somebody may see more than before, or less. */
export const CHANGES_SECRET_ACCESS: ReadonlySet<string> = new Set([
  "SeatTaken",
  "SeatLeft",
  "MatchConfigured",
  "MatchStarted",
  "MatchEnded",
]);

/** Somebody who looks on, by one of perhaps several lines. */
export interface Onlooker {
  readonly id: string;
  readonly network: string;
}

/** How many lines may look on at one table: of all together, of one network, and of one guest, who may have several windows. */
const MOST = { all: 200, network: 50, guest: 8 } as const;

/**
 * Why one more line may not look on, if so. Whoever has a seat is no onlooker: a crowd must not keep a player out.
 * @param others the lines that look on already
 */
export function onlookerRefusal(
  others: readonly Onlooker[],
  { id, network }: Onlooker,
): "TooManyWindows" | "TooManyWatchers" | undefined {
  if (others.filter((other) => other.id === id).length >= MOST.guest) return "TooManyWindows";
  const isCrowded =
    others.length >= MOST.all || others.filter((other) => other.network === network).length >= MOST.network;
  return isCrowded ? "TooManyWatchers" : undefined;
}
