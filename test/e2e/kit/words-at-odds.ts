import type { Page } from "playwright-core";

interface Odds {
  /** Texts that are partly hidden, or overflow their button, pill or panel. */
  readonly cut: readonly string[];
  /** Pairs of texts that overlap. */
  readonly overlapping: readonly string[];
}

export const wordsAtOdds = (page: Page): Promise<Odds> =>
  page.evaluate(() => {
    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly rect: DOMRect;
    }
    const isForEars = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isForEars(element.parentElement));
    /** Excludes elements that are hidden or cut on purpose. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("script, style, option, [aria-hidden='true'], [inert], .facts") &&
      !isForEars(element);
    /** The part of an element that its containers leave visible. */
    const frameOf = (element: Element) => {
      const { clientWidth: right } = document.documentElement;
      const frame = { left: 0, right, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY, scrolls: false };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const box = at.getBoundingClientRect();
        frame.scrolls ||= /auto|scroll/.test(overflowX + overflowY);
        frame.left = Math.max(frame.left, box.left);
        frame.right = Math.min(frame.right, box.right);
        frame.top = Math.max(frame.top, box.top);
        frame.bottom = Math.min(frame.bottom, box.bottom);
      }
      return frame;
    };
    const isOut = (rect: DOMRect, box: Pick<DOMRect, "left" | "right" | "top" | "bottom">): boolean => {
      // Line boxes are taller than their letters.
      const slack = rect.height / 4;
      const isBeside = rect.left < box.left - 2 || rect.right > box.right + 2;
      return isBeside || rect.top < box.top - slack || rect.bottom > box.bottom + slack;
    };
    const isCut = ({ element, rect }: Line): boolean => {
      const { scrolls, ...frame } = frameOf(element);
      // Content that scrolls vertically can be reached.
      const shown = scrolls ? { ...frame, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY } : frame;
      const holder = scrolls ? undefined : element.closest("button, .pill, .button, .panel, .tag");
      return isOut(rect, shown) || (holder ? isOut(rect, holder.getBoundingClientRect()) : false);
    };
    const isOn = (a: Line, b: Line): boolean => {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return false;
      const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      return width > 3 && height > Math.min(a.rect.height, b.rect.height) * 0.45;
    };
    const linesOf = (node: Node): readonly Line[] => {
      const [element, text] = [node.parentElement!, node.textContent!.trim()];
      if (!text || !isSeen(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 2 && height > 2)
        .map((rect) => ({ element, text, rect }));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node));
    const seen = lines.filter(({ element, rect }) => {
      const { top, bottom, scrolls } = frameOf(element);
      return !scrolls || (rect.bottom > top && rect.top < bottom);
    });
    return {
      cut: seen.filter(isCut).map(({ text }) => text),
      overlapping: seen.flatMap((a, i) =>
        seen.slice(i + 1).flatMap((b) => (isOn(a, b) ? [`${a.text} / ${b.text}`] : [])),
      ),
    };
  });
