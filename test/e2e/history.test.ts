import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Gathering, gather } from "../kit/app.ts";
import { ask, type Guest, granted, nonce, sync } from "../kit/guest.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { failRequests } from "./kit/failing.ts";
import { lookAs, openSite, type TestSite } from "./kit/site.ts";

/** Number of solo matches: together with a match of two, they need a second page. */
const ALONE = 21;

const PARTS = ["history", "en"];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const [LOST, LOOKED] = [someAtGate(1, PARTS), someAtGate(1, WINDOWS)];

describe.skipIf(!executablePath)(`past matches${noBrowser}`, () => {
  let site: TestSite;
  let duo: Gathering;
  let ann: Guest;
  beforeAll(async () => {
    site = await openSite("canvas");
    duo = await gather(site.program, { people: 2, visibility: "private" });
    ann = duo.guests[0]!;
    for (const room of duo.rooms) granted(await ask(room, "concede", {}));
    for (let i = 0; i < ALONE; i++) {
      const room = await ann.join(await ann.open(1, { mode: i % 2 ? "arch" : "standard" }));
      granted(await ask(room, "sit", { seat: 0, nonce: nonce(i) }));
      granted(await ask(room, "start", {}));
      granted(await ask(room, "concede", {}));
      await room.leave();
    }
    await Promise.all(duo.rooms.map(sync));
  });
  afterAll(async () => {
    await Promise.all(duo.rooms.map((room) => room.leave()));
    await site.close();
  });

  async function pageOf(guest: Guest | undefined, path: string): Promise<Page> {
    const page = await site.page();
    if (guest) await lookAs(page, guest);
    await page.goto(path);
    return page;
  }
  const lines = (page: Page) => page.locator(".entries a[href^='/r/']");
  const has = (page: Page, count: number) => expect.poll(() => lines(page).count()).toBe(count);

  it("are reached from the home page, read page by page, and each leads to its replay and back", async () => {
    const page = await pageOf(ann, "/");
    await page.getByRole("link", { name: "All past matches" }).click();
    await page.getByRole("heading", { name: "Past matches" }).waitFor();
    await has(page, 20);
    await page.getByRole("button", { name: "Show more" }).click();
    await has(page, ALONE + 1);
    await expect.poll(() => page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    await page.getByLabel("Players").selectOption("2");
    await has(page, 1);
    await lines(page).getByText("Guest 1").waitFor();
    await page.waitForURL("**/history?seats=2");
    await lines(page).click();
    await page.waitForURL(`**/r/${duo.match}**`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    await page.goBack();
    await has(page, 1);
    await expect.poll(() => page.getByLabel("Players").inputValue()).toBe("2");
  });

  it("are narrowed by board, result, name and day, and widened again where nothing is left", async () => {
    const page = await pageOf(ann, "/history?mode=arch");
    await has(page, Math.floor(ALONE / 2));
    await page.waitForURL("**/history?game=tranquility&variant=arch");
    await page.getByLabel("Board").selectOption("");
    await page.getByLabel("Played with", { exact: true }).fill("gUést");
    await has(page, 1);
    await page.getByLabel("Result").selectOption("Lost");
    await has(page, 1);
    const today = new Date().toISOString().slice(0, 10);
    await page.getByLabel("From").fill(today.replace(/^\d+/, "2000"));
    await has(page, 1);
    await page.getByLabel("To", { exact: true }).fill("2001-01-01");
    await page.getByText("No matches found.").waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await has(page, 20);
    expect(new URL(page.url()).search).toBe("");
  });

  it("of a table are reached from its result, and shown only to its players", async () => {
    const page = await pageOf(ann, `/t/${duo.match}`);
    await page.getByRole("link", { name: "Past matches of this table" }).click();
    await page.getByRole("heading", { name: "Past matches of this table" }).waitFor();
    await has(page, 1);
    await page.getByText("Guest 0 and Guest 1").waitFor();
    for (const stranger of [undefined, await site.program.guest("Eve")]) {
      const other = await pageOf(stranger, `/history/${duo.match}`);
      await other.getByText("Matches of a private table are visible only to the people who played there.").waitFor();
      await expect.poll(() => lines(other).count()).toBe(0);
    }
    const nowhere = await pageOf(ann, "/history/nosuchtable");
    await nowhere.getByText("No table has this code.").waitFor();
  });

  it("say what to do where there are none, and when they cannot be read", async () => {
    const page = await pageOf(undefined, "/history");
    await page.getByText("No finished matches yet.").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Play a match" }).getAttribute("href")).toBe("/");
    await expect.poll(() => page.getByLabel("Players").count()).toBe(0);
    const someone = await pageOf(await site.program.guest("Someone"), "/history");
    await someone.getByText("No finished matches yet.").waitFor();
    const reads = await failRequests(someone, "**/api/history*");
    await someone.goto("/history?seats=2");
    await expect.poll(() => someone.getByLabel("Players").inputValue()).toBe("2");
    await expect.poll(() => reads.count).toBe(1);
    await someone.getByLabel("Players").selectOption("3");
    await someone.getByRole("alert").getByText("Could not load the matches.").waitFor();
    await reads.tryAgain();
    await someone.getByText("No matches found.").waitFor();
  });

  it.for(PARTS)("appear at the next try after a script of their page failed to load: %s", async (part, { skip }) => {
    skip(!LOST.includes(part), NOT_CHOSEN);
    const page = await pageOf(ann, "/");
    const link = page.getByRole("link", { name: "All past matches" });
    await link.waitFor();
    // A page reloads itself at most once in a short time.
    await page.evaluate(() => localStorage.setItem("stillwater.reloaded", String(Date.now())));
    const parts = await failRequests(page, `**/assets/${part}-*.js`);
    await link.click();
    await parts.tryAgain();
    await has(page, 20);
  });

  const title = "have no violation that axe finds, and nothing beyond the edge, at $width by $height";
  it.for(WINDOWS)(title, async (viewport, { skip }) => {
    skip(!LOOKED.includes(viewport), NOT_CHOSEN);
    const page = await pageOf(ann, "/history");
    await page.setViewportSize(viewport);
    await has(page, 20);
    await expectClean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

  it("leave no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
