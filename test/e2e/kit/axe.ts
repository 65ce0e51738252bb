import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** @param rules ids of axe rules. Default: all */
export async function expectClean(page: Page, rules?: string[]): Promise<void> {
  // Legacy mode skips the page that merges reports of cross-origin frames; no such frames exist here.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  // Axe knows only z-indexes, but a modal dialog is above everything.
  await page.evaluate(() => {
    for (const modal of document.querySelectorAll<HTMLElement>("dialog:modal")) modal.style.zIndex = "99";
  });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found).toEqual([]);
}
