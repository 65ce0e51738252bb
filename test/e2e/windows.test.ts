import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { gameOfSet, loadPuzzleSet } from "../../shared/puzzles/puzzle-games.ts";
import { itemAt } from "../kit/item-at.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCENES } from "./kit/scenes.ts";
import { openSite, type TestSite } from "./kit/site.ts";
import { Studio } from "./kit/studio.ts";

/** Windows for which no layout was designed. */
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
  [1024, 768],
  [915, 412],
  [844, 390],
] as const;

const TABLES = [
  ...["standard-1-early", "standard-2-middle", "standard-5-middle", "standard-2-toll", "standard-2-over"],
  ...["arch-2-middle", "pyramid-2-middle", "pyramid-5-middle", "pyramid-2-over", "duel-2-middle", "duel-2-over"],
  ...["board-rough-coast-2-middle", "board-dusk-2-middle"],
  ...["wayward-solo-sheet", "wayward-pair-sheet", "wayward-pair-over", "replay-wayward"],
  ...["arcanoid-2-middle", "arcanoid-5-middle", "arcanoid-10-middle", "arcanoid-5-over", "replay-arcanoid"],
];

/** Parts of different groups must not overlap. */
const GROUPS = {
  title: ".title-place .pill",
  tools: ".tools > *",
  plaques: ".plaque",
  log: ".log-panel, .last-move",
  // On a phone the summary covers Arcanoïd's berths.
  board: '[role=gridcell]:not(.plain-board *, [data-game="arcanoid"]:has(.result) *)',
  // On a phone the summary covers an HTML board.
  htmlBoard: "main:not(:has(.result)) .plain-board",
  // A selected card rises over the buttons; on a phone the summary covers the hand.
  hand: "main:not(:has(.result)) [role=option]:not([aria-selected=true])",
  actions: ".table-actions .button, .take-back .button",
  replay: ".controls",
  toll: ".table-toll .pill",
  // Texts on panels that the canvas draws.
  beside: ".table-beside, .table-row, .table-side",
  summary: ".result",
  // Behind an answer, the board is covered on a phone.
  question: "main:not([data-answer]) [data-area=lesson]:not(.area)",
};

const CHOSEN = someAtGate(5, WINDOWS);

/** Sets of puzzles of each board's shape. */
const SETS = ["standard", "arch", "pyramid", "day-night", "duel"].map((mode) => `tranquility-${mode}`);

const TEXTS =
  ".title-place .pill .title, .plaque .name > .clip, .table-actions .button, .table-toll .pill, .table-pile, .result h2";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([groups, texts]) => {
      // Rounding may make adjacent boxes overlap.
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
      const spilled = [...document.querySelectorAll(".plaque")].flatMap((plaque) => {
        const { right, bottom } = plaque.getBoundingClientRect();
        return [...plaque.querySelectorAll(":scope > :is(.counts, .tag, .state, .tally, .sum, .points)")]
          .map((part) => [part.className, part.getBoundingClientRect()] as const)
          .filter(([, part]) => part.width > 1 && (part.right > right + SLACK || part.bottom > bottom + SLACK))
          .map(([name]) => `${name} leaves its plaque`);
      });
      const cut = [...document.querySelectorAll(texts)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK)
        .map(({ textContent }) => `"${textContent}" is cut`);
      const main = document.querySelector("main")!;
      const scrolls = main.scrollHeight > main.clientHeight || main.scrollTop > 0 ? ["the table scrolls"] : [];
      return [...overlaps, ...outside, ...spilled, ...cut, ...scrolls];
    },
    [GROUPS, TEXTS] as const,
  );

/** Faults by window, on a page that is resized. */
async function faultsInWindows(page: Page, windows: readonly (readonly [number, number])[]) {
  const faults: Record<string, readonly string[]> = {};
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.waitForFunction(() => window.__game?.idle());
    faults[`${width} x ${height}`] = await faultsOf(page);
  }
  return faults;
}

describe.skipIf(!executablePath)(`a table in windows of any size${noBrowser}`, () => {
  const scenes = someAtGate(5, TABLES).map((name) => SCENES.find((scene) => scene.name === name)!);
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(scenes, "en");
  });
  afterAll(() => studio.close());

  it.for(WINDOWS)("overlaps, cuts and scrolls nothing at %i x %i", async (window, { skip }) => {
    skip(!CHOSEN.includes(window), NOT_CHOSEN);
    const [width, height] = window;
    const faults: Record<string, readonly string[]> = {};
    for (const scene of scenes) {
      const page = await studio.show({ scene, size: { width, height }, theme: "light" });
      faults[scene.name] = await faultsOf(page);
    }
    expect(faults).toEqual(Object.fromEntries(scenes.map(({ name }) => [name, []])));
    expect(studio.errors).toEqual([]);
  });
});

describe.skipIf(!executablePath)(`a puzzle in windows of any size${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  it.each(someAtGate(1, SETS))("overlaps, cuts and scrolls nothing: %s", async (name) => {
    const { puzzles } = await loadPuzzleSet((await gameOfSet([tranquility], name))!, name);
    const page = await site.page({ reducedMotion: "reduce" });
    await page.goto(`/puzzles/${name}/${itemAt(puzzles, 0).id}?test`);
    await page.locator("[role=option]").first().waitFor();
    const faults = await faultsInWindows(page, WINDOWS);
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((window) => [window, []])));
    expect(site.errors).toEqual([]);
  });
});
