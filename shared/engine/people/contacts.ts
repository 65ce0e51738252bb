import type { Timestamp } from "../time.ts";

/** A choice about another player: to play with them again, or never to receive their invitations. */
export const CONTACT_CHOICES = ["wanted", "blocked"] as const;
export type ContactChoice = (typeof CONTACT_CHOICES)[number];

/** Another player from past matches, as sent to the player alone. */
export interface Contact {
  readonly player: string;
  readonly name: string;
  /** The id of the last match with both players, and when it last changed. */
  readonly match: string;
  readonly changedAt: Timestamp;
  /** The player's choice about them. */
  readonly own?: ContactChoice;
  /** Whether they want to play with the player again. Blocks are never sent. */
  readonly isWanting: boolean;
}

/** Whether two players may invite each other, which both must want. */
export const isMutual = ({ own, isWanting }: Pick<Contact, "own" | "isWanting">): boolean =>
  own === "wanted" && isWanting;
