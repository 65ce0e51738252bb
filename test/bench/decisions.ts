import { parse } from "zod/v4/core";
import { pages } from "../../server/http/pages.ts";
import { headerOf, write } from "../../shared/engine/log/format.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { build } from "../e2e/kit/build.ts";
import { browserOf, closePages, executablePath } from "../e2e/kit/chromium.ts";
import { DIST } from "../e2e/kit/deployed.ts";
import { startApp } from "../kit/app.ts";
import { simulateMatch } from "../lab/bots.ts";
import type { Row } from "./report.ts";
import { median } from "./script.ts";

/** Tables with long matches, which have the longest playouts. */
const TABLES = [
  { mode: "standard", seats: 5 },
  { mode: "pyramid", difficulty: "harder", seats: 5 },
  { mode: "day-night", seats: 5 },
  { mode: "duel", seats: 2 },
] as const;
/** Moves to wait for: nearly all of the shortest of these matches. */
const MOVES = 40;

/** Time between two answers of a replay's analysis, in a real page; the first has cold code. */
export async function benchDecisions(): Promise<Row[]> {
  if (!executablePath) return [{ name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const app = await startApp({}, { mount: async () => pages(DIST) });
  const rows: Row[] = [];
  try {
    for (const table of TABLES) rows.push(rowOf(table, await decisionsOf(app.origin, table)));
    return rows;
  } finally {
    await app.stop();
  }
}

type Table = (typeof TABLES)[number];

const rowOf = ({ mode, seats }: Table, times: readonly number[]): Row => ({
  name: `${mode}, ${seats}`,
  figures: {
    moves: times.length,
    "median ms": median(times),
    "first ms": times[0]!,
    "longest ms": Math.max(...times),
  },
});

/** Times in ms. */
async function decisionsOf(origin: string, { seats, ...chosen }: Table): Promise<readonly number[]> {
  const bout = {
    game: tranquility,
    options: parse(options, chosen),
    seats,
    // Plays like a beginner, so that moves can be improved.
    name: "calm",
    id: "decisions",
    text: "time 0",
  };
  const { match, log } = simulateMatch(bout);
  const browser = await browserOf("canvas");
  const page = await browser.newPage();
  await page.addInitScript(watchAnalysis);
  const body = write({ header: headerOf(match, log), log });
  await page.route("**/api/matches/*/log", (route) => route.fulfill({ body }));
  await page.goto(`${origin}/r/${bout.id}#t=1&analysis`);
  const times = await page.waitForFunction((moves) => {
    const { told } = window as unknown as { told: readonly number[] };
    return told.length >= moves && told;
  }, MOVES);
  const told = await times.jsonValue();
  await closePages(browser);
  return told as readonly number[];
}

/** Records in `told` how long the analysis worker took for each move. */
function watchAnalysis(): void {
  const told: number[] = [];
  Object.assign(window, { told });
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      let last = performance.now();
      this.addEventListener("message", ({ data }: MessageEvent<{ readonly moves?: readonly unknown[] }>) => {
        const now = performance.now();
        if (data.moves?.length === 1) told.push(now - last);
        last = now;
      });
    }
  };
}
