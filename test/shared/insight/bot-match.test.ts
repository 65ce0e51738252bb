import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { options } from "../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { botMatch } from "../../../shared/insight/bot-match.ts";

describe("a match of bots", () => {
  const table = options.parse({ mode: "board", board: EXAMPLES[2] });

  it("is the same for the same text, and another one for another text", () => {
    const [first, again, other] = ["a", "a", "b"].map((text) => botMatch(tranquility, table, 2, text));
    expect(again).toEqual(first);
    expect(other!.table).not.toEqual(first!.table);
  });

  it("is played to its end, with the places that were not filled", () => {
    for (let match = 0; match < 12; match++) {
      const { outcome, moves, table: end } = botMatch(tranquility, table, 1, `end ${match}`);
      expect(moves).toBeGreaterThan(0);
      const empty = tranquility.unfilled(end as Parameters<typeof tranquility.unfilled>[0]);
      if (outcome.result === "won") expect(empty).toEqual([]);
    }
  });
});
