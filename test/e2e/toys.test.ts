import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../kit/app.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";
import { openToySite } from "./kit/toy-site.ts";

describe.skipIf(!executablePath)(`games that the platform does not know${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite(openToySite());
  });
  afterAll(() => site.close());

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

  it("include a row of tokens on a canvas, in the areas of the platform's page", async () => {
    const pages = await company("Shingle");
    for (let round = 1; round <= 3; round++)
      for (const page of pages) {
        await page.getByText(`Round ${round} of 3`).waitFor();
        // The button lets clicks through to the canvas.
        await board(page, "Shingle").getByRole("button").first().click({ force: true });
      }
    const [host] = pages;
    await host.getByRole("heading", { name: /wins? the match|is a draw/ }).waitFor();
    await watchAgain(host);
    for (const { width, height, shape } of [
      { width: 390, height: 844, shape: "portrait" },
      { width: 844, height: 390, shape: "landscape" },
    ]) {
      await host.setViewportSize({ width, height });
      await host.locator(`.title-place.${shape}`).waitFor();
    }
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
    const undone = host.locator(".log .undone", { hasText: "laid 1 flat" });
    const takenBack = host.locator(".log").getByText("Taken back:");
    expect([await undone.count(), await takenBack.count()]).toEqual([0, 0]);
    await host.getByRole("button", { name: "More" }).click();
    await host.getByRole("checkbox", { name: "Show undone moves" }).check();
    await host.keyboard.press("Escape");
    await undone.waitFor();
    await takenBack.waitFor();
    await host.getByText("Move 12 of 12", { exact: true }).waitFor();
    await expect.poll(() => new URL(host.url()).hash).toBe("#t=12&all");
    await undone.click();
    await host.getByText("Move 1 of 12", { exact: true }).waitFor();
    await stranger.goto(host.url());
    await stranger.getByText("This table does not allow spectators.").waitFor();
    await host.goto("/history");
    await host.getByText("Finished", { exact: true }).and(host.locator(".tag")).waitFor();
    expect(site.errors).toEqual([]);
  });

  it("include boards of players: one is published from a link, shown with its picture, and played", async () => {
    const page = await site.page();
    await page.goto("/boards/publish#cairn/2o");
    await page.getByRole("textbox", { name: "Title" }).fill("Low ground");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("heading", { name: "Low ground", level: 1 }).waitFor();
    await page.locator(".shelf-picture rect").nth(1).waitFor();
    await page.goto("/boards");
    await page.getByRole("link", { name: "Low ground" }).click();
    await page.getByRole("button", { name: "Open a table" }).click();
    await page.waitForURL(/\/t\//);
    const code = new URL(page.url()).pathname.split("/").at(-1)!;
    const [table] = await site.program.app.tables.find({ code });
    expect(table).toMatchObject({ game: "cairn", options: { layers: 2, place: "shore" } });
    await page.goto("/boards/new#cairn/2o");
    await page.getByRole("heading", { name: "Cairn 2", level: 1 }).waitFor();
    expect(site.errors).toEqual([]);
  });
});
