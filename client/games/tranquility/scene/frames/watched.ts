import { arranged, type Placed, type Rows } from "../../../../canvas/arrangement.ts";
import { flatIn } from "../flat.ts";
import { rectOf } from "../view.ts";
import { controlsOf } from "./controls.ts";
import {
  around,
  type Frame,
  type Occasion,
  plaquesIn,
  type Rect,
  type Regions,
  type Shape,
  type Size,
  squareIn,
} from "./frame.ts";
import { squaresOf, tapers } from "./measure.ts";

/** How large a card of a hand is in a plaque at the most, in px. */
const CARD = 48;

/** How wide a plaque with a hand is, in px. */
const WIDTH = { least: 130, most: 276 } as const;

/** What stands above the hand in a plaque, and the padding around it, in px. */
const HEAD = { desktop: { player: 34, scorer: 190 }, tablet: { player: 30, scorer: 80 } } as const;

/** In a narrower plaque the counts have a line of their own, which is so high, in px. */
const COUNTS = { beside: 172, height: 26 } as const;

const PADDING = 8;

/** From plaque to plaque, so that a ring has room around each; from them to anything else; and to boats beside a board, in px. */
const APART = 10;
const CLEAR = 8;
const BOATS = 10;

/** So many plaques with hands a tablet has room for beside a board that tapers. */
const COLUMN = 3;

/** The controls lie so far above the lower edge of the window, in px. */
const BELOW = 14;

/**
 * The same table for those who watch a match again: the controls where the own hand was, and every hand where its owner is.
 * Where there is no room for every hand, one at a time is shown in its usual place.
 */
export function watched(frame: Frame, occasion: Occasion): Frame {
  switch (frame.shape) {
    case "portrait":
      return onPhone(frame);
    case "landscape":
      return onSide(frame);
    default:
      return onWide(frame, occasion);
  }
}

function onWide(frame: Frame, occasion: Occasion): Frame {
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
 * Plaques with the hands of their owners: as wide as makes the hands largest, as a narrow one reaches further down. A tablet
 * has room for three beside a board that tapers; the others have theirs on the other side.
 */
function withHands(frame: Frame, occasion: Occasion, controls: Rect) {
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

/** What no plaque may cover: the board with its boats, its start, what a mode or a moment puts beside it, and the controls. */
function besidePlaques(frame: Frame, { board }: Occasion, controls: Rect): Rect[] {
  const { start, explorers, quay, lane, regions } = frame;
  const { x, y, width, height } = frame.board;
  const islands = tapers(board)
    ? squaresOf(frame).map(rectOf)
    : [{ x: x - lane - BOATS, y: y - lane, width: width + 2 * lane, height: height + 2 * lane }];
  const foot = isUnder(regions) ? { ...controls, y: controls.y - regions.log.height - CLEAR } : controls;
  return [...islands, ...(start ? [rectOf(start)] : []), ...(explorers?.panels ?? []), ...(quay ? [quay] : []), foot];
}

/** Whether the last move is told under the plaques: it gives way to the hands in them. */
const isUnder = ({ log, players }: Regions): boolean => log.x === players.x;

/** The dial on the other side, as there are hands where it was, in px: over the last move, or under the log, which gives way. */
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

function dialled(shape: Shape, regions: Regions): Pick<Frame, "dial" | "regions"> {
  const { log, replay } = regions;
  const given: (typeof DIAL)[number] = { boxes: { before: () => log, ...(replay ? { replay: () => replay } : {}) } };
  const placed = arranged([given, ...DIAL], new Set(shape === "desktop" ? ["desktop"] : []));
  return {
    dial: squareIn(placed.box("dial")),
    regions: { ...regions, side: placed.box("side"), log: placed.box("log") },
  };
}

/** The controls are where the buttons were, and below them one hand. */
function onPhone(frame: Frame): Frame {
  const { regions, viewport } = frame;
  const place = { width: viewport.width - 2 * regions.tools.x, height: regions.hand.height };
  const { width, height } = flatIn(place);
  const hand: Rect = { x: (viewport.width - width) / 2, y: regions.hand.y, width, height };
  return { ...frame, regions: { ...regions, hand, replay: regions.actions } };
}

/** How high the controls of a replay are at the most on a phone on its side, in px. */
const TALLEST = 192;

type SideLength = "floor" | "pier" | "room" | "across" | "down";
type SideName = "actions" | "told" | "place" | "moored" | "hand" | "quay" | "replay";

/**
 * On a phone on its side, in px: the controls have their place below what is told at the top of the shore, the last move or the
 * toll. Below them lies the hand, and between them the quay. The hand gives way first, down to cards of 46.
 */
const SIDE: readonly Rows<SideLength, SideName, "toll">[] = [
  {
    lengths: {
      floor: ["place.bottom", -4],
      // What the quay takes, with what is between it and the hand.
      pier: 0,
      room: { max: [46, ["floor", { times: ["told.bottom", -1] }, -6, -TALLEST, -8, { times: ["pier", -1] }]] },
      across: (placed) => handIn(placed).width,
      down: (placed) => handIn(placed).height,
    },
    boxes: {
      hand: { center: "place.center", width: "across", bottom: "floor", height: "down" },
      replay: {
        left: "actions.left",
        right: "actions.right",
        top: ["told.bottom", 6],
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

const handIn = (placed: Placed<SideLength, SideName>): Size =>
  flatIn({ width: placed.box("place").width, height: placed.length("room") });

function onSide(frame: Frame): Frame {
  const { regions, quay: moored } = frame;
  const given: (typeof SIDE)[number] = {
    boxes: {
      actions: () => regions.actions,
      told: () => regions.toll ?? regions.log,
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
