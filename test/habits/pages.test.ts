import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Code that reads a page once, although the page may still change. */
const READ_ONCE =
  /expect\(\s*await [^;]*?\.(allInnerTexts|allTextContents|count|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent)\([^;]*?\),?\s*\)\s*(\.not)?\.to/g;

/** Code that reads the focus once, although the focus moves a moment after the page changes. `not` is allowed. */
const FOCUS_READ_ONCE =
  /expect\(\s*await [^;]*?\.evaluate\([^;]*?activeElement[^;]*?\),?\s*\)\.to(Be|Contain|Equal)\(/g;

const readOnceIn = (text: string): readonly string[] =>
  [READ_ONCE, FOCUS_READ_ONCE].flatMap((read) => Array.from(text.matchAll(read), ([found]) => found));

test("tests wait for what a page shows, and never read it only once", () => {
  const files = globSync("test/e2e/**/*.test.ts");
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => readOnceIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`))).toEqual([]);
});

test("a page that is read once is found, over several lines too", () => {
  expect(readOnceIn("expect(await page.getByRole('tab').count()).toBe(0)")).toHaveLength(1);
  expect(readOnceIn("expect(\n  await list.allInnerTexts(),\n).not.toContain(1)")).toHaveLength(1);
  expect(readOnceIn("expect(await page.evaluate(() => document.activeElement?.id)).toBe('a')")).toHaveLength(1);
  expect(readOnceIn("await expect.poll(() => list.count()).toBe(1);\nexpect(await list.all()).toEqual([])")).toEqual(
    [],
  );
});
