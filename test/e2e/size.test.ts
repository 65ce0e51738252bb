import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openOwnSite, openSite, playAlone, type TestSite } from "./kit/site.ts";

const KB = 1024;

const RENDERERS = ["canvas", "webgl"] as const;
/** A gate weighs one of them. */
const DRAWN_BY = someAtGate(1, RENDERERS);

/** Adds up the gzipped scripts that a page loads from now on, without the browser's cache. */
function weigh(page: Page): () => Promise<number> {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response.url());
  });
  return async () => {
    const bodies = await Promise.all([...scripts].map(async (url) => (await fetch(url)).arrayBuffer()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

describe.skipIf(!executablePath)(`what the pages weigh${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openOwnSite("canvas");
  });
  afterAll(() => site.close());

  it("the home page loads at most 47 KB of script, and no more where every byte counts", async () => {
    const page = await site.page();
    // Otherwise it prefetches what a table needs when idle.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const weight = weigh(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await weight()).toBeLessThanOrEqual(47 * KB);
  });

  it.for(RENDERERS)(
    "the table loads at most 320 KB of script in all, drawn by %s",
    // WebGL without a graphics card is slow.
    async (renderer, { skip }) => {
      skip(!DRAWN_BY.includes(renderer), NOT_CHOSEN);
      const shared = await openSite(renderer);
      // The scripts do not depend on the window; the speed of WebGL does.
      const page = await shared.page({ viewport: { width: 640, height: 480 } });
      await playAlone(page);
      const weight = weigh(page);
      await page.reload();
      await page.waitForFunction(() => window.__game?.idle());
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.__game!.renderer())).toBe(renderer);
      expect(await weight()).toBeLessThanOrEqual(320 * KB);
      await shared.close();
    },
  );
});
