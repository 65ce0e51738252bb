import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { type House, openHouse, playAlone } from "./kit/house.ts";

const KB = 1024;

/** Adds up what a page loads of script, gzipped, from now on. */
function weigh(page: Page): () => Promise<number> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.set(response.url(), response.body());
  });
  return async () => {
    const scripts = await Promise.all(bodies.values());
    return scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

describe.skipIf(!executablePath)(`what the pages weigh${noBrowser}`, () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse("canvas");
  });
  afterAll(() => house.close());

  it("the home page loads at most 40 KB of script", async () => {
    const page = await house.page();
    const weight = weigh(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await weight()).toBeLessThanOrEqual(40 * KB);
  });

  it.each(["canvas", "webgl"] as const)(
    "the table loads at most 220 KB of script in all, drawn by %s",
    // WebGL without a graphics card takes its time.
    { timeout: 120_000 },
    async (renderer) => {
      const own = renderer === "canvas" ? house : await openHouse(renderer);
      const page = await own.page();
      await playAlone(page);
      const weight = weigh(page);
      await page.reload();
      await page.waitForFunction(() => window.__game?.idle());
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.__game!.renderer())).toBe(renderer);
      expect(await weight()).toBeLessThanOrEqual(220 * KB);
      if (own !== house) await own.close();
    },
  );
});
