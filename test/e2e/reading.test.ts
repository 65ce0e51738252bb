import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { executablePath, launch, noBrowser } from "./kit/chromium.ts";
import { comeTo } from "./kit/people.ts";
import { Reader } from "./kit/reader.ts";
import { seededMatch } from "./kit/seeded.ts";

interface Crossing {
  readonly id: string;
  readonly options: Options;
  readonly seats: number;
}

const CROSSINGS: readonly Crossing[] = [
  {
    id: "readalonestandard",
    options: { mode: "standard", galateia: false, soloToll: "two-rounds", talk: "silent" },
    seats: 1,
  },
  {
    id: "pyramidreadbytwo",
    options: { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" },
    seats: 2,
  },
];

/** The lines of a log that were not announced, each after the one before it. */
function unheard(lines: readonly string[], heard: readonly string[]): readonly string[] {
  const told = heard.join(" ");
  let at = 0;
  return lines.filter((line) => {
    const found = told.indexOf(line, at);
    if (found >= 0) at = found + line.length;
    return found < 0;
  });
}

describe.skipIf(!executablePath)(`who has only the words of a page plays a match to its end${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-reading-"));
  const codes = new Map<string, string>();
  let browser: Browser;
  let program: Program;

  beforeAll(async () => {
    for (const { id, options, seats } of CROSSINGS) codes.set(id, await seededMatch(dataDir, id, seats, options));
    [program, browser] = await Promise.all([open(dataDir, await freePort()), launch("canvas")]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(CROSSINGS)("of $options.mode", { timeout: 180_000 }, async ({ id, seats }) => {
    const errors: string[] = [];
    const pages = [];
    for (let seat = 0; seat < seats; seat++)
      pages.push(await comeTo(browser, { origin: program.origin, code: codes.get(id)!, chance: seat + 1 }, errors));
    const readers = pages.map((page) => new Reader(page));
    await pages[0]!.getByRole("button", { name: "Start" }).press("Enter");
    for (const page of pages) await page.getByRole("region", { name: "Game table" }).waitFor();
    await Promise.all(readers.map((reader) => reader.listen()));

    await Promise.all(readers.map((reader) => reader.playOut()));

    for (const reader of readers) expect(await reader.moved()).toEqual([]);
    for (const reader of readers) expect(unheard(await reader.lines(), await reader.heard())).toEqual([]);
    expect(errors).toEqual([]);
    await Promise.all(pages.map((page) => page.context().close()));
  });
});
