import type { Browser, Page } from "playwright-core";
import { playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import type { Command as ArcanoidCommand } from "../../shared/games/arcanoid/commands.ts";
import type { State as ArcanoidState } from "../../shared/games/arcanoid/state.ts";
import { GAMES } from "../../shared/games/index.ts";
import type { Command as TranquilityCommand } from "../../shared/games/tranquility/commands.ts";
import { loadPuzzleSet, type PuzzleGame, puzzleGamesIn } from "../../shared/puzzles/puzzle-games.ts";
import { type Puzzle, type PuzzleSet, unpacked } from "../../shared/puzzles/puzzle-set.ts";
import { POINTER, perform } from "../e2e/kit/arcanoid.ts";
import { build } from "../e2e/kit/build.ts";
import { executablePath } from "../e2e/kit/chromium.ts";
import { SeatedPage } from "../e2e/kit/seated-page.ts";
import { openSite, type TestSite } from "../e2e/kit/site.ts";
import type { Row } from "./report.ts";

const SLOWER = 4;
const PUZZLES = 4;

/**
 * Time from the last click of a move to the frame with the answer, on a processor four times slower: of moves that the
 * puzzle knows, and of others, whose chance the page estimates.
 */
export async function benchPuzzles(): Promise<Row[]> {
  if (!executablePath) return [{ name: "no Chromium found; set CHROMIUM to its path", figures: {} }];
  await build();
  const site = await openSite("canvas");
  try {
    const rows: Row[] = [];
    for (const found of await puzzleGamesIn(Object.values(GAMES)))
      for (const name of Object.keys(found.puzzles.sets)) rows.push(await rowOf(site, found, name));
    return rows;
  } finally {
    await site.close();
  }
}

async function rowOf(site: TestSite, found: PuzzleGame, name: string): Promise<Row> {
  const set = await loadPuzzleSet(found, name);
  const times = { known: [] as AnswerTime[], other: [] as AnswerTime[] };
  const page = await slowPage(site);
  const session = await page.context().newCDPSession(page);
  for (const { puzzle, kind, seat, command } of questionsIn(found, set)) {
    await page.goto(`/puzzles/${name}/${puzzle.id}?test`);
    await page.locator(".puzzle-panel").waitFor();
    await page.waitForFunction(() => window.__game?.idle());
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    try {
      times[kind].push(await answerTime(site.browser, page, () => make(page, found.game.id, seat, command)));
    } catch (error) {
      throw new Error(`${name}/${puzzle.id}: ${JSON.stringify(command)} was not made`, { cause: error });
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  await page.context().close();
  const figuresOf = (kind: keyof typeof times, what: keyof AnswerTime) => {
    const sorted = times[kind].map((one) => one[what]).toSorted((a, b) => a - b);
    return { p50: sorted[sorted.length >> 1] ?? "", worst: sorted.at(-1) ?? "" };
  };
  const figures: Record<string, number | string> = {};
  for (const kind of ["known", "other"] as const)
    for (const what of ["took", "work"] as const) {
      const { p50, worst } = figuresOf(kind, what);
      Object.assign(figures, { [`${kind} ${what} p50 ms`]: p50, [`${kind} ${what} worst ms`]: worst });
    }
  return { name: `${times.known.length} moves of the odds and ${times.other.length} others, ${name}`, figures };
}

interface PuzzleQuestion {
  readonly puzzle: Puzzle;
  readonly kind: "known" | "other";
  readonly seat: Seat;
  readonly command: GameCommand;
}

function questionsIn(found: PuzzleGame, set: PuzzleSet): readonly PuzzleQuestion[] {
  const { game } = found;
  const [known, other]: PuzzleQuestion[][] = [[], []];
  const step = Math.max(1, Math.floor(set.puzzles.length / (4 * PUZZLES)));
  for (const puzzle of set.puzzles.filter((_, i) => i % step === 0)) {
    const { match, mover } = playPuzzleMatch(game, set, set.matches[puzzle.match]!, puzzle.move);
    const [seat, best] = [mover!, unpacked(set, puzzle.odds[0]![0])];
    known!.push({ puzzle, kind: "known", seat, command: best });
    const command = otherMove(found, set, puzzle, viewAt(game, match.log, seat).table, seat);
    if (command) other!.push({ puzzle, kind: "other", seat, command });
  }
  return [...known!.slice(0, PUZZLES), ...other!.slice(-PUZZLES)];
}

/** Gives the worker a faster clock, because a browser slows only pages. */
async function slowPage(site: TestSite): Promise<Page> {
  const page = await site.page({ serviceWorkers: "block" });
  await page.route("**/puzzles.worker*.js", async (route) => {
    const response = await route.fetch();
    const clock = `{const now=performance.now.bind(performance);performance.now=()=>${SLOWER}*now()}`;
    await route.fulfill({ response, body: clock + (await response.text()) });
  });
  return page;
}

/** Helpers for matches would wait for a next version, which a puzzle does not have. */
async function make(page: Page, game: string, seat: Seat, command: GameCommand): Promise<void> {
  const seated = new SeatedPage(page, seat);
  const view = await seated.view();
  if (game === "tranquility") await seated.act(view, command as TranquilityCommand);
  else await perform(page, POINTER, seat, command as ArcanoidCommand, view as unknown as Match<ArcanoidState>);
}

function otherMove({ puzzles }: PuzzleGame, set: PuzzleSet, { odds }: Puzzle, table: unknown, seat: Seat) {
  const kindOf = (command: GameCommand) => puzzles.kindOf(table, command);
  const known = new Set(odds.map(([packed]) => kindOf(unpacked(set, packed))));
  return puzzles.moves(table, seat).find((move) => !known.has(kindOf(move)));
}

/**
 * Times in ms. `took`: with the worker's part as long as on a slower processor. `work`: processor time of the page's
 * thread and the worker.
 */
interface AnswerTime {
  readonly took: number;
  readonly work: number;
}

interface Measured {
  readonly answerTook?: number;
}

async function answerTime(browser: Browser, page: Page, act: () => Promise<void>): Promise<AnswerTime> {
  await page.evaluate(watchAnswer);
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  const failure = new Promise<never>((_, fail) => void act().catch(fail));
  await Promise.race([page.waitForFunction(() => (window as Measured).answerTook !== undefined), failure]);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: TraceEvent[];
  };
  const took = await page.evaluate(() => (window as Measured).answerTook!);
  const { page: ofPage, worker } = workIn(traceEvents);
  return { took: took + (SLOWER - 1) * worker, work: ofPage + SLOWER * worker };
}

/** Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Processor time in ms from the move to the answer. Only the page's thread is slowed by the browser. */
function workIn(events: readonly TraceEvent[]): { readonly page: number; readonly worker: number } {
  const move = events.findLast(({ name }) => name === "puzzle-move")!;
  const answer = events.find(({ name }) => name === "puzzle-answer")!;
  const threads = new Map(
    events.map(({ name, tid, pid, args }) => [name === "thread_name" && `${pid} ${tid}`, args.name]),
  );
  const timeOf = (thread: string) =>
    events
      .filter(({ name, pid, tid, ts }) => {
        const isBetween = ts >= move.ts && ts <= answer.ts;
        return isBetween && pid === move.pid && name.endsWith("RunTask") && threads.get(`${pid} ${tid}`) === thread;
      })
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return { page: timeOf("CrRendererMain"), worker: timeOf("DedicatedWorker thread") };
}

/** Records in `answerTook` the time from the last click or key to the frame that shows the answer. */
function watchAnswer(): void {
  let last = 0;
  for (const name of ["click", "keydown", "pointerup"] as const)
    addEventListener(
      name,
      ({ timeStamp }) => {
        last = timeStamp;
        performance.mark("puzzle-move");
      },
      true,
    );
  const seen = new MutationObserver(() => {
    if (!document.querySelector("main[data-answer] .puzzle-odds li")) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark("puzzle-answer");
        Object.assign(window, { answerTook: performance.now() - last });
      };
      port2.postMessage(0);
    });
  });
  seen.observe(document, { subtree: true, childList: true, attributes: true });
}
