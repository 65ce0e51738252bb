import { build } from "../e2e/kit/build.ts";
import { executablePath } from "../e2e/kit/chromium.ts";
import { openHouse, playAlone } from "../e2e/kit/house.ts";
import type { Row } from "./report.ts";

const ROUNDS = 7;

const median = (figures: number[]): number => figures.sort((a, b) => a - b)[figures.length >> 1]!;

/** How soon a table is there: from the address to its first picture, scripts and sockets and all, without a graphics card. */
export async function benchClient(): Promise<Row[]> {
  if (!executablePath) return [{ name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const house = await openHouse("canvas");
  try {
    const page = await house.page();
    await playAlone(page);
    const frames: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      await page.reload();
      await page.waitForFunction(() => window.__game !== undefined, undefined, { polling: 5 });
      frames.push(await page.evaluate(() => performance.now()));
    }
    const worst = Math.max(...frames);
    return [
      { name: "first frame of a table, canvas renderer", figures: { "p50 ms": median(frames), "worst ms": worst } },
    ];
  } finally {
    await house.close();
  }
}
