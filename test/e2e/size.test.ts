import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { openOwnSite, openSite, playAlone, type TestSite } from "./kit/site.ts";

const KB = 1024;

const RENDERERS = ["canvas", "webgl"] as const;
const DRAWN_BY = someAtGate(1, RENDERERS);

/** Returns a function that weighs the scripts loaded since this call. */
function weigh(page: Page): () => Promise<number> {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response.url());
  });
  return async () => {
    const bodies = await Promise.all([...scripts].map(async (url) => (await fetch(url)).arrayBuffer()));
    return bodies.reduce((sum, body) => sum + gzipped(body), 0);
  };
}

/** Maximum gzipped bytes until the page is usable, without pictures and fonts. */
const FIRST_VISIT = 50_000;

const gzipped = (body: ArrayBuffer | Buffer): number => gzipSync(body, { level: 9 }).length;

/** When a window became usable, in ms since navigation. */
interface TimedWindow {
  usableAt?: number;
}

/** A usable page sets its list of early presses to undefined. */
const noteUsable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let presses: unknown;
    Object.defineProperty(window, "presses", {
      get: () => presses,
      set(value) {
        presses = value;
        if (value === undefined) (window as TimedWindow).usableAt = performance.now();
      },
    });
  });

/**
 * Gzipped bytes by resource type, until the page is usable.
 * @param page with an empty cache
 */
async function weighVisit(page: Page, path: string): Promise<Readonly<Record<string, number>>> {
  await noteUsable(page);
  const responses = new Map<string, Response>();
  page.on("response", (response) => responses.set(response.url(), response));
  await page.goto(path);
  await page.waitForFunction(() => (window as TimedWindow).usableAt !== undefined);
  const requested = await page.evaluate(() => {
    const { usableAt } = window as TimedWindow;
    const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < usableAt!);
    return [location.href, ...before.map(({ name }) => name)];
  });
  const weights: Record<string, number> = {};
  for (const url of requested) {
    const response = responses.get(url)!;
    const type = response.request().resourceType();
    weights[type] = (weights[type] ?? 0) + gzipped(await response.body());
  }
  return weights;
}

describe.skipIf(!executablePath)(`what the pages weigh${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openOwnSite("canvas");
  });
  afterAll(() => site.close());

  it.for(Object.entries({ desk: SCREENS.desk, phone: SCREENS.phone }))(
    "a first visit to the home page loads at most 50 kB before it is usable, besides pictures and fonts (%s)",
    async ([, screen]) => {
      const page = await site.page({ ...screen, isNewcomer: true });
      const weights = await weighVisit(page, "/");
      expect(Object.keys(weights).toSorted()).toEqual(["document", "font", "image", "script", "stylesheet"]);
      const { document, script, stylesheet } = weights;
      expect(document! + script! + stylesheet!).toBeLessThanOrEqual(FIRST_VISIT);
    },
  );

  it("the home page loads at most 41 KB of script, and no more where every byte counts", async () => {
    const page = await site.page();
    // Without `saveData`, an idle page prefetches a table's scripts.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const weight = weigh(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Take a seat" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await weight()).toBeLessThanOrEqual(41 * KB);
  });

  it.for(RENDERERS)(
    "the table loads at most 320 KB of script in all, drawn by %s",
    // WebGL without a GPU is slow, so a gate run tries one renderer.
    async (renderer, { skip }) => {
      skip(!DRAWN_BY.includes(renderer), NOT_CHOSEN);
      const shared = await openSite(renderer);
      // WebGL is slow, and the scripts do not depend on the window.
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
