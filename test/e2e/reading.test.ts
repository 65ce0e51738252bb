import { describe, expect, it } from "vitest";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { isNightly } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { comeBackTo, openBegun } from "./kit/people.ts";
import { END, Reader } from "./kit/reader.ts";

interface Crossing {
  readonly id: string;
  readonly options: Options;
  readonly seats: number;
  /** Moves before the pages open; `round` begins then. Nightly runs start at the first round. */
  readonly begun: number;
  readonly round: number;
}

/** Gate runs play only the first. */
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

/** Log lines that were not announced in the log's order. */
function unheard(lines: readonly string[], heard: readonly string[]): readonly string[] {
  const speech = heard.join(" ");
  let at = 0;
  return lines.filter((line) => {
    const found = speech.indexOf(line, at);
    if (found >= 0) at = found + line.length;
    return found < 0;
  });
}

describe.skipIf(!executablePath)(`a player with only the words of a page plays a match to its end${noBrowser}`, () => {
  it.each(isNightly ? CROSSINGS : CROSSINGS.slice(0, 1))("of $options.mode", async (crossing) => {
    const round = isNightly ? 1 : crossing.round;
    const errors: string[] = [];
    const { site, code, people } = await openBegun(crossing, isNightly ? 0 : crossing.begun);
    const { origin } = site.program;
    const pages = await Promise.all(people.map((guest) => comeBackTo(site.browser, { origin, code, guest }, errors)));
    const readers = pages.map((page) => new Reader(page));
    await Promise.all(readers.map((reader) => reader.listen()));

    await Promise.all(readers.map((reader) => reader.playOut()));

    // Two announcements follow the last move: the end, then the result.
    for (const page of pages) await page.locator("#result:focus").waitFor();
    for (const reader of readers) {
      const heard = await reader.heard();
      const end = heard.findIndex((line) => END.test(line));
      expect(heard.slice(end).map((line) => END.test(line))).toEqual([true, false]);
      expect(heard[end]).not.toContain("your turn");
      expect(heard[end + 1]).toMatch(/^[^:]+: .+\./);
    }
    for (const reader of readers) expect(await reader.moved()).toEqual([]);
    for (const reader of readers) expect(unheard(await reader.lines(round), await reader.heard())).toEqual([]);
    expect(errors).toEqual([]);
  });
});
