import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAct } from "../../shared/engine/match/match.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`players who come and go${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function seated(rules: object): Promise<readonly [SeatedPage, SeatedPage]> {
    const { origin, guest } = site.program;
    const host = await guest("Host");
    const { body } = await host.post("/api/matches", {
      game: "tranquility",
      seats: 2,
      options: { mode: "standard" },
      house: rules,
    });
    const sitters: SeatedPage[] = [];
    for (const seat of [0, 1]) {
      const page = await site.page();
      await page.goto(`${origin}/t/${body.code}?test`);
      await page.getByRole("button", { name: "Sit down" }).click();
      await page.getByRole("button", { name: "Leave seat" }).waitFor();
      sitters.push(new SeatedPage(page, seat));
    }
    return sitters as [SeatedPage, SeatedPage];
  }

  const start = ({ page }: SeatedPage) => page.getByRole("button", { name: "Start" }).click();

  async function gathered(rules: object): Promise<readonly [SeatedPage, SeatedPage]> {
    const sitters = await seated(rules);
    await start(sitters[0]);
    return sitters;
  }

  const isAwaited = async (sitter: SeatedPage) => toAct(tranquility, await sitter.view()).includes(sitter.seat);

  const openPeople = (page: Page) => page.getByRole("button", { name: "At this table" }).click();

  it("lend the seat to a bot and take it back, and all see who plays", async () => {
    const [one, two] = await gathered({});
    await openPeople(one.page);
    await one.page.getByRole("button", { name: "Let a bot play for me" }).click();
    await one.page.keyboard.press("Escape");
    await one.page.locator(".lent").getByRole("button", { name: "Take your seat back" }).waitFor();
    await two.page
      .getByText(/^A bot takes over for /)
      .first()
      .waitFor();
    const plaque = two.page.locator(".plaque", { hasText: (await one.view()).seats[0]!.name });
    await plaque.getByText("A bot is filling in").waitFor({ state: "attached" });
    await expect.poll(() => one.page.locator(".plaque", { hasText: "A bot is playing for you" }).count()).toBe(1);
    await expectClean(two.page);
    if (await isAwaited(two)) await two.play();
    await two.page.waitForFunction(() => document.title.startsWith("Your turn"));
    await one.page.locator(".lent").getByRole("button").click();
    await one.page.locator(".lent").waitFor({ state: "detached" });
    await plaque.getByText("A bot is filling in").waitFor({ state: "detached" });
    const own = await one.view();
    expect(own.seats[0]!.bot).toBeUndefined();
    const told = own.table.hands[0]!.map((card) => own.table.faces[card]);
    expect(told.every((face) => face !== undefined)).toBe(true);
  });

  it("keep open what they read while the match begins", async () => {
    const [one, two] = await seated({});
    await openPeople(two.page);
    await two.page.getByRole("heading", { name: "At this table" }).waitFor();
    await start(one);
    await two.page.getByRole("button", { name: "Let a bot play for me" }).click();
    await two.page.keyboard.press("Escape");
    await two.page.getByRole("heading", { name: "At this table" }).waitFor({ state: "detached" });
    await two.page.locator(".lent").waitFor();
  });

  it("are removed before the start by the host, and read that they were", async () => {
    const host = await site.page();
    await host.goto("/");
    await host.getByRole("button", { name: "With friends" }).click();
    await host.getByRole("button", { name: "Leave seat" }).waitFor();
    const guest = await site.page();
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.getByRole("button", { name: "Remove from table" }).click();
    await guest.getByText("You were removed from this table.").waitFor();
    await host.getByRole("button", { name: "Add a bot" }).waitFor();
  });

  it("chat: spectators read players' messages, and players do not read those of spectators", async () => {
    const [one] = await gathered({});
    const watcher = await site.page();
    await watcher.goto(one.page.url());
    await watcher.getByRole("tab", { name: "Chat" }).click();
    await watcher.getByRole("textbox", { name: "Write a message" }).fill("They hold the 7");
    await watcher.keyboard.press("Enter");
    await watcher.getByText("They hold the 7").waitFor();
    await expect.poll(() => watcher.getByRole("textbox", { name: "Write a message" }).inputValue()).toBe("");
    await watcher.getByRole("tab", { name: "Log" }).click();
    await one.page.getByRole("option").first().focus();
    await one.page.keyboard.press("c");
    await one.page.getByRole("tab", { name: "Chat", selected: true }).waitFor();
    await one.page.getByRole("button", { name: "Back in a moment." }).click();
    await watcher.getByRole("log", { name: "Chat" }).getByText(": Back in a moment.").waitFor();
    await watcher.getByRole("tab", { name: "Chat" }).click();
    await watcher.getByRole("log").getByText("Back in a moment.", { exact: true }).waitFor();
    await expect.poll(() => one.page.getByText("They hold the 7").count()).toBe(0);
  });

  it("call a bot for a player who went away, and give up for those who are left", async () => {
    const sitters = await gathered({ patience: 0 });
    const late = (await isAwaited(sitters[0])) ? sitters[0] : sitters[1];
    const [other] = sitters.filter((sitter) => sitter !== late) as [SeatedPage];
    await late.page.close();
    const call = other.page.getByRole("status").getByRole("button", { name: "Call in a bot" });
    await call.click();
    await other.page.waitForFunction(() => document.title.startsWith("Your turn"));
    expect((await other.view()).seats[late.seat]!.bot).toBe("steady");
    await openPeople(other.page);
    await other.page.getByRole("button", { name: "Give up …" }).click();
    await other.page.getByRole("button", { name: "Give up", exact: true }).click();
    await other.page.getByRole("heading", { name: "Turned back" }).waitFor();
    expect(site.errors).toEqual([]);
  });
});
