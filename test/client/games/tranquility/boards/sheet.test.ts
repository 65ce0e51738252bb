import { describe, expect, it } from "vitest";
import de from "../../../../../client/games/tranquility/boards/sheet/messages/de.ts";
import en from "../../../../../client/games/tranquility/boards/sheet/messages/en.ts";
import fr from "../../../../../client/games/tranquility/boards/sheet/messages/fr.ts";
import { PARAGRAPHS, paragraphsOf } from "../../../../../client/games/tranquility/boards/sheet/paragraphs.ts";
import type { BoardDefinition } from "../../../../../shared/games/tranquility/boards/definition.ts";
import { EXAMPLES } from "../../../../../shared/games/tranquility/boards/examples.ts";
import { OFFICIAL } from "../../../../../shared/games/tranquility/boards/official.ts";

const [LAKE, COAST, DUSK, TOWER] = EXAMPLES as [BoardDefinition, BoardDefinition, BoardDefinition, BoardDefinition];
const all = (board: BoardDefinition, say = en) => [
  ...paragraphsOf("setup", board, say),
  ...paragraphsOf("rules", board, say),
];
const idsOf = (board: BoardDefinition) => all(board).map(({ id }) => id);

type Change = (board: BoardDefinition) => BoardDefinition;
const cards =
  (more: Partial<BoardDefinition["cards"]>): Change =>
  (board) => ({ ...board, cards: { ...board.cards, ...more } });
const rules =
  (more: Partial<BoardDefinition["rules"]>): Change =>
  (board) => ({ ...board, rules: { ...board.rules, ...more } });

/** The rules whose paragraphs a change adds, removes or rewrites. */
function changedBy(board: BoardDefinition, change: Change): readonly string[] {
  const [before, after] = [board, change(board)].map((one) => new Map(all(one).map(({ id, text }) => [id, text])));
  return PARAGRAPHS.map(({ id }) => id).filter((id) => before!.get(id) !== after!.get(id));
}

describe("the sheet of a board", () => {
  it.each<[string, BoardDefinition, Change, readonly string[]]>([
    ["the range of islands", LAKE, cards({ islands: [1, 70] }), ["B1"]],
    ["removed islands", LAKE, cards({ removed: 4 }), ["B1"]],
    ["finish cards", LAKE, cards({ finishes: 2 }), ["B1"]],
    ["compasses", DUSK, cards({ compasses: 2 }), ["N1"]],
    ["no compasses", DUSK, cards({ compasses: 0 }), ["N1", "N3"]],
    ["storms", TOWER, cards({ explorer: { ...TOWER.cards.explorer, storm: 5 } }), ["P1"]],
    ["no monsters", TOWER, cards({ explorer: { ...TOWER.cards.explorer, monster: 0 } }), ["P1", "P6"]],
    ["no storms", TOWER, cards({ explorer: { ...TOWER.cards.explorer, storm: 0 } }), ["P1", "B2", "P5", "P7"]],
    ["seats", TOWER, rules({ seats: [2, 3] }), ["B1"]],
    ["the size of hands", TOWER, rules({ hand: 6 }), ["B1", "B2"]],
    ["the group discard", LAKE, rules({ toll: 7 }), ["B7", "B9"]],
    ["the discard of a single player", LAKE, rules({ soloToll: "draw-five" }), ["B9"]],
    ["the cost", LAKE, rules({ cost: "flat" }), ["B4"]],
    ["the largest cost", LAKE, rules({ maxCost: 2 }), ["B4"]],
    ["no discarding of two", LAKE, rules({ pairs: false }), ["B2"]],
    ["no turning", DUSK, rules({ turning: false as unknown as true }), ["B2", "N4"]],
    ["jokers", TOWER, rules({ jokers: true }), ["P10"]],
    ["starts as rocks", TOWER, rules({ startsAreRocks: true }), ["P4"]],
    ["talk", LAKE, rules({ talk: "silent" }), ["B13"]],
    ["lines that are not free", LAKE, (b) => ({ ...b, lines: b.lines.map(({ free: _, ...l }) => l) }), ["A2"]],
    ["lines that are open", LAKE, (b) => ({ ...b, lines: b.lines.map(({ after: _, ...l }) => l) }), ["A2"]],
    ["a frame", TOWER, (b) => ({ ...b, frame: [{ x: 0, y: 7 }] }), ["B1"]],
    ["no night", DUSK, ({ night: _, ...b }) => b, ["N2", "N5"]],
  ])("changes its paragraphs with %s", (_, board, change, ids) => {
    expect(changedBy(board, change)).toEqual(ids);
  });

  it("has the rules of a duel in place of those of a group", () => {
    const ids = idsOf(OFFICIAL.duel);
    expect(ids.filter((id) => id.startsWith("D"))).toEqual(["D1", "D2", "D4", "D3", "D5", "D6"]);
    for (const id of ["B1", "B2", "B10", "B11"]) expect(ids).not.toContain(id);
  });

  it.each([...EXAMPLES, ...Object.values(OFFICIAL)].flatMap((board) => [en, de, fr].map((say) => ({ board, say }))))(
    "has whole sentences without placeholders, each rule once",
    ({ board, say }) => {
      const found = all(board, say);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found.map(({ id }) => id)).toEqual(idsOf(board));
      for (const { text } of found) {
        expect(text).not.toMatch(/undefined|NaN|null|\[object|#|\$\{|\{|\}| {2}/);
        expect(text).toMatch(/[.)]$/);
      }
    },
  );

  it("keeps the largest cost for boards that have one", () => {
    expect(all(COAST).find(({ id }) => id === "B4")?.text).toContain("more than 3");
  });
});
