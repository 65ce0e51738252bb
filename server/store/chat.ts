/** `aside`: only for spectators. */
export interface StoredChatMessage {
  readonly aside: boolean;
  /** A `ChatMessage` as JSON. */
  readonly said: string;
}

/** Maximum number of stored messages of a match, for all and for spectators each. */
export const MOST_LINES = 100;
