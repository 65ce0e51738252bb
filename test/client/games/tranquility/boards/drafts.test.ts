import { beforeAll, describe, expect, it } from "vitest";
import {
  type BoardDraft,
  cellsOf,
  definitionOf,
  draftOf,
} from "../../../../../client/games/tranquility/boards/draft.ts";
import { loadBoards } from "../../../../../client/games/tranquility/boards/load.ts";
import {
  between,
  framed,
  type Tool,
  takesAt,
  used,
  withoutLine,
} from "../../../../../client/games/tranquility/boards/tools.ts";
import { EXAMPLES } from "../../../../../shared/games/tranquility/boards/examples.ts";
import { boardOfLink, linkOf } from "../../../../../shared/games/tranquility/boards/link.ts";
import { OFFICIAL } from "../../../../../shared/games/tranquility/boards/official.ts";
import type { Space } from "../../../../../shared/games/tranquility/layouts.ts";
import { options } from "../../../../../shared/games/tranquility/options.ts";

describe("the draft of a board", () => {
  let boards: Awaited<ReturnType<typeof loadBoards>>;
  beforeAll(async () => {
    boards = await loadBoards();
  });

  const use = (draft: BoardDraft, tool: Tool, at: Space, line = 0): BoardDraft =>
    used(draft, { tool, line, takes: takesAt(draft, tool, at) }, at);

  const row = (y: number): readonly Space[] => Array.from({ length: 6 }, (_, x) => ({ x, y }));
  const drawn = (): BoardDraft =>
    use(
      [...row(0), ...row(1)].reduce((draft, at) => use(draft, "cell", at), boards.blank()),
      "finish",
      { x: 6, y: 2 },
    );

  it.each(EXAMPLES)("keeps $title unchanged", (example) => {
    expect(linkOf(definitionOf(draftOf(example)))).toBe(linkOf(example));
  });

  it("can start from every board without faults", () => {
    expect(boards.starts()).toHaveLength(16);
    for (const { draft } of boards.starts()) {
      expect(boards.faults(draft)).toEqual([]);
      expect(options.safeParse(boards.optionsOf(draft)).success).toBe(true);
      expect(boards.draftOf(boards.linkOf(draft))).toEqual(draftOf(definitionOf(draft)));
    }
    expect(
      boards
        .starts()
        .slice(0, 5)
        .map(({ id }) => id),
    ).toEqual(Object.keys(OFFICIAL));
  });

  it("is playable once it has enough spaces and a finish", () => {
    expect(boards.faults(boards.blank()).map(({ place }) => place)).toEqual(["board-grid", "board-tool-finish"]);
    expect(boards.faults(drawn())).toEqual([]);
  });

  it("names a fault at the place that can mend it", () => {
    const places = (draft: BoardDraft) => boards.faults(draft).map(({ place }) => place);
    expect(places({ ...drawn(), title: " " })).toEqual(["board-title"]);
    expect(places({ ...drawn(), cards: { islands: [1, 10], finishes: 5 } })).toContain("board-field-islands");
    expect(places(use(drawn(), "border", { x: 0, y: 0 }))).toEqual(["board-field-explorer-storm"]);
    const waiting = { ...drawn(), lines: [...drawn().lines, { cells: row(3), after: [0] }] };
    const circle = { ...waiting, lines: [{ ...waiting.lines[0]!, after: [1] }, waiting.lines[1]!] };
    expect(places(circle)).toContain("board-lines");
  });

  it("puts and takes cells, with their marks", () => {
    const marked = use(use(drawn(), "border", { x: 2, y: 1 }), "night", { x: 2, y: 1 });
    expect(definitionOf(marked)).toMatchObject({ borders: [8], night: [8] });
    const taken = use(marked, "cell", { x: 2, y: 1 });
    expect(definitionOf(taken)).not.toHaveProperty("borders");
    expect(cellsOf(taken)).toHaveLength(11);
    expect(use(taken, "border", { x: 2, y: 1 })).toBe(taken);
  });

  it("moves a cell to the end of a line that is drawn through it", () => {
    const first = { x: 0, y: 0 };
    const marked = use(drawn(), "night", first);
    const moved = use(marked, "line", first);
    expect(moved.lines[0]!.cells.at(-1)).toEqual(first);
    expect(definitionOf(moved).night).toEqual([11]);
    expect(use(moved, "line", first)).toBe(moved);
    const other = use({ ...drawn(), lines: [...drawn().lines, { cells: [] }] }, "line", first, 1);
    expect(other.lines.map(({ cells }) => cells.length)).toEqual([11, 1]);
  });

  it("has one thing at a place", () => {
    const at = { x: 3, y: 1 };
    const finish = use(drawn(), "finish", at);
    expect(finish.finish).toEqual(at);
    expect(cellsOf(finish)).toHaveLength(11);
    const cell = use(finish, "cell", at);
    expect(cell.finish).toBeUndefined();
    expect(use(cell, "erase", { x: 8, y: 8 })).toBe(cell);
  });

  it("keeps cells within the grid, and lets a frame lie around it", () => {
    const outside = { x: -1, y: 0 };
    expect(use(drawn(), "cell", outside)).toEqual(drawn());
    expect(framed(drawn()).frame).toHaveLength(16);
    expect(boards.faults(framed(drawn()))).toEqual([]);
  });

  it("removes a line, and its number where others wait for it", () => {
    const lines = [{ cells: row(0) }, { cells: row(1) }, { cells: row(2), after: [0, 1] }];
    expect(withoutLine({ ...drawn(), lines }, 0).lines[1]).toEqual({ cells: row(2), after: [0] });
  });

  it("is read again from this device, and nothing else is", () => {
    const stored: unknown = JSON.parse(JSON.stringify(drawn()));
    expect(boards.read(stored)).toEqual(drawn());
    for (const other of [undefined, null, 1, "x", {}, { ...drawn(), lines: [] }])
      expect(boards.read(other)).toBeUndefined();
  });

  it("comes out of a link, or the reason why not", () => {
    const link = boards.linkOf(drawn());
    expect(boards.draftOf(link)).toEqual(draftOf(boardOfLink(link) as Parameters<typeof draftOf>[0]));
    expect(boards.draftOf(`${link}A`)).toBe("NoBoard");
    expect(boards.draftOf("A".repeat(2_000))).toBe("TooLong");
    expect(boards.draftOf(`M${link.slice(1)}`)).toBe("NewerVersion");
  });

  it("fills the gaps of a fast pointer", () => {
    expect(between({ x: 0, y: 0 }, { x: 3, y: 0 })).toEqual([1, 2, 3].map((x) => ({ x, y: 0 })));
    expect(between({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual([]);
  });
});
