import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { obstacleTo } from "../../client/games/arcanoid/input/fitting.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { actingFor, type State, toUse } from "../../shared/games/arcanoid/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { ANY_PORT, open, type Program } from "../server/rooms/program.ts";
import { KEYS, matchOn, POINTER, stagedIn } from "./kit/arcanoid.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs } from "./kit/site.ts";
import { type MatchAtMoment, stagedMatch } from "./kit/staged.ts";

const isTurnOfFirst = (state: State): boolean => state.stage.at === "turn" && actingFor(state, 0) === 0;

/** The first seat's turn, after more moves than a page animates on return. */
const isLate = (state: State): boolean => state.discard.length > 9 && isTurnOfFirst(state);

/** Two hand cards that fit together only on an occupied field. */
function keptPair(state: State): readonly number[] | undefined {
  const cards = toUse(state, 0).filter((card) => /^[a-z]{2}([2-9]|10)$/.test(state.faces[card]!));
  return cards
    .flatMap((one) => cards.filter((other) => other > one).map((other) => [one, other]))
    .find((pair) => obstacleTo(state, 0, pair));
}

const LOOKS = ["desk", "phone"] as const;
const GAMES = ["Arcanoïd", "Tranquility"] as const;
const [LOOKED, PLAYED] = [someAtGate(1, LOOKS), someAtGate(1, GAMES)];

describe.skipIf(!executablePath)(`what a table says and where it stays${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-reasons-"));
  let browser: Browser;
  let program: Program;
  let kept: MatchAtMoment;
  let turn: MatchAtMoment;
  let sea: MatchAtMoment;

  beforeAll(async () => {
    kept = await stagedIn(dataDir, {
      name: "kept",
      people: 1,
      bots: 3,
      until: (state) => isTurnOfFirst(state) && keptPair(state) !== undefined,
    });
    turn = await stagedIn(dataDir, { name: "turn", people: 1, bots: 3, until: isLate });
    sea = await stagedMatch(dataDir, {
      name: "seas",
      game: tranquility as unknown as AnyGame,
      options: tranquility.options.parse({ mode: "standard" }) as object,
      people: 1,
      bots: 1,
      play: (state, seat) => tranquility.bots.steady!(state as never, seat, () => 0),
      until: (state) => tranquility.toAct(state as never)[0]?.seat === 0,
    });
    [browser, program] = await Promise.all([browserOf("canvas"), open(dataDir, ANY_PORT, { BOT_PAUSE: "20" })]);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function pageOf(
    { code, people }: MatchAtMoment,
    screen: keyof typeof SCREENS,
    stored: Record<string, string> = {},
  ) {
    const context = await browser.newContext({ ...SCREENS[screen], locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    await lookAs(page, people[0]!);
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`stillwater.${key}`, value);
    }, stored);
    await page.goto(`${program.origin}/t/${code}?test`);
    await page.waitForFunction(() => window.__game?.idle());
    return page;
  }

  const deed = (page: Page, name: string) => page.locator(`.table-actions [data-action="${name}"]`);

  it.for(LOOKS)("cards that fit an occupied field are refused in words, %s", async (screen, { skip }) => {
    skip(!LOOKED.includes(screen), NOT_CHOSEN);
    const page = await pageOf(kept, screen);
    const { table } = await matchOn(page);
    for (const card of keptPair(table)!) await POINTER.touch(page, `[data-card="${card}"]`);
    await expect.poll(() => deed(page, "none").innerText()).toMatch(/^They fit on (swords|staves|cups|coins), /);
    await expectClean(page);
  });

  it.for(GAMES)("the focus never scrolls the table of %s", async (game, { skip }) => {
    skip(!PLAYED.includes(game), NOT_CHOSEN);
    const page = await pageOf(game === "Arcanoïd" ? turn : sea, "desk");
    const scrolled = () => page.locator(".table-board").evaluate((board) => [board.scrollLeft, board.scrollTop]);
    const isAtCards = () => page.evaluate(() => document.activeElement?.hasAttribute("data-card"));
    let cards = 0;
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press("Tab");
      if (await isAtCards()) cards++;
      expect(await scrolled()).toEqual([0, 0]);
    }
    expect(cards).toBeGreaterThan(0);
    // Content beyond the edge never scrolls into view.
    await page.locator(".table-board").evaluate((board) => {
      const beyond = document.createElement("button");
      beyond.style.cssText = "position: absolute; top: 200%";
      board.append(beyond);
      beyond.focus();
      beyond.remove();
    });
    expect(await scrolled()).toEqual([0, 0]);
  });

  it.for(LOOKS)(
    "the notice of missed moves covers no field, and disappears when the player plays on, %s",
    async (screen, { skip }) => {
      // A gate run uses the screen that the first test did not use.
      skip(!isNightly && LOOKED.includes(screen), NOT_CHOSEN);
      const page = await pageOf(turn, screen, {
        seen: JSON.stringify({ [turn.id]: 1 }),
        "arcanoid-discards": "directly",
      });
      const missed = page.locator(".missed");
      await missed.waitFor();
      const box = (await missed.locator("p").boundingBox())!;
      const fields = await page.locator('[role="columnheader"]:not(.unseen)').all();
      expect(fields).toHaveLength(4);
      for (const field of fields) expect((await field.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height);
      for (const button of await page.locator(".tools button, .tools a").all()) {
        const { x, width } = (await button.boundingBox())!;
        expect(x + width <= box.x || x >= box.x + box.width).toBe(true);
      }
      await expectClean(page);
      const [card] = (await matchOn(page)).table.parties[0]!.closed;
      await KEYS.touch(page, `[data-card="${card}"]`);
      await page.keyboard.press("d");
      await missed.waitFor({ state: "detached" });
    },
  );

  it("a discard asks for confirmation, and can be cancelled", async () => {
    const page = await pageOf(kept, "phone");
    const { version, table } = await matchOn(page);
    const card = `[data-card="${table.parties[0]!.closed[0]}"]`;
    await POINTER.touch(page, card);
    await deed(page, "Discard").click();
    await deed(page, "Discard-sure").waitFor();
    await expectClean(page);
    await deed(page, "keep").click();
    await deed(page, "Discard").waitFor();
    await page.keyboard.press("d");
    await deed(page, "Discard-sure").waitFor();
    expect((await matchOn(page)).version).toBe(version);
    await page.keyboard.press("d");
    await page.waitForFunction((v) => (window.__game!.model() as { version: number }).version > v, version);
  });
});
