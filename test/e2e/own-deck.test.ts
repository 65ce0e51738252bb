import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import words from "../../client/games/wayward/deck/words/en.ts";
import { read } from "../../shared/engine/format.ts";
import { verify } from "../../shared/engine/verify.ts";
import { checkDeck } from "../../shared/games/wayward/deck/check.ts";
import { type Deck, mirrored } from "../../shared/games/wayward/deck/schema.ts";
import { pretend } from "../../shared/games/wayward/pretend.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { gather, tableBehind } from "../kit/app.ts";
import { chanceOf } from "../kit/chance.ts";
import { gameOf } from "../kit/games.ts";
import { ask, granted } from "../kit/guest.ts";
import { seedOf } from "../kit/play.ts";
import { isNightly } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { tapsFor, typeIn } from "./kit/own-deck.ts";
import { openShelf, type ShelfApp } from "./kit/shelf.ts";
import { lookAs } from "./kit/site.ts";
import { answer, isTold, saidOn, TOUCH } from "./kit/wayward.ts";

const FLEET = readFileSync(new URL("../../shared/games/wayward/deck/fleet.json", import.meta.url), "utf8");
const fleet: Deck = JSON.parse(FLEET);

describe.skipIf(!executablePath)(`a deck of one's own${noBrowser}`, () => {
  let app: ShelfApp;
  let browser: Browser;
  const errors: string[] = [];
  beforeAll(async () => {
    [app, browser] = await Promise.all([openShelf(), browserOf("canvas")]);
  });
  afterAll(() => Promise.all([closePages(browser), app.stop()]));

  /** A person's phone. */
  const phone = (): Promise<BrowserContext> =>
    browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: app.origin,
      acceptDownloads: true,
    });

  async function open(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(path);
    return page;
  }

  const file = (text: string, name = "deck.json") => ({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

  async function expectNoOverflow(page: Page): Promise<void> {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
  }

  it("is typed in, outlives a reload in the middle, and goes out as a file and comes back", async () => {
    const context = await phone();
    const page = await open(context, "/workshop/wayward");
    await page.getByRole("button", { name: words.create }).tap();
    await page.getByRole("link", { name: /^Type on: Card 1, normal face, stage 1/ }).tap();
    const section = fleet.cards[0]!.normal[3]!;
    const taps = tapsFor(section);
    await typeIn(page, taps.slice(0, 5));
    await expectClean(page);
    await expectNoOverflow(page);
    await page.reload();
    await typeIn(page, taps.slice(5));
    await page.getByRole("button", { name: words.next }).tap();
    const isAt = (stage: number) => page.locator("#place:focus", { hasText: `normal face, stage ${stage}` }).waitFor();
    await isAt(2);
    // By keys: a frame, two cubes, the ship; then that it is done.
    for (const key of ["f", "2", "2", "c", "1", "1", "1", "1", "s", "3", "3", "Enter"]) await page.keyboard.press(key);
    await isAt(3);
    await page.keyboard.press("Enter");
    await page.getByText(words.nothingYet).waitFor();
    await page.getByRole("link", { name: words.newTitle }).tap();
    await page.getByText("2 of 144 sections are here", { exact: false }).waitFor();
    await expectClean(page);
    await expectNoOverflow(page);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.exported }).tap(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    const checked = checkDeck(text);
    expect(checked).toMatchObject({ here: 2, of: 144 });
    expect("deck" in checked && checked.deck.cards[0]!.normal[0]).toEqual(section);
    const typed = { claim: [22], cubes: [{ at: 11, n: 2 }], end: 33, laden: false, goods: false, right: [] };
    expect("deck" in checked && checked.deck.cards[0]!.normal[1]).toEqual(typed);

    await page.getByRole("button", { name: words.remove, exact: true }).tap();
    await page.getByText(words.removed(words.newTitle)).waitFor();
    await page.getByRole("button", { name: words.undo }).tap();
    await page.getByRole("link", { name: words.newTitle }).waitFor();
    const input = page.locator("input[type=file]");
    await input.setInputFiles(file(FLEET.replace('"end":13', '"end":51'), "bad.json"));
    await page.getByText("Line 7: Card 1, normal face, stage 1: There is no space in row 5").waitFor();
    await input.setInputFiles(file("x".repeat(10_000_000), "large.json"));
    await page.getByText("This file is too large to be a deck.").waitFor();
    await expectClean(page);
    expect(await page.locator(".way-deck").count()).toBe(1);
    // With the mark that some editors put before a text.
    await input.setInputFiles(file(`\ufeff${text}`));
    await page.getByRole("textbox", { name: words.title }).waitFor();
    await page.reload();
    expect(await page.getByRole("textbox", { name: words.title }).inputValue()).toBe("My deck (2)");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("is told not to outlive the page where a browser keeps nothing, and can be saved as a file", async () => {
    const context = await phone();
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    });
    const page = await open(context, "/workshop/wayward");
    await page.getByText(words.troubles.refused).waitFor();
    await page.locator("input[type=file]").setInputFiles(file(FLEET));
    await page.getByText("All 144 sections are here.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.exported }).tap(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toBe(FLEET);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.runIf(isNightly)(
    "is kept with the guest, comes to another device of theirs, and what both change is on both",
    async () => {
      const guest = await app.guest("Ann");
      const documents = async () => {
        const headers = { authorization: `Bearer ${guest.token}` };
        const answer = await fetch(`${app.origin}/api/documents/wayward`, { headers });
        return ((await answer.json()) as { documents: { title: string }[] }).documents.map(({ title }) => title);
      };
      const device = async () => {
        const context = await phone();
        const page = await context.newPage();
        page.on("pageerror", ({ message }) => errors.push(message));
        await lookAs(page, guest);
        await page.goto("/workshop/wayward");
        return page;
      };
      const rename = async (page: Page, title: string) => {
        await page.getByRole("textbox", { name: words.title }).fill(title);
        await page.getByRole("link", { name: "Stillwater" }).tap();
        await page.getByRole("heading", { name: "Quiet card games" }).waitFor();
      };
      const first = await device();
      await first.locator("input[type=file]").setInputFiles(file(FLEET));
      await first.getByLabel(words.withGuest).check();
      await first.getByText(words.sent).waitFor();
      await expectClean(first);
      expect(await documents()).toEqual(["Practice fleet"]);

      const second = await device();
      await second.getByRole("button", { name: words.bring }).tap();
      await second.getByText("All 144 sections are here.").waitFor();
      await rename(second, "Second");
      await expect.poll(documents).toEqual(["Second"]);
      await rename(first, "First");
      await expect.poll(documents).toEqual(["Second"]);
      await first.goto("/workshop/wayward");
      await first.getByRole("link", { name: "First" }).waitFor();
      await first.getByRole("link", { name: "Second" }).waitFor();
      await first.getByRole("link", { name: "First" }).tap();
      await first.getByText(words.sent).waitFor();
      expect(await documents()).toEqual(["First"]);
      await first.getByLabel(words.withGuest).uncheck();
      await expect.poll(documents).toEqual([]);
      expect(errors).toEqual([]);
      await Promise.all([first, second].map((page) => page.context().close()));
    },
  );

  it.runIf(isNightly)("is read out by whichever of two devices has it, to both", async () => {
    const options = { mode: "pair", deck: "own" };
    const { match, guests, rooms } = await gather(app, { people: 2, game: "wayward", options });
    const table = tableBehind(app, match);
    const state = () => table.match.table as State;
    const pages = await Promise.all(
      guests.map(async (guest, seat) => {
        const context = await phone();
        const page = await context.newPage();
        page.on("pageerror", ({ message }) => errors.push(message));
        await lookAs(page, guest);
        if (seat === 0) {
          await page.goto("/workshop/wayward");
          await page.locator("input[type=file]").setInputFiles(file(FLEET));
          await page.getByText("All 144 sections are here.").waitFor();
        }
        await page.goto(`/t/${table.match.charter.code}`);
        await page.getByRole("region", { name: "Wayward" }).waitFor();
        return page;
      }),
    );
    await pages[1]!.getByRole("button", { name: words.elsewhere }).tap();
    const rng = chanceOf(seedOf("two devices"))(1);
    const read = new Set<number>();
    for (let i = 0; i < 80 && read.size < 2; i++) {
      const { question, card } = state();
      const { version } = table.match;
      if (question!.type === "Reveal") {
        const page = pages[question!.to[0]!]!;
        await page.locator(`.way[data-version="${version}"]`).waitFor();
        await page.locator(".way-picks.only button").tap();
        await expect.poll(() => state().card?.section !== undefined && state().card !== card).toBe(true);
        const { no, side, stage, seat, section } = state().card!;
        const printed = fleet.cards.find((one) => one.no === no)![side][stage - 1]!;
        expect(section).toEqual(seat === 1 ? mirrored(printed, fleet.grids.pair) : printed);
        for (const each of pages) await each.getByRole("heading", { name: new RegExp(`^Card ${no}, `) }).waitFor();
        read.add(seat);
      } else {
        // What is answered in between is no matter of decks.
        const command = { id: crypto.randomUUID(), command: pretend(state(), question!, rng) };
        granted((await ask(rooms[question!.to[0]!]!, "command", command))!);
      }
    }
    expect(read.size).toBe(2);
    expect(errors).toEqual([]);
    await Promise.all(pages.map((page) => page.context().close()));
  });

  it("is played with: what turns up is read out, or typed in, and the log has nothing else of it", async () => {
    const { match, guests, rooms } = await gather(app, {
      people: 1,
      game: "wayward",
      options: { mode: "solo", deck: "own" },
    });
    const table = tableBehind(app, match);
    const state = () => table.match.table as State;
    const context = await phone();
    const workshop = await open(context, "/workshop/wayward");
    await workshop.locator("input[type=file]").setInputFiles(file(FLEET));
    await workshop.getByText("All 144 sections are here.").waitFor();
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await lookAs(page, guests[0]!);
    await page.goto(`/t/${table.match.charter.code}`);
    await page.getByText("Deck: Practice fleet").waitFor();

    // Typed in as it turns up.
    await page.getByRole("button", { name: words.change }).tap();
    await page.getByRole("button", { name: words.typeIn }).tap();
    await page.getByRole("button", { name: "Turn 1: turn up the card" }).tap();
    const { no, side, stage } = await dueSection();
    const section = fleet.cards.find((card) => card.no === no)![side][stage - 1]!;
    await page.getByText(`write ${no} on its sleeve`).waitFor();
    await expectClean(page);
    await expectNoOverflow(page);
    await typeIn(page, tapsFor(section));
    await page.reload();
    await page.getByRole("button", { name: words.readOut }).tap();
    await expect.poll(() => state().card?.section).toEqual(section);
    await playOn();

    // Read out of the whole deck.
    await page.getByRole("button", { name: words.change }).tap();
    await page.getByRole("button", { name: "Practice fleet", exact: true }).tap();
    await page.getByRole("button", { name: "Turn 2: turn up the card" }).tap();
    await expect.poll(() => state().card?.section !== undefined && state().automata[0]!.turn).toBe(2);
    await page.reload();
    await page.getByRole("heading", { name: /^Card \d+, normal face, stage 1/ }).waitFor();

    // Going back stops where it was read out, and goes on behind it.
    await page.getByRole("button", { name: /^Take back/ }).tap();
    await page.getByRole("button", { name: words.readOut }).waitFor();
    await page.getByRole("button", { name: /^Take back/ }).tap();
    await page.getByRole("button", { name: "Turn 2: turn up the card" }).tap();
    await expect.poll(() => state().card?.section !== undefined && state().automata[0]!.turn).toBe(2);
    await playOn();

    const log = () =>
      fetch(`${app.origin}/api/matches/${match}/log`, { headers: { authorization: `Bearer ${guests[0]!.token}` } });
    granted((await ask(rooms[0]!, "concede", {}))!);
    const told = read(await (await log()).text());
    expect(verify(told, gameOf)).toBeUndefined();
    const shown = told.log.flatMap((event) => (event.type === "SectionRead" ? [(event as { no?: number }).no] : []));
    expect(new Set(shown).size).toBe(2);
    expect(JSON.stringify(told)).not.toContain("Practice fleet");
    expect((await fetch(`${app.origin}/api/matches/${match}/log`)).status).toBe(403);
    expect(errors).toEqual([]);
    await context.close();

    async function dueSection() {
      await expect.poll(() => state().question?.type).toBe("ReadSection");
      return state().question as unknown as {
        readonly no: number;
        readonly side: "normal" | "hard";
        readonly stage: number;
      };
    }

    /** Answers to the end of the automaton's turn. */
    async function playOn(): Promise<void> {
      const rng = chanceOf(seedOf("own deck"))(1);
      for (let i = 0; i < 60 && state().question?.type !== "Reveal"; i++) {
        const { version } = table.match;
        await page.locator(`.way[data-version="${version}"]`).waitFor();
        await answer(page, TOUCH, state(), saidOn(state(), rng));
        await isTold(page, table, version);
      }
      expect(state().question?.type).toBe("Reveal");
    }
  });
});
