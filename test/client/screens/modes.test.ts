import { expect, test } from "vitest";
import * as z from "zod/mini";
import { HOUSE } from "../../../client/screens/home/house.ts";
import { CHOICES, infoOf, MODE_NAMES } from "../../../client/screens/home/modes.ts";
import { house } from "../../../server/match/house.ts";
import { USUAL_HOUSE } from "../../../shared/engine/house.ts";
import { options, SEATS } from "../../../shared/games/tranquility/options.ts";

test("the home page offers times that a table may choose, the usual ones first", () => {
  expect(Object.fromEntries(Object.entries(HOUSE).map(([name, [usual]]) => [name, usual]))).toEqual(USUAL_HOUSE);
  for (const [name, times] of Object.entries(HOUSE))
    for (const time of times) expect(house.parse({ [name]: time })).toMatchObject({ [name]: time });
});

test("the home page offers just the modes there are", () => {
  expect(MODE_NAMES.toSorted()).toEqual(Object.keys(SEATS).toSorted());
});

test.each(MODE_NAMES)("%s: its seats, its choices and what is usual are those of the rules", (mode) => {
  const { seats, choices } = infoOf(mode);
  expect(seats).toEqual(SEATS[mode]);
  const { mode: _, ...usual } = z.parse(options, { mode });
  expect(Object.fromEntries(choices.map((name) => [name, CHOICES[name][0]]))).toEqual(usual);
  for (const name of choices)
    for (const value of CHOICES[name])
      expect(z.parse(options, { mode, [name]: value })).toMatchObject({ [name]: value });
});
