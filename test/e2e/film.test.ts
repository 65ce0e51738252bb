import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { framesOf, SIZE } from "../../client/features/replay/film/frames.ts";
import { write } from "../../shared/engine/log/format.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { type Golden, goldens } from "../kit/golden.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, type TestSite } from "./kit/site.ts";

const GOLDENS = goldens();
const named = (name: string): Golden => GOLDENS.find((golden) => golden.name.startsWith(name))!;
const short = named("arcanoid-dresden-FieldWon-no-magician").file;
const long = named("tranquility-standard-false-draw-five-open-3").file;
const worded = named("wayward-solo-normal-false-practice-1-lost").file;

const MADE_OF = someAtGate(1, ["a canvas", "words"]);

/** Timeout for making a film, in ms. */
const MAKING = 240_000;

/** Durations are in ms. */
interface DecodedFilm {
  readonly size: readonly number[];
  readonly pictures: number;
  readonly ms: number;
  readonly colours: number;
  /** Share of pixels that differ from the first frame, for every tenth frame and the last. */
  readonly changed: readonly number[];
}

async function decoded(base64: string): Promise<DecodedFilm> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([bytes], { type: "image/gif" }));
  await image.decode();
  const decoder = new ImageDecoder({ data: bytes, type: "image/gif" });
  await decoder.tracks.ready;
  await decoder.completed;
  const pictures = decoder.tracks.selectedTrack!.frameCount;
  const ctx = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d", {
    willReadFrequently: true,
  })!;
  let ms = 0;
  let first: Uint32Array | undefined;
  const changed: number[] = [];
  for (let frameIndex = 0; frameIndex < pictures; frameIndex++) {
    const { image: frame } = await decoder.decode({ frameIndex });
    ms += frame.duration! / 1000;
    ctx.drawImage(frame, 0, 0);
    frame.close();
    if (frameIndex % 10 > 0 && frameIndex < pictures - 1) continue;
    const pixels = new Uint32Array(ctx.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data.buffer);
    first ??= pixels;
    const before = first;
    changed.push(pixels.filter((pixel, i) => pixel !== before[i]).length / pixels.length);
  }
  return {
    size: [image.naturalWidth, image.naturalHeight],
    pictures,
    ms,
    colours: new Set(first).size,
    changed,
  };
}

describe.skipIf(!executablePath)(`a film of a match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function watching(file: typeof short, hash = ""): Promise<Page> {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(file) }));
    await page.goto(`/r/${file.header.id}${hash}`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    return page;
  }

  async function asking(page: Page): Promise<void> {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Short film" }).click();
  }

  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Short film" });

  async function saved(page: Page): Promise<{ readonly download: Download; readonly bytes: Buffer }> {
    const save = dialogOf(page).getByRole("button", { name: "Save" });
    await save.waitFor({ timeout: MAKING });
    const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
    return { download, bytes: readFileSync(await download.path()) };
  }

  it("is made with a progress bar, and is a file that shows the match", async ({ skip }) => {
    skip(!MADE_OF.includes("a canvas"), NOT_CHOSEN);
    const page = await watching(short);
    await asking(page);
    const bar = dialogOf(page).getByRole("progressbar", { name: "Making the film" });
    await bar.waitFor();
    await expectClean(page);
    const parts = await bar.evaluateHandle((bar: HTMLProgressElement) => {
      const seen = [bar.value];
      new MutationObserver(() => seen.push(bar.value)).observe(bar, { attributes: true });
      return seen;
    });
    const isMade = dialogOf(page).getByRole("button", { name: "Save" });
    await isMade.waitFor({ timeout: MAKING });
    const told = await parts.jsonValue();
    expect(new Set(told).size).toBeGreaterThan(10);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    await expect.poll(() => isMade.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectClean(page);
    const { download, bytes } = await saved(page);
    expect(download.suggestedFilename()).toBe(`${short.header.id}.gif`);
    expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
    const { size, pictures, ms, colours, changed } = await page.evaluate(decoded, bytes.toString("base64"));
    const frames = framesOf(movesOf(short.log).length - 1);
    expect(size).toEqual([SIZE.width, SIZE.height]);
    expect(pictures).toBe(frames.length);
    expect(ms).toBeCloseTo(
      frames.reduce((sum, frame) => sum + frame.ms, 0),
      -1,
    );
    // An empty picture has few colours; a still film does not change.
    expect(colours).toBeGreaterThan(100);
    expect(changed.slice(1).every((part) => part > 0)).toBe(true);
    expect(changed.at(-1)).toBeGreaterThan(0.02);
    // With reduced motion, the film plays only on request.
    await expect.poll(() => dialogOf(page).locator("img").count()).toBe(0);
    await dialogOf(page).getByRole("button", { name: "Play", exact: true }).click();
    await dialogOf(page).getByRole("img", { name: "The film of the match" }).and(page.locator("img")).waitFor();
    expect(site.errors).toEqual([]);
  });

  it("is stopped by a press, and leaves nothing behind", async () => {
    const page = await watching(long);
    await asking(page);
    await page.waitForFunction(() => (document.querySelector<HTMLProgressElement>("dialog progress")?.value ?? 0) > 1);
    await dialogOf(page).getByRole("button", { name: "Stop" }).click();
    await dialogOf(page).getByText("Stopped. Nothing was saved.").waitFor();
    await expect.poll(() => page.locator(".film-set, .film-picture, dialog progress").count()).toBe(0);
    await expectClean(page);
    const again = dialogOf(page).getByRole("button", { name: "Try again" });
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await dialogOf(page).getByRole("progressbar").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog, .film-set").waitFor({ state: "detached" });
    await page.getByText("The deal").first().waitFor();
    expect(site.errors).toEqual([]);
  });

  it("of a game without a canvas shows its picture, and ends at the shown move if spoilers are hidden", async ({
    skip,
  }) => {
    skip(!MADE_OF.includes("words"), NOT_CHOSEN);
    const page = await watching(worded, "#t=3");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("checkbox", { name: "Hide spoilers" }).check();
    await page.getByRole("button", { name: "Short film" }).click();
    const { bytes } = await saved(page);
    const { size, pictures, colours, changed } = await page.evaluate(decoded, bytes.toString("base64"));
    expect(size).toEqual([SIZE.width, SIZE.height]);
    expect(pictures).toBe(framesOf(3).length);
    expect(colours).toBeGreaterThan(20);
    expect(changed.at(-1)).toBeGreaterThan(0.001);
    expect(site.errors).toEqual([]);
  });
});
