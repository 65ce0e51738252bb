import type { OfType } from "../../engine/contract/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { IslandSide, TranquilityFace } from "./cards.ts";
import type { Cell } from "./layouts.ts";

/** The cards one seat paid of a toll. */
interface Payment {
  readonly seat: Seat;
  readonly cards: readonly Handle[];
}

/** The score of a seat in a duel (D6). */
export interface DuelScore {
  readonly seat: Seat;
  readonly islands: number;
  readonly discarded: number;
  /** Three or more of the seat's islands that follow each other on the line. */
  readonly runs: readonly (readonly Cell[])[];
  /** The length of the longest run, even if too short to score. */
  readonly longest: number;
  readonly points: number;
}

/** Cards visible to everyone, by handle. */
type TranquilityPublicFaces = Readonly<Record<Handle, TranquilityFace>>;

/** An event of a seat, with these fields. */
type Of<Type extends string, Fields = unknown> = { readonly type: Type; readonly seat: Seat } & Fields;
interface Card {
  readonly card: Handle;
}
interface Cards {
  readonly cards: readonly Handle[];
}
interface Known extends Card {
  readonly face: TranquilityFace;
}
interface At {
  readonly cell: Cell;
}

type Deal =
  | { readonly type: "PilesDealt"; readonly piles: readonly (readonly Handle[])[] }
  | ({ readonly type: "CardsSetAside" } & Cards)
  | ({ readonly type: "ExplorerStacked" } & Cards)
  | Of<"CardsDrawn", Cards>
  | ({ readonly type: "UnseenShuffled" } & Cards)
  | Of<"HandChanged", Cards>;

type Play =
  | Of<"TurnStarted">
  | Of<"CardPlaced", Known & At & { readonly side?: IslandSide; readonly value?: number }>
  | Of<"CostPaid", Cards>
  | Of<"PairDiscarded", Cards>
  | Of<"StartPlayed", Known>
  | { readonly type: "TollOpened"; readonly amount: number }
  | Of<"TollOffered", Cards>
  | { readonly type: "TollSettled"; readonly paid: readonly Payment[] }
  | Of<"FinishPlaced", Known>
  | Of<"HandShuffled", Cards & { readonly were: readonly Handle[] }>;

type Arch = { readonly type: "RoofOpened" };

type Pyramid =
  | Of<"ExplorerDrawn", Card & { readonly face?: TranquilityFace }>
  | Of<"ExplorerKept", Card>
  | Of<"ExplorerSpent", Card>
  | Of<"StormRaised", At & Card & { readonly storm: Handle }>
  | Of<"IslandSwallowed", At & Card & { readonly monster: Handle }>
  | Of<"RocksStruck", { readonly rocks: Handle }>
  | Of<"PileTopLost", Card>
  | Of<"StormCleared", At & { readonly compass: Handle; readonly storm: Handle }>;

type DayNight =
  | Of<"HandsTurned", { readonly compass: Handle; readonly side: IslandSide }>
  | Of<"CardTurned", At & Card & { readonly side: IslandSide }>;

type Duel =
  | ({ readonly type: "RowRefilled"; readonly faces: TranquilityPublicFaces } & Cards)
  | Of<"RowTaken", Cards>
  | Of<"HandSwept", Cards & { readonly faces: TranquilityPublicFaces }>
  | Of<"SeatPassed">
  | { readonly type: "Scored"; readonly scores: readonly DuelScore[] };

/** Everything that can happen in Tranquility. These names are a public contract: add to them, never rename. */
export type Event = (Deal | Play | Arch | Pyramid | DayNight | Duel) & { readonly secret?: Secret<TranquilityFace> };

export type TranquilityEventOf<Type extends Event["type"]> = OfType<Event, Type>;
