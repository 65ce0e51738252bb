import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "../../client/features/puzzles/messages/en.ts";
import { type Day, dayAfter, dayAt, numberOf, opensAt } from "../../shared/engine/daily/day.ts";
import { GAMES } from "../../shared/games/index.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import { puzzleOfDay } from "../../shared/puzzles/puzzle-day.ts";
import { gameOfSet, loadPuzzleSet } from "../../shared/puzzles/puzzle-games.ts";
import { unpacked } from "../../shared/puzzles/puzzle-set.ts";
import { startApp, type TestApp } from "../kit/app.ts";
import { itemAt } from "../kit/item-at.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { FINGER, type Hand, KEYS, SeatedPage } from "./kit/seated-page.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

const SHELF = Object.values(GAMES);
const HOUR = 3600_000;

/** The two best moves must be placements, which all input devices make alike. */
async function dayOfPlacements(): Promise<{ readonly day: Day; readonly moves: readonly Command[] }> {
  for (let day = dayAt(Date.now()); ; day = dayAfter(day, 1)) {
    const { set: name, puzzle } = (await puzzleOfDay(SHELF, numberOf(day)))!;
    const set = await loadPuzzleSet((await gameOfSet(SHELF, name))!, name);
    const moves = puzzle.odds.map(([packed]) => unpacked(set, packed) as Command);
    if (moves.slice(0, 2).every(({ type }) => type === "PlaceCard")) return { day, moves };
  }
}

describe.skipIf(!executablePath)(`the puzzle of a day${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  let [time, moves]: [number, readonly Command[]] = [0, []];
  beforeAll(async () => {
    const found = await dayOfPlacements();
    [time, moves] = [opensAt(found.day) + HOUR, found.moves];
    site = await openAppSite(startApp({}, { now: () => time }));
  });
  afterAll(() => site.close());

  async function answered(move: number, hand: Hand, options = {}): Promise<Page> {
    const page = await site.page(options);
    await page.clock.setFixedTime(time);
    await page.goto("/puzzles/daily?test");
    await page.locator("[role=option]").first().waitFor();
    await page.waitForFunction(() => window.__game?.idle());
    const seated = new SeatedPage(page, 0, hand);
    await seated.act(await seated.view(), itemAt(moves, move));
    await page.locator(`main[data-answer=${move === 0 ? "right" : "wrong"}]`).waitFor();
    return page;
  }

  const everyone = (page: Page) => page.getByRole("region", { name: en.everyone });
  const rows = (page: Page) =>
    everyone(page)
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => [item.querySelector(".num")?.textContent, item.querySelector(".tag")?.textContent]),
      );
  const widths = (page: Page) =>
    everyone(page)
      .locator(".bar")
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width));
  const rest = (value: string) => Array.from({ length: moves.length - 1 }, () => value);

  test("shows the answers of all players as bars, to each after their own, also on the home page", async () => {
    const first = await answered(0, KEYS);
    await everyone(first)
      .getByText(`${en.everyone} · ${en.answers(1)}`)
      .waitFor();
    await expect
      .poll(() => rows(first))
      .toEqual([["100%", en.own], ...rest("0%").map((none) => [none, undefined]), ["0%", undefined]]);
    const second = await answered(1, FINGER, SCREENS.phone);
    await everyone(second)
      .getByText(`${en.everyone} · ${en.answers(2)}`)
      .waitFor();
    const [, , ...others] = moves;
    await expect
      .poll(() => rows(second))
      .toEqual([["50%", undefined], ["50%", en.own], ...others.map(() => ["0%", undefined]), ["0%", undefined]]);
    await expect.poll(() => widths(second)).toEqual(["50%", "50%", ...others.map(() => "0%"), "0%"]);
    await expectClean(second);
    for (const [page, verdict, own] of [
      [first, en.dailySolved, 0],
      [second, en.dailyMissed, 1],
    ] as const) {
      await page.goto("/");
      await page.locator(".puzzle-place").scrollIntoViewIfNeeded();
      const card = page.getByRole("region", { name: en.daily });
      await card.getByText(verdict).waitFor();
      await card.getByText(`${en.everyone}: ${en.answers(2)}`).waitFor();
      const bars = card.locator(".columns > span");
      await expect.poll(() => bars.count()).toBe(moves.length + 1);
      await expect
        .poll(() => bars.evaluateAll((all) => all.map((bar) => [bar.className, (bar as HTMLElement).style.height])))
        .toEqual(Array.from({ length: moves.length + 1 }, (_, i) => [i === own ? "own" : "", i < 2 ? "28px" : "4px"]));
      await expectClean(page);
    }
    expect(site.errors).toEqual([]);
  });
});
