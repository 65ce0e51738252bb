import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match.ts";
import { executablePath, noBrowser, type Renderer } from "./kit/chromium.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

/** Takes up the first island of the hand; returns its number. */
async function takeUp(page: Page): Promise<string> {
  const island = page.getByRole("option", { name: /^(Card|Karte) \d+$/ }).first();
  const number = /\d+/.exec((await island.getAttribute("aria-label"))!)![0];
  await island.press("Enter");
  return number;
}

const version = (page: Page): Promise<number> => page.evaluate(() => (window.__game!.model() as Match).version);

describe.skipIf(!executablePath)(`in the middle of a match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  it("the language can be changed, and nothing of what one was about to do is lost", async () => {
    const page = await site.page();
    await playAlone(page);
    const first = await takeUp(page);
    await page.getByRole("gridcell", { name: /^Row 3, column 3/ }).press("Enter");
    await page.getByRole("gridcell", { name: `Row 3, column 3, ${first}, placed by you` }).waitFor();
    const number = await takeUp(page);
    await page.getByRole("button", { name: "Settings" }).press("Enter");
    await page.getByText("Deutsch", { exact: true }).click();
    await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
    await page.getByRole("group", { name: "Hinweise zur Karte in der Hand" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.keyboard.press("Escape");

    await page.getByRole("region", { name: "Spieltisch" }).waitFor();
    await page.getByRole("option", { name: `Karte ${number}`, exact: true, selected: true }).waitFor();
    await page.getByRole("gridcell", { name: `Reihe 3, Spalte 3, ${first}, von dir gelegt` }).waitFor();
    await page.getByRole("button", { name: `Wähle ein Feld für die ${number}` }).waitFor();
    await page.getByRole("region", { name: "Verlauf", exact: true }).getByText(`Du hast ${first}`).waitFor();
    const known = await version(page);
    await page
      .getByRole("gridcell", { name: new RegExp(`die ${number} ist hier kostenlos`) })
      .first()
      .press("Enter");
    await page.waitForFunction((v) => (window.__game!.model() as Match).version > v, known);
    await page
      .getByRole("status")
      .filter({ hasText: `Du hast ${number} kostenlos gelegt` })
      .waitFor();
    expect(site.errors).toEqual([]);
  });
});

describe.skipIf(!executablePath)(`a graphics card that forgets everything${noBrowser}`, () => {
  const renderer: Renderer = "webgl";
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite(renderer);
  });
  afterAll(() => site.close());

  // WebGL without a graphics card takes its time.
  it("shows the same table once it is back, and what happened meanwhile", async () => {
    const page = await site.page({ viewport: { width: 800, height: 600 } });
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
        const context = (getContext as (...asked: unknown[]) => unknown).apply(this, asked);
        if (context instanceof WebGL2RenderingContext && this.isConnected) Object.assign(window, { card: context });
        return context;
      } as typeof getContext;
    });
    await playAlone(page);
    await page.waitForFunction(() => "card" in window);
    const still = async () => {
      await page.waitForFunction(() => window.__game!.idle());
      return page.locator(".table-stage").screenshot();
    };
    const lose = () =>
      page.evaluate(() => {
        const { card } = window as unknown as { card: WebGL2RenderingContext };
        const extension = card.getExtension("WEBGL_lose_context")!;
        Object.assign(window, { extension });
        const lost = new Promise((done) => card.canvas.addEventListener("webglcontextlost", done, { once: true }));
        extension.loseContext();
        return lost.then(() => {});
      });
    const restore = () =>
      page.evaluate(() => {
        const { card, extension } = window as unknown as {
          card: WebGL2RenderingContext;
          extension: WEBGL_lose_context;
        };
        const back = new Promise((done) => card.canvas.addEventListener("webglcontextrestored", done, { once: true }));
        extension.restoreContext();
        return back.then(() => {});
      });

    const before = await still();
    await lose();
    await restore();
    expect((await still()).equals(before)).toBe(true);

    await lose();
    const number = await takeUp(page);
    await page.getByRole("gridcell", { name: /^Row 4, column 2/ }).press("Enter");
    await page.getByRole("gridcell", { name: `Row 4, column 2, ${number}, placed by you` }).waitFor();
    await page.getByRole("option").first().focus();
    await restore();
    const after = await still();
    await page.reload();
    await page.waitForFunction(() => window.__game?.idle());
    await page.getByRole("option").first().focus();
    expect((await still()).equals(after)).toBe(true);
    expect(site.errors).toEqual([]);
  });
});
