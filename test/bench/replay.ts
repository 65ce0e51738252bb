import type { Page } from "playwright-core";
import { NO_DRAFT } from "../../client/games/tranquility/input/draft.ts";
import { type MatchFile, write } from "../../shared/engine/log/format.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { gameOf } from "../../shared/games/index.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { laidOut } from "../client/games/tranquility/pages.ts";
import { build } from "../e2e/kit/build.ts";
import { executablePath } from "../e2e/kit/chromium.ts";
import { openSite } from "../e2e/kit/site.ts";
import { goldens } from "../kit/golden.ts";
import type { Row } from "./report.ts";

/** In ms. */
const FOLDING = 2_000;
const OPENINGS = 5;

/** Counts processor time. */
function foldingRow(): Row {
  const files = goldens().map(({ file }) => file);
  let events = 0;
  const begun = performance.now();
  const cpu = process.cpuUsage();
  while (performance.now() - begun < FOLDING) {
    for (const { header, log } of files) {
      foldMatch(gameOf(header.game)!, INITIAL_MATCH, log);
      events += log.length;
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1e6;
  return { name: "folding the golden matches, one core", figures: { "events/s": events / seconds } };
}

/** Folds a match from the first event and lays it out 200 times, in ms of processor time. */
function layingRow({ log, header }: MatchFile): Row {
  const game = gameOf(header.game)!;
  const moves = movesOf(log);
  const times = Array.from({ length: 200 }, (_, i) => {
    const cpu = process.cpuUsage();
    const match = foldMatch(
      game,
      INITIAL_MATCH as unknown as Match<State>,
      log.slice(0, moves[(i * 37) % moves.length]!),
    );
    laidOut({
      match,
      seat: undefined,
      viewport: { width: 1440, height: 900 },
      draft: NO_DRAFT,
      stay: "replay",
    });
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  return {
    name: "seeking to any of its moves: folded and laid out",
    figures: { "p50 ms": times[100]!, "p99 ms": times[198]!, "worst ms": times[199]! },
  };
}

/** In ms. */
async function threadTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
}

/** In a browser without a graphics card: the time to the first picture, and from moving the slider to the picture. */
export async function benchReplay(): Promise<Row[]> {
  const longest = goldens().toSorted((a, b) => b.file.log.length - a.file.log.length)[0]!.file;
  const folding = [foldingRow(), layingRow(longest)];
  if (!executablePath) return [...folding, { name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const site = await openSite("canvas");
  try {
    const page = await site.page();
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(longest) }));
    const spent = await threadTimeOf(page);
    const openings: number[] = [];
    const begun = await spent();
    for (let i = 0; i < OPENINGS; i++) {
      await page.goto(`/r/${longest.header.id}?clock=manual`);
      await page.waitForFunction(() => window.__game !== undefined, undefined, { polling: 5 });
      openings.push(
        await page.evaluate(() => {
          const [file] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/log"));
          return performance.now() - (file as PerformanceResourceTiming).responseEnd;
        }),
      );
    }
    const opened = await spent();
    const seeks = await page.evaluate(async () => {
      const slider = document.querySelector<HTMLInputElement>(".slider")!;
      const moves = Number(slider.max) + 1;
      const times: number[] = [];
      for (let i = 0; i < 200; i++) {
        const begun = performance.now();
        slider.value = String((i * 37) % moves);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        window.__game!.step(0);
        times.push(performance.now() - begun);
        await new Promise(requestAnimationFrame);
      }
      return times.sort((a, b) => a - b);
    });
    const sought = await spent();
    openings.sort((a, b) => a - b);
    return [
      ...folding,
      {
        name: `opening a replay of ${longest.log.length} events, the file there`,
        figures: {
          "p50 ms": openings[openings.length >> 1]!,
          "worst ms": openings.at(-1)!,
          "CPU ms": (opened - begun) / OPENINGS,
        },
      },
      {
        name: "the same in a browser, and drawn",
        figures: {
          "p50 ms": seeks[seeks.length >> 1]!,
          "p99 ms": seeks[Math.floor(seeks.length * 0.99)]!,
          "worst ms": seeks.at(-1)!,
          "CPU ms": (sought - opened) / seeks.length,
        },
      },
    ];
  } finally {
    await site.close();
  }
}
