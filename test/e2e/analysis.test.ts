import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "../../shared/engine/log/format.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { gather } from "../kit/app.ts";
import { goldens } from "../kit/golden.ts";
import { ask, granted, sync, viewOf } from "../kit/guest.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openSite, type TestSite } from "./kit/site.ts";

/** A mistake late enough for a short analysis. */
const { file } = goldens().find(({ name }) => name.startsWith("tranquility-arch-true-silent-5-lost"))!;
const MOVE = 38;

/** Played by the current rules, which have a kernel. */
const played = goldens().find(({ name }) => name.startsWith("rules-2-tranquility-arch-true-silent-5-lost"))!.file;

/** A game whose graph uses playouts. The move at version `GIVEN_AWAY` gave a field away. */
const arcanoid = goldens().find(({ name }) => name.startsWith("arcanoid-dresden-FieldWon-no-magician"))!.file;
const GIVEN_AWAY = 33;

const ANALYSED = someAtGate(1, ["Tranquility", "Arcanoïd", "where it ended"]);

describe.skipIf(!executablePath)(`the analysis of a match${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function watching(hash: string, viewport = { width: 1440, height: 900 }, match = file): Promise<Page> {
    const page = await site.page({ viewport });
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(match) }));
    await page.goto(`/r/${match.header.id}?test${hash}`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    return page;
  }

  const found = (page: Page) => page.getByRole("region", { name: "Analysis of this move" });

  it("opens with the moment of its address, says what was better, and stops with the page", async ({ skip }) => {
    skip(!ANALYSED.includes("Tranquility"), NOT_CHOSEN);
    const page = await watching(`#t=${MOVE}&analysis`, { width: 390, height: 844 });
    const workers = () => page.workers().filter((one) => one.url().includes("analysis"));
    await expect.poll(() => workers().length).toBe(1);
    await found(page)
      .getByText(/became \d+%; .* kept \d+%\./)
      .waitFor();
    await expectClean(page);
    // The better move stays on the board while the move is shown.
    const isDrawn = () =>
      page.evaluate(() => Object.keys(window.__game!.poses()).some((key) => key.startsWith("ghost:")));
    await expect.poll(isDrawn).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(isDrawn).toBe(false);
    await page.evaluate((move) => {
      location.hash = `#t=${move}&analysis`;
    }, MOVE);
    await expect.poll(isDrawn).toBe(true);
    await page.getByRole("button", { name: "Whole match" }).click();
    const whole = page.getByRole("dialog", { name: "How it was decided" });
    await whole
      .getByRole("img", { name: /Win chance with good play, move by move: \d+% at the start, 0% at the end/ })
      .waitFor();
    const account = await whole
      .getByRole("table", { name: "Skill and luck, in percentage points" })
      .getByRole("cell")
      .allTextContents();
    const [first, ...sums] = account.map((text) => Number(text.replace("−", "-")));
    expect(first! + sums.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(sums.at(-1));
    await whole.getByText("Table of all moves").click();
    await expect.poll(() => whole.getByRole("row").count()).toBeGreaterThan(file.header.seats.length + 30);
    await expectClean(page);
    await whole
      .getByRole("link", { name: /^Move \d+/ })
      .first()
      .click();
    await page.waitForFunction(() => /#t=\d+&analysis/.test(location.hash));
    await page.getByRole("button", { name: "Close analysis" }).click();
    await expect.poll(workers).toEqual([]);
    await page.waitForFunction(() => !location.hash.includes("analysis"));
  });

  it("says for whom a chance is: with good play, and as this table plays, also on a phone", async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await watching("#t=20&analysis", viewport, played);
      const chances = found(page).locator(".chances > .open dd");
      await expect
        .poll(async () => (await chances.allTextContents()).map((text) => text.replace(/\d+/g, "1")))
        .toEqual(["1% → 1% with good play", "1% → 1% as this table plays"]);
      for (const chance of await chances.all()) await expect.poll(() => chance.isVisible()).toBe(true);
      await expectClean(page);
      await page.close();
    }
  });

  it("plays out positions that are hard to judge, shows each seat's chance, and uses that game's words", async ({
    skip,
  }) => {
    skip(!ANALYSED.includes("Arcanoïd"), NOT_CHOSEN);
    const after = movesOf(arcanoid.log).findIndex((version) => version > GIVEN_AWAY);
    const page = await watching(`#t=${after}&analysis`, { width: 390, height: 844 }, arcanoid);
    await found(page)
      .getByText(/^Abdicating swords: with good play, \d+% became \d+%; .+ kept \d+%\.$/)
      .waitFor();
    await expectClean(page);
    await page.getByRole("button", { name: "Whole match" }).click();
    const whole = page.getByRole("dialog", { name: "How it was decided" });
    await whole.getByText("Key moments").waitFor();
    await whole.getByRole("img", { name: /win chance with good play, move by move/ }).waitFor();
    await expectClean(page);
  });

  it("says where the match was decided, and shares that with a link to the move", async ({ skip }) => {
    skip(!ANALYSED.includes("where it ended"), NOT_CHOSEN);
    const { match, guests, rooms } = await gather(site.program, { people: 1, options: { mode: "standard" } });
    const [guest, room] = [guests[0]!, rooms[0]!];
    for (let moves = 0; moves < 3; moves++) {
      await sync(room);
      const { table } = viewOf(room, guest.player) as Match<State>;
      granted(await ask(room, "command", { id: `${moves}`, command: tranquility.bots.steady!(table, 0, () => 0) }));
    }
    granted(await ask(room, "concede", {}));
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    await lookAs(page, guest);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const { code } = (await (await fetch(`${site.program.origin}/api/matches/${match}`)).json()) as { code: string };
    await page.goto(`/t/${code}?test`);
    await page.getByRole("button", { name: "Analysis" }).click();
    const whole = page.getByRole("dialog", { name: "How it was decided" });
    const workers = () => page.workers().filter((one) => one.url().includes("analysis"));
    await expect.poll(() => workers().length).toBe(1);
    await whole.getByRole("button", { name: "Share", exact: true }).click();
    const shared = () => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(shared)
      .toMatch(
        /^Tranquility · Standard in Stillwater\. Accuracy: \S+( \d)? \d+%\. (Turning point|Biggest moment): Move \d+, .* http/,
      );
    expect(await shared()).toMatch(new RegExp(`${site.program.origin}/r/${match}#t=\\d+&analysis$`));
    await expect
      .poll(() => whole.getByRole("button", { name: /^Share this moment: Move \d+/ }).count())
      .toBeGreaterThan(0);
    await expectClean(page);
    await whole
      .getByRole("link", { name: /^Move 1\b/ })
      .first()
      .click();
    await page.waitForURL(`**/r/${match}#t=1&analysis`);
    await found(page).getByText("Decision").waitFor();
    await room.leave();
    expect(site.errors).toEqual([]);
  });

  it("is empty for a match without a move", async () => {
    const { match, guests, rooms } = await gather(site.program, { people: 1, options: { mode: "standard" } });
    granted(await ask(rooms[0]!, "concede", {}));
    const page = await site.page();
    await lookAs(page, guests[0]!);
    await page.goto(`/r/${match}?test#t=0&analysis`);
    await page.getByRole("button", { name: "Whole match" }).click();
    await page.getByText("No moves were made, so there is nothing to analyse.").waitFor();
    await rooms[0]!.leave();
  });

  it.runIf(isNightly)("analyses a whole match, and keeps the result for the next time", async () => {
    const page = await watching("#t=5");
    await page.keyboard.press("a");
    await page.getByText(/\d+ of \d+ moves analysed/).waitFor();
    await page.getByText(/moves analysed/).waitFor({ state: "detached", timeout: 170_000 });
    await page.reload();
    await found(page)
      .getByRole("status")
      .getByText(/clearly better|kept/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText(/moves analysed/).count()).toBe(0);
    await expect.poll(() => page.locator(".lanes circle.cost").count()).toBeGreaterThan(0);
    await expectClean(page);
  });
});
