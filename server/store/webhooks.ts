import type { WebhookFormat } from "../../shared/engine/people/webhooks.ts";

export type WebhookTarget = `player:${string}` | `match:${string}`;

export const webhookTarget = (of: { readonly player: string } | { readonly match: string }): WebhookTarget =>
  "player" in of ? `player:${of.player}` : `match:${of.match}`;

export interface StoredWebhook {
  readonly target: WebhookTarget;
  readonly player: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly language: string;
  /** The base URL of links. */
  readonly origin: string;
}
