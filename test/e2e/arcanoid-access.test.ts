import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match.ts";
import { FOOL, trump } from "../../shared/games/arcanoid/cards.ts";
import { actingFor, findToUse, type State, toUse } from "../../shared/games/arcanoid/state.ts";
import { isNightly } from "../kit/strength.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { type Plan, stagedIn } from "./kit/arcanoid.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs } from "./kit/site.ts";
import type { Staged } from "./kit/staged.ts";
import { PREFERENCES, type Size, THEMES } from "./kit/studio.ts";
import { tooWide } from "./kit/width.ts";

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const satisfies Record<string, Size>;
const NARROW: Size = { width: 320, height: 640 };
const LANGUAGES = ["en", "de", "fr"] as const;

const isTurn = (state: State): boolean => state.stage.at === "turn" && actingFor(state, 0) === 0;
const holds = (state: State, number: number): boolean => findToUse(state, 0, trump(number)) !== undefined;

/** Matches at the moments that are looked at; the first seat is somebody's, bots have the others. */
const MOMENTS = {
  turn: { name: "turn", bots: 3, until: (state) => isTurn(state) && state.clock > 5 && state.row !== undefined },
  star: { name: "star", bots: 5, until: (state) => isTurn(state) && holds(state, 17) && state.clock > 3 },
  fool: {
    name: "fool",
    bots: 3,
    until: (state) =>
      actingFor(state, 0) === 0 && state.stage.at === "window" && findToUse(state, 0, FOOL) !== undefined,
  },
  vote: { name: "vote", bots: 9, until: (state) => state.stage.at === "vote" && state.stage.voters[0] === 0 },
  round: {
    name: "roun",
    bots: 5,
    options: { rounds: 2 },
    until: (state) => state.results.length === 1 && isTurn(state) && state.clock === 0 && state.discard.length === 0,
  },
  over: { name: "over", bots: 7, options: { rounds: 2 }, until: "over" },
} as const satisfies Record<string, Omit<Plan, "people">>;
type Moment = keyof typeof MOMENTS;

/** What one does on a page before it is looked at. */
type Steps = (page: Page) => Promise<unknown>;

/** A state of a screen: a moment, or an address; the gate looks at it on the first of its screens, the night on all. */
interface Look {
  readonly what: string;
  readonly at: Moment | `/${string}`;
  readonly steps?: Steps;
  readonly on?: readonly (keyof typeof SIZES)[];
}

/** The cards in the hand with such faces, taken up. */
const takeUp =
  (wanted: (faces: readonly (string | undefined)[]) => readonly number[]): Steps =>
  async (page) => {
    const { table } = (await page.evaluate(() => window.__game!.model())) as Match<State>;
    const held = toUse(table, 0);
    for (const i of wanted(held.map((card) => table.faces[card]))) {
      await page.locator(`[data-card="${held[i]}"]`).focus();
      await page.keyboard.press("Space");
    }
  };

const star = takeUp((faces) => [faces.indexOf("t17")]);
const number = takeUp((faces) => [faces.findIndex((face) => /^(sw|st|cu|co)([2-9]|10)$/.test(face ?? ""))]);

const OFTEN: readonly Look[] = [
  { what: "a card is chosen", at: "turn", steps: number, on: ["phone", "desk", "tablet", "sideways"] },
  { what: "the Fool may steal", at: "fool", on: ["desk", "phone", "sideways"] },
  { what: "a round is told", at: "round", on: ["phone", "desk", "sideways", "tablet"] },
  {
    what: "a match is over",
    at: "over",
    steps: (page) => page.locator(".result").waitFor(),
    on: ["sideways", "desk", "phone", "tablet"],
  },
];

/** Looked at by night. */
const FURTHER: readonly Look[] = [
  {
    what: "a card is called",
    at: "star",
    steps: async (page) => {
      await star(page);
      await page.locator('.arcanoid-asking [data-value="cups"]').press("Enter");
      await page.locator('.arcanoid-asking [data-value="40"]').waitFor();
    },
    on: ["sideways", "desk", "phone"],
  },
  { what: "a vote", at: "vote", on: ["phone", "sideways", "desk"] },
  {
    what: "somebody is looked at",
    at: "vote",
    steps: async (page) => {
      await page.locator('[data-party="3"]').press("Enter");
      await page.locator(".arcanoid-looked").waitFor();
    },
    on: ["sideways", "phone", "desk", "tablet"],
  },
  {
    what: "a replay",
    at: "over",
    steps: async (page) => {
      const { charter } = (await page.evaluate(() => window.__game!.model())) as Match;
      await page.goto(`/r/${charter.id}?test#t=20`);
      await page.locator(".controls").waitFor();
      await page.waitForFunction(() => window.__game?.idle());
    },
    on: ["phone", "desk", "sideways"],
  },
  {
    what: "the rule book",
    at: "/rules/arcanoid",
    steps: (page) => page.locator("h1").first().waitFor(),
    on: ["phone", "desk"],
  },
  {
    what: "the lesson",
    at: "/learn/arcanoid?test",
    steps: (page) => page.locator(".beacon").waitFor(),
    on: ["sideways", "phone", "desk"],
  },
];

const LOOKS = [...OFTEN, ...(isNightly ? FURTHER : [])];

describe.skipIf(!executablePath)(`at a table of Arcanoïd${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-access-"));
  const errors: string[] = [];
  const staged = new Map<Moment, Staged>();
  let browser: Browser;
  let program: Program;

  beforeAll(async () => {
    for (const [moment, plan] of Object.entries(MOMENTS))
      staged.set(moment as Moment, await stagedIn(dataDir, { ...plan, people: 1 }));
    // Bots think for as long as they may: what is looked at stays as it is.
    [browser, program] = await Promise.all([
      browserOf("canvas"),
      open(dataDir, await freePort(), { BOT_PAUSE: "60000" }),
    ]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A page in a language at a moment, once something was done there. */
  async function show({ at, steps }: Look, locale: string, viewport: Size): Promise<readonly [BrowserContext, Page]> {
    const context = await browser.newContext({ viewport, locale, reducedMotion: "reduce", baseURL: program.origin });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    const match = staged.get(at as Moment);
    if (match) await lookAs(page, match.people[0]!);
    await page.addInitScript(() => localStorage.setItem("stillwater.arcanoid-steals", "always"));
    await page.goto(match ? `/t/${match.code}?test` : at);
    if (match) await page.waitForFunction(() => window.__game?.idle());
    await steps?.(page);
    return [context, page];
  }

  const shown = LOOKS.flatMap((look, i) =>
    (look.on ?? ["desk"])
      .slice(0, isNightly ? undefined : 1)
      .map((screen, j) => ({ ...look, screen, locale: LANGUAGES[(i + j) % LANGUAGES.length]! })),
  );

  it.each(shown)("axe finds nothing: $what, $screen, $locale", async ({ screen, locale, ...look }) => {
    const [context, page] = await show(look, locale, SIZES[screen]);
    await expectClean(page);
    for (const theme of isNightly ? THEMES.slice(1) : []) {
      await page.emulateMedia(PREFERENCES[theme]);
      await expectClean(page, ["color-contrast"]);
    }
    await page.setViewportSize(NARROW);
    // The table is laid out anew after the window has its size.
    await expect.poll(() => tooWide(page)).toEqual([]);
    await context.close();
  });

  const spoken = LOOKS.flatMap((look) => LANGUAGES.map((locale) => ({ ...look, locale })));

  it.runIf(isNightly).each(spoken)("nothing is scrolled sideways at 320 px: $what, $locale", async (look) => {
    const [context, page] = await show(look, look.locale, NARROW);
    // The table is laid out anew after the window has its size.
    await expect.poll(() => tooWide(page)).toEqual([]);
    await context.close();
  });

  it("and nothing goes wrong meanwhile", () => expect(errors).toEqual([]));
});
