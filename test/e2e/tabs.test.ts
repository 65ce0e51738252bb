import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { hasPlayed, openSite, type TestSite } from "./kit/site.ts";

const SPREAD = someAtGate(1, ["late", "soon"]);

describe.skipIf(!executablePath)(`a browser with several tabs${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function tabs(): Promise<readonly [Page, Page]> {
    const first = await site.page();
    await first.goto("/");
    const second = await first.context().newPage();
    await second.goto("/");
    return [first, second];
  }

  const stored = (page: Page): Promise<{ readonly player: string; readonly name: string } | undefined> =>
    page.evaluate(() => JSON.parse(localStorage.getItem("stillwater.player") ?? "null") ?? undefined);

  async function playAlone(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Alone", exact: true }).click();
    await page.getByRole("option").first().waitFor();
  }

  async function keepsSeats(pages: readonly Page[]): Promise<void> {
    for (const page of pages) {
      await page.reload();
      await page.getByRole("option").first().waitFor();
    }
  }

  it("has the same guest in both, who keeps both seats after reloads", async () => {
    const [first, second] = await tabs();
    await playAlone(first);
    const guest = await stored(first);
    await playAlone(second);
    expect(await stored(second)).toEqual(guest);
    await keepsSeats([first, second]);
    await first.context().close();
  });

  /** Hides for 5 s what another tab has stored, as a busy browser may. */
  const spreadLate = (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(() => {
      const opened = performance.now();
      const own = new Set<string>();
      const { getItem, setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        own.add(key);
        setItem.call(this, key, value);
      };
      Storage.prototype.getItem = function (key) {
        const isHidden = key === "stillwater.player" && !own.has(key) && performance.now() - opened < 5000;
        return isHidden ? null : getItem.call(this, key);
      };
    });

  it("is one guest when both begin at the same moment, and neither sees yet what the other one stores", async ({
    skip,
  }) => {
    skip(!SPREAD.includes("late"), NOT_CHOSEN);
    const context = (await site.page()).context();
    await spreadLate(context);
    const introductions: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/players")) introductions.push(request.url());
    });
    const both = await Promise.all([context.newPage(), context.newPage()]);
    for (const page of both) await page.goto("/");
    await Promise.all(both.map(playAlone));
    expect(introductions).toHaveLength(1);
    await keepsSeats(both);
    await context.close();
  });

  it("is one guest when both begin at the same moment", async ({ skip }) => {
    skip(!SPREAD.includes("soon"), NOT_CHOSEN);
    const [first, second] = await tabs();
    await Promise.all([playAlone(first), playAlone(second)]);
    await keepsSeats([first, second]);
    await first.context().close();
  });

  it("says at a table that another tab has a new identity, and offers to reload", async () => {
    const [first, second] = await tabs();
    await playAlone(first);
    const other = await site.program.guest("Wanda");
    await second.evaluate(
      (guest) => localStorage.setItem("stillwater.player", guest),
      JSON.stringify({ player: other.player, token: other.token, name: other.name }),
    );
    await first.getByText("You are signed in as Wanda in another tab.").waitFor();
    await first.getByRole("button", { name: "Reload" }).click();
    await first.getByRole("main").locator("canvas").waitFor();
    await expect.poll(() => first.getByRole("option").count()).toBe(0);
    await first.context().close();
  });

  it("follows a new name, and a tab without a table takes the identity of the other", async () => {
    const [first, second] = await tabs();
    const other = await site.program.guest("Wanda");
    await second.evaluate(
      (guest) => localStorage.setItem("stillwater.player", guest),
      JSON.stringify({ player: other.player, token: other.token, name: other.name }),
    );
    await first.getByRole("button", { name: "Your name: Wanda. Change" }).waitFor();
    await first.getByRole("button", { name: "Your name: Wanda. Change" }).click();
    await first.getByLabel("Other players see this name").fill("Zoe");
    await first.getByRole("button", { name: "Save" }).click();
    await second.reload();
    await second.getByRole("button", { name: "Your name: Zoe. Change" }).waitFor();
    await first.context().close();
  });

  it("says once at the first table that it stores nothing, and how to come back", async () => {
    const context: BrowserContext = await site.browser.newContext({ baseURL: site.program.origin, locale: "en-GB" });
    await hasPlayed(context);
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const page = await context.newPage();
    await page.goto("/");
    await playAlone(page);
    const notice = page.getByText("This browser cannot store anything");
    await notice.waitFor();
    await page.getByRole("button", { name: "Get recovery words" }).click();
    await page.getByRole("button", { name: "Create recovery words" }).waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    await context.close();
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
