import type { Page } from "playwright-core";

/** What came over the wire for one request, or over one socket. */
export interface Carried {
  readonly path: string;
  /** What was asked for: what is asked for again, as lists are, has the same. */
  readonly asked: string;
  /** As it was sent: compressed if it was, and with its headers. */
  bytes: number;
}

/**
 * Counts what a page asks for from now on, and what comes back: pages, files, answers and sockets. What a cache has is not on
 * the wire; pictures that the page makes itself are not either.
 */
export async function watchWire(page: Page): Promise<Iterable<Carried>> {
  const carried = new Map<string, Carried>();
  const open = (id: string, url: string, method = "GET") => {
    if (!/^(https?|wss?):/.test(url)) return;
    const { pathname, search } = new URL(url);
    carried.set(id, { path: pathname, asked: `${method} ${pathname}${search}`, bytes: 0 });
  };
  const count = (id: string, bytes: number) => {
    const known = carried.get(id);
    if (known) known.bytes += bytes;
  };
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => open(requestId, request.url, request.method));
  devtools.on("Network.requestServedFromCache", ({ requestId }) => carried.delete(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => count(requestId, encodedDataLength));
  devtools.on("Network.webSocketCreated", ({ requestId, url }) => open(requestId, url));
  devtools.on("Network.webSocketFrameReceived", ({ requestId, response: { payloadData, opcode } }) =>
    // What is no text comes as base64.
    count(requestId, opcode === 1 ? payloadData.length : payloadData.length * 0.75),
  );
  await devtools.send("Network.enable");
  return { [Symbol.iterator]: () => carried.values() };
}
