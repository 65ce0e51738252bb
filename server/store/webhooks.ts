import type { WebhookFormat } from "../../shared/engine/people/webhooks.ts";

/** What a webhook is notified of: a player's turns, or all turns of a match. */
export type WebhookTarget = `player:${string}` | `match:${string}`;

export const webhookTarget = (of: { readonly player: string } | { readonly match: string }): WebhookTarget =>
  "player" in of ? `player:${of.player}` : `match:${of.match}`;

export interface StoredWebhook {
  readonly target: WebhookTarget;
  /** The player who set the webhook. */
  readonly player: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly language: string;
  /** The origin at which the player reached the server, for links. */
  readonly origin: string;
}
