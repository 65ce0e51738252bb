import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import * as vite from "vite";

const project = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface Sheet {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a page with all pictures of a game.
 * @param port 0 for any free port
 * @throws if the port is taken
 */
export async function serveSheet(port: number, game: string): Promise<Sheet> {
  const root = project("client");
  const server = await vite.createServer({
    configFile: false,
    root,
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: {
      host: "127.0.0.1",
      port,
      strictPort: port !== 0,
      // Vite serves fonts from the real paths of packages.
      fs: { allow: [root, project("shared"), realpathSync(project("node_modules"))] },
    },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  const [origin] = server.resolvedUrls!.local;
  return { address: `${origin}games/${game}/gallery/`, close: () => server.close() };
}

/** Resolves when every picture is drawn. Errors of the page are added to `errors`. */
export async function openSheet(
  browser: Browser,
  { address }: Sheet,
  density: number,
  errors: string[],
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: density });
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("requestfailed", (request) => errors.push(`${request.url()} cannot be fetched`));
  page.on("response", (response) => {
    if (!response.ok() && !response.url().endsWith("/favicon.ico"))
      errors.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(address);
  await page.locator("body[data-ready]").waitFor();
  return page;
}
