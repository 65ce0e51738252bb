import type { Rows, SolvedArrangement } from "../../../../layout/arrangement.ts";
import { reachOf } from "../fan.ts";
import { controlsOf } from "./controls.ts";
import type { TranquilityLayoutCondition } from "./facts.ts";
import { type Rect, type ScreenPoint, squareIn } from "./frame.ts";
import { boardAround, type GridLength } from "./grid.ts";
import type { Panel } from "./regions.ts";
import { heightOf, shoreAround } from "./waterline.ts";

export type WideFact =
  | TranquilityLayoutCondition
  /** There is room for the whole log beside the board. */
  | "desktop"
  /** The window is so low that boats are smaller. */
  | "low window"
  /** There are five plaques or more, which leave less room below them. */
  | "many";

export type WideLength =
  | GridLength
  | "ease"
  | "breadth"
  | "low"
  | "seats"
  | "margin"
  | "shore"
  | "held"
  | "place"
  | "axis"
  | "lane"
  | "boat"
  | "middle"
  | "beside"
  | "reach"
  | "top"
  | "bottom"
  | "above"
  | "card"
  | "step"
  | "log"
  | "rest"
  | "light";

export type WideName =
  | Panel
  | "window"
  | "inner"
  | "water"
  | "foot"
  | "pile"
  | "spent"
  | "fan"
  | "quay"
  | "room"
  | "board"
  | "start"
  | "end"
  | "finish"
  | "cape"
  | "rose"
  | "plaque"
  | "players"
  | "row"
  | "deck"
  | "drawn"
  | "dial";

/** Room for the text at the upper end of an open row's panel, in px. */
export const NEXT = 34;

type Row = Rows<WideLength, WideName, WideFact>;

/**
 * The rows for things along the edges of the window. A row applies to tablet and desktop unless a row for `desktop`
 * overrides it.
 */
export const EVERYWHERE: readonly Row[] = [
  {
    lengths: {
      ease: {
        min: [
          { ease: "window.width", at: [1024, 1440] },
          { ease: "window.height", at: [768, 900] },
        ],
      },
      // Things beside the board depend on the width alone, because a low window leaves them their room.
      breadth: { ease: "window.width", at: [1024, 1440] },
      // In a low window the things on the shore are smaller.
      low: { min: [1, { max: [0.72, { times: ["window.height", 1 / 768] }] }] },
      margin: [20, 24],
    },
    boxes: {
      inner: {
        left: "margin",
        right: ["window.right", { times: ["margin", -1] }],
        top: 0,
        bottom: ["window.bottom", { times: ["margin", -1] }],
      },
      // The board is in the middle of the water.
      water: { left: 0, right: "window.right", top: 0, bottom: "shore" },
      story: { right: "inner.right", width: [324, 424], top: 84, bottom: "inner.bottom" },
      title: {
        left: "inner.left",
        // The title ends beside the boats above the board.
        width: {
          max: [160, ["board.left", { times: ["cell", 0.5] }, { times: ["lane", -0.6] }, { times: ["margin", -1] }]],
        },
        top: 18,
        height: 40,
      },
      tools: { right: "inner.right", width: 136, top: 18, height: 40 },
    },
  },
  // On a tapering board the title is beside the upper rows.
  {
    when: ["tapering"],
    boxes: { title: { left: "inner.left", right: ["middle", { times: ["cell", -0.5] }, -14] } },
  },
  // The summary replaces plaques and log on the right side, and the board moves left.
  {
    when: ["result"],
    boxes: {
      water: { left: 0, right: "story.left" },
      title: { left: "inner.left", width: { times: ["water.width", 0.5] } },
    },
  },
  // A replay has more tools, so their box is wider.
  { when: ["replay"], boxes: { tools: { right: "inner.right", width: 224 } } },
  { when: ["desktop"], boxes: { tools: { right: "inner.right", width: 270 } } },
];

/** Distance from the controls of a replay to the edge of the window, and from the waterline to the controls, in px. */
const CONTROLS = { below: 14, above: 6 } as const;

/** The rows for the home shore. The hand gets what pile and buttons leave. */
const SHORE: readonly Row[] = [
  {
    lengths: {
      shore: ["foot.top", { times: [[0, -10], "low"] }],
      held: { round: { times: [[108, 126], "low"] } },
      // The middle of the hand; without a hand, that of the board.
      axis: "middle",
    },
    boxes: {
      foot: { left: 0, right: "window.right", bottom: "window.bottom", height: { times: [[134, 150], "low"] } },
      pile: {
        center: [69, 100],
        middle: ["window.bottom", { times: [[-103, -116], "low"] }],
        size: { round: { times: [[66, 80], "low"] } },
      },
      count: { center: "pile.center", width: 120, top: ["pile.bottom", 6], height: 46 },
      spent: {
        center: ["pile.center", { times: ["pile.width", 1.06] }],
        middle: ["pile.middle", { times: ["pile.width", 0.12] }],
        size: { round: { times: ["pile.width", 0.72] } },
      },
      discards: { center: "spent.center", width: 70, top: ["pile.bottom", 6], height: 46 },
      actions: {
        right: "inner.right",
        width: [236, 276],
        top: {
          min: [
            ["window.bottom", { times: [[-124, -128], "low"] }],
            ["window.bottom", -116],
          ],
        },
        height: 106,
      },
      fan: {
        left: ["spent.right", 20],
        right: ["actions.left", -20],
        top: "foot.top",
        height: { min: ["held", "foot.height"] },
      },
      hand: { left: "fan.left", center: "axis", right: "fan.right", top: "fan.top", height: "fan.height" },
    },
  },
  { when: ["seated"], lengths: { axis: ["window.center", [-42, 0]] } },
  {
    when: ["result"],
    lengths: { axis: "middle" },
    boxes: {
      fan: { left: ["spent.right", 20], right: ["water.right", -20] },
    },
  },
  // Spectators need only one line on the shore.
  { when: ["spectator"], boxes: { foot: { bottom: "window.bottom", height: [72, 84] } } },
  // The foot has the height of the controls, with their distances from the window's edge and the waterline.
  {
    when: ["replay"],
    boxes: {
      foot: (placed) => {
        const { width, height } = placed.box("window");
        const high = CONTROLS.below + controlsOf(placed.length("seats")) + CONTROLS.above;
        return { x: 0, y: height - high, width, height: high };
      },
    },
  },
  {
    when: ["toll"],
    lengths: {
      // The waterline moves up to make room for the quay. The quay's size follows from `place`, the size of one of its card
      // places.
      shore: ["foot.top", { times: [[0, -10], "low"] }, [-40, -56]],
      place: { times: [[52, 66], "low"] },
    },
    boxes: {
      quay: {
        center: "axis",
        width: { min: [{ times: ["place", 10.3] }, "hand.width"] },
        top: ["foot.top", { times: ["place", -1] }, { times: [[-58, -66], "low"] }],
        height: { times: ["place", 116 / 66] },
      },
      toll: { center: "axis", width: 340, top: ["quay.top", -34], height: 44 },
    },
  },
];

/** The rows for the board, which gets the rest, with lanes for its boats around it. */
const BOARD: readonly Row[] = [
  {
    lengths: {
      lane: [38, 44],
      boat: { times: ["lane", 1.05] },
      middle: "water.center",
      // Room on each side of the board, for the plaques or the log.
      beside: ["margin", 144],
      reach: 0,
      top: [70, 66],
      bottom: ["shore", { times: ["lane", -1] }, -20],
      // The fraction of the spare room that goes above the board.
      above: 0.5,
      card: { round: { times: ["cell", 0.9] } },
    },
    boxes: {
      room: {
        center: "middle",
        // Both ends are beside the board, which has 6 of 7.8 spaces of the width.
        width: { times: [["water.width", { times: ["beside", -2] }, -32], 6 / 7.8] },
        top: "top",
        bottom: "bottom",
      },
      board: boardAround("middle", "above"),
      start: {
        right: ["board.left", { times: ["cell", -0.2] }],
        middle: ["board.bottom", { times: ["card", -0.2] }],
        size: "card",
      },
      end: {
        left: ["board.right", { times: ["cell", 0.12] }],
        middle: ["board.top", { times: ["card", 0.15] }],
        size: "card",
      },
      finish: (placed) => clearOf(placed.box("tools"), placed.box("end")),
      // The tip of the far shore: right of the rightmost boat above the board, and below the finish.
      cape: {
        center: ["board.right", { times: ["cell", -0.5] }, { times: ["boat", 0.5] }, 24],
        middle: ["finish.middle", { times: ["card", 0.5] }, 10],
        size: 0,
      },
    },
  },
  { when: ["low window"], lengths: { lane: { times: [[38, 44], 0.8] } } },
  { when: ["seated"], lengths: { reach: (placed) => reachOf(placed.length("held")) } },
  {
    when: ["desktop"],
    lengths: { beside: ["margin", [158, 276, "breadth"]], bottom: ["shore", { times: ["lane", -1] }, -12] },
  },
  // The compass rose needs empty water.
  {
    when: ["desktop"],
    unless: ["tapering", "row", "dial", "result"],
    boxes: {
      rose: {
        center: ["inner.left", 126],
        middle: { max: [{ times: ["window.height", 0.595] }, ["players.bottom", 116]] },
        size: 184,
      },
    },
  },
  {
    when: ["toll"],
    lengths: { lane: { times: [[38, 44], 0.84] }, bottom: ["quay.top", { times: ["lane", -1] }, -52] },
  },
  { when: ["toll", "low window"], lengths: { lane: { times: [[38, 44], 0.84, 0.8] } } },
  {
    // Panels fit beside the upper rows; below them the board can be as wide as the window. It stands on the shore, out of reach
    // of a chosen hand card.
    when: ["tapering"],
    lengths: {
      bottom: {
        min: [
          ["shore", [-20, -82]],
          ["foot.top", { times: ["reach", -1] }],
        ],
      },
      above: 1,
    },
    boxes: {
      room: { center: "middle", width: { min: [["water.width", { times: ["margin", -2] }], 1360] } },
    },
  },
  { when: ["row"], lengths: { middle: ["water.center", [-40, -46]] } },
  { when: ["result"], lengths: { middle: "water.center", beside: "margin", top: [100, 66], above: 0.5 } },
];

/** The rows for both sides: plaques on the left; on the right the log, or what replaces it. */
const SIDES: readonly Row[] = [
  {
    lengths: { step: ["plaque.height", [8, 10]], log: ["shore", -90] },
    boxes: {
      plaque: { left: "inner.left", width: [132, 276, "breadth"], top: 84, height: { round: [52, 66] } },
      players: {
        left: "plaque.left",
        width: "plaque.width",
        top: "plaque.top",
        height: ["plaque.height", { times: ["step", ["seats", -1]] }],
      },
      log: {
        right: "inner.right",
        width: [158, 276, "breadth"],
        top: {
          min: [
            ["shore", -166],
            ["window.bottom", -298],
          ],
        },
        height: 124,
      },
    },
  },
  { when: ["tapering"], boxes: { log: { top: 84, height: 124 } } },
  // Many plaques are lower, so that the dial has room even while a toll is open.
  { when: ["dial", "many"], boxes: { plaque: { top: 84, height: { round: [52, 58] } } } },
  // The log reaches down to the things on the shore, or on a tapering board as far as there is room beside the third row.
  { when: ["toll"], lengths: { log: ["shore", -118] } },
  { when: ["desktop"], boxes: { log: { top: 84, height: { max: [180, { min: [582, "log"] }] } } } },
  {
    when: ["desktop", "tapering"],
    boxes: {
      log: { top: 84, height: { max: [150, [{ times: [["cell", "gap"], 3] }, -44]] } },
    },
  },
  // The lesson's text is beside the board, as far as its boats leave room; on a tablet it reaches from the far shore
  // all the way down.
  {
    when: ["lesson"],
    boxes: {
      lesson: {
        left: ["board.right", "lane", 10],
        right: "inner.right",
        width: { least: 158, most: [196, 276], gives: "left" },
        top: ["finish.middle", { times: ["card", 0.5] }, 22],
        bottom: ["shore", -20],
      },
    },
  },
  // On a desktop the lesson's text reaches down to the buttons, so that it is beside the hand.
  {
    when: ["lesson", "desktop"],
    boxes: {
      lesson: { top: "log.top", bottom: ["actions.top", -20] },
    },
  },
];

/** A duel has two high plaques, and the open row at the right. */
const DUEL: readonly Row[] = [
  {
    when: ["row"],
    lengths: { step: ["plaque.height", [10, 40]], rest: [24, 32] },
    boxes: {
      plaque: { left: "inner.left", width: [148, 276, "breadth"], top: 84, height: { round: [104, 206] } },
      log: { left: "inner.left", width: 148, top: ["players.bottom", 12], height: 124 },
      row: { right: "inner.right", width: [92, 116], top: 84, bottom: ["shore", -16] },
      next: { left: "row.left", right: "row.right", top: "row.top", height: NEXT },
      rest: { left: "row.left", right: "row.right", bottom: ["row.bottom", -2], height: 28 },
    },
  },
  {
    when: ["row", "desktop"],
    boxes: {
      log: {
        right: "inner.right",
        width: [150, 188, "breadth"],
        top: 84,
        height: { max: [180, { min: [582, "log"] }] },
      },
      row: { right: ["log.left", -24], width: [92, 116] },
    },
  },
];

/**
 * The rows for the explorers, left and right of the apex. Where there is room, the drawn card's panel reaches down
 * beside two rows.
 */
const EXPLORERS: readonly Row[] = [
  {
    when: ["explorers"],
    boxes: {
      deck: {
        right: ["middle", { times: ["cell", -0.5] }, -20],
        width: 250,
        top: ["board.top", -4],
        height: ["cell", "gap", -8],
      },
      drawn: {
        left: ["middle", { times: ["cell", 0.5] }, 20],
        width: 250,
        top: ["board.top", -4],
        height: ["cell", "gap", -8],
      },
    },
  },
  {
    when: ["explorers", "desktop"],
    boxes: {
      deck: { right: ["middle", { times: ["cell", -0.5] }, -54], width: 262 },
      drawn: {
        left: ["middle", { times: ["cell", 1.5] }, "gap", 6],
        width: 262,
        top: ["board.top", -6],
        height: 128,
      },
    },
  },
  // Beside a board that does not taper there is room below the plaques only.
  {
    when: ["explorers"],
    unless: ["tapering"],
    boxes: {
      deck: { left: "players.left", width: "players.width", top: ["players.bottom", 14], height: 92 },
      drawn: { left: "players.left", width: "players.width", top: ["deck.bottom", 10], height: 92 },
    },
  },
];

/** The rows for the dial, in the water below the plaques. */
const DIAL: readonly Row[] = [
  {
    when: ["dial"],
    unless: ["result"],
    lengths: { light: [104, 160] },
    boxes: {
      dial: (placed) => dialIn(placed.box("players"), harbourShore(placed), placed.length("light")),
      side: { left: "players.left", right: "players.right", top: ["dial.bottom", 5], height: 34 },
    },
  },
];

/** The smallest distance of the finish from the tools, in px: to their left, or otherwise below them. */
const CLEAR = { beside: 6, below: 8 } as const;

/** The finish on the far shore; below the tools if it would reach under them. */
function clearOf(tools: Rect, end: Rect): Rect {
  const isClear = end.x + end.width + CLEAR.beside <= tools.x;
  return isClear ? end : { ...end, y: Math.max(end.y, tools.y + tools.height + CLEAR.below) };
}

/**
 * The room of the dial of day and night, in px: distance below the plaques, height of its text, distance above the
 * shore, its smallest size, and how far it can be moved down.
 */
const DIAL_ROOM = { top: 12, words: 44, shore: 20, least: 48, deepest: 40 } as const;

/** Places the dial with its text in the water below the plaques, as large as there is room. */
function dialIn({ x, y, width, height }: Rect, shore: readonly ScreenPoint[], largest: number): Rect {
  const top = y + height + DIAL_ROOM.top;
  const room = heightOf(shore, x + width) - DIAL_ROOM.shore - top - DIAL_ROOM.words;
  const size = Math.max(DIAL_ROOM.least, Math.min(largest, room));
  const deep = Math.min(Math.max(0, room - size) / 2, DIAL_ROOM.deepest);
  return { x: x + width / 2 - size / 2, y: top + deep, width: size, height: size };
}

/** The home shore of a layout with a harbour. */
export const harbourShore = (placed: SolvedArrangement<WideLength, WideName>): ScreenPoint[] =>
  shoreAround(placed.box("window").width, placed.length("shore"), squareIn(placed.box("start")));

/** The rows for desktop and tablet. Pairs of px are for windows of 1024 by 768 and of 1440 by 900. */
export const WIDE_ROWS: readonly Row[] = [...EVERYWHERE, ...SHORE, ...BOARD, ...SIDES, ...DUEL, ...EXPLORERS, ...DIAL];
