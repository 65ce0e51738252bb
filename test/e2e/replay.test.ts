import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from "vitest";
import type { Mark } from "../../client/contract/playback.ts";
import { seenBy } from "../../client/features/replay/replay-model.ts";
import { marksOf } from "../../client/games/tranquility/replay/marks.ts";
import { loadGameMessages } from "../../client/games/tranquility/text/messages/messages.ts";
import { write } from "../../shared/engine/log/format.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import { faceOf, handOf, type State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { goldens } from "../kit/golden.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

const { file } = goldens().find(({ name }) => name.startsWith("tranquility-standard-false-draw-five-open-3"))!;
// Marks contain names of phases, which are messages of games.
await loadGameMessages();
const marks: readonly Mark[] = marksOf(seenBy<State, Event>(tranquility, file, "all"), movesOf(file.log));

const DESK = { width: 1440, height: 900 };
const WINDOWS = [DESK, { width: 390, height: 844 }];
const LOOKED = someAtGate(1, WINDOWS);

const outOfTheControls = (page: Page): Promise<readonly string[]> =>
  page.getByRole("region", { name: "Replay controls" }).evaluate((region) => {
    const around = region.getBoundingClientRect();
    const isWithin = ({ left, top, right, bottom }: DOMRect) =>
      left >= around.left &&
      top >= around.top &&
      right <= Math.min(around.right, innerWidth) &&
      bottom <= around.bottom;
    const parts = [region, ...region.querySelectorAll("select, button, input, [role=slider]")];
    const shown = parts.filter((part) => part.checkVisibility());
    return shown
      .filter((part) => !isWithin(part.getBoundingClientRect()))
      .map((part) => part.getAttribute("aria-label") ?? part.outerHTML);
  });

describe.skipIf(!executablePath)(`a replay${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  const closePanel = async (page: Page) => {
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  const modelOf = (page: Page) => page.evaluate(() => window.__game!.model()) as Promise<Match<State>>;
  /** Waits until the page shows a move and is idle. */
  const shows = (page: Page, move: number) =>
    page.waitForFunction(
      (v) => window.__game?.idle() && (window.__game.model() as { version: number }).version === v,
      marks[move]!.v,
    );

  /** Default: the golden match. */
  async function opened(hash = "", shown = file): Promise<Page> {
    const page = await site.page({ viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(shown) }));
    await page.goto(`/r/${file.header.id}?test${hash}`);
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    await page.waitForFunction(() => window.__game?.idle());
    return page;
  }

  let shared: Promise<Page> | undefined;

  async function watching(move = 0, viewport = DESK, view = "all"): Promise<Page> {
    // A failed test may leave a dialog open.
    onTestFailed(async () => {
      const left = shared;
      shared = undefined;
      await (await left)?.context().close();
    });
    shared ??= opened();
    const page = await shared;
    await page.setViewportSize(viewport);
    await page.evaluate(
      (hash) =>
        new Promise<void>((done) => {
          if (location.hash === hash) return done();
          addEventListener("hashchange", () => done(), { once: true });
          location.hash = hash;
        }),
      `#t=${move}&view=${view}`,
    );
    await shows(page, move);
    return page;
  }

  it("opens at the moment its address names, and the address follows it", async () => {
    const page = await opened("#t=17&view=2");
    await shows(page, 17);
    const { table } = await modelOf(page);
    expect(handOf(table, 1).every((card) => faceOf(table, card) !== undefined)).toBe(true);
    expect(handOf(table, 0).some((card) => faceOf(table, card) !== undefined)).toBe(false);
    await page.keyboard.press("ArrowRight");
    await shows(page, 18);
    await page.waitForFunction(() => location.hash === "#t=18&view=2");
    await page.context().close();
  });

  it("names the match whole on a small laptop, beside the mark of the check", async () => {
    const page = await watching(0, { width: 1366, height: 768 });
    await page.getByRole("button", { name: "Verified" }).waitFor();
    const cut = () => page.locator(".title-place .facts").evaluate((facts) => facts.scrollHeight - facts.clientHeight);
    await expect.poll(cut).toBeLessThanOrEqual(1);
  });

  it("is stepped through by keys, buttons and wheel", async () => {
    const page = await watching();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await shows(page, 2);
    await page.keyboard.press("ArrowLeft");
    await shows(page, 1);
    await page.keyboard.press("]");
    await shows(
      page,
      marks.findIndex(({ round }) => round === 2),
    );
    await page.keyboard.press("End");
    await shows(page, marks.length - 1);
    await page.keyboard.press("Home");
    await shows(page, 0);
    await page.getByRole("button", { name: "Next move" }).click();
    await shows(page, 1);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 120);
    await shows(page, 2);
    await page.getByRole("slider", { name: "Position in the match" }).focus();
    await page.keyboard.press("ArrowRight");
    await shows(page, 3);
  });

  it("goes to a move by its log line, and to where a card on the board came from", async () => {
    const page = await watching(30);
    const { table } = await modelOf(page);
    const cell = table.board.findIndex((placed) => placed !== undefined);
    const { card } = table.board[cell]!;
    await page.locator(`[role=gridcell][data-cell="${cell}"]`).click({ force: true });
    const placed = file.log.find((entry) => entry.type === "CardPlaced" && "card" in entry && entry.card === card)!;
    await shows(
      page,
      marks.findIndex(({ v }) => v >= placed.v),
    );
    const line = page.getByRole("button", { name: /played the harbour|placed/ }).nth(3);
    await line.click();
    await page.waitForFunction(() => window.__game?.idle());
    await expect.poll(() => line.getAttribute("aria-current")).toBe("step");
    await expect.poll(() => page.locator(".log button:not([tabindex='-1'])").count()).toBe(0);
    await page.locator(".log").press("ArrowDown");
    await expect.poll(() => page.locator(".log button:focus").count()).toBe(1);
  });

  it.for(WINDOWS)("goes to the move that discarded a card, at $width by $height", async (viewport, { skip }) => {
    skip(!LOOKED.includes(viewport), NOT_CHOSEN);
    const page = await watching(40, viewport);
    const { table } = await modelOf(page);
    const [last] = table.discards[1]!.slice(-1);
    const paid = file.log.findLast(
      (entry) => entry.v <= marks[40]!.v && "cards" in entry && (entry.cards as readonly number[]).includes(last!),
    )!;
    const move = marks.findIndex(({ v }) => v >= paid.v);
    const { name } = file.header.seats[1]!;
    await page.getByRole("button", { name: `${name}: ${table.discards[1]!.length} cards discarded` }).click();
    const list = page.getByRole("dialog", { name: `${name}’s discards` });
    await expectClean(page);
    await list.getByRole("button", { name: new RegExp(`^Move ${move}\\b`) }).click();
    await list.waitFor({ state: "detached" });
    await shows(page, move);
  });

  it("plays by itself to the end of the match", async () => {
    const page = await watching(marks.length - 3);
    await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await shows(page, marks.length - 1);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  it("shows another player's view, and rotates through all views", async () => {
    const page = await watching(9);
    const known = async () => {
      const { table } = await modelOf(page);
      return [0, 1, 2].map((seat) => handOf(table, seat).every((card) => faceOf(table, card) !== undefined));
    };
    expect(await known()).toEqual([true, true, true]);
    await page.keyboard.press("f");
    expect(await known()).toEqual([true, false, false]);
    const eyes = page.getByRole("combobox", { name: "Point of view" });
    await eyes.selectOption("Public information");
    expect(await known()).toEqual([false, false, false]);
    await page.waitForFunction(() => location.hash === "#t=9&view=table");
    await eyes.selectOption(`What ${file.header.seats[2]!.name} (bot) saw`);
    expect(await known()).toEqual([false, false, true]);
    await page.keyboard.press("ArrowRight");
    await shows(page, 10);
  });

  it("names the viewer at the scrubber, in every window", async () => {
    const page = await watching(9);
    const windows = [
      { width: 1024, height: 768 },
      { width: 844, height: 390 },
      { width: 740, height: 360 },
      { width: 390, height: 844 },
      { width: 360, height: 740 },
    ];
    for (const viewport of someAtGate(2, windows)) {
      await page.setViewportSize(viewport);
      await expect.poll(() => outOfTheControls(page), { message: `${viewport.width}x${viewport.height}` }).toEqual([]);
      const eyes = page.getByRole("combobox", { name: "Point of view" });
      await eyes.selectOption("Public information");
      const { table } = await modelOf(page);
      expect(handOf(table, 0).some((card) => faceOf(table, card) !== undefined)).toBe(false);
      await eyes.selectOption(`What ${file.header.seats[0]!.name} (bot) saw`);
    }
  });

  it("keeps the end a secret when asked to", async () => {
    const page = await opened("#t=5");
    await page.getByText(/lost/).first().waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("checkbox", { name: /Hide spoilers/ }).check();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByText(/lost/).count()).toBe(0);
    await expect.poll(() => page.getByRole("slider").count()).toBe(0);
    await expect.poll(() => page.getByRole("button", { name: "End", exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByText(/of 47|Round 1\d/).count()).toBe(0);
    await page.context().close();
  });

  it("is embedded in other sites' pages without links and headings", async () => {
    const page = await site.page();
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(file) }));
    await page.goto(`/embed/r/${file.header.id}?test#t=4`);
    await shows(page, 4);
    await expect.poll(() => page.getByRole("link").count()).toBe(0);
    await expect.poll(() => page.getByRole("heading").count()).toBe(0);
  });

  it("says what is wrong with a match that cannot be watched", async () => {
    const page = await site.page();
    await page.goto("/r/nosuchmatch");
    await page.getByText("No match has this code.").waitFor();
    const lines = write(file).split("\n");
    lines[6] = lines[6]!.slice(0, -5);
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: lines.join("\n") }));
    await page.goto("/r/damaged");
    await page.getByText(/This is not a match file.*line 7: not JSON/).waitFor();
  });

  it.for(WINDOWS)("has no violation that axe finds at $width by $height", async (viewport, { skip }) => {
    skip(!LOOKED.includes(viewport), NOT_CHOSEN);
    const page = await watching(20, viewport);
    await expectClean(page);
    await page.getByRole("button", { name: "More" }).click();
    await expectClean(page);
    await closePanel(page);
  });

  it("is verified by itself, shows that in its title, and says what was verified", async () => {
    const page = await watching(3);
    for (const viewport of someAtGate(1, [...WINDOWS, { width: 844, height: 390 }])) {
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: "Verified" }).click();
      const story = page.getByRole("dialog", { name: "Verify this match" });
      await story.getByText("Verified.", { exact: true }).waitFor();
      await story.getByText("The seed matches the one sealed before the first card was dealt.").waitFor();
      await story.getByText(/All \d+ moves are legal\./).waitFor();
      await expectClean(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("dialog", { name: "More" }).getByText("Verified.", { exact: true }).waitFor();
      await closePanel(page);
    }
  });

  it("is verified only on request when the browser saves data", async () => {
    const page = await site.page();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(file) }));
    await page.goto(`/r/${file.header.id}?test`);
    const mark = page.getByRole("button", { name: "Verify", exact: true });
    await mark.waitFor();
    await page.waitForLoadState("networkidle");
    expect(workers.filter((url) => url.includes("verifier"))).toEqual([]);
    await mark.click();
    await page.getByRole("dialog").getByText("Verified.", { exact: true }).waitFor();
  });

  it("says in its title if it fails its check, or if this release cannot check it", async () => {
    const paid = file.log.find(({ type }) => type === "CostPaid")!;
    const forged = {
      ...file,
      log: file.log.filter((entry) => entry !== paid).map((entry, i) => ({ ...entry, v: i + 1 })),
    };
    const page = await opened("", forged);
    await page.getByRole("button", { name: "Verification failed" }).click();
    await page.getByRole("dialog").getByText("This match is not what it claims to be.").waitFor();
    const older = { ...file, header: { ...file.header, rules: file.header.rules + 1_000 } };
    const other = await opened("", older);
    await other.getByRole("button", { name: "Cannot be verified here" }).click();
    await other.getByRole("dialog").getByText("This version of the page cannot verify this match.").waitFor();
  });

  it("gives the code that embeds it on another page, and is shown there", async () => {
    const page = await watching(7, DESK, "1");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Embed" }).click();
    const field = page.getByRole("textbox", { name: "Embed code" });
    const line = await field.inputValue();
    await expectClean(page);
    await page.getByRole("button", { name: "Copy code" }).click();
    await page.getByText("Code copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
    await closePanel(page);

    const other = await site.page();
    await other.route("**/api/matches/*/log", (route) => route.fulfill({ body: write(file) }));
    // To the browser, another host name is another site.
    const elsewhere = createServer((_, response) => {
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(`<!doctype html><title>Elsewhere</title>${line}`);
    }).listen(0);
    await once(elsewhere, "listening");
    await other.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
    const frame = other.frameLocator("iframe");
    await frame.getByRole("region", { name: "Replay controls" }).waitFor();
    await frame.getByText(/^Move 7 of \d+$/).waitFor();
    await expect.poll(() => frame.getByRole("combobox", { name: "Point of view" }).inputValue()).toBe("0");
    await expect.poll(() => other.locator("iframe").getAttribute("title")).toBe("Replay: Tranquility · Standard");
    await other.context().close();
    elsewhere.close();
  });

  it("gives a picture of the moment", async () => {
    const page = await watching(12);
    await page.getByRole("button", { name: "More" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Picture of this moment" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${file.header.id}-12.png`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const png = Buffer.concat(chunks);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1440, expect.any(Number)]);
    // An empty picture would be much smaller.
    expect(png.length).toBeGreaterThan(100_000);
  });

  describe("from a file of one's own", () => {
    const fileOf = (text: string) => ({
      name: "match.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(text),
    });
    const desk = async () => {
      const page = await site.page();
      await page.goto("/r?test");
      await page.getByRole("heading", { name: "Open a match file" }).waitFor();
      return page;
    };

    it("is shown once its rules were checked", async () => {
      const page = await desk();
      await page.getByLabel("Choose a file").setInputFiles(fileOf(write(file)));
      await shows(page, 0);
      await page.keyboard.press("ArrowRight");
      await shows(page, 1);
    });

    it("may be dropped on the page", async () => {
      const page = await desk();
      const data = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "match.jsonl"));
        return transfer;
      }, write(file));
      await page.dispatchEvent("body", "drop", { dataTransfer: data });
      await shows(page, 0);
    });

    it("is not shown when a line is damaged, or something in it cannot be true", async () => {
      const page = await desk();
      const lines = write(file).split("\n");
      const damaged = lines.with(9, "{").join("\n");
      await page.getByLabel("Choose a file").setInputFiles(fileOf(damaged));
      await page.getByText("This is not a match file. line 10: not JSON").waitFor();
      const paid = file.log.find(({ type }) => type === "CostPaid")!;
      const forged = write({
        ...file,
        log: file.log.map((entry) => (entry === paid ? { ...entry, cards: [] } : entry)),
      });
      await page.getByLabel("Choose a file").setInputFiles(fileOf(forged));
      await page.getByText(/This match is not what it claims to be\. At version \d+/).waitFor();
      await expect.poll(() => page.getByRole("region", { name: "Replay controls" }).count()).toBe(0);
    });
  });

  it("may be embedded in other sites' pages, unlike its own page", async () => {
    const embedded = await fetch(`${site.program.origin}/embed/r/x`);
    expect(embedded.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(embedded.headers.get("x-frame-options")).toBeNull();
    const plain = await fetch(`${site.program.origin}/r/x`);
    expect(plain.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(plain.headers.get("x-frame-options")).toBe("DENY");
  });

  it("opens inside a match under way, with one's own view, and leads back to it", async () => {
    const page = await site.page();
    await playAlone(page);
    const sitter = new SeatedPage(page, 0);
    for (let i = 0; i < 3; i++) await sitter.sees((await sitter.play()) + 1);
    const { version } = await sitter.view();
    await page.getByRole("button", { name: "Review moves" }).click();
    await page.getByRole("region", { name: "Replay controls" }).waitFor();
    await page.waitForFunction((v) => (window.__game?.model() as { version: number })?.version < v, version);
    await page.keyboard.press("d");
    await page.locator('[role=gridcell][data-cell="5"]').click({ force: true });
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Replay controls" }).waitFor({ state: "detached" });
    await sitter.sees(version);
    expect((await sitter.view()).version).toBe(version);
    await sitter.sees((await sitter.play()) + 1);
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
