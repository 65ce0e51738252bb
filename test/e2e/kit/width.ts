import type { Page } from "playwright-core";

/** Elements whose content is wider than they are, except truncated text and rows of tabs. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll("main, .plain-board, .plain-board *, dialog[open], dialog[open] *"),
    ]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible")
      .filter((part) => !part.closest(".unseen, .clip, .facts, .title-place, .tabs"))
      .map((part) => `${part.tagName} ${part.className}`),
  );
