import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import * as vite from "vite";
import { build } from "../e2e/kit/build.ts";
import { executablePath } from "../e2e/kit/chromium.ts";
import { KEYS, playOn, SeatedPage } from "../e2e/kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "../e2e/kit/site.ts";
import type { Row } from "./report.ts";

const ROUNDS = 7;
const [CARDS, SECONDS] = [40, 5];
const SLOWER = 4;

const sorted = (figures: readonly number[]): number[] => figures.toSorted((a, b) => a - b);
const median = (figures: readonly number[]): number => sorted(figures)[figures.length >> 1]!;
const at = (figures: readonly number[], part: number): number => sorted(figures)[Math.floor(figures.length * part)]!;

/** The table in a browser without a graphics card: time to the first frame, smoothness, and cost at rest. */
export async function benchClient(): Promise<Row[]> {
  if (!executablePath) return [{ name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const site = await openSite("canvas");
  try {
    const page = await site.page({ reducedMotion: "no-preference" });
    await playAlone(page);
    return [await firstFrame(page), await rest(site, page), await play(site), ...(await motion(site))];
  } finally {
    await site.close();
  }
}

/** The time includes scripts and connecting. */
async function firstFrame(page: Page): Promise<Row> {
  const frames: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    await page.reload();
    await page.waitForFunction(() => window.__game !== undefined, undefined, { polling: 5 });
    frames.push(await page.evaluate(() => performance.now()));
  }
  const figures = { "p50 ms": median(frames), "worst ms": Math.max(...frames) };
  return { name: "first frame of a table, canvas renderer", figures };
}

async function rest({ browser }: TestSite, page: Page): Promise<Row> {
  await page.waitForFunction(() => window.__game?.idle());
  await page.waitForTimeout(2_000);
  const session = await browser.newBrowserCDPSession();
  const seconds = async (): Promise<number> => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await seconds();
  await page.waitForTimeout(SECONDS * 1_000);
  const busy = ((await seconds()) - before) / SECONDS;
  await session.detach();
  return { name: "a table at rest, whole browser", figures: { "CPU %": busy * 100 } };
}

interface PageTiming extends PerformanceEntry {
  readonly scripts?: readonly { readonly duration: number; readonly sourceURL: string }[];
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** On a slowed processor: how long scripts block the page, and whether the layout shifts. */
async function play({ page: open }: TestSite): Promise<Row> {
  const page = await open({ reducedMotion: "no-preference" });
  // The first sound starts the browser's audio process.
  await page.evaluate(() => void new AudioContext());
  await playAlone(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const told = { scripts: [] as number[], shift: 0 };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { scripts = [], value = 0, hadRecentInput } of list.getEntries() as PageTiming[]) {
        // Excludes scripts that a test evaluates.
        const own = scripts.filter(({ sourceURL }) => sourceURL.includes("/assets/"));
        told.scripts.push(...own.map(({ duration }) => duration));
        if (!hadRecentInput) told.shift += value;
      }
    }).observe({ entryTypes: ["long-animation-frame", "layout-shift"] });
  });
  const moves = await playOn([new SeatedPage(page, 0, KEYS)], async () => {});
  const { scripts, shift } = await page.evaluate(
    () => (window as unknown as { told: { scripts: number[]; shift: number } }).told,
  );
  await page.context().close();
  return {
    name: `${moves} moves on a processor ${SLOWER} times slower`,
    figures: {
      "scripts over 50 ms": scripts.filter((ms) => ms > 50).length,
      "worst script ms": Math.max(0, ...scripts),
      "layout shift": shift,
    },
  };
}

/** A full table with moving cards, and the same pictures on a bare canvas. */
async function motion({ page: open }: TestSite): Promise<Row[]> {
  const root = fileURLToPath(new URL("moving", import.meta.url));
  const built = (await vite.build({
    root,
    base: "/",
    logLevel: "error",
    build: { write: false },
  })) as vite.Rolldown.RolldownOutput;
  const files = new Map(built.output.map((file) => [`/${file.fileName}`, "code" in file ? file.code : file.source]));
  const page = await open();
  await page.route("http://moving.test/**", (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = path.endsWith(".html") ? "text/html" : "text/javascript";
    return route.fulfill({ contentType, body: typeof body === "string" ? body : Buffer.from(body) });
  });
  await page.goto("http://moving.test/index.html");
  await page.waitForFunction(() => window.move !== undefined);
  return [await moved(page, "stage"), await moved(page, "hand")];
}

async function moved(page: Page, by: "stage" | "hand"): Promise<Row> {
  const { renderer, frames, work } = await page.evaluate(([cards, seconds, by]) => window.move!(cards, seconds, by), [
    CARDS,
    SECONDS,
    by,
  ] as const);
  const spent = frames.reduce((sum, ms) => sum + ms, 0);
  return {
    name: `${CARDS} cards moving over a full table, ${renderer}`,
    figures: {
      "frames/s": (frames.length / spent) * 1_000,
      "p95 frame ms": at(frames, 0.95),
      "work p50 ms": median(work),
      "work p95 ms": at(work, 0.95),
    },
  };
}
