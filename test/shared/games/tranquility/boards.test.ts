import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faultsOf, hasLastingStorms, isUnlosable } from "../../../../shared/games/tranquility/boards/board-faults.ts";
import type { BoardDefinition } from "../../../../shared/games/tranquility/boards/definition.ts";
import { EXAMPLES } from "../../../../shared/games/tranquility/boards/examples.ts";
import { boardOfLink, linkOf } from "../../../../shared/games/tranquility/boards/link.ts";
import { OFFICIAL } from "../../../../shared/games/tranquility/boards/official.ts";
import { fingerprintOf } from "../../../../shared/games/tranquility/figures.ts";
import { type OptionsOf, options } from "../../../../shared/games/tranquility/options.ts";
import { itemAt } from "../../../kit/item-at.ts";

const [lake, coast, dusk] = EXAMPLES as readonly [BoardDefinition, BoardDefinition, BoardDefinition, BoardDefinition];
const [grid, duel] = [OFFICIAL.standard, OFFICIAL.duel];

const withCards = (board: BoardDefinition, cards: object): BoardDefinition => ({
  ...board,
  cards: { ...board.cards, ...cards },
});
const withRules = (board: BoardDefinition, rules: object): BoardDefinition => ({
  ...board,
  rules: { ...board.rules, ...rules },
});
const without = (board: BoardDefinition, field: keyof BoardDefinition): BoardDefinition => {
  const { [field]: _, ...rest } = board;
  return rest as BoardDefinition;
};
const withLine = (board: BoardDefinition, line: number, changes: object): BoardDefinition => ({
  ...board,
  lines: board.lines.map((one, i) => (i === line ? { ...one, ...changes } : one)),
});

const FAULTY: readonly (readonly [name: string, board: BoardDefinition, fault: object])[] = [
  [
    "fewer than twelve cells",
    { ...grid, lines: [{ cells: itemAt(grid.lines, 0).cells.slice(0, 11) }] },
    { fault: "CellCount", cells: 11, least: 12, most: 60 },
  ],
  [
    "two cells on one place",
    withLine(dusk, 1, { cells: [...itemAt(dusk.lines, 1).cells, { x: 0, y: 0 }] }),
    { fault: "PlaceTakenTwice", at: { x: 0, y: 0 }, by: ["cell", "cell"] },
  ],
  [
    "a border card on a cell",
    { ...grid, frame: [{ x: 2, y: 3 }] },
    { fault: "PlaceTakenTwice", at: { x: 2, y: 3 }, by: ["cell", "frame"] },
  ],
  [
    "a finish on the start",
    { ...grid, finish: { x: -1, y: -1 } },
    { fault: "PlaceTakenTwice", at: { x: -1, y: -1 }, by: ["start", "finish"] },
  ],
  ["a night cell that does not exist", { ...dusk, night: [24] }, { fault: "NoSuchCell", list: "night", cell: 24 }],
  ["a border cell twice", { ...coast, borders: [3, 3] }, { fault: "CellsNotAscending", list: "borders", cell: 3 }],
  [
    "a line that waits for one that does not exist",
    withLine(lake, 2, { after: [3] }),
    { fault: "NoSuchLine", line: 2, after: 3 },
  ],
  ["a line that waits twice", withLine(lake, 2, { after: [1, 1] }), { fault: "LineNamedTwice", line: 2, after: 1 }],
  [
    "a line that waits for itself",
    withLine(lake, 0, { after: [0] }),
    { fault: "LinesWaitForEachOther", line: 0, after: 0 },
  ],
  [
    "islands from high to low",
    withCards(grid, { islands: [60, 20] }),
    { fault: "IslandsReversed", first: 60, last: 20 },
  ],
  ["seats from many to few", withRules(grid, { seats: [4, 2] }), { fault: "SeatsReversed", least: 4, most: 2 }],
  ["too few islands", withCards(grid, { islands: [1, 35] }), { fault: "TooFewIslands", islands: 35, cells: 36 }],
  [
    "too few cards for five hands",
    withCards(withRules(lake, { seats: [1, 5] }), { islands: [1, 26], removed: 6 }),
    { fault: "PilesTooSmall", seats: 5, cards: 4, needed: 5 },
  ],
  ["no finish", withCards(grid, { finishes: undefined }), { fault: "NoFinish" }],
  [
    "a toll that a single player cannot pay",
    withRules(grid, { toll: 10, soloToll: "draw-five" }),
    { fault: "TollTooLarge", seats: 1, toll: 10, most: 9 },
  ],
  ["starts without a place", without(grid, "start"), { fault: "Needs", field: "starts", other: "start" }],
  [
    "border cells without explorers",
    { ...grid, borders: [1] },
    { fault: "Needs", field: "borders", other: "explorer" },
  ],
  [
    "explorers without border cells",
    without(coast, "borders"),
    { fault: "Needs", field: "explorer", other: "borders" },
  ],
  ["turning without sides", withRules(grid, { turning: true }), { fault: "Needs", field: "turning", other: "night" }],
  ["a duel of three", withRules(duel, { seats: [2, 3] }), { fault: "Needs", field: "opposed", other: "two seats" }],
  [
    "a finish card in two decks",
    withCards(coast, { explorer: { ...coast.cards.explorer, finish: 1 } }),
    { fault: "Excludes", field: "finishes", other: "explorer.finish" },
  ],
  [
    "more explorers than there may be",
    withCards(coast, { explorer: { storm: 12, compass: 12, monster: 12, start: 2, rocks: 1, border: 2 } }),
    { fault: "TooManyExplorers", cards: 41, most: 40 },
  ],
];

const parsed = (board: BoardDefinition): BoardDefinition =>
  (options.parse({ mode: "board", board }) as OptionsOf<"board">).board;

describe("boards that players define", () => {
  test.each(Object.entries(OFFICIAL))("the board %s of the booklets has no fault", (_, board) =>
    expect(faultsOf(board)).toEqual([]),
  );

  test.each(FAULTY)("%s is named as a fault, with its place", (_, board, fault) =>
    expect(faultsOf(board)).toContainEqual(fault),
  );

  test.each(FAULTY)("a table with %s is refused, with the fault", (_, board, fault) => {
    const { success, error } = options.safeParse({ mode: "board", board: { ...board, id: "board", title: "Faulty" } });
    expect(success).toBe(false);
    expect(error!.issues.map((issue) => ("params" in issue ? issue.params : issue))).toContainEqual(fault);
  });

  test("only a board on which each island fits each cell, and nothing is paid, cannot be lost", () => {
    const cells = itemAt(lake.lines, 2).cells;
    const { finish: _, start: __, ...rest } = { ...lake, frame: [], lines: cells.map((cell) => ({ cells: [cell] })) };
    const easy: BoardDefinition = {
      ...rest,
      cards: { islands: [1, 60] },
      rules: { seats: [1, 4], hand: 5, cost: "difference", pairs: false, talk: "open" },
    };
    expect(faultsOf(easy)).toEqual([]);
    expect(isUnlosable(easy)).toBe(true);
    for (const board of [...EXAMPLES, ...Object.values(OFFICIAL), withRules(easy, { pairs: true })])
      expect(isUnlosable(board)).toBe(false);
  });

  test("storms close cells until the end where no deck has a compass (P7, H3)", () => {
    expect(hasLastingStorms(withCards(grid, { specials: { storm: 1 } }))).toBe(true);
    expect(hasLastingStorms(withCards(grid, { specials: { storm: 3, compass: 1 } }))).toBe(false);
    expect(hasLastingStorms(withCards(coast, { explorer: { storm: 1 } }))).toBe(true);
    expect(hasLastingStorms(withCards(coast, { explorer: { storm: 1, compass: 1 } }))).toBe(false);
    for (const board of [...EXAMPLES, ...Object.values(OFFICIAL)]) expect(hasLastingStorms(board)).toBe(false);
  });

  test("lines that wait for each other in a circle are found", () => {
    const circle = withLine(withLine(lake, 0, { after: [1] }), 1, { after: [2] });
    expect(faultsOf(circle)).toContainEqual({ fault: "LinesWaitForEachOther", line: 0, after: 1 });
  });

  test.each(EXAMPLES)(
    "the link of $title has at most 600 characters, and gives the same board to the byte",
    (board) => {
      const link = linkOf(board);
      expect(link.length).toBeLessThan(300);
      expect(JSON.stringify(boardOfLink(link))).toBe(JSON.stringify(parsed(board)));
    },
  );

  test("links that are damaged, too long or of a newer version give no board", () => {
    const link = linkOf(lake);
    expect(boardOfLink(`${link}A`)).toBe("NoBoard");
    expect(boardOfLink(link.slice(0, -2))).toBe("NoBoard");
    expect(boardOfLink(`M${link.slice(1)}`)).toBe("NewerVersion");
    for (const text of ["", "A", "%20", "é"]) expect(boardOfLink(text)).toBe("NoBoard");
    expect(boardOfLink("A".repeat(5_000))).toBe("TooLong");
  });

  test("equal boards have one fingerprint, whatever the order of their fields", () => {
    const turned = Object.fromEntries(Object.entries(lake).reverse()) as unknown as BoardDefinition;
    expect(fingerprintOf(turned)).toBe(fingerprintOf(lake));
    expect(new Set(EXAMPLES.map(fingerprintOf)).size).toBe(EXAMPLES.length);
    expect(fingerprintOf({ ...lake, title: "Three inlets" })).not.toBe(fingerprintOf(lake));
  });
});

describe("the page of the protocol", () => {
  const page = readFileSync("shared/games/tranquility/PROTOCOL.md", "utf8");

  test("has a board that can be played", () => {
    const [, example] = /^```json\n(\{"mode":"board".*)\n```$/m.exec(page)!;
    expect(options.safeParse(JSON.parse(example!))).toMatchObject({ success: true });
  });

  const faults = FAULTY.map(([, , fault]) => (fault as { readonly fault: string }).fault);
  test.each([...new Set(faults)])("explains the fault %s of a board", (fault) =>
    expect(page).toContain(`\`${fault}\``),
  );
});
