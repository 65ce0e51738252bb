import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCENES, type Scene } from "./kit/scenes.ts";
import { Studio } from "./kit/studio.ts";
import { SIZES } from "./kit/table-looks.ts";
import { tooWide } from "./kit/width.ts";
import { wordsAtOdds } from "./kit/words-at-odds.ts";

/** Viewports of 1280 × 1024 at 400 %, and of 1024 × 768 at 200 %. */
const NARROW = { width: 320, height: 256 };
const HALF = { width: 512, height: 384 };

/** The text spacing of WCAG 1.4.12. */
const LOOSE = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

const sceneOf = (name: string): Scene => SCENES.find((scene) => scene.name === name)!;

const openSettings = async (page: Page) => {
  for (const name of ["Menü", "Einstellungen"]) await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog", { name: "Einstellungen" }).waitFor();
};

const watch = async (page: Page) => {
  const { config } = (await page.evaluate(() => window.__game!.model())) as Match;
  await page.goto(`/r/${config.id}`);
  await page.locator(".controls").waitFor();
  // The check's result needs more room than its beginning.
  await page.locator("[data-check=done]").waitFor();
};

const learn = async (page: Page) => {
  await page.goto("/learn");
  await page.locator(".beacon").waitFor({ state: "attached" });
};

interface State {
  readonly scene: string;
  readonly what?: string;
  readonly steps?: (page: Page) => Promise<unknown>;
}

const LOOKED_AT: readonly State[] = [
  { scene: "home" },
  { scene: "chooser" },
  { scene: "rules" },
  { scene: "lobby-pyramid" },
  { scene: "standard-5-middle" },
  { scene: "standard-5-middle", what: "the settings", steps: openSettings },
  { scene: "standard-2-over" },
  { scene: "standard-2-over", what: "watched again", steps: watch },
  { scene: "standard-2-over", what: "the history", steps: (page) => page.goto("/history") },
  { scene: "standard-2-over", what: "the lesson", steps: learn },
];
const STATES = LOOKED_AT.map((state) => ({ name: [state.scene, state.what].filter(Boolean).join(", "), ...state }));
const CHOSEN = someAtGate(4, STATES);

/** A scene whose table is taller than the window `HALF`. */
const TALL = "standard-5-middle";

describe.skipIf(!executablePath)(`a page with text of twice the size${noBrowser}`, () => {
  const scenes = ["home", "lobby-pyramid", "standard-5-middle", "standard-2-over"].map(sceneOf);
  const chosen = someAtGate(1, scenes);
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(new Set(chosen), "en", 32);
  });
  afterAll(() => studio.close());

  it.for(scenes)("cuts no word and lays none on another: $name", async (scene, { skip }) => {
    skip(!chosen.includes(scene), NOT_CHOSEN);
    for (const size of Object.values(SIZES)) {
      const page = await studio.show({ scene, size, theme: "light" });
      if (scene.name === "standard-2-over") await watch(page);
      // The layout follows the text size with a delay.
      await expect.poll(() => wordsAtOdds(page)).toEqual({ cut: [], overlapping: [] });
    }
  });

  it("reports no errors", () => expect(studio.errors).toEqual([]));
});

describe.skipIf(!executablePath)(`a page that is enlarged${noBrowser}`, () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(new Set([...CHOSEN.map(({ scene }) => scene), TALL].map(sceneOf)), "de");
  });
  afterAll(() => studio.close());

  const show = (scene: string, size: typeof HALF) => studio.show({ scene: sceneOf(scene), size, theme: "light" });

  it.for(STATES)("is never scrolled sideways: $name", async (state, { skip }) => {
    skip(!CHOSEN.includes(state), NOT_CHOSEN);
    const page = await show(state.scene, NARROW);
    await state.steps?.(page);
    expect(await tooWide(page)).toEqual([]);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, LOOSE);
    expect(await tooWide(page)).toEqual([]);
  });

  it("scrolls the focused element into view where the table is taller than the window", async () => {
    const page = await show(TALL, HALF);
    const isSeen = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    /** Chromium scrolls by keys with an animation. */
    const scrolled = async (key: string) => {
      const end = await page.evaluateHandle(() => {
        const ended = new Promise((end) => document.addEventListener("scrollend", end, { capture: true, once: true }));
        return { ended };
      });
      await page.keyboard.press(key);
      await end.evaluate(({ ended }) => ended.then(() => {}));
    };
    await page.locator("[role=option][tabindex='0']").focus();
    for (const key of ["ArrowRight", "Shift+Tab", "Shift+Tab", "ArrowUp", "ArrowUp", "ArrowDown", "Tab", "Tab"]) {
      if (/Up|Down/.test(key)) await scrolled(key);
      else await page.keyboard.press(key);
      await expect.poll(isSeen, { message: key }).toBe(true);
    }
  });

  it("reports no errors", () => expect(studio.errors).toEqual([]));
});
