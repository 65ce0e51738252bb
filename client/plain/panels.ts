import type { Stay } from "../contract/board.ts";
import type { LayoutContext, Panels, Rect, Size } from "../contract/layout.ts";

/** The panels around an HTML board, and its own place. */
export interface PlainPanels extends Panels {
  readonly board: Rect;
}

/** Distance to the edge of the window and between panels, in px. */
export const GAP = 12;
/** From this width on, in px, players and log are columns beside the board. */
export const WIDE = 1100;
/** Heights in px: title and tools, a player panel, the controls of a replay, a row of buttons. */
export const HEAD = 48;
export const PLAQUE = { wide: 100, narrow: 52 };
export const CONTROLS = { wide: 112, narrow: 136 };
const BUTTONS = 48;
/** Visible height of the log at the bottom of a narrow window, in px. */
export const FOOT = 56;
/** Maximum number of player panels in a row of a narrow window. */
const ABREAST = 5;

/** The y coordinate for a panel below a place, in px. */
export const below = ({ y, height }: Rect): number => y + height + GAP;

/** The bottom part of a place, `tall` px high. */
const footOf = ({ x, y, width, height }: Rect, tall: number): Rect => ({
  x,
  y: y + height - tall,
  width,
  height: tall,
});

/** A place without the lowest `by` px. */
const shortened = (rect: Rect, by: number): Rect => ({ ...rect, height: rect.height - by });

/** Places the board, and below it the controls of a replay. */
export function withFoot(place: Rect, stay: Stay["for"], controls: number) {
  const replay = stay === "replay" ? footOf(place, controls) : undefined;
  const board = replay ? shortened(place, controls + GAP) : place;
  return { board, hand: board, actions: footOf(board, BUTTONS), ...(replay ? { replay } : {}) };
}

/** Players on the left and the log on the right; after the match, the summary replaces both. */
function wide({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const isOver = stay === "result";
  const head = { y: GAP, height: HEAD };
  const title = { x: GAP, ...head, width: Math.min(560, width / 2) - GAP };
  const tools = { x: width / 2, ...head, width: width / 2 - GAP };
  const column = { y: below(title), height: height - below(title) - GAP };
  const players = { x: GAP, ...column, width: 248 };
  const aside = isOver ? 440 : 340;
  const log = { x: width - aside - GAP, ...column, width: aside };
  const left = isOver ? GAP : players.x + players.width + GAP;
  const board = { x: left, ...column, width: log.x - GAP - left };
  const step = Math.min(PLAQUE.wide + GAP, column.height / seats);
  const plaques = Array.from({ length: seats }, (_, seat) => ({
    ...players,
    y: players.y + seat * step,
    height: step - GAP,
  }));
  return {
    shape: "desktop",
    ...{ title, tools, players, plaques, log, showsSummary: isOver },
    story: log,
    ...withFoot(board, stay, CONTROLS.wide),
  };
}

/** Players in rows above the board, the log as a sheet below. */
function narrow({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const isOver = stay === "result";
  const row = { x: GAP, width: width - 2 * GAP };
  const tools = { ...row, y: GAP, height: HEAD };
  const title = { ...tools, x: GAP + HEAD + GAP, width: row.width - 2 * (HEAD + GAP) };
  const perRow = Math.min(seats, ABREAST);
  const step = { x: (row.width + GAP) / perRow, y: PLAQUE.narrow + GAP };
  const plaques = Array.from({ length: seats }, (_, seat) => ({
    x: GAP + (seat % perRow) * step.x,
    y: below(tools) + Math.floor(seat / perRow) * step.y,
    width: step.x - GAP,
    height: PLAQUE.narrow,
  }));
  const players = { ...row, y: below(tools), height: Math.ceil(seats / perRow) * step.y - GAP };
  const log = { x: 0, y: height - FOOT, width, height: FOOT };
  const top = below(isOver ? tools : players);
  const board = { ...row, y: top, height: log.y - GAP - top };
  return {
    shape: "portrait",
    ...{ title, tools, players, plaques, log, showsSummary: isOver },
    story: { ...board, height: height - GAP - top },
    ...withFoot(board, stay, CONTROLS.narrow),
  };
}

/** The arrangement of a table with an HTML board. It uses only the number of seats of the match. */
export const plainPanels = ({
  match,
  viewport,
  stay,
}: Pick<LayoutContext, "match" | "viewport" | "stay">): PlainPanels =>
  (viewport.width < WIDE ? narrow : wide)(viewport, match.seats.length, stay);
