import { arranged, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { UPRIGHT } from "./controls.ts";
import { explorersIn, rowIn } from "./extras.ts";
import { factsOf, type TranquilityLayoutCondition } from "./facts.ts";
import { squareIn, type TranquilityLayoutContext, type TranquilityPageLayout } from "./frame.ts";
import { boardAround, found, type GridLength, gridIn, gridRows, windowRows } from "./grid.ts";
import { landOf } from "./land.ts";
import { squareAt, squaresOf } from "./measure.ts";
import { type Panel, regionsIn } from "./regions.ts";
import { handIn, peopleIn, spentBeside, UPRIGHT_ROWS, type UprightLength, type UprightName } from "./upright.ts";
import { type Bend, waterline } from "./waterline.ts";

type Length =
  | UprightLength
  | GridLength
  | "head"
  | "over"
  | "limit"
  | "floor"
  | "above"
  | "islet"
  | "beam"
  | "berth"
  | "shore"
  | "moored"
  | "foot";

type Name = UprightName | Panel | "room" | "board" | "start" | "finish" | "quay" | "row" | "deck" | "drawn" | "dial";

/** The dial of day and night is above the board. */
type PortraitFact = TranquilityLayoutCondition | "high dial";

/** The size of boats that have room above and below the board, in px. */
const LANE = 30;

/** Room for the text at both ends of an open row's panel, in px. */
const ROW = { next: 58, rest: 30 } as const;

/** How far the land stays behind the edges of its spaces, across and down, in px. */
const INSET = [40, 30] as const;

/** A home shore with a harbour at its left, and one without. */
const HARBOUR: readonly Bend[] = [
  [0, 2],
  [0.18, -4],
  [0.33, 18],
  [0.62, 28],
  [1, 22],
];
const OPEN: readonly Bend[] = [
  [0, 4],
  [0.3, 0],
  [0.65, 8],
  [1, 2],
];

/** Height of a dial with its text above the board, plus its distance from the plaques, in px. */
const HIGH_DIAL = 52 + 4;

/** Lengths in px. A pair holds for window heights of 600 and 844, linear in between. The board gets the remaining height. */
const ROWS: readonly Rows<Length, Name, PortraitFact>[] = [
  ...UPRIGHT_ROWS,
  {
    lengths: {
      head: "below",
      // The lane above the board has boats, and the finish at its end.
      over: [29, 56],
      limit: ["actions.top", [-14, -70]],
      floor: "limit",
      // The fraction of the spare room that goes above the board.
      above: 0,
      islet: [49, 72],
      beam: { round: { times: ["islet", 0.53] } },
      berth: { round: [34, 48] },
      shore: {
        max: [
          ["board.bottom", 34],
          ["actions.top", -40],
        ],
      },
      foot: ["board.bottom", LANE, 8],
    },
    boxes: {
      actions: { left: "inner.left", right: "inner.right", top: ["hand.top", [-58, -84]], height: 52 },
      room: { center: "window.center", width: ["window.width", -22], top: ["head", "over"], bottom: "floor" },
      board: boardAround("window.center", "above"),
      start: { left: ["board.left", -1], top: ["board.bottom", 4], size: "berth" },
      // The finish is over the end of the board, but inside the window and clear of what is above.
      finish: {
        center: {
          min: [
            ["window.right", { times: ["islet", -0.5] }, -3],
            ["board.right", -28],
          ],
        },
        middle: {
          min: [
            ["board.top", { times: ["beam", -0.5] }],
            {
              max: [
                ["board.top", { times: ["islet", -0.36] }],
                ["head", { times: ["islet", 0.41] }],
              ],
            },
          ],
        },
        size: "beam",
      },
      story: { left: "inner.left", right: "inner.right", top: "foot", bottom: ["log.top", -8] },
    },
  },
  // The harbour is below the board, and the shore begins there.
  {
    when: ["harbour"],
    lengths: {
      limit: ["actions.top", [-40, -70]],
      shore: ["start.middle", { times: ["berth", 0.1] }],
      foot: ["start.bottom", 8],
    },
  },
  {
    when: ["spectator"],
    lengths: { above: 0.5 },
    boxes: { actions: { top: "hand.top", height: 52 } },
  },
  // The controls of a replay are higher than two buttons.
  {
    when: ["replay"],
    lengths: { limit: ["actions.top", [-14, -56]] },
    boxes: {
      actions: { bottom: ["hand.top", -6], height: UPRIGHT.height },
    },
  },
  { when: ["replay", "harbour"], lengths: { limit: ["actions.top", [-40, -56]] } },
  {
    when: ["toll"],
    lengths: {
      limit: ["quay.top", -40],
      berth: { round: { times: [[34, 48], 0.8] } },
      moored: "start.right",
    },
    boxes: {
      // The quay is as high as its width requires, up to where its cards are as large as those of a hand.
      quay: {
        left: "inner.left",
        right: "inner.right",
        bottom: ["actions.top", -4],
        height: { min: [{ times: [["inner.width", -28], 116 / 568] }, 87] },
      },
      // The count of the toll is beside the things at the foot of the board.
      toll: {
        left: {
          max: [
            ["inner.left", 46],
            ["moored", 6],
          ],
        },
        right: "inner.right",
        width: { most: ["inner.width", -92], gives: "right" },
        top: ["quay.top", -32],
        height: 34,
      },
    },
  },
  {
    when: ["row"],
    lengths: { over: [66, 72] },
    boxes: {
      row: { left: "inner.left", right: "inner.right", top: ["below", 6], height: 52 },
      next: { left: "row.left", width: ROW.next, top: "row.top", bottom: "row.bottom" },
      rest: { right: "row.right", width: ROW.rest, top: "row.top", bottom: "row.bottom" },
    },
  },
  { when: ["row", "result"], lengths: { over: [20, 34] } },
  // If the finish is on top of the board, the explorers need room above it.
  { when: ["crowned"], lengths: { over: [76, 100], above: 0.4 } },
  // Elsewhere the finish is between the explorers and the board.
  { when: ["explorers"], unless: ["crowned"], lengths: { over: [140, 160] } },
  // The summary names the players, so the board takes the place of the plaques.
  { when: ["result"], unless: ["crowned"], lengths: { head: 54 } },
  { when: ["result"], lengths: { floor: { min: ["limit", ["log.top", -264]] }, above: 0 } },
  {
    when: ["explorers"],
    boxes: {
      deck: { left: "inner.left", width: 190, top: ["below", 6], height: 56 },
      drawn: { left: ["inner.left", 198], right: "inner.right", top: ["below", 6], height: 76 },
    },
  },
  // The dial of day and night with its text is beside the harbour, or above the board if there is room.
  {
    when: ["dial"],
    lengths: { moored: "dial.right" },
    boxes: { dial: { center: ["start.center", "berth", 8], middle: "start.middle", size: "berth" } },
  },
  {
    when: ["dial"],
    unless: ["toll"],
    boxes: { side: { left: ["dial.right", 4], width: 138, top: ["dial.middle", -15], height: 30 } },
  },
  {
    when: ["high dial"],
    lengths: { moored: "start.right" },
    boxes: {
      dial: { center: ["inner.left", 23], middle: ["board.top", -29], size: 46 },
      side: { left: ["inner.left", 50], width: 138, top: ["board.top", -44], height: 30 },
    },
  },
];

/** Lays out a phone held upright: plaques in a row, the board as wide as the screen, buttons between board and hand. */
export function portrait(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const { viewport, board: on, stay } = occasion;
  const facts = factsOf(occasion);
  const placed = portraitIn(occasion, facts);
  const grid = gridIn(on, placed);
  const isCrowned = facts.has("crowned");
  const finish = isCrowned ? squareAt(grid, on.finish) : squareIn(placed.box("finish"));
  const plaques = peopleIn(occasion, placed);
  const pile = squareIn(placed.box("pile"));
  const { row, deck, drawn, start, dial, quay } = found(placed, ["row", "deck", "drawn", "start", "dial", "quay"]);
  const explorers = deck && drawn && explorersIn(deck, drawn);
  const hasHarbour = facts.has("harbour");
  return {
    shape: "portrait",
    viewport,
    ...grid,
    lane: LANE,
    boat: LANE,
    lanes: "rows",
    ...(start && hasHarbour ? { start: squareIn(start) } : {}),
    ...(row ? { row: rowIn(row, ROW.next, ROW.rest) } : { finish }),
    ...(row || isCrowned ? {} : { islet: { ...finish, size: placed.length("islet") } }),
    ...(explorers ? { explorers } : {}),
    ...(dial ? { dial: squareIn(dial) } : {}),
    fan: handIn(placed),
    pile,
    pileShown: false,
    spent: spentBeside(pile),
    ...(quay ? { quay } : {}),
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, INSET),
      shore: waterline(viewport.width, placed.length("shore"), hasHarbour ? HARBOUR : OPEN),
      aside: false,
      ...(dial ? { night: placed.box("board").y + placed.box("board").height / 2 } : {}),
    },
    regions: {
      shape: "portrait",
      ...regionsIn(placed, plaques),
      showsSummary: stay === "result" && !isCrowned,
      ...explorers?.regions,
    },
  };
}

/** Solves the layout in two passes, because the dial's place depends on the board's. */
function portraitIn(
  occasion: TranquilityLayoutContext,
  facts: ReadonlySet<TranquilityLayoutCondition>,
): SolvedArrangement<Length, Name> {
  const rows = [
    windowRows(occasion.viewport),
    { lengths: { seats: occasion.seats } },
    gridRows(occasion.board),
    ...ROWS,
  ];
  const placed = arranged<Length, Name, PortraitFact>(rows, facts);
  const hasRoom = placed.box("board").y - placed.length("below") >= HIGH_DIAL;
  return facts.has("dial") && hasRoom ? arranged(rows, new Set<PortraitFact>([...facts, "high dial"])) : placed;
}
