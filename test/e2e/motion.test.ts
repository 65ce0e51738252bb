import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Piece } from "../../client/canvas/pose.ts";
import { guestOf } from "../kit/guest.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, type TestSite } from "./kit/site.ts";

type Poses = Readonly<Record<string, Piece>>;

const WISHED = someAtGate(1, ["by the system", "here: none", "here: more"]);

describe.skipIf(!executablePath)(`the animation of a table${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  const posesOf = (page: Page) => page.evaluate(() => window.__game!.poses()) as Promise<Poses>;
  const step = (page: Page, ms: number) => page.evaluate((time) => window.__game!.step(time), ms);
  const isIdle = (page: Page) => page.evaluate(() => window.__game!.idle());

  async function cards(page: Page, side: "face" | "back"): Promise<{ onBoard: number; atHand: number }> {
    const cells = page.getByRole("gridcell");
    const [first, last] = [(await cells.first().boundingBox())!, (await cells.last().boundingBox())!];
    const [top, bottom] = [Math.min(first.y, last.y), Math.max(first.y, last.y) + first.height];
    const hand = (await page.getByRole("option").first().boundingBox())!;
    const shown = Object.entries(await posesOf(page)).filter(
      ([key, { faceUp }]) => /^\d+$/.test(key) && (side === "face" ? faceUp === 1 : faceUp < 0.5),
    );
    return {
      onBoard: shown.filter(([, { y }]) => y > top && y < bottom).length,
      atHand: shown.filter(([, { y }]) => y > hand.y).length,
    };
  }

  /** Opens a table whose page has a frozen clock. */
  async function begun(
    reducedMotion: "reduce" | "no-preference",
    chosen?: "Full" | "Fast" | "None",
  ): Promise<{ page: Page; url: string }> {
    const host = await guestOf(site.program.origin, "Host");
    const { body } = await host.post("/api/matches", {
      game: "tranquility",
      options: { mode: "standard" },
      seats: 1,
      visibility: "private",
    });
    const url = `/t/${body.code}?clock=manual`;
    const page = await site.page({ reducedMotion });
    if (chosen) {
      await page.goto("/");
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("group", { name: "Animations" }).getByText(chosen, { exact: true }).click();
    }
    await page.goto(url);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForFunction(() => window.__game !== undefined);
    return { page, url };
  }

  it("shows the deal to the players present, and delays none of them", async () => {
    const { page, url } = await begun("no-preference");
    expect(await isIdle(page)).toBe(false);
    await step(page, 250);
    expect((await cards(page, "back")).onBoard).toBeGreaterThan(5);
    expect((await cards(page, "face")).atHand).toBe(0);
    await step(page, 5_000);
    expect(await isIdle(page)).toBe(true);
    expect((await cards(page, "back")).onBoard).toBe(0);
    expect((await cards(page, "face")).atHand).toBe(5);

    const late = await site.page({ reducedMotion: "no-preference" });
    await late.goto(url);
    await late.waitForFunction(() => window.__game !== undefined);
    expect(await isIdle(late)).toBe(true);
    await page.reload();
    await page.waitForFunction(() => window.__game !== undefined);
    expect(await isIdle(page)).toBe(true);
    expect((await cards(page, "face")).atHand).toBe(5);
  });

  it("is cut short by any action of the player", async () => {
    const { page } = await begun("no-preference");
    await step(page, 250);
    await page.getByRole("option").first().focus();
    await page.keyboard.press("ArrowRight");
    expect((await cards(page, "back")).onBoard).toBe(0);
    expect((await cards(page, "face")).atHand).toBe(5);
    await page.keyboard.press("1");
    await step(page, 20);
    expect(await posesOf(page)).toHaveProperty("chosen");
  });

  it("is off if the system asks for no motion", async ({ skip }) => {
    skip(!WISHED.includes("by the system"), NOT_CHOSEN);
    const { page } = await begun("reduce");
    await step(page, 20);
    expect((await cards(page, "back")).onBoard).toBe(0);
    expect((await cards(page, "face")).atHand).toBe(5);
    await step(page, 300);
    expect(await isIdle(page)).toBe(true);
  });

  it("is off if the player chose so, whatever the system asks for", async ({ skip }) => {
    skip(!WISHED.includes("here: none"), NOT_CHOSEN);
    const { page } = await begun("no-preference", "None");
    await step(page, 20);
    expect((await cards(page, "back")).onBoard).toBe(0);
    expect((await cards(page, "face")).atHand).toBe(5);
    await step(page, 300);
    expect(await isIdle(page)).toBe(true);
    await page.getByRole("button", { name: "Settings" }).click();
    const sheet = page.getByRole("dialog");
    const moving = () => sheet.evaluate((dialog) => getComputedStyle(dialog).animationName);
    expect(await moving()).toBe("none");
    await sheet.getByText("Full", { exact: true }).click();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Settings" }).click();
    await expect.poll(moving).toBe("rise");
  });

  it("runs if the player chose so, in half the time at the setting Fast", async ({ skip }) => {
    skip(!WISHED.includes("here: more"), NOT_CHOSEN);
    /** Duration of the deal's animation, in ms. */
    const takes = async (chosen: "Full" | "Fast"): Promise<number> => {
      const { page } = await begun("reduce", chosen);
      expect((await cards(page, "face")).atHand).toBe(0);
      let ms = 0;
      for (; !(await isIdle(page)); ms += 50) await step(page, 50);
      return ms;
    };
    const full = await takes("Full");
    expect(full).toBeGreaterThan(1_000);
    expect(Math.abs((await takes("Fast")) - full / 2)).toBeLessThanOrEqual(100);
  });

  it("costs nothing while nothing moves: no frame is requested", async () => {
    const page = await site.page({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window);
      Object.assign(window, { asked: 0 });
      window.requestAnimationFrame = (draw) => {
        (window as unknown as { asked: number }).asked++;
        return ask(draw);
      };
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Alone", exact: true }).click();
    await page.getByRole("button", { name: "Discard two" }).waitFor();
    await page.goto(`${page.url()}?test`);
    await page.waitForFunction(() => window.__game?.idle());
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    const pause = (ms: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
    // Fonts and panels may load after the first picture.
    await expect
      .poll(async () => {
        const before = await asked();
        await pause(500);
        return (await asked()) - before;
      })
      .toBe(0);
  });

  it("leaves no error behind", () => expect(site.errors).toEqual([]));
});
