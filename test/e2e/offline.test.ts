import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import boardWords from "../../client/features/boards/messages/en.ts";
import replayMessages from "../../client/features/replay/messages/en.ts";
import resultWords from "../../client/features/table/result/messages/en.ts";
import english from "../../client/i18n/en.ts";
import englishHome from "../../client/i18n/home/en.ts";
import tableWords from "../../client/i18n/table/en.ts";
import { LocalMatch } from "../../client/match/local-match.ts";
import { wayward } from "../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../kit/chance.ts";
import { seedOf } from "../kit/play.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { browserOf, executablePath, noBrowser } from "./kit/chromium.ts";
import { type Deployment, deploy } from "./kit/deployed.ts";
import { isKept, keptOn, playAhead } from "./kit/device.ts";
import { CLIPBOARD, copiedLink, drawByKeys, oddsOn } from "./kit/drawn-board.ts";
import { KEYS, playOn, SeatedPage } from "./kit/seated-page.ts";
import { hasPlayed, playAlone } from "./kit/site.ts";
import { answer, type Press, saidOn } from "./kit/wayward.ts";

const entryOf = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname);

const UPDATED = someAtGate(1, ["at rest", "in a match"]);

/** A browser context that allows the service worker. */
const contextFor = async ({ origin }: Deployment): Promise<BrowserContext> =>
  (await browserOf("canvas")).newContext({
    baseURL: origin,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });

/** Installing takes seconds, so the tests share a page, which the first test takes offline. */
describe.skipIf(!executablePath)(`the site, stored by a browser${noBrowser}`, () => {
  let site: Deployment;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    site = await deploy();
    context = await contextFor(site);
    page = await context.newPage();
    await page.goto("/");
    await isKept(page);
  });
  afterAll(() => Promise.all([context.close(), site.close()]));

  test("meets each condition under which browsers and Lighthouse call it installable", async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const served = await page.request.get(href!);
    expect(served.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await served.json();
    expect(manifest).toMatchObject({
      name: english.place,
      short_name: english.place,
      lang: "en",
      display: "standalone",
    });
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect((await page.request.get(manifest.start_url)).status()).toBe(200);
    for (const colour of [manifest.theme_color, manifest.background_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const icon of manifest.icons.filter(({ type }: { type: string }) => type === "image/png")) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, icon.src);
      expect(size, icon.src).toBe(icon.sizes);
    }
    const pngs = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
    expect(pngs).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
    for (const scheme of ["light", "dark"])
      await expect.poll(() => page.locator(`meta[name="theme-color"][media*="${scheme}"]`).count()).toBe(1);
    await expect
      .poll(() => page.locator('meta[name="viewport"]').getAttribute("content"))
      .toContain("width=device-width");
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(manifest.start_url, site.origin).href.startsWith(scope)).toBe(true);
    await site.cut();
    expect((await page.goto(manifest.start_url))!.status()).toBe(200);
  });

  test("opens offline at every address, under the same policy", async () => {
    await site.cut();
    const home = await page.goto("/");
    expect(home!.headers()["content-security-policy"]).toContain("script-src 'self';");
    await page.getByRole("heading", { level: 1, name: englishHome.claim }).waitFor();
    await page.goto("/rules");
    await page.getByRole("heading", { level: 1, name: english.rules.title }).waitFor();
    await page.goto("/r");
    await page.locator('input[type="file"]').waitFor({ state: "attached" });
  });

  test("opens match files of the device offline, and checks them", async () => {
    await site.cut();
    const file = (name: string) => fileURLToPath(new URL(`../fixtures/golden/${name}.jsonl`, import.meta.url));
    for (const name of ["tranquility-duel-2-won", "arcanoid-dresden-FieldWon-no-magician"]) {
      await page.goto("/r");
      await page.locator('input[type="file"]').setInputFiles(file(name));
      await page.getByRole("region", { name: replayMessages.controls }).waitFor();
      await page.getByRole("button", { name: replayMessages.check.mark.isTrue }).waitFor();
    }
  });

  test("draws a board offline, with odds and a link, at which a match is played to its end, watched and proven", async () => {
    await site.cut();
    await hasPlayed(page);
    await context.grantPermissions(CLIPBOARD.permissions);
    await drawByKeys(page);
    await oddsOn(page).waitFor();
    const link = await copiedLink(page, KEYS);
    await page.goto("/");
    await page.goto(link);
    await page.getByText(boardWords.linked).waitFor();
    await page.getByRole("button", { name: boardWords.play.alone }).press("Enter");
    await page.waitForURL(/\/t\/alone-/);
    const path = new URL(page.url()).pathname;
    await page.getByRole("button", { name: "Discard two" }).waitFor();
    await playAhead(page, path.slice("/t/".length));
    await page.goto(`${path}?test`);
    expect(await playOn([new SeatedPage(page, 0, KEYS)])).toBeGreaterThan(0);
    await page.getByRole("link", { name: resultWords.watch }).press("Enter");
    await page.waitForURL(/\/r\/alone-/);
    await page.getByRole("button", { name: replayMessages.check.mark.isTrue }).waitFor();
  });
});

describe.skipIf(!executablePath)(`the site as an app${noBrowser}`, () => {
  let site: Deployment;
  let context: BrowserContext;
  beforeEach(async () => {
    site = await deploy();
    context = await contextFor(site);
  });
  afterEach(() => Promise.all([context.close(), site.close()]));

  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  /** Loads the new build in another page; waits until `page` reports it. */
  const openNewer = async (page: Page): Promise<Page> => {
    const newer = await open("/");
    const isReported = async () => (await page.getByText(english.newVersion).count()) > 0;
    // A browser merges this check with a running one, which may have begun before the update.
    const check = () =>
      newer.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update().catch(() => {});
      });
    await expect.poll(async () => (await isReported()) || check().then(isReported)).toBe(true);
    return newer;
  };

  test("is one build or the other, and says once that there is a new one", async ({ skip }) => {
    skip(!UPDATED.includes("at rest"), NOT_CHOSEN);
    const old = site.entry;
    const page = await open("/");
    await isKept(page);
    site.update();
    expect(site.entry).not.toBe(old);
    const newer = await openNewer(page);
    expect(await entryOf(newer)).toBe(site.entry);
    await expect.poll(() => newer.getByText(english.newVersion).count()).toBe(0);
    await site.cut();
    // The old page still loads modules of its own build.
    expect(await page.evaluate(async (entry) => (await fetch(entry)).status, old)).toBe(200);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: englishHome.claim }).waitFor();
    expect(await entryOf(page)).toBe(site.entry);
  });

  test("gets a new build during a match, which continues in the old page and in the new one", async ({ skip }) => {
    skip(!UPDATED.includes("in a match"), NOT_CHOSEN);
    await hasPlayed(context);
    const page = await open("/");
    await isKept(page);
    const old = site.entry;
    await context.setOffline(true);
    await playAlone(page);
    const path = new URL(page.url()).pathname;
    const sitter = new SeatedPage(page, 0);
    await sitter.sees((await sitter.play()) + 1);
    await context.setOffline(false);
    site.update();
    const newer = await openNewer(page);
    expect(await entryOf(newer)).toBe(site.entry);
    await context.setOffline(true);
    // The match continues in its first build, even with modules not loaded before.
    expect(await entryOf(page)).toBe(old);
    await page.getByRole("button", { name: english.rules.title }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await sitter.sees((await sitter.play()) + 1);
    const before = await sitter.view();
    await page.goto(`${path}?test`);
    await sitter.sees(before.version);
    expect(await entryOf(page)).toBe(site.entry);
    expect(await sitter.view()).toEqual(before);
    await sitter.sees((await sitter.play()) + 1);
    await expect.poll(() => page.getByText(english.newVersion).count()).toBe(0);
  });

  test("plays a companion's game in airplane mode: dealt there, answered, reloaded, taken back", async () => {
    await hasPlayed(context);
    const page = await open("/");
    await isKept(page);
    await site.cut();
    await context.setOffline(true);
    await page.getByRole("radio", { name: "Wayward" }).check({ force: true });
    await page.getByRole("region", { name: "Wayward" }).getByRole("button", { name: "Alone" }).click();
    await page.waitForURL(/\/t\/alone-/);
    const id = new URL(page.url()).pathname.slice("/t/".length);
    const rng = chanceOf(seedOf("airplane"))(1);
    const now = async () => {
      const { match } = new LocalMatch(wayward, (await keptOn(page, id))!);
      await page.locator(`.way[data-version="${match.version}"][aria-busy="false"]`).waitFor();
      return match;
    };
    await page.getByRole("button", { name: tableWords.company.title }).click();
    await page.getByText(tableWords.company.onDevice).waitFor();
    await page.keyboard.press("Escape");
    let isTakenBack = false;
    const turns = isNightly ? Number.POSITIVE_INFINITY : 2;
    await page.locator(".way-question").waitFor();
    for (
      let match = await now();
      match.phase === "live" && match.table.automata[0]!.turn < turns;
      match = await now()
    ) {
      const before = match.version;
      await answer(page, CLICK, match.table, saidOn(match.table, rng));
      await page.waitForFunction((before) => {
        const { version } = document.querySelector<HTMLElement>('.way[aria-busy="false"]')?.dataset ?? {};
        return Number(version) > before;
      }, before);
      if (isTakenBack || match.table.automata[0]!.turn === 0) continue;
      const { version } = await now();
      await page.reload();
      expect((await now()).version).toBe(version);
      await page.getByRole("button", { name: /^Take back/ }).waitFor();
      await page.keyboard.press("Backspace");
      const last = async () => (await keptOn(page, id))!.log.at(-1)!.type;
      await expect.poll(last).toBe("StepTakenBack");
      isTakenBack = true;
    }
    expect(isTakenBack).toBe(true);
    if (isNightly) {
      await page.getByRole("link", { name: resultWords.watch }).click();
      await page.getByRole("button", { name: replayMessages.check.mark.isTrue }).waitFor();
    }
  });
});

/** This page has no touch screen. */
const CLICK: Press = (page, selector) => page.locator(selector).first().click();
