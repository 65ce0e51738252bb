import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type {} from "../../client/early.ts";
import germanCard from "../../client/games/tranquility/setup/messages/de.ts";
import englishCard from "../../client/games/tranquility/setup/messages/en.ts";
import frenchCard from "../../client/games/tranquility/setup/messages/fr.ts";
import german from "../../client/i18n/de.ts";
import english from "../../client/i18n/en.ts";
import french from "../../client/i18n/fr.ts";
import germanHome from "../../client/i18n/home/de.ts";
import englishHome from "../../client/i18n/home/en.ts";
import frenchHome from "../../client/i18n/home/fr.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openOwnSite, type TestSite } from "./kit/site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const SPOKEN = [
  { locale: "en-GB", language: "en", home: englishHome, card: englishCard, shell: english },
  { locale: "fr-CA", language: "fr", home: frenchHome, card: frenchCard, shell: french },
  { locale: "de-AT", language: "de", home: germanHome, card: germanCard, shell: german },
] as const;

const WINDOWS: readonly BrowserContextOptions[] = [PHONE, {}];
const THEMES = ["light", "dark", "contrast"];
const [READ, LOOKED, WORN] = [someAtGate(1, SPOKEN), someAtGate(1, WINDOWS), someAtGate(1, THEMES)];

/** Omits text in pictures, which are drawn only when the page is idle. */
const contents = (page: Page) =>
  page.locator("#app").evaluate((app) => ({
    text: [...app.querySelectorAll<HTMLElement>(":not(svg, svg *)")]
      .flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter(({ parentElement }) => parentElement!.checkVisibility())
      .map(({ textContent }) => textContent!.trim())
      .filter(Boolean),
    controls: [...app.querySelectorAll("button, a, input")].map(
      (control) => `${control.tagName} ${control.getAttribute("href") ?? ""} ${control.textContent}`,
    ),
  }));

/** The returned function releases the scripts, and waits until the page is usable. */
async function held(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.waitForFunction(() => window.presses === undefined);
  };
}

describe.skipIf(!executablePath)(`the home page, as it is served${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openOwnSite("canvas");
  });
  afterAll(() => site.close());

  const home = async (options: BrowserContextOptions): Promise<Page> => {
    const page = await site.page(options);
    await page.goto("/", { waitUntil: "commit" });
    return page;
  };

  test.for(SPOKEN)(
    "to a browser in $locale without scripts says in $language what there is",
    async (spoken, context) => {
      context.skip(!READ.includes(spoken), NOT_CHOSEN);
      const { locale, language, home: words, card, shell } = spoken;
      const page = await home({ locale, javaScriptEnabled: false });
      await page.getByRole("heading", { level: 1, name: words.claim }).waitFor();
      expect(await page.title()).toContain(shell.place);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
      await expect.poll(() => page.locator("noscript").textContent()).toContain("JavaScript");
      const { anybody, friends, alone } = words.play;
      for (const name of [anybody, friends, alone])
        await expect.poll(() => page.getByRole("button", { name, exact: true }).isVisible()).toBe(true);
      for (const text of [card.motto, shell.rules.title, card.learn])
        await expect.poll(() => page.getByText(text, { exact: true }).first().isVisible()).toBe(true);
      const rules = page.getByRole("link", { name: words.how.rules, exact: true });
      await rules.click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/rules/);
    },
  );

  test.for(WINDOWS)("is the same when the app takes over, and nothing moves %j", async (options, { skip }) => {
    skip(!LOOKED.includes(options), NOT_CHOSEN);
    const page = await site.page({ ...options, locale: "de-DE" });
    const letGo = await held(page);
    // Holds back the API's responses until the app runs.
    const answers = Promise.withResolvers<void>();
    await page.route("**/api/**", async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Allein", exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await contents(page);
    await page.evaluate(() => {
      const marked: { shifts: number } = Object.assign(document.querySelector("h1")!, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) marked.shifts += (shift as unknown as { value: number }).value;
      }).observe({ type: "layout-shift" });
    });
    await letGo();
    expect(await contents(page)).toEqual(before);
    answers.resolve();
    await page.getByRole("link", { name: "Die Partie des Tages" }).getByText("Spielen", { exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    // The heading is still the served element, and the layout has not shifted.
    expect(await page.evaluate(() => (document.querySelector("h1") as { shifts?: number } | null)?.shifts)).toBe(0);
  });

  it("keeps what is pressed before the app is there, and does it once", async () => {
    const page = await site.page();
    const letGo = await held(page);
    await page.goto("/", { waitUntil: "commit" });
    const alone = page.getByRole("button", { name: "Alone", exact: true });
    const opened: string[] = [];
    page.on("request", (request) => request.method() === "POST" && opened.push(new URL(request.url()).pathname));
    await alone.click();
    await alone.click();
    await expect.poll(() => alone.getAttribute("aria-busy")).toBe("true");
    await letGo();
    await page.waitForURL(/\/t\//);
    expect(opened.filter((path) => path === "/api/matches")).toHaveLength(1);
  });

  it("shows nothing in another language than the one that was chosen here", async () => {
    const page = await site.page();
    await page.addInitScript(() => localStorage.setItem("stillwater.language", "fr"));
    const letGo = await held(page);
    await page.goto("/", { waitUntil: "commit" });
    const claim = page.locator("h1");
    await claim.waitFor({ state: "attached" });
    await expect.poll(() => claim.isVisible()).toBe(false);
    await letGo();
    await expect.poll(() => claim.innerText()).toBe(frenchHome.claim);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
  });

  it.for(THEMES)("has the chosen theme from the first frame on: %s", async (theme, { skip }) => {
    skip(!WORN.includes(theme), NOT_CHOSEN);
    const page = await site.page();
    await page.addInitScript((chosen) => localStorage.setItem("stillwater.theme", chosen), theme);
    await held(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe(theme);
  });

  it("has no violation that axe finds before the app has started", async () => {
    const page = await site.page();
    await held(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectClean(page);
  });
});
