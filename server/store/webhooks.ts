import type { WebhookFormat } from "../../shared/engine/people/webhooks.ts";

/** A player's turns, or all turns of a match. */
export type WebhookTarget = `player:${string}` | `match:${string}`;

export const webhookTarget = (of: { readonly player: string } | { readonly match: string }): WebhookTarget =>
  "player" in of ? `player:${of.player}` : `match:${of.match}`;

export interface StoredWebhook {
  readonly target: WebhookTarget;
  /** Who set the webhook. */
  readonly player: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly language: string;
  /** Where the player reached the server; the base of links. */
  readonly origin: string;
}
