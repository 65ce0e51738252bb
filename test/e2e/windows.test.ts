import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCENES } from "./kit/scenes.ts";
import { Studio } from "./kit/studio.ts";

/** Windows that no layout was designed for. */
const WINDOWS = [
  [1280, 720],
  [1366, 768],
  [1536, 864],
  [1920, 1080],
  [2560, 1080],
  [820, 1180],
  [600, 960],
  [360, 640],
  [320, 568],
  [915, 412],
] as const;

const TABLES = ["standard-1-early", "standard-2-middle", "standard-5-middle", "standard-2-toll", "standard-2-over"];

/** The parts of a page, which may not overlap. Parts of one group may. */
const GROUPS = {
  title: ".title-place .pill",
  tools: ".tools > *",
  plaques: ".plaque",
  log: ".log-panel, .last-move",
  board: "[role=gridcell]",
  // A chosen card rises over the buttons, and the summary covers the hand on a phone.
  hand: "main:not(:has(.result)) [role=option]:not([aria-selected=true])",
  actions: ".table-actions .button",
  toll: ".table-toll .pill",
  summary: ".result",
};

/** Texts that may not be cut. */
const TEXTS =
  ".title-place .title, .plaque .name > .clip, .table-actions .button, .table-toll .pill, .table-pile, .result h2";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is wrong with a page, in words. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([groups, texts]) => {
      // Boxes that share an edge may overlap by rounding.
      const SLACK = 1;
      const boxesOf = (selector: string): Box[] =>
        [...document.querySelectorAll(selector)]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && height > 0);
      const overlap = (a: Box, b: Box) =>
        a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;
      const all = Object.entries(groups).map(([name, selector]) => ({ name, boxes: boxesOf(selector) }));
      const overlaps = all.flatMap(({ name, boxes }, i) =>
        all
          .slice(i + 1)
          .filter((other) => boxes.some((box) => other.boxes.some((one) => overlap(box, one))))
          .map((other) => `${name} overlaps ${other.name}`),
      );
      const outside = all
        .filter(({ boxes }) =>
          boxes.some(
            ({ left, top, right, bottom }) =>
              left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK,
          ),
        )
        .map(({ name }) => `${name} leaves the window`);
      const cut = [...document.querySelectorAll(texts)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK)
        .map(({ textContent }) => `"${textContent}" is cut`);
      const main = document.querySelector("main")!;
      const scrolls = main.scrollHeight > main.clientHeight || main.scrollTop > 0 ? ["the table scrolls"] : [];
      return [...overlaps, ...outside, ...cut, ...scrolls];
    },
    [GROUPS, TEXTS] as const,
  );

describe.skipIf(!executablePath)(`a table in windows of any size${noBrowser}`, () => {
  const scenes = TABLES.map((name) => SCENES.find((scene) => scene.name === name)!);
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(scenes, "en");
  });
  afterAll(() => studio.close());

  it.each(WINDOWS)("overlaps, cuts and scrolls nothing at %i x %i", async (width, height) => {
    const faults: Record<string, readonly string[]> = {};
    for (const scene of scenes) {
      const page = await studio.show({ scene, size: { width, height }, theme: "light" });
      faults[scene.name] = await faultsOf(page);
    }
    expect(faults).toEqual(Object.fromEntries(TABLES.map((name) => [name, []])));
    expect(studio.errors).toEqual([]);
  });
});
