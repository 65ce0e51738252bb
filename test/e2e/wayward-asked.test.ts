import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import words from "../../client/games/wayward/text/messages/en.ts";
import { read } from "../../shared/engine/log/format.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { options } from "../../shared/games/wayward/options.ts";
import { pretend } from "../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { wayward } from "../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../kit/chance.ts";
import { seedOf } from "../kit/play.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs } from "./kit/site.ts";
import { type MatchAtMoment, stagedMatch } from "./kit/staged.ts";

const isBattleAtSea = ({ question }: State): boolean =>
  question?.type === "TellFight" && question.kind !== "building" && question.to[0] === 0;

describe.skipIf(!executablePath)(`a question beside a table${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-way-"));
  const errors: string[] = [];
  let browser: Browser;
  let program: Program;
  let port: number;
  let battle: MatchAtMoment;

  beforeAll(async () => {
    const rng = chanceOf(seedOf("asked"))(1);
    battle = await stagedMatch<State>(dataDir, {
      ...{ game: wayward, options: options.parse({ mode: "pair" }), name: "wayb", people: 2 },
      play: (state) => pretend(state, state.question!, rng),
      until: isBattleAtSea,
    });
    port = await freePort();
    [browser, program] = await Promise.all([browserOf("canvas"), open(dataDir, port)]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function phoneOf(seat: number): Promise<Page> {
    const context = await browser.newContext({ ...SCREENS.phone, locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await lookAs(page, battle.people[seat]!);
    await page.goto(`${program.origin}/t/${battle.code}`);
    await isAt(page, battle.version);
    return page;
  }

  const isAt = (page: Page, version: number): Promise<void> =>
    page.locator(`.way[data-version="${version}"]`).waitFor();

  async function fileOf() {
    const headers = { authorization: `Bearer ${battle.people[0]!.token}` };
    return read(await (await fetch(`${program.origin}/api/matches/${battle.code}/log`, { headers })).text());
  }

  async function killed(meanwhile: () => Promise<void>): Promise<void> {
    await program.kill("SIGKILL");
    await meanwhile();
    program = await open(dataDir, port);
  }

  it("outlives a reload and a server that is killed in the middle of a battle: no answer is lost or repeated", async () => {
    const phones = await Promise.all([phoneOf(0), phoneOf(0), phoneOf(1)]);
    const [phone, second, partner] = phones as [Page, Page, Page];
    const wins = phone.locator('[data-goods="2 1"]');
    await Promise.all([wins.waitFor(), second.locator('[data-goods="2 1"]').waitFor()]);
    await expect.poll(() => partner.locator(".way-question").count()).toBe(0);
    const before = (await fileOf()).log;
    await phone.reload();
    await isAt(phone, battle.version);
    await phone.getByRole("button", { name: `${words.hits}: 2`, exact: true }).tap();
    // While the server is down, the page stores the answer, and later sends it once.
    await killed(async () => {
      await wins.tap();
      await phone.locator('.way[aria-busy="true"]').waitFor();
    });
    await expect.poll(async () => battlesIn((await fileOf()).log)).toHaveLength(1);
    const { log } = await fileOf();
    expect(log.slice(0, before.length)).toEqual(before);
    expect(battlesIn(log.slice(before.length))).toMatchObject([{ won: true, hits: 2, coins: 2, cargo: 1 }]);
    await Promise.all(phones.map((page) => isAt(page, log.at(-1)!.v)));

    await killed(async () => undefined);
    await Promise.all(phones.map((page) => page.reload()));
    await Promise.all(phones.map((page) => isAt(page, log.at(-1)!.v)));
    expect((await fileOf()).log).toEqual(log);
    expect(errors).toEqual([]);
  });

  /** Battles that are logged after the moment `battle`. */
  const battlesIn = (log: readonly Recorded[]): readonly object[] =>
    log.flatMap((event) => {
      const { type, v, question, answer } = event as Recorded & { question?: string; answer?: object };
      return type === "Answered" && question === "TellFight" && v > battle.version ? [answer!] : [];
    });
});
