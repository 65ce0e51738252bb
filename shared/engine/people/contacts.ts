import type { OccupantKind } from "../match/match-events.ts";
import type { Timestamp } from "../time.ts";

/** A player's choice about another player: to play together again, or never to receive the other's invitations. */
export const CONTACT_CHOICES = ["wanted", "blocked"] as const;
export type ContactChoice = (typeof CONTACT_CHOICES)[number];

/** A player with whom the caller has played; sent to the caller alone. */
export interface Contact {
  readonly player: string;
  readonly name: string;
  /** "bot" for a program. */
  readonly kind: OccupantKind;
  /** The last match with both players, and when it last changed. */
  readonly match: string;
  readonly changedAt: Timestamp;
  readonly own?: ContactChoice;
  /** Whether the player wants to play with the caller again. Whether the player blocks the caller is never sent. */
  readonly isWanting: boolean;
}

/** Two players may invite each other if both want to play with the other again. */
export const isMutual = ({ own, isWanting }: Pick<Contact, "own" | "isWanting">): boolean =>
  own === "wanted" && isWanting;
