import type { Page } from "playwright-core";

export interface CountedTraffic {
  readonly path: string;
  /** Method, path and query. */
  readonly asked: string;
  /** Bytes received: of a response as on the wire, with headers; of a socket, the payload. */
  bytes: number;
}

/** Records the traffic of a page, without cache hits and data URLs. */
export async function watchWire(page: Page): Promise<Iterable<CountedTraffic>> {
  const carried = new Map<string, CountedTraffic>();
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
    // Binary frames are base64.
    count(requestId, opcode === 1 ? payloadData.length : payloadData.length * 0.75),
  );
  await devtools.send("Network.enable");
  return { [Symbol.iterator]: () => carried.values() };
}
