import { ask, nothing, POLLED, put } from "./api.ts";

/** By what browsers subscribe to notices of this server. Refused with `NoPush` where it gives none. */
export const pushKey = () => ask<{ readonly publicKey: string }>("/push");

/** @param subscription as the browser has it */
export const putSubscription = (subscription: PushSubscriptionJSON, language: string, token: string) =>
  ask<object>("/push/subscription", put({ ...subscription, language }), token, nothing);

export const deleteSubscription = (endpoint: string, token: string) =>
  ask<object>("/push/subscription", { method: "DELETE", body: JSON.stringify({ endpoint }) }, token, nothing);

/** Whether the caller hears nothing of a match. */
export const readMuted = (match: string, token: string) =>
  ask<{ readonly muted: boolean }>(`/push/matches/${match}`, POLLED, token);

export const putMuted = (match: string, muted: boolean, token: string) =>
  ask<{ readonly muted: boolean }>(`/push/matches/${match}`, put({ muted }), token);
