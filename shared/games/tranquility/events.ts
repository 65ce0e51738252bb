import type { Handle, Seat, Secret } from "../../engine/game.ts";
import type { Face } from "./cards.ts";
import type { Cell } from "./layouts.ts";

/** What one seat gave of a toll. */
export interface Payment {
  readonly seat: Seat;
  readonly cards: readonly Handle[];
}

/** Everything that can happen in Tranquility. These names are a public contract: add to them, never rename. */
export type Event = (
  | { readonly type: "PilesDealt"; readonly piles: readonly (readonly Handle[])[] }
  | { readonly type: "CardsSetAside"; readonly cards: readonly Handle[] }
  | { readonly type: "CardsDrawn"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly type: "TurnStarted"; readonly seat: Seat }
  | {
      readonly type: "CardPlaced";
      readonly seat: Seat;
      readonly card: Handle;
      readonly face: Face;
      readonly cell: Cell;
    }
  | { readonly type: "CostPaid"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly type: "PairDiscarded"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly type: "StartPlayed"; readonly seat: Seat; readonly card: Handle; readonly face: Face }
  | { readonly type: "TollOpened"; readonly amount: number }
  | { readonly type: "TollOffered"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly type: "TollSettled"; readonly paid: readonly Payment[] }
  | { readonly type: "FinishPlaced"; readonly seat: Seat; readonly card: Handle; readonly face: Face }
) & { readonly secret?: Secret<Face> };

export type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
