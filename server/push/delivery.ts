import { createHash } from "node:crypto";
import { Agent } from "node:https";
import type { PushMessage } from "../../shared/push.ts";
import { Outbound, type OutboundAnswer, type OutboundRequest } from "../outbound.ts";
import type { StoredSubscription } from "../store/store.ts";
import type { VapidKeys } from "./vapid.ts";

/** The outcome of a message: `gone` where the subscription has ended, `refused` for good, or in how many ms to try again, a day at most. */
export type Delivered = "delivered" | "gone" | "refused" | { readonly againIn: number };

/** The way to push services (RFC 8030). */
export interface Delivery {
  /** An endpoint in the form in which it is called and stored; undefined for one that messages are not sent to. */
  endpointOf(text: string): string | undefined;
  /** Never rejects. */
  deliver(to: StoredSubscription, message: PushMessage): Promise<Delivered>;
  close(): void;
}

export interface DeliveryOptions {
  readonly keys: VapidKeys;
  /** Whom push services may write to about this deployment: an address of the web or of mail. */
  readonly contact: string;
  /** The hosts of push services; see `OutboundRules`. */
  readonly services: readonly string[];
  readonly agent?: Agent;
}

/** A notice that waited longer is of no use any more, in seconds. */
const TTL = 24 * 60 * 60;
/** A service that does not answer for so long is taken for none, in milliseconds. */
export const PATIENCE = 10_000;
/** How long a service is left alone that does not say when to come again, and at most, in ms: a later notice is of no use. */
export const RETRY = 60_000;
const LATEST = TTL * 1000;
/** So many lines to a service at a time. */
const LINES = 32;

export function pushDelivery({ keys, contact, services, agent }: DeliveryOptions): Delivery {
  const outbound = new Outbound({
    hosts: services,
    agent: agent ?? new Agent({ keepAlive: true, maxSockets: LINES }),
    patience: PATIENCE,
  });
  const vapidDetails = { subject: contact, ...keys };

  /** A message encrypted and signed. */
  async function seal(
    endpoint: string,
    keys: Pick<StoredSubscription, "p256dh" | "auth">,
    message: PushMessage,
  ): Promise<OutboundRequest> {
    // Loaded when the first message is sent.
    const { default: webPush } = await import("web-push");
    const options = { vapidDetails, TTL, urgency: "normal", topic: topicOf(message.code) } as const;
    const sealed = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
    return { headers: sealed.headers as OutboundRequest["headers"], body: sealed.body };
  }

  return {
    endpointOf: (text) => outbound.allowed(text)?.href,
    async deliver({ endpoint: stored, p256dh, auth }, message) {
      // A subscription may have been stored under other settings, or by a release that checked less.
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

/** A newer notice of a match takes the place of one that still waits at the service: 32 letters at most. */
const topicOf = (code: string): string => createHash("sha256").update(code).digest("base64url").slice(0, 32);

/** What an answer says about the message. */
export function outcomeOf({ status, headers }: OutboundAnswer): Delivered {
  if (status >= 200 && status < 300) return "delivered";
  if (status === 404 || status === 410) return "gone";
  if (status !== 429 && status < 500) return "refused";
  const seconds = Number(headers["retry-after"]) || 0;
  return { againIn: Math.min(LATEST, Math.max(RETRY, 1000 * seconds)) };
}
