import type { OfType } from "../../engine/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/game.ts";
import type { Face, Side } from "./cards.ts";
import type { Cell } from "./layouts.ts";

/** The cards one seat paid of a toll. */
export interface Payment {
  readonly seat: Seat;
  readonly cards: readonly Handle[];
}

/** The score of a seat in a duel (D6). */
export interface Score {
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
export type Shown = Readonly<Record<Handle, Face>>;

/** An event of a seat, with these fields. */
type Of<Type extends string, Fields = unknown> = { readonly type: Type; readonly seat: Seat } & Fields;
interface Card {
  readonly card: Handle;
}
interface Cards {
  readonly cards: readonly Handle[];
}
interface Known extends Card {
  readonly face: Face;
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
  | Of<"CardPlaced", Known & At & { readonly side?: Side; readonly value?: number }>
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
  | Of<"ExplorerDrawn", Card & { readonly face?: Face }>
  | Of<"ExplorerKept", Card>
  | Of<"ExplorerSpent", Card>
  | Of<"StormRaised", At & Card & { readonly storm: Handle }>
  | Of<"IslandSwallowed", At & Card & { readonly monster: Handle }>
  | Of<"RocksStruck", { readonly rocks: Handle }>
  | Of<"PileTopLost", Card>
  | Of<"StormCleared", At & { readonly compass: Handle; readonly storm: Handle }>;

type DayNight =
  | Of<"HandsTurned", { readonly compass: Handle; readonly side: Side }>
  | Of<"CardTurned", At & Card & { readonly side: Side }>;

type Duel =
  | ({ readonly type: "RowRefilled"; readonly faces: Shown } & Cards)
  | Of<"RowTaken", Cards>
  | Of<"HandSwept", Cards & { readonly faces: Shown }>
  | Of<"SeatPassed">
  | { readonly type: "Scored"; readonly scores: readonly Score[] };

/** Everything that can happen in Tranquility. These names are a public contract: add to them, never rename. */
export type Event = (Deal | Play | Arch | Pyramid | DayNight | Duel) & { readonly secret?: Secret<Face> };

export type EventOf<Type extends Event["type"]> = OfType<Event, Type>;
