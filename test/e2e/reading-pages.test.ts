import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import bookDe from "../../client/games/tranquility/rules/de.ts";
import bookFr from "../../client/games/tranquility/rules/fr.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { openSite, type TestSite } from "./kit/site.ts";

const BOOK = "/rules/tranquility";
const PATHS = [BOOK, `${BOOK}/day-night`, "/fair"];
const LOOKED = someAtGate(1, PATHS);

/** Contents are tested in test/server/http/reading-pages.test.ts. */
describe.skipIf(!executablePath)(`pages to be read${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await site.page(options);
    await page.goto(path);
    return page;
  }

  it("stay in the language of their address once scripts run, and do not change the language of other pages", async () => {
    const page = await visit(`${BOOK}/duel?lang=de`, { locale: "fr-FR" });
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(bookDe.chapters.duel!.title);
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Duel" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await page.goto(`${BOOK}/duel`);
    await page.getByRole("heading", { level: 1, name: bookFr.chapters.duel!.title }).waitFor();
  });

  it.each([true, false])("lead to a rule and mark its paragraph, with scripts: %s", async (javaScriptEnabled) => {
    const page = await visit(`${BOOK}/duel#B4`, { javaScriptEnabled });
    const rule = page.locator(".book-rule:has(:target)");
    await rule.waitFor();
    if (javaScriptEnabled) await page.locator(".book-picture canvas").first().waitFor();
    await expect.poll(() => rule.innerText()).toContain("B4");
    const marked = await rule.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(marked).not.toBe("none");
    await expect
      .poll(async () => {
        const { y, height } = (await rule.boundingBox())!;
        return y >= 0 && y + height <= 900;
      })
      .toBe(true);
    await expect.poll(() => page.locator("[id=B4]").count()).toBe(1);
  });

  it("are reached from the home page, and from the panel of the rules at the place where it lies open", async () => {
    const page = await visit("/");
    await page.getByRole("link", { name: "Full rules (printable)" }).click();
    await page.waitForURL(`**${BOOK}`);
    await page.goBack();
    await page.getByRole("link", { name: /^The deal is provably fair/ }).click();
    await page.waitForURL("**/fair");
    await page.getByRole("link", { name: "A match file" }).click();
    await page.getByRole("heading", { name: "Open a match file" }).waitFor();
    await page.goto("/");
    await page.getByRole("button", { name: "Rules" }).click();
    const book = page.getByRole("dialog", { name: "Rules" });
    await book.getByRole("tab", { name: "Duel" }).click();
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      book.getByRole("link", { name: "Open in a new page" }).click(),
    ]);
    await opened.waitForURL(`**${BOOK}/duel`);
    await expect.poll(() => book.isVisible()).toBe(true);
  });

  it("are printed without anything around the rules, in dark ink on paper", async () => {
    const page = await visit(`${BOOK}/pyramid`, { colorScheme: "dark" });
    await page.locator(".book-picture canvas").first().waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const around of await page.locator("nav, .page-foot, .reading-print").all())
      await expect.poll(() => around.isVisible()).toBe(false);
    const [ink, paper] = await page.locator("main").evaluate((main) => {
      const { color, backgroundColor } = getComputedStyle(main);
      return [color, backgroundColor];
    });
    expect([ink, paper]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    const pdf = await page.pdf({ format: "A4" });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)!.length;
    expect(sheets).toBeGreaterThanOrEqual(2);
  });

  it.for(PATHS)("have no violation that axe finds: %s", async (path, { skip }) => {
    skip(!LOOKED.includes(path), NOT_CHOSEN);
    for (const options of someAtGate(1, [{ ...SCREENS.phone, colorScheme: "dark" as const }, {}])) {
      const page = await visit(path, options);
      await page.waitForLoadState("networkidle");
      await expectClean(page);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });

  it("leave no error behind", () => expect(site.errors).toEqual([]));
});
