import { expect, test } from "vitest";
import * as z from "zod/mini";
import { TABLE_SETTINGS } from "../../../../../client/features/new-table/table-settings.ts";
import { CHOICES, MODES } from "../../../../../client/games/tranquility/setup/modes.ts";
import { tableSettings } from "../../../../../server/match/table-settings.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../../../shared/engine/match/table-settings.ts";
import { SEATS } from "../../../../../shared/games/tranquility/boards/official.ts";
import { options } from "../../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { simulateMatch } from "../../../../lab/bots.ts";

const MODE_NAMES = Object.keys(MODES) as readonly (keyof typeof MODES)[];

test("the home page offers times that a table may choose, the default first", () => {
  expect(Object.fromEntries(Object.entries(TABLE_SETTINGS).map(([name, [usual]]) => [name, usual]))).toEqual(
    DEFAULT_TABLE_SETTINGS,
  );
  for (const [name, times] of Object.entries(TABLE_SETTINGS))
    for (const time of times) expect(tableSettings.parse({ [name]: time })).toMatchObject({ [name]: time });
});

test("the home page offers exactly the existing modes", () => {
  expect(MODE_NAMES.toSorted()).toEqual(Object.keys(SEATS).toSorted());
});

test.each(MODE_NAMES)("%s: its seats, its choices and its defaults are those of the rules", (mode) => {
  const { seats, choices } = MODES[mode];
  expect(seats).toEqual(SEATS[mode]);
  const { mode: _, ...usual } = z.parse(options, { mode });
  expect(Object.fromEntries(choices.map((name) => [name, CHOICES[name].usual]))).toEqual(usual);
  for (const name of choices)
    for (const value of CHOICES[name].values)
      expect(z.parse(options, { mode, [name]: value })).toMatchObject({ [name]: value });
});

/** Tolerance as a fraction: matches of bots differ in length, and the sample is small. */
const ABOUT = 0.2;

test.each(MODE_NAMES)("%s: an invitation names about as many moves as the game's bots make", (mode) => {
  const [least, most] = MODES[mode].seats;
  const moves = [least, most].flatMap((seats) =>
    [1, 2, 3].map((n) => {
      const chosen = z.parse(options, { mode });
      return simulateMatch({ game: tranquility, options: chosen, seats, name: "steady", id: "m", text: `${n}` }).moves;
    }),
  );
  const mean = moves.reduce((sum, n) => sum + n, 0) / moves.length;
  expect(Math.abs(mean / MODES[mode].moves - 1)).toBeLessThan(ABOUT);
});

test("an invitation shows minutes in multiples of five: more in company than alone, and more on a pyramid", () => {
  expect([1, 2, 3, 5].map((seats) => MODES.standard.minutes(seats))).toEqual([10, 15, 20, 20]);
  expect([1, 2, 3, 5].map((seats) => MODES.pyramid.minutes(seats))).toEqual([15, 25, 25, 30]);
  expect(MODES.duel.minutes(2)).toBe(15);
});
