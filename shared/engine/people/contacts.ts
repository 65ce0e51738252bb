import type { Timestamp } from "../time.ts";

/** A player's choice about another one: to play with them again, or never to receive their invitations. */
export const CONTACT_CHOICES = ["wanted", "blocked"] as const;
export type ContactChoice = (typeof CONTACT_CHOICES)[number];

/** A player with whom the caller has played, as sent to the caller alone. */
export interface Contact {
  readonly player: string;
  readonly name: string;
  /** The id of the last match with both players, and when it last changed. */
  readonly match: string;
  readonly changedAt: Timestamp;
  /** The caller's choice about them. */
  readonly own?: ContactChoice;
  /** Whether they want to play with the caller again. The caller is never sent that they block them. */
  readonly isWanting: boolean;
}

/** Whether two players may invite each other: both want to play with the other again. */
export const isMutual = ({ own, isWanting }: Pick<Contact, "own" | "isWanting">): boolean =>
  own === "wanted" && isWanting;
