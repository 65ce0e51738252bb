import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AIMS } from "../../client/games/tranquility/primer.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { playOn, SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

/** Records which introductions are shown, across reloads. */
async function listenFor(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const told = (): string[] => JSON.parse(sessionStorage.getItem("told") ?? "[]");
    const note = (aim: string) => sessionStorage.setItem("told", JSON.stringify([...told(), aim]));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            for (const line of [node, ...node.querySelectorAll<HTMLElement>("[data-aim]")])
              if (line.dataset.aim) note(line.dataset.aim);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("told") ?? "[]"));
}

const drawings = (page: Page, key: string) =>
  page.evaluate(
    (key) =>
      Object.entries(window.__game!.poses() as Record<string, { picture: { drawing: object } }>)
        .filter(([name]) => name.startsWith(key))
        .map(([, { picture }]) => picture.drawing as { readonly label?: unknown }),
    key,
  );

const line = (page: Page, aim: (typeof AIMS)[number]) => page.locator(`.primer [data-aim=${aim}]`);

const LOCALES = ["en-GB", "de-DE", "fr-FR"];
const READ = someAtGate(1, LOCALES);

describe.skipIf(!executablePath)(`a player's first match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  it("shows the aim in three lines, one for each of the first moves of a match alone, and never again", async () => {
    const page = await site.page({ isNewcomer: true });
    const told = await listenFor(page);
    await playAlone(page);
    await page.getByRole("status").filter({ hasText: "numbers rise row by row" }).waitFor();
    expect(await drawings(page, "way")).toHaveLength(1);
    await expectClean(page);
    const sitter = new SeatedPage(page, 0);
    let shown = 1;
    const label = async () => {
      const { board, stage } = (await sitter.view()).table;
      // No introduction appears while a toll is open. The second waits for the first island.
      const mustWait = stage.at === "toll" || (shown === 1 && board.every((placed) => placed === undefined));
      if (shown > 3 || mustWait) return;
      const next = AIMS[shown];
      if (next) await line(page, next).waitFor();
      else await page.locator(".primer [data-aim]").waitFor({ state: "detached" });
      if (shown === 3) await page.reload();
      shown++;
    };
    const moves = await playOn([sitter], label, isNightly ? undefined : 10);
    expect(moves).toBeGreaterThanOrEqual(10);
    expect(await told()).toEqual(AIMS);

    await page.goto("/");
    await playAlone(page);
    expect(await told()).toEqual(AIMS);
    expect(await drawings(page, "way")).toHaveLength(1);
    expect(site.errors).toEqual([]);
  });

  it("says that a space is free, before prices were explained and after, and what a space needs that is touched first", async () => {
    const page = await site.page({ isNewcomer: true });
    await playAlone(page);
    const space = page.getByRole("gridcell", { name: "Row 4, column 2" });
    await space.click({ force: true });
    const note = page.locator(".table-refusal", { hasText: "Choose a card first" });
    await note.waitFor();
    await page.getByRole("status").filter({ hasText: "Choose a card first" }).waitFor();
    const [at, said] = [await space.boundingBox(), await note.locator("p").boundingBox()];
    expect(at!.y - (said!.y + said!.height)).toBeGreaterThan(0);
    expect(at!.y - (said!.y + said!.height)).toBeLessThan(24);

    const island = page.getByRole("option", { name: /^Card \d+$/ });
    const zeros = async () => {
      await island.first().press("Enter");
      await page.waitForFunction(() => window.__game!.idle());
      const shown = await drawings(page, "legal:");
      await page.keyboard.press("Escape");
      const labels = shown.map(({ label }) => label).filter((label) => label === 0 || typeof label === "object");
      return [...new Set(labels.map((label) => JSON.stringify(label)))];
    };
    expect(await zeros()).toEqual(['{"word":"Free"}']);
    await page.getByRole("button", { name: "Got it" }).click();
    await page.locator(".primer [data-aim]").waitFor({ state: "detached" });
    await page.reload();
    await page.waitForFunction(() => window.__game?.idle());
    await expect.poll(() => page.locator(".primer [data-aim]").count()).toBe(0);
    expect(await zeros()).toEqual(['{"word":"Free"}']);

    await island.first().press("Enter");
    await page.getByRole("gridcell", { name: /^Row 4, column 2,/ }).press("Enter");
    await line(page, "price").waitFor();
    await page.getByRole("button", { name: "Got it" }).click();
    await line(page, "light").waitFor();
    await expect.poll(zeros).toEqual(['{"word":"Free"}']);
  });

  it.for(LOCALES)("shows every line whole where there is little room (%s)", async (locale, { skip }) => {
    skip(!READ.includes(locale), NOT_CHOSEN);
    const page = await site.page({ ...SCREENS.phone, isNewcomer: true, locale });
    await page.goto("/");
    await page.getByRole("button", { name: /^(Alone|Allein|Seul|En solo)$/ }).click();
    await line(page, "rise").waitFor();
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
      [667, 375],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(`.primer.${width > 1000 ? "tablet" : width > height ? "landscape" : "portrait"}`).waitFor();
      // Polled, because the layout follows the window's size after a delay.
      const fits = () =>
        line(page, "rise").evaluate((told) => {
          const [words, button] = told.children as unknown as [HTMLElement, HTMLElement];
          const [box, text] = [told.getBoundingClientRect(), words.getBoundingClientRect()];
          const end =
            getComputedStyle(button).position === "absolute" ? box.right : button.getBoundingClientRect().left;
          const isInside = text.top >= box.top && text.bottom <= box.bottom + 1 && text.right <= end + 1;
          return isInside && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1;
        });
      await expect.poll(fits, { message: `${locale} ${width}x${height}` }).toBe(true);
    }
  });
});
