import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Browser, Page } from "playwright-core";
import { build } from "../e2e/kit/build.ts";
import { browserOf, closeBrowsers, executablePath } from "../e2e/kit/chromium.ts";
import { watchWire } from "../e2e/kit/wire.ts";
import { type Child, startChild } from "./child.ts";
import type { Row } from "./report.ts";

/** A cheap phone on a slow connection: 1.4 Mbit/s, 300 ms round trip, a processor four times slower than this one. */
const LINE = { offline: false, latency: 300, downloadThroughput: 1.4e6 / 8, uploadThroughput: 1.4e6 / 8 };
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" } as const;
const TIMEOUT = 120_000;

/** Times in ms. */
interface Arrival {
  /** From navigation until the heading is drawn. */
  readonly readable: number;
  /** From navigation until the page responds to a press. */
  readonly usable: number;
  /** From pressing "Alone" until a hand card can be touched. */
  readonly hand: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Time from navigation, in ms. */
const drawn = (page: Page, selector: string): Promise<number> =>
  page
    .waitForFunction(
      (wanted) => {
        const element = document.querySelector(wanted);
        return element && element.getBoundingClientRect().height > 0 ? performance.now() : undefined;
      },
      selector,
      { polling: "raf", timeout: TIMEOUT },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);

/**
 * A first visit that begins a solo match.
 * @param init runs in the page before its own scripts
 */
async function arrive(browser: Browser, origin: string, init?: () => void): Promise<Arrival> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  if (init) await page.addInitScript(init);
  const wire = await watchWire(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(origin, { waitUntil: "commit", timeout: TIMEOUT });
  const readable = await drawn(page, "h1");
  await page.getByRole("button", { name: "Alone", exact: true }).waitFor({ timeout: TIMEOUT });
  await page.waitForFunction(() => window.presses === undefined, undefined, { timeout: TIMEOUT });
  const [usable, pressed] = await page.evaluate(() => {
    const now = performance.now();
    const alone = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === "Alone");
    alone!.click();
    return [now, performance.now()] as const;
  });
  const hand = (await drawn(page, "[role=option]")) - pressed;
  const carried = [...wire];
  await context.close();
  return {
    readable,
    usable,
    hand,
    bytes: carried.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: carried.length,
  };
}

/** A proxy without compression and prerendering. */
async function plainly(child: Child): Promise<{ readonly origin: string; close(): void }> {
  const { hostname, port } = new URL(child.origin);
  const asked = ({ method, url, headers }: IncomingMessage) => ({
    hostname,
    port,
    method,
    path: url,
    headers: { ...headers, "accept-encoding": "identity" },
  });
  const server = createServer((incoming, answer) => {
    const onward = request(asked(incoming), async (response) => {
      const { "content-length": _, ...headers } = response.headers;
      const isPage = headers["content-type"]?.startsWith("text/html");
      const body = Buffer.concat(await response.toArray());
      answer.writeHead(response.statusCode!, headers).end(isPage ? wordless(body.toString()) : body);
    });
    incoming.pipe(onward);
  });
  server.on("upgrade", (incoming, socket) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on("error", () => end.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const wordless = (html: string): string =>
  html
    .replace(/<div id="app">.*<\/div>(?=\s*<\/body>)/s, '<div id="app"></div>')
    .replace(/<link rel="modulepreload"[^>]*>/g, "");

const thrifty = (): void => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
};

const row = (name: string, { readable, usable, hand, bytes, requests }: Arrival): Row => ({
  name,
  figures: {
    "readable s": readable / 1000,
    "usable s": usable / 1000,
    "hand s": hand / 1000,
    "KB carried": bytes / 1024,
    requests,
  },
});

/** A newcomer's wait on a cheap phone, also without compression, prerendering and preloading. */
export async function benchArrival(): Promise<Row[]> {
  if (!executablePath) return [{ name: "no Chromium here", figures: {} }];
  await build();
  const [child, browser] = await Promise.all([startChild("server/main.ts"), browserOf("canvas")]);
  const plain = await plainly(child);
  try {
    return [
      row("as it is served", await arrive(browser, child.origin)),
      row("uncompressed, without words, nothing ahead", await arrive(browser, plain.origin, thrifty)),
    ];
  } finally {
    plain.close();
    await Promise.all([closeBrowsers(), child.stop()]);
  }
}
