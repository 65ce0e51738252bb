import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCENES, type Scene } from "./kit/scenes.ts";
import { PREFERENCES, type Size, Studio, type Theme } from "./kit/studio.ts";

const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const satisfies Record<string, Size>;

type Screen = keyof typeof SIZES;

type Steps = (page: Page) => Promise<unknown>;

/**
 * Default: on a large screen in light colours. The gate checks some states, each on its first screen; nightly runs
 * check all of them on all screens.
 */
interface State {
  readonly scene: string;
  readonly what?: string;
  readonly steps?: Steps;
  readonly on?: readonly Screen[];
  /** Further themes, on the first of the screens. */
  readonly also?: readonly Theme[];
}

const press =
  (name: string | RegExp): Steps =>
  (page) =>
    page.getByRole("button", { name }).first().click();

const sheet =
  (name: string | RegExp): Steps =>
  async (page) => {
    await press(name)(page);
    await page.getByRole("dialog").waitFor();
  };

const behindMenu =
  (name: string): Steps =>
  async (page) => {
    await press("Menu")(page);
    await sheet(name)(page);
  };

/** Opens a page as the scene's player, and waits for `seen`. */
const go =
  (path: string, seen: string): Steps =>
  async (page) => {
    const { config } = (await page.evaluate(() => window.__game!.model())) as Match;
    await page.goto(path.replace(":match", config.id));
    await page.locator(seen).first().waitFor();
  };

const pay: Steps = (page) =>
  page
    .getByRole("gridcell", { name: /costs [1-9]/ })
    .first()
    .click({ force: true });

const DESK = ["desk", "phone"] as const;
const PHONE = ["phone", "desk"] as const;

const STATES: readonly State[] = [
  { scene: "home", on: PHONE, also: ["dark", "contrast"] },
  { scene: "chooser", on: PHONE },
  { scene: "lobby-standard", on: DESK },
  { scene: "lobby-duel" },
  { scene: "standard-2-middle", on: ["sideways", "desk", "phone"], also: ["dark", "contrast"] },
  { scene: "pyramid-5-middle", on: DESK },
  { scene: "duel-2-middle", on: DESK },
  { scene: "standard-2-middle", what: "a price to pay", steps: pay, on: ["phone"] },
  { scene: "standard-5-toll", on: PHONE },
  { scene: "pyramid-2-joker", on: DESK, also: ["contrast"] },
  { scene: "standard-2-watched" },
  { scene: "standard-5-middle", what: "the people", steps: sheet("At this table") },
  { scene: "standard-5-middle", what: "the log", steps: sheet(/Log and chat/), on: ["phone"] },
  { scene: "standard-5-middle", what: "the settings", steps: sheet("Settings"), also: ["dark", "contrast"] },
  { scene: "standard-5-middle", what: "the settings behind the menu", steps: behindMenu("Settings"), on: ["phone"] },
  { scene: "standard-5-middle", what: "the rules", steps: sheet("Rules") },
  { scene: "standard-2-over", on: DESK, also: ["dark", "contrast"] },
  { scene: "duel-2-over", on: PHONE },
  { scene: "duel-2-over", what: "watched again", steps: go("/r/:match", ".controls"), on: DESK },
  { scene: "duel-2-over", what: "the history", steps: go("/history", ".entries a"), on: PHONE },
  { scene: "duel-2-over", what: "the lesson", steps: go("/learn", ".beacon"), on: DESK, also: ["dark", "contrast"] },
  { scene: "duel-2-over", what: "no table", steps: go("/t/zzzzzz", "h1"), on: ["phone"] },
];

/** States like others, on another board or with shorter texts; only in nightly runs. */
const FURTHER: readonly State[] = [
  { scene: "lobby-arch" },
  { scene: "lobby-pyramid" },
  { scene: "lobby-day-night" },
  { scene: "arch-1-middle", on: PHONE },
  { scene: "day-night-2-middle", on: PHONE },
  { scene: "standard-2-early", what: "two to discard", steps: press("Discard two") },
  { scene: "arch-2-over" },
  { scene: "pyramid-2-over" },
  { scene: "day-night-2-over" },
  { scene: "duel-2-over", what: "in another page", steps: go("/embed/r/:match", ".table-overlay") },
  { scene: "duel-2-over", what: "a file to open", steps: go("/r", "h1"), on: ["phone"] },
  { scene: "duel-2-over", what: "a link to another device that is empty", steps: go("/d", "h1") },
  { scene: "duel-2-over", what: "no page", steps: go("/no/such/page", "h1") },
];

const LOOKED_AT = [...STATES, ...(isNightly ? FURTHER : [])].map((state) => ({
  name: [state.scene, state.what].filter(Boolean).join(", "),
  ...state,
}));

const AT_GATE = 7;
const CHOSEN = someAtGate(AT_GATE, LOOKED_AT);

const sceneOf = (name: string): Scene => SCENES.find((scene) => scene.name === name)!;

describe.skipIf(!executablePath)(`axe finds nothing${noBrowser}`, () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(new Set(CHOSEN.map(({ scene }) => sceneOf(scene))), "en");
  });
  afterAll(() => studio.close());

  it.for(LOOKED_AT)("$name", async (state, { skip }) => {
    skip(!CHOSEN.includes(state), NOT_CHOSEN);
    const { scene, steps, on = ["desk"], also = [] } = state;
    for (const screen of isNightly ? on : on.slice(0, 1)) {
      const page = await studio.show({ scene: sceneOf(scene), size: SIZES[screen], theme: "light" });
      await steps?.(page);
      await expectClean(page);
      for (const theme of screen === on[0] ? also : []) {
        await page.emulateMedia(PREFERENCES[theme]);
        await expectClean(page, ["color-contrast"]);
      }
    }
  });

  it("the pages report no errors", () => expect(studio.errors).toEqual([]));
});
