import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Entropy } from "../../server/ids.ts";

/** This header's key determines the guest that a request creates. */
const HEADER = "x-test-key";

export const headersOf = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { [HEADER]: encodeURIComponent(key) };

const asked = new AsyncLocalStorage<string | undefined>();
subscribe("http.server.request.start", (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  asked.enterWith(request.headers[HEADER] as string | undefined);
});

/**
 * Deterministic, so that tests that share a server do not change each other's deals: guests depend on their request's
 * key, matches on the player who opens them, secrets on the deployment's key, all else on the server's.
 * @param deployment key of the secrets that the processes of a deployment share
 */
export function entropyOf(key: string, deployment = key): Entropy {
  const counts = new Map<string, number>();
  return (bytes, purpose) => {
    const guest = purpose.startsWith("player ") ? asked.getStore() : undefined;
    const topic = `${guest ?? (purpose.startsWith("secret ") ? deployment : key)} ${purpose}`;
    const count = counts.get(topic) ?? 0;
    counts.set(topic, count + 1);
    return createHmac("sha512", topic).update(String(count)).digest().subarray(0, bytes);
  };
}
