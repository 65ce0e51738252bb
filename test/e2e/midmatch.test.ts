import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser, type Renderer } from "./kit/chromium.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

const HAPPENS = someAtGate(2, ["language", "graphics", "translation", "density"]);

/** Selects an island, and returns its number. */
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

  it("the language can be changed, and nothing of what one was about to do is lost", async ({ skip }) => {
    skip(!HAPPENS.includes("language"), NOT_CHOSEN);
    const page = await site.page();
    await playAlone(page);
    const first = await takeUp(page);
    await page.getByRole("gridcell", { name: /^Row 3, column 3/ }).press("Enter");
    await page.getByRole("gridcell", { name: `Row 3, column 3, island ${first}, yours` }).waitFor();
    const number = await takeUp(page);
    await page.getByRole("button", { name: "Settings" }).press("Enter");
    await page.getByText("Deutsch", { exact: true }).click();
    await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
    await page.getByRole("group", { name: "Hinweise zur Karte in der Hand" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
    await page.keyboard.press("Escape");

    await page.getByRole("region", { name: "Spieltisch" }).waitFor();
    await page.getByRole("option", { name: `Karte ${number}`, exact: true, selected: true }).waitFor();
    await page.getByRole("gridcell", { name: `Reihe 3, Spalte 3, Insel ${first}, deine` }).waitFor();
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

  it("the page is sharp again on a screen of another density", async ({ skip }) => {
    skip(!HAPPENS.includes("density"), NOT_CHOSEN);
    const page = await site.page({ viewport: { width: 800, height: 600 } });
    await playAlone(page);
    const pixels = () => page.evaluate(() => document.querySelector<HTMLCanvasElement>(".table-stage canvas")!.width);
    await expect.poll(pixels).toBe(800);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setDeviceMetricsOverride", {
      width: 810,
      height: 600,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await expect.poll(pixels).toBe(1620);
    await page.waitForFunction(() => window.__game!.idle());
  });

  it("the page stays correct while the browser translates it", async ({ skip }) => {
    skip(!HAPPENS.includes("translation"), NOT_CHOSEN);
    const page = await site.page();
    await playAlone(page);
    await page.evaluate(translate);
    await page.getByText("«Tranquility · Standard»").first().waitFor();
    const sitter = new SeatedPage(page, 0);
    for (let moves = 0; moves < 3; moves++) {
      await sitter.sees((await sitter.play()) + 1);
    }
    const plain = await page.context().newPage();
    await plain.goto(page.url());
    await new SeatedPage(plain, 0).sees((await sitter.view()).version);
    const textOf = (page: Page) =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll<HTMLElement>(".title-place, .plaques, .table-beside, .log-panel")];
        return parts.map(({ innerText }) => innerText.replaceAll(/[«»]/g, ""));
      });
    await expect.poll(() => textOf(page)).toEqual(await textOf(plain));
    expect(site.errors).toEqual([]);
  });
});

/** Simulates a browser's translation, also of later text. */
function translate(): void {
  const put = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
      texts.push(node as Text);
    for (const text of texts) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest("font, [translate=no]")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      inner.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  };
  put(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(put);
  }).observe(document.body, { childList: true, subtree: true });
}

describe.skipIf(!executablePath)(`a table that loses its WebGL context${noBrowser}`, () => {
  const renderer: Renderer = "webgl";
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite(renderer);
  });
  afterAll(() => site.close());

  // WebGL without a GPU is slow, so the window is small.
  it("looks the same once the context is restored, and is drawn without WebGL if it is not restored", async ({
    skip,
  }) => {
    skip(!HAPPENS.includes("graphics"), NOT_CHOSEN);
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
    const lose = (isGivenBack: boolean) =>
      page.evaluate((isGivenBack) => {
        const { card } = window as unknown as { card: WebGL2RenderingContext };
        const extension = card.getExtension("WEBGL_lose_context")!;
        const heard = (event: string) =>
          new Promise((done) => card.canvas.addEventListener(event, done, { once: true }));
        const [lost, back] = [heard("webglcontextlost"), heard("webglcontextrestored")];
        extension.loseContext();
        if (!isGivenBack) return lost.then(() => {});
        // Restoring has no effect until the page has handled the loss.
        return lost.then(() => {
          setTimeout(() => extension.restoreContext());
          return back.then(() => {});
        });
      }, isGivenBack);

    const before = await still();
    await lose(true);
    expect((await still()).equals(before)).toBe(true);

    await lose(false);
    const number = await takeUp(page);
    await page.getByRole("gridcell", { name: /^Row 4, column 2/ }).press("Enter");
    await page.getByRole("gridcell", { name: `Row 4, column 2, island ${number}, yours` }).waitFor();
    await page.waitForFunction(() => window.__game!.renderer() === "canvas");
    await page.getByRole("option").first().focus();
    const after = await still();
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}?test&renderer=canvas`);
    await page.waitForFunction(() => window.__game?.idle());
    await page.getByRole("option").first().focus();
    expect((await still()).equals(after)).toBe(true);
    expect(site.errors).toEqual([]);
  });
});
