import { around, type Frame, type Occasion, plaquesIn, type Rect, type Regions, type Shape } from "./frame.ts";
import { clamp, squaresOf, tapers } from "./measure.ts";

/** How high the controls of a replay are, in px. */
const CONTROLS = 132;

/** The height a hand takes in its owner's plaque, in px. */
const HAND = 58;

/** The least height of what stands above a hand in a plaque, in px. */
const NAME = 34;

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
  const first = regions.players;
  const replay: Rect = {
    x: first.x,
    y: viewport.height - CONTROLS - 14,
    width: viewport.width - 2 * first.x,
    height: CONTROLS,
  };
  const [plaque] = regions.plaques;
  const beside = frame.board.x - frame.lane - 20 - first.x;
  const width = tapers(occasion.board) ? plaque!.width : clamp(beside, plaque!.width, 276);
  const room = floorOf(frame, first.x + width, replay.y) - first.y - 4;
  const height = frame.row ? plaque!.height + HAND : Math.round(clamp(room / occasion.seats - 8, NAME + 28, 104));
  const hand = Math.min(HAND, height - NAME);
  const plaques = plaquesIn(occasion, { ...plaque!, x: first.x, y: first.y, width, height }, 0, height + 8);
  const hands = plaques.map(({ x, y }) => ({ x: x + 12, y: y + height - hand, width: width - 24, height: hand - 8 }));
  const { quay, toll } = aboveControls(frame, replay);
  const players = around(plaques);
  const log = belowPlayers(regions, players);
  const all = { ...regions, plaques, players, log, replay, ...(toll && { toll }) };
  return { ...frame, hands, ...(quay && { quay }), ...(frame.dial ? dialled(frame.shape, all) : { regions: all }) };
}

/** How far down there is room at the left edge: to the start, to a row that reaches there, or to the controls. */
function floorOf({ start, ...frame }: Frame, right: number, controls: number): number {
  if (start) return start.y - start.size / 2 - 8;
  const reaching = squaresOf(frame).filter(({ x, size }) => x - size / 2 < right + 8);
  return Math.min(controls - 8, ...reaching.map(({ y, size }) => y - size / 2));
}

/** Where the last move is told under the plaques, it gives way to the hands in them. */
function belowPlayers({ log }: Regions, players: Rect): Rect {
  const isUnder = log.x < players.x + players.width;
  return isUnder ? { ...log, y: Math.max(log.y, players.y + players.height + 12) } : log;
}

/** The quay of a toll and the words above it, higher if the controls are in their way. */
function aboveControls({ quay, regions: { toll } }: Frame, { y }: Rect): Pick<Frame, "quay"> & Pick<Regions, "toll"> {
  if (!quay || !toll) return {};
  const rise = Math.max(0, quay.y + quay.height + 2 - y);
  return { quay: { ...quay, y: quay.y - rise }, toll: { ...toll, y: toll.y - rise } };
}

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

function onPhone(frame: Frame): Frame {
  const { regions, quay } = frame;
  // A quay needs the room.
  const [size, air] = quay ? [Math.min(52, frame.fan.size), 6] : [Math.min(64, frame.fan.size), 8];
  const y = regions.log.y - air - size;
  const area: Rect = { ...frame.fan.area, y, height: size + 10 };
  const replay: Rect = { ...regions.actions, y: y - air - CONTROLS, height: CONTROLS };
  return {
    ...frame,
    fan: { ...frame.fan, area, size, spread: size * 0.86 },
    regions: { ...regions, replay },
  };
}

/** The controls have their place below what is told at the top of the shore: the last move, or the toll, whose quay gives way. */
function onSide(frame: Frame): Frame {
  const { regions, quay, fan } = frame;
  const { x, width } = regions.actions;
  const told = regions.toll ?? regions.log;
  const y = told.y + told.height + (quay ? 4 : 8);
  const height = quay ? CONTROLS : Math.max(CONTROLS, fan.area.y - y - 12);
  const replay: Rect = { x, y, width, height };
  return { ...frame, ...(quay && { quay: { ...quay, y: y + height + 6 } }), regions: { ...regions, replay } };
}
