import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import words from "../../client/games/wayward/text/messages/en.ts";
import { RULE_OF } from "../../shared/games/wayward/questions.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { gather, type TestApp, tableBehind } from "../kit/app.ts";
import { chanceOf } from "../kit/chance.ts";
import type { Guest } from "../kit/guest.ts";
import { seedOf } from "../kit/play.ts";
import { isNightly } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openAppSite, type TestSite } from "./kit/site.ts";
import { answer, isTold, KEYS, type Press, saidOn, TOUCH } from "./kit/wayward.ts";

/** More answers than any game has. */
const MOST = 600;
/** Gate runs stop when this turn begins. */
const LAST_AT_GATE = { solo: 5, pair: 3 };

const isOnSheet = ({ question }: State): boolean =>
  question?.type === "TellUnexplored" || question?.type === "TellObstacles";

describe.skipIf(!executablePath)(`a game of Wayward${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  async function pageOf(guest: Guest, code: string, width = 390, height = 844): Promise<Page> {
    const page = await site.page({ viewport: { width, height }, hasTouch: true });
    await lookAs(page, guest);
    await page.addInitScript(() => {
      navigator.wakeLock.request = async (kind) => {
        document.documentElement.dataset.awake = kind;
        return { released: false, release: async () => undefined } as WakeLockSentinel;
      };
    });
    await page.goto(`/t/${code}`);
    await page.getByRole("region", { name: "Wayward" }).waitFor();
    return page;
  }

  interface Options {
    readonly presses: readonly Press[];
    readonly options: { readonly mode: "solo" | "pair"; readonly difficulty?: string };
    readonly seed: string;
    readonly onTurn?: (page: Page, turn: number) => Promise<void>;
  }

  /** Each player has their own page. Gate runs play only the first turns. */
  async function play({ presses, options, seed, onTurn }: Options): Promise<readonly Page[]> {
    const { match, guests } = await gather(site.program, { people: presses.length, game: "wayward", options });
    const table = tableBehind(site.program, match);
    const pages = await Promise.all(guests.map((guest) => pageOf(guest, table.match.config.code)));
    const rng = chanceOf(seedOf(seed))(1);
    for (let i = 0; i < MOST && table.match.phase === "live"; i++) {
      const state = table.match.table as State;
      const { question } = state;
      const seat = question!.to[0]!;
      const page = pages[seat]!;
      const turn = state.automata[0]!.turn;
      if (!isNightly && turn >= LAST_AT_GATE[options.mode]) break;
      if (question!.type === "Reveal") await onTurn?.(page, turn);
      const { version } = table.match;
      await page.locator(`.way[data-version="${version}"]`).waitFor();
      await answer(page, presses[seat]!, state, saidOn(state, rng));
      await isTold(page, table, version);
    }
    if (isNightly) for (const page of pages) await page.getByRole("link", { name: "Replay" }).waitFor();
    expect(site.errors).toEqual([]);
    return pages;
  }

  it("is played on a phone with a whole title before the first turn", async () => {
    const { match, guests } = await gather(site.program, { people: 1, game: "wayward", options: { mode: "solo" } });
    const page = await pageOf(guests[0]!, tableBehind(site.program, match).match.config.code);
    const facts = page.locator(".title-place .facts");
    await facts.getByText("Setup").waitFor();
    await expect
      .poll(() => facts.evaluate(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth <= clientWidth))
      .toBe(true);
    await page.context().close();
  });

  it("is played alone, by touch, clean and without anything that overflows at 320 px", async () => {
    let isLooked = false;
    await play({
      presses: [TOUCH],
      options: { mode: "solo" },
      seed: "touch",
      async onTurn(page, turn) {
        if (turn !== 3) return;
        isLooked = true;
        await page.getByRole("heading", { name: "Do this now" }).waitFor();
        await expect.poll(() => page.locator("html").getAttribute("data-awake")).toBe("screen");
        await expectClean(page);
        await page.setViewportSize({ width: 320, height: 640 });
        const over = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          ...[...document.querySelectorAll(".plain-board")].map((board) => board.scrollWidth - board.clientWidth),
        ]);
        expect(Math.max(...over)).toBe(0);
        await page.setViewportSize({ width: 390, height: 844 });
      },
    });
    expect(isLooked).toBe(true);
  });

  it.runIf(isNightly).each(["hard", "expert", "extreme"])("is played alone, by keys: %s", async (difficulty) => {
    await play({ presses: [KEYS], options: { mode: "solo", difficulty }, seed: difficulty });
  });

  it("undoes an answer at Backspace, and its log says what was answered", async () => {
    const { match, guests } = await gather(site.program, { people: 1, game: "wayward", options: { mode: "solo" } });
    const table = tableBehind(site.program, match);
    const page = await pageOf(guests[0]!, table.match.config.code, 1440, 900);
    const isOnFirst = () => isOnSheet(table.match.table as State);
    await page.getByRole("button", { name: "Turn 1: reveal the card" }).click();
    await expect.poll(isOnFirst).toBe(true);
    const { version } = table.match;
    await page.locator(`.way[data-version="${version}"]`).waitFor();
    await page.locator(".way-question .way-answer").first().click();
    await isTold(page, table, version);
    expect(isOnFirst()).toBe(false);
    await page
      .getByText(/^Answered: .+ – .+/)
      .first()
      .waitFor();
    // One tap may answer a whole sheet, but answers are undone one by one.
    while (!isOnFirst()) {
      const { version } = table.match;
      await page.locator(`.way[data-version="${version}"]`).waitFor();
      await page.locator("[aria-keyshortcuts=Backspace]").first().waitFor();
      await page.keyboard.press("Backspace");
      await expect.poll(() => table.match.version).toBeGreaterThan(version);
    }
    await page.close();
  });

  it("explains why at one tap, by the rule's own words, and forgets nothing on a reload", async () => {
    const { match, guests } = await gather(site.program, { people: 1, game: "wayward", options: { mode: "solo" } });
    const table = tableBehind(site.program, match);
    const page = await pageOf(guests[0]!, table.match.config.code);
    // Each rule that is listed before the game opens the rule book at its place.
    for (const [rule, line] of Object.entries(words.toBegin.solo)) {
      await page.getByRole("button", { name: `${line} ${rule}` }).tap();
      await page.getByRole("dialog").locator(`[data-sought] [data-rule="${rule}"]`).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: "Turn 1: reveal the card" }).tap();
    await expect.poll(() => isOnSheet(table.match.table as State)).toBe(true);
    const { question } = table.match.table as State;
    await page.locator(`.way[data-version="${table.match.version}"]`).waitFor();
    await page.getByRole("button", { name: `Why: rule ${RULE_OF[question!.type]}` }).tap();
    const rule = page.getByRole("dialog").locator("[data-sought]");
    await rule.locator(`[data-rule="${RULE_OF[question!.type]}"]`).waitFor();
    const [box, height] = [(await rule.boundingBox())!, 844];
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeLessThan(height);
    await page.reload();
    await page.locator(`.way[data-version="${table.match.version}"]`).waitFor();
    await page
      .getByRole("heading", { name: (words.questions[question!.type] as (asked: unknown) => string)(question) })
      .waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/wayward-asked.png` });
    await page.close();
  });

  it("corrects what is kept: numbers, tiles, its ship and what is explored", async () => {
    const { match, guests } = await gather(site.program, { people: 1, game: "wayward", options: { mode: "solo" } });
    const table = tableBehind(site.program, match);
    const page = await pageOf(guests[0]!, table.match.config.code, 1440, 900);
    const kept = () => {
      const { automata, explored } = table.match.table as State;
      const { coins, upgrades, ship } = automata[0]!;
      return { coins, upgrades, ship, explored };
    };
    await page.getByRole("button", { name: words.fields.coins }).first().click();
    const books = page.getByRole("dialog");
    const tap = async (name: string, then: Partial<ReturnType<typeof kept>>) => {
      await books.getByRole("button", { name, exact: true }).click();
      await expect.poll(kept).toMatchObject(then);
    };
    await tap(words.more(words.fields.coins, 10), { coins: 25 });
    await tap(words.more(words.tilesWith(2), 1), { upgrades: [2] });
    await tap(words.less(words.tilesWith(2), 1), { upgrades: [] });
    await tap(words.space(22), { ship: 22 });
    await books.getByText(words.isExplored, { exact: true }).click();
    await tap(words.space(31), { explored: [31] });
    await tap(`${words.space(31)}, ${words.isExplored}`, { explored: [] });
    await page.close();
  });

  it("is played two against two, on two pages, one by touch and one by keys", async () => {
    const told = new Set<string>();
    const isTold = (page: Page, rule: string) =>
      page
        .getByRole("button", { name: words.why(rule) })
        .first()
        .isVisible();
    await play({
      presses: [TOUCH, KEYS],
      options: { mode: "pair" },
      seed: "pair",
      async onTurn(page) {
        await page.locator('.way[data-asked="Reveal"]').waitFor();
        for (const rule of ["P8", "P11", "P12"]) if (await isTold(page, rule)) told.add(rule);
      },
    });
    expect([...told].toSorted()).toEqual(["P11", "P12", "P8"]);
  });
});
