/** A browser's push subscription (W3C Push API), for notifications while no page is open. */
export interface StoredSubscription {
  readonly player: string;
  /** The URL of the push service for this browser. Unique. */
  readonly endpoint: string;
  /** The subscription's public key and secret, base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** A notice of a turn to a player; if `player` is empty, to the table's webhook. */
export interface PlayerNotice {
  readonly player: string;
  readonly match: string;
  /** When the turn began. ISO 8601, UTC. */
  readonly turn: string;
  /** When the notice was sent. ISO 8601, UTC. */
  readonly at: string;
}
