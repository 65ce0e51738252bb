import type { Seat, Viewer } from "../../shared/engine/contract/events.ts";
import { type AnyGame, isClosed } from "../../shared/engine/contract/game.ts";
import { type Match, seatOf } from "../../shared/engine/match/match.ts";
import type { MatchConfig } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";

interface VisitedTable {
  readonly game: AnyGame;
  readonly match: AccessState;
}

export type AccessState = Pick<Match, "phase" | "config" | "seats" | "seating">;

type VisibilityFields = Pick<Summary, "state" | "options" | "house"> & Pick<MatchConfig, "from">;

/** Undefined if the player may join the table and read its log. */
export function accessRefusal({ game, match }: VisitedTable, player: string): string | undefined {
  if (match.seating.barred.includes(player)) return "NotWelcome";
  return isOpenToSpectators(game, match) || isParticipant(match, player) ? undefined : "NoWatchers";
}

/** Whether a player has a seat or, before a branch starts, had one in the original match. */
const isParticipant = (match: AccessState, player: string): boolean =>
  seatOf(match, player) !== undefined || (match.phase === "open" && match.seating.before.includes(player));

/**
 * Spectators may see a match before the start and after the end, and in between if the settings allow it. A table
 * closed by its game: only before the start, and not a branch, whose log has secrets.
 */
export function admitsSpectators(
  game: AnyGame,
  { state, options, house: settings = DEFAULT_TABLE_SETTINGS, from }: VisibilityFields,
): boolean {
  if (isClosed(game, options)) return state === "open" && from === undefined;
  return state !== "live" || settings.watchers;
}

function isOpenToSpectators(game: AnyGame, { phase, config }: AccessState): boolean {
  return admitsSpectators(game, { ...config, state: phase === "void" ? "open" : phase });
}

/** The viewer for whom a log is redacted: a seat, spectators ("table"), or "all" once the match is over. */
export function viewerOf({ state, seats }: Pick<Summary, "state" | "seats">, player: string | undefined): Viewer {
  if (state === "over") return "all";
  const seat = player === undefined ? -1 : seats.findIndex((held) => held?.player === player && !held.kept);
  return seat < 0 ? "table" : seat;
}

export interface SecretAccess {
  readonly seat: Seat | undefined;
  readonly gallery: boolean;
}

/** Seated players see the gallery (the spectators' chat) only after the match. */
export function secretAccessOf(match: Match, player: string): SecretAccess {
  const seat = seatOf(match, player);
  return { seat, gallery: seat === undefined || match.phase === "over" };
}

export const CHANGES_SECRET_ACCESS: ReadonlySet<string> = new Set([
  "SeatTaken",
  "SeatLeft",
  "MatchConfigured",
  "MatchStarted",
  "MatchEnded",
]);

export interface SpectatorConnection {
  readonly id: string;
  readonly network: string;
}

/** Spectator connections to one table: in all, per network, and per guest. */
const MOST = { all: 200, network: 50, guest: 8 } as const;

/**
 * Do not call this for players, who may always join.
 * @param others the other spectators' connections
 */
export function spectatorRefusal(
  others: readonly SpectatorConnection[],
  { id, network }: SpectatorConnection,
): "TooManyWindows" | "TooManyWatchers" | undefined {
  if (others.filter((other) => other.id === id).length >= MOST.guest) return "TooManyWindows";
  const isCrowded =
    others.length >= MOST.all || others.filter((other) => other.network === network).length >= MOST.network;
  return isCrowded ? "TooManyWatchers" : undefined;
}
