import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Expects that axe finds no violations.
 * @param rules Default: all
 */
export async function expectClean(page: Page, rules?: string[]): Promise<void> {
  // Legacy mode omits a page that merges reports of frames, and passing rules are omitted: both take time. No frame
  // here is from another origin.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  // Axe only knows z-indexes, but a modal lies above everything.
  await page.evaluate(() => {
    for (const modal of document.querySelectorAll<HTMLElement>("dialog:modal")) modal.style.zIndex = "99";
  });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found).toEqual([]);
}
