import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import replay from "../../client/features/replay/messages/en.ts";
import de from "../../client/i18n/de.ts";
import en from "../../client/i18n/en.ts";
import fr from "../../client/i18n/fr.ts";
import tableEn from "../../client/i18n/table/en.ts";
import { read } from "../../shared/engine/log/format.ts";
import { options as sea } from "../../shared/games/tranquility/options.ts";
import type { State as SeaState } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { options } from "../../shared/games/wayward/options.ts";
import { pretend } from "../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { wayward } from "../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../kit/chance.ts";
import { dueIn, heardIn } from "../kit/heard.ts";
import { seedOf } from "../kit/play.ts";
import { isNightly } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { CrossingByEar } from "./kit/screen-reader-player.tranquility.ts";
import { ScreenReaderPlayer } from "./kit/screen-reader-player.ts";
import { noChance } from "./kit/seeded.ts";
import { lookAs, type OwnSite, openOwnSite } from "./kit/site.ts";
import { type MatchAtMoment, stagedMatch } from "./kit/staged.ts";

const { frame, settings } = en;
const { lobby, table } = tableEn;

const TURNS = 3;

/** More answers than any match of Wayward needs. */
const MOST_ANSWERS = 1_200;

/** Timeout in ms, for a thousand keystrokes. */
const LONG = isNightly ? 900_000 : 120_000;

/** A solo table before its first turn. */
const wayAlone = (dataDir: string, name: string): Promise<MatchAtMoment> => {
  const rng = chanceOf(seedOf("ear"))(1);
  return stagedMatch<State>(dataDir, {
    game: wayward,
    options: options.parse({}),
    name,
    people: 1,
    until: ({ question }) => question?.type === "Reveal",
    play: (state) => pretend(state, state.question!, rng),
  });
};

/** A solo table near its end; in nightly runs, at its first turn. */
const seaAlone = (dataDir: string): Promise<MatchAtMoment> =>
  stagedMatch<SeaState>(dataDir, {
    game: tranquility,
    options: sea.parse({ mode: "standard" }),
    name: "earl",
    people: 1,
    until: ({ stage, piles }) => stage.at === "turn" && (isNightly || piles[0]!.length <= 2),
    play: (state, seat) => tranquility.bots.steady!(state, seat, noChance),
  });

/** A table at the person's first turn after the start card was played, when two cards may be discarded. */
const seaWithBots = (dataDir: string): Promise<MatchAtMoment> =>
  stagedMatch<SeaState>(dataDir, {
    game: tranquility,
    options: sea.parse({ mode: "standard" }),
    name: "eart",
    people: 1,
    bots: 2,
    until: ({ start, stage }) => start !== undefined && stage.at === "turn" && stage.seat === 0,
    play: (state, seat) => tranquility.bots.steady!(state, seat, noChance),
  });

describe.skipIf(!executablePath)(`by keys and by ear alone${noBrowser}`, () => {
  let site: OwnSite;
  let way: MatchAtMoment;
  let wayWhole: MatchAtMoment;
  let crossing: MatchAtMoment;
  let alone: MatchAtMoment;
  beforeAll(async () => {
    site = await openOwnSite("canvas", { BOT_PAUSE: "20" }, async (dataDir) => {
      way = await wayAlone(dataDir, "earw");
      if (isNightly) wayWhole = await wayAlone(dataDir, "eare");
      crossing = await seaWithBots(dataDir);
      alone = await seaAlone(dataDir);
    });
  });
  afterAll(() => site.close());

  /** Maximum number of announcements between two own turns, without those of own choices. */
  const between = (lines: readonly string[]): number => {
    const heard = lines.filter((line) => !/^\d of \d\./.test(line));
    const turns = heard.flatMap((line, i) => (line.includes("It is your turn.") ? [i] : []));
    return Math.max(...turns.slice(1).map((at, i) => at - turns[i]!));
  };

  const isOnTop = (page: Page, name: string): Promise<boolean> =>
    page.getByRole("link", { name, exact: true }).evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return height > 24 && document.elementFromPoint(x + width / 2, y + height / 2) === link;
    });

  const discardTwo = async (ear: ScreenReaderPlayer, page: Page) => {
    await page.getByRole("option").first().focus();
    for (const key of ["d", "1", "2", "Enter"]) await ear.press(key);
  };

  /** Gives the first answer that the Tab key reaches, until `isDone`. */
  const answerUntil = async (ear: ScreenReaderPlayer, page: Page, isDone: () => Promise<boolean>, most = 160) => {
    const asked = async () => `${await page.locator("main").getAttribute("data-phase")} ${await versionOf(page)}`;
    for (let answers = 0; ; answers++) {
      expect(answers).toBeLessThan(most);
      const before = await asked();
      // After a turn, no card can be revealed for a moment.
      await page.locator(".way-question .way-answer:enabled").first().waitFor();
      await ear.press("Tab");
      const isAnswer = () => page.evaluate(() => document.activeElement?.matches(".way-question .way-answer") ?? false);
      for (let stops = 0; !(await isAnswer()); stops++) {
        expect(stops).toBeLessThan(60);
        await ear.press("Tab");
      }
      await ear.press("Enter");
      await expect.poll(asked).not.toBe(before);
      await expect.poll(async () => (await ear.focused()).role).toBe("h2");
      if (await isDone()) return;
    }
  };
  const versionOf = (page: Page) => page.locator(".way").getAttribute("data-version");

  it("a table is opened, filled with bots, begun and left", async () => {
    const page = await site.page();
    const ear = await ScreenReaderPlayer.at(page);
    await page.goto("/");
    await page.waitForFunction(() => window.presses === undefined);
    expect(await ear.press("Tab")).toEqual({ role: "a", name: frame.skip });
    await expect.poll(() => isOnTop(page, frame.skip)).toBe(true);
    await ear.press("Enter");
    await expect.poll(async () => (await ear.focused()).role).toBe("h1");
    await ear.find("With friends");
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await ear.press("Enter");
    await ear.isOn("h1", lobby.title);
    expect(await ear.firstStop()).toBe(frame.skip);
    // After a bot sits down, the focus moves to the next free seat, and finally to the start button.
    for (let added = 0; ; added++) {
      expect(added).toBeLessThan(6);
      await (added === 0 ? ear.choose(lobby.addBot) : ear.press("Enter"));
      const heard = await ear.hears(/ sat down\./, added);
      const last = (await ear.heard())[heard - 1]!;
      await expect
        .poll(() => ear.focused())
        .toMatchObject({ name: last.includes(lobby.isFull) ? lobby.start : lobby.addBot });
      if (last.includes(lobby.isFull)) break;
    }
    await ear.press("Enter");
    await ear.hears(/^Tranquility · Standard\. \d players\. It is (your|.*’s) turn\.$/);
    await ear.isOn("option", /./);
    await ear.reach("a", new RegExp(`^${frame.skip}$`), "Shift+Tab");
    await ear.press("Enter");
    await ear.isOn("option", /./);
    await ear.choose(table.leave);
    await expect.poll(async () => (await ear.focused()).role).toBe("h1");
    expect(site.errors).toEqual([]);
  });

  it("turns are played, heard once, and looked back on; the focus is never lost", async () => {
    const page = await site.page();
    const ear = await ScreenReaderPlayer.at(page);
    await lookAs(page, crossing.people[0]!);
    await page.goto(`/t/${crossing.code}`);
    const begun = await ear.hears(/^Tranquility · Standard\. 3 players\. It is your turn\.$/);

    // Others' actions between two turns are one announcement.
    let at = begun;
    for (let turn = 0; turn < (isNightly ? 3 : 2); turn++) {
      await discardTwo(ear, page);
      at = await ear.hears(/^You discarded two\. You drew: /, at);
      at = await ear.hears(/It is your turn\.$/, at);
    }
    expect(between(await ear.heard())).toBeLessThanOrEqual(3);
    await ear.find("Rules");
    await ear.press("n");
    at = await ear.hears(/ placed | discarded .* It is your turn\.$/, at);
    await ear.press("r");
    at = await ear.hears(/spaces left\. Row 1/, at);

    await ear.choose(table.lookBack);
    await ear.isOn("h1", replay.review);
    expect(await ear.firstStop()).toBe(frame.skip);
    await ear.press("ArrowLeft");
    at = await ear.hears(/^Move \d+ of \d+, Round \d+\. \S/, at);
    await ear.find(replay.speed);
    await ear.press("ArrowDown");
    await ear.isOn("select", replay.speed);
    await ear.choose(replay.live);
    await ear.isOn("option", /./);
    await ear.hears(/^Tranquility · Standard\. \d players\. It is your turn\.$/, at);

    // The button of an open sheet has another label.
    await ear.choose(settings.title);
    await ear.isOn("h2", settings.title);
    await ear.find("English");
    await ear.press("ArrowDown");
    await page.locator("html:not([lang=en])").waitFor();
    await ear.press("Escape");
    await expect.poll(async () => (await ear.focused()).role).toBe("button");
    await expect.poll(async () => (await ear.focused()).name).toMatch(/^(Einstellungen|Réglages)$/);

    expect([de.frame.skip, fr.frame.skip]).toContain(await ear.firstStop());
    await ear.choose(/^(Zur Startseite|Retour à l’accueil|Zurück)/);
    await expect.poll(async () => (await ear.focused()).role).toBe("h1");
    expect(site.errors).toEqual([]);
  });

  const WHOLE = "a match is played to its end: own cards, turns, end and result are heard once, in order";
  it(WHOLE, { timeout: LONG }, async () => {
    const page = await site.page();
    const ear = await ScreenReaderPlayer.at(page);
    await lookAs(page, alone.people[0]!);
    await page.addInitScript(() => localStorage.setItem("stillwater.asking", "always"));
    await page.goto(`/t/${alone.code}`);
    const begun = await ear.hears(/^Tranquility · Standard\. 1 player\. It is your turn\.$/);
    expect((await ear.named("heading", /./))[0]!.name).toMatch(/^Tranquility/);
    await expect.poll(() => page.title()).toBe("Your turn — Stillwater");
    await ear.reach("option", /./);
    const before = await ear.focused();
    await ear.press("?");
    await ear.isOn("tabpanel", /./);
    await expect.poll(() => page.getByRole("dialog").textContent()).toContain("NVDA+Space");
    await ear.press("Escape");
    await ear.isOn(before.role, before.name);

    const player = new CrossingByEar(ear);
    const isOver = async () => heardIn("tranquility", await ear.heard()).includes("end");
    for (let at = begun; !(await isOver()); ) at = await player.turn(at);
    await expect.poll(async () => (await ear.focused()).role).toBe("h2");
    const { name: title } = await ear.focused();
    const result = await ear.hears(`${title}: `, begun);
    const lines = (await ear.heard()).slice(begun);
    const file = await fetch(`${site.program.origin}/api/matches/${alone.code.padEnd(16, "x")}/log`);
    const { log } = read(await file.text());
    expect(heardIn("tranquility", lines)).toEqual(dueIn("tranquility", log.slice(alone.version), 0));
    expect(lines.filter((line) => line.includes(`${title}: `))).toHaveLength(1);

    const picture = /^Spaces left, round by round: \d+ at the start, \d+ at the end$/;
    await expect.poll(async () => (await ear.named("img", picture)).length).toBe(1);

    await ear.choose("Replay");
    await ear.isOn("h1", replay.title);
    await ear.press("ArrowRight");
    await ear.hears(/^Move \d+ of \d+, Round \d+\. \S/, result);
    await ear.choose(table.leave);
    await expect.poll(async () => (await ear.focused()).role).toBe("h1");
    expect(site.errors).toEqual([]);
  });

  it("turns of Wayward are played: each question has the focus when it is asked", async () => {
    const page = await site.page();
    const ear = await ScreenReaderPlayer.at(page);
    await lookAs(page, way.people[0]!);
    await page.goto(`/t/${way.code}`);
    await ear.hears(/^Wayward · Solo\. 1 player\. Turn 1/);
    expect((await ear.named("heading", /./))[0]!.name).toMatch(/^Wayward/);
    let turns = 0;
    await answerUntil(ear, page, async () => {
      if (/^Turn \d+/.test((await ear.focused()).name)) turns += 1;
      return turns === TURNS;
    });
    const cards = (await ear.heard()).join(" ").match(/turn \d+, card/g);
    expect(cards).toEqual(Array.from({ length: TURNS }, (_, i) => `turn ${i + 1}, card`));
    expect(site.errors).toEqual([]);
  });

  const WHOLE_WAY =
    "a match of Wayward is played to its end: cards, ends of turns and the result are heard once, in order";
  it.runIf(isNightly)(WHOLE_WAY, { timeout: LONG }, async () => {
    const page = await site.page();
    const ear = await ScreenReaderPlayer.at(page);
    await lookAs(page, wayWhole.people[0]!);
    await page.goto(`/t/${wayWhole.code}`);
    const begun = await ear.hears(/^Wayward · Solo\. 1 player\. Turn 1/);
    const isOver = async () => (await page.locator("main").getAttribute("data-phase")) === "over";
    await answerUntil(ear, page, isOver, MOST_ANSWERS);
    await expect.poll(async () => (await ear.tree()).some(({ name }) => name === "Play again")).toBe(true);
    await expect.poll(async () => (await ear.focused()).role).toBe("h2");
    const { name: title } = await ear.focused();
    await ear.hears(title);
    const lines = (await ear.heard()).slice(begun);
    expect(lines.filter((line) => line.includes(title))).toHaveLength(1);
    const file = await fetch(`${site.program.origin}/api/matches/${wayWhole.code.padEnd(16, "x")}/log`);
    const { log } = read(await file.text());
    expect(heardIn("wayward", lines, "The automaton")).toEqual(dueIn("wayward", log.slice(wayWhole.version), 0));
    expect(site.errors).toEqual([]);
  });
});
