import type { Webhook, WebhookFormat } from "../../shared/engine/people/webhooks.ts";
import { ask, nothing, POLLED, put } from "./api.ts";

/** The server's public key for push subscriptions. Refused with `NoPush` if the server sends no push messages. */
export const pushKey = () => ask<{ readonly publicKey: string }>("/push");

/** @param subscription in the browser's format */
export const putSubscription = (subscription: PushSubscriptionJSON, language: string, token: string) =>
  ask<object>("/push/subscription", put({ ...subscription, language }), token, nothing);

export const deleteSubscription = (endpoint: string, token: string) =>
  ask<object>("/push/subscription", { method: "DELETE", body: JSON.stringify({ endpoint }) }, token, nothing);

/** Whether the caller has muted notices of a match. */
export const readMuted = (match: string, token: string) =>
  ask<{ readonly muted: boolean }>(`/push/matches/${match}`, POLLED, token);

export const putMuted = (match: string, muted: boolean, token: string) =>
  ask<{ readonly muted: boolean }>(`/push/matches/${match}`, put({ muted }), token);

/** The webhook of a table or of the caller, and the hosts that its URL may have. */
export interface WebhookAnswer {
  readonly webhook: Webhook | null;
  readonly services: readonly string[];
}

/** @param match undefined for the caller's own webhook */
const pathOf = (match: string | undefined): string =>
  match === undefined ? "/webhooks/me" : `/webhooks/matches/${encodeURIComponent(match)}`;

/** Refused with `NoWebhooks` if the server sends no webhooks. */
export const readWebhook = (match: string | undefined, token: string) =>
  ask<WebhookAnswer>(pathOf(match), POLLED, token);

/** Refused with `NoWebhookService` if the URL's host is not on the list. */
export const putWebhook = (
  match: string | undefined,
  webhook: { readonly url: string; readonly format: WebhookFormat; readonly language: string },
  token: string,
) => ask<WebhookAnswer>(pathOf(match), put(webhook), token);

/** The outcome of a test message; `gone`: the webhook no longer exists. */
type TestOutcome = "delivered" | "gone" | "refused" | "unreachable";

/**
 * Makes the server send a test message to a webhook. Refused with `TooMany` after a few.
 * @param match undefined for the caller's own webhook
 */
export const testWebhook = (match: string | undefined, token: string) =>
  ask<{ readonly delivered: TestOutcome }>(`${pathOf(match)}/test`, { method: "POST", body: "{}" }, token);

export const deleteWebhook = (match: string | undefined, token: string) =>
  ask<object>(pathOf(match), { method: "DELETE" }, token, nothing);
