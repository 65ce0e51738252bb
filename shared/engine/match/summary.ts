import type { Seat } from "../contract/events.ts";
import type { SeatFigures } from "../contract/figures.ts";
import {
  type AnyGame,
  type AnyPlayedGame,
  isClosed,
  type Outcome,
  type Progress,
  variantOf,
} from "../contract/game.ts";
import { type DailyAttemptSummary, summarizeDailyAttempt } from "../daily/daily.ts";
import type { PlayedEnd } from "../daily/played-end.ts";
import { type SeriesAttemptSummary, summarizeSeriesAttempt } from "../series/series.ts";
import { moveAt, type Origin, ownPart } from "./branch.ts";
import type { Recorded } from "./log-entry.ts";
import { awaitedAt, type Match } from "./match.ts";
import { isOfPlayer, type MatchConfig, type OccupantKind, tableSettingsOf } from "./match-events.ts";
import type { TableSettings } from "./table-settings.ts";

export type Phase = "open" | "live" | "over";

export interface SeatSummary {
  readonly name: string;
  readonly kind: OccupantKind;
  readonly player?: string;
  /** Whether a bot of the server currently plays for this player. */
  readonly stoodIn?: true;
  /** Whether the seat is only reserved for this player, who has not taken it yet. */
  readonly kept?: true;
  /** When the reservation ends; absent if it lasts until the start. ISO 8601, UTC. */
  readonly until?: string;
}

/** A match in lists: a read model, stored with the events and rebuilt from them if needed. Contains no secrets. */
export interface Summary {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: object;
  /** The variant, if the game has several; absent in summaries of earlier releases. */
  readonly variant?: string;
  readonly visibility: "open" | "private";
  /** Absent in summaries of earlier releases. */
  readonly house?: TableSettings;
  readonly state: Phase;
  readonly version: number;
  readonly seats: readonly (SeatSummary | null)[];
  /** The seats the table waits for. */
  readonly toAct: readonly Seat[];
  /** Those of `toAct` that only answer another seat's turn; absent if there are none. */
  readonly asked?: readonly Seat[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  /** The progress of a match in play, if its game reports it; absent in summaries of earlier releases. */
  readonly progress?: Progress;
  readonly outcome?: Outcome;
  /**
   * The figures of each seat, if the match was played to its end and its game has figures; absent in summaries of
   * earlier releases.
   */
  readonly figures?: readonly SeatFigures[];
  /** How many hints were taken in solo practice; absent if none. */
  readonly hints?: number;
  readonly previous?: string;
  readonly daily?: DailyAttemptSummary;
  /** The deal of a series that the match is played on. */
  readonly series?: SeriesAttemptSummary;
  readonly from?: BranchOrigin;
  /** The match was played offline, from a seed of the device, and uploaded later. */
  readonly offline?: true;
  /**
   * The id of the deal of a match that is over: the first 16 hex digits of its commitment. An export of the match has
   * the same, even if it was imported under another id. Absent for offline matches, and in summaries of earlier
   * releases.
   */
  readonly deal?: string;
  /** See `summaryVersionOf`; absent in summaries of earlier releases. */
  readonly summaryVersion?: number;
}

/** Increase it when `summarize` changes for the same log of any game: servers then rebuild all older summaries. */
const SUMMARY_VERSION = 1;

/** The version of the code that summarizes a game's matches: the sum of the platform's version and the game's. */
export const summaryVersionOf = ({ summaryVersion = 0 }: Pick<AnyGame, "summaryVersion">): number =>
  SUMMARY_VERSION + summaryVersion;

/** See `Summary.deal`. */
export const dealOf = ({ commitment }: Pick<MatchConfig, "commitment">): string => commitment.slice(0, 16);

interface BranchOrigin extends Origin {
  /** The number of the last move that both matches share; the deal is 0. */
  readonly move: number;
}

/**
 * The part of a game needed to fold logs and for summaries. Client games have no `outcome`; without it there are no
 * figures.
 */
type Summarized = AnyPlayedGame &
  Pick<AnyGame, "figures" | "progress" | "daily" | "summaryVersion"> &
  Partial<Pick<AnyGame, "outcome">>;

/**
 * The summary of a match after more entries. The summary of a branch begins with `MatchBranched`.
 * @param before the summary so far; undefined for a new match
 * @param match the match after the entries
 */
export function summarize(
  playedGame: Summarized,
  before: Summary | undefined,
  match: Match,
  entries: readonly Recorded[],
): Summary {
  const own = ownPart(entries);
  const awaited = awaitedAt(playedGame, match);
  const asked = awaited.filter((due) => due.for === "answer").map(({ seat }) => seat);
  const at = (type: string) => own.find((entry) => entry.type === type)?.at;
  const startedAt = before?.startedAt ?? at("MatchStarted");
  const endedAt = before?.endedAt ?? at("MatchEnded");
  const { id, code, game, options, visibility, previous, daily, series, offline } = match.config;
  const variant = variantOf(playedGame, options);
  const figures = figuresAt(playedGame, match);
  const progress = match.phase === "live" ? playedGame.progress?.(match.table) : undefined;
  const from = before?.from ?? branchingOf(match, entries);
  const played = playedEndOf(playedGame, match, startedAt, endedAt, figures);
  return {
    id,
    code,
    game,
    options,
    ...(variant === "" ? {} : { variant }),
    visibility: isClosed(playedGame, options) ? "private" : visibility,
    house: tableSettingsOf(match.config),
    state: match.phase === "void" ? "open" : match.phase,
    version: match.version,
    seats: match.seats.map((occupant, seat) =>
      occupant
        ? {
            name: occupant.name,
            kind: occupant.kind,
            ...(occupant.player === undefined ? {} : { player: occupant.player }),
            ...(isOfPlayer(occupant) && occupant.bot !== undefined ? { stoodIn: true } : {}),
          }
        : expectedAt(match, seat),
    ),
    toAct: awaited.map(({ seat }) => seat),
    ...(asked.length > 0 ? { asked } : {}),
    createdAt: before?.createdAt ?? own[0]!.at,
    changedAt: entries.at(-1)!.at,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(progress === undefined ? {} : { progress }),
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...(figures === undefined ? {} : { figures }),
    ...(match.hints.taken === 0 ? {} : { hints: match.hints.taken }),
    ...(previous === undefined ? {} : { previous }),
    ...(daily === undefined ? {} : { daily: summarizeDailyAttempt(playedGame, daily, played) }),
    ...(series === undefined ? {} : { series: summarizeSeriesAttempt(playedGame, series, played) }),
    ...(from === undefined ? {} : { from }),
    ...(offline ? { offline } : {}),
    ...(match.phase === "over" && !offline ? { deal: dealOf(match.config) } : {}),
    summaryVersion: summaryVersionOf(playedGame),
  };
}

/** The figures of all seats; undefined for a conceded match, which is over although its game has no outcome. */
const figuresAt = ({ outcome, figures }: Summarized, { phase, table, seats }: Match): Summary["figures"] =>
  phase === "over" && outcome?.(table) ? figures && seats.map((_, seat) => figures.of(table, seat)) : undefined;

/** The end of a match that was played to its end; undefined for a conceded match, whose game has no outcome. */
function playedEndOf(
  { outcome: outcomeOf }: Summarized,
  { phase, table, outcome }: Match,
  startedAt: string | undefined,
  at: string | undefined,
  figures: Summary["figures"],
): PlayedEnd | undefined {
  if (phase !== "over" || !outcome || !outcomeOf?.(table) || startedAt === undefined || at === undefined)
    return undefined;
  return { startedAt, at, isWon: outcome.result === "won", ...(figures && { figures }) };
}

const branchingOf = ({ config: { from } }: Match, log: readonly Recorded[]): BranchOrigin | undefined =>
  from && { ...from, move: moveAt(log, from.version) };

/** An empty seat in a summary: its reservation, or null. */
function expectedAt({ seating: { reservations } }: Match, seat: Seat): SeatSummary | null {
  const reserved = reservations[seat];
  if (!reserved) return null;
  const { name, player } = reserved;
  return "until" in reserved
    ? { name, kind: reserved.kind, player, kept: true, until: reserved.until }
    : { name, kind: "human", player, kept: true };
}
