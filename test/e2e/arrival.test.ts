import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_PORT, open, type Program } from "../server/rooms/program.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { failRequests } from "./kit/failing.ts";

describe.skipIf(!executablePath)(`the way to a table${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  let browser: Browser;
  let program: Program;

  beforeAll(async () => {
    [browser, program] = await Promise.all([browserOf("canvas"), open(dataDir, ANY_PORT)]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function home(): Promise<Page> {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(program.origin);
    return page;
  }

  test("leads there after a second try, and the player sits down all the same", async () => {
    const page = await home();
    const summary = /\/api\/matches\/[a-z0-9]+$/;
    const summaries = await failRequests(page, summary);
    await page.getByRole("button", { name: "Alone" }).click();
    await summaries.tryAgain();
    await page.getByRole("option").first().waitFor();
    await expect.poll(() => page.getByRole("option").count()).toBe(5);
  });

  test("continues after a reload before the player sat down", async () => {
    const page = await home();
    // The player cannot sit down while no table can be joined.
    await page.route("**/matchmake/**", () => {});
    const asked = page.waitForRequest("**/matchmake/**");
    await page.getByRole("button", { name: "Alone" }).click();
    await asked;
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => page.getByRole("option").count()).toBe(5);
    // A request that was carried out is not repeated by a reload.
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  });

  test("opens one connection to the table, and no second one while that is open", async () => {
    const page = await home();
    let lines = 0;
    page.on("websocket", () => lines++);
    await page.getByRole("button", { name: "Alone" }).click();
    await page.getByRole("option").first().waitFor();
    await page.waitForTimeout(1500);
    expect(lines).toBe(1);
  });
});
