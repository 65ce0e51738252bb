/** `matrix`: a generic webhook of matrix-hookshot. */
export const WEBHOOK_FORMATS = ["discord", "slack", "matrix"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** `url`: sent only to the player who set it (`isOwn`). */
export interface Webhook {
  readonly format: WebhookFormat;
  readonly isOwn: boolean;
  readonly url?: string;
}
