import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { openShelf, type ShelfApp } from "./kit/shelf.ts";

describe.skipIf(!executablePath)(`games that the platform does not know${noBrowser}`, () => {
  let app: ShelfApp;
  let browser: Browser;
  const errors: string[] = [];
  beforeAll(async () => {
    [app, browser] = await Promise.all([openShelf(), browserOf("canvas")]);
  });
  afterAll(() => Promise.all([closePages(browser), app.stop()]));

  /** A new person's page. */
  async function person(): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: app.origin,
    });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    return page;
  }

  /** Two people at a table of a game, the first of whom chose it on the home page, and perhaps an answer to what it asks. */
  async function company(game: string, answer?: string): Promise<readonly [Page, Page]> {
    const [host, guest] = await Promise.all([person(), person()]);
    await host.goto("/");
    await host.getByRole("radio", { name: game }).check({ force: true });
    if (answer !== undefined) {
      await host.getByRole("button", { name: "Options" }).click();
      await host.getByRole("dialog").getByRole("radio", { name: answer }).check({ force: true });
      await host.keyboard.press("Escape");
    }
    await host.getByRole("button", { name: "With friends" }).click();
    await host.getByRole("button", { name: "Get up" }).waitFor();
    expect(await host.getByRole("button", { name: "Add a bot" }).count()).toBe(0);
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.getByRole("button", { name: "Start" }).click();
    return [host, guest];
  }

  const board = (page: Page, game: string) => page.getByRole("region", { name: game });

  /** Watches the match again, which is true, move by move to its end. */
  async function watchAgain(page: Page): Promise<void> {
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByText("Checked").waitFor();
    await page.keyboard.press("End");
  }

  it("hidden tokens: from the home page to the replay", async () => {
    const pages = await company("Pebbles");
    const tokens = (page: Page) => board(page, "Pebbles").getByRole("button");
    for (let round = 1; round <= 3; round++)
      for (const page of pages) {
        await page.getByText(`Round ${round} of 3`).waitFor();
        await tokens(page).first().click();
      }
    const [host] = pages;
    await host.getByRole("heading", { name: /wins? the match|ends even/ }).waitFor();
    await watchAgain(host);
    expect(errors).toEqual([]);
  });

  it("a closed match that nobody wins, filled in part by part, with steps that are taken back", async () => {
    const [host, guest] = await company("Cairn", "Closed");
    const stranger = await person();
    await stranger.goto(host.url());
    await stranger.getByText("This table plays without onlookers.").waitFor();
    const undo = (page: Page) => page.getByRole("button", { name: "Take back your last step" });
    const offered = guest.getByText("would take back:");
    await host.getByRole("button", { name: "Lay the layer" }).click();
    await undo(host).click();
    await offered.waitFor();
    await guest.getByRole("button", { name: "Leave it as it is" }).click();
    await offered.waitFor({ state: "detached" });
    await undo(host).click();
    await guest.getByRole("button", { name: "Agree" }).click();
    await host.getByText("Taken back: You laid 1 flat").first().waitFor();
    await host.getByText("0 of 3 layers").waitFor();
    for (const [by, other] of [
      [host, guest],
      [guest, host],
      [host, guest],
    ] as const) {
      await board(by, "Cairn").getByText("round", { exact: true }).click();
      await by.getByRole("button", { name: "Lay the layer" }).click();
      await other.getByRole("button", { name: "Say so" }).click();
    }
    await guest.getByRole("textbox", { name: "A word for the stone" }).fill("home");
    await guest.getByRole("button", { name: "Sign" }).click();
    await host.getByRole("heading", { name: "The match is over" }).waitFor();
    expect(await host.locator(".scores dd").allTextContents()).toEqual(["2", "1"]);
    expect(await host.getByRole("button", { name: "Share" }).count()).toBe(0);
    await watchAgain(host);
    await host.getByText("Move 7 of 7").waitFor();
    // The line of play as it counted; on request also what was taken back.
    const undone = host.locator(".log .undone", { hasText: "laid 1 flat" });
    expect([await undone.count(), await host.getByText("Taken back:").count()]).toEqual([0, 0]);
    await host.getByRole("button", { name: "More" }).click();
    await host.getByRole("checkbox", { name: "Show what was taken back" }).check();
    await host.keyboard.press("Escape");
    await undone.waitFor();
    await host.getByText("Taken back:").waitFor();
    await host.getByText("Move 12 of 12").waitFor();
    expect(new URL(host.url()).hash).toBe("#t=12&all");
    await undone.click();
    await host.getByText("Move 1 of 12").waitFor();
    await stranger.goto(host.url());
    await stranger.getByText("This table plays without onlookers.").waitFor();
    await host.goto("/history");
    await host.getByText("Over", { exact: true }).and(host.locator(".tag")).waitFor();
    expect(errors).toEqual([]);
  });
});
