import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closesAt, opensAt } from "../../shared/engine/daily/day.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { startApp, type TestApp, tableBehind } from "../kit/app.ts";
import type { Guest } from "../kit/guest.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, executablePath, noBrowser } from "./kit/chromium.ts";
import { failRequests } from "./kit/failing.ts";
import { hasPlayed, lookAs } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

/** A Monday: its deal of the day is for one player. */
const DAY = "2026-11-23";
const PLAY = "Play the deal of the day";

const READ = someAtGate(1, Object.keys(LANGUAGES));

describe.skipIf(!executablePath)(`the deal of the day${noBrowser}`, () => {
  let app: TestApp;
  let time = opensAt(DAY);
  beforeEach(() => {
    time = opensAt(DAY) + 9 * 3600_000;
  });
  const errors: string[] = [];
  const pages: Page[] = [];
  beforeAll(async () => {
    app = await startApp({ store: "memory" }, { now: () => time });
  });
  afterAll(async () => {
    await Promise.all(pages.map((page) => page.context().close()));
    await app.stop();
  });

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

  async function tryAndGiveUp(page: Page): Promise<string> {
    await page.getByRole("button", { name: PLAY }).click();
    await page.waitForURL(/\/t\//);
    const code = new URL(page.url()).pathname.split("/").at(-1)!;
    await expect.poll(async () => (await app.app.tables.find({ code }))[0]?.state).toBe("live");
    const [{ id } = { id: "" }] = await app.app.tables.find({ code });
    const table = (await app.app.tables.acquire(id))!;
    await table.submit({ id: "give up", command: { type: "concede", seat: 0 }, by: 0 });
    await app.app.tables.release(table);
    return id;
  }

  it("is found on the home page, is the same in two browsers, and counts one try of each", async () => {
    const [ann, bob] = await Promise.all([app.guest("Ann"), app.guest("Bob")]);
    const [one, other] = await Promise.all([pageOf(ann, "/"), pageOf(bob, "/day")]);
    await one.getByRole("link", { name: /^Deal of the day/ }).click();
    await one.getByText("No attempts yet.").waitFor();
    await expect.poll(() => one.getByText("You will see everyone’s results").count()).toBe(1);
    const ids = [await tryAndGiveUp(one), await tryAndGiveUp(other)];
    const logs = await Promise.all(ids.map(async (id) => (await app.app.tables.read(id))!.log));
    const dealt = logs.map((log) =>
      log.flatMap(({ type, secret }) => (type === "HandChanged" || secret ? [secret?.faces] : [])),
    );
    expect(dealt[0]).toEqual(dealt[1]);
    expect(dealt[0]!.length).toBeGreaterThan(0);
    await one.getByRole("link", { name: "Everyone’s results on this deal" }).click();
    await one.getByRole("heading", { name: "Your attempt" }).waitFor();
    await one.getByText("1st of 2").waitFor();
    await one.goto("/");
    await one.getByRole("link", { name: /^Deal of the day .*2 attempts.* Place 1 of 2$/ }).waitFor();
    await one.goto("/day");
    await one.getByRole("button", { name: "Play it again" }).click();
    await one.waitForURL(/\/t\//);
    await one.goto("/day");
    await one.getByText("2 attempts, 0 finished").waitFor();
    expect((await app.app.tables.find({ player: ann.player })).length).toBe(2);
  });

  it("continues where it was left, also after midnight", async () => {
    const guest = await app.guest("Cy");
    const page = await pageOf(guest, "/day");
    await page.getByRole("button", { name: PLAY }).click();
    await page.waitForURL(/\/t\//);
    const code = new URL(page.url()).pathname;
    time = closesAt(DAY) + 60_000;
    await page.goto(`/day/${DAY}`);
    await page.getByText("If you have started, you can finish").waitFor();
    await page.getByRole("button", { name: "Continue your attempt" }).click();
    await page.waitForURL(`**${code}`);
    await page.goto("/day");
    await page.getByText(/^Tuesday,? 24 November 2026$/).waitFor();
    await page.getByRole("link", { name: /^23 November 2026/ }).waitFor();
  });

  it("shows when the next one begins, in the reader's time zone", async () => {
    const guest = await app.guest("Di");
    const left = closesAt(DAY) - time;
    for (const timezoneId of someAtGate(1, ["Asia/Tokyo", "America/New_York"])) {
      const page = await pageOf(guest, "/day", { timezoneId });
      const due = await page.evaluate(
        (left) => new Intl.DateTimeFormat("en", { hour: "2-digit", hour12: false }).format(Date.now() + left),
        left,
      );
      const text = await page.getByText(/^Open for another 1[45] hours, until/).textContent();
      const hour = Number(/until (\d+):/.exec(text!)![1]) % 12;
      expect([hour, (hour + 1) % 12]).toContain(Number(due) % 12);
    }
  });

  it("can be shared as text without any card, and a stranger who follows it sees nothing of the match", async () => {
    const [guest, eve] = await Promise.all([app.guest("Flo"), app.guest("Eve")]);
    const { body } = await guest.post(`/api/days/${DAY}/tries`, {});
    const steady = await import("../../shared/games/tranquility/tranquility.ts");
    const { viewAt } = await import("../../shared/engine/match/replay.ts");
    const table = (await app.app.tables.acquire(String(body.id)))!;
    while (table.match.phase === "live") {
      const command = steady.tranquility.bots.steady(viewAt(table.game, table.log, 0).table as never, 0, () => 0);
      await table.submit({ id: String(table.match.version), command: { type: "play", seat: 0, command }, by: 0 });
    }
    await app.app.tables.release(table);
    const page = await pageOf(guest, "/day", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: "Share your result" }).click();
    await page.getByText("Result copied").waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(lines[0]).toMatch(/^Stillwater · 23 Nov 2026 · Tranquility · Standard · solo$/);
    expect(lines[1]).toMatch(/ · \d+\w\w of \d+$/);
    expect(lines.slice(2, -1)).toHaveLength(6);
    for (const line of lines.slice(2, -1)) expect(line).toMatch(/^[🟦⬜\u3000]+$/u);
    expect(lines.at(-1)).toBe(`${app.origin}/day/${DAY}`);
    const stranger = await pageOf(eve, `/r/${body.id}`);
    await stranger.getByText("You have not played this deal yet.").waitFor();
    expect(() => tableBehind(app, String(body.id))).toThrow();
  });

  it("shows a histogram with one's own column marked, and as a table; the best can be watched", async () => {
    const guest = await app.guest("Gus");
    const page = await pageOf(guest, "/day");
    await tryAndGiveUp(page);
    await page.goto("/day");
    const plot = page.getByRole("region", { name: "Everyone’s results" });
    await plot.locator(".column.own").getByText("You").waitFor();
    await plot.getByRole("button", { name: "Show as numbers" }).click();
    await plot.getByRole("rowheader", { name: "Not finished (You)" }).waitFor();
    await page
      .getByRole("region", { name: "Best results" })
      .getByRole("link", { name: "Replay of Flo" })
      .press("Enter");
    await page.waitForURL(/\/r\//);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.goto("/");
    await page.getByRole("region", { name: "Deal of the day" }).getByRole("link", { name: "1. Flo" }).click();
    await page.waitForURL(/\/r\//);
  });

  it.for(Object.keys(LANGUAGES))(
    "has no violation that axe finds in %s, in any theme, and nothing beyond the edge of a small phone",
    async (language, { skip }) => {
      skip(!READ.includes(language), NOT_CHOSEN);
      const guest = await app.guest("Hal");
      await guest.post(`/api/days/${DAY}/tries`, {});
      const [own] = await app.app.tables.find({ player: guest.player });
      const table = (await app.app.tables.acquire(own!.id))!;
      await table.submit({ id: "give up", command: { type: "concede", seat: 0 }, by: 0 });
      await app.app.tables.release(table);
      const page = await pageOf(guest, `/day?lang=${language}`, { viewport: { width: 320, height: 640 } });
      await page.locator(".column.own").waitFor();
      await page.locator(".proof").last().waitFor();
      expect(await tooWide(page)).toEqual([]);
      for (const media of [
        { colorScheme: "light", contrast: "no-preference" },
        { colorScheme: "dark", contrast: "no-preference" },
        { colorScheme: "light", contrast: "more" },
      ] as const) {
        await page.emulateMedia(media);
        await expectClean(page);
      }
    },
  );

  it("says when there is no such day, and when it cannot be loaded", async () => {
    const guest = await app.guest("Ida");
    const page = await pageOf(guest, "/day/2026-02-30");
    await page.getByText("This day does not exist.").waitFor();
    const reads = await failRequests(page, "**/api/days/*");
    await page.goto("/day");
    await page.getByRole("alert").getByText("Could not load the days.").waitFor();
    await reads.tryAgain();
    await page.getByRole("button", { name: PLAY }).waitFor();
  });

  it("leaves no error behind", () => {
    expect(errors).toEqual([]);
  });
});
