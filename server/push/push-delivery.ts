import { createHash } from "node:crypto";
import { Agent } from "node:https";
import type { PushMessage } from "../../shared/push.ts";
import { Outbound, type OutboundAnswer, type OutboundRequest } from "../outbound.ts";
import type { StoredSubscription } from "../store/push.ts";
import type { VapidKeys } from "./vapid.ts";

/** `gone`: the target no longer exists; `refused`: a retry is useless; `againIn`: delay of a retry, in ms. */
export type DeliveryOutcome = "delivered" | "gone" | "refused" | { readonly againIn: number };

/** Sends notifications to push services (RFC 8030). */
export interface Delivery {
  /** The form to store; undefined if the endpoint is not allowed. */
  endpointOf(text: string): string | undefined;
  /** Never rejects. */
  deliver(to: StoredSubscription, message: PushMessage): Promise<DeliveryOutcome>;
  close(): void;
}

interface DeliveryOptions {
  readonly keys: VapidKeys;
  /** Web or mail address of the operator. */
  readonly contact: string;
  /** In the form of `OutboundRules.hosts` in outbound.ts. */
  readonly services: readonly string[];
  readonly agent?: Agent;
}

/** How long push services store a notification, in seconds. */
const TTL = 24 * 60 * 60;
/** Maximum time for an answer, in ms. */
export const DELIVERY_TIMEOUT = 10_000;
/** Minimum and default delay of a retry, in ms. */
export const RETRY = 60_000;
/** Longest delay of a retry, in ms. */
const LATEST = TTL * 1000;
/** Maximum number of connections per service. */
const MOST_CONNECTIONS = 32;

export function pushDelivery({ keys, contact, services, agent }: DeliveryOptions): Delivery {
  const outbound = new Outbound({
    hosts: services,
    agent: agent ?? new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
    timeLimit: DELIVERY_TIMEOUT,
  });
  const vapidDetails = { subject: contact, ...keys };

  async function seal(
    endpoint: string,
    keys: Pick<StoredSubscription, "p256dh" | "auth">,
    message: PushMessage,
  ): Promise<OutboundRequest> {
    // Loaded with the first message: many servers send none.
    const { default: webPush } = await import("web-push");
    const options = { vapidDetails, TTL, urgency: "normal", topic: topicOf(message.code) } as const;
    const sealed = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
    return { headers: sealed.headers as OutboundRequest["headers"], body: sealed.body };
  }

  return {
    endpointOf: (text) => outbound.allowed(text)?.href,
    async deliver({ endpoint: stored, p256dh, auth }, message) {
      // The endpoint may have been stored under other settings or by an earlier release.
      const endpoint = outbound.allowed(stored)?.href;
      if (endpoint === undefined) return "refused";
      try {
        return outcomeOf(await outbound.post(endpoint, await seal(endpoint, { p256dh, auth }, message)));
      } catch {
        return { againIn: RETRY };
      }
    },
    close: () => outbound.close(),
  };
}

/** A newer notification of the match replaces one that waits at the push service. */
const topicOf = (code: string): string => createHash("sha256").update(code).digest("base64url").slice(0, 32);

export function outcomeOf({ status, headers }: OutboundAnswer): DeliveryOutcome {
  if (status >= 200 && status < 300) return "delivered";
  if (status === 404 || status === 410) return "gone";
  if (status !== 429 && status < 500) return "refused";
  const seconds = Number(headers["retry-after"]) || 0;
  return { againIn: Math.min(LATEST, Math.max(RETRY, 1000 * seconds)) };
}
