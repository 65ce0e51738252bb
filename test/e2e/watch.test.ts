import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import { gather } from "../kit/app.ts";
import { ask, granted } from "../kit/guest.ts";
import { pastMatches } from "../kit/past.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openOwnSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

async function expectSound(page: Page): Promise<void> {
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
}

const SPOKEN = [
  ["de", "Gerade keine Partien zum Zuschauen."],
  ["fr", "Aucune partie à regarder en ce moment."],
] as const;
const HEARD = someAtGate(1, SPOKEN);

describe.skipIf(!executablePath)(`the page of matches to watch${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openOwnSite("canvas", {}, async (dataDir) => {
      const store = sqliteStores(join(dataDir, "stillwater.db"));
      for (const { summary, log } of pastMatches(3, 3))
        await store.events.append(summary.id, 0, log, { ...summary, visibility: "open" });
      await store.close();
    });
  });
  afterAll(() => site.close());

  it("is reached from the home page, and offers recent matches when there is none to watch", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.getByRole("link", { name: "Watch a match" }).click();
    await page.getByRole("heading", { name: "Watch a match" }).waitFor();
    await page.getByText("No matches to watch right now.").waitFor();
    const lately = page.getByRole("region", { name: "Replays worth watching" });
    await lately.getByRole("link").nth(2).waitFor();
    await expect.poll(() => lately.getByRole("link").count()).toBe(3);
    expect(await page.title()).toContain("Watch a match");
    await expectSound(page);
    await lately.getByRole("link").first().click();
    await page.waitForURL(/\/r\//);
  });

  it.for(SPOKEN)("is shown in %s", async (spoken, { skip }) => {
    skip(!HEARD.includes(spoken), NOT_CHOSEN);
    const [language, says] = spoken;
    const page = await site.page({ locale: language });
    await page.goto("/watch");
    await page.getByText(says).waitFor();
  });

  it("shows the players, the game and the number of spectators, and keeps up by itself", async () => {
    const page = await site.page();
    await page.goto("/watch");
    await page.getByText("No matches to watch right now.").waitFor();
    const { guest } = site.program;
    const { match, rooms } = await gather({ guest }, { people: 1, bots: 1, visibility: "open" });
    const row = page.getByRole("region", { name: "Watch a match" }).getByRole("listitem");
    await row.getByText(/Standard · \d of 36 spaces filled · for 1 minute/).waitFor();
    await row.getByText("0 spectators").waitFor({ state: "attached" });
    const eve = await (await guest("Eve")).join(match);
    await row.getByText("1 spectator").waitFor({ state: "attached" });
    await expectSound(page);
    await page.getByRole("banner").getByRole("button").last().focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Guest 0");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Game table" }).waitFor();
    await page.getByRole("button", { name: /1 spectator: Eve/ }).waitFor();
    await page.goBack();
    await eve.leave();
    granted(await ask(rooms[0]!, "concede", {}));
    await page.getByText("No matches to watch right now.").waitFor();
  });

  it("says that it cannot be read, and tries again", async () => {
    const page = await site.page();
    await page.route("**/api/watch", (route) => route.abort());
    await page.goto("/watch");
    await page.getByRole("alert").getByText("Could not load the matches. Trying again…").waitFor();
    await page.unrouteAll();
    await page.getByText("No matches to watch right now.").waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
