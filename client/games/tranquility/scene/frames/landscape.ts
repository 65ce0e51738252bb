import { arranged, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { type BoardBetweenSides, boardBetweenSides, type SideFact } from "./board-between-sides.ts";
import { rowIn } from "./extras.ts";
import { factsOf } from "./facts.ts";
import { plaquesIn, squareIn, type TranquilityLayoutContext, type TranquilityPageLayout } from "./frame.ts";
import { found, windowRows } from "./grid.ts";
import { type Panel, regionsIn } from "./regions.ts";
import { SHORE_ROWS, type ShoreLength, type ShoreName, shoreOf, tableBy } from "./shore.ts";
import { slope } from "./slope.ts";

/**
 * Lays out a phone on its side: plaques on the left, a board as high as the window, the shore with buttons and hand on
 * the right. A tapering board has a layout of its own.
 */
export function landscape(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const facts = factsOf(occasion);
  return facts.has("tapering") ? slope(occasion) : framed(occasion, boardBetweenSides(occasion, facts));
}

type Length =
  | ShoreLength
  | "seats"
  | "each"
  | "between"
  | "head"
  | "first plaque"
  | "last plaque"
  | "step"
  | "lane"
  | "mooring"
  | "limit"
  | "length";
type Name =
  | Panel
  | ShoreName
  | "players"
  | "board"
  | "people"
  | "plaque"
  | "start"
  | "finish"
  | "islet"
  | "dial"
  | "row";

/** In px, as [minimum, preferred] by the ease of the board's sides. */
const ROWS: readonly Rows<Length, Name, SideFact>[] = [
  ...SHORE_ROWS,
  {
    lengths: {
      // Limits of the things on the shore: right of the finish, and above the edge of the window.
      top: ["finish.right", 10],
      floor: ["window.bottom", -8],
      foot: 0,
      head: 94,
      // The top of the first plaque, and the limit of the last: plaques give way to everything else in their column.
      "first plaque": "head",
      "last plaque": ["window.bottom", -8],
      step: { max: [44, { min: [59, { times: [["last plaque", { times: ["first plaque", -1] }], "each"] }] }] },
      // `lane`: distance between plaques and board. `mooring`: x of the middle of a lane there.
      lane: 6,
      mooring: ["board.left", [-25, -27]],
      limit: "board.left",
    },
    boxes: {
      people: {
        left: [8, 12],
        right: ["limit", { times: ["lane", -1] }],
        width: { least: 88, most: 116, gives: "right" },
        top: "first plaque",
        bottom: "last plaque",
      },
      tools: { left: "people.left", width: 88, top: 10, height: 40 },
      title: { left: "people.left", right: "people.right", top: 54, height: 36 },
      plaque: {
        left: "people.left",
        right: "people.right",
        top: "first plaque",
        height: { min: [52, ["step", -5]] },
      },
      players: {
        left: "people.left",
        right: "people.right",
        top: "first plaque",
        height: ["plaque.height", { times: ["step", ["seats", -1]] }],
      },
      watchers: { left: "people.left", right: "people.right", top: ["players.bottom", 6], height: 30 },
      // The finish is where the shore begins beside the board, above the buttons.
      finish: { center: ["board.right", [25, 31]], middle: 36, size: 39 },
      islet: { center: "finish.center", middle: "finish.middle", size: [58, 74] },
    },
  },
  {
    when: ["boats"],
    boxes: { finish: { middle: { max: [36, ["board.top", 16]] }, height: 39 } },
  },
  { when: ["replay"], lengths: { head: 56 }, boxes: { title: { left: 104, width: 40, top: 10, height: 40 } } },
  {
    when: ["lesson"],
    lengths: { head: 56 },
    boxes: {
      lesson: {
        left: "people.left",
        right: ["mooring", -28],
        top: ["players.bottom", 6],
        bottom: ["window.bottom", -8],
      },
    },
  },
  // The harbour is below the plaques: at the foot of the board, or below the spectators.
  {
    when: ["harbour"],
    lengths: { "last plaque": ["window.bottom", -58] },
    boxes: {
      start: {
        center: "people.center",
        middle: {
          min: [
            ["window.bottom", -29],
            {
              max: [
                ["board.bottom", -21],
                ["players.bottom", 62],
              ],
            },
          ],
        },
        size: 42,
      },
    },
  },
  // The dial is above the plaques, with its text beside it.
  {
    when: ["dial"],
    lengths: { "first plaque": ["head", 52] },
    boxes: {
      dial: { center: ["people.left", 23], middle: ["head", 23], size: 46 },
      side: { left: ["dial.right", 2], width: 40, middle: "dial.middle", height: 44 },
    },
  },
  { when: ["lane"], lengths: { lane: [50, 54], "first plaque": "head", "last plaque": ["window.bottom", -8] } },
  {
    when: ["lane", "harbour"],
    boxes: {
      start: { center: "mooring", middle: ["board.bottom", -22], size: 44 },
      watchers: { center: "mooring", width: 44, bottom: ["start.top", -6], height: 30 },
    },
  },
  {
    when: ["lane", "dial"],
    boxes: {
      dial: { center: "mooring", middle: 34, size: 46 },
      side: { center: "mooring", width: 44, top: ["dial.bottom", 4], height: 44 },
    },
  },
  {
    when: ["row"],
    lengths: { top: 0, limit: { min: ["board.left", "row.left"] }, step: 104 },
    boxes: { plaque: { top: "first plaque", height: 96 } },
  },
  {
    when: ["row beside"],
    boxes: {
      row: { left: ["board.right", 6], width: 58, top: 12, bottom: ["window.bottom", -12] },
      next: { left: "row.left", right: "row.right", top: "row.top", height: 34 },
      rest: { left: "row.left", right: "row.right", bottom: ["row.bottom", -2], height: 22 },
    },
  },
  {
    when: ["row above"],
    lengths: { length: { max: ["board.width", { min: [340, "between"] }] } },
    boxes: {
      row: {
        left: { max: [122, ["board.center", { times: ["length", -0.5] }]] },
        width: "length",
        top: 6,
        height: 52,
      },
      next: { left: "row.left", width: 50, top: "row.top", bottom: "row.bottom" },
      rest: { right: "row.right", width: 28, top: "row.top", bottom: "row.bottom" },
    },
  },
];

/** Room for the text at both ends of an open row's panel, in px. */
const WORDS = { beside: [36, 22], above: [50, 28] } as const;

/** Lays out a board between plaques and shore. */
function framed(
  occasion: TranquilityLayoutContext,
  { grid, ease, facts, between }: BoardBetweenSides,
): TranquilityPageLayout {
  const { viewport, seats } = occasion;
  const given: Rows<Length, Name, SideFact> = {
    lengths: { ease, seats, each: 1 / seats, between },
    boxes: { board: () => grid.board },
  };
  const placed = arranged([windowRows(viewport), given, ...ROWS], facts);
  const finish = placed.box("finish");
  const { start, row, dial } = found(placed, ["start", "row", "dial"]);
  const { sea, ...table } = tableBy(shoreOf(placed, viewport), occasion, grid, squareIn(finish));
  const [next, rest] = WORDS[facts.has("row beside") ? "beside" : "above"];
  return {
    ...table,
    lanes: facts.has("boats") ? "columns" : "none",
    ...(start ? { start: squareIn(start) } : {}),
    ...(row ? { row: rowIn(row, next, rest) } : { finish: squareIn(finish), islet: squareIn(placed.box("islet")) }),
    ...(dial ? { dial: squareIn(dial) } : {}),
    sea: { ...sea, ...(dial ? { night: grid.board.y + grid.board.height / 2 } : {}) },
    regions: { shape: "landscape", showsSummary: false, ...regionsIn(placed, peopleIn(occasion, placed)) },
  };
}

/** The plaques in a column. */
const peopleIn = (occasion: TranquilityLayoutContext, placed: SolvedArrangement<Length, Name>) =>
  plaquesIn(occasion, placed.box("plaque"), 0, placed.length("step"));
