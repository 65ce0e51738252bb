import type { GameEvent, Seat } from "../contract/events.ts";
import type { Outcome } from "../contract/game.ts";
import type { DailyAttempt } from "../daily/daily.ts";
import type { SeriesAttempt } from "../series/series.ts";
import type { Timestamp } from "../time.ts";
import type { BranchData, Origin } from "./branch.ts";
import type { SetupChange } from "./configuring.ts";
import type { Invited, ReleaseReason, ReservedPlayer } from "./seating.ts";
import { DEFAULT_TABLE_SETTINGS, type Delay, type TableSettings } from "./table-settings.ts";

export type OccupantKind = "human" | "bot";

/**
 * A person, program or bot of the server with a seat. `player`: the account of a person or program. `kind`: that of a
 * program is "bot". `bot`: the policy of the server that plays the seat; for a person or program, present only while a
 * bot plays for them.
 */
export interface Occupant {
  readonly name: string;
  readonly kind: OccupantKind;
  readonly nonce: string;
  readonly player?: string;
  readonly bot?: string;
}

/** Whether a seat belongs to a person or a program; false if it is free or has a bot of the server. */
export const isOfPlayer = (held: Pick<Occupant, "kind" | "player"> | null | undefined): boolean =>
  held !== null && held !== undefined && (held.kind === "human" || held.player !== undefined);

/** The setup of a match. */
export interface MatchConfig {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The code in the address of the table, short enough to be read aloud. */
  readonly code: string;
  /** With all defaults filled in. */
  readonly options: object;
  readonly layout: object;
  /** The number of seats. */
  readonly seats: number;
  readonly commitment: string;
  /** How random numbers follow from the seed and the nonces, see `ALGORITHM` in `chance/fair.ts`. */
  readonly algorithm: string;
  readonly visibility: "open" | "private";
  readonly house?: TableSettings;
  /** The reservation of each seat; null for seats open to everyone. */
  readonly kept?: readonly (ReservedPlayer | null)[];
  /** The id of the match that this one is a rematch of. */
  readonly previous?: string;
  /** The match was played offline, from a seed of the device, so its player may have tried the deal many times. */
  readonly offline?: true;
  /** The day on whose deal the match is played. */
  readonly daily?: DailyAttempt;
  /** The deal of a series on which the match is played. */
  readonly series?: SeriesAttempt;
  /** The version of another match that this one branched from. */
  readonly from?: Origin;
}

export const tableSettingsOf = ({ house }: MatchConfig): TableSettings => house ?? DEFAULT_TABLE_SETTINGS;

/** The events of the platform. All other events of a log are the game's. */
export type MatchEvent =
  | ({ readonly type: "MatchCreated" } & Omit<MatchConfig, "from">)
  | ({ readonly type: "MatchBranched" } & BranchData)
  | ({ readonly type: "SeatTaken"; readonly seat: Seat } & Occupant)
  /** `removed`: by the host, permanently. */
  | { readonly type: "SeatLeft"; readonly seat: Seat; readonly reason?: "removed" }
  /** A seated person invites a program to the seat. */
  | ({ readonly type: "SeatReserved"; readonly seat: Seat } & Invited)
  /** A seated player, the reserved player or the platform released the reservation. */
  | { readonly type: "SeatFreed"; readonly seat: Seat; readonly reason?: ReleaseReason }
  /** The host changed the options, the settings or the number of seats. */
  | ({ readonly type: "MatchConfigured" } & SetupChange)
  | { readonly type: "MatchStarted" }
  /** A reminder that the seat's time is up, without further effect. */
  | { readonly type: "SeatNudged"; readonly seat: Seat }
  /** A vote to replace the seat with a bot, because of a delay since `since`. `here`: the seats that may vote. */
  | {
      readonly type: "BotCalled";
      readonly seat: Seat;
      readonly reason: Delay;
      readonly since: Timestamp;
      readonly here: readonly Seat[];
    }
  | {
      readonly type: "SeatHandedToBot";
      readonly seat: Seat;
      readonly bot: string;
      readonly reason: "asked" | "conceded" | Delay;
    }
  | { readonly type: "SeatReclaimed"; readonly seat: Seat }
  /** The seat offers to resign. */
  | { readonly type: "ConcessionOffered"; readonly seat: Seat }
  /** The seat withdraws all offers to resign. */
  | { readonly type: "ConcessionDropped"; readonly seat: Seat }
  /** The seat offers to take back all steps after version `to`. */
  | { readonly type: "TakeBackOffered"; readonly seat: Seat; readonly to: number }
  /** The seat withdraws all offers to take steps back. */
  | { readonly type: "TakeBackDropped"; readonly seat: Seat }
  /** The table returns to its state after version `to` of this log. The log keeps the steps in between. */
  | { readonly type: "StepTakenBack"; readonly to: number }
  /** The seat is about to see a hint. */
  | { readonly type: "HintTaken"; readonly seat: Seat }
  | { readonly type: "MatchEnded"; readonly outcome: Outcome }
  | { readonly type: "SeedRevealed"; readonly seed: string; readonly nonces: readonly string[] };

const MATCH_EVENTS: ReadonlySet<string> = new Set<MatchEvent["type"]>([
  "MatchCreated",
  "MatchBranched",
  "SeatTaken",
  "SeatLeft",
  "SeatReserved",
  "SeatFreed",
  "MatchConfigured",
  "MatchStarted",
  "SeatNudged",
  "BotCalled",
  "SeatHandedToBot",
  "SeatReclaimed",
  "ConcessionOffered",
  "ConcessionDropped",
  "TakeBackOffered",
  "TakeBackDropped",
  "StepTakenBack",
  "HintTaken",
  "MatchEnded",
  "SeedRevealed",
]);

export const isMatchEvent = (event: GameEvent): event is MatchEvent => MATCH_EVENTS.has(event.type);
