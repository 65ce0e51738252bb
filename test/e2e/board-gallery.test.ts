import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLES } from "../../shared/games/tranquility/boards/examples.ts";
import { linkOf } from "../../shared/games/tranquility/boards/link.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { startApp, type TestApp } from "../kit/app.ts";
import type { Guest } from "../kit/guest.ts";
import { someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs, openAppSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

const [LAKE, COAST] = EXAMPLES as [(typeof EXAMPLES)[number], (typeof EXAMPLES)[number]];

describe.skipIf(!executablePath)(`the gallery of boards${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  let ann: Guest;
  beforeAll(async () => {
    const gallery = { most: 20, mostADay: 20, mostInAll: 20, week: "none", odds: 3 } as const;
    site = await openAppSite(startApp({ gallery }));
    ann = await site.program.guest("Ann");
  });
  afterAll(() => site.close());

  async function opened(address: string, by: Guest, options: Parameters<typeof site.page>[0] = {}): Promise<Page> {
    const page = await site.page({ ...SCREENS.desk, ...options });
    await lookAs(page, by);
    await page.goto(address);
    return page;
  }

  it("takes a board from a link, finds it by name, opens a table with it, and gives it back to its publisher", async () => {
    const page = await opened(`/boards/publish#${linkOf(LAKE)}`, ann);
    await page.getByRole("textbox", { name: "Title" }).fill("Quiet inlets");
    await expectClean(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("heading", { name: "Quiet inlets", level: 1 }).waitFor();
    const address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/boards\/[0-9a-f]{16}$/);
    await page.getByText("by Ann").waitFor();
    await page.getByText("not played yet").waitFor();
    await page.locator(".board-picture").waitFor();
    await expectClean(page);

    const again = await opened(`/boards/publish#${linkOf(LAKE)}`, ann);
    await again.getByRole("button", { name: "Publish" }).click();
    await again.getByRole("alert").getByText("already has this board").waitFor();
    await again.getByRole("link", { name: "See it in the gallery" }).click();
    await again.getByRole("heading", { name: "Quiet inlets", level: 1 }).waitFor();
    await again.context().close();

    const bob = await site.program.guest("Bob");
    const visit = await opened("/series", bob);
    await visit.getByRole("link", { name: "Boards by players" }).click();
    const search = visit.getByRole("searchbox", { name: "Find by title or author" });
    await search.fill("nothing like it");
    await visit.getByText("No board has this").waitFor();
    await search.fill("QUIET");
    const card = visit.getByRole("link", { name: "Quiet inlets" });
    await card.waitFor();
    const shown = async () => {
      await visit.reload();
      return card.textContent();
    };
    await expect.poll(shown).toMatch(/Bots win \d+ ± \d+ %, 2 players · about \d+ min/);
    await visit.locator(".board-picture").first().waitFor();
    await expectClean(visit);
    await card.click();
    const start = visit.getByRole("link", { name: "Use as a starting point" });
    const fragment = (await start.getAttribute("href"))?.split("#")[1];
    expect(fragment).toBe(linkOf({ ...LAKE, title: "Quiet inlets" }));
    await visit.getByRole("button", { name: "Report" }).click();
    await visit.getByText("Thank you.").waitFor();
    await visit.getByRole("button", { name: "With bots" }).click();
    await visit.waitForURL(/\/t\//);
    const code = new URL(visit.url()).pathname.split("/").at(-1)!;
    const [table] = await site.program.app.tables.find({ code });
    expect(table?.options).toEqual({ mode: "board", board: { ...LAKE, title: "Quiet inlets" } });
    await visit.context().close();

    await page.getByRole("button", { name: "Remove from the gallery" }).click();
    await page.getByText("no longer in the gallery").waitFor();
    await page.getByText("No boards yet.").waitFor();
    await page.goto(address);
    await page.getByText("This board is not in the gallery.").waitFor();
    await page.context().close();
  });

  it.each(someAtGate(1, Object.keys(LANGUAGES)))("fits a phone in the language %s", async (locale) => {
    const page = await opened(`/boards/publish#${linkOf(COAST)}`, ann, { ...SCREENS.phone, locale });
    await page.locator("form.shelf-board .button.main").click();
    await page.waitForURL(/\/boards\/[0-9a-f]{16}$/);
    await page.locator(".board-picture").waitFor();
    expect(await tooWide(page)).toEqual([]);
    await page.goto("/boards");
    await page.locator(".shelf-card .board-picture").first().waitFor();
    expect(await tooWide(page)).toEqual([]);
    await expectClean(page);
    await page.locator(".shelf-card").first().click();
    await page.locator("button.link").first().click();
    await page.waitForURL(/\/boards$/);
    await page.context().close();
  });

  it("says so when a link has no board", async () => {
    const page = await opened("/boards/publish#broken", ann);
    await page.getByText("This link has no board.").waitFor();
    await page.context().close();
  });
});
