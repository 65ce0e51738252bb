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
import { type DailyAttemptSummary, scoreDailyAttempt } from "../daily/daily.ts";
import type { PlayedEnd } from "../daily/played-end.ts";
import { type SeriesAttemptSummary, scoreSeriesAttempt } from "../series/series.ts";
import { moveAt, type Origin, ownPart } from "./branch.ts";
import type { Recorded } from "./log-entry.ts";
import { awaitedAt, type Match } from "./match.ts";
import { isOfPlayer, type MatchConfig, type OccupantKind, tableSettingsOf } from "./match-events.ts";
import { type PlayedBoard, playedBoardOf } from "./played-board.ts";
import type { TableSettings } from "./table-settings.ts";

export type Phase = "open" | "live" | "over";

export interface SeatSummary {
  readonly name: string;
  readonly kind: OccupantKind;
  readonly player?: string;
  /** A bot of the server plays for the player. */
  readonly stoodIn?: true;
  /** The seat is only reserved. */
  readonly kept?: true;
  /** ISO 8601, UTC; absent if the reservation lasts until the start. */
  readonly until?: string;
}

/** A read model without secrets, which can be rebuilt from the events. */
export interface Summary {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: object;
  /** Absent if the game has a single variant, and in old summaries. */
  readonly variant?: string;
  readonly visibility: "open" | "private";
  /** Absent in old summaries. */
  readonly house?: TableSettings;
  readonly state: Phase;
  readonly version: number;
  readonly seats: readonly (SeatSummary | null)[];
  readonly toAct: readonly Seat[];
  /** Those of `toAct` that only answer another seat's turn. */
  readonly asked?: readonly Seat[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  /** Only during play; absent in old summaries. */
  readonly progress?: Progress;
  readonly outcome?: Outcome;
  /** By seat, if played to the end; absent in old summaries. */
  readonly figures?: readonly SeatFigures[];
  /** Number of hints taken, in solo practice. */
  readonly hints?: number;
  readonly previous?: string;
  readonly daily?: DailyAttemptSummary;
  readonly series?: SeriesAttemptSummary;
  /** Once the match was played to its end. */
  readonly board?: PlayedBoard;
  readonly from?: BranchOrigin;
  /** From a seed of the device, and uploaded later. */
  readonly offline?: true;
  /**
   * The first 16 hex digits of the commitment, once the match is over; unchanged by export and import. Absent for
   * offline matches, and in old summaries.
   */
  readonly deal?: string;
  /** Absent in old summaries. */
  readonly summaryVersion?: number;
}

/** Increase it when `summarize` changes for the same log: servers then rebuild summaries. */
const SUMMARY_VERSION = 1;

/** If it increases, servers rebuild the game's summaries. */
export const summaryVersionOf = ({ summaryVersion = 0 }: Pick<AnyGame, "summaryVersion">): number =>
  SUMMARY_VERSION + summaryVersion;

export const dealOf = ({ commitment }: Pick<MatchConfig, "commitment">): string => commitment.slice(0, 16);

interface BranchOrigin extends Origin {
  /** The last shared move; 0 for the deal. */
  readonly move: number;
}

/** Client games lack `outcome`, and so have no figures. */
type Summarized = AnyPlayedGame &
  Pick<AnyGame, "figures" | "progress" | "daily" | "boards" | "summaryVersion"> &
  Partial<Pick<AnyGame, "outcome">>;

/** The times of a branch are those since `MatchBranched`. @param before undefined if `entries` is the whole log */
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
  const board = played && playedBoardOf(playedGame, match);
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
    ...(daily === undefined ? {} : { daily: scoreDailyAttempt(playedGame, daily, played) }),
    ...(series === undefined ? {} : { series: scoreSeriesAttempt(playedGame, series, played) }),
    ...(board === undefined ? {} : { board }),
    ...(from === undefined ? {} : { from }),
    ...(offline ? { offline } : {}),
    ...(match.phase === "over" && !offline ? { deal: dealOf(match.config) } : {}),
    summaryVersion: summaryVersionOf(playedGame),
  };
}

/** Undefined unless the match has an end that was neither conceded nor caused by a full log. */
const figuresAt = ({ outcome, figures }: Summarized, { phase, table, seats }: Match): Summary["figures"] =>
  phase === "over" && outcome?.(table) ? figures && seats.map((_, seat) => figures.of(table, seat)) : undefined;

/** Undefined unless played to the end, see `figuresAt`. */
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

function expectedAt({ seating: { reservations } }: Match, seat: Seat): SeatSummary | null {
  const reserved = reservations[seat];
  if (!reserved) return null;
  const { name, player, kind = "human" } = reserved;
  return { name, kind, player, kept: true, ...("until" in reserved && { until: reserved.until }) };
}
