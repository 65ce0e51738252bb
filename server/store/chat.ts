/** `aside`: only for spectators. */
export interface StoredChatMessage {
  readonly aside: boolean;
  /** A `ChatMessage` as JSON. */
  readonly said: string;
}

/** Maximum number of a match's stored messages for all, and of those only for spectators, each. */
export const MOST_LINES = 100;
