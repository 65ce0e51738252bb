import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import de from "../../client/features/puzzles/messages/de.ts";
import en from "../../client/features/puzzles/messages/en.ts";
import fr from "../../client/features/puzzles/messages/fr.ts";
import { type Gathering, gather } from "../kit/app.ts";
import { ask, type Guest } from "../kit/guest.ts";
import { itemAt } from "../kit/item-at.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs, openSite, type TestSite } from "./kit/site.ts";

const WORDS = { en, de, fr } as const;
const READ = someAtGate(1, ["de", "fr"]);

describe.skipIf(!executablePath)(`a tick for puzzles on the result page${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  /** In competitive games the first resignation ends the match. */
  async function over(plan: Partial<Parameters<typeof gather>[1]> = {}): Promise<Gathering> {
    const table = await gather(site.program, { people: 2, options: { mode: "arch" }, ...plan });
    for (const room of table.rooms) {
      const reply = await ask(room, "concede", {});
      expect(reply.ok || reply.reason).toBeOneOf([true, "MatchIsOver"]);
    }
    return table;
  }

  async function resultOf(table: Gathering, guest: Guest, options = {}): Promise<Page> {
    const page = await site.page(options);
    await openResult(page, table, guest);
    return page;
  }

  async function openResult(page: Page, { match }: Gathering, guest: Guest): Promise<void> {
    await lookAs(page, guest);
    const { code } = (await (await fetch(`${site.program.origin}/api/matches/${match}`)).json()) as { code: string };
    await page.goto(`/t/${code}?test`);
    await page.locator(".result").waitFor();
  }

  const tick = (page: Page, { agree } = en) => page.getByRole("checkbox", { name: new RegExp(`^${agree}`) });

  async function agreementOf({ match }: Gathering, { token }: Guest): Promise<string> {
    const response = await fetch(`${site.program.origin}/api/matches/${match}/puzzle-agreement`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { readonly agreement: string }).agreement;
  }

  it("is set by keys and by touch, each player's own, stays after a reload, and is taken back", async () => {
    const table = await over();
    const [ann, bob] = [itemAt(table.guests, 0), itemAt(table.guests, 1)];
    const page = await resultOf(table, ann);
    await tick(page).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => agreementOf(table, ann)).toBe("given");
    await expectClean(page);
    await page.reload();
    await expect.poll(() => tick(page).isChecked()).toBe(true);
    const phone = await resultOf(table, bob, SCREENS.phone);
    await expect.poll(() => tick(phone).isChecked()).toBe(false);
    await tick(phone).tap();
    await expect.poll(() => agreementOf(table, bob)).toBe("given");
    await expectClean(phone);
    await tick(page).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => agreementOf(table, ann)).toBe("open");
    await expect.poll(() => tick(page).isChecked()).toBe(false);
    expect(site.errors).toEqual([]);
  });

  it("says so and is as before if it cannot be stored", async () => {
    const table = await over();
    const page = await resultOf(table, itemAt(table.guests, 0));
    await tick(page).waitFor();
    await page.route("**/puzzle-agreement", (route) => route.abort());
    await tick(page).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".toast").count()).toBeGreaterThan(0);
    await expect.poll(() => tick(page).isChecked()).toBe(false);
  });

  it("is asked for again after a failure, and takes no second choice while the first is being stored", async () => {
    const table = await over();
    const ann = itemAt(table.guests, 0);
    const page = await site.page();
    await page.route("**/puzzle-agreement", (route) => route.abort(), { times: 1 });
    await openResult(page, table, ann);
    await tick(page).waitFor();
    const stored = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route("**/puzzle-agreement", async (route) => {
      sent.push(route.request().method());
      await stored.promise;
      await route.continue();
    });
    await tick(page).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => tick(page).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Space");
    await tick(page).dispatchEvent("click");
    await expect.poll(() => tick(page).isChecked()).toBe(true);
    stored.resolve();
    await expect.poll(() => tick(page).getAttribute("aria-disabled")).toBe("false");
    await expect.poll(() => tick(page).isChecked()).toBe(true);
    await expect.poll(() => tick(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect([sent, await agreementOf(table, ann)]).toEqual([["PUT"], "given"]);
  });

  it("is not shown to spectators, nor in games without puzzles", async () => {
    const table = await over();
    const spectator = await resultOf(table, await site.program.guest("Eve"));
    await spectator.getByRole("link", { name: "Match file" }).waitFor();
    await expect.poll(() => spectator.getByRole("checkbox").count()).toBe(0);
    const other = await over({ people: 1, game: "wayward", options: {} });
    const player = await resultOf(other, itemAt(other.guests, 0));
    await player.getByRole("link", { name: "Match file" }).waitFor();
    await expect.poll(() => tick(player).count()).toBe(0);
  });

  it.for(["de", "fr"] as const)("speaks %s, and is clean in all colours", async (language, { skip }) => {
    skip(!READ.includes(language), NOT_CHOSEN);
    const table = await over({ game: "arcanoid", options: {} });
    const page = await resultOf(table, itemAt(table.guests, 0), { locale: language });
    await tick(page, WORDS[language]).waitFor();
    for (const media of [
      { colorScheme: "light", contrast: "no-preference" },
      { colorScheme: "dark", contrast: "no-preference" },
      { colorScheme: "light", contrast: "more" },
    ] as const) {
      await page.emulateMedia(media);
      await expectClean(page);
    }
  });
});
