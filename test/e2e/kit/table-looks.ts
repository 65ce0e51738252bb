import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isNightly, NOT_CHOSEN, someAtGate } from "../../kit/strength.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { expectClean } from "./axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./chromium.ts";
import { lookAs } from "./site.ts";
import type { MatchAtMoment } from "./staged.ts";
import { PREFERENCES, type Size, THEMES } from "./studio.ts";
import { tooWide } from "./width.ts";

export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const satisfies Record<string, Size>;
const NARROW: Size = { width: 320, height: 640 };
const LANGUAGES = ["en", "de", "fr"] as const;

/** Number of states of a game that a gate run checks. */
const AT_GATE = 3;

export type Steps = (page: Page) => Promise<unknown>;

/** Gate runs check a few of these, each on its first screen. */
export interface PageState<Moment extends string> {
  readonly what: string;
  readonly at: Moment | `/${string}`;
  /** Default: 0. */
  readonly seat?: number;
  readonly steps?: Steps;
  readonly on?: readonly (keyof typeof SIZES)[];
}

interface TableLooks<Moment extends string> {
  readonly table: string;
  readonly moments: { readonly [M in Moment]: (dataDir: string) => Promise<MatchAtMoment> };
  readonly often: readonly PageState<Moment>[];
  /** Checked only in nightly runs. */
  readonly further: readonly PageState<Moment>[];
  readonly prepare?: Steps;
  readonly isThere: Steps;
}

/** Registers tests: no axe violations (nightly also contrast in other themes), and nothing too wide at 320 px. */
export function expectAccessible<Moment extends string>(looked: TableLooks<Moment>): void {
  const looks = [...looked.often, ...(isNightly ? looked.further : [])];
  const chosen = someAtGate(AT_GATE, looks);
  describe.skipIf(!executablePath)(`at a table of ${looked.table}${noBrowser}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), "stillwater-access-"));
    const errors: string[] = [];
    const staged = new Map<string, MatchAtMoment>();
    let browser: Browser;
    let program: Program;

    beforeAll(async () => {
      const needed = new Set<string>(chosen.map(({ at }) => at));
      for (const [moment, stage] of Object.entries<(dataDir: string) => Promise<MatchAtMoment>>(looked.moments))
        if (needed.has(moment)) staged.set(moment, await stage(dataDir));
      // Bots must not move during the checks.
      [browser, program] = await Promise.all([browserOf("canvas"), open(dataDir, ANY_PORT, { BOT_PAUSE: "60000" })]);
    });
    afterAll(async () => {
      await Promise.all([closePages(browser), program.kill("SIGTERM")]);
      rmSync(dataDir, { recursive: true, force: true });
    });

    async function show(
      look: PageState<Moment>,
      locale: string,
      viewport: Size,
    ): Promise<readonly [BrowserContext, Page]> {
      const { at, seat = 0, steps } = look;
      const context = await browser.newContext({ viewport, locale, reducedMotion: "reduce", baseURL: program.origin });
      const page = await context.newPage();
      page.on("pageerror", ({ message }) => errors.push(message));
      const match = staged.get(at);
      if (match) await lookAs(page, match.people[seat]!);
      await looked.prepare?.(page);
      await page.goto(match ? `/t/${match.code}?test` : at);
      if (match) await looked.isThere(page);
      await steps?.(page);
      return [context, page];
    }

    const shown = looks.flatMap((look, i) =>
      (look.on ?? ["desk" as const])
        .slice(0, isNightly ? undefined : 1)
        .map((screen, j) => ({ ...look, screen, locale: LANGUAGES[(i + j) % LANGUAGES.length]! })),
    );

    it.for(shown)("axe finds nothing: $what, $screen, $locale", async ({ screen, locale, ...look }, { skip }) => {
      skip(!chosen.some(({ what }) => what === look.what), NOT_CHOSEN);
      const [context, page] = await show(look, locale, SIZES[screen]);
      await expectClean(page);
      for (const theme of isNightly ? THEMES.slice(1) : []) {
        await page.emulateMedia(PREFERENCES[theme]);
        await expectClean(page, ["color-contrast"]);
      }
      await page.setViewportSize(NARROW);
      // The layout follows the window's size after a delay.
      await expect.poll(() => tooWide(page)).toEqual([]);
      await context.close();
    });

    const spoken = looks.flatMap((look) => LANGUAGES.map((locale) => ({ ...look, locale })));

    it.runIf(isNightly).each(spoken)("nothing is scrolled sideways at 320 px: $what, $locale", async (look) => {
      const [context, page] = await show(look, look.locale, NARROW);
      await expect.poll(() => tooWide(page)).toEqual([]);
      await context.close();
    });

    it("the pages report no errors", () => expect(errors).toEqual([]));
  });
}
