import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { learnWords } from "../../../client/i18n/t.ts";
import { HOUSE } from "../../../client/screens/home/house.ts";
import { CHOICES, infoOf, MODE_NAMES } from "../../../client/screens/home/modes.ts";
import { answered, questions } from "../../../client/screens/home/questions.ts";
import {
  changedWishes,
  optionsOf,
  seatsFor,
  usual,
  type Wishes,
  wish,
  wishes,
} from "../../../client/screens/home/wishes.ts";
import { options, SEATS } from "../../../shared/games/tranquility/options.ts";

// The words say in which language the page is.
beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await learnWords();
});

const oneOf = (values: readonly unknown[]) => fc.constantFrom(...values);

/** What one touch may change, and what an older page may have left behind. */
const changes: fc.Arbitrary<object> = fc.oneof(
  fc.record({ mode: oneOf([...MODE_NAMES, "regatta", 1]) }),
  fc.record({ seats: oneOf([0, 1, 2, 3, 4, 5, 6, "2"]) }),
  ...Object.entries({ ...CHOICES, ...HOUSE }).map(([name, values]) =>
    fc.record({ [name]: oneOf([...values, "nonsense", undefined]) }),
  ),
);

describe("whatever is touched", () => {
  test("a table that the rules do not know cannot be wished for", () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (touched) => {
        for (const change of touched) wish(change as Partial<Wishes>);
        const { mode, seats } = wishes.value;
        const parsed = z.safeParse(options, optionsOf(wishes.value));
        expect(parsed.success && parsed.data).toEqual(optionsOf(wishes.value));
        const [least, most] = SEATS[mode];
        expect(seats).toBeGreaterThanOrEqual(least);
        expect(seats).toBeLessThanOrEqual(most);
        expect(seatsFor(mode)).toContain(seats);
      }),
    );
  });

  test("one button makes everything usual again, but the board and the seats", () => {
    wish(usual());
    wish({ mode: "pyramid", seats: 4, difficulty: "harder", talk: "open", clock: 120 });
    expect(changedWishes.value).toBe(3);
    wish(usual());
    expect(changedWishes.value).toBe(0);
    expect(wishes.value).toMatchObject({ mode: "pyramid", seats: 4, difficulty: "normal" });
  });
});

describe.each(MODE_NAMES)("%s", (mode) => {
  test("has words for every answer that it leaves open", () => {
    for (const name of infoOf(mode).choices) {
      const values = questions()[name].answers.map(({ value }) => value);
      expect(values.toSorted()).toEqual([...CHOICES[name]].toSorted());
    }
  });

  test("tells at the table what was chosen, and of the solo toll only who is alone", () => {
    wish({ mode });
    const { choices } = infoOf(mode);
    expect(answered(optionsOf(wishes.value), 1)).toHaveLength(choices.length);
    const together = choices.filter((name) => name !== "soloToll");
    expect(answered(optionsOf(wishes.value), 2)).toHaveLength(together.length);
  });
});

test("a board of an unknown mode has nothing to tell", () => {
  expect(answered({ mode: "regatta" }, 2)).toEqual([]);
  expect(answered({}, 2)).toEqual([]);
});
