import { describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { options } from "../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { clearStorm, payCost, sweep, turnCard } from "../../../kit/tranquility.builders.ts";
import { given } from "../../../kit/tranquility.ts";

const MODES = ["standard", "arch", "pyramid", "day-night", "duel"] as const;

describe("the options", () => {
  test("are different for each mode, and every default is filled in", () => {
    expect(MODES.map((mode) => options.parse({ mode }))).toEqual([
      { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" },
      { mode: "arch", galateia: false, talk: "silent" },
      { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" },
      { mode: "day-night", galateia: false, soloToll: "draw-five", talk: "silent" },
      { mode: "duel" },
    ]);
  });

  test("P0: a pyramid is easier, normal or harder; the default is normal", () => {
    const pyramid = (difficulty: string) => safeParse(options, { mode: "pyramid", difficulty }).success;
    expect(["easier", "normal", "harder", "hard"].map(pyramid)).toEqual([true, true, true, false]);
    expect(options.parse({ mode: "pyramid" })).toMatchObject({ difficulty: "normal" });
  });

  test("P10: the borders of a pyramid are those of the French sheet by default, or those of the German one", () => {
    const edition = (name: string) => safeParse(options, { mode: "pyramid", edition: name }).success;
    expect(["fr", "de", "en"].map(edition)).toEqual([true, true, false]);
    expect(options.parse({ mode: "pyramid" })).toMatchObject({ edition: "fr" });
  });

  test("B1: four islands may be left out of the standard game, of arches, and of day and night", () => {
    const galateia = MODES.map((mode) => safeParse(options, { mode, galateia: true }).success);
    expect(galateia).toEqual([true, true, false, true, false]);
  });

  test("options of another mode are refused, and so is a mixture of modes", () => {
    for (const wrong of [
      { mode: "arch", soloToll: "draw-five" },
      { mode: "pyramid", galateia: true },
      { mode: "standard", difficulty: "harder" },
      { mode: "duel", talk: "open" },
      { mode: "rough-seas" },
    ])
      expect(safeParse(options, wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  test("a match has one to five seats, a duel exactly two", () => {
    const seats = MODES.map((mode) => tranquility.seats(options.parse({ mode })));
    expect(seats).toEqual([
      [1, 5],
      [1, 5],
      [1, 5],
      [1, 5],
      [2, 2],
    ]);
  });
});

describe("B13, D7: talk", () => {
  test.each(["arch", "pyramid", "day-night"] as const)("B13: %s is silent unless talk is open", (mode) => {
    expect(tranquility.talk.allowed(given({ options: { mode }, hands: ["1 2"] }).state, 0)).toMatchObject({
      phrases: {},
    });
    const open = given({ options: { mode, talk: "open" }, hands: ["1 2"] });
    expect(tranquility.talk.allowed(open.state, 0)).toBe("free");
  });

  test("D7: in a duel talk is open", () => {
    expect(tranquility.talk.allowed(given({ options: { mode: "duel" }, hands: ["1 2", "3"] }).state, 1)).toBe("free");
  });
});

describe("a command of another mode", () => {
  test("is refused there for every seat", () => {
    const standard = given({ hands: ["compass 2", "3"] });
    standard.when(0, clearStorm(0)).refused("NotInThisMode");
    standard.when(0, turnCard(0, "2")).refused("NotInThisMode");
    standard.when(0, sweep()).refused("NotInThisMode");
    standard.when(0, payCost("2")).refused("NotInThisMode");
  });
});
