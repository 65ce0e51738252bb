import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAUSES } from "../../client/games/wayward/overlay/guard.ts";
import de from "../../client/games/wayward/text/messages/de.ts";
import words from "../../client/games/wayward/text/messages/en.ts";
import fr from "../../client/games/wayward/text/messages/fr.ts";
import type { Achievement } from "../../shared/games/wayward/commands.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import type { TestApp } from "../kit/app.ts";
import { someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { playedTable, untilItComes } from "./kit/played-table.ts";
import { openAppSite, type TestSite } from "./kit/site.ts";

declare global {
  interface Window {
    endPause?: () => void;
  }
}

/** Replaces the pause of 3 s after a turn by a function that ends it: a busy machine could miss the pause. */
const HELD = (pause: number) =>
  `{ const usual = setTimeout; window.setTimeout = (done, ms, ...rest) => ms === ${pause} ? (window.endPause = done, 0) : usual(done, ms, ...rest); }`;

/** Claims that trigger the last turns. */
const CLAIMS: readonly Achievement[] = ["terror", "elite", "builder", "explorer"];

const isResting = ({ question }: State): boolean => question?.type === "Reveal";

describe.skipIf(!executablePath)(`turns of Wayward${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  const tableOf = (seed: string, isEnough: (state: State) => boolean) =>
    playedTable(site, { options: { mode: "solo" }, seed }, isEnough);

  const isAsked = (page: Page, what: string) => page.locator(`.way[data-asked="${what}"]`).waitFor();

  it("a second tap, key or click right after a turn's end turns no card up", async () => {
    const { state, table, pageOf } = await tableOf("double", ({ question }) => question?.type === "TellHarvest");
    const page = await pageOf(0);
    await page.evaluate(HELD(PAUSES.turn));
    const { turn } = state().automata[0]!;
    const { x, y, width, height } = (await page.locator('[data-goods="1 0"]').boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(left, top);
    await isAsked(page, "Reveal");
    const { version } = table.match;
    const reveal = page.locator(".way-picks.only .way-answer");
    await page.locator(".way-picks.only :disabled").waitFor();
    await page.touchscreen.tap(left, top);
    await reveal.dispatchEvent("click");
    await page.evaluate(() => document.querySelector<HTMLElement>(".way-picks.only .way-answer")!.focus());
    for (const key of ["Enter", "Space", "1"]) await page.keyboard.press(key);
    await page.getByText(words.yourTurn).waitFor();
    await expectClean(page);
    await page.evaluate(() => window.endPause!());
    await page.locator(".way-picks.only .way-answer:enabled").waitFor();
    expect([table.match.version, state().automata[0]!.turn]).toEqual([version, turn]);
    await reveal.tap();
    await expect.poll(() => state().automata[0]!.turn).toBe(turn + 1);
    await page.context().close();
  });

  it("a player who arrives at the next card in another way does not have to wait", async () => {
    const { state, pageOf } = await tableOf("arrives", (state) => isResting(state) && state.automata[0]!.turn === 1);
    const page = await pageOf(0);
    const answer = page.locator(".way-picks.only .way-answer");
    await expect.poll(() => answer.isEnabled()).toBe(true);
    await answer.tap();
    await expect.poll(() => state().automata[0]!.turn).toBe(2);
    await page.context().close();
  });

  it("the last turns are in sight with both halves, in three languages, at battles and at the harvest", async () => {
    // Not every last turn has a harvest, so several tables are tried.
    await untilItComes(async () => {
      const { state, tell, playTo, pageOf } = await tableOf(
        "last",
        (state) => isResting(state) && state.automata[0]!.turn === 2,
      );
      for (const achievement of CLAIMS) await tell(0, { type: "ReportClaimed", human: 0, achievement });
      const spoken = [
        ["de-DE", de],
        ["fr-FR", fr],
        ["en-GB", words],
      ] as const;
      for (const [locale, say] of someAtGate(1, spoken)) {
        const page = await pageOf(0, { locale });
        const banner = page.locator(".way-ending");
        for (const line of [say.lastTurns.title, say.lastTurns.battles(undefined), say.lastTurns.cubes(undefined)])
          await banner.getByText(line, { exact: false }).waitFor();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([locale, over]).toEqual([locale, 0]);
        await expectClean(page);
        if (locale !== "en-GB") await page.context().close();
      }
      const page = await pageOf(0);
      await tell(0, { type: "ReportFight", automaton: 0, human: 0 });
      await playTo(({ question }) => question?.type === "TellFight");
      await page.locator(".way-question").getByText(words.lastTurns.ownBattle).waitFor();
      await page.getByText(words.tieIsIts, { exact: false }).waitFor();
      await playTo(({ question }) => question?.type === "TellHarvest");
      await page.locator(".way-last").getByText(words.lastTurns.cubes(undefined)).waitFor();
      await page.locator(".way-ending").waitFor();
      await playTo((state) => state.question?.type === "TellScores");
      expect(state().ending).toBeDefined();
      await page.context().close();
    });
  });

  it("a battle in the last turns is shown whole on a phone, with all that is still to be done", async () => {
    const { state, tell, pageOf } = await tableOf(
      "whole",
      ({ question, automata }) =>
        question?.type === "TellFight" && question.kind !== "building" && automata[0]!.everHeld,
    );
    for (const achievement of CLAIMS) await tell(0, { type: "ReportClaimed", human: 0, achievement });
    const page = await pageOf(0);
    await page.locator(".way-ending").waitFor();
    await page.getByRole("button", { name: `${words.hits}: 1`, exact: true }).tap();
    await page.locator('[data-goods="2 2"]').tap();
    const toldLast = () => state().script.findLast(({ type }) => type === "TellFight");
    await expect.poll(toldLast).toMatchObject({ won: true, hits: 1, coins: 2, cargo: 2 });
    await page.context().close();
  });

  interface Wanted {
    readonly isThere: (state: State) => boolean;
    /** The page must have more than `most` elements of this selector. */
    readonly steps: string;
    readonly most: number;
    readonly locale?: string | undefined;
  }

  /** Opens the pages of up to `tables` matches. Returns the first with more than `most` steps, else the last. */
  async function pageAfterSteps(wanted: Wanted, tables = 20): Promise<Page> {
    const { pageOf, state } = await tableOf("steps", wanted.isThere);
    const page = await pageOf(0, wanted.locale === undefined ? {} : { locale: wanted.locale });
    await isAsked(page, state().question!.type);
    if (tables === 1 || (await page.locator(wanted.steps).count()) > wanted.most) return page;
    await page.context().close();
    return pageAfterSteps(wanted, tables - 1);
  }

  it("each step on the board stays until it is ticked off, and has its own page in the guided mode", async () => {
    const page = await pageAfterSteps({
      isThere: ({ question, automata }) => question?.type === "TellHarvest" && automata[0]!.turn > 1,
      steps: ".way-now .way-todo",
      most: 2,
    });
    const todo = page.locator(".way-now .way-todo");
    const all = await todo.count();
    expect(all).toBeGreaterThan(2);
    await todo.first().getByRole("checkbox").tap();
    await expect.poll(() => todo.count()).toBe(all - 1);
    await expectClean(page);
    await page.getByRole("button", { name: words.guided }).tap();
    const step = page.locator(".way-guided");
    for (let left = all - 2; left >= 0; left--) {
      await isAsked(page, "step");
      await expect.poll(() => page.locator('[data-goods="0 0"]').count()).toBe(0);
      if (left === all - 2) await expectClean(page);
      await step.getByRole("button", { name: words.stepDone(left), exact: true }).tap();
    }
    await isAsked(page, "TellHarvest");
    await expect.poll(() => todo.count()).toBe(0);
    await page.context().close();
  });

  it("steps that do not fit are counted, and nothing moves for the number", async () => {
    const { pageOf } = await tableOf("below", (state) => isResting(state) && state.automata[0]!.turn === 3);
    const page = await pageOf(0);
    await page.setViewportSize({ width: 320, height: 560 });
    await page.locator(".way-below").waitFor();
    const heights = await page.evaluate(async () => {
      const found = new Set<number>();
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame);
        for (const part of document.querySelectorAll(".way-course, .way-question"))
          found.add(part.getBoundingClientRect().height);
      }
      return found.size;
    });
    expect(heights).toBeLessThanOrEqual(2);
    const lies = await page.locator(".way-below").evaluate((number) => {
      const { right, bottom } = number.getBoundingClientRect();
      const button = document.querySelector(".way-head .button")!.getBoundingClientRect();
      const step = document.querySelector(".way-now > li")!.getBoundingClientRect();
      return { isBeside: right <= button.left, isAbove: bottom <= step.top + 1 };
    });
    expect(lies).toEqual({ isBeside: true, isAbove: true });
    const hidden = await page.locator(".way-below").innerText();
    await page.locator(".way-course").evaluate((course) => course.scrollTo(0, course.scrollHeight));
    await page.locator(".way-below", { hasText: hidden }).waitFor({ state: "detached" });
    await page.context().close();
  });

  it.each(["en-GB", "de-DE", "fr-FR"])("a battle and what is held are shown whole on a phone (%s)", async (locale) => {
    const isBattle = ({ question }: State) => question?.type === "TellFight" && question.kind !== "building";
    const page = await pageAfterSteps({ isThere: isBattle, steps: ".way-now > li", most: 1, locale });
    const covered = () =>
      page.evaluate(() => {
        const box = (of: string) => document.querySelector(of)!.getBoundingClientRect();
        const totals = box(".way-totals");
        const names = [...document.querySelectorAll(".way-named")].map((name) => name.getBoundingClientRect());
        const isCut = names.some(({ bottom, right }) => bottom > totals.bottom || right > totals.right);
        // Steps are shown whole or not at all.
        const course = document.querySelector(".way-course")!;
        const seen =
          course.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(course).getPropertyValue("--cut"));
        const steps = [...course.querySelectorAll(".way-now > li")].map((step) => step.getBoundingClientRect());
        const half = steps.filter(({ top, bottom }) => top < seen - 1 && bottom > seen + 1).length;
        const more = Math.max(0, box(".way-more").bottom - box(".way-ends").top - 1);
        return { more, isCut, names: names.length, half, hasSteps: steps.length > 1 };
      });
    await expect.poll(covered).toEqual({ more: 0, isCut: false, names: 5, half: 0, hasSteps: true });
    await page.context().close();
  });

  it("leaves no error behind", () => expect(site.errors).toEqual([]));
});
