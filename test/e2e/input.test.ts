import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

async function anIsland(page: Page) {
  const labels = await page.getByRole("option").evaluateAll((cards) => cards.map((card) => card.ariaLabel!));
  const index = labels.findLastIndex((label) => label.startsWith("Card"));
  const number = labels[index]!.slice("Card ".length);
  return { index, number, option: page.getByRole("option", { name: `Card ${number}`, exact: true }) };
}

const placed = (page: Page, number: string, row: number, column: number) =>
  page.getByRole("gridcell", { name: `Row ${row}, column ${column}, island ${number}, yours` }).waitFor();

describe.skipIf(!executablePath)(`an island is placed${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  const tableFor = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await site.page(options);
    await playAlone(page);
    return page;
  };

  it("by touching the card, then the space", async () => {
    const page = await tableFor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { number, option } = await anIsland(page);
    await option.tap({ force: true });
    await page.getByRole("gridcell", { name: "Row 2, column 3" }).tap({ force: true });
    await placed(page, number, 2, 3);
  });

  it("by dragging the card to the space", async () => {
    const page = await tableFor();
    const { number, option } = await anIsland(page);
    const from = (await option.boundingBox())!;
    const to = (await page.getByRole("gridcell", { name: "Row 4, column 2" }).boundingBox())!;
    await page.mouse.move(from.x + from.width / 4, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await placed(page, number, 4, 2);
  });

  it("by keys alone, with every step said aloud", async () => {
    const page = await tableFor();
    const { index, number } = await anIsland(page);
    await page.getByRole("option").first().focus();
    for (let i = 0; i < index; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: `Card ${number} chosen. 36 spaces` })
      .waitFor();
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await placed(page, number, 2, 2);
    await page
      .getByRole("status")
      .filter({ hasText: `You placed ${number} for free` })
      .waitFor();
  });

  it("nowhere, and nothing is sent, once Escape was pressed", async () => {
    const page = await tableFor();
    const { number, option } = await anIsland(page);
    const isSelected = (selected: boolean) =>
      page.getByRole("option", { name: `Card ${number}`, exact: true, selected }).waitFor();
    const version = await page.evaluate(() => (window.__game!.model() as { version: number }).version);
    await option.click({ force: true });
    await isSelected(true);
    await page.keyboard.press("Escape");
    await isSelected(false);
    await page.getByRole("gridcell", { name: "Row 1, column 1" }).click({ force: true });
    expect(await page.evaluate(() => (window.__game!.model() as { version: number }).version)).toBe(version);
  });
});

describe.skipIf(!executablePath)(`a player's own hand${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  const handOf = (page: Page) =>
    page.getByRole("option").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card!));
  const labelsOf = (page: Page) =>
    page.getByRole("option").evaluateAll((cards) => cards.map((card) => card.ariaLabel!.replace("Card ", "")));
  /** Islands by number, then other cards. */
  const sorted = (labels: readonly string[]) =>
    labels.toSorted((a, b) => (Number(a) || Number.MAX_VALUE) - (Number(b) || Number.MAX_VALUE));

  it("lies by number, stays where it is under pointer and focus, and is put in order after that", async () => {
    const page = await site.page();
    await playAlone(page);
    const before = await handOf(page);
    const labels = await labelsOf(page);
    expect(labels).toEqual(sorted(labels));
    const places = await page.evaluate(() => window.__game!.poses() as Record<string, { x: number }>);
    expect(before.map((card) => places[card]!.x)).toEqual(
      before.map((card) => places[card]!.x).toSorted((a, b) => a - b),
    );

    await page.getByRole("option").last().hover({ force: true });
    await page.getByRole("option").nth(2).focus();
    for (const key of ["d", "1", "2", "Enter"]) await page.keyboard.press(key);
    await page.waitForFunction((gone) => !document.querySelector(`[data-card="${gone}"]`), before[0]);
    await page.waitForFunction(() => window.__game!.idle());
    expect((await handOf(page)).slice(2)).toEqual(before.slice(2));

    await page.getByRole("gridcell").first().focus();
    await page.mouse.move(2, 2);
    await expect.poll(async () => sorted(await labelsOf(page)).join()).toBe((await labelsOf(page)).join());
    expect(site.errors).toEqual([]);
  });

  it("raises a card by six px under a mouse, except with reduced motion", async () => {
    for (const [reducedMotion, rise] of [
      ["no-preference", 6],
      ["reduce", 0],
    ] as const) {
      const page = await site.page({ reducedMotion });
      await playAlone(page);
      const [card] = await handOf(page);
      const height = () =>
        page.evaluate((key) => (window.__game!.poses() as Record<string, { y: number }>)[key!]!.y, card);
      const rest = await height();
      await page.getByRole("option").first().hover({ force: true });
      await page.waitForFunction(() => window.__game!.idle());
      expect(rest - (await height())).toBe(rise);
    }
  });
});
