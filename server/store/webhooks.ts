import type { WebhookFormat } from "../../shared/engine/people/webhooks.ts";

/** Whose turns a webhook announces: the turns of a player, or all turns of a match. */
export type WebhookTarget = `player:${string}` | `match:${string}`;

export const webhookTarget = (of: { readonly player: string } | { readonly match: string }): WebhookTarget =>
  "player" in of ? `player:${of.player}` : `match:${of.match}`;

export interface StoredWebhook {
  readonly target: WebhookTarget;
  /** The player who set it. */
  readonly player: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly language: string;
  /** The origin at which that player reached the server; links use it. */
  readonly origin: string;
}
