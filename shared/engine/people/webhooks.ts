/** Formats of webhook requests: for Discord, Slack, or Matrix (a generic webhook of matrix-hookshot). */
export const WEBHOOK_FORMATS = ["discord", "slack", "matrix"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** A webhook as sent to a player. Its URL is visible only to the player who set it. */
export interface Webhook {
  readonly format: WebhookFormat;
  readonly isOwn: boolean;
  readonly url?: string;
}
