import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { openSheet, serveSheet } from "./kit/sheet.ts";

const SHEETS = [
  ["all cards", "tranquility"],
  ["the tarot", "arcanoid"],
  ["the practice fleet", "wayward"],
] as const;

/** The drawings themselves are tested in test/server/pictures. */
describe.skipIf(!executablePath).each(SHEETS)(`the sheet of %s${noBrowser}`, (_, game) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserOf("canvas");
  });
  afterAll(() => closePages(browser));

  it("is drawn without an error", async () => {
    const sheet = await serveSheet(0, game);
    try {
      const errors: string[] = [];
      await openSheet(browser, sheet, 1, errors);
      expect(errors).toEqual([]);
    } finally {
      await sheet.close();
    }
  });
});
