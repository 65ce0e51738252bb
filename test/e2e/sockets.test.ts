import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import english from "../../client/i18n/en.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { type NetworkProxy, proxyTo } from "./kit/network-proxy.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`a page on a network where WebSockets fail${noBrowser}`, () => {
  let site: TestSite;
  let line: NetworkProxy;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  // One proxy per test: pages of other tests would use up its blocked upgrades.
  beforeEach(async () => {
    line = await proxyTo(Number(new URL(site.program.origin).port));
  });
  afterEach(() => line.close());
  afterAll(() => site.close());

  async function open(): Promise<Page> {
    const page = await site.page({ baseURL: line.origin });
    await page.clock.install();
    return page;
  }

  it("reaches a table after an upgrade that is never answered", async () => {
    const page = await open();
    line.block("never", 1);
    await page.goto("/");
    await page.getByRole("button", { name: "Alone", exact: true }).click();
    await expect.poll(() => line.blocks).toBe(1);
    await page.clock.fastForward(8_500);
    await page.getByRole("button", { name: "Discard two" }).waitFor();
  });

  it("comes back to a match after two upgrades in a row that are never answered", async () => {
    const page = await open();
    await playAlone(page);
    line.block("never", 2);
    line.cut();
    await page.locator(".notice.cut").waitFor();
    await expect.poll(() => line.blocks).toBeGreaterThan(0);
    await page.clock.fastForward(6_500);
    await expect.poll(() => line.blocks).toBe(2);
    await page.clock.fastForward(8_500);
    await page.locator(".notice.cut").waitFor({ state: "detached" });
    const sitter = new SeatedPage(page, 0);
    await sitter.sees((await sitter.play()) + 1);
  });

  it("says what is wrong where all upgrades are refused, and plays alone without a server", async () => {
    const page = await open();
    line.block("refused");
    await page.goto("/");
    await page.getByRole("button", { name: "Alone", exact: true }).click();
    await page.waitForURL(/\/t\//);
    await expect.poll(() => line.blocks).toBeGreaterThan(0);
    await page.clock.fastForward(10_500);
    await page.getByText(english.lost.noSockets).waitFor();
    await page.getByRole("link", { name: "Home" }).waitFor();
    await page.getByRole("button", { name: english.lost.playAlone }).click();
    await page.waitForURL(/\/t\/alone-/);
    await page.getByRole("button", { name: "Discard two" }).waitFor();
  });

  it("leaves no error behind", () => expect(site.errors).toEqual([]));
});
