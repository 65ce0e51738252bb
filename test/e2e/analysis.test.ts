import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "../../shared/engine/format.ts";
import { goldens } from "../kit/golden.ts";
import { isNightly } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, type TestSite } from "./kit/site.ts";

/** A match whose end was given away, late enough to be weighed within a moment. */
const { file } = goldens().find(({ name }) => name.startsWith("tranquility-arch-true-silent-5-lost"))!;
const MOVE = 38;

describe.skipIf(!executablePath)(`the analysis of a match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function watching(hash: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
    const page = await site.page({ viewport });
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(file) }));
    await page.goto(`/r/${file.header.id}?test${hash}`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    return page;
  }

  const found = (page: Page) => page.getByRole("region", { name: "What was found of this move" });

  it("opens with the moment of its address, says what was better, and stops with the page", async () => {
    const page = await watching(`#t=${MOVE}&analysis`, { width: 390, height: 844 });
    const workers = () => page.workers().filter((one) => one.url().includes("analysis"));
    await expect.poll(() => workers().length).toBe(1);
    await found(page)
      .getByText(/became \d+%; .* kept \d+%\./)
      .waitFor();
    await expectClean(page);
    await page.getByRole("button", { name: "The whole match" }).click();
    const whole = page.getByRole("dialog", { name: "How it was decided" });
    await whole.getByRole("img", { name: /Chance to win, move by move: \d+% at first, 0% at the end/ }).waitFor();
    const account = await whole
      .getByRole("table", { name: "Decisions and luck, in points of 100" })
      .getByRole("cell")
      .allTextContents();
    const [first, ...sums] = account.map((text) => Number(text.replace("−", "-")));
    expect(first! + sums.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(sums.at(-1));
    await whole.getByText("All moves as a table").click();
    expect(await whole.getByRole("row").count()).toBeGreaterThan(file.header.seats.length + 30);
    await expectClean(page);
    await whole
      .getByRole("link", { name: /^Move \d+/ })
      .first()
      .click();
    await page.waitForFunction(() => /#t=\d+&analysis/.test(location.hash));
    await page.getByRole("button", { name: "Close the analysis" }).click();
    await expect.poll(workers).toEqual([]);
    await page.waitForFunction(() => !location.hash.includes("analysis"));
  });

  it.runIf(isNightly)("weighs a whole match, and keeps it for the next time", { timeout: 180_000 }, async () => {
    const page = await watching("#t=5");
    await page.keyboard.press("a");
    await page.getByText(/\d+ of \d+ moves weighed/).waitFor();
    await page.getByText(/moves weighed/).waitFor({ state: "detached", timeout: 170_000 });
    await page.reload();
    await found(page)
      .getByText(/surely better|kept/)
      .waitFor();
    expect(await page.getByText(/moves weighed/).count()).toBe(0);
    expect(await page.locator(".lanes circle.cost").count()).toBeGreaterThan(0);
    await expectClean(page);
  });
});
