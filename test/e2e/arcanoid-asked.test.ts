import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { FOOL } from "../../shared/games/arcanoid/cards.ts";
import { actingFor, findToUse, type State, waitedFor } from "../../shared/games/arcanoid/state.ts";
import { gameOf } from "../kit/games.ts";
import { isNightly } from "../kit/strength.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { KEYS, matchOn, POINTER, perform, stagedIn, steady } from "./kit/arcanoid.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs } from "./kit/site.ts";
import type { MatchAtMoment } from "./kit/staged.ts";

/** The number of plays on the pages; all of them at night. */
const PLAYS = isNightly ? Number.POSITIVE_INFINITY : 3;

const HANDS = [POINTER, KEYS];
const LOOKS = [SCREENS.desk, SCREENS.phone];

describe.skipIf(!executablePath)(`a question at a table of Arcanoïd${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-asked-"));
  const errors: string[] = [];
  let browser: Browser;
  let program: Program;
  let port: number;
  let voting: MatchAtMoment;
  let tried: MatchAtMoment;

  beforeAll(async () => {
    voting = await stagedIn(dataDir, { name: "vote", people: 2, bots: 2, until: isVoteOfPeople });
    tried = await stagedIn(dataDir, { name: "fool", people: 2, bots: 1, until: isWindowOfPeople });
    port = await freePort();
    [browser, program] = await Promise.all([browserOf("canvas"), start()]);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = () => open(dataDir, port, { BOT_PAUSE: "20" });

  const pagesOf = ({ code, people }: MatchAtMoment): Promise<readonly Page[]> =>
    Promise.all(
      people.map(async (guest, seat) => {
        const context = await browser.newContext({ ...LOOKS[seat], locale: "en-GB", reducedMotion: "reduce" });
        const page = await context.newPage();
        page.on("pageerror", ({ message }) => errors.push(message));
        await lookAs(page, guest);
        // All answer by hand, and the holder of the Fool is asked.
        await page.addInitScript(() => localStorage.setItem("stillwater.arcanoid-steals", "always"));
        await page.goto(`${program.origin}/t/${code}?test`);
        await page.waitForFunction(() => window.__game?.idle());
        return page;
      }),
    );

  /** The log as a player may read it. */
  async function fileOf({ code, people }: MatchAtMoment) {
    const headers = { authorization: `Bearer ${people[0]!.token}` };
    return read(await (await fetch(`${program.origin}/api/matches/${code}/log`, { headers })).text());
  }

  /** Each player plays by hand as a bot would, until `PLAYS` plays or the end. */
  async function playOn(pages: readonly Page[]): Promise<number> {
    for (let plays = 0; ; ) {
      for (const [seat, page] of pages.entries()) {
        const match = await matchOn(page);
        const { phase, table } = match;
        if (phase === "over" || plays >= PLAYS) return plays;
        if (actingFor(table, seat) === undefined || !(await page.evaluate(() => window.__game?.idle()))) continue;
        await perform(page, HANDS[seat]!, seat, steady(table, seat), match);
        plays += 1;
      }
      await pages[0]!.waitForTimeout(40);
    }
  }

  it("is asked again after a reload, and only of players who have not answered", async () => {
    const [holder, other] = (await pagesOf(tried)) as [Page, Page];
    const steal = holder.getByRole("button", { name: "Steal it with the Fool" });
    const stand = other.getByRole("button", { name: "Let it stand" });
    await Promise.all([steal.waitFor(), stand.waitFor()]);
    await holder.reload();
    await stand.click();
    await stand.waitFor({ state: "detached" });
    await other.reload();
    await other.waitForFunction(() => window.__game?.idle());
    await expect.poll(() => stand.count()).toBe(0);
    await steal.click();
    await steal.waitFor({ state: "detached" });
    await expect.poll(async () => (await fileOf(tried)).log.map(({ type }) => type)).toContain("FoolPlayed");
    const { log } = await fileOf(tried);
    const since = log.slice(log.findLastIndex(({ type }) => type === "EngagementTried"));
    const forgone = since.filter(({ type }) => type === "StealForgone").map((event) => partyOf(event));
    expect(forgone).toContain(1);
    expect(new Set(forgone).size).toBe(forgone.length);
    expect(await playOn([holder, other])).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it("outlives a server that is killed during a vote: all players play on, and none votes twice", async () => {
    const [first, second] = (await pagesOf(voting)) as [Page, Page];
    const yes = (page: Page) => page.getByRole("button", { name: "Yes, reshuffle" });
    await yes(first).click();
    await yes(second).waitFor();
    await program.kill("SIGKILL");
    // The server is down: the page stores the answer and sends it once.
    await yes(second).click();
    program = await start();
    await yes(second).waitFor({ state: "detached" });
    const votes = async () => votesIn((await fileOf(voting)).log, voting.version);
    const ofPeople = async () => (await votes()).filter((seat) => seat < 2);
    await expect.poll(ofPeople).toEqual([0, 1]);
    const plays = await playOn([first, second]);
    expect(plays).toBeGreaterThan(0);
    const after = await votes();
    expect(new Set(after).size).toBe(after.length);
    const file = await fileOf(voting);
    const causes = file.log.map(({ cause }) => cause).filter((cause, i, all) => cause !== all[i - 1]);
    expect(new Set(causes).size).toBe(causes.length);
    if (isNightly) expect(verify(file, gameOf)).toBeUndefined();
    expect(errors).toEqual([]);
  });
});

const partyOf = (event: Recorded): number => (event as unknown as { readonly party: number }).party;

/** The seats that voted on the last renewal asked before a version, in order. */
function votesIn(log: readonly Recorded[], version: number): readonly number[] {
  const asked = log.findLastIndex(({ type, v }) => type === "RenewalAsked" && v <= version);
  const settled = log.findIndex(({ type }, i) => i > asked && (type === "PileRenewed" || type === "PileClosed"));
  return log
    .slice(asked, settled < 0 ? log.length : settled)
    .filter(({ type }) => type === "RenewalVoted")
    .map((event) => (event as unknown as { readonly seat: number }).seat);
}

const isVoteOfPeople = ({ stage }: State): boolean =>
  stage.at === "vote" && stage.voters[0] === 0 && stage.voters[1] === 1;

/** Both people are asked, and the first holds the Fool. */
const isWindowOfPeople = (state: State): boolean =>
  state.stage.at === "window" &&
  [0, 1].every((party) => waitedFor(state).includes(party)) &&
  findToUse(state, 0, FOOL) !== undefined;
