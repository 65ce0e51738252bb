import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Expects no accessibility violations that axe can find.
 * @param rules Default: all
 */
export async function expectClean(page: Page, rules?: string[]): Promise<void> {
  // Legacy mode omits a page that merges reports of frames, which costs time; no frame here is from another origin.
  // Results of rules that pass are omitted because they cost time as well.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  // A modal lies above everything, whatever its z-index; axe only knows z-indexes.
  await page.evaluate(() => {
    for (const modal of document.querySelectorAll<HTMLElement>("dialog:modal")) modal.style.zIndex = "99";
  });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found).toEqual([]);
}
