import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import de from "../../client/app/book/words/de.ts";
import en from "../../client/app/book/words/en.ts";
import fr from "../../client/app/book/words/fr.ts";
import bookDe from "../../client/games/tranquility/rules/de.ts";
import bookEn from "../../client/games/tranquility/rules/en.ts";
import bookFr from "../../client/games/tranquility/rules/fr.ts";
import { MODES } from "../../client/games/tranquility/setup/modes.ts";
import { firstAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { openSite, type TestSite } from "./kit/site.ts";

const BOOK = "/rules/tranquility";
const CHAPTERS = Object.keys(MODES) as readonly (keyof typeof MODES)[];

const SPOKEN = [
  { locale: "de-AT", tag: "de", book: bookDe, words: de },
  { locale: "en-GB", tag: "en", book: bookEn, words: en },
  { locale: "fr-CH", tag: "fr", book: bookFr, words: fr },
] as const;

/** Spaces that no line may break at are spaces to whoever compares. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

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
  const textOf = async (page: Page) => plain(await page.locator("main").innerText());

  it.each(firstAtGate(1, SPOKEN))(
    "have all the rules in them without scripts, in $tag",
    async ({ locale, tag, book, words }) => {
      for (const mode of CHAPTERS) {
        const page = await visit(`${BOOK}/${mode}`, { locale, javaScriptEnabled: false });
        const { title, lead, sections } = book.chapters[mode]!;
        expect(await page.locator("html").getAttribute("lang")).toBe(tag);
        expect(await page.title()).toContain(title);
        expect(await page.locator('meta[name="description"]').getAttribute("content")).toBe(lead);
        expect(await page.locator('meta[name="robots"]').count()).toBe(0);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
        const text = await textOf(page);
        for (const { text: paragraphs } of Object.values(sections))
          for (const paragraph of paragraphs) expect(text).toContain(plain(paragraph.text));
        await page.context().close();
      }
      const whole = await visit(BOOK, { locale, javaScriptEnabled: false });
      expect(await whole.getByRole("heading", { level: 1 }).innerText()).toBe(words.rulesOf("Tranquility"));
      expect(await whole.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(
        CHAPTERS.map((mode) => book.chapters[mode]!.title),
      );
      const fair = await visit("/fair", { locale, javaScriptEnabled: false });
      expect(plain(await fair.getByRole("heading", { level: 1 }).innerText())).toBe(plain(words.fair.title));
    },
  );

  it("are in the language that their address asks for, and name their other languages", async () => {
    const page = await visit(`${BOOK}/duel?lang=de`, { locale: "fr-FR" });
    await page.waitForLoadState("networkidle");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(bookDe.chapters.duel!.title);
    const link = (rel: string) => page.locator(`link[rel="${rel}"]`);
    const address = (query: string) => `${site.program.origin}${BOOK}/duel${query}`;
    expect(await link("canonical").getAttribute("href")).toBe(address("?lang=de"));
    const others = await link("alternate").evaluateAll((all) =>
      all.map((one) => [one.getAttribute("hreflang"), one.getAttribute("href")]),
    );
    expect(others).toEqual([
      ["en", address("?lang=en")],
      ["fr", address("?lang=fr")],
      ["de", address("?lang=de")],
      ["x-default", address("")],
    ]);
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Duel" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    // Nobody is asked to speak another language from then on.
    await page.goto(`${BOOK}/duel`);
    await page.getByRole("heading", { level: 1, name: bookFr.chapters.duel!.title }).waitFor();
  });

  it.each([true, false])("lead to a rule and mark its paragraph, with scripts: %s", async (javaScriptEnabled) => {
    const page = await visit(`${BOOK}/duel#B4`, { javaScriptEnabled });
    const rule = page.locator(".book-rule:has(:target)");
    await rule.waitFor();
    if (javaScriptEnabled) await page.locator(".book-picture canvas").first().waitFor();
    expect(await rule.innerText()).toContain("B4");
    const marked = await rule.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(marked).not.toBe("none");
    await expect
      .poll(async () => {
        const { y, height } = (await rule.boundingBox())!;
        return y >= 0 && y + height <= 900;
      })
      .toBe(true);
    expect(await page.locator("[id=B4]").count()).toBe(1);
  });

  it("have every rule of the book under its own anchor", async () => {
    const page = await visit(BOOK, { javaScriptEnabled: false });
    const anchors = await page.locator(".book-ids [id]").evaluateAll((all) => all.map(({ id }) => id));
    const rules = CHAPTERS.flatMap((mode) =>
      Object.values(bookEn.chapters[mode]!.sections).flatMap(({ text }) => text.flatMap(({ rules }) => rules)),
    );
    expect(anchors).toEqual([...new Set(rules)]);
  });

  it("are reached from the home page, and from the panel of the rules at the place where it lies open", async () => {
    const page = await visit("/");
    await page.getByRole("link", { name: "All the rules, to read and print" }).click();
    await page.waitForURL(`**${BOOK}`);
    await page.goBack();
    await page.getByRole("link", { name: /^Nobody can choose the cards/ }).click();
    await page.waitForURL("**/fair");
    await page.getByRole("link", { name: "A match file" }).click();
    await page.getByRole("heading", { name: "Open a match file" }).waitFor();
    await page.goto("/");
    await page.getByRole("button", { name: "Rules" }).click();
    const book = page.getByRole("dialog", { name: "Rules" });
    await book.getByRole("tab", { name: "Duel" }).click();
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      book.getByRole("link", { name: "Open as a page" }).click(),
    ]);
    await opened.waitForURL(`**${BOOK}/duel`);
    expect(await book.isVisible()).toBe(true);
  });

  it.each([
    ["/rules/duel?lang=de#B4", `${BOOK}/duel?lang=de#B4`],
    ["/learn#k7r2mp", "/learn/tranquility#k7r2mp"],
  ])("are found at the addresses of before: %s", async (before, now) => {
    const page = await visit(before);
    await page.waitForURL(`**${now}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  });

  it("are listed game by game", async () => {
    const page = await visit("/rules");
    await page.locator(`main a[href="${BOOK}"]`).click();
    await page.waitForURL(`**${BOOK}`);
    await page.getByRole("heading", { level: 1, name: /Tranquility/ }).waitFor();
  });

  it("are printed without anything around the rules, in dark ink on paper", async () => {
    const page = await visit(`${BOOK}/pyramid`, { colorScheme: "dark" });
    await page.locator(".book-picture canvas").first().waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const around of await page.locator("nav, .reading-foot, .reading-print").all())
      expect(await around.isVisible()).toBe(false);
    const [ink, paper] = await page.locator("main").evaluate((main) => {
      const { color, backgroundColor } = getComputedStyle(main);
      return [color, backgroundColor];
    });
    expect([ink, paper]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    const pdf = await page.pdf({ format: "A4" });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)!.length;
    expect(sheets).toBeGreaterThanOrEqual(2);
  });

  it.each(["/rules/nothing", `${BOOK}/nothing`, "/rules/duel/more", "/fair/x"])("are not found at %s", async (path) => {
    const page = await site.page({ javaScriptEnabled: false });
    expect((await page.goto(path))!.status()).toBe(404);
  });

  it.each([BOOK, `${BOOK}/day-night`, "/fair"])("have nothing axe would find: %s", async (path) => {
    for (const options of firstAtGate(1, [{ ...SCREENS.phone, colorScheme: "dark" as const }, {}])) {
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
