import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gather } from "../kit/app.ts";
import { ask, type Guest, granted, nonce } from "../kit/guest.ts";
import { someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs, openOwnSite, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`a table before its match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openOwnSite("canvas");
  });
  afterAll(() => site.close());

  const codeOf = async (guest: Guest, match: string): Promise<string> =>
    JSON.parse((await guest.get(`/api/matches/${match}`)).text).code;

  const isWhole = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

  it("says who invites, to which game and for how long, and has one way in", async () => {
    const { match, guests, rooms } = await gather(site.program, { people: 1, start: false });
    granted(await ask(rooms[0]!, "configure", { options: { mode: "pyramid" }, seats: 3 }));
    const code = await codeOf(guests[0]!, match);
    const said = {
      "en-GB": [
        "Guest 0 invites you to play Tranquility",
        "3 players",
        "about 25 min",
        "Learn it in two minutes",
        "Sit down",
      ],
      "fr-FR": [
        "Guest 0 vous invite à jouer à Tranquility",
        "3 joueurs",
        "environ 25 min",
        "Apprendre en deux minutes",
        "S’asseoir",
      ],
      "de-DE": [
        "Guest 0 lädt dich zu Tranquility ein",
        "3 Spieler",
        "etwa 25 Min.",
        "In zwei Minuten lernen",
        "Platz nehmen",
      ],
    };
    const screens = [SCREENS.phone, SCREENS.desk, { viewport: { width: 320, height: 640 } }];
    const cases = Object.entries(said).flatMap(([locale, words]) =>
      screens.map((screen) => ({ locale, words, screen })),
    );
    for (const { locale, words, screen } of someAtGate(1, cases)) {
      const [heading, people, minutes, learn, sit] = words;
      const page = await site.page({ ...screen, locale });
      await page.goto(`/t/${code}`);
      await page.getByRole("heading", { level: 1, name: heading! }).waitFor();
      await expect.poll(() => page.locator(".watchers").count()).toBe(0);
      await expect.poll(() => page.locator("[role=log]").count()).toBe(1);
      await expect.poll(() => page.locator("[role=log] :is(form, input)").count()).toBe(0);
      await page.getByText(/^Tranquility · Pyramide?$/).waitFor();
      const panel = page.locator(".seats");
      for (const text of [people!, minutes!]) await panel.getByText(text).waitFor();
      await expect.poll(() => panel.getByRole("link").allInnerTexts()).toEqual([learn]);
      await expect.poll(() => panel.locator(".button").allInnerTexts()).toEqual([sit]);
      expect(await isWhole(page)).toBe(true);
      if (locale === "en-GB") await expectClean(page);
      await page.context().close();
    }
    const page = await site.page(SCREENS.phone);
    await page.goto(`/t/${code}`);
    await page.getByRole("link", { name: "Learn it in two minutes" }).click();
    await page.getByRole("status").filter({ hasText: "Step 1 of 6." }).waitFor();
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await page.waitForURL(`**/t/${code}`);
    const name = page.getByRole("textbox", { name: "Your name" });
    await name.fill("N. N.");
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("alert").filter({ hasText: "Please choose another name" }).waitFor();
    await name.fill("Guest 0");
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
    await page.locator(".place", { hasText: "Guest 0 2" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Take your seats" }).waitFor();
    await expectClean(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Your name: Guest 0. Change" }).waitFor();
    await Promise.all(rooms.map((room) => room.leave()));
  });

  it("is changed by its host, and all players there see it immediately", async () => {
    const host = await site.page();
    await host.goto("/");
    await host.getByRole("button", { name: "With friends" }).click();
    await host.getByRole("button", { name: "Leave seat" }).waitFor();
    const guest = await site.page(SCREENS.phone);
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Sit down" }).click();
    await guest.getByRole("button", { name: "Leave seat" }).waitFor();
    await expect.poll(() => guest.getByRole("button", { name: "Change board or players" }).count()).toBe(0);

    await host.getByRole("button", { name: "Change board or players" }).click();
    const panel = host.getByRole("dialog", { name: "Change board or players" });
    await expect.poll(() => panel.getByRole("group", { name: "Seats" }).getByRole("radio").count()).toBe(4);
    await panel.getByRole("radio", { name: /^Great Arch/ }).check();
    await panel.getByRole("group", { name: "Seats" }).getByText("4", { exact: true }).click();
    await panel.getByRole("radio", { name: /^Galateia/ }).check();
    await expectClean(host);
    await panel.getByRole("button", { name: "Apply changes" }).click();
    await panel.waitFor({ state: "detached" });
    for (const page of [host, guest]) {
      await page.locator(".game b", { hasText: "Great Arch" }).first().waitFor();
      await page.getByText("Islands: Galateia").waitFor();
      await expect.poll(() => page.locator(".place").count()).toBe(4);
    }
    await guest.getByText(/changed the table settings, for 4 players/).waitFor();

    for (const seat of [2, 3]) {
      await host.getByRole("button", { name: "Add a bot" }).first().click();
      await host.locator(".place").nth(seat).getByRole("button", { name: "Remove" }).waitFor();
    }
    await host.getByRole("button", { name: "Start", exact: true }).waitFor();
    await host.getByRole("button", { name: "Change board or players" }).click();
    await panel.getByRole("radio", { name: /^Duel/ }).check();
    await panel.getByRole("button", { name: "Apply changes" }).click();
    await panel.waitFor({ state: "detached" });
    await expect.poll(() => host.locator(".place").count()).toBe(2);
    await guest.getByRole("button", { name: "Start", exact: true }).click();
    for (const page of [host, guest]) await page.getByRole("option").first().waitFor();
    expect(site.errors).toEqual([]);
  });

  it("has its start button in a laptop's window, with five players", async () => {
    const page = await site.page({ viewport: { width: 1366, height: 768 } });
    await page.goto("/");
    await page.locator(".table-seats").getByText("5", { exact: true }).click();
    await page.getByRole("button", { name: "With friends" }).click();
    for (const seat of [1, 2, 3, 4]) {
      await page.getByRole("button", { name: "Add a bot" }).first().click();
      await page.locator(".place").nth(seat).getByRole("button", { name: "Remove" }).waitFor();
    }
    const { y, height } = (await page.getByRole("button", { name: "Start", exact: true }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(768);
    await page.context().close();
  });

  it("has a seat for each player present: boards for fewer cannot be chosen", async () => {
    const { match, guests, rooms } = await gather(site.program, { people: 3, start: false });
    const page = await site.page();
    await lookAs(page, guests[0]!);
    await page.goto(`/t/${await codeOf(guests[0]!, match)}`);
    await page.getByRole("button", { name: "Change board or players" }).click();
    const panel = page.getByRole("dialog", { name: "Change board or players" });
    await expect.poll(() => panel.getByRole("radio", { name: /^Duel/ }).isDisabled()).toBe(true);
    await expect
      .poll(() => panel.getByRole("group", { name: "Seats" }).locator("label").allInnerTexts())
      .toEqual(["3", "4", "5"]);
    await panel.getByRole("button", { name: "Done" }).click();
    await panel.waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
      .toBe("Change board or players");
    await Promise.all(rooms.map((room) => room.leave()));
  });

  it("says to the first player what happens next, and offers bots immediately", async () => {
    const page = await site.page(SCREENS.phone);
    await page.goto("/");
    await page.getByRole("button", { name: "Take a seat" }).click();
    const first = page.getByText("You are the first one here.");
    await first.waitFor();
    const bots = page.getByRole("button", { name: "Start with bots" });
    await bots.waitFor();
    await expectClean(page);

    const code = page.url().split("/").at(-1)!;
    const late = await site.program.guest("Late");
    const { id } = JSON.parse((await late.get(`/api/matches/${code}`)).text) as { id: string };
    const room = await late.join(id);
    granted(await ask(room, "sit", { nonce: nonce(1) }));
    await first.waitFor({ state: "detached" });
    granted(await ask(room, "stand", {}));
    await first.waitFor();

    await page.getByRole("button", { name: "Add a bot" }).first().click();
    await page.getByText("bot · Intermediate", { exact: true }).waitFor();
    await page.getByRole("radio", { name: "Expert" }).check({ force: true });
    await page.getByText("bot · Expert", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("bot · Intermediate", { exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove" }).click();
    await first.waitFor();
    await bots.click();
    await page.getByRole("option").first().waitFor();
    await expect.poll(() => page.getByRole("option").count()).toBe(5);
    await room.leave();
    expect(site.errors).toEqual([]);
  });

  it("is reached by keys: the focus is at the hand, or at the heading, and one hears where one is", async () => {
    const page = await site.page();
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute("role") ?? document.activeElement?.tagName);
    await page.goto("/");
    await page.getByRole("button", { name: "Alone", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Standard. 1 player." }).waitFor({ state: "attached" });
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "option");
    await page.goto("/");
    await page.getByRole("button", { name: "With friends" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
    expect(await focused()).toBe("H1");
  });
});
