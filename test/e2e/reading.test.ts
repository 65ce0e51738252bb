import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { isNightly } from "../kit/strength.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { comeBackTo } from "./kit/people.ts";
import { Reader } from "./kit/reader.ts";
import { begunMatch } from "./kit/seeded.ts";

interface Crossing {
  readonly id: string;
  readonly options: Options;
  readonly seats: number;
  /** How many moves were made before, and the round that begins then; at night all is read from the first round on. */
  readonly begun: number;
  readonly round: number;
}

/** Who is alone is read at the gate, a table for two at night as well. */
const CROSSINGS: readonly Crossing[] = [
  {
    id: "readalonestandard",
    begun: 30,
    round: 29,
    options: { mode: "standard", galateia: false, soloToll: "two-rounds", talk: "silent" },
    seats: 1,
  },
  {
    id: "readpyramidbegun028",
    begun: 50,
    round: 26,
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
  const tables = new Map<string, Awaited<ReturnType<typeof begunMatch>>>();
  let browser: Browser;
  let program: Program;

  beforeAll(async () => {
    for (const crossing of CROSSINGS)
      tables.set(crossing.id, await begunMatch(dataDir, crossing, isNightly ? 0 : crossing.begun));
    [program, browser] = await Promise.all([open(dataDir, await freePort()), browserOf("canvas")]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM")]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(isNightly ? CROSSINGS : CROSSINGS.slice(0, 1))("of $options.mode", async ({ id, round: begun }) => {
    const round = isNightly ? 1 : begun;
    const errors: string[] = [];
    const { code, people } = tables.get(id)!;
    const { origin } = program;
    const pages = await Promise.all(people.map((guest) => comeBackTo(browser, { origin, code, guest }, errors)));
    const readers = pages.map((page) => new Reader(page));
    await Promise.all(readers.map((reader) => reader.listen()));

    await Promise.all(readers.map((reader) => reader.playOut()));

    for (const reader of readers) expect(await reader.moved()).toEqual([]);
    for (const reader of readers) expect(unheard(await reader.lines(round), await reader.heard())).toEqual([]);
    expect(errors).toEqual([]);
    await Promise.all(pages.map((page) => page.context().close()));
  });
});
