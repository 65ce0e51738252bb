import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Nothing on a page keeps anybody out, as far as a program can tell.
 * @param rules which of them are asked; all, unless told
 */
export async function expectClean(page: Page, rules?: string[]): Promise<void> {
  // Nothing here comes from elsewhere in a frame, and a page to put reports together on would only take time; so would what passes.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  // A modal lies over everything, whatever its z-index; axe goes by that alone.
  await page.evaluate(() => {
    for (const modal of document.querySelectorAll<HTMLElement>("dialog:modal")) modal.style.zIndex = "99";
  });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found).toEqual([]);
}
