/** What push messages and messages to chat channels say alike: the player is to move, or a friend keeps a seat for them. */
export type PushNotice = "yourTurn" | "invitation";

/** The content of a push message. It holds no card and no name: a locked screen shows it to anyone. */
export interface PushMessage {
  readonly says: PushNotice;
  /** The code that leads to the table. */
  readonly code: string;
  /** The language of the subscription; another release may have stored one that this one does not know. */
  readonly language: string;
}
