import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { gameOfSet, loadPuzzleSet } from "../../shared/puzzles/puzzle-games.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCENES, type Scene } from "./kit/scenes.ts";
import { Studio } from "./kit/studio.ts";
import { SIZES } from "./kit/table-looks.ts";

const SHAPES = Object.keys(SIZES) as (keyof typeof SIZES)[];
const WALKED = someAtGate(2, SHAPES);

const MODES = ["standard", "arch", "pyramid", "day-night", "duel"];

const TABLES = [
  ...MODES.flatMap((mode) => [`${mode}-2-middle`, `${mode}-2-over`, `replay-${mode}`]),
  ...["standard-5-middle", "pyramid-5-middle", "board-rough-coast-2-middle", "board-dusk-2-middle"],
  ...["arcanoid-5-middle", "arcanoid-10-middle", "arcanoid-5-over", "replay-arcanoid"],
  ...["wayward-solo-sheet", "wayward-pair-sheet", "wayward-pair-over", "replay-wayward"],
];

const LESSONS = ["/learn/tranquility", "/learn/arcanoid", "/learn/wayward"];
const PUZZLES = ["tranquility-day-night", "tranquility-pyramid"];

const sceneOf = (name: string): Scene => SCENES.find((scene) => scene.name === name)!;

/** The areas of a page by name. The head has buttons at both ends of a row. */
const AREAS = {
  head: '[data-area="title"], [data-area="tools"]',
  players: '[data-area="players"]',
  hand: '[data-part="hand"]',
  actions: '[data-part="actions"], [data-area="actions"]',
  board: ".table-board, .plain-board",
  log: '[data-area="log"]',
  replay: '[data-area="replay"]',
  lesson: '[data-area="lesson"]',
  story: '[data-area="story"]',
} as const;

/** In CSS px of the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Visit {
  readonly area: string;
  readonly box: Box;
}

/** Stops that the Tab key may have in a page. Boards of text have many. */
const MOST_STOPS = 150;

const startAtTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const main = document.querySelector("main")!;
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute("tabindex");
  });

/** The focused element's area and its box; of a grid or a list, which is one stop, the box of the whole. */
const visited = (page: Page): Promise<Visit | undefined> =>
  page.evaluate((areas) => {
    const stop = document.activeElement;
    if (!stop?.closest("main")) return undefined;
    const [area] = Object.entries(areas).find(([, selector]) => stop.closest(selector)) ?? [stop.className];
    const widget = stop.closest("[role=grid], [role=listbox]");
    const parts = widget ? [...widget.querySelectorAll("[role=gridcell], [role=option]")] : [stop];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return {
      area,
      box: {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      },
    };
  }, AREAS);

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The areas that the Tab key visits one after another, each with the box around its stops. */
async function walk(page: Page): Promise<readonly Visit[]> {
  await startAtTop(page);
  const visits: Visit[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const visit = await visited(page);
    if (!visit) return visits;
    const last = visits.at(-1);
    if (last?.area === visit.area) visits[visits.length - 1] = { ...last, box: around(last.box, visit.box) };
    else visits.push(visit);
  }
  throw new Error(`the Tab key has more than ${MOST_STOPS} stops`);
}

/** Boxes that share less than this many px count as apart. */
const SLACK = 4;

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Whether a box is read before another: its middle is above in the same column, or it is to the left in the same row. */
function isRead(a: Box, b: Box): boolean {
  const sharesColumn = a.left < b.right - SLACK && b.left < a.right - SLACK;
  return sharesColumn ? middleOf(a) < middleOf(b) - SLACK : sharesRow(a, b) && a.left < b.left;
}

const sharesRow = (a: Box, b: Box): boolean => a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;

/** What is wrong with an order of visits, in words. */
function faultsOf(visits: readonly Visit[]): readonly string[] {
  return visits.flatMap(({ area, box }, i) => [
    ...(visits.findIndex((other) => other.area === area) < i ? [`${area} is visited again`] : []),
    ...visits
      .slice(i + 1)
      // Between the two ends of the head.
      .filter((later) => !(area === "head" && sharesRow(later.box, box)))
      .filter((later) => isRead(later.box, box))
      .map((later) => `${area} is visited before ${later.area}`),
  ]);
}

describe.skipIf(!executablePath)(`the Tab key at a table${noBrowser}`, () => {
  // In the gate, the seed chooses four tables.
  const scenes = someAtGate(4, TABLES).map(sceneOf);
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(new Set([...scenes, sceneOf("standard-2-early")]), "en");
  });
  afterAll(() => studio.close());

  it.for(SHAPES)("visits each area once, in reading order: %s", async (shape, { skip }) => {
    skip(!WALKED.includes(shape), NOT_CHOSEN);
    const size = SIZES[shape];
    const faults: Record<string, readonly string[]> = {};
    for (const scene of scenes) {
      const visits = await walk(await studio.show({ scene, size, theme: "light" }));
      expect(visits.length).toBeGreaterThan(1);
      faults[scene.name] = faultsOf(visits);
    }
    expect(faults).toEqual(Object.fromEntries(scenes.map(({ name }) => [name, []])));
  });

  it.for(SHAPES)("visits a lesson and a puzzle in reading order: %s", async (shape, { skip }) => {
    skip(!WALKED.includes(shape), NOT_CHOSEN);
    const page = await studio.show({ scene: sceneOf("standard-2-early"), size: SIZES[shape], theme: "light" });
    const puzzlesOf = async (name: string) =>
      (await loadPuzzleSet((await gameOfSet([tranquility], name))!, name)).puzzles;
    const puzzles = await Promise.all(
      PUZZLES.map(async (name) => `/puzzles/${name}/${(await puzzlesOf(name))[0]!.id}`),
    );
    const paths = [...LESSONS, ...puzzles];
    const faults: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await page.locator(".table-board, .plain-board").first().waitFor();
      await page.locator('section[data-area="lesson"]').waitFor();
      const visits = await walk(page);
      expect(visits.map(({ area }) => area)).toContain("lesson");
      faults[path] = faultsOf(visits);
    }
    expect(faults).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  });

  it.each(["[role=option]", "[role=gridcell]", ".table-actions button"])(
    "has the same place after the window changes its shape: %s",
    async (selector) => {
      const page = await studio.show({ scene: sceneOf("standard-2-early"), size: SIZES.desk, theme: "light" });
      const stop = await page.locator(`${selector}:not([tabindex="-1"])`).first().elementHandle();
      await stop!.focus();
      for (const size of [SIZES.phone, SIZES.sideways, SIZES.tablet, SIZES.desk]) {
        await page.setViewportSize(size);
        const shape = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--shape"));
        await page.locator(`.title-place.${shape}`).waitFor();
        await expect.poll(() => stop!.evaluate((element) => element === document.activeElement)).toBe(true);
      }
    },
  );

  it("reports no errors", () => expect(studio.errors).toEqual([]));
});
