import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLES } from "../../shared/games/tranquility/boards/examples.ts";
import { linkOf } from "../../shared/games/tranquility/boards/link.ts";
import type { TestApp } from "../kit/app.ts";
import { someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describe.skipIf(!executablePath)(`the sheet of a board${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  it.each(["en-GB", "de-DE", "fr-FR"])("fits one A4 page without the rest of the page in %s", async (locale) => {
    const page = await site.page({ locale });
    for (const board of someAtGate(3, EXAMPLES)) {
      // Another hash alone would not load the page.
      await page.goto("about:blank");
      await page.goto(`/boards/new#${linkOf(board)}`);
      await page.locator(".board-play button", { hasText: /Sheet|Blatt|Feuille/ }).click();
      const sheet = page.locator(".board-sheet");
      await sheet.getByRole("heading", { name: board.title! }).waitFor();
      if (locale === "en-GB") await expectClean(page);
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => page.locator("header.page-top").isVisible()).toBe(false);
      await sheet.locator("dt", { hasText: /^B3$/ }).waitFor();
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
      await page.emulateMedia({ media: "screen" });
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(site.errors).toEqual([]);
    await page.context().close();
  });
});
