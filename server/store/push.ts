/** A browser's subscription (W3C Push API). */
export interface StoredSubscription {
  readonly player: string;
  /** URL of the push service. Unique. */
  readonly endpoint: string;
  /** Public key and secret, base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** A notice of a turn or an invitation to a player; if `player` is empty, a notice to the table's webhook. */
export interface PlayerNotice {
  readonly player: string;
  readonly match: string;
  /** When the turn began, or the table of an invitation was created, ISO 8601, UTC. */
  readonly turn: string;
  /** When the notice was sent, ISO 8601, UTC. */
  readonly at: string;
}
