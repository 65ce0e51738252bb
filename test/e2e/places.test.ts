import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { SCENES } from "./kit/scenes.ts";
import { type OwnSite, openOwnSite, playAlone } from "./kit/site.ts";
import { Studio } from "./kit/studio.ts";

const SIDEWAYS = { ...SCREENS.phone, viewport: { width: 667, height: 375 } };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const boxesOf = async (page: Page, selector: string): Promise<Box[]> =>
  (await Promise.all((await page.locator(selector).all()).map((one) => one.boundingBox()))).filter(
    (box): box is Box => box !== null,
  );

const cutIn = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent ?? ""),
    );

describe.skipIf(!executablePath)(`texts at a table${noBrowser}`, () => {
  let site: OwnSite;
  beforeAll(async () => {
    site = await openOwnSite("canvas");
  });
  afterAll(() => site.close());

  it("show a player's own name whole on a desktop, marked as theirs, also in their turn", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.getByRole("button", { name: "Your name" }).click();
    await page.getByLabel("Other players see this name").fill("Sandpiper");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Your name: Sandpiper. Change" }).waitFor();
    await playAlone(page);
    await expect.poll(() => page.locator(".plaque .name").textContent()).toBe("Sandpiper (you)");
    expect(await cutIn(page, ".plaque .name, .plaque .name .clip")).toEqual([]);
    await page.locator(".plaque").getByText("Your turn").waitFor();
  });

  it("show on a phone that the connection is lost, and cover nothing of the board", async () => {
    const pages = await Promise.all([SCREENS.phone, SIDEWAYS].map((screen) => site.page(screen)));
    for (const page of pages) await playAlone(page);
    await site.program.kill("SIGKILL");
    for (const page of pages) {
      const notice = page.locator(".notice.cut");
      await notice.waitFor();
      const box = (await notice.boundingBox())!;
      const { width } = page.viewportSize()!;
      if (width < 400) expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
      for (const other of await boxesOf(page, "[role=gridcell]")) expect(overlap(box, other)).toBe(false);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(site.errors).toEqual([]);
  });
});

const BOARDS = ["arch-2-middle", "day-night-2-middle"];

describe.skipIf(!executablePath).each(
  firstAtGate(1, [
    ["de", ["Großer Bogen", "Tag und Nacht"]],
    ["en", ["Great Arch", "Day and Night"]],
    ["fr", ["Grande Arche", "Jour et Nuit"]],
  ] as const),
)(`a phone on its side in %s${noBrowser}`, (language, names) => {
  const scenes = BOARDS.map((name) => SCENES.find((scene) => scene.name === name)!);
  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(scenes, language);
  });
  afterAll(() => studio.close());

  it.each([
    [667, 375],
    [844, 390],
  ])("names the board at %i x %i", async (width, height) => {
    for (const [i, scene] of scenes.entries()) {
      const page = await studio.show({ scene, size: { width, height }, theme: "light" });
      await expect.poll(() => page.locator(".title-place .title").innerText()).toBe(names[i]);
      expect(await cutIn(page, ".title-place .pill, .title-place .title")).toEqual([]);
    }
  });
});
