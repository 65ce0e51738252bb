import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, type TestSite } from "./kit/site.ts";

/** What canvas and text show in one frame. */
interface FrameContents {
  readonly picture: string;
  readonly words: string;
}

/** `apart`: length of the longest run of frames in which picture and text differ. */
interface Watch {
  readonly pairs: Record<string, number>;
  apart: number;
  worst: string;
}

/** `slow`: ms added to each frame. */
async function watch(page: Page, look: string, slow: number): Promise<void> {
  await page.evaluate(
    ([source, ms]) => {
      const see = new Function(`return (${source})()`) as () => FrameContents | undefined;
      const kept: Watch = { pairs: {}, apart: 0, worst: "" };
      Object.assign(window, { kept });
      let since = 0;
      const once = (): void => {
        const begun = performance.now();
        while (performance.now() - begun < ms);
        // Runs after the page's update for this frame.
        setTimeout(() => {
          const seen = see();
          if (seen) {
            const pair = `${seen.picture} | ${seen.words}`;
            kept.pairs[pair] = (kept.pairs[pair] ?? 0) + 1;
            since = seen.picture === seen.words ? 0 : since + 1;
            if (since > kept.apart) Object.assign(kept, { apart: since, worst: pair });
          }
          requestAnimationFrame(once);
        });
      };
      requestAnimationFrame(once);
    },
    [look, slow] as const,
  );
}

const kept = (page: Page): Promise<Watch> => page.evaluate(() => (window as unknown as { kept: Watch }).kept);

/** Undefined during a cross-fade. */
const explorer = (): FrameContents | undefined => {
  const cards = Object.entries(window.__game!.poses() as Record<string, { alpha: number }>)
    .filter(([key]) => key.startsWith("drawn:"))
    .sort(([, a], [, b]) => b.alpha - a.alpha);
  const words = document.querySelector<HTMLElement>("[data-drawn]");
  const [best] = cards;
  if (best && best[1].alpha < 1) return undefined;
  return { picture: best?.[0].slice(6) ?? "none", words: words?.dataset.drawn ?? "none" };
};

/** Undefined while the dial turns. */
const dial = (): FrameContents | undefined => {
  const turn = (window.__game!.poses() as Record<string, { turn: number }>).dial?.turn;
  if (turn !== 180 && turn !== 360) return undefined;
  const words = document.querySelector(".table-side")?.textContent ?? "";
  return { picture: turn === 180 ? "Day" : "Night", words: /Day|Night/.exec(words)?.[0] ?? "none" };
};

describe.skipIf(!executablePath)(`words and pictures of a table go by one clock${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas", { BOT_PAUSE: "300" });
  });
  afterAll(() => site.close());

  /** Bots play all seats, also the page's. */
  async function playedByBots(options: object): Promise<Page> {
    const host = await site.program.guest("Host");
    const { body } = await host.post("/api/matches", { game: "tranquility", options, seats: 3, visibility: "private" });
    const page = await site.page({ reducedMotion: "no-preference" });
    await page.goto(`/t/${body.code}?test`);
    await page.getByRole("button", { name: "Sit down" }).click();
    for (let bots = 0; bots < 2; bots++) {
      await page.getByRole("button", { name: "Add a bot" }).first().click();
      await page.getByRole("button", { name: "Remove" }).nth(bots).waitFor();
    }
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForFunction(() => window.__game !== undefined);
    await page.getByRole("button", { name: "At this table" }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await page.keyboard.press("Escape");
    return page;
  }

  it.each(
    firstAtGate(1, [
      { what: "explorer cards", options: { mode: "pyramid" }, look: explorer, kinds: 3 },
      { what: "day and night", options: { mode: "day-night" }, look: dial, kinds: 2 },
    ]),
  )("$what, with bots that are fast and frames that are slow", async ({ options, look, kinds }) => {
    const page = await playedByBots(options);
    await watch(page, look.toString(), 60);
    const isDone = async () =>
      Object.keys((await kept(page)).pairs).length >= kinds || (await page.locator(".result").count()) > 0;
    for (let touches = 0; touches < 60 && !(await isDone()); touches++) {
      await page.waitForTimeout(1_500);
      // Own explorer cards stay until the table is touched.
      await page.locator(".table-stage").dispatchEvent("pointerdown", { button: 1 });
    }
    const { pairs, apart, worst } = await kept(page);
    expect(Object.keys(pairs).length).toBeGreaterThanOrEqual(kinds);
    // Entries are laid out immediately, but drawn and announced in the next frame: one frame may differ.
    expect({ apart: apart > 1 ? worst : "never" }).toEqual({ apart: "never" });
    expect(site.errors).toEqual([]);
    await page.context().close();
  });
});
