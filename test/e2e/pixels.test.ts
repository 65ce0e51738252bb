import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { pixelsOf } from "../kit/png.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser, type Renderer } from "./kit/chromium.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

interface Patch {
  readonly mean: readonly [number, number, number];
  readonly colours: number;
}

const RENDERERS: readonly Renderer[] = ["webgl", "canvas"];
/** WebGL without a GPU is slow, so a gate run tries one renderer. */
const DRAWN_BY = someAtGate(1, RENDERERS);

describe.skipIf(!executablePath).each(RENDERERS)(`a table drawn by %s${noBrowser}`, (renderer) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite(renderer);
  });
  afterAll(() => site.close());

  it("shows sea where there is nothing, and an island where one was placed", async ({ skip }) => {
    skip(!DRAWN_BY.includes(renderer), NOT_CHOSEN);
    const page = await site.page({ viewport: { width: 640, height: 480 } });
    await playAlone(page);
    expect(await page.evaluate(() => window.__game!.renderer())).toBe(renderer);

    const patch = async (name: string | RegExp): Promise<Patch> => {
      const box = (await page.getByRole("gridcell", { name }).boundingBox())!;
      const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
      const { width, height, data } = await pixelsOf(await page.screenshot({ clip }));
      const sum = [0, 0, 0];
      const colours = new Set<number>();
      for (let i = 0; i < data.length; i += 4) {
        for (const c of [0, 1, 2]) sum[c]! += data[i + c]!;
        colours.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
      }
      const mean = (channel: number) => sum[channel]! / (width * height);
      return { mean: [mean(0), mean(1), mean(2)], colours: colours.size };
    };

    const [red, green, blue] = (await patch("Row 6, column 3, empty")).mean;
    expect(red).toBeLessThan(green);
    expect(green).toBeGreaterThan(90);
    expect(blue).toBeGreaterThan(90);

    const { table } = (await page.evaluate(() => window.__game!.model())) as Match<State>;
    const card = table.hands[0]!.find((handle) => table.faces[handle]!.startsWith("i"))!;
    await page.locator(`[role=option][data-card="${card}"]`).click({ force: true });
    await page.waitForFunction(() => window.__game?.idle());
    const legal = await patch(/Row 6, column 3, empty, playing \d+ costs nothing/);
    expect(legal.mean[0]).toBeGreaterThan(180);
    await page.getByRole("gridcell", { name: "Row 6, column 3" }).click({ force: true });
    await page.waitForFunction(() => window.__game?.idle());
    const island = await patch(/Row 6, column 3, island \d+, yours/);
    expect(island.colours).toBeGreaterThan(50);
    expect(site.errors).toEqual([]);
  });

  // Redrawing at another size is spread over frames, but must end in the same picture.
  it.runIf(renderer === "canvas")("looks the same whatever the earlier size of its window", async () => {
    const page = await site.page({ viewport: { width: 1440, height: 900 } });
    await playAlone(page);
    const shown = async (): Promise<string> => {
      await page.waitForFunction(() => window.__game?.idle());
      return (await page.locator("canvas").screenshot()).toString("base64");
    };
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.waitForFunction(() => document.querySelector("canvas")?.clientWidth === 1024);
    const resized = await shown();
    await page.reload();
    expect(await shown()).toBe(resized);
  });
});
