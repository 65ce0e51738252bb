import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`practice${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function practise(page: Page): Promise<void> {
    await page.goto("/");
    await page.getByRole("checkbox", { name: /^Practice with tips/ }).check();
    await playAlone(page);
  }

  it("is chosen beside the way to play alone; a tip says what might be best and why, is drawn, and is in the log and the result", async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    await practise(page);
    const hint = page.locator(".hint");
    const isDrawn = () =>
      page.evaluate(() => Object.keys(window.__game!.poses()).some((key) => key.startsWith("ghost:")));
    await hint.getByRole("button", { name: "Tip" }).click();
    await hint.getByText(/: a chance of \d+% with good play, \d+% as you have played so far\. /).waitFor();
    await expect.poll(isDrawn).toBe(true);
    const { bottom } = await page
      .locator("[data-cell]")
      .last()
      .evaluate((cell) => {
        const grid = cell.closest("[role=grid]")!.getBoundingClientRect();
        return { bottom: grid.bottom };
      });
    const tip = page.locator(".hint .panel");
    await expect.poll(async () => (await tip.boundingBox())!.y).toBeGreaterThan(bottom);
    await expectClean(page);
    await hint.getByRole("button", { name: "Got it" }).click();
    await expect.poll(isDrawn).toBe(false);
    await hint.getByRole("button", { name: /^Tip 1 tip so far$/ }).click();
    await expect.poll(isDrawn).toBe(true);
    const sitter = new SeatedPage(page, 0);
    await sitter.sees((await sitter.play()) + 1);
    await expect.poll(isDrawn).toBe(false);
    await hint.getByRole("button", { name: /^Tip/ }).click();
    await expect.poll(isDrawn).toBe(true);
    expect(await sitter.view()).toMatchObject({ hints: { taken: 2, isGiven: true } });
    await hint.getByRole("button", { name: "Got it" }).click();
    await page.getByRole("button", { name: "Log and chat" }).click();
    await expect.poll(() => page.getByRole("dialog").getByText("You asked for a tip").count()).toBe(2);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "At this table" }).click();
    await page.getByRole("button", { name: "Give up …" }).click();
    await page.getByRole("button", { name: "Give up", exact: true }).click();
    await page.getByText("Practice, with 2 tips.").waitFor();
    await page.goto("/history");
    await page.getByText("with 2 tips").waitFor();
    expect(site.errors).toEqual([]);
  });

  it("counts no tip that was cancelled before it came", async () => {
    const page = await site.page();
    await practise(page);
    // Makes the analysis never end.
    await page.evaluate(() => {
      window.Worker = class extends Worker {
        override postMessage() {}
        override terminate() {
          super.terminate();
          document.documentElement.dataset.ended = "";
        }
      };
    });
    await page.locator(".hint").getByRole("button", { name: "Tip" }).click();
    await page.locator(".hint").getByRole("button", { name: "Thinking" }).waitFor();
    await page.goBack();
    await page.locator("[data-ended]").waitFor({ state: "attached" });
    await page.goForward();
    await page.locator(".hint").getByRole("button", { name: "Tip" }).waitFor();
    expect(await new SeatedPage(page, 0).view()).toMatchObject({ hints: { taken: 0 } });
    expect(site.errors).toEqual([]);
  });

  it("is only for players who have chosen it", async () => {
    const page = await site.page();
    await playAlone(page);
    await expect.poll(() => page.locator(".hint").count()).toBe(0);
  });
});
