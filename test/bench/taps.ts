import type { Page } from "playwright-core";
import { pages } from "../../server/http/pages.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { build } from "../e2e/kit/build.ts";
import { browserOf, closePages, executablePath } from "../e2e/kit/chromium.ts";
import { DIST } from "../e2e/kit/deployed.ts";
import { lookAs } from "../e2e/kit/site.ts";
import { answer, isTold, saidOn, TOUCH } from "../e2e/kit/wayward.ts";
import { gather, startApp, type TestApp, tableBehind } from "../kit/app.ts";
import { chanceOf } from "../kit/chance.ts";
import { seedOf } from "../kit/play.ts";
import type { Row } from "./report.ts";

/** The time until a tap is shown, and until it brings the next question, in ms. */
interface Tap {
  readonly seen: number;
  readonly asked?: number;
}

/** `work` is the page's time for scripts, styles and layout, in ms. */
interface TapResult {
  readonly taps: readonly Tap[];
  readonly work: number;
}

const SLOWER = 4;
/** About as many as in a game. */
const TAPS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };

/** A game at a physical table, answered on a phone. A page with only a button is the minimum for this machine. */
export async function benchTaps(): Promise<Row[]> {
  if (!executablePath) return [{ name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const app = await startApp({}, { mount: async () => pages(DIST) });
  const slowly = `processor ${SLOWER} times slower`;
  try {
    return [
      rowOf("taps on a button alone", await button(1)),
      rowOf("taps of a game", await game(app, 1)),
      rowOf(`taps on a button alone, ${slowly}`, await button(SLOWER)),
      rowOf(`taps of a game, ${slowly}`, await game(app, SLOWER)),
    ];
  } finally {
    await app.stop();
  }
}

const at = (figures: readonly number[], part: number): number | string =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? "";

function rowOf(name: string, { taps, work }: TapResult): Row {
  const seen = taps.map((tap) => tap.seen);
  const asked = taps.flatMap((tap) => tap.asked ?? []);
  return {
    name: `${taps.length} ${name}`,
    figures: {
      "seen p50 ms": at(seen, 0.5),
      "seen p99 ms": at(seen, 0.99),
      "next question p50 ms": at(asked, 0.5),
      "next question p99 ms": at(asked, 0.99),
      "work a tap ms": work / taps.length,
    },
  };
}

const button = (slower: number): Promise<TapResult> =>
  tapped(
    slower,
    (page) => page.setContent(`<body class="way-question"><button onclick="textContent++">0</button>`),
    async (page) => {
      for (let i = 0; i < TAPS; i++) await page.locator("button").tap();
    },
  );

async function game(app: TestApp, slower: number): Promise<TapResult> {
  const { match, guests } = await gather(app, { people: 1, game: "wayward", options: { mode: "solo" } });
  const table = tableBehind(app, match);
  const rng = chanceOf(seedOf("taps"))(1);
  return tapped(
    slower,
    async (page) => {
      await lookAs(page, guests[0]!);
      await page.goto(`${app.origin}/t/${table.match.config.code}`);
      await page.locator(".way-question").waitFor();
    },
    async (page) => {
      while (table.match.phase === "live") {
        const [state, { version }] = [table.match.table as State, table.match];
        await page.locator(`.way[data-version="${version}"][aria-busy="false"] .way-question`).waitFor();
        await answer(page, TOUCH, state, saidOn(state, rng));
        await isTold(page, table, version);
      }
    },
  );
}

const WORK = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

async function tapped(
  slower: number,
  open: (page: Page) => Promise<void>,
  play: (page: Page) => Promise<void>,
): Promise<TapResult> {
  const browser = await browserOf("canvas");
  const page = await browser.newPage(PHONE);
  await open(page);
  await page.evaluate(watchTaps);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.reduce((sum, { name, value }) => (WORK.includes(name) ? sum + 1000 * value : sum), 0);
  };
  const before = await work();
  await play(page);
  const taps = await page.evaluate(() => (window as unknown as { taps: Partial<Tap>[] }).taps);
  const done = { taps: taps.filter((tap): tap is Tap => tap.seen !== undefined), work: (await work()) - before };
  await closePages(browser);
  return done;
}

/** Records in `taps` how long each took, from the event time to the frame that shows it. */
function watchTaps(): void {
  const taps: { seen?: number; asked?: number }[] = [];
  Object.assign(window, { taps });
  let due:
    | { readonly tap: { asked?: number }; readonly from: number; readonly version: string | undefined }
    | undefined;
  const painted = (done: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(0);
    });
  const versionNow = () => document.querySelector<HTMLElement>(".way")?.dataset.version;
  const noteTap = ({ target, timeStamp: from }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest(".way-question, .way-sea")) return;
    const tap: { seen?: number; asked?: number } = {};
    taps.push(tap);
    due = { tap, from, version: versionNow() };
    painted((now) => {
      tap.seen = now - from;
    });
  };
  addEventListener("click", noteTap, true);
  new MutationObserver(() => {
    const isAsked = document.querySelector('.way[aria-busy="false"] .way-question') !== null;
    if (!due || !isAsked || versionNow() === due.version) return;
    const { tap, from } = due;
    due = undefined;
    painted((now) => {
      tap.asked = now - from;
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
