import type { OfType } from "../../engine/contract/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { ArcanoidFace, CallableKind, Field } from "./cards.ts";
import type { Party, Stand } from "./state.ts";

/** In events. */
export const MAX_LOG_LENGTH = 8000;

type ArcanoidPublicFaces = Readonly<Record<Handle, ArcanoidFace>>;

type PartyEvent<Type extends string, Fields = unknown> = { readonly type: Type; readonly party: Party } & Fields;
interface WithCard {
  readonly card: Handle;
}
interface WithCards {
  readonly cards: readonly Handle[];
}
interface WithFaces extends WithCards {
  readonly faces: ArcanoidPublicFaces;
}
interface WithField {
  readonly field: Field;
}

type DealEvent =
  | { readonly type: "RoundBegun"; readonly round: number; readonly first: Seat }
  /** `were`: cards of the previous round. */
  | { readonly type: "PileDealt"; readonly pile: readonly Handle[]; readonly were?: readonly Handle[] }
  | PartyEvent<"CardsDrawn", WithCards>
  | ({ readonly type: "CardsOpened"; readonly party: Party | "row" } & WithFaces);

/** Only in branches. */
type ReshuffleEvent = ({ readonly type: "UnseenShuffled" } & WithCards) | PartyEvent<"HandChanged", WithCards>;

type TurnEvent =
  | PartyEvent<"TurnStarted", { readonly extra?: true }>
  | PartyEvent<"CardDiscarded", WithCard & { readonly face?: ArcanoidFace }>
  | PartyEvent<"FieldAbdicated", WithField & { readonly reason: Extract<Stand, { how: "abdicated" }>["reason"] }>
  | PartyEvent<"PartyOut", WithCards & { readonly reserve: readonly Handle[] }>
  | PartyEvent<"ShedAsked", { readonly count: number }>
  | PartyEvent<"CardsShed", WithCards>;

type EngagementEvent =
  | PartyEvent<
      "EngagementTried",
      WithField &
        WithCards & {
          readonly also?: Field;
          /** Absent if hidden. */
          readonly faces?: ArcanoidPublicFaces;
          readonly chariot?: WithCard & { readonly reserve: readonly Handle[] };
          readonly reinforces?: true;
          readonly hidden?: true;
          /** Hides the engagement, and is discarded openly (ML1). */
          readonly magician?: Handle;
        }
    >
  | PartyEvent<"StealForgone">
  | PartyEvent<"FoolPlayed", WithCard>
  | PartyEvent<"EngagementLookedAt", WithCards>
  | PartyEvent<"FoolWasted">
  | PartyEvent<"EngagementStolen", WithField & { readonly from: Party }>
  | PartyEvent<"EngagementStood", WithField>
  | PartyEvent<"AceGivenUp", WithField & WithCards>
  | PartyEvent<"AceReinforced", WithField>;

type ChariotEvent =
  | PartyEvent<"ChariotLoaded", WithCard & WithFaces>
  | PartyEvent<"ChariotFilled", WithFaces>
  | PartyEvent<"ChariotDropped", WithCard & WithCards>;

type TrumpEvent =
  | PartyEvent<"TrumpPlayed", WithCard & { readonly face: ArcanoidFace }>
  | PartyEvent<"HandLookedAt", WithCards & { readonly of: Party }>
  | PartyEvent<"KindNamed", { readonly kind: CallableKind }>
  | PartyEvent<"CardsShown", WithFaces>
  | PartyEvent<"RowOpened">
  | PartyEvent<"HermitSettled", { readonly left: number }>
  | PartyEvent<"HermitAsked">
  | PartyEvent<"ExtraTurnForgone", { readonly until: "next" | "own-turn" }>
  | PartyEvent<"HermitSpent">
  | PartyEvent<"StrengthGained", { readonly as: "open" | "closed" }>
  | PartyEvent<"HandThrown", WithCards>
  | ({ readonly type: "PileBuried" } & WithCards)
  | PartyEvent<"FieldTempered", WithField>
  | PartyEvent<"TemperanceLifted", { readonly reason: "engaged" | "chosen" | "pile" | "out" }>
  | PartyEvent<"DemonRaised", { readonly seat: Seat }>
  | PartyEvent<"DemonGone">
  /** `cards`: none while a couple still stands on its other field (M16b). */
  | PartyEvent<"EngagementToppled", WithField & WithCards>
  | PartyEvent<"CardCalled", { readonly face: ArcanoidFace }>
  | {
      readonly type: "CardHanded";
      readonly from: Party;
      readonly to: Party;
      readonly card: Handle;
      readonly face: ArcanoidFace;
    }
  | PartyEvent<"CallMissed">
  | PartyEvent<"CallLeft">
  | ({ readonly type: "TideTurned" } & WithFaces)
  | PartyEvent<"WorldLaid", WithField & WithCard>;

type PileEvent =
  | PartyEvent<"RenewalAsked">
  | { readonly type: "RenewalVoted"; readonly seat: Seat; readonly renew: boolean }
  | ({ readonly type: "PileRenewed"; readonly were: readonly Handle[] } & WithCards)
  | { readonly type: "PileClosed"; readonly reason: "vote" | "limit" | "nothing" | "death" }
  | PartyEvent<"HandShuffled", WithCards & { readonly were: readonly Handle[] }>;

/** Rules W1 to W7. */
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

type EndEvent =
  | ({ readonly type: "SecretsRevealed" } & WithFaces)
  | PartyEvent<
      "FieldWon",
      WithField & {
        /** Absent for the Tide (W7). */
        readonly seat?: Seat;
        readonly reason: FieldWinReason;
        readonly strength?: number;
        /** The runner-up, if both engagements have points. */
        readonly next?: { readonly party: Party; readonly strength: number };
      }
    >
  | { readonly type: "RoundScored"; readonly fields: readonly (Seat | null)[] }
  /** By seat and suit. */
  | { readonly type: "MatchScored"; readonly fields: readonly (readonly number[])[] };

/** A public contract: add names, never rename them. */
export type Event = (
  | DealEvent
  | ReshuffleEvent
  | TurnEvent
  | EngagementEvent
  | ChariotEvent
  | TrumpEvent
  | PileEvent
  | EndEvent
) & {
  readonly secret?: Secret<ArcanoidFace>;
};

export type ArcanoidEventOf<Type extends Event["type"]> = OfType<Event, Type>;
