import { flatIn } from "../flat.ts";
import { rectOf } from "../view.ts";
import { controlsOf } from "./controls.ts";
import { around, type Frame, type Occasion, plaquesIn, type Rect, type Regions, type Shape } from "./frame.ts";
import { squaresOf, tapers } from "./measure.ts";

/** How high the controls of a replay are at the most on a phone on its side, in px. */
const TALLEST = 192;

/** How large a card of a hand is in a plaque at the most, and how much there is for one on a phone on its side, in px. */
const CARD = { plaque: 48, least: 46 };

/** What stands above the hand in a plaque, and the padding around it, in px. */
const HEAD = { desktop: { player: 34, duellist: 190 }, tablet: { player: 30, duellist: 80 } };
const PADDING = 8;

/** From plaque to plaque, so that a ring has room around each; and from them to anything else, in px. */
const APART = 10;
const CLEAR = 8;

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
  const replay: Rect = { x, y: viewport.height - height - 14, width: viewport.width - 2 * x, height };
  const { plaques, hands } = withHands(frame, occasion, replay);
  const players = around(plaques);
  const log = isUnder(regions) ? { ...regions.log, y: players.y + players.height + CLEAR } : regions.log;
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
  const { player, duellist } = HEAD[isTablet ? "tablet" : "desktop"];
  const head = frame.row ? duellist : player;
  const inTheWay = besidePlaques(frame, occasion, controls);
  const column = isTablet && tapers(occasion.board) ? Math.min(3, occasion.seats) : occasion.seats;
  const widths = inTheWay.map((rect) => rect.x - CLEAR - x).filter((width) => width > WIDTH.least);
  const ways = [...widths, WIDTH.most].map((most) => {
    const width = Math.min(most, WIDTH.most);
    const reached = inTheWay.filter((rect) => rect.x < x + width + CLEAR);
    const floor = Math.min(...reached.map((rect) => rect.y)) - CLEAR;
    const highest = (floor - y + APART) / column - APART;
    const room = { width: width - 2 * PADDING, height: highest - head - PADDING };
    return { ...flatIn(room, { largest: CARD.plaque }), width };
  });
  const { width, height: hand } = ways.reduce((best, way) => (way.size > best.size ? way : best));
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

/** How wide a plaque with a hand is, in px. */
const WIDTH = { least: 130, most: 276 };

/** What no plaque may cover: the board with its boats, its start, what a mode or a moment puts beside it, and the controls. */
function besidePlaques(frame: Frame, { board }: Occasion, controls: Rect): Rect[] {
  const { start, explorers, quay, lane, regions } = frame;
  const { x, y, width, height } = frame.board;
  const islands = tapers(board)
    ? squaresOf(frame).map(rectOf)
    : [{ x: x - lane - 10, y: y - lane, width: width + 2 * lane, height: height + 2 * lane }];
  const foot = isUnder(regions) ? { ...controls, y: controls.y - regions.log.height - CLEAR } : controls;
  return [...islands, ...(start ? [rectOf(start)] : []), ...(explorers?.panels ?? []), ...(quay ? [quay] : []), foot];
}

/** Whether the last move is told under the plaques: it gives way to the hands in them. */
const isUnder = ({ log, players }: Regions): boolean => log.x === players.x;

/** The dial goes to the other side, as there are hands where it was: under the log, or over the last move. */
function dialled(shape: Shape, regions: Regions): Pick<Frame, "dial" | "regions"> {
  const { log, replay } = regions;
  const size = 112;
  const x = log.x + log.width / 2;
  const words = 34;
  const isDesktop = shape === "desktop";
  const bottom = (isDesktop ? replay!.y : log.y) - 20;
  const dial = { x, y: bottom - words - 8 - size / 2, size };
  const side: Rect = { x: x - 75, y: bottom - words, width: 150, height: words };
  const height = isDesktop ? Math.min(log.height, dial.y - size / 2 - 14 - log.y) : log.height;
  return { dial, regions: { ...regions, side, log: { ...log, height } } };
}

/** The controls are where the buttons were, and below them one hand. */
function onPhone(frame: Frame): Frame {
  const { regions, viewport } = frame;
  const place = { width: viewport.width - 2 * regions.tools.x, height: regions.hand.height };
  const { width, height } = flatIn(place);
  const hand: Rect = { x: (viewport.width - width) / 2, y: regions.hand.y, width, height };
  return { ...frame, regions: { ...regions, hand, replay: regions.actions } };
}

/**
 * The controls have their place below what is told at the top of the shore: the last move, or the toll. Below them lies the hand,
 * and between them the quay.
 */
function onSide(frame: Frame): Frame {
  const { regions, quay, viewport } = frame;
  const { x, width } = regions.actions;
  const told = regions.toll ?? regions.log;
  const y = told.y + told.height + 6;
  const floor = quay ? regions.log.y - 4 : viewport.height - 14;
  const pier = quay ? quay.height + 8 : 0;
  const left = floor - y - TALLEST - 8 - pier;
  const size = flatIn({ width: width + 36, height: Math.max(CARD.least, left) });
  const beside = width - size.width;
  const hand: Rect = { ...size, x: x + Math.min(beside, beside / 2), y: floor - size.height };
  const replay: Rect = { x, y, width, height: Math.min(TALLEST, hand.y - pier - 8 - y) };
  return {
    ...frame,
    ...(quay && { quay: { ...quay, y: hand.y - pier } }),
    regions: { ...regions, hand, replay },
  };
}
