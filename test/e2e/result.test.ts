import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Match, toAct } from "../../shared/engine/match/match.ts";
import { LONGEST_NAME } from "../../shared/engine/people/names.ts";
import { scoresOf } from "../../shared/games/tranquility/scoring.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { type Gathering, gather } from "../kit/app.ts";
import { ask, type Guest, granted, sync, type TableRoomOf, viewOf } from "../kit/guest.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openSite, type TestSite } from "./kit/site.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

const LONGEST_SUM = "10 + 3 + 3";

const noChance = () => {
  throw new Error("the bot rolled dice");
};

const seenBy = (room: TableRoomOf, { player }: Guest) => viewOf(room, player) as Match<State>;

/** Plays one move. Returns false when the match is over. */
async function playOne({ guests, rooms }: Gathering): Promise<boolean> {
  await Promise.all(rooms.map(sync));
  const [seat] = toAct(tranquility, seenBy(rooms[0]!, guests[0]!));
  if (seat === undefined) return false;
  const { table, version } = seenBy(rooms[seat]!, guests[seat]!);
  const command = tranquility.bots.steady!(table, seat, noChance);
  granted(await ask(rooms[seat]!, "command", { id: `${version}`, command }));
  return true;
}

const MODES = ["arch", "duel", "pyramid", "day-night", "standard"];
const GIVEN_UP = someAtGate(1, MODES);

const AGAIN = [
  ["en-GB", "Play again"],
  ["de-DE", "Noch einmal"],
  ["fr-FR", "Rejouer"],
] as const;
const READ = someAtGate(1, AGAIN);

/** Text that is cut, overflows the panel, or is higher than 90 px. */
const unreadable = (result: Element): readonly string[] => {
  const panel = result.getBoundingClientRect();
  return [...result.querySelectorAll("h2, .next .button")]
    .filter((part) => {
      const { left, right, height } = part.getBoundingClientRect();
      const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
      return isCut || left < panel.left || right > panel.right || height > 90;
    })
    .map((part) => `${part.textContent} ${part.getBoundingClientRect().width}`);
};

describe.skipIf(!executablePath)(`the end of a match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function pageOf(guest: Guest, match: string, options: { readonly locale?: string } = {}): Promise<Page> {
    const page = await site.page(options);
    await lookAs(page, guest);
    const { code } = (await (await fetch(`${site.program.origin}/api/matches/${match}`)).json()) as { code: string };
    await page.goto(`/t/${code}?test`);
    return page;
  }

  const shows = (page: Page, version: number) =>
    page.waitForFunction((v) => {
      const game = window.__game;
      return game !== undefined && (game.model() as { version: number }).version >= v && game.idle();
    }, version);

  const result = (page: Page) => page.getByRole("region", { name: /./ }).and(page.locator(".result"));

  /** `hidden` counts the spaces under the summary. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const story = document.querySelector(".result")!.getBoundingClientRect();
      const inWindow = story.left >= 0 && story.top >= 0 && story.right <= innerWidth && story.bottom <= innerHeight;
      const cells = [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getBoundingClientRect());
      const hidden = cells.filter(
        (cell) =>
          Math.min(cell.right, story.right) - Math.max(cell.left, story.left) > 4 &&
          Math.min(cell.bottom, story.bottom) - Math.max(cell.top, story.top) > 4,
      );
      return { inWindow, hidden: hidden.length, cells: cells.length > 30 };
    });

  /** `isFirstWhole`: the totals, or the tiles, are shown without scrolling. */
  const folded = (page: Page) =>
    page.evaluate(() => {
      const area = document.querySelector<HTMLElement>(".result .fold")!;
      const end =
        area.getBoundingClientRect().bottom - Number.parseFloat(area.style.getPropertyValue("--under") || "0");
      const boxes = (of: string) => [...area.querySelectorAll(of)].map((thing) => thing.getBoundingClientRect());
      const cut = boxes("p, li, tr, dl, svg.course").filter(({ top, bottom }) => top < end - 3 && bottom > end + 3);
      return { cut: cut.length, isFirstWhole: boxes("dl, thead").every(({ bottom }) => bottom <= end + 3) };
    });

  const lengthen = (page: Page) =>
    page.evaluate(
      ([name, how]) => {
        for (const named of document.querySelectorAll(".result .who b")) named.textContent = name!;
        for (const sum of document.querySelectorAll(".result td .small")) sum.textContent = how!;
        const title = document.querySelector(".result h2")!;
        title.textContent = title.textContent.replace(/^.+(?= the duel$)/, `${name} wins`);
      },
      ["Tramontane von den Inseln".slice(0, LONGEST_NAME), LONGEST_SUM],
    );

  async function expectToLieWell(page: Page): Promise<void> {
    await lengthen(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForFunction(
        ({ width }) => document.querySelector(".table-stage canvas")?.clientWidth === width && window.__game?.idle(),
        size,
      );
      await expect.poll(() => covered(page)).toEqual({ inWindow: true, hidden: 0, cells: true });
      await expect.poll(() => folded(page)).toEqual({ cut: 0, isFirstWhole: true });
    }
    await page.setViewportSize(SIZES[0]!);
  }

  it("a duel shows its score while it goes on, and explains it when it is over", async () => {
    const duel = await gather(site.program, { people: 2, options: { mode: "duel" } });
    const { match, guests, rooms } = duel;
    const page = await pageOf(guests[0]!, match);
    const watcher = await site.program.guest("Nora");
    const watching = await watcher.join(match);

    // The viewer's own panel is the last one.
    const points = async () => (await page.locator(".plaque .points").allTextContents()).toReversed();
    const shown = (points: number) => String(points).replace("-", "−");
    const told = (now: Match<State>) => scoresOf(now.table).map(({ points: n }) => shown(n));
    for (let moves = 0; await playOne(duel); moves++) {
      if (moves % 8 > 0) continue;
      await Promise.all(rooms.map(sync));
      const now = seenBy(rooms[0]!, guests[0]!);
      await shows(page, now.version);
      if (now.phase === "live") expect(await points()).toEqual(told(now));
    }
    const eye = page.getByRole("button", { name: "1 spectator: Nora" });
    await eye.click();
    await page.getByRole("dialog").getByText("Nora").waitFor();
    await page.keyboard.press("Escape");

    await Promise.all(rooms.map(sync));
    const over = seenBy(rooms[0]!, guests[0]!);
    const { winners } = over.outcome!;
    const heading =
      winners.length === 0 ? "The duel is a draw" : winners[0] === 0 ? "You win the duel" : "Guest 1 wins the duel";
    await page.getByRole("heading", { name: heading }).waitFor();
    await expect.poll(() => result(page).locator("thead .who b").allTextContents()).toEqual(["You", "Guest 1"]);
    const totals = await result(page).locator(".total td").allTextContents();
    expect(totals).toEqual(over.outcome!.scores!.map(shown));
    const [first, second] = scoresOf(over.table);
    await expect.poll(() => result(page).locator(".runs li").count()).toBe(first!.runs.length + second!.runs.length);
    await expect
      .poll(() => result(page).locator("tbody tr").first().locator("b").allTextContents())
      .toEqual([first!, second!].map((score) => String(score.islands * 2)));
    await expectClean(page);
    await expectToLieWell(page);

    await page.getByRole("button", { name: "View the board" }).click();
    await expect.poll(points).toEqual(told(over));
    await page.getByRole("button", { name: "Show result" }).click();
    await page.getByRole("link", { name: "Replay" }).click();
    await page.waitForURL(`**/r/${match}`);
    await Promise.all([...rooms, watching].map((room) => room.leave()));
    expect(site.errors).toEqual([]);
  });

  it.for(AGAIN)("its buttons and title are whole on a small laptop (%s)", async (words, { skip }) => {
    skip(!READ.includes(words), NOT_CHOSEN);
    const [locale, again] = words;
    const { match, guests, rooms } = await gather(site.program, { people: 1, bots: 1 });
    granted(await ask(rooms[0]!, "concede", {}));
    const page = await pageOf(guests[0]!, match, { locale });
    const main = page.locator(".result .next .main", { hasText: again });
    await main.waitFor();
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(`.table-stage canvas`).waitFor();
      await expect.poll(() => page.locator(".result").evaluate(unreadable)).toEqual([]);
    }
    await rooms[0]!.leave();
  });

  it.for(MODES)("a %s that is given up says so beside its board, on every screen", async (mode, { skip }) => {
    skip(!GIVEN_UP.includes(mode), NOT_CHOSEN);
    const isDuel = mode === "duel";
    const { match, guests, rooms } = await gather(site.program, {
      people: 1,
      bots: isDuel ? 1 : 2,
      options: { mode },
    });
    granted(await ask(rooms[0]!, "concede", {}));
    const page = await pageOf(guests[0]!, match);
    const name = isDuel ? /^\S+ wins the duel$/ : "Turned back";
    await page.getByRole("heading", { name }).waitFor();
    await page
      .getByText(isDuel ? "The other side gave up" : "The match was given up")
      .first()
      .waitFor();
    await expectToLieWell(page);

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share" }).click();
    const shared = () => page.evaluate(() => navigator.clipboard.readText());
    const replay = `${site.program.origin}/r/${match}`;
    await expect.poll(shared).toMatch(/^Tranquility · [A-Z][A-Za-z ]+ on Stillwater: watch the replay http/);
    expect(await shared()).toContain(replay);
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.search);
    await rooms[0]!.leave();
    expect(site.errors).toEqual([]);
  });
});
