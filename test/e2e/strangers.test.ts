import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "../kit/app.ts";
import { POLLING } from "../kit/polling.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS, type Screen } from "./kit/people.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

const MINUTE = 60_000;

describe.skipIf(!executablePath)(`strangers who take a seat${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  let ahead = 0;
  beforeAll(async () => {
    site = await openAppSite(startApp({}, { now: () => Date.now() + ahead }));
  });
  afterAll(() => site.close());

  async function takeSeat(seats: number, screen: Screen = "desk"): Promise<Page> {
    const page = await site.page(SCREENS[screen]);
    await page.goto("/");
    await page.getByRole("group", { name: "Players (new table)" }).getByText(String(seats), { exact: true }).click();
    await page.getByRole("button", { name: "Take a seat" }).click();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
    return page;
  }

  /** Closes the page without leaving: the seat stays reserved for a while. */
  const vanish = (page: Page) => page.context().close();

  /** Waits until the server has unloaded all tables. */
  const isEmpty = () => vi.waitFor(() => expect([...site.program.app.tables.inMemory]).toEqual([]), POLLING);

  /** Leaving the page releases the seat. */
  async function leave(...pages: readonly Page[]): Promise<void> {
    await Promise.all(pages.map((page) => page.goBack()));
    await isEmpty();
    await Promise.all(pages.map(vanish));
  }

  it("never meet a player who left ten minutes before", async () => {
    const first = await takeSeat(3);
    const left = first.url();
    await vanish(first);
    await isEmpty();
    ahead += 10 * MINUTE;
    const second = await takeSeat(3);
    expect(second.url()).not.toBe(left);
    await second.getByText("You are the first one here.").waitFor();
    await expect.poll(() => second.getByText("away", { exact: true }).count()).toBe(0);
    const looker = await site.page({ isNewcomer: true });
    await looker.goto("/");
    await looker.getByRole("button", { name: /^Sit down with / }).waitFor();
    await expect.poll(() => looker.getByRole("button", { name: /^Sit down with / }).count()).toBe(1);
    await vanish(looker);
    await leave(second);
  });

  it("sit down together at a table of as many as both asked for, and at no other", async () => {
    const three = await takeSeat(3);
    const two = await takeSeat(2);
    expect(two.url()).not.toBe(three.url());
    const other = await takeSeat(3, "phone");
    expect(other.url()).toBe(three.url());
    await three.getByText("You are the first one here.").waitFor({ state: "detached" });
    await expect.poll(() => three.locator(".watchers").count()).toBe(0);
    await leave(three, two, other);
    ahead += 10 * MINUTE;
  });

  it("may start with bots immediately, when the others have gone away", async () => {
    const one = await takeSeat(3);
    await one.getByRole("button", { name: "Start with bots" }).waitFor();
    const two = await takeSeat(3);
    expect(two.url()).toBe(one.url());
    await two.getByRole("button", { name: "Start with bots" }).waitFor({ state: "detached" });
    await vanish(one);
    await two.getByText("The other player is away right now.").waitFor();
    ahead += 10_000;
    await two.getByRole("button", { name: "Start with bots" }).click();
    await two.getByRole("option").first().waitFor();
    const [table] = site.program.app.tables.inMemory;
    expect(table!.match.seats.map((held) => held?.kind)).toEqual(["bot", "human", "bot"]);
  });
});
