import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { notes as notesCommand } from "../../server/cli/notes.ts";
import type { SharedNotes } from "../../shared/engine/people/notes.ts";
import { aloneText } from "../kit/alone.ts";
import type { TestApp } from "../kit/app.ts";
import type { Guest } from "../kit/guest.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openAppSite, type TestSite } from "./kit/site.ts";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const SPOKEN = [
  ["de-DE", "Notizen", "Notizen schreiben", "Deine Notiz"],
  ["fr-FR", "Notes", "Écrire des notes", "Votre note"],
] as const;
const READ = someAtGate(1, SPOKEN);

const HOSTILE = `<img src=x onerror="document.title='broken'"> ${"w".repeat(150)} \u202eleft\u202c Z${"\u0301".repeat(40)}`;

describe.skipIf(!executablePath)(`notes on a replay${noBrowser}`, () => {
  let site: TestSite<TestApp>;
  let ann: Guest;
  beforeAll(async () => {
    site = await openAppSite();
    ann = await site.program.guest("Ann");
  });
  afterAll(() => site.close());

  let matches = 0;

  async function played(): Promise<string> {
    const response = await fetch(`${site.program.origin}/api/history`, {
      method: "POST",
      headers: { authorization: `Bearer ${ann.token}` },
      body: aloneText({ text: `shared notes ${matches++}` }),
    });
    return ((await response.json()) as { readonly id: string }).id;
  }

  /** Default of `by`: a guest without an account. */
  async function opened(address: string, by?: Guest, options = {}): Promise<Page> {
    const page = await site.page({ viewport: DESK, permissions: ["clipboard-read", "clipboard-write"], ...options });
    if (by) await lookAs(page, by);
    await page.goto(address);
    await page.waitForFunction(() => window.__game?.idle());
    return page;
  }

  const panelOf = (page: Page) => page.getByRole("complementary", { name: "Notes" });
  const noteOn = (page: Page) => page.locator(".notes [data-note]");
  const aloud = (page: Page) => page.locator(".aloud").innerText();
  const idIn = (page: Page) => /notes=([\w-]+)/.exec(page.url())?.[1];
  const enter = async (what: Locator) => {
    await what.focus();
    await what.press("Enter");
  };

  async function stored(match: string, notes: SharedNotes["notes"], by = ann): Promise<string> {
    const id = `e2e-notes-${match.slice(0, 8)}-${matches++}`;
    const response = await fetch(`${site.program.origin}/api/matches/${match}/notes/${id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${by.token}`, "content-type": "application/json" },
      body: JSON.stringify({ title: "Three moves", notes }),
    });
    expect(response.status).toBe(200);
    return id;
  }

  it("are written with keys alone, are found by their link, and are read from note to note with keys and by ear", async () => {
    const match = await played();
    const page = await opened(`/r/${match}?test#t=2`, ann);
    await page.keyboard.press("n");
    await enter(panelOf(page).getByRole("button", { name: "Write notes" }));
    await panelOf(page).getByLabel("Title").fill("Where it was lost");
    const words = panelOf(page).getByRole("textbox", { name: "Your note" });
    await words.focus();
    await page.keyboard.type("Nobody needs this n here.");
    const from = panelOf(page).getByRole("combobox", { name: "Mark" });
    const ends = await from
      .locator("option")
      .evaluateAll((options) => options.map((each) => each.getAttribute("value")));
    const cells = ends.filter((id) => id?.startsWith("cell:"));
    expect(cells.length).toBeGreaterThan(10);
    await from.selectOption(cells[0]!);
    await panelOf(page).getByRole("combobox", { name: "Arrow to" }).selectOption(cells[5]!);
    await expect.poll(() => page.locator("svg.note-mark path").count()).toBe(1);
    await expectClean(page);
    await page.reload();
    await page.waitForFunction(() => window.__game?.idle());
    await enter(panelOf(page).getByRole("button", { name: "Go on writing" }));
    await expect.poll(() => words.inputValue()).toBe("Nobody needs this n here.");
    await enter(page.getByRole("button", { name: "Next move" }));
    await expect.poll(() => words.inputValue()).toBe("");
    await words.fill(HOSTILE);
    await enter(panelOf(page).getByRole("button", { name: "Save" }));
    await noteOn(page).waitFor();
    const id = idIn(page);
    expect(id).toMatch(/^[\w-]{16}$/);
    await enter(panelOf(page).getByRole("button", { name: "Copy link" }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.context().close();

    const reader = await opened(link.replace("#", "?test#").replace(/t=\d+/, "t=0"));
    await panelOf(reader).getByRole("heading", { name: "Where it was lost" }).waitFor();
    await panelOf(reader).getByText("There is no note at this move.").waitFor();
    await reader.keyboard.press("n");
    await expect.poll(() => noteOn(reader).innerText()).toBe("Nobody needs this n here.");
    await expect.poll(() => aloud(reader)).toMatch(/Note 1 of 2\. Nobody needs this n here\.\. Arrow from .+ to .+/);
    await expect.poll(() => reader.locator("svg.note-mark").getAttribute("data-to")).toBe(cells[5]);
    await expectClean(reader);
    await reader.keyboard.press("n");
    await expect.poll(() => noteOn(reader).innerText()).toMatch(/^<img src=x onerror=.*> w{150} left Z\u0301{2}$/);
    expect(await reader.title()).not.toBe("broken");
    const [note, around] = await Promise.all([noteOn(reader).boundingBox(), panelOf(reader).boundingBox()]);
    expect(note!.x + note!.width).toBeLessThanOrEqual(around!.x + around!.width);
    await reader.keyboard.press("Shift+N");
    await expect.poll(() => noteOn(reader).innerText()).toBe("Nobody needs this n here.");
    expect(reader.url()).toContain(`#t=2&notes=${id}`);
    await reader.context().close();
    expect(site.errors).toEqual([]);
  });

  it("are written by touch, with an arrow from one place of the board to another", async () => {
    const match = await played();
    const page = await opened(`/r/${match}?test#t=2`, ann, { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Notes" }).tap();
    await panelOf(page).getByRole("button", { name: "Write notes" }).tap();
    await panelOf(page).getByRole("textbox", { name: "Your note" }).fill("From here to there.");
    await panelOf(page).getByRole("button", { name: "Mark on the board" }).tap();
    const free = await page.locator(".note-picking rect").evaluateAll((rects) =>
      rects
        .map((rect) => rect.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".note-picking")),
    );
    expect(free.length).toBeGreaterThan(4);
    await page.touchscreen.tap(free.at(-1)!.x, free.at(-1)!.y);
    await expect.poll(() => page.locator("svg.note-mark rect").count()).toBe(1);
    await page.touchscreen.tap(free.at(-3)!.x, free.at(-3)!.y);
    await expect.poll(() => page.locator("svg.note-mark path").count()).toBe(1);
    await expectClean(page);
    await panelOf(page).getByRole("button", { name: "Save" }).tap();
    await expect.poll(() => noteOn(page).innerText()).toBe("From here to there.");
    await panelOf(page)
      .getByText(/^Arrow from /)
      .waitFor();
    await expectClean(page);
    const id = idIn(page)!;
    await panelOf(page).getByRole("button", { name: "Delete" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).tap();
    await panelOf(page).getByText("Nobody has written notes").waitFor();
    await page.context().close();
    const reader = await opened(`/r/${match}?test#t=2&notes=${id}`);
    await panelOf(reader).getByText("These notes no longer exist.").waitFor();
    await reader.context().close();
  });

  it("are changed by their author, reported by a reader, and removed by the host", async () => {
    const match = await played();
    const notes = [2, 4, 6].map((v) => ({ v, text: `At version ${v}.`, mark: { from: "seat:0" } }));
    const id = await stored(match, notes);
    const page = await opened(`/r/${match}?test#t=0`, ann);
    await page.getByRole("button", { name: "Notes" }).click();
    await panelOf(page)
      .getByRole("button", { name: /Three moves/ })
      .click();
    await panelOf(page).getByRole("button", { name: "Next note" }).click();
    await panelOf(page).getByRole("button", { name: "Edit" }).click();
    await panelOf(page).getByRole("textbox", { name: "Your note" }).fill("Changed.");
    await panelOf(page).getByRole("button", { name: "Save" }).click();
    await expect.poll(() => noteOn(page).innerText()).toBe("Changed.");
    await page.context().close();

    const reader = await opened(`/r/${match}?test#t=0&notes=${id}`);
    await panelOf(reader).getByText("by Ann").waitFor();
    await panelOf(reader).getByRole("button", { name: "Report" }).click();
    await reader.getByRole("dialog").getByLabel("What is wrong with them?").fill("Rude.");
    await expectClean(reader);
    await reader.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await reader.getByText("Thank you.").waitFor();
    vi.stubEnv("DATA_DIR", site.program.dataDir);
    const out: string[] = [];
    const terminal = { out: (line: string) => void out.push(line), err: (line: string) => void out.push(line) };
    expect(await notesCommand([], terminal)).toBe(0);
    expect(out[0]).toContain(id);
    expect(await notesCommand([id, "--remove"], terminal)).toBe(0);
    vi.unstubAllEnvs();
    await reader.reload();
    await panelOf(reader).getByText("These notes no longer exist.").waitFor();
    await reader.context().close();
  });

  it("of one author on all replays are listed and saved on the page about the account", async () => {
    const dan = await site.program.guest("Dan");
    const [one, other] = [await played(), await played()];
    for (const match of [one, other]) await stored(match, [{ v: 2, text: `On ${match}.` }], dan);
    const page = await site.page({ viewport: DESK });
    await lookAs(page, dan);
    await page.goto("/d");
    const region = page.getByRole("region", { name: "Your notes on replays" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      region.getByRole("button", { name: "Save all as a file" }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(saved.map(({ match, notes }: SharedNotes) => [match, notes])).toEqual(
      [other, one].map((match) => [match, [{ v: 2, text: `On ${match}.` }]]),
    );
    await region.getByRole("button", { name: "Show them" }).click();
    await expect.poll(() => region.getByRole("link").count()).toBe(2);
    await expectClean(page);
    await region.getByRole("link").first().click();
    await panelOf(page).getByRole("heading", { name: "Three moves" }).waitFor();
    expect(page.url()).toContain(`/r/${other}#`);
    await page.context().close();
  });

  it("of a saved file are shown on the replay of their match, alone or together with its file", async () => {
    const [match, other] = [await played(), await played()];
    const notes = [
      { v: 1, text: "First." },
      { v: 8, text: HOSTILE },
    ];
    const id = await stored(match, notes);
    const page = await opened(`/r/${match}?test#t=0&notes=${id}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      panelOf(page).getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const saved = { name: download.suggestedFilename(), mimeType: "application/json" };
    const buffer = readFileSync(await download.path());
    const logOf = async (id: string) => {
      const response = await fetch(`${site.program.origin}/api/matches/${id}/log`);
      return { name: `${id}.jsonl`, mimeType: "application/jsonl", buffer: Buffer.from(await response.arrayBuffer()) };
    };
    const [log, wrong] = await Promise.all([match, other].map(logOf));
    const choose = async (...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) => {
      await page.goto("/r?test");
      await page.getByLabel("Choose a file").setInputFiles([...files]);
    };
    const reads = async () => {
      await panelOf(page).getByRole("heading", { name: "Three moves" }).waitFor();
      await page.waitForFunction(() => window.__game?.idle());
      await page.keyboard.press("Home");
      await expect.poll(() => noteOn(page).innerText()).toBe("First.");
      await panelOf(page).getByText("by Ann").waitFor();
      await page.keyboard.press("n");
      await expect.poll(() => noteOn(page).innerText()).toMatch(/^<img src=x/);
    };
    await choose(log!, { ...saved, buffer });
    await reads();
    await expectClean(page);
    await panelOf(page).getByRole("button", { name: "All notes" }).click();
    await panelOf(page)
      .getByRole("button", { name: /Three moves/ })
      .waitFor();
    await expect.poll(() => panelOf(page).getByRole("button", { name: "Write notes" }).count()).toBe(0);
    await choose({ ...saved, buffer });
    await reads();
    for (const [files, why] of [
      [[wrong!, { ...saved, buffer }], "These notes are about another match."],
      [[{ ...saved, buffer: Buffer.from("{") }], "This file of notes is damaged"],
      [[{ ...saved, buffer: Buffer.from('{"format":"notes/2"}') }], "saved by a newer version"],
      [[{ ...saved, buffer: Buffer.from(buffer.toString().replaceAll(match, "none")) }], "was not found here"],
    ] as const) {
      await choose(...files);
      await page.getByRole("alert").getByText(why).waitFor();
    }
    expect(await page.title()).not.toBe("broken");
    await page.context().close();
  });

  it.for(SPOKEN)("speak the language of the page: %s", async (spoken, { skip }) => {
    skip(!READ.includes(spoken), NOT_CHOSEN);
    const [locale, title, write, words] = spoken;
    const page = await opened(`/r/${await played()}?test#t=1`, ann, { locale });
    await page.getByRole("button", { name: title, exact: true }).click();
    const panel = page.getByRole("complementary", { name: title });
    await panel.getByRole("button", { name: write }).click();
    await panel.getByRole("textbox", { name: words }).waitFor();
    await expectClean(page);
    await page.context().close();
  });
});
