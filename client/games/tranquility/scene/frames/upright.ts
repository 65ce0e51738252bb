import type { Rows, SolvedArrangement } from "../../../../layout/arrangement.ts";
import type { TranquilityLayoutCondition } from "./facts.ts";
import { type Fan, plaquesIn, type Rect, type Square, type TranquilityLayoutContext } from "./frame.ts";

/** The largest width of a plaque in px: two fill a phone. */
const WIDEST = 180;

/** Gap between two plaques, in px. */
const BETWEEN = 6;

export type UprightLength = "ease" | "tablet" | "slim" | "seats" | "people" | "plaque" | "sheet" | "card" | "below";
export type UprightName =
  | "window"
  | "inner"
  | "title"
  | "tools"
  | "plaque"
  | "lesson"
  | "hand"
  | "log"
  | "count"
  | "pile"
  | "story";

/**
 * The rows of every table on a phone held upright: plaques at the top, the hand and the log's edge at the bottom. In px, for
 * window heights of 600 and 844.
 */
export const UPRIGHT_ROWS: readonly Rows<UprightLength, UprightName, TranquilityLayoutCondition>[] = [
  {
    lengths: {
      ease: { ease: "window.height", at: [600, 844] },
      // A tablet held upright has room for larger cards.
      tablet: { ease: { min: ["window.width", "window.height"] }, at: [430, 770] },
      // The narrower the window, the more lines the text needs.
      slim: { ease: "inner.width", at: [296, 366] },
      people: "inner.width",
      plaque: (placed) => plaqueIn(placed.length("people"), placed.length("seats")),
      // The edge of the log's sheet has two lines of the latest events.
      sheet: [40, 46],
      card: {
        round: [
          [60, 98],
          [0, 34, "tablet"],
        ],
      },
      // The lower edge of everything at the top.
      below: "plaque.bottom",
    },
    boxes: {
      inner: { left: 12, right: ["window.right", -12], top: 0, bottom: "window.bottom" },
      tools: { left: "inner.left", right: "inner.right", top: 8, height: 44 },
      // The title is between the buttons at both ends of the tools.
      title: { left: ["inner.left", 52], right: ["inner.right", -52], top: 8, height: 44 },
      plaque: { left: "inner.left", width: "plaque", top: [54, 58], height: 52 },
      hand: { left: "inner.left", right: "inner.right", bottom: ["log.top", -12], height: "card" },
      log: { left: 0, right: "window.right", bottom: "window.bottom", height: "sheet" },
      count: { right: ["window.right", -10], width: 60, bottom: "window.bottom", height: "sheet" },
      // The pile is below the window, because there is no room to show it.
      pile: { center: ["window.right", -30], middle: ["window.bottom", 40], size: 40 },
      story: {
        left: "inner.left",
        right: "inner.right",
        top: "window.middle",
        bottom: ["window.bottom", { times: ["sheet", -1] }, -8],
      },
    },
  },
  // Spectators have no hand, only a line of text in its place.
  { when: ["spectator"], lengths: { card: 34 } },
  // In a replay the hand is smaller, because the controls need the room, even more with a quay above them.
  {
    when: ["replay"],
    lengths: {
      card: {
        round: [
          [48, 64],
          [0, 34, "tablet"],
        ],
      },
    },
  },
  {
    when: ["replay", "toll"],
    lengths: {
      card: {
        round: [
          [48, 52],
          [0, 34, "tablet"],
        ],
      },
    },
  },
  {
    // The plaques are between the buttons, with the lesson's text below. Lessons have no log.
    when: ["lesson"],
    lengths: { people: ["inner.width", -144], below: "lesson.bottom" },
    boxes: {
      plaque: { left: ["inner.left", 48], width: "plaque", top: 8, height: 48 },
      lesson: { left: "inner.left", right: "inner.right", top: ["plaque.bottom", 6], height: [152, 128, "slim"] },
      log: { bottom: "window.bottom", height: 0 },
    },
  },
];

const plaqueIn = (room: number, seats: number): number => Math.min((room - BETWEEN * (seats - 1)) / seats, WIDEST);

/** The plaques in a row. */
export function peopleIn(
  occasion: TranquilityLayoutContext,
  placed: SolvedArrangement<UprightLength, UprightName>,
): Rect[] {
  const first = placed.box("plaque");
  return plaquesIn(occasion, first, first.width + BETWEEN, 0);
}

/**
 * The cards of a hand on a phone: the distance between cards as a fraction of their size, and how much the outer ones turn and
 * sink.
 */
const FANNED = { spread: 0.78, tilt: 2.4, drop: 2.2 } as const;

/** A fan of cards of a given size on a phone. */
export const fanOf = (area: Rect, size: number, base: number): Fan => ({
  area,
  middle: area.x + area.width / 2,
  base,
  size,
  ...FANNED,
  spread: size * FANNED.spread,
});

/** How far a hand can reach below its place, in px. */
const SUNK = 10;

/** The hand of a phone held upright. */
export function handIn(placed: SolvedArrangement<UprightLength, UprightName>): Fan {
  const hand = placed.box("hand");
  const size = placed.length("card");
  return fanOf({ ...hand, height: size + SUNK }, size, hand.y + size / 2);
}

/** The discards, opposite the pile and like it outside the window. */
export const spentBeside = (pile: Square): Square => ({ ...pile, x: 30 });
