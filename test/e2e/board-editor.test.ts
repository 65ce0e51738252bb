import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import german from "../../client/features/boards/messages/de.ts";
import words from "../../client/features/boards/messages/en.ts";
import french from "../../client/features/boards/messages/fr.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import type { TestApp } from "../kit/app.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { CLIPBOARD, copiedLink, drawByKeys, drawByTouch, noFinish, oddsOn, placeOn } from "./kit/drawn-board.ts";
import { SCREENS } from "./kit/people.ts";
import { FINGER, KEYS, SeatedPage } from "./kit/seated-page.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

const SPOKEN = [
  ["de-DE", german],
  ["fr-FR", french],
] as const;
const READ = someAtGate(1, SPOKEN);

const isDrawn = (page: Page): Promise<boolean> =>
  page
    .getByRole("region", { name: words.table.title })
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext("2d")!
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    );

describe.skipIf(!executablePath)(`the editor of boards${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  it("leads by touch from an empty page to odds and a link, at which another browser plays", async () => {
    const page = await site.page({ ...SCREENS.phone, ...CLIPBOARD });
    await drawByTouch(page);
    await oddsOn(page).waitFor();
    expect(await tooWide(page)).toEqual([]);
    await expectClean(page);
    const bots = Promise.withResolvers<void>();
    await page.route(/odds\.worker/, (route) => bots.promise.then(() => route.continue()));
    await page.reload();
    await placeOn(page, 2, 7).and(page.getByLabel("space 14 of line A")).waitFor();
    const buttonTop = () =>
      page.getByRole("button", { name: words.share.copy }).evaluate((button) => {
        const warnings = document.querySelector(".board-odds [role=status]")!;
        return button.getBoundingClientRect().top + scrollY - warnings.getBoundingClientRect().height;
      });
    await page.getByText(words.odds.waiting).waitFor();
    const top = await buttonTop();
    bots.resolve();
    await oddsOn(page).waitFor();
    await expect.poll(() => isDrawn(page)).toBe(true);
    // Only a warning may push the buttons down.
    expect(await buttonTop()).toBeCloseTo(top);
    const link = await copiedLink(page, FINGER);

    const other = await site.page();
    await other.goto(link);
    await other.getByText(words.linked).waitFor();
    await other.getByRole("heading", { name: "My board", level: 1 }).waitFor();
    await other.getByRole("button", { name: words.play.bots }).click();
    await other.waitForURL(/\/t\//);
    const code = new URL(other.url()).pathname.split("/").at(-1)!;
    const match = async () => (await site.program.app.tables.find({ code }))[0];
    await expect.poll(match).toMatchObject({ options: { mode: "board", board: { title: "My board" } } });
    await other.getByRole("option").first().waitFor();
    await other.goto(`${new URL(other.url()).pathname}?test`);
    const seated = new SeatedPage(other, 0, KEYS);
    // The bot may begin.
    await expect.poll(async () => toAct(tranquility, await seated.view())).toEqual([0]);
    await seated.sees((await seated.play()) + 1);
    expect(site.errors).toEqual([]);
  });

  it("leads by keys alone from an empty page to odds and a link", async () => {
    const page = await site.page(CLIPBOARD);
    await drawByKeys(page);
    await oddsOn(page).waitFor();
    await page.keyboard.press("Control+z");
    await noFinish(page).waitFor();
    await page.keyboard.press("Control+z");
    const spaces = () => page.getByRole("gridcell", { name: /space/ }).count();
    await expect.poll(spaces).toBeLessThan(14);
    for (let n = 0; n < 2; n++) await page.keyboard.press("Control+Shift+z");
    await expect.poll(spaces).toBe(14);
    await oddsOn(page).waitFor();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await page.getByRole("checkbox", { name: words.odds.heat }).press("Space");
    await page.getByText(new RegExp(`${words.odds.hottest}|${words.odds.noneLost}`)).waitFor();
    await page.getByRole("button", { name: words.odds.stop }).press("Enter");
    await page.getByRole("button", { name: words.odds.resume }).waitFor();
    await copiedLink(page, KEYS);
    await expectClean(page);
    expect(site.errors).toEqual([]);
  });

  it("says what is wrong with a link", async () => {
    const page = await site.page();
    await page.goto("/boards/new#damaged");
    await page.getByText(words.linkFaults.NewerVersion).or(page.getByText(words.linkFaults.NoBoard)).waitFor();
    await page.goto(`/boards/new#${"A".repeat(2_000)}`);
    await page.getByText(words.linkFaults.TooLong).waitFor();
    await page.goto("/boards/new#_newer");
    await page.getByText(words.linkFaults.NewerVersion).waitFor();
    expect(site.errors).toEqual([]);
  });

  it.for(SPOKEN)("speaks %s", async (spoken, { skip }) => {
    skip(!READ.includes(spoken), NOT_CHOSEN);
    const [locale, said] = spoken;
    const page = await site.page({ ...SCREENS.phone, locale });
    await page.goto("/boards/new");
    await page.getByRole("heading", { name: said.title, level: 1 }).waitFor();
    await page.getByLabel(said.start.label, { exact: true }).selectOption("duel");
    await page.getByRole("heading", { name: said.faults.none }).waitFor();
    expect(await tooWide(page)).toEqual([]);
    expect(site.errors).toEqual([]);
  });

  it("is reached from the choice of the board", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.locator(".ways .variant-pick").click();
    await page.getByRole("button", { name: words.draw }).click();
    await page.getByRole("heading", { name: words.title, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/boards/new");
  });
});
