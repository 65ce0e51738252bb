import { describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { options } from "../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { given } from "../../kit/tranquility.ts";
import { clearStorm, offer, payCost, playStart, sweep, turnCard } from "../../kit/tranquility.words.ts";

const MODES = ["standard", "arch", "pyramid", "day-night", "duel"] as const;

describe("options", () => {
  test("every mode has its own, and every default is filled in", () => {
    expect(MODES.map((mode) => options.parse({ mode }))).toEqual([
      { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" },
      { mode: "arch", galateia: false, talk: "silent" },
      { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" },
      { mode: "day-night", galateia: false, soloToll: "draw-five", talk: "silent" },
      { mode: "duel" },
    ]);
  });

  test("what belongs to another mode is refused, and so is a mixture of modes", () => {
    for (const wrong of [
      { mode: "arch", soloToll: "draw-five" },
      { mode: "pyramid", galateia: true },
      { mode: "standard", difficulty: "harder" },
      { mode: "duel", talk: "open" },
      { mode: "rough-seas" },
    ])
      expect(safeParse(options, wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  test("one to five play, exactly two a duel", () => {
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
    expect(tranquility.talk(given({ options: { mode }, hands: ["1 2"] }).state, 0)).toBe("silent");
    const open = given({ options: { mode, talk: "open" }, hands: ["1 2"] });
    expect(tranquility.talk(open.state, 0)).toBe("free");
  });

  test("D7: in a duel talk is free", () => {
    expect(tranquility.talk(given({ options: { mode: "duel" }, hands: ["1 2", "3"] }).state, 1)).toBe("free");
  });
});

describe("what a mode does not have", () => {
  test("is refused there, whoever asks for it", () => {
    const standard = given({ hands: ["compass 2", "3"] });
    standard.when(0, clearStorm(0)).refused("NotInThisMode");
    standard.when(0, turnCard(0, "2")).refused("NotInThisMode");
    standard.when(0, sweep()).refused("NotInThisMode");
    standard.when(0, payCost("2")).refused("NotInThisMode");
    const arch = given({ options: { mode: "arch" }, hands: ["start 2", "3"] });
    arch.when(0, playStart()).refused("NotInThisMode");
    arch.when(0, offer("2")).refused("NoTollIsOpen", "B7");
  });
});
