import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arcanoid } from "../../shared/games/arcanoid/arcanoid.ts";
import { actingFor } from "../../shared/games/arcanoid/state.ts";
import { startApp, type TestApp } from "../kit/app.ts";
import { firstAtGate } from "../kit/strength.ts";
import { type Hand, KEYS, matchOn, POINTER, perform } from "./kit/arcanoid.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { begin, storeIn } from "./kit/seeded.ts";
import { lookAs } from "./kit/site.ts";

const VARIANTS = firstAtGate(1, [
  { variant: "dresden", bots: 2, tide: false },
  { variant: "koblenz", bots: 1, tide: false },
  { variant: "malta", bots: 1, tide: false },
  { variant: "worms", bots: 0, tide: true },
]);

/** How often both pages are asked for a play, 40 ms apart. */
const MOST = 400;

describe.skipIf(!executablePath)(`Arcanoïd in a browser${noBrowser}`, () => {
  let app: TestApp;
  let browser: Browser;
  let dataDir: string;
  const errors: string[] = [];
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "stillwater-arcanoid-"));
    await (await storeIn(dataDir)).close();
    [app, browser] = await Promise.all([startApp({ botPause: 30, dataDir }), browserOf("canvas")]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), app.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  let tables = 0;

  /** The deal is the same in every run. */
  async function gathered(bots: number, chosen: { readonly variant: string; readonly tide: boolean }) {
    const guests = await Promise.all(["Guest 0", "Guest 1"].map((name) => app.guest(name)));
    // The deal follows from the id, which is unique in this file.
    const id = `${chosen.variant}${bots}${"abcdefgh"[tables++]}`.padEnd(16, "2");
    const options = arcanoid.options.parse({ ...chosen, rounds: 1 });
    await app.app.factory.create({ game: arcanoid, options, seats: 2 + bots, visibility: "private", id });
    const table = (await app.app.tables.acquire(id))!;
    await begin(table, guests, bots);
    return { guests, code: table.match.config.code };
  }

  /** @param steals the standing answer for steals */
  async function windowOf(width: number, height: number, steals: string) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: app.origin,
    });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript((steals) => localStorage.setItem("stillwater.arcanoid-steals", steals), steals);
    return page;
  }

  async function pageOf(guest: Parameters<typeof lookAs>[1], code: string, width: number, height: number) {
    // The driver of the page expects that the holder of the Fool is asked at the same time as all others.
    const page = await windowOf(width, height, "always");
    await lookAs(page, guest);
    await page.goto(`/t/${code}?test`);
    await page.waitForFunction(() => window.__game?.idle());
    return page;
  }

  /** Plays by hand as a bot would. Returns whether it played. */
  async function playOn(page: Page, hand: Hand, seat: number): Promise<boolean> {
    const match = await matchOn(page);
    if (match.phase !== "live" || actingFor(match.table, seat) === undefined) return false;
    if (!(await page.evaluate(() => window.__game!.idle()))) return false;
    const command = arcanoid.bots.steady!(match.table, seat, () => 0);
    await perform(page, hand, seat, command, match);
    return true;
  }

  it.each(VARIANTS)(
    "a whole match of $variant is played to its table of fields, by pointer, by keys, and by $bots bots",
    async ({ bots, ...chosen }) => {
      const { guests, code } = await gathered(bots, chosen);
      const seats = [
        { page: await pageOf(guests[0]!, code, 1440, 900), hand: POINTER, seat: 0 },
        { page: await pageOf(guests[1]!, code, 390, 844), hand: KEYS, seat: 1 },
      ];
      for (const { page } of seats) await expectClean(page);
      await expect.poll(() => seats[0]!.page.locator(".arcanoid-pile small").last().innerText()).toBe("Discards");
      let plays = 0;
      for (let i = 0; i < MOST; i++) {
        for (const { page, hand, seat } of seats) if (await playOn(page, hand, seat)) plays += 1;
        const { phase } = await matchOn(seats[0]!.page);
        if (phase === "over") break;
        await seats[0]!.page.waitForTimeout(40);
      }
      expect(plays).toBeGreaterThan(4);
      for (const { page } of seats)
        await page.getByRole("table", { name: "Fields won" }).getByRole("rowheader", { name: "You" }).waitFor();
      expect(errors).toEqual([]);
    },
  );

  it("is learned by touching what is lit, even without ever stealing", async () => {
    const page = await windowOf(390, 844, "never");
    await page.goto("/learn/arcanoid?test");
    const done = page.locator('.lesson[data-step="done"]');
    for (let touches = 0; touches < 24 && !(await done.isVisible()); touches++) {
      const goOn = page.getByRole("button", { name: "Continue" });
      const lit = page.locator(".beacon");
      await lit.or(goOn).or(done).first().waitFor();
      if (await done.isVisible()) break;
      if (await goOn.isVisible()) {
        await goOn.click();
        await goOn.waitFor({ state: "detached" });
        continue;
      }
      const before = await lit.getAttribute("style");
      const { x, y, width, height } = (await lit.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((style) => document.querySelector(".beacon")?.getAttribute("style") !== style, before);
    }
    await done.getByRole("heading", { name: "Three fields to one" }).waitFor();
    await expectClean(page);
    expect(errors).toEqual([]);
  });

  it("shows on a phone what each of eight players has on the table, by a touch on a name and by keys", async () => {
    const { guests, code } = await gathered(6, { variant: "dresden", tide: false });
    const page = await pageOf(guests[0]!, code, 390, 844);
    const told = (name: string) => page.getByRole("dialog", { name, exact: true });
    await POINTER.touch(page, '[data-party="1"]');
    await told("Guest 1").getByText("Swords: free").waitFor();
    await POINTER.touch(page, '[data-party="3"]');
    await told("Bot 3").waitFor();
    await expectClean(page);
    await page.keyboard.press("Escape");
    await told("Bot 3").waitFor({ state: "detached" });
    await page.locator('[data-berth="1:0"]').focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await told("Guest 1").locator("button:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.locator('[data-party="1"]:focus').waitFor();
    expect(errors).toEqual([]);
  });
});
