import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arcanoid } from "../../shared/games/arcanoid/arcanoid.ts";
import { actingFor } from "../../shared/games/arcanoid/state.ts";
import { isNightly } from "../kit/strength.ts";
import { type Hand, KEYS, matchOn, POINTER, perform } from "./kit/arcanoid.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { begin, storeIn } from "./kit/seeded.ts";
import { openShelf, type ShelfApp } from "./kit/shelf.ts";
import { lookAs } from "./kit/site.ts";

/** All variants at night; before a merge the two between which they have the most to ask. */
const VARIANTS = [
  { variant: "dresden", bots: 2, tide: false },
  { variant: "koblenz", bots: 1, tide: false },
  ...(isNightly
    ? [
        { variant: "malta", bots: 1, tide: false },
        { variant: "worms", bots: 0, tide: true },
      ]
    : []),
];

/** No round of four is longer, however they play. */
const MOST = 400;

describe.skipIf(!executablePath)(`a whole match of Arcanoïd${noBrowser}`, () => {
  let app: ShelfApp;
  let browser: Browser;
  let dataDir: string;
  const errors: string[] = [];
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "stillwater-arcanoid-"));
    await (await storeIn(dataDir)).close();
    [app, browser] = await Promise.all([openShelf(undefined, { botPause: 30, dataDir }), browserOf("canvas")]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), app.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Two people and bots at a table whose cards are dealt the same every time. */
  async function gathered(bots: number, chosen: { readonly variant: string; readonly tide: boolean }) {
    const guests = await Promise.all(["Guest 0", "Guest 1"].map((name) => app.guest(name)));
    const id = chosen.variant.padEnd(16, "2");
    const options = arcanoid.options.parse({ ...chosen, rounds: 1 });
    await app.app.tables.create({ game: arcanoid, options, seats: 2 + bots, visibility: "private", id });
    const table = (await app.app.tables.acquire(id))!;
    await begin(table, guests, bots);
    return { guests, code: table.match.charter.code };
  }

  /** The page of somebody who sits at a table. */
  async function pageOf(guest: Parameters<typeof lookAs>[1], code: string, width: number, height: number) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: app.origin,
    });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await lookAs(page, guest);
    // Whoever holds the Fool is asked, as the driver expects; so is everybody else, at once.
    await page.addInitScript(() => localStorage.setItem("stillwater.arcanoid-steals", "always"));
    await page.goto(`/t/${code}?test`);
    await page.waitForFunction(() => window.__game?.idle());
    return page;
  }

  /** Whoever is asked here does what a bot in their place would, by hand. */
  async function playOn(page: Page, hand: Hand, seat: number): Promise<boolean> {
    const match = await matchOn(page);
    if (match.phase !== "live" || actingFor(match.table, seat) === undefined) return false;
    if (!(await page.evaluate(() => window.__game!.idle()))) return false;
    const command = arcanoid.bots.steady!(match.table, seat, () => 0);
    await perform(page, hand, seat, command);
    return true;
  }

  it.each(VARIANTS)(
    "$variant, two by pointer and by keys and $bots bots, to its end and its table of fields",
    async ({ bots, ...chosen }) => {
      const { guests, code } = await gathered(bots, chosen);
      const seats = [
        { page: await pageOf(guests[0]!, code, 1440, 900), hand: POINTER, seat: 0 },
        { page: await pageOf(guests[1]!, code, 390, 844), hand: KEYS, seat: 1 },
      ];
      for (const { page } of seats) await expectClean(page);
      let plays = 0;
      for (let i = 0; i < MOST; i++) {
        for (const { page, hand, seat } of seats) if (await playOn(page, hand, seat)) plays += 1;
        const { phase } = await matchOn(seats[0]!.page);
        if (phase === "over") break;
        await seats[0]!.page.waitForTimeout(40);
      }
      expect(plays).toBeGreaterThan(4);
      for (const { page } of seats) await page.getByRole("table", { name: "Fields won" }).waitFor();
      expect(errors).toEqual([]);
    },
    240_000,
  );
});
