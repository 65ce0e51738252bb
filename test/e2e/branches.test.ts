import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { read } from "../../shared/engine/log/format.ts";
import { type Match, toAct } from "../../shared/engine/match/match.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { ask, type Guest, granted, nonce } from "../kit/guest.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { PAGE_TIMEOUT } from "./kit/page-timeout.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`a match is played on${noBrowser}`, () => {
  let site: TestSite;
  let mira: Guest;

  beforeAll(async () => {
    site = await openSite("canvas");
    mira = await site.program.guest("Mira");
  });
  afterAll(() => site.close());

  /** Two bots, one of them in Mira's seat. Each test branches off its own match. */
  async function playedByBots(): Promise<{ readonly first: string; readonly moves: readonly number[] }> {
    const first = await mira.open(2);
    const room = await mira.join(first);
    granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
    granted(await ask(room, "seatBot", { seat: 1 }));
    granted(await ask(room, "start", {}));
    granted(await ask(room, "handOver", {}));
    await isOver(first);
    await room.leave();
    return { first, moves: movesOf(read((await mira.get(`/api/matches/${first}/log`)).text).log) };
  }

  const isOver = (id: string) =>
    vi.waitFor(async () => expect(await stateOf(id)).toBe("over"), { timeout: PAGE_TIMEOUT, interval: 100 });
  const stateOf = async (id: string) => (JSON.parse((await mira.get(`/api/matches/${id}`)).text) as Summary).state;

  async function watching(
    { first, moves }: Awaited<ReturnType<typeof playedByBots>>,
    move: number,
    viewport = { width: 1440, height: 900 },
  ): Promise<Page> {
    const page = await site.page({ viewport });
    await page.goto(`/r/${first}?test#t=${move}`);
    await isAt(page, moves[move]!);
    return page;
  }
  const isAt = (page: Page, version: number) =>
    page.waitForFunction(
      (v) => window.__game?.idle() && (window.__game.model() as { version: number }).version === v,
      version,
    );
  const modelOf = (page: Page) => page.evaluate(() => window.__game!.model()) as Promise<Match<State>>;

  it("with bots to its end, and its tree is walked with the keys and by click", async () => {
    const played = await playedByBots();
    const { first, moves } = played;
    const at = moves.length - 6;
    const page = await watching(played, at);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("dialog", { name: `Play on: Move ${at}` }).waitFor();
    await page.getByRole("radio", { name: "Mira", exact: true }).check();
    await expectClean(page);
    await page.getByRole("button", { name: "Go to table" }).click();
    await page.waitForURL("**/t/*");
    await page.locator('.table-page[data-phase="live"]').waitFor();
    await page.goto(`${page.url()}?test`);
    // While a toll is open, the chat is shown instead of the log.
    await page.getByRole("tab", { name: "Log" }).click();
    await page.getByRole("link", { name: `Continued from move ${at} of another match` }).waitFor();
    const sitter = new SeatedPage(page, 0);
    /** Waits for Mira's turn or the end; returns whether the match is over. */
    const isEnd = async (): Promise<boolean> => {
      await expect
        .poll(async () => {
          const match = await sitter.view();
          return match.phase === "over" || toAct(tranquility, match).includes(0);
        })
        .toBe(true);
      return (await sitter.view()).phase === "over";
    };
    expect(await isEnd()).toBe(false);
    const { config, version } = await sitter.view();
    expect(config.from).toMatchObject({ match: first, version: moves[at] });
    await sitter.sees(version);
    while (!(await isEnd())) await sitter.sees((await sitter.play()) + 1);
    // The branches must be found although the first request fails.
    await page.route("**/api/matches/*/branches", (route) => route.abort(), { times: 1 });
    await page.getByRole("link", { name: "Replay" }).click();

    const branch = config.id;
    await page.waitForURL(`**/r/${branch}**`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    await page.getByRole("button", { name: "What if: all branches" }).waitFor();
    await page.keyboard.press("b");
    const tree = page.getByRole("dialog", { name: "What if: all branches" });
    await tree.getByRole("button", { name: new RegExp(`^From move ${at} `) }).waitFor();
    await expectClean(page);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/r/${first}#t=${at}`);
    await page.locator(".parting").waitFor();
    await page.getByRole("button", { name: "What if: all branches" }).click();
    await tree.getByRole("button", { name: /^The deal / }).waitFor();
    await tree.getByRole("link", { name: new RegExp(`^From move ${at} `) }).click();
    await page.waitForURL(`**/r/${branch}#t=${at}`);
    await page.getByRole("button", { name: "Play on from here" }).waitFor();
    await page.goto("/history");
    await page.getByRole("link", { name: new RegExp(`continued from move ${at}\\b`) }).waitFor();
  });

  it("by friends: the table waits for them, and links to the match; on a phone too", async () => {
    // Before a start card is played, unseen cards can be reshuffled.
    const played = await playedByBots();
    const { first } = played;
    const page = await watching(played, 1, { width: 390, height: 844 });
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("radio", { name: /^Friends/ }).check();
    await page.getByRole("radio", { name: /^Reshuffle unseen cards/ }).check();
    await expectClean(page);
    await page.getByRole("button", { name: "Go to table" }).click();
    const back = page.getByRole("link", { name: "Continued from move 1 of another match" });
    await back.waitFor();
    await page.getByText(/could not know are reshuffled under this seal/).waitFor();
    await page.locator(".proof", { hasText: "Proof" }).waitFor();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
    await page.getByText("1 seat is still free").waitFor();
    await expectClean(page);
    await back.click();
    await page.waitForURL(`**/r/${first}#t=1`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Add a bot" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator('.table-page[data-phase="live"]').waitFor();
    await page.locator(".last-move").click();
    await page.getByRole("dialog").getByText("All unseen cards were reshuffled").waitFor();
  });

  it("neither from pages of other sites nor from the end", async () => {
    const played = await playedByBots();
    const { first, moves } = played;
    const page = await site.page();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/embed/r/${first}?test#t=2`);
    await isAt(page, moves[2]!);
    await page.keyboard.press("p");
    await page.keyboard.press("b");
    await page.keyboard.press("ArrowRight");
    await isAt(page, moves[3]!);
    await expect.poll(() => page.getByRole("button", { name: /Play on|branches/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(asked.filter((url) => url.includes("/branches"))).toEqual([]);
    const own = await watching(played, moves.length - 1);
    expect((await modelOf(own)).phase).toBe("over");
    await expect.poll(() => own.getByRole("button", { name: "Play on from here" }).count()).toBe(0);
    await own.keyboard.press("ArrowLeft");
    await own.getByRole("button", { name: "Play on from here" }).waitFor();
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
