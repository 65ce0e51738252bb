/**
 * Why a push message or a message to a chat channel is sent: it is the player's turn, or a seat is reserved for them.
 */
export type PushNotice = "yourTurn" | "invitation";

/** The content of a push message. Contains no card and no name, because anyone can read it on a locked screen. */
export interface PushMessage {
  readonly says: PushNotice;
  /** The code of the table. */
  readonly code: string;
  /** The language of the subscription; unknown to this release if another one stored it. */
  readonly language: string;
}
