/** What a webhook is called with: as Discord, Slack, or Matrix (a generic webhook of matrix-hookshot) reads it. */
export const WEBHOOK_FORMATS = ["discord", "slack", "matrix"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** A webhook as somebody is told of it: its URL is a secret of the player who set it. */
export interface Webhook {
  readonly format: WebhookFormat;
  readonly isOwn: boolean;
  readonly url?: string;
}
