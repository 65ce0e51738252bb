import { createHash } from "node:crypto";
import { Agent } from "node:https";
import type { WebPushError } from "web-push";
import type { StoredSubscription } from "../store/store.ts";
import type { VapidKeys } from "./vapid.ts";

/** What a service worker is told: see client/offline/worker.ts. It holds no card, and no name of anybody. */
export interface PushMessage {
  readonly says: "yourTurn";
  /** The code that leads to the table. */
  readonly code: string;
  readonly language: string;
}

/** What became of a message: `gone` where nobody listens any more, `refused` for ever, or when to try again. */
export type Delivered = "delivered" | "gone" | "refused" | { readonly againIn: number };

/** The way to push services (RFC 8030). */
export interface Delivery {
  /** Whether messages go to such an endpoint at all. */
  takes(endpoint: string): boolean;
  /** Never rejects. */
  deliver(to: StoredSubscription, message: PushMessage): Promise<Delivered>;
  close(): void;
}

export interface DeliveryOptions {
  readonly keys: VapidKeys;
  /** Whom push services may write to about this deployment: an address of the web or of mail. */
  readonly contact: string;
  /** The hosts of push services, `*.` before one for all below it: an endpoint elsewhere is not asked for anything. */
  readonly services: readonly string[];
  readonly agent?: Agent;
}

/** A notice that waited longer is of no use any more, in seconds. */
const TTL = 24 * 60 * 60;
/** A service that does not answer for so long is taken for none, in milliseconds. */
const PATIENCE = 10_000;
/** How long a service is left alone that does not say when to come again, in milliseconds. */
const AGAIN = 60_000;
/** So many lines to a service at a time. */
const LINES = 32;

export function pushDelivery({ keys, contact, services, agent }: DeliveryOptions): Delivery {
  const lines = agent ?? new Agent({ keepAlive: true, maxSockets: LINES });
  const vapidDetails = { subject: contact, ...keys };
  return {
    takes: (endpoint) => isService(endpoint, services),
    async deliver({ endpoint, p256dh, auth }, message) {
      // What was subscribed under other settings.
      if (!isService(endpoint, services)) return "refused";
      try {
        // Its code is only loaded once there is something to tell.
        const { default: webPush } = await import("web-push");
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails,
          TTL,
          urgency: "normal",
          topic: topicOf(message.code),
          timeout: PATIENCE,
          contentEncoding: "aes128gcm",
          agent: lines,
        });
        return "delivered";
      } catch (error) {
        return deliveredBy(error);
      }
    },
    close: () => lines.destroy(),
  };
}

/** A newer notice of a match takes the place of one that still waits at the service: 32 letters at most. */
const topicOf = (code: string): string => createHash("sha256").update(code).digest("base64url").slice(0, 32);

function isService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:") return false;
  return services.some((service) =>
    service.startsWith("*.") ? url.hostname.endsWith(service.slice(1)) : url.host === service,
  );
}

function deliveredBy(error: unknown): Delivered {
  const { statusCode, headers } = error as Partial<WebPushError>;
  if (statusCode === 404 || statusCode === 410) return "gone";
  if (statusCode === undefined || statusCode === 429 || statusCode >= 500)
    return { againIn: Math.max(AGAIN, 1000 * (Number(headers?.["retry-after"]) || 0)) };
  return "refused";
}
