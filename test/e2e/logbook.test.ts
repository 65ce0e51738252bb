import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokensOf } from "../../server/players/tokens.ts";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import type { Guest } from "../kit/guest.ts";
import { pastMatches } from "../kit/past.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { failRequests } from "./kit/failing.ts";
import { lookAs, openOwnSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

const MATCHES = 120;

type Person = Pick<Guest, "player" | "token" | "name">;

describe.skipIf(!executablePath)(`a logbook${noBrowser}`, () => {
  let site: TestSite;
  let mira: Person;
  beforeAll(async () => {
    site = await openOwnSite("canvas", {}, async (dataDir) => {
      const store = sqliteStores(join(dataDir, "stillwater.db"));
      const player = "p0";
      const token = await tokensOf(await store.secrets.get("tokens")).sign({ id: player, name: "Mira" });
      mira = { player, token, name: "Mira" };
      for (const { summary, log } of pastMatches(MATCHES, MATCHES, true))
        await store.events.append(summary.id, 0, log, summary);
      await store.close();
    });
  });
  afterAll(() => site.close());

  async function pageOf(person: Person | undefined, path: string): Promise<Page> {
    const page = await site.page();
    if (person) await lookAs(page, person);
    await page.goto(path);
    return page;
  }

  it("is reached from the home page and from past matches, and says the same in pictures and in numbers", async () => {
    const page = await pageOf(mira, "/");
    await page.getByRole("link", { name: "Your logbook" }).click();
    await page.getByRole("heading", { name: "Your logbook" }).waitFor();
    const shares = page.getByRole("region", { name: "Win rate" });
    await shares.waitFor();
    await shares.getByRole("button", { name: /^Show all/ }).click();
    const lines = await shares.locator(".lines li").count();
    expect(lines).toBeGreaterThan(6);
    await expect.poll(() => shares.getByRole("row").count()).toBe(lines + 1);
    await shares.getByRole("button", { name: "Show as numbers" }).click();
    await shares.getByRole("button", { name: "Show as a chart" }).waitFor();
    await expect.poll(() => shares.locator(".lines").count()).toBe(0);
    const figures = page.getByRole("region", { name: "Tranquility statistics" });
    await figures.getByLabel("Rounds").check();
    await figures.getByRole("columnheader", { name: "Rounds" }).waitFor({ state: "attached" });
    await expect.poll(() => figures.getByRole("row").count()).toBeGreaterThan(6);
    await page.getByRole("link", { name: "Past matches" }).click();
    await page.getByRole("link", { name: "Logbook" }).click();
    await page.getByRole("heading", { name: "Your logbook" }).waitFor();
  });

  it("shows on how many days the deal of the day was tried, in a row and in all", async () => {
    const page = await pageOf(mira, "/p");
    const days = page.getByRole("region", { name: "Deal of the day" });
    const tries = pastMatches(MATCHES, MATCHES, true).filter(
      ({ match: { config, seats } }) =>
        config.daily?.counts &&
        !config.from &&
        !config.offline &&
        !config.house?.practice &&
        seats.some((held) => held?.player === "p0"),
    );
    const played = new Set(tries.map(({ match }) => match.config.daily!.day));
    expect(played.size).toBeGreaterThan(3);
    const tile = days.locator(".tiles div", { hasText: "days played" });
    await expect.poll(() => tile.locator("dd").textContent()).toBe(String(played.size));
    await days.getByText("current streak", { exact: true }).waitFor();
    await days.getByRole("img", { name: /^\d+ of the last 28 days played$/ }).waitFor();
    await days.getByRole("link", { name: "All days" }).click();
    await page.getByRole("heading", { level: 1, name: "Deal of the day" }).waitFor();
  });

  it("is visible to its owner only until they open it, and then names no other players", async () => {
    const own = await pageOf(mira, "/p");
    await own.getByRole("region", { name: "Your best partners" }).waitFor();
    const other = await pageOf(undefined, `/p/${mira.player}`);
    await other.getByText("There is no logbook here, or it is private.").waitFor();
    await own.getByLabel("Anyone with the link can view this logbook").check();
    await own.getByRole("button", { name: "Copy link" }).waitFor();
    await other.reload();
    await other.getByRole("heading", { name: "Mira’s logbook" }).waitFor();
    await other.getByRole("region", { name: "Win rate" }).waitFor();
    await expect.poll(() => other.getByRole("region", { name: "Your best partners" }).count()).toBe(0);
    await own.getByLabel("Anyone with the link can view this logbook").uncheck();
    await own.getByRole("button", { name: "Copy link" }).waitFor({ state: "detached" });
    await other.reload();
    await other.getByText("There is no logbook here, or it is private.").waitFor();
  });

  it("says what to do when it is empty, and when it cannot be loaded", async () => {
    const page = await pageOf(undefined, "/p");
    await page.getByText("Your logbook is empty.").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Play a match" }).getAttribute("href")).toBe("/");
    const cut = await site.page();
    await lookAs(cut, mira);
    const reads = await failRequests(cut, "**/api/logbooks/*");
    await cut.goto("/p");
    await cut.getByRole("alert").getByText("Could not load the logbook.").waitFor();
    await reads.tryAgain();
    await cut.getByRole("region", { name: "Win rate" }).waitFor();
  });

  it("has no violation that axe finds, in any theme, and nothing beyond the edge of a small phone", async () => {
    const page = await pageOf(mira, "/p");
    await page.getByRole("region", { name: "Tranquility statistics" }).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
    for (const media of [
      { colorScheme: "light", contrast: "no-preference" },
      { colorScheme: "dark", contrast: "no-preference" },
      { colorScheme: "light", contrast: "more" },
    ] as const) {
      await page.emulateMedia(media);
      await expectClean(page);
    }
    const numbers = page.getByRole("button", { name: "Show as numbers" });
    while ((await numbers.count()) > 0) await numbers.first().click();
    expect(await tooWide(page)).toEqual([]);
    await expectClean(page);
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
