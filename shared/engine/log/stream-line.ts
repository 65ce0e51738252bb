import type { Seat } from "../contract/events.ts";
import type { Recorded } from "../match/log-entry.ts";
import type { OccupantKind } from "../match/match-events.ts";
import type { SeatQuestion } from "../match/seat-questions.ts";
import type { ChatMessage } from "./wire.ts";

export interface StreamedSeat {
  readonly name: string;
  readonly kind: OccupantKind;
  readonly present: boolean;
  readonly away: string;
}

export type StreamLine =
  | {
      readonly type: "match";
      readonly id: string;
      readonly code: string;
      readonly game: string;
      readonly seat: Seat | null;
      readonly version: number;
    }
  | { readonly type: "events"; readonly events: readonly Recorded[] }
  | { readonly type: "asked"; readonly asked: SeatQuestion | null }
  | { readonly type: "seats"; readonly seats: readonly (StreamedSeat | null)[] }
  | { readonly type: "chat"; readonly message: ChatMessage }
  | { readonly type: "rematch"; readonly code: string }
  | { readonly type: "heartbeat"; readonly version: number }
  | { readonly type: "closed"; readonly reason: string; readonly version: number };
