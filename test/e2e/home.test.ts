import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Gathering, gather } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, granted, sync } from "../kit/guest.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { lookAs, openOwnSite, type TestSite } from "./kit/site.ts";

/** Returning from another tab refreshes the lists. */
const comeBackTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

const LOCALES = ["de-DE", "fr-FR", "en-GB"];
const READ = someAtGate(1, LOCALES);

describe.skipIf(!executablePath)(`the home page${noBrowser}`, () => {
  let site: TestSite;
  const gathered: Gathering[] = [];
  beforeAll(async () => {
    site = await openOwnSite("canvas");
  });
  afterEach(async () => {
    await Promise.all(gathered.splice(0).flatMap(({ rooms }) => rooms.map((room) => room.leave())));
  });
  afterAll(() => site.close());

  async function meet(plan: Parameters<typeof gather>[1]): Promise<Gathering> {
    const gathering = await gather(site.program, plan);
    gathered.push(gathering);
    return gathering;
  }

  async function home(options?: Parameters<TestSite["page"]>[0], guest?: Gathering["guests"][number]): Promise<Page> {
    const page = await site.page(options);
    if (guest) await lookAs(page, guest);
    await page.goto("/");
    return page;
  }

  it("says that a code is unknown where one sees it on a phone", async () => {
    const page = await home(SCREENS.phone);
    await page.getByRole("textbox", { name: "Table code" }).fill("zzzzzz");
    await page.locator(".join").getByRole("button").tap();
    const complaint = page.locator(".join .complaint");
    await expect.poll(() => complaint.innerText()).toBe("No table has this code.");
    const { height } = SCREENS.phone.viewport;
    await expect.poll(async () => (await complaint.boundingBox())!.y).toBeGreaterThan(0);
    await expect
      .poll(async () => complaint.boundingBox().then((box) => box!.y + box!.height))
      .toBeLessThanOrEqual(height);
  });

  it("lists tables to sit at and matches to watch, as they come and go, by board and by size", async () => {
    const arch = { mode: "arch", talk: "open" };
    await meet({ people: 1, bots: 1, options: arch, visibility: "open" });
    await meet({ people: 1, bots: 1, visibility: "open", house: { watchers: false } });
    const page = await home();
    const tables = page.getByRole("region", { name: "Open tables" });
    const watch = tables.getByRole("link", { name: /^Watch Guest 0 and / });
    await watch.waitFor();
    await expect.poll(() => watch.count()).toBe(1);
    await expect.poll(() => tables.getByText("chat allowed").count()).toBe(1);

    const late = await site.program.guest("Late");
    const match = await late.open(3, { mode: "pyramid" }, "open");
    const sit = tables.getByRole("button", { name: "Sit down with Late" });
    await comeBackTo(page);
    await expect.poll(() => sit.count()).toBe(0);
    const room = await late.join(match);
    granted(await ask(room, "sit", { nonce: "0".repeat(16) }));
    await comeBackTo(page);
    await sit.waitFor();
    await tables.getByText(/people are here · 1 table needs players/).waitFor();

    const [board, size] = [tables.getByLabel(/^Game/), tables.getByLabel(/^Players/)];
    await board.selectOption({ label: "Pyramid" });
    await watch.waitFor({ state: "detached" });
    await expect.poll(() => sit.count()).toBe(1);
    await size.selectOption({ label: "2 players" });
    await tables.getByText("No open tables match these filters right now.").waitFor();
    await board.selectOption({ label: "All Tranquility tables" });
    await watch.waitFor();
    await expect.poll(() => sit.count()).toBe(0);
    await size.selectOption({ label: "Any number" });
    await sit.waitFor();
    await expectClean(page);
    const phone = await home(SCREENS.phone);
    await phone.getByRole("link", { name: /^Watch Guest 0/ }).waitFor();
    await expectClean(phone);

    await watch.click();
    await page.getByRole("main").locator("canvas").waitFor();
    await expect.poll(() => page.getByRole("option").count()).toBe(0);
    await room.leave();
  });

  it("shows a returning player's matches above everything, and nothing moves when they come", async () => {
    const { guests, rooms } = await meet({ people: 3 });
    const rng = rolls(3);
    for (let move = 0; move < 40; move++) {
      await Promise.all(rooms.map(sync));
      for (const seat of [1, 2] as const) await act(rooms[seat]!, guests[seat]!.player, rng);
    }
    const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true };
    for (const screen of someAtGate<BrowserContextOptions>(1, [SCREENS.phone, sideways, SCREENS.desk])) {
      const page = await site.page(screen);
      await lookAs(page, guests[0]!);
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.route(/\/api\/matches\?/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/");
      const seat = page.getByRole("button", { name: "Take a seat" });
      await seat.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await seat.boundingBox();
      letGo();
      const waiting = page.getByRole("link", {
        name: "Your turn with Guest 1 and Guest 2 · Tranquility · Standard Play on",
      });
      await waiting.waitFor();
      expect(await seat.boundingBox()).toEqual(before);
      const [above, below] = [(await waiting.boundingBox())!, before!];
      expect(above.y + above.height).toBeLessThan(below.y);
      expect(above.y + above.height).toBeLessThan(page.viewportSize()!.height / 2);
      expect(above.height).toBeGreaterThanOrEqual(44);
      await page.getByText("1 table is waiting for you").waitFor({ state: "attached" });
      await expectClean(page);
      await waiting.click();
      await page.getByRole("option").first().waitFor();
      await page.context().close();
    }
  });

  const windows = { small: [320, 640], phone: [390, 844], side: [844, 390] } as const;
  it.for(LOCALES)("is whole in a small window (%s)", async (locale, { skip }) => {
    skip(!READ.includes(locale), NOT_CHOSEN);
    const known = await site.program.guest("Somebody of a long name");
    for (const guest of [undefined, known]) {
      const page = await home({ ...SCREENS.phone, locale }, guest);
      await page.locator(".mine .nothing").waitFor();
      for (const [name, [width, height]] of Object.entries(windows)) {
        await page.setViewportSize({ width, height });
        const cut = await page.locator(".top button, .begin .button, .ways a").evaluateAll((all) =>
          all.flatMap((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && one.scrollWidth <= one.clientWidth + 1 ? [] : [one.textContent];
          }),
        );
        expect([name, guest?.name, cut]).toEqual([name, guest?.name, []]);
        const low = await page
          .locator(".ways a, .ways button, .ways-back a")
          .evaluateAll((all) =>
            all.flatMap((one) => (one.getBoundingClientRect().height < 44 ? [one.textContent] : [])),
          );
        expect(low.filter((text) => !/^Option/.test(text))).toEqual([]);
        if (name === "side")
          for (const way of await page.locator(".begin .button").all()) {
            const { y, height: tall } = (await way.boundingBox())!;
            expect(y + tall).toBeLessThan(height);
          }
      }
      await page.context().close();
    }
  });

  it.for(LOCALES)("shows all that a match may begin with in a laptop's window (%s)", async (locale, { skip }) => {
    skip(!READ.includes(locale), NOT_CHOSEN);
    const known = await site.program.guest("Known");
    for (const guest of [undefined, known]) {
      const page = await home(
        { viewport: { width: 1366, height: 768 }, locale, ...(!guest && { isNewcomer: true }) },
        guest,
      );
      await page.locator(".mine .nothing").waitFor();
      for (const part of [".practice", ".table-seats"]) {
        const { y, height } = (await page.locator(part).boundingBox())!;
        expect([guest?.name, part, y + height > 768]).toEqual([guest?.name, part, false]);
      }
      await page.context().close();
    }
  });

  it("leads a new player to the lesson, or to play alone, and not to an empty table", async () => {
    const darkOn = (page: Page) => page.locator(".ways .main").allInnerTexts();
    const newcomer = await home();
    expect(await darkOn(newcomer)).toEqual(["Learn it in two minutes"]);
    const idle = await home({}, await site.program.guest("Idle"));
    await idle.locator(".ways .main", { hasText: "Alone" }).waitFor();
    expect(await darkOn(idle)).toEqual(["Alone"]);
    const { guests } = await meet({ people: 1, start: false });
    const back = await home({}, guests[0]!);
    await back.locator(".mine .entries li").waitFor();
    expect(await darkOn(back)).toEqual(["Take a seat"]);
  });

  it("has one way to a table for one, and all three where a second player can sit", async () => {
    const page = await home(SCREENS.phone);
    const panel = page.getByRole("region", { name: "Wayward" });
    const ways = panel.locator(".begin button");
    await page.getByRole("radio", { name: "Wayward" }).check({ force: true });
    await panel.waitFor();
    await expect.poll(() => ways.allInnerTexts()).toEqual(["Alone"]);
    await expect.poll(() => panel.getByRole("group").count()).toBe(0);
    await panel.getByRole("button", { name: /Options/ }).click();
    const dialog = page.getByRole("dialog", { name: "New table" });
    await expect.poll(() => dialog.locator(".begin button").allInnerTexts()).toEqual(["Alone"]);
    await page.keyboard.press("Escape");
    await panel.locator(".variant-pick").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Two against two/ })
      .click();
    await expect.poll(() => ways.allInnerTexts()).toEqual(["Take a seat", "With friends", "Alone"]);
    await expectClean(page);
  });

  it("starts against bots by one press where a game needs two, and from the panel of options as well", async () => {
    const page = await home(SCREENS.phone);
    const board = page.locator(".variant-pick").first();
    await board.click();
    const boards = page.getByRole("dialog", { name: "Board" });
    await expectClean(page);
    await boards.getByRole("button", { name: /^Duel/ }).click();
    await board.filter({ hasText: "Duel" }).waitFor();
    await page.getByRole("button", { name: "Options" }).click();
    const panel = page.getByRole("dialog", { name: "New table" });
    await expect.poll(() => panel.locator("summary").allInnerTexts()).toEqual(["Time default", "Spectators default"]);
    await panel.getByText("Time", { exact: true }).click();
    await panel.getByRole("group", { name: "Clock" }).getByText("2 minutes").click();
    await panel.getByText("Time", { exact: true }).click();
    await panel.getByText("Clock: 2 minutes").waitFor();
    await expectClean(page);
    await panel.getByRole("button", { name: "Against bots" }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole("option").first().waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("marks in the tab and in the list where it is one's turn, as soon as it is", async () => {
    const { guests, rooms } = await meet({ people: 2 });
    const page = await home({}, guests[0]!);
    const mine = page.getByRole("region", { name: "Your matches" });
    await mine.getByRole("link").filter({ hasText: "Guest 1" }).waitFor();
    const isMarked = (isTurn: boolean) =>
      page.waitForFunction(
        ([tab, isMarked]) =>
          document.title === tab &&
          (document.querySelector("link[rel=icon]")!.getAttribute("href") !== "/icon.svg") === isMarked,
        isTurn ? (["Your turn — Stillwater", true] as const) : (["Stillwater", false] as const),
      );
    const rng = rolls(3);
    const move = async (seat: 0 | 1): Promise<boolean> => {
      await Promise.all(rooms.map(sync));
      return (await act(rooms[seat]!, guests[seat]!.player, rng))?.ok === true;
    };
    while (await move(0));
    await comeBackTo(page);
    await isMarked(false);
    await mine.getByText("Waiting for Guest 1").waitFor();
    while (await move(1));
    await isMarked(true);
    await mine.getByText("Your turn").waitFor();
    while (await move(0));
    await comeBackTo(page);
    await isMarked(false);
  });

  it("invites players to a rematch from the past matches, and shows them the seat that is kept", async () => {
    const { match, guests, rooms } = await meet({ people: 2 });
    for (const room of rooms) granted(await ask(room, "concede", {}));
    const [ann, bob] = guests as [(typeof guests)[0], (typeof guests)[0]];
    const page = await site.page(SCREENS.phone);
    await lookAs(page, ann);
    await page.goto("/history");
    const people = page.getByRole("region", { name: "People you played with" });
    await people.getByRole("checkbox", { name: "Play with Guest 1 again" }).check();
    await people.getByText("has not ticked you yet").waitFor();
    await expectClean(page);
    await fetch(`${site.program.origin}/api/contacts/${ann.player}`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${bob.token}` },
      body: JSON.stringify({ choice: "wanted", match }),
    });
    await page.reload();
    await people.getByText(/^You can invite each other/).waitFor();
    await page.getByRole("listitem").getByRole("button", { name: "Invite Guest 1" }).last().click();
    await page.waitForURL(/\/t\//);
    const other = await home(SCREENS.phone, bob);
    const mine = other.getByRole("region", { name: "Your matches" });
    await mine.getByRole("link").filter({ hasText: "Seat saved for you" }).waitFor();
  });

  it("shows a player the seat that is kept at the next table", async () => {
    const { guests, rooms } = await meet({ people: 2 });
    for (const room of rooms) granted(await ask(room, "concede", {}));
    const page = await home(SCREENS.phone, guests[0]!);
    const mine = page.getByRole("region", { name: "Your matches" });
    await mine.getByText("Lost").waitFor();
    granted(await ask(rooms[1]!, "rematch", {}));
    await comeBackTo(page);
    await mine.getByText("Seat saved for you").waitFor();
    await mine.getByRole("link").filter({ hasText: "Seat saved for you" }).click();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
    await page.goto("/");
    await mine.getByText(/Waiting for players, 1 seat free/).waitFor();
    expect(site.errors).toEqual([]);
  });

  it("lets a player decline an invitation: the seat is free again", async () => {
    const { guests, rooms } = await meet({ people: 2 });
    for (const room of rooms) granted(await ask(room, "concede", {}));
    const page = await home(SCREENS.phone, guests[0]!);
    granted(await ask(rooms[1]!, "rematch", {}));
    await comeBackTo(page);
    const mine = page.getByRole("region", { name: "Your matches" });
    await mine.getByRole("link").filter({ hasText: "Seat saved for you" }).click();
    await page.getByRole("button", { name: "No, thanks" }).click();
    await page.getByRole("button", { name: "Alone", exact: true }).waitFor();
    await expect.poll(() => mine.getByText("Seat saved for you").count()).toBe(0);
    expect(site.errors).toEqual([]);
  });
});
