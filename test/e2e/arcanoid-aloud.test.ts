import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read } from "../../shared/engine/log/format.ts";
import { actingFor, type State } from "../../shared/games/arcanoid/state.ts";
import { dueIn, heardIn } from "../kit/heard.ts";
import { isNightly } from "../kit/strength.ts";
import { ANY_PORT, open, type Program } from "../server/rooms/program.ts";
import { stagedIn } from "./kit/arcanoid.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { type AccessibleNode, ScreenReaderPlayer } from "./kit/screen-reader-player.ts";
import { lookAs } from "./kit/site.ts";
import type { MatchAtMoment } from "./kit/staged.ts";

const FIELDS = 4;
/** One round in the gate, a whole match at night. */
const ROUNDS = isNightly ? 3 : 1;
/** Maximum sum of turns and pauses of 50 ms in a round. */
const MOST = 200;
/** Turns without a leading engagement, after which a field is given up. */
const MOST_WAITS = 2;

/** Buttons that answer a question with no. */
const ASKED = /^(Let it stand|No, close it|Not now)$/;

/** A blind player: hears announcements, and uses the keyboard. */
class Listener {
  readonly #ear: ScreenReaderPlayer;
  /** Turns since the last engagement or abdication. */
  #waited = 0;

  constructor(ear: ScreenReaderPlayer) {
    this.#ear = ear;
  }

  isOver = async (): Promise<boolean> => (await this.#ear.named("table", /^Who won which field$/)).length > 0;

  /** @returns whether there was a question or a turn */
  async act(): Promise<boolean> {
    const buttons = (await this.#ear.named("button", /./)).filter(({ isDisabled }) => !isDisabled);
    const asked = buttons.find(({ name }) => ASKED.test(name));
    if (asked) {
      await this.#press(ASKED);
      await expect.poll(() => this.#ear.named("button", ASKED)).toEqual([]);
      return true;
    }
    const [due] = await this.#ear.named("button", /^Discard \d+ cards?$/);
    if (due) return this.#shed(Number(/\d+/.exec(due.name)![0]));
    if ((await this.#ear.named("button", /^Choose cards/)).length === 0) return false;
    const before = (await this.#ear.heard()).length;
    if (await this.#engages()) {
      this.#waited = 0;
      await this.#ear.hears(/You engaged on/, before);
    } else if (this.#waited++ < MOST_WAITS && (await this.#hand()).length > 0) {
      await this.#takeUp(0);
      for (const _ of ["discard", "sure"]) await this.#ear.press("d");
      await this.#ear.hears(/You discarded/, before);
    } else {
      this.#waited = 0;
      await this.#abdicates(before);
    }
    return true;
  }

  async #press(button: RegExp): Promise<void> {
    // The buttons come after the hand and the fields.
    await this.#ear.reach("button", button);
    await this.#ear.press("Enter");
  }

  /** The row is a list of its own before the hand. */
  async #hand(): Promise<readonly AccessibleNode[]> {
    const tree = await this.#ear.tree();
    const hand = tree.findIndex(({ role, name }) => role === "listbox" && name.includes("hand"));
    return hand < 0 ? [] : tree.slice(hand).filter(({ role }) => role === "option");
  }

  /** @param i the position of a hand card, from 0 */
  async #takeUp(i: number): Promise<void> {
    const names = (await this.#hand()).map(({ name }) => name.replaceAll(/\W/g, "\\$&"));
    await this.#ear.reach("option", new RegExp(`^(${names.join("|")})$`), "Shift+Tab");
    await this.#ear.press("Home");
    for (let step = 0; step < i; step++) await this.#ear.press("ArrowRight");
    await this.#ear.press("Space");
  }

  async #shed(count: number): Promise<boolean> {
    const before = (await this.#ear.heard()).length;
    for (let i = 0; i < count; i++) await this.#takeUp(i);
    await this.#ear.press("Enter");
    await this.#ear.hears(/You discarded/, before);
    return true;
  }

  /** Abdicates the only remaining field, which the button names, or the first open one. */
  async #abdicates(before: number): Promise<void> {
    await this.#press(/^Abdicate/);
    await this.#ear.isOn("button", /^(Abdicate (?!a)|Choose a field)/);
    if ((await this.#ear.named("button", /^Choose a field/)).length > 0) {
      const cells = await this.#ear.named("gridcell", /./);
      const open = cells.findIndex(({ isDisabled }) => !isDisabled);
      await this.#ear.reach("gridcell", /./, "Shift+Tab");
      await this.#toCell(cells, cells[open]!.name, Math.floor(open / FIELDS));
      await this.#ear.press("Space");
    } else {
      await this.#ear.hears(/^Abdicate /, before);
      await this.#ear.isOn("button", /^Abdicate /);
    }
    await this.#ear.press("Enter");
    await this.#ear.hears(/You abdicated/, before);
  }

  /** Starts at the first row and column, because names do not contain the row. */
  async #toCell(cells: readonly AccessibleNode[], name: string, row: number): Promise<void> {
    for (let up = 0; up < cells.length / FIELDS; up++) await this.#ear.press("ArrowUp");
    for (let left = 0; left < FIELDS; left++) await this.#ear.press("ArrowLeft");
    for (let down = 0; down < row; down++) await this.#ear.press("ArrowDown");
    // A row's name comes before its cells.
    for (let right = 0; right < FIELDS; right++) if ((await this.#ear.press("ArrowRight")).name === name) return;
    throw new Error(`no cell of row ${row} is called ${name}`);
  }

  async #engages(): Promise<boolean> {
    for (const [i, { name }] of (await this.#hand()).entries()) {
      expect(name).toMatch(/^\w+ of |, trump \d+/);
      if (!/^\d+ of/.test(name)) continue;
      const before = (await this.#ear.heard()).length;
      await this.#takeUp(i);
      const chosen = (await this.#ear.heard())[(await this.#ear.hears(/^Chosen: /, before)) - 1]!;
      if (/counts as \d+½? and leads/.test(chosen) && (await this.#ear.named("button", /^Engage on/)).length > 0) {
        await this.#ear.press("Enter");
        return true;
      }
      await this.#ear.press("Escape");
    }
    return false;
  }
}

describe.skipIf(!executablePath)(`a match of Arcanoïd by ear${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-aloud-"));
  const errors: string[] = [];
  let browser: Browser;
  let program: Program;
  let match: MatchAtMoment;

  beforeAll(async () => {
    const options = { rounds: ROUNDS };
    const until = (state: State) => state.stage.at === "turn" && actingFor(state, 0) === 0;
    match = await stagedIn(dataDir, { name: "ears", people: 1, bots: 1, options, until });
    [browser, program] = await Promise.all([browserOf("canvas"), open(dataDir, ANY_PORT, { BOT_PAUSE: "20" })]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const timeout = 120_000 * ROUNDS;
  it("is played to its end by keys, accessible names and announcements", { timeout }, async () => {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    const ear = await ScreenReaderPlayer.at(page);
    page.on("pageerror", ({ message }) => errors.push(message));
    await lookAs(page, match.people[0]!);
    await page.addInitScript(() => localStorage.setItem("stillwater.arcanoid-steals", "always"));
    await page.goto(`${program.origin}/t/${match.code}?test`);
    const begun = await ear.hears(/^Arcanoïd · .*2 players\./);
    await ear.reach("option", /./);
    const listener = new Listener(ear);
    let acts = 0;
    for (let i = 0; i < MOST * ROUNDS && !(await listener.isOver()); i++) {
      if (await listener.act()) acts += 1;
      else await page.waitForTimeout(50);
    }
    expect(acts).toBeGreaterThan(3);
    await expect.poll(() => listener.isOver()).toBe(true);
    await expect.poll(async () => (await ear.focused()).role).toBe("h2");
    const all = (await ear.heard()).join(" ");
    for (const field of ["Swords", "Staves", "Cups", "Coins"]) expect(all).toMatch(new RegExp(`${field}: `));
    expect(all).toMatch(/out of the round/);
    const file = await fetch(`${program.origin}/api/matches/${match.code.padEnd(16, "x")}/log`);
    const { log } = read(await file.text());
    const lines = (await ear.heard()).slice(begun);
    expect(heardIn("arcanoid", lines)).toEqual(dueIn("arcanoid", log.slice(match.version), 0));
    const times = (what: RegExp) => lines.join(" ").match(what)?.length ?? 0;
    expect(times(/You drew: /g)).toBeGreaterThan(2);
    expect(times(/After round 1: /g)).toBe(1);
    // At most three announcements between two own turns are about the opponent.
    const turns = lines.flatMap((line, i) => (/It is your turn\./.test(line) ? [i] : []));
    for (const [i, at] of turns.slice(1).entries()) {
      const between = lines.slice(turns[i]! + 1, at + 1).filter((line) => !line.startsWith("Chosen: "));
      const others = between.filter((line) => !line.startsWith("You "));
      expect([others.length, between]).toEqual([expect.toSatisfy((n: number) => n <= 3), between]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
