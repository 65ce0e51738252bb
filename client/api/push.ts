import type { Webhook, WebhookFormat } from "../../shared/engine/people/webhooks.ts";
import { ask, ignoreBody, POLLED, put } from "./api.ts";

/** Refused with `NoPush` if the server sends no push messages. */
export const pushKey = () => ask<{ readonly publicKey: string }>("/push");

export const putSubscription = (subscription: PushSubscriptionJSON, language: string, token: string) =>
  ask<object>("/push/subscription", put({ ...subscription, language }), token, ignoreBody);

export const deleteSubscription = (endpoint: string, token: string) =>
  ask<object>("/push/subscription", { method: "DELETE", body: JSON.stringify({ endpoint }) }, token, ignoreBody);

export const readMuted = (match: string, token: string) =>
  ask<{ readonly muted: boolean }>(`/push/matches/${match}`, POLLED, token);

export const putMuted = (match: string, muted: boolean, token: string) =>
  ask<{ readonly muted: boolean }>(`/push/matches/${match}`, put({ muted }), token);

/** `services` are the hosts allowed in a webhook's URL. */
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

/** Refused with `NoWebhookService` unless the URL is `https` at an allowed host. */
export const putWebhook = (
  match: string | undefined,
  webhook: { readonly url: string; readonly format: WebhookFormat; readonly language: string },
  token: string,
) => ask<WebhookAnswer>(pathOf(match), put(webhook), token);

/** `gone`: the webhook no longer exists. */
type TestOutcome = "delivered" | "gone" | "refused" | "unreachable";

/**
 * Refused with `TooMany` after a few tests.
 * @param match undefined for the caller's own webhook
 */
export const testWebhook = (match: string | undefined, token: string) =>
  ask<{ readonly delivered: TestOutcome }>(`${pathOf(match)}/test`, { method: "POST", body: "{}" }, token);

export const deleteWebhook = (match: string | undefined, token: string) =>
  ask<object>(pathOf(match), { method: "DELETE" }, token, ignoreBody);
