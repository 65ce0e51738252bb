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
 * `player`: the account of a person or program. `kind`: "bot" for programs too. `bot`: the server's policy that plays
 * the seat; for a person or program, only while it plays for them.
 */
export interface Occupant {
  readonly name: string;
  readonly kind: OccupantKind;
  readonly nonce: string;
  readonly player?: string;
  readonly bot?: string;
}

/** Whether a person or program has the seat, not a bot of the server. */
export const isOfPlayer = (held: Pick<Occupant, "kind" | "player"> | null | undefined): boolean =>
  held !== null && held !== undefined && (held.kind === "human" || held.player !== undefined);

export interface MatchConfig {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** On servers, short enough to be read aloud. */
  readonly code: string;
  /** With all defaults. */
  readonly options: object;
  readonly layout: object;
  readonly seats: number;
  readonly commitment: string;
  /** See `ALGORITHM` in `chance/fair.ts`. */
  readonly algorithm: string;
  readonly visibility: "open" | "private";
  readonly house?: TableSettings;
  /** By seat; null for seats open to everyone. */
  readonly kept?: readonly (ReservedPlayer | null)[];
  /** The match of which this is a rematch. */
  readonly previous?: string;
  /** From a seed of the device: the player may have tried the deal many times. */
  readonly offline?: true;
  readonly daily?: DailyAttempt;
  readonly series?: SeriesAttempt;
  readonly from?: Origin;
}

export const tableSettingsOf = ({ house }: MatchConfig): TableSettings => house ?? DEFAULT_TABLE_SETTINGS;

/** Events of the platform. */
export type MatchEvent =
  | ({ readonly type: "MatchCreated" } & Omit<MatchConfig, "from">)
  | ({ readonly type: "MatchBranched" } & BranchData)
  | ({ readonly type: "SeatTaken"; readonly seat: Seat } & Occupant)
  /** `removed`: by the host, permanently. */
  | { readonly type: "SeatLeft"; readonly seat: Seat; readonly reason?: "removed" }
  /** Invites a program. */
  | ({ readonly type: "SeatReserved"; readonly seat: Seat } & Invited)
  /** Released by a seated player, the invited player or the platform. */
  | { readonly type: "SeatFreed"; readonly seat: Seat; readonly reason?: ReleaseReason }
  | ({ readonly type: "MatchConfigured" } & SetupChange)
  | { readonly type: "MatchStarted" }
  /** Reminds the seat. If the delay goes on, others may vote for a bot. */
  | { readonly type: "SeatNudged"; readonly seat: Seat }
  /** A vote to replace the seat with a bot. `since`: when the delay began. `here`: the seats that may vote. */
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
  | { readonly type: "ConcessionOffered"; readonly seat: Seat }
  /** Withdraws all seats' offers. */
  | { readonly type: "ConcessionDropped"; readonly seat: Seat }
  /** Offers to return to version `to`. */
  | { readonly type: "TakeBackOffered"; readonly seat: Seat; readonly to: number }
  /** Withdraws all seats' offers. */
  | { readonly type: "TakeBackDropped"; readonly seat: Seat }
  /** An undo or a redo. The log keeps all steps. */
  | { readonly type: "StepTakenBack"; readonly to: number }
  /** Recorded before the hint is shown. */
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
