import type { OfType } from "../../engine/contract/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { ArcanoidFace, CallableKind, Field } from "./cards.ts";
import type { Party, Stand } from "./state.ts";

/** The maximum length of a log, in events. */
export const MAX_LOG_LENGTH = 8000;

/** Cards visible to everyone, by handle. */
type ArcanoidPublicFaces = Readonly<Record<Handle, ArcanoidFace>>;

/** An event of a party, with these fields. */
type Of<Type extends string, Fields = unknown> = { readonly type: Type; readonly party: Party } & Fields;
interface Card {
  readonly card: Handle;
}
interface Cards {
  readonly cards: readonly Handle[];
}
interface Faces extends Cards {
  readonly faces: ArcanoidPublicFaces;
}
interface On {
  readonly field: Field;
}

type Deal =
  | { readonly type: "RoundBegun"; readonly round: number; readonly first: Seat }
  /** `were`: the gathered cards of the last round. */
  | { readonly type: "PileDealt"; readonly pile: readonly Handle[]; readonly were?: readonly Handle[] }
  | Of<"CardsDrawn", Cards>
  | ({ readonly type: "CardsOpened"; readonly party: Party | "row" } & Faces);

/** In branches: cards that a seat could not know are redistributed. */
type Anew = ({ readonly type: "UnseenShuffled" } & Cards) | Of<"HandChanged", Cards>;

type Turn =
  | Of<"TurnStarted", { readonly extra?: true }>
  | Of<"CardDiscarded", Card & { readonly face?: ArcanoidFace }>
  | Of<"FieldAbdicated", On & { readonly reason: Extract<Stand, { how: "abdicated" }>["reason"] }>
  | Of<"PartyOut", Cards & { readonly reserve: readonly Handle[] }>
  | Of<"ShedAsked", { readonly count: number }>
  | Of<"CardsShed", Cards>;

type Engaging =
  | Of<
      "EngagementTried",
      On &
        Cards & {
          readonly also?: Field;
          /** Absent if it is hidden. */
          readonly faces?: ArcanoidPublicFaces;
          readonly chariot?: Card & { readonly reserve: readonly Handle[] };
          readonly reinforces?: true;
          readonly hidden?: true;
          /** The Magician that hides it, discarded openly (ML1). */
          readonly magician?: Handle;
        }
    >
  | Of<"StealForgone">
  | Of<"FoolPlayed", Card>
  | Of<"EngagementLookedAt", Cards>
  | Of<"FoolWasted">
  | Of<"EngagementStolen", On & { readonly from: Party }>
  | Of<"EngagementStood", On>
  | Of<"AceGivenUp", On & Cards>
  | Of<"AceReinforced", On>;

type Chariot = Of<"ChariotLoaded", Card & Faces> | Of<"ChariotFilled", Faces> | Of<"ChariotDropped", Card & Cards>;

type Trumps =
  | Of<"TrumpPlayed", Card & { readonly face: ArcanoidFace }>
  | Of<"HandLookedAt", Cards & { readonly of: Party }>
  | Of<"KindNamed", { readonly kind: CallableKind }>
  | Of<"CardsShown", Faces>
  | Of<"RowOpened">
  | Of<"HermitSettled", { readonly left: number }>
  | Of<"HermitAsked">
  | Of<"ExtraTurnForgone", { readonly until: "next" | "own-turn" }>
  | Of<"HermitSpent">
  | Of<"StrengthGained", { readonly as: "open" | "closed" }>
  | Of<"HandThrown", Cards>
  | ({ readonly type: "PileBuried" } & Cards)
  | Of<"FieldTempered", On>
  | Of<"TemperanceLifted", { readonly reason: "engaged" | "chosen" | "pile" | "out" }>
  | Of<"DemonRaised", { readonly seat: Seat }>
  | Of<"DemonGone">
  /** `cards` leave the table; empty while a couple is still on its other field (M16b). */
  | Of<"EngagementToppled", On & Cards>
  | Of<"CardCalled", { readonly face: ArcanoidFace }>
  | {
      readonly type: "CardHanded";
      readonly from: Party;
      readonly to: Party;
      readonly card: Handle;
      readonly face: ArcanoidFace;
    }
  | Of<"CallMissed">
  | Of<"CallLeft">
  | ({ readonly type: "TideTurned" } & Faces)
  | Of<"WorldLaid", On & Card>;

type Piles =
  | Of<"RenewalAsked">
  | { readonly type: "RenewalVoted"; readonly seat: Seat; readonly renew: boolean }
  | ({ readonly type: "PileRenewed"; readonly were: readonly Handle[] } & Cards)
  | { readonly type: "PileClosed"; readonly reason: "vote" | "limit" | "nothing" | "death" }
  | Of<"HandShuffled", Cards & { readonly were: readonly Handle[] }>;

/** Why a field was won (W). */
export type FieldWinReason =
  | "world"
  | "imperial"
  | "royal"
  | "illegitimate"
  | "points"
  | "top-card"
  | "fewest-cards"
  | "no-magician"
  | "last-abdication";

type End =
  | ({ readonly type: "SecretsRevealed" } & Faces)
  | Of<
      "FieldWon",
      On & {
        /** The seat it counts for; absent if the Tide won (W7). */
        readonly seat?: Seat;
        readonly reason: FieldWinReason;
        readonly strength?: number;
        /** The runner-up, if points decided. */
        readonly next?: { readonly party: Party; readonly strength: number };
      }
    >
  | { readonly type: "RoundScored"; readonly fields: readonly (Seat | null)[] }
  /** Fields won, by seat and suit. */
  | { readonly type: "MatchScored"; readonly fields: readonly (readonly number[])[] };

/** Everything that can happen in Arcanoïd. These names are a public contract: add to them, never rename. */
export type Event = (Deal | Anew | Turn | Engaging | Chariot | Trumps | Piles | End) & {
  readonly secret?: Secret<ArcanoidFace>;
};

export type ArcanoidEventOf<Type extends Event["type"]> = OfType<Event, Type>;
