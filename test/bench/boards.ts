import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { linkOf } from "../../shared/games/tranquility/boards/link.ts";
import { OFFICIAL } from "../../shared/games/tranquility/boards/official.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import { build } from "../e2e/kit/build.ts";
import { executablePath } from "../e2e/kit/chromium.ts";
import { placeOn } from "../e2e/kit/drawn-board.ts";
import { openSite, type TestSite } from "../e2e/kit/site.ts";
import { HOSTILE_BOARDS } from "../kit/boards.ts";
import type { Row } from "./report.ts";

/** Strokes, each begun when the odds of the previous one are shown. */
const STROKES = 8;
const STEPS = 40;

/** In ms. */
interface OddsTimes {
  /** From the end of each stroke to the first odds. */
  readonly first: number[];
  /** By number of seats: from the last stroke to an interval of at most 5 points on each side. */
  readonly narrow: Record<string, number>;
  readonly frames: number[];
}

/** How soon odds are shown while a board is drawn, and how smooth the page is, with a browser on one core. */
export async function benchBoards(): Promise<Row[]> {
  if (!executablePath) return [refused(), { name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const site = await openSite("canvas");
  try {
    return [refused(), await drawn(site, [2, 2]), await drawn(site, [1, 5])];
  } finally {
    await site.close();
  }
}

/** The processor time in which hostile definitions are refused. */
function refused(): Row {
  const times = HOSTILE_BOARDS.map(([name, board]) => {
    const before = process.cpuUsage();
    if (options.safeParse({ mode: "board", board }).success) throw new Error(`a board ${name} was accepted`);
    const { user, system } = process.cpuUsage(before);
    return { name, ms: (user + system) / 1_000 };
  });
  const [worst] = times.toSorted((a, b) => b.ms - a.ms);
  return {
    name: `${times.length} hostile boards; the slowest is one ${worst!.name}`,
    figures: { "worst ms": worst!.ms },
  };
}

const boardFor = (seats: readonly [number, number]) => {
  const { soloToll, ...rules } = OFFICIAL.standard.rules;
  const board = { ...OFFICIAL.standard, id: "board", title: "Bench" };
  return { ...board, rules: { ...rules, seats, ...(seats[0] === 1 && soloToll && { soloToll }) } };
};

async function drawn(site: TestSite, seats: readonly [number, number]): Promise<Row> {
  const page = await site.page({ reducedMotion: "no-preference" });
  await page.goto(`/boards/new#${linkOf(boardFor(seats))}`);
  await page.locator(".board-shares").getByText("±").first().waitFor();
  await pin(site);
  await page.getByText("Order", { exact: true }).click();
  await page.evaluate(watchOdds);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  const before = await work();
  const times = () => page.evaluate(() => (window as unknown as { oddsTimes: OddsTimes }).oddsTimes);
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await draw(page, 1 + (stroke % 6));
    await page.waitForFunction(
      (n) => (window as unknown as { oddsTimes: OddsTimes }).oddsTimes.first.length > n,
      stroke,
    );
  }
  const spent = (await work()) - before;
  const { first, frames } = await times();
  const least = String(Math.max(2, seats[0]));
  await page.waitForFunction(
    (seats) => (window as unknown as { oddsTimes: OddsTimes }).oddsTimes.narrow[seats] !== undefined,
    least,
    { timeout: 120_000 },
  );
  const { narrow } = await times();
  await page.context().close();
  const gaps = frames.slice(1).map((at, i) => at - frames[i]!);
  return {
    name: `a board of 6 x 6 for ${seats.join(" to ")} players, ${STROKES} strokes`,
    figures: {
      "first odds p50 ms": first.toSorted((a, b) => a - b)[first.length >> 1]!,
      "worst ms": Math.max(...first),
      "2 players ± 5 after s": narrow[least]! / 1_000,
      "frames in the worst second": worstSecond(frames),
      "frames/s": (1_000 * gaps.length) / (frames.at(-1)! - frames[0]!),
      "worst frame ms": Math.max(...gaps),
      "page's work a step ms": (1_000 * spent) / (STROKES * STEPS),
    },
  };
}

/** Redraws a row of spaces, which changes their order. */
async function draw(page: Page, row: number): Promise<void> {
  const middle = async (column: number) => {
    const { x, y, width, height } = (await placeOn(page, row, column).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [from, to] = [await middle(1), await middle(6)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: STEPS });
  await page.mouse.up();
}

function worstSecond(frames: readonly number[]): number {
  const ends = frames.filter((at) => at - frames[0]! >= 1_000);
  return Math.min(...ends.map((end) => frames.filter((at) => at > end - 1_000 && at <= end).length));
}

async function pin({ browser }: TestSite): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  for (const { id } of processInfo) execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "0", String(id)]);
}

/** Records in `oddsTimes` when odds are shown after each stroke, and all frames. */
function watchOdds(): void {
  const times: OddsTimes = { first: [], narrow: {}, frames: [] };
  Object.assign(window, { oddsTimes: times });
  let changed: number | undefined;
  let isAwaited = false;
  addEventListener(
    "pointerup",
    () => {
      changed = performance.now();
      isAwaited = true;
      for (const seats of Object.keys(times.narrow)) delete times.narrow[seats];
    },
    true,
  );
  new MutationObserver(() => {
    if (changed === undefined) return;
    const past = performance.now() - changed;
    const shares = Array.from(document.querySelectorAll(".board-shares li"), ({ textContent }) => textContent ?? "");
    // Each change removes the previous odds from the page.
    if (isAwaited && shares[0]?.includes("±")) {
      times.first.push(past);
      isAwaited = false;
    }
    for (const text of isAwaited ? [] : shares) {
      const [, spread, seats] = /± (\d+) %, (\d)/.exec(text) ?? [];
      if (Number(spread) <= 5) times.narrow[seats!] ??= past;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const frame = (at: number): void => {
    times.frames.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
