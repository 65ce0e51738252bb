import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { startApp, type TestApp } from "../kit/app.ts";
import type { Guest } from "../kit/guest.ts";
import { seriesKit } from "../kit/series.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, executablePath, noBrowser } from "./kit/chromium.ts";
import { failRequests } from "./kit/failing.ts";
import { hasPlayed, lookAs } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

const HOUR = 3600_000;
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true } as const;
const READ = someAtGate(1, Object.keys(LANGUAGES));

describe.skipIf(!executablePath)(`series${noBrowser}`, () => {
  let app: TestApp;
  let time = Date.now();
  beforeEach(() => {
    time = Date.now();
  });
  const errors: string[] = [];
  const pages: Page[] = [];
  beforeAll(async () => {
    app = await startApp({ store: "memory", series: { most: 99, mostInAll: 999 } }, { now: () => time });
  });
  afterAll(async () => {
    await Promise.all(pages.map((page) => page.context().close()));
    await app.stop();
  });
  const { open, play, tryOn, concede } = seriesKit(
    () => app,
    () => time,
  );

  async function pageOf(guest: Guest, path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const browser = await browserOf("canvas");
    const context = await browser.newContext({
      baseURL: app.origin,
      locale: "en-GB",
      reducedMotion: "reduce",
      ...options,
    });
    await hasPlayed(context);
    const page = await context.newPage();
    pages.push(page);
    page.on("pageerror", (error) => errors.push(error.message));
    await lookAs(page, guest);
    await page.goto(path);
    return page;
  }

  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let n = 0; n < 80; n++) {
      await page.keyboard.press("Tab");
      const said = await page.evaluate(() => {
        const held = document.activeElement as HTMLElement;
        const labels = (held as HTMLInputElement).labels;
        return held.getAttribute("aria-label") ?? (labels?.length ? labels[0]!.textContent : held.textContent) ?? "";
      });
      if (name.test(said.trim())) return;
    }
    throw new Error(`no element ${name} can be reached by keys`);
  }

  async function matchAt(page: Page): Promise<string> {
    await page.waitForURL(/\/t\//);
    const code = new URL(page.url()).pathname.split("/").at(-1)!;
    await expect.poll(async () => (await app.app.tables.find({ code }))[0]?.id).toBeDefined();
    return (await app.app.tables.find({ code }))[0]!.id;
  }

  it("is opened, played and read by keys alone", async () => {
    const ann = await app.guest("Ann");
    const page = await pageOf(ann, "/series");
    await page.getByText("No public series is running").waitFor();
    await tabTo(page, /^Open a series$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/series/new");
    await page.getByRole("heading", { name: "Open a series" }).waitFor();
    await tabTo(page, /^Name \(optional\)$/);
    await page.keyboard.type("Key cup");
    await tabTo(page, /^Number of deals/);
    for (let n = 0; n < 2; n++) await page.keyboard.press("ArrowUp");
    await tabTo(page, /^Change /);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("Choose a board").waitFor();
    await tabTo(page, /^Done$/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await tabTo(page, /^Now$/);
    await tabTo(page, /^People with the link/);
    await page.keyboard.press("ArrowRight");
    await tabTo(page, /^Open the series$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Key cup" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/series\/[0-9a-z]{16}$/);
    await page.getByText(/^2 deals · solo$/).waitFor();
    await tabTo(page, /^Play deal 2$/);
    await page.keyboard.press("Enter");
    const match = await matchAt(page);
    const { match: state } = await play(match);
    expect(state.config.series).toMatchObject({ deal: 2, counts: true });
    await page.getByRole("link", { name: "Everyone’s results in this series" }).waitFor();
    await tabTo(page, /^Everyone’s results in this series$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Standings" }).waitFor();
    await tabTo(page, /^Results of deal 2$/);
    await page.keyboard.press("Enter");
    const results = page.getByRole("table", { name: "Results of deal 2" });
    await results.getByRole("rowheader", { name: "Ann You" }).waitFor();
    await tabTo(page, /^Replay of Ann$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/r/${match}`);
    await page.goto("/series");
    await page
      .getByRole("region", { name: "Open to all" })
      .getByRole("link", { name: /^Key cup/ })
      .waitFor();
    await page
      .getByRole("region", { name: "Yours" })
      .getByRole("link", { name: /^Key cup/ })
      .waitFor();
  });

  it("is played by two on phones, and read by a third after its end, with files and a proof", async () => {
    const [bob, cy, eve] = (await Promise.all(["Bob", "Cy", "Eve"].map((name) => app.guest(name)))) as [
      Guest,
      Guest,
      Guest,
    ];
    const one = await pageOf(bob, "/series/new", PHONE);
    await one.getByLabel("Number of deals").selectOption("1");
    await one.getByRole("group", { name: "Players at a table" }).getByText("2", { exact: true }).tap();
    await one.getByText("Bots may take seats").waitFor();
    await one.getByRole("button", { name: "Open the series" }).tap();
    await one.getByText("1 deal · teams of 2, no bots · by link").waitFor();
    const path = new URL(one.url()).pathname;
    expect(await tooWide(one)).toEqual([]);
    await one.getByRole("button", { name: "Play deal 1" }).tap();
    const match = await matchAt(one);
    const other = await pageOf(cy, new URL(one.url()).pathname, PHONE);
    await other
      .getByRole("button", { name: /^(Take this seat|Sit|Join)/ })
      .first()
      .tap();
    await one.getByRole("button", { name: /^Start/ }).tap();
    await expect.poll(async () => (await app.app.tables.find({ id: match }))[0]?.state).toBe("live");
    const stranger = await pageOf(eve, `/r/${match}`, PHONE);
    await stranger.getByText(/does not allow spectators|not played this deal yet/).waitFor();
    await play(match);
    await other.goto(path);
    await other.getByRole("button", { name: "Results of deal 1" }).tap();
    await other
      .getByRole("rowheader", { name: /Bob and Cy/ })
      .first()
      .waitFor();
    await stranger.goto(path);
    await stranger.getByText("You will see the results of a deal once you have played it").waitFor();
    await expect.poll(() => stranger.getByRole("heading", { name: "Standings" }).count()).toBe(0);
    time += 8 * 24 * HOUR;
    await stranger.goto(path);
    await stranger.getByText(/^Ended /).waitFor();
    await stranger.getByRole("heading", { name: "Standings" }).waitFor();
    await stranger.getByText("Proof").tap();
    await stranger.getByRole("button", { name: "Check all deals" }).tap();
    await stranger.getByText("The deal follows from the secret").waitFor();
    for (const [name, file] of [
      ["Results as CSV", /-results\.csv$/],
      ["Standings as CSV", /-standings\.csv$/],
      ["Everything as JSON", /\.json$/],
    ] as const) {
      const [download] = await Promise.all([
        stranger.waitForEvent("download"),
        stranger.getByRole("button", { name }).tap(),
      ]);
      expect(download.suggestedFilename()).toMatch(file);
    }
    await stranger.evaluate(() => {
      (window as { printed?: number }).printed = 0;
      window.print = () => (window as { printed?: number }).printed!++;
    });
    await stranger.getByRole("button", { name: "Print" }).tap();
    await stranger.getByRole("table", { name: "Results of deal 1" }).waitFor();
    await expect.poll(() => stranger.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
    await stranger.emulateMedia({ media: "print" });
    await expect.poll(() => stranger.getByRole("button").count()).toBe(0);
    await expect.poll(() => stranger.getByRole("table").count()).toBe(2);
  });

  it("can be withdrawn before it is played, and says when it does not exist or cannot be loaded", async () => {
    const di = await app.guest("Di");
    const id = await open(di, { opensAt: new Date(time + 2 * HOUR).toISOString(), title: "Early" });
    const page = await pageOf(di, `/series/${id}`);
    await page.getByText(/^Begins in [12] hours?: /).waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Play/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Withdraw this series" }).click();
    await page.waitForURL("**/series");
    await page.goto(`/series/${id}`);
    await page.getByText("This series does not exist.").waitFor();
    const later = await open(di);
    const reads = await failRequests(page, "**/api/series/*");
    await page.goto(`/series/${later}`);
    await page.getByRole("alert").getByText("Could not load the series.").waitFor();
    await reads.tryAgain();
    await page.getByRole("button", { name: "Play deal 1" }).waitFor();
  });

  it("refuses an invalid form, and says why", async () => {
    const page = await pageOf(await app.guest("Flo"), "/series/new");
    await page.getByLabel("Number of deals").selectOption("20");
    await page.getByRole("button", { name: "Add another board" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Open the series" }).click();
    await page.getByRole("alert").getByText("At most 20 deals.").waitFor();
    await page
      .getByRole("button", { name: /^Remove / })
      .last()
      .click();
    await page.getByText("Later", { exact: true }).click();
    await page.getByRole("button", { name: "Open the series" }).click();
    await page.getByRole("alert").getByText("Choose when it begins").waitFor();
    await page.getByLabel("Date and time").fill("2099-01-01T12:00");
    await page.getByRole("button", { name: "Open the series" }).click();
    await page.getByRole("alert").getByText("A series begins within four weeks").waitFor();
  });

  it.for(Object.keys(LANGUAGES))(
    "has no violation that axe finds in %s, in any theme, and nothing beyond the edge of a small phone",
    async (language, { skip }) => {
      skip(!READ.includes(language), NOT_CHOSEN);
      const guest = await app.guest("Hal");
      const id = await open(guest, { listed: true });
      await concede((await tryOn(guest, id)).id);
      const page = await pageOf(guest, `/series/${id}?lang=${language}`, { viewport: { width: 320, height: 640 } });
      await page.locator("#standings").waitFor();
      await page.locator(".series-deal button").first().click();
      await page.locator(".series-deal table").waitFor();
      for (const path of [undefined, `/series?lang=${language}`, `/series/new?lang=${language}`]) {
        if (path !== undefined) await page.goto(path);
        await page
          .locator(path?.includes("new") ? ".series-form" : ".entries")
          .first()
          .waitFor();
        expect(await tooWide(page)).toEqual([]);
        for (const media of [
          { colorScheme: "light", contrast: "no-preference" },
          { colorScheme: "dark", contrast: "no-preference" },
          { colorScheme: "light", contrast: "more" },
        ] as const) {
          await page.emulateMedia(media);
          await expectClean(page);
        }
      }
    },
  );

  it("leaves no error behind", () => {
    expect(errors).toEqual([]);
  });
});
