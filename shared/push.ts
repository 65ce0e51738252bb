/** The player has the turn, or a seat is reserved for them. */
export type PushNotice = "yourTurn" | "invitation";

/** Contains no card and no name, because anyone can read it on a locked screen. */
export interface PushMessage {
  readonly says: PushNotice;
  /** The code of the table. */
  readonly code: string;
  /** This release may not have the language. */
  readonly language: string;
}
