import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doneAt, newDraft, placesOf } from "../../client/games/wayward/deck/draft.ts";
import words from "../../client/games/wayward/deck/messages/en.ts";
import gameMessages from "../../client/games/wayward/text/messages/en.ts";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { checkDeck } from "../../shared/games/wayward/deck/check.ts";
import { type Deck, mirrored } from "../../shared/games/wayward/deck/schema.ts";
import { pretend } from "../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { gather, type TestApp, tableBehind } from "../kit/app.ts";
import { chanceOf } from "../kit/chance.ts";
import { gameOf } from "../kit/games.ts";
import { ask, granted } from "../kit/guest.ts";
import { seedOf } from "../kit/play.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { gesturesFor, typeIn, typingOf } from "./kit/own-deck.ts";
import { lookAs, openAppSite, type TestSite } from "./kit/site.ts";
import { answer, isTold, saidOn, TOUCH } from "./kit/wayward.ts";

const FLEET = readFileSync(new URL("../../shared/games/wayward/deck/fleet.json", import.meta.url), "utf8");
const fleet: Deck = JSON.parse(FLEET);

const TYPED = someAtGate(1, ["sections", "cards"]);

describe.skipIf(!executablePath)(`a deck of one's own${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  beforeAll(async () => {
    site = await openAppSite();
  });
  afterAll(() => site.close());

  const phone = (): Promise<Page> => site.page({ viewport: { width: 390, height: 844 }, hasTouch: true });

  async function open(path: string): Promise<Page> {
    const page = await phone();
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

  it("is typed in, outlives a reload in the middle, and goes out as a file and comes back", async ({ skip }) => {
    skip(!TYPED.includes("sections"), NOT_CHOSEN);
    const page = await open("/workshop/wayward");
    await page.getByRole("button", { name: words.create }).tap();
    await page.getByRole("link", { name: /^Continue at: Card 1, normal face, stage 1/ }).tap();
    const section = fleet.cards[0]!.normal[3]!;
    const taps = gesturesFor(section);
    await typeIn(page, taps.slice(0, 5));
    await expectClean(page);
    await expectNoOverflow(page);
    await page.reload();
    await typeIn(page, taps.slice(5));
    await page.getByRole("button", { name: words.next }).tap();
    const isAt = (stage: number) => page.locator("#place:focus", { hasText: `normal face, stage ${stage}` }).waitFor();
    await isAt(2);
    // A claim, two cubes, the ship, and the end of the section.
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
    await expect.poll(() => page.locator(".way-deck").count()).toBe(1);
    // Some editors write a byte order mark.
    await input.setInputFiles(file(`\ufeff${text}`));
    await page.getByRole("textbox", { name: words.title }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole("textbox", { name: words.title }).inputValue()).toBe("My deck (2)");
    expect(site.errors).toEqual([]);
    await page.context().close();
  });

  it("asks what its cards are like before the first section, and begins without a mirrored grid", async () => {
    const page = await open("/workshop/wayward");
    await page.getByRole("button", { name: words.create }).tap();
    const first = page.getByRole("region", { name: words.first });
    await first.getByText(words.stages, { exact: true }).waitFor();
    await first.getByText(words.grids.solo).waitFor();
    await expect.poll(() => first.getByLabel(words.mirror).isChecked()).toBe(false);
    await expectClean(page);
    await expectNoOverflow(page);
    await first.getByText("3", { exact: true }).first().tap();
    await first.getByRole("link", { name: /^Continue at: Card 1, normal face, stage 1/ }).tap();
    await page.locator("#place").waitFor();
    await expect.poll(() => page.locator(".way-stage").count()).toBe(6);
    expect(site.errors).toEqual([]);
    await page.context().close();
  });

  /** Nightly runs type the whole deck. */
  const CARDS_TYPED = isNightly ? 18 : 1;

  it("is typed in by taps and swipes from what was typed before: less than 900 for a whole deck", async ({ skip }) => {
    skip(!TYPED.includes("cards"), NOT_CHOSEN);
    const page = await open("/workshop/wayward");
    await page.getByRole("button", { name: words.create }).tap();
    await page.getByRole("link", { name: /^Continue at: Card 1, normal face, stage 1/ }).tap();
    let [draft, taps] = [newDraft(words.newTitle), 2];
    for (const place of placesOf(fleet).filter(({ no }) => no <= CARDS_TYPED)) {
      const { no, side, stage } = place;
      const isHere = page.locator("#place", { hasText: gameMessages.card({ no, stage, isHard: side === "hard" }) });
      await isHere.waitFor();
      const { gestures, next } = typingOf(draft, place, doneAt({ deck: fleet }, place)!, taps > 2);
      await typeIn(page, gestures);
      await isHere.waitFor({ state: "detached" });
      [draft, taps] = [next, taps + gestures.length];
    }
    console.log(`${CARDS_TYPED} cards typed in by ${taps} taps and swipes`);
    await page.getByRole("link", { name: isNightly ? words.decks : words.newTitle }).tap();
    if (isNightly) await page.getByRole("link", { name: words.newTitle }).tap();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.exported }).tap(),
    ]);
    const checked = checkDeck(readFileSync(await download.path(), "utf8"));
    const printed = fleet.cards.slice(0, CARDS_TYPED).map(({ name: _, ...card }) => card);
    expect("deck" in checked && checked.deck.cards.slice(0, CARDS_TYPED)).toEqual(printed);
    expect(taps).toBeLessThan((900 / 18) * CARDS_TYPED + 10);
    expect(site.errors).toEqual([]);
    await page.context().close();
  });

  it("is open to spectators only where its owner allows them", async () => {
    const looksOn = async (onlookers: boolean) => {
      const options = { mode: "solo", deck: "own", ...(onlookers && { onlookers }) };
      const { match } = await gather(site.program, { people: 1, game: "wayward", options });
      const page = await open(`/t/${tableBehind(site.program, match).match.config.code}`);
      const board = page.getByRole("region", { name: "Wayward" });
      await board
        .or(page.getByRole("heading", { name: /./ }).first())
        .first()
        .waitFor();
      const [isSeen, log] = [await board.isVisible(), await fetch(`${site.program.origin}/api/matches/${match}/log`)];
      await page.context().close();
      return [isSeen, log.status];
    };
    expect(await looksOn(true)).toEqual([true, 200]);
    expect(await looksOn(false)).toEqual([false, 403]);
  });

  it("is marked as lost with the page where a browser cannot store it, and can be saved as a file", async () => {
    const page = await phone();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    });
    await page.goto("/workshop/wayward");
    await page.getByText(words.failures.refused).waitFor();
    await page.locator("input[type=file]").setInputFiles(file(FLEET));
    await page.getByText("All 144 sections are here.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.exported }).tap(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toBe(FLEET);
    expect(site.errors).toEqual([]);
    await page.context().close();
  });

  it.runIf(isNightly)(
    "is stored with the guest, appears on another device of theirs, and has the changes of both",
    async () => {
      const guest = await site.program.guest("Ann");
      const documents = async () => {
        const headers = { authorization: `Bearer ${guest.token}` };
        const answer = await fetch(`${site.program.origin}/api/documents/wayward`, { headers });
        return ((await answer.json()) as { documents: { title: string }[] }).documents.map(({ title }) => title);
      };
      const device = async () => {
        const page = await phone();
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
      expect(site.errors).toEqual([]);
      await Promise.all([first, second].map((page) => page.context().close()));
    },
  );

  it.runIf(isNightly)("is read out to both devices by the one that has it", async () => {
    const options = { mode: "pair", deck: "own" };
    const { match, guests, rooms } = await gather(site.program, { people: 2, game: "wayward", options });
    const table = tableBehind(site.program, match);
    const state = () => table.match.table as State;
    const pages = await Promise.all(
      guests.map(async (guest, seat) => {
        const page = await phone();
        await lookAs(page, guest);
        if (seat === 0) {
          await page.goto("/workshop/wayward");
          await page.locator("input[type=file]").setInputFiles(file(FLEET));
          await page.getByText("All 144 sections are here.").waitFor();
        }
        await page.goto(`/t/${table.match.config.code}`);
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
        const command = { id: crypto.randomUUID(), command: pretend(state(), question!, rng) };
        granted((await ask(rooms[question!.to[0]!]!, "command", command))!);
      }
    }
    expect(read.size).toBe(2);
    expect(site.errors).toEqual([]);
    await Promise.all(pages.map((page) => page.context().close()));
  });

  it("is played with: what turns up is read out, or typed in, and the log has nothing else of it", async () => {
    const { match, guests, rooms } = await gather(site.program, {
      people: 1,
      game: "wayward",
      options: { mode: "solo", deck: "own" },
    });
    const table = tableBehind(site.program, match);
    const state = () => table.match.table as State;
    const workshop = await open("/workshop/wayward");
    await workshop.locator("input[type=file]").setInputFiles(file(FLEET));
    await workshop.getByText("All 144 sections are here.").waitFor();
    const page = await workshop.context().newPage();
    await lookAs(page, guests[0]!);
    await page.goto(`/t/${table.match.config.code}`);
    await page.getByText("Deck: Practice fleet").waitFor();

    await page.getByRole("button", { name: words.change }).tap();
    await page.getByRole("button", { name: words.typeIn }).tap();
    await page.getByRole("button", { name: "Turn 1: reveal the card" }).tap();
    const { no, side, stage } = await dueSection();
    const section = fleet.cards.find((card) => card.no === no)![side][stage - 1]!;
    // The form assumes nothing about the player's cards.
    await page.getByRole("heading", { name: words.first }).waitFor();
    await expect.poll(() => page.getByLabel(words.mirror).isChecked()).toBe(false);
    await expectClean(page);
    // The practice fleet has a mirrored grid.
    await page.getByLabel(words.mirror).check();
    await page.getByRole("button", { name: words.thatIsRight }).tap();
    await page.getByText(`write ${no} on its sleeve`).waitFor();
    await expectClean(page);
    await expectNoOverflow(page);
    await typeIn(page, gesturesFor(section));
    await page.reload();
    await page.getByRole("button", { name: words.readOut }).tap();
    await expect.poll(() => state().card?.section).toEqual(section);
    await playOn();

    await page.getByRole("button", { name: words.change }).tap();
    await page.getByRole("button", { name: "Practice fleet", exact: true }).tap();
    await page.getByRole("button", { name: "Turn 2: reveal the card" }).tap();
    await expect.poll(() => state().card?.section !== undefined && state().automata[0]!.turn).toBe(2);
    await page.reload();
    await page.getByRole("heading", { name: /^Card \d+, normal face, stage 1/ }).waitFor();

    await page.getByRole("button", { name: /^Take back/ }).tap();
    await page.getByRole("button", { name: words.readOut }).waitFor();
    await page.getByRole("button", { name: /^Take back/ }).tap();
    await page.getByRole("button", { name: "Turn 2: reveal the card" }).tap();
    await expect.poll(() => state().card?.section !== undefined && state().automata[0]!.turn).toBe(2);
    await playOn();

    const log = () =>
      fetch(`${site.program.origin}/api/matches/${match}/log`, {
        headers: { authorization: `Bearer ${guests[0]!.token}` },
      });
    granted((await ask(rooms[0]!, "concede", {}))!);
    const told = read(await (await log()).text());
    expect(verify(told, gameOf)).toBeUndefined();
    const shown = told.log.flatMap((event) => (event.type === "SectionRead" ? [(event as { no?: number }).no] : []));
    expect(new Set(shown).size).toBe(2);
    expect(JSON.stringify(told)).not.toContain("Practice fleet");
    expect((await fetch(`${site.program.origin}/api/matches/${match}/log`)).status).toBe(403);
    expect(site.errors).toEqual([]);
    await page.context().close();

    async function dueSection() {
      await expect.poll(() => state().question?.type).toBe("ReadSection");
      return state().question as unknown as {
        readonly no: number;
        readonly side: "normal" | "hard";
        readonly stage: number;
      };
    }

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
