export interface DocumentKey {
  readonly player: string;
  readonly game: string;
  readonly id: string;
}

export interface DocumentHeader extends DocumentKey {
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

export interface StoredDocument extends DocumentHeader {
  readonly text: string;
}
