import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../kit/app.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openShelf } from "./kit/shelf.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`games that the platform does not know${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite(openShelf());
  });
  afterAll(() => site.close());

  /**
   * Starts a match of two players. The first one chooses the game on the home page, and `option`, if given, in its Options
   * dialog.
   */
  async function company(game: string, option?: string): Promise<readonly [Page, Page]> {
    const [host, guest] = await Promise.all([site.page(), site.page()]);
    await host.goto("/");
    await host.getByRole("radio", { name: game }).check({ force: true });
    if (option !== undefined) {
      await host.getByRole("button", { name: "Options" }).click();
      await host.getByRole("dialog").getByRole("radio", { name: option }).check({ force: true });
      await host.keyboard.press("Escape");
    }
    await host.getByRole("button", { name: "With friends" }).click();
    await host.getByRole("button", { name: "Leave seat" }).waitFor();
    await expect.poll(() => host.getByRole("button", { name: "Add a bot" }).count()).toBe(0);
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.getByRole("button", { name: "Start" }).click();
    return [host, guest];
  }

  const board = (page: Page, game: string) => page.getByRole("region", { name: game });

  /** Opens the replay, waits until it is verified, and goes to its end. */
  async function watchAgain(page: Page): Promise<void> {
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByText("Verified").waitFor();
    await page.keyboard.press("End");
  }

  it("include hidden tokens: from the home page to the replay", async () => {
    const pages = await company("Pebbles");
    const tokens = (page: Page) => board(page, "Pebbles").getByRole("button");
    for (let round = 1; round <= 3; round++)
      for (const page of pages) {
        await page.getByText(`Round ${round} of 3`).waitFor();
        await tokens(page).first().click();
      }
    const [host] = pages;
    await host.getByRole("heading", { name: /wins? the match|is a draw/ }).waitFor();
    await watchAgain(host);
    expect(site.errors).toEqual([]);
  });

  it("include a closed match without a winner, filled in part by part, with steps that are taken back", async () => {
    const [host, guest] = await company("Cairn", "Closed");
    const stranger = await site.page();
    await stranger.goto(host.url());
    await stranger.getByText("This table does not allow spectators.").waitFor();
    const undo = (page: Page) => page.getByRole("button", { name: /^Take back: / });
    const offered = guest.getByText("wants to take back:");
    await host.getByRole("button", { name: "Lay the layer" }).click();
    await undo(host).click();
    await offered.waitFor();
    await guest.getByRole("button", { name: "Decline" }).click();
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
    await expect.poll(() => host.locator(".scores dd").allTextContents()).toEqual(["2", "1"]);
    await expect.poll(() => host.getByRole("button", { name: "Share" }).count()).toBe(0);
    await watchAgain(host);
    await host.getByText("Move 7 of 7", { exact: true }).waitFor();
    // The log shows the moves that counted, and on request also those that were undone.
    const undone = host.locator(".log .undone", { hasText: "laid 1 flat" });
    const takenBack = host.locator(".log").getByText("Taken back:");
    expect([await undone.count(), await takenBack.count()]).toEqual([0, 0]);
    await host.getByRole("button", { name: "More" }).click();
    await host.getByRole("checkbox", { name: "Show undone moves" }).check();
    await host.keyboard.press("Escape");
    await undone.waitFor();
    await takenBack.waitFor();
    await host.getByText("Move 12 of 12", { exact: true }).waitFor();
    expect(new URL(host.url()).hash).toBe("#t=12&all");
    await undone.click();
    await host.getByText("Move 1 of 12", { exact: true }).waitFor();
    await stranger.goto(host.url());
    await stranger.getByText("This table does not allow spectators.").waitFor();
    await host.goto("/history");
    await host.getByText("Finished", { exact: true }).and(host.locator(".tag")).waitFor();
    expect(site.errors).toEqual([]);
  });
});
