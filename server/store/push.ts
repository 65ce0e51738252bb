/** W3C Push API. */
export interface StoredSubscription {
  readonly player: string;
  /** URL of the push service; unique. */
  readonly endpoint: string;
  /** Public key and secret, base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** A notice of a turn or an invitation; if `player` is empty, to the table's webhook. */
export interface PlayerNotice {
  readonly player: string;
  readonly match: string;
  /** When the turn began, or the inviting table was created, ISO 8601, UTC. */
  readonly turn: string;
  /** When the notice was sent, ISO 8601, UTC. */
  readonly at: string;
}
