import type { OfType } from "../../engine/contract/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { IslandSide, TranquilityFace } from "./cards.ts";
import type { Cell } from "./layouts.ts";

interface Payment {
  readonly seat: Seat;
  readonly cards: readonly Handle[];
}

/** Rule D6. */
export interface DuelScore {
  readonly seat: Seat;
  readonly islands: number;
  readonly discarded: number;
  /** Three or more own islands in a row on the line. */
  readonly runs: readonly (readonly Cell[])[];
  /** Includes runs too short to score. */
  readonly longest: number;
  readonly points: number;
}

type TranquilityPublicFaces = Readonly<Record<Handle, TranquilityFace>>;

type SeatEvent<Type extends string, Fields = unknown> = { readonly type: Type; readonly seat: Seat } & Fields;
interface WithCard {
  readonly card: Handle;
}
interface WithCards {
  readonly cards: readonly Handle[];
}
interface WithFace extends WithCard {
  readonly face: TranquilityFace;
}
interface WithCell {
  readonly cell: Cell;
}

type DealEvent =
  | { readonly type: "PilesDealt"; readonly piles: readonly (readonly Handle[])[] }
  | ({ readonly type: "CardsSetAside" } & WithCards)
  | ({ readonly type: "ExplorerStacked" } & WithCards)
  | SeatEvent<"CardsDrawn", WithCards>
  | ({ readonly type: "UnseenShuffled" } & WithCards)
  | SeatEvent<"HandChanged", WithCards>;

type PlayEvent =
  | SeatEvent<"TurnStarted">
  | SeatEvent<"CardPlaced", WithFace & WithCell & { readonly side?: IslandSide; readonly value?: number }>
  | SeatEvent<"CostPaid", WithCards>
  | SeatEvent<"PairDiscarded", WithCards>
  | SeatEvent<"StartPlayed", WithFace>
  | { readonly type: "TollOpened"; readonly amount: number }
  | SeatEvent<"TollOffered", WithCards>
  | { readonly type: "TollSettled"; readonly paid: readonly Payment[] }
  | SeatEvent<"FinishPlaced", WithFace>
  /** H6: ends a match on a board without a finish. */
  | { readonly type: "BoardFilled" }
  | SeatEvent<"HandShuffled", WithCards & { readonly were: readonly Handle[] }>;

type ArchEvent = { readonly type: "RoofOpened" };

type PyramidEvent =
  | SeatEvent<"ExplorerDrawn", WithCard & { readonly face?: TranquilityFace }>
  | SeatEvent<"ExplorerKept", WithCard>
  | SeatEvent<"ExplorerSpent", WithCard>
  | SeatEvent<"StormRaised", WithCell & WithCard & { readonly storm: Handle }>
  | SeatEvent<"IslandSwallowed", WithCell & WithCard & { readonly monster: Handle }>
  | SeatEvent<"RocksStruck", { readonly rocks: Handle }>
  | SeatEvent<"PileTopLost", WithCard>
  /** H1: a special card of the seat's pile, seen by all. Its effect follows. */
  | SeatEvent<"SpecialDrawn", WithFace>
  | SeatEvent<"StormCleared", WithCell & { readonly compass: Handle; readonly storm: Handle }>;

type DayNightEvent =
  | SeatEvent<"HandsTurned", { readonly compass: Handle; readonly side: IslandSide }>
  | SeatEvent<"CardTurned", WithCell & WithCard & { readonly side: IslandSide }>;

type DuelEvent =
  | ({ readonly type: "RowRefilled"; readonly faces: TranquilityPublicFaces } & WithCards)
  | SeatEvent<"RowTaken", WithCards>
  | SeatEvent<"HandSwept", WithCards & { readonly faces: TranquilityPublicFaces }>
  | SeatEvent<"SeatPassed">
  | { readonly type: "Scored"; readonly scores: readonly DuelScore[] };

/** A public contract: add types, never rename them. */
export type Event = (DealEvent | PlayEvent | ArchEvent | PyramidEvent | DayNightEvent | DuelEvent) & {
  readonly secret?: Secret<TranquilityFace>;
};

export type TranquilityEventOf<Type extends Event["type"]> = OfType<Event, Type>;
