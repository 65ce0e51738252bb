/**
 * The occasions for push messages and messages to chat channels: it is the player's turn, or a friend has reserved a
 * seat for them.
 */
export type PushNotice = "yourTurn" | "invitation";

/** The content of a push message. Contains no card and no name, because anyone can read it on a locked screen. */
export interface PushMessage {
  readonly says: PushNotice;
  /** The code of the table. */
  readonly code: string;
  /** The language of the subscription. It may be unknown to this release, if another one stored it. */
  readonly language: string;
}
