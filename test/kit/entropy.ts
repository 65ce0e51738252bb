import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Entropy } from "../../server/ids.ts";

/** The header by which a test says which guest a request creates: an encoded key. */
const HEADER = "x-test-key";

export const headersOf = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { [HEADER]: encodeURIComponent(key) };

const asked = new AsyncLocalStorage<string | undefined>();
subscribe("http.server.request.start", (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  asked.enterWith(request.headers[HEADER] as string | undefined);
});

/**
 * The randomness of a server in tests. The id of a guest follows from the key in the request, the id of a match from
 * the player who opens it, and everything else from the server's key: tests that share a server do not change each
 * other's deals.
 * @param key the server's key from `testKey`
 * @param deployment the key from which its secrets follow: processes of one deployment share them
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
