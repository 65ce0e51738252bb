import type { OccupantKind } from "../match/match-events.ts";
import type { Timestamp } from "../time.ts";

/** To play together again, or never to be invited by the other. */
export const CONTACT_CHOICES = ["wanted", "blocked"] as const;
export type ContactChoice = (typeof CONTACT_CHOICES)[number];

/** A player with whom the caller has played; sent only to the caller. */
export interface Contact {
  readonly player: string;
  readonly name: string;
  /** "bot" for a program. */
  readonly kind: OccupantKind;
  /** A match together, and when it last changed. */
  readonly match: string;
  readonly changedAt: Timestamp;
  readonly own?: ContactChoice;
  /** Wants to play with the caller again. A block is never sent. */
  readonly isWanting: boolean;
}

/** If true, the two may invite each other. */
export const isMutual = ({ own, isWanting }: Pick<Contact, "own" | "isWanting">): boolean =>
  own === "wanted" && isWanting;
