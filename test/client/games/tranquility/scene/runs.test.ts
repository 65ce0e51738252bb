import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import { playersInfo } from "../../../../../client/games/tranquility/overlay/players.ts";
import type { Seat } from "../../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../../shared/engine/match/match.ts";
import type { Cell } from "../../../../../shared/games/tranquility/layouts.ts";
import { scoresOf } from "../../../../../shared/games/tranquility/scoring.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { LocalMatch, optionsOf } from "../../../harness/local-match.ts";
import { drawingOf } from "../drawing.ts";
import { laidOut } from "../pages.ts";

const range = (from: Cell, to: Cell): Cell[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** @param cells by seat; the number of an island is its cell plus 1 */
function duelWith(cells: readonly (readonly Cell[])[]): Match<State> {
  const { match } = new LocalMatch(2, 1, optionsOf("duel"));
  const board = match.table.board.slice();
  cells.forEach((own, by: Seat) => {
    for (const cell of own) board[cell] = { card: 1000 + cell, number: cell + 1, by, side: by === 0 ? "day" : "night" };
  });
  return { ...match, table: { ...match.table, board } };
}

const framesOf = (match: Match<State>) =>
  [...laidOut({ match, seat: 0, viewport: { width: 1440, height: 900 }, draft: NO_DRAFT }).pieces]
    .filter(([key]) => /^(run|worth):/.test(String(key)))
    .map(([key, piece]) => [key, drawingOf(piece)]);

describe("the runs of a duel (D6)", () => {
  it("are framed in one piece along a row, with their score on their end", () => {
    expect(framesOf(duelWith([[1, 2, 3, 4], []]))).toEqual([
      ["run:1:0", { of: "run", height: 99, side: "day" }],
      ["worth:1", { of: "worth", side: "day", text: "+4" }],
    ]);
  });

  it("are open where they continue in another row, in between at both ends", () => {
    expect(framesOf(duelWith([[], range(4, 20)]))).toEqual([
      ["run:4:0", { of: "run", height: 99, side: "night", open: "right" }],
      ["run:4:1", { of: "run", height: 99, side: "night", open: "both" }],
      ["run:4:2", { of: "run", height: 99, side: "night", open: "both" }],
      ["run:4:3", { of: "run", height: 99, side: "night", open: "left" }],
      ["worth:4", { of: "worth", side: "night", text: "+17" }],
    ]);
  });

  it("are none while only two lie side by side, or another's island lies between", () => {
    expect(framesOf(duelWith([[0, 1, 3], [2]]))).toEqual([]);
  });
});

describe("the plaques of a duel", () => {
  const duel = new LocalMatch(2, 5, optionsOf("duel"));
  for (let i = 0; i < 24; i++) duel.playOne();
  const { table } = duel.match;

  it("show the score so far, and the side of each player", () => {
    const infos = playersInfo(duel.match);
    expect(infos.map(({ score }) => score)).toEqual(scoresOf(table));
    expect(infos.map(({ side }) => side)).toEqual(["day", "night"]);
    expect(infos.some(({ score }) => score!.points !== 0)).toBe(true);
  });

  it("show no count of a pile, for both draw from the row", () => {
    for (const info of playersInfo(duel.match)) expect(info).not.toHaveProperty("pile");
  });
});

it("the plaques of day and night show the side of every hand (N3)", () => {
  const { match } = new LocalMatch(3, 1, optionsOf("day-night"));
  const turned = { ...match, table: { ...match.table, side: "night" as const } };
  expect(playersInfo(match).map(({ side }) => side)).toEqual(["day", "day", "day"]);
  expect(playersInfo(turned).map(({ side }) => side)).toEqual(["night", "night", "night"]);
});

it("the plaques of other modes show no side and no score", () => {
  for (const info of playersInfo(new LocalMatch(4, 1).match)) {
    expect(info).not.toHaveProperty("side");
    expect(info).not.toHaveProperty("score");
    expect(info.pile).toBeGreaterThan(0);
  }
});
