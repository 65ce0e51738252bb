import { arranged, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { flatIn } from "../flat.ts";
import { rectOf } from "../view.ts";
import { controlsOf } from "./controls.ts";
import {
  around,
  plaquesIn,
  type Rect,
  type Regions,
  type Shape,
  type Size,
  squareIn,
  type TranquilityLayoutContext,
  type TranquilityPageLayout,
} from "./frame.ts";
import { squaresOf, tapers } from "./measure.ts";

/** The largest hand card in a plaque, in px. */
const CARD = 48;

/** The width of a plaque with a hand, in px. */
const WIDTH = { least: 130, most: 276 } as const;

/** Height of the text above the hand in a plaque, in px. `scorer`: in a duel, with the score. */
const HEAD = { desktop: { player: 34, scorer: 190 }, tablet: { player: 30, scorer: 80 } } as const;

/**
 * `COUNTS`: in plaques narrower than `beside`, the counts have a line of their own of this height. `PADDING`: room
 * around the hand. In px.
 */
const COUNTS = { beside: 172, height: 26 } as const;

const PADDING = 8;

/**
 * In px: the distance from plaque to plaque, with room for a ring around each; from plaques to anything else; from the
 * board to its boats.
 */
const APART = 10;
const CLEAR = 8;
const BOATS = 10;

/** How many plaques with hands fit beside a tapering board on a tablet. */
const COLUMN = 3;

/** Distance from the controls to the lower edge of the window, in px. */
const BELOW = 14;

/**
 * Returns the layout of a replay. The controls replace the player's hand, and every hand is beside its owner. Where
 * there is no room for that, one hand at a time is shown in its usual place.
 */
export function watched(frame: TranquilityPageLayout, occasion: TranquilityLayoutContext): TranquilityPageLayout {
  switch (frame.shape) {
    case "portrait":
      return onPhone(frame);
    case "landscape":
      return onSide(frame);
    default:
      return onWide(frame, occasion);
  }
}

function onWide(frame: TranquilityPageLayout, occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const { regions, viewport } = frame;
  const { x } = regions.players;
  const height = controlsOf(occasion.seats);
  const replay: Rect = { x, y: viewport.height - height - BELOW, width: viewport.width - 2 * x, height };
  const { plaques, hands } = withHands(frame, occasion, replay);
  const players = around(plaques);
  const below = { width: players.width, y: players.y + players.height + CLEAR };
  const log = isUnder(regions) ? { ...regions.log, ...below } : regions.log;
  const all = { ...regions, plaques, players, log, replay };
  return { ...frame, hands, ...(frame.dial ? dialled(frame.shape, all) : { regions: all }) };
}

/**
 * Places plaques with their owners' hands, at the width that makes the hands largest; a narrower plaque can reach
 * further down. On a tablet, three fit beside a tapering board; the others go on the other side.
 */
function withHands(frame: TranquilityPageLayout, occasion: TranquilityLayoutContext, controls: Rect) {
  const { regions, viewport } = frame;
  const [plaque] = regions.plaques;
  const { x, y } = regions.players;
  const isTablet = frame.shape === "tablet";
  const { player, scorer } = HEAD[isTablet ? "tablet" : "desktop"];
  const headOf = (width: number) => (frame.row ? scorer : player + (width < COUNTS.beside ? COUNTS.height : 0));
  const inTheWay = besidePlaques(frame, occasion, controls);
  const column = isTablet && tapers(occasion.board) ? Math.min(COLUMN, occasion.seats) : occasion.seats;
  const widths = inTheWay.map((rect) => rect.x - CLEAR - x).filter((width) => width > WIDTH.least);
  const ways = [...widths, WIDTH.most].map((most) => {
    const width = Math.min(most, WIDTH.most);
    const head = headOf(width);
    const reached = inTheWay.filter((rect) => rect.x < x + width + CLEAR);
    const floor = Math.min(...reached.map((rect) => rect.y)) - CLEAR;
    const highest = (floor - y + APART) / column - APART;
    const room = { width: width - 2 * PADDING, height: highest - head - PADDING };
    return { ...flatIn(room, { largest: CARD }), width, head };
  });
  const { width, head, height: hand } = ways.reduce((best, way) => (way.size > best.size ? way : best));
  const height = head + hand + PADDING;
  const plaques = plaquesIn(occasion, { ...plaque!, x, y, width, height }, 0, height + APART).map((place, seat) =>
    seat < column
      ? place
      : {
          ...place,
          x: viewport.width - x - width,
          y: regions.log.y + regions.log.height + APART + (seat - column) * (height + APART),
        },
  );
  const hands = plaques.map((place) => ({
    x: place.x + PADDING,
    y: place.y + head,
    width: width - 2 * PADDING,
    height: hand,
  }));
  return { plaques, hands };
}

/**
 * Everything that plaques must not cover: the board with its boats, its start, additions of the mode, an open toll, and the
 * controls.
 */
function besidePlaques(frame: TranquilityPageLayout, { board }: TranquilityLayoutContext, controls: Rect): Rect[] {
  const { start, explorers, quay, lane, regions } = frame;
  const { x, y, width, height } = frame.board;
  const islands = tapers(board)
    ? squaresOf(frame).map(rectOf)
    : [{ x: x - lane - BOATS, y: y - lane, width: width + 2 * lane, height: height + 2 * lane }];
  const foot = isUnder(regions) ? { ...controls, y: controls.y - regions.log.height - CLEAR } : controls;
  return [...islands, ...(start ? [rectOf(start)] : []), ...(explorers?.panels ?? []), ...(quay ? [quay] : []), foot];
}

/** Whether the last move is shown below the plaques; it then gives way to the hands in them. */
const isUnder = ({ log, players }: Regions): boolean => log.x === players.x;

/**
 * The places of the dial, in px. Hands take its usual place, so it goes to the other side: above the last move or, on a
 * desktop, below the log, which gives way.
 */
const DIAL: readonly Rows<never, "before" | "replay" | "log" | "dial" | "side", "desktop">[] = [
  {
    boxes: {
      log: { left: "before.left", right: "before.right", top: "before.top", bottom: "before.bottom" },
      side: { center: "before.center", width: 150, bottom: ["before.top", -20], height: 34 },
      dial: { center: "before.center", bottom: ["side.top", -8], size: 112 },
    },
  },
  {
    when: ["desktop"],
    boxes: {
      log: {
        left: "before.left",
        right: "before.right",
        top: "before.top",
        bottom: { min: ["before.bottom", ["dial.top", -14]] },
      },
      side: { center: "before.center", width: 150, bottom: ["replay.top", -20], height: 34 },
    },
  },
];

function dialled(shape: Shape, regions: Regions): Pick<TranquilityPageLayout, "dial" | "regions"> {
  const { log, replay } = regions;
  const given: (typeof DIAL)[number] = { boxes: { before: () => log, ...(replay ? { replay: () => replay } : {}) } };
  const placed = arranged([given, ...DIAL], new Set(shape === "desktop" ? ["desktop"] : []));
  return {
    dial: squareIn(placed.box("dial")),
    regions: { ...regions, side: placed.box("side"), log: placed.box("log") },
  };
}

/** The controls replace the buttons, with one hand below them. */
function onPhone(frame: TranquilityPageLayout): TranquilityPageLayout {
  const { regions, viewport } = frame;
  const place = { width: viewport.width - 2 * regions.tools.x, height: regions.hand.height };
  const { width, height } = flatIn(place);
  const hand: Rect = { x: (viewport.width - width) / 2, y: regions.hand.y, width, height };
  return { ...frame, regions: { ...regions, hand, replay: regions.actions } };
}

/** The largest height of a replay's controls on a phone on its side, in px. */
const TALLEST = 192;

type SideLength = "floor" | "pier" | "room" | "across" | "down";
type SideName = "actions" | "caption" | "place" | "moored" | "hand" | "quay" | "replay";

/**
 * On a phone on its side, in px: the controls go below the text at the top of the shore (the last move or the toll), then the
 * quay, then the hand. The hand gives way first, down to cards of 46.
 */
const SIDE: readonly Rows<SideLength, SideName, "toll">[] = [
  {
    lengths: {
      floor: ["place.bottom", -4],
      // The height of the quay plus its distance from the hand.
      pier: 0,
      room: { max: [46, ["floor", { times: ["caption.bottom", -1] }, -6, -TALLEST, -8, { times: ["pier", -1] }]] },
      across: (placed) => handIn(placed).width,
      down: (placed) => handIn(placed).height,
    },
    boxes: {
      hand: { center: "place.center", width: "across", bottom: "floor", height: "down" },
      replay: {
        left: "actions.left",
        right: "actions.right",
        top: ["caption.bottom", 6],
        bottom: ["hand.top", { times: ["pier", -1] }, -8],
        height: { most: TALLEST, gives: "bottom" },
      },
    },
  },
  {
    when: ["toll"],
    lengths: { pier: ["moored.height", 8] },
    boxes: {
      quay: { left: "moored.left", right: "moored.right", bottom: ["hand.top", -8], height: "moored.height" },
    },
  },
];

const handIn = (placed: SolvedArrangement<SideLength, SideName>): Size =>
  flatIn({ width: placed.box("place").width, height: placed.length("room") });

function onSide(frame: TranquilityPageLayout): TranquilityPageLayout {
  const { regions, quay: moored } = frame;
  const given: (typeof SIDE)[number] = {
    boxes: {
      actions: () => regions.actions,
      caption: () => regions.toll ?? regions.log,
      place: () => regions.hand,
      ...(moored ? { moored: () => moored } : {}),
    },
  };
  const placed = arranged([given, ...SIDE], new Set(moored ? (["toll"] as const) : []));
  const quay = placed.find("quay");
  return {
    ...frame,
    ...(quay ? { quay } : {}),
    regions: { ...regions, hand: placed.box("hand"), replay: placed.box("replay") },
  };
}
