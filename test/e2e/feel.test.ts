import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { FINGER, SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

declare global {
  interface Window {
    strokes: number;
    /** Types of the events that started sound. */
    wishes: string[];
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function choose(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Settings" }).tap();
  for (const [legend, label] of Object.entries(choices)) {
    const setting = page.getByRole("group", { name: legend });
    await setting.getByText(label, { exact: true }).tap();
    await setting.getByRole("radio", { name: label, exact: true, checked: true }).waitFor();
  }
  await page.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function anIsland(page: Page): Promise<string> {
  const { table } = (await page.evaluate(() => window.__game!.model())) as Match<State>;
  const card = table.hands[0]!.find((one) => table.faces[one]?.startsWith("i"))!;
  return table.faces[card]!.slice(1);
}

/** Counts noise bursts: the sound of discards. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.strokes = 0;
    window.wishes = [];
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      if (window.event) window.wishes.push(window.event.type);
      return resume.call(this);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when) {
      window.strokes++;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => window.strokes);
}

async function discardTwo(page: Page): Promise<void> {
  const version = () => (window.__game!.model() as Match).version;
  const before = await page.evaluate(version);
  await page.getByRole("button", { name: "Discard two" }).tap();
  for (const i of [0, 1]) await page.getByRole("option").nth(i).tap({ force: true });
  await page.getByRole("button", { name: "Discard these two" }).tap();
  await page.waitForFunction(
    (known) => (window.__game!.model() as Match).version > known && window.__game!.idle(),
    before,
  );
}

describe.skipIf(!executablePath)(`a table on a phone${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  it("asks before a placement that costs nothing, and gives hints, as the player has chosen", async () => {
    const page = await site.page(PHONE);
    await playAlone(page);
    await choose(page, { "Confirm a free placement": "Always", "Hints for the selected card": "None" });
    const number = await anIsland(page);
    const space = page.getByRole("gridcell", { name: /^Row 2, column 3/ });
    await page.getByRole("option", { name: `Card ${number}`, exact: true }).tap({ force: true });
    await page.getByRole("button", { name: `Choose a space for ${number}` }).waitFor();
    await expect.poll(() => space.getAttribute("aria-label")).toBe("Row 2, column 3, empty");
    await space.tap({ force: true });
    const place = page.getByRole("button", { name: `Place ${number}` });
    await place.waitFor();
    // The move is not sent yet, so it can be undone.
    await page.getByRole("button", { name: "Back" }).tap();
    await place.waitFor({ state: "detached" });
    await choose(page, { "Hints for the selected card": "Spaces only" });
    await page.getByRole("gridcell", { name: `Row 2, column 3, empty, ${number} may lie here` }).tap({ force: true });
    await place.tap();
    await page.getByRole("gridcell", { name: `Row 2, column 3, island ${number}, yours` }).waitFor();
    expect(site.errors).toEqual([]);
    await page.context().close();
  });

  it("is heard once the page was touched, unless sound is off", async () => {
    const page = await site.page(PHONE);
    const strokes = await listenTo(page);
    await playAlone(page);
    const fetched = page.waitForResponse((response) => response.url().includes("/play-sounds"));
    await page.getByRole("option").first().tap({ force: true });
    const url = (await fetched).url();
    expect(await strokes()).toBe(0);
    // The page has loaded this module already, so this waits until it has run.
    await page.evaluate(`import(${JSON.stringify(url)})`);
    await page.getByRole("option").first().tap({ force: true });
    await discardTwo(page);
    const heard = await strokes();
    expect(heard).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.wishes)).toContain("click");
    await choose(page, { Sounds: "Off" });
    // A discard is not always legal: a drawn harbour must be played (B6).
    const sitter = new SeatedPage(page, 0, FINGER);
    await sitter.sees((await sitter.play()) + 1);
    expect(await strokes()).toBe(heard);
    expect(site.errors).toEqual([]);
    await page.context().close();
  });
});
