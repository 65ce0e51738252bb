/** A line of talk at a match: to all, or aside among its spectators. */
export interface StoredChatMessage {
  readonly aside: boolean;
  /** A `ChatMessage` as JSON. */
  readonly said: string;
}

/** Maximum number of lines stored for each match: this many to all, and this many aside. */
export const MOST_LINES = 100;
