import { describe, expect, it } from "vitest";
import de from "../../../../../client/games/tranquility/text/messages/de.ts";
import en from "../../../../../client/games/tranquility/text/messages/en.ts";
import fr from "../../../../../client/games/tranquility/text/messages/fr.ts";
import { type ReadoutName, readingOf } from "../../../../../client/games/tranquility/text/readings.ts";
import type { Setup } from "../../../../kit/tranquility.ts";
import { seatAt } from "../set-up.ts";

const read = (setup: Setup, reading: ReadoutName, words = en): string =>
  readingOf(reading, seatAt(setup).intent, words);

describe("a table read aloud", () => {
  const begun: Setup = { hands: ["7 finish 41"], piles: ["1 2 3"], board: { 2: 12, 6: 31, 7: 40 } };

  it("describes the board row by row from the start of its line", () => {
    const spoken = read(begun, "board");
    expect(spoken).toMatch(/^33 spaces left\. Row 1: 2 empty, 12, 3 empty\. Row 2: 31, 40, 4 empty\. Row 3: 6 empty\./);
    expect(spoken).toMatch(/Row 6: 6 empty\.$/);
  });

  it("describes each gap: its neighbours, its width and its place", () => {
    expect(read(begun, "gaps")).toBe(
      "Before 12: 2 spaces, Row 1, column 1 to Row 1, column 2. " +
        "Between 12 and 31: 3 spaces, Row 1, column 4 to Row 1, column 6. " +
        "After 40: 28 spaces, Row 2, column 3 to Row 6, column 6.",
    );
    expect(read({ hands: ["7"] }, "gaps")).toBe("The whole line: 36 spaces, Row 1, column 1 to Row 6, column 6.");
  });

  it("describes a gap of one space by its place alone, and says if there is none", () => {
    const numbers = Object.fromEntries(Array.from({ length: 36 }, (_, cell) => [cell, cell + 1]));
    const { 4: _, ...all } = numbers;
    expect(read({ hands: ["40"], board: all }, "gaps")).toBe("Between 4 and 6: 1 space, Row 1, column 5.");
    expect(read({ hands: ["40"], board: numbers }, "gaps")).toBe("0 spaces left.");
  });

  it("describes the hand, the pile, and what is to be done", () => {
    expect(read(begun, "hand")).toBe(
      "Your hand, 3 cards: Card 7, lighthouse (finish), Card 41. Your pile: 3 cards. Choose a card.",
    );
  });

  it("describes what is peculiar to a board", () => {
    const stormy: Setup = { options: { mode: "pyramid" }, hands: ["7 8", "9"], board: { 1: 3 }, storms: [2] };
    expect(read(stormy, "board")).toContain("Row 1: border, 3, closed by a storm, 1 empty, border");
    const arch: Setup = { options: { mode: "arch" }, hands: ["7 8", "9"], board: { 1: 3 } };
    expect(read(arch, "board")).toContain("Row 4: the roof is not open yet.");
    const wrong: Setup = { options: { mode: "day-night" }, hands: ["7 8", "9"], board: { 1: { n: 3, side: "day" } } };
    expect(read(wrong, "board")).toContain("Row 1: 1 empty, 3 (wrong side), 4 empty.");
  });

  it.each(Object.entries({ de, fr }))("is read in %s", (_, words) => {
    for (const reading of ["board", "gaps", "hand"] as const) {
      const spoken = read(begun, reading, words);
      expect(spoken).not.toMatch(/undefined|NaN|#|\{|\}/);
      expect(spoken).not.toBe(read(begun, reading));
    }
  });
});
