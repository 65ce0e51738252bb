import type { Moment } from "./time.ts";

/** What a player may choose about somebody they played with: to play with them again, or never to be invited by them. */
export const CONTACT_CHOICES = ["wanted", "blocked"] as const;
export type ContactChoice = (typeof CONTACT_CHOICES)[number];

/** Somebody a player played with, as that player alone is told. */
export interface Contact {
  readonly player: string;
  readonly name: string;
  /** The last match of both, by its id, and when it changed last. */
  readonly match: string;
  readonly changedAt: Moment;
  /** What the player chose about them. */
  readonly own?: ContactChoice;
  /** Whether they want to play with the player again. They are not told whether they were blocked, nor by whom. */
  readonly isWanting: boolean;
}

/** Whether two may invite each other: both want to. */
export const isMutual = ({ own, isWanting }: Pick<Contact, "own" | "isWanting">): boolean =>
  own === "wanted" && isWanting;
