import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import de from "../../client/features/puzzles/messages/de.ts";
import en from "../../client/features/puzzles/messages/en.ts";
import fr from "../../client/features/puzzles/messages/fr.ts";
import replayWords from "../../client/features/replay/messages/en.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { gameOfSet, loadPuzzleSet } from "../../shared/puzzles/puzzle-games.ts";
import { type Puzzle, type PuzzleSet, unpacked } from "../../shared/puzzles/puzzle-set.ts";
import { itemAt } from "../kit/item-at.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, executablePath, noBrowser } from "./kit/chromium.ts";
import { type Deployment, deploy } from "./kit/deployed.ts";
import { isKept } from "./kit/device.ts";
import { SCREENS } from "./kit/people.ts";
import { ScreenReaderPlayer } from "./kit/screen-reader-player.ts";
import { FINGER, KEYS, SeatedPage } from "./kit/seated-page.ts";
import { hasPlayed, openSite, type TestSite } from "./kit/site.ts";

const NAME = "tranquility-day-night";

const SPOKEN = [
  ["de", de],
  ["fr", fr],
] as const;
const READ = someAtGate(1, SPOKEN);

/** Moves of a puzzle, the best one first. */
const movesOf = (set: PuzzleSet, { odds }: Puzzle): readonly Command[] =>
  odds.map(([packed]) => unpacked(set, packed) as Command);

const isPlacing = ({ type }: Command): boolean => type === "PlaceCard";

async function isSet(page: Page): Promise<void> {
  await page.locator(".puzzle-panel").waitFor();
  await page.locator("[role=option]").first().waitFor();
  await page.waitForFunction(() => window.__game?.idle());
}

describe.skipIf(!executablePath)(`puzzles${noBrowser}`, () => {
  let site: TestSite;
  let set: PuzzleSet;
  let puzzle: Puzzle;
  beforeAll(async () => {
    site = await openSite("canvas");
    set = await loadPuzzleSet((await gameOfSet([tranquility], NAME))!, NAME);
    // The two best moves are placements, which all input devices make alike.
    puzzle = set.puzzles.find((one) => movesOf(set, one).slice(0, 2).every(isPlacing))!;
  });
  afterAll(() => site.close());

  test("are chosen, solved by touch on a phone, explained, and lead into the replay of their match", async () => {
    const page = await site.page(SCREENS.phone);
    await page.goto("/puzzles");
    await page.getByRole("heading", { name: en.title, level: 1 }).waitFor();
    await expectClean(page);
    await page.getByRole("link", { name: "Day and Night" }).tap();
    await page.getByRole("link", { name: en.start }).waitFor();
    await page.getByLabel(en.themes).locator("option", { hasText: "Day and night" }).waitFor({ state: "attached" });
    await expectClean(page);
    await page.goto(`/puzzles/${NAME}/${puzzle.id}?test`);
    await isSet(page);
    await expectClean(page);
    await new SeatedPage(page, 0, FINGER).act(await new SeatedPage(page, 0).view(), itemAt(movesOf(set, puzzle), 0));
    await page.getByRole("heading", { name: en.right }).waitFor();
    await page.locator("main[data-answer=right]").waitFor();
    const rows = page.locator(".puzzle-odds li");
    await expect.poll(() => rows.count()).toBe(puzzle.odds.length);
    await rows.first().filter({ hasText: en.ownAndBest }).waitFor();
    const reason = page.locator(".puzzle-panel [role=status] p").first();
    await expect.poll(() => reason.textContent()).toMatch(/\.$/);
    await expectClean(page);
    await page.getByRole("link", { name: en.replay }).tap();
    await page.waitForURL(new RegExp(`/r/puzzle\\.${NAME}\\.${puzzle.id}#t=${puzzle.move}&`));
    await page.getByText(replayWords.check.isTrue).or(page.locator(".check-mark")).first().waitFor();
    // The server does not have this match.
    await expect.poll(() => page.getByRole("button", { name: replayWords.playOn.begin }).count()).toBe(0);
    expect(site.errors).toEqual([]);
  });

  test("are answered by keys, and said aloud: another move counts as wrong, and is compared with the best", async () => {
    const page = await site.page();
    await page.goto(`/puzzles/${NAME}/${puzzle.id}?test`);
    await isSet(page);
    await new SeatedPage(page, 0, KEYS).act(await new SeatedPage(page, 0).view(), itemAt(movesOf(set, puzzle), 1));
    await page.getByRole("heading", { name: en.wrong }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(en.wrong);
    const status = page.locator(".puzzle-panel [role=status]");
    for (const told of [en.best, en.own, "%"]) await status.filter({ hasText: told }).waitFor();
    await expectClean(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.startsWith(`/puzzles/${NAME}/`) && !url.pathname.endsWith(puzzle.id));
    await page.locator(`main:not([data-puzzle="${puzzle.id}"]) .puzzle-panel`).waitFor();
    await page.goto("/puzzles");
    await page.getByText(en.streak(0)).waitFor();
    expect(site.errors).toEqual([]);
  });

  test("of the day show the answers of all players after the own one, also on the home page", async () => {
    const page = await site.page();
    await page.goto("/puzzles/daily?test");
    await page.locator(".puzzle-panel").waitFor();
    await page.locator(".table-board, .plain-board").first().waitFor();
    await page.locator("main[data-puzzle]").waitFor();
    await page.goto("/");
    await page.locator(".puzzle-place").scrollIntoViewIfNeeded();
    await page.getByRole("region", { name: en.daily }).getByText(en.dailyPlay).waitFor();
    await expectClean(page);
  });

  test.for(SPOKEN)("speak %s", async (spoken, { skip }) => {
    skip(!READ.includes(spoken), NOT_CHOSEN);
    const [locale, words] = spoken;
    const page = await site.page({ locale });
    await page.goto("/puzzles");
    await page.getByRole("heading", { name: words.title, level: 1 }).waitFor();
    await page.goto(`/puzzles/${NAME}/${puzzle.id}?test`);
    await isSet(page);
    await page.locator(".puzzle-panel").getByText(words.ask).waitFor();
    await expectClean(page);
  });

  test("that do not exist are said so", async () => {
    const page = await site.page();
    await page.goto("/puzzles/nothing");
    await page.getByText(en.noSet).waitFor();
    await page.goto(`/puzzles/${NAME}/00000000`);
    await page.getByText(en.noPuzzle).waitFor();
  });
});

describe.skipIf(!executablePath)(`puzzles offline${noBrowser}`, () => {
  let site: Deployment;
  let context: BrowserContext;
  beforeAll(async () => {
    site = await deploy();
    context = await (await browserOf("canvas")).newContext({
      baseURL: site.origin,
      locale: "en-GB",
      reducedMotion: "reduce",
      serviceWorkers: "allow",
    });
  });
  afterAll(() => Promise.all([context.close(), site.close()]));

  test("open from the list, are answered by keys, and say the answer to screen readers", async () => {
    const errors: string[] = [];
    context.on("weberror", (error) => errors.push(error.error().message));
    await hasPlayed(context);
    const page = await context.newPage();
    const ear = await ScreenReaderPlayer.at(page);
    await page.goto("/");
    await isKept(page);
    await site.cut();
    await context.setOffline(true);
    await page.goto("/puzzles");
    await page.getByRole("link", { name: "Day and Night" }).press("Enter");
    const start = page.getByRole("link", { name: en.start });
    await start.waitFor();
    await expectClean(page);
    const set = await loadPuzzleSet((await gameOfSet([tranquility], NAME))!, NAME);
    const puzzle = set.puzzles.find((one) => movesOf(set, one).slice(0, 2).every(isPlacing))!;
    await page.goto(`/puzzles/${NAME}/${puzzle.id}?test`);
    await isSet(page);
    await new SeatedPage(page, 0, KEYS).act(await new SeatedPage(page, 0).view(), itemAt(movesOf(set, puzzle), 1));
    await page.getByRole("heading", { name: en.wrong }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(en.wrong);
    for (const part of [/\.$/, new RegExp(`${en.best}.*%`), new RegExp(`${en.own}.*%`)])
      await expect.poll(() => ear.heard()).toContainEqual(expect.stringMatching(part));
    await expectClean(page);
    await page.goto("/puzzles");
    await page.getByText(en.streak(0)).waitFor();
    expect(errors).toEqual([]);
  });
});
