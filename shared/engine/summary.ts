import { moveAt, type Origin, ownPart } from "./branch.ts";
import { type OfDaySummary, ofDaySummary } from "./daily.ts";
import {
  type AnyGame,
  type AnyPlayedGame,
  isClosed,
  type Outcome,
  type Progress,
  type Seat,
  type SeatFigures,
  variantOf,
} from "./game.ts";
import { awaitedAt, type Charter, type Kind, type Match, type Recorded, tableSettingsOf } from "./match.ts";
import type { TableSettings } from "./table-settings.ts";

export type Phase = "open" | "live" | "over";

/** A seat as lists show it. */
export interface SeatSummary {
  readonly name: string;
  readonly kind: Kind;
  readonly player?: string;
  /** A bot plays for them just now. */
  readonly stoodIn?: true;
  /** They do not sit there yet: the seat is kept for them. */
  readonly kept?: true;
}

/** One match in a list: a read model, written with the events and rebuildable from them. Public, so it holds no face. */
export interface Summary {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: object;
  /** The kind of table, where its game has several; absent in what was written before summaries told it. */
  readonly variant?: string;
  readonly visibility: "open" | "private";
  /** Absent in what was written before there was a choice. */
  readonly house?: TableSettings;
  readonly state: Phase;
  readonly version: number;
  readonly seats: readonly (SeatSummary | null)[];
  /** The seats the table waits for. */
  readonly toAct: readonly Seat[];
  /** Those of them that have no turn, but are asked to answer somebody else's; absent where there are none. */
  readonly asked?: readonly Seat[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  /** How far it has come while it is played, where its game tells; absent in what was written before summaries told it. */
  readonly progress?: Progress;
  readonly outcome?: Outcome;
  /**
   * What each seat came to, where the match was played to its end and its game has figures; absent in what was written before
   * summaries told it.
   */
  readonly figures?: readonly SeatFigures[];
  /** How many hints were taken by who practised; absent where none were. */
  readonly hints?: number;
  readonly previous?: string;
  readonly daily?: OfDaySummary;
  readonly from?: Branching;
  /** It was played on a device without a line, from a seed of the device's own, and handed in later. */
  readonly offline?: true;
  /**
   * The first 16 hex digits of the commitment of a match that is over: by them a deal of this deployment is recognized, whatever it
   * is called elsewhere. Absent where a device dealt, and in summaries of earlier releases.
   */
  readonly deal?: string;
  /** Which version of the code made it, see `summaryVersionOf`; absent in summaries of earlier releases. */
  readonly summaryVersion?: number;
}

/**
 * Grows by one with each change of what `summarize` says of the same log, whatever the game: servers then rebuild all summaries that
 * are older, and never one that is newer.
 */
const SUMMARY_VERSION = 1;

/** The version of the code that makes the summaries of a game's matches. It only grows, as both of its parts do. */
export const summaryVersionOf = ({ summaryVersion = 0 }: Pick<AnyGame, "summaryVersion">): number =>
  SUMMARY_VERSION + summaryVersion;

/** The name of a deal by its commitment, see `Summary.deal`. */
export const dealOf = ({ commitment }: Pick<Charter, "commitment">): string => commitment.slice(0, 16);

/** Where a match left another: after which move, the deal being 0. */
export interface Branching extends Origin {
  readonly move: number;
}

/** What a summary needs of a game beside what folds its log; without `outcome`, as pages have a game, it tells no figures. */
type Summarized = AnyPlayedGame &
  Pick<AnyGame, "figures" | "progress" | "daily" | "summaryVersion"> &
  Partial<Pick<AnyGame, "outcome">>;

/**
 * The summary after these entries; `match` is the match after them, and `before` what was known of it till then. A match that
 * is played on from another begins to be itself where it left that one.
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
  const { id, code, game, options, visibility, previous, daily, offline } = match.charter;
  const variant = variantOf(playedGame, options);
  const figures = figuresAt(playedGame, match);
  const progress = match.phase === "live" ? playedGame.progress?.(match.table) : undefined;
  const from = before?.from ?? branchingOf(match, entries);
  return {
    id,
    code,
    game,
    options,
    ...(variant === "" ? {} : { variant }),
    visibility: isClosed(playedGame, options) ? "private" : visibility,
    house: tableSettingsOf(match.charter),
    state: match.phase === "void" ? "open" : match.phase,
    version: match.version,
    seats: match.seats.map((occupant, seat) =>
      occupant
        ? {
            name: occupant.name,
            kind: occupant.kind,
            ...(occupant.player === undefined ? {} : { player: occupant.player }),
            ...(occupant.kind === "human" && occupant.bot !== undefined ? { stoodIn: true } : {}),
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
    ...(daily === undefined ? {} : { daily: ofDaySummary(playedGame, daily, endOf(match, endedAt, figures)) }),
    ...(from === undefined ? {} : { from }),
    ...(offline ? { offline } : {}),
    ...(match.phase === "over" && !offline ? { deal: dealOf(match.charter) } : {}),
    summaryVersion: summaryVersionOf(playedGame),
  };
}

/** What everybody came to. Of a match that was given up, which has an end but none of its game, nothing can be compared. */
const figuresAt = ({ outcome, figures }: Summarized, { phase, table, seats }: Match): Summary["figures"] =>
  phase === "over" && outcome?.(table) ? figures && seats.map((_, seat) => figures.of(table, seat)) : undefined;

/** How a match ended that was played to its end. */
const endOf = ({ outcome }: Match, at: string | undefined, figures: Summary["figures"]) =>
  outcome && at !== undefined && figures ? { at, isWon: outcome.result === "won", figures } : undefined;

const branchingOf = ({ charter: { from } }: Match, log: readonly Recorded[]): Branching | undefined =>
  from && { ...from, move: moveAt(log, from.version) };

/** Who is expected at an empty seat. */
function expectedAt({ gathering: { kept } }: Match, seat: Seat): SeatSummary | null {
  const guest = kept[seat];
  return guest ? { name: guest.name, kind: "human", player: guest.player, kept: true } : null;
}
