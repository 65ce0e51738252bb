import type { Stay } from "../../contract/board.ts";
import type { LayoutContext, Rect, Size } from "../../contract/layout.ts";
import { below, CONTROLS, FOOT, GAP, HEAD, PLAQUE, type PlainPanels, WIDE, withFoot } from "../../plain/panels.ts";

/** Below this height in px, a landscape window has title, tools and log in one row. */
const LOW = 500;
/** The height of that row, and the widths of its parts, in px. */
const ROW = { height: 44, title: 150, plaque: 100, actions: 190 };
/** The free space below the undo buttons, in px. */
const BELOW_ACTIONS = 6;
/** The width of a replay's controls beside the board of a low window, in px. */
const BESIDE = 280;
/** Widths beside the board, in px: of the log, and of the summary that replaces it. */
const ASIDE = { log: 320, story: 440 };
/**
 * Heights of a lesson's text above the board, in px: by the largest width of the window, and in a low window. The
 * buttons at the end are higher, and may cover the board, which is finished by then.
 */
const LESSON = {
  tall: [
    [359, 120],
    [639, 102],
    [Number.POSITIVE_INFINITY, 84],
  ],
  low: 76,
  end: 160,
} as const;
/** The width of the undo buttons at the foot of a narrow window: as a fraction, and at most in px. */
const ACTIONS = { part: 0.5, most: 260 };
/** The foot of a narrow window while playing, in px: undo buttons as high as an answer, and a gap below. */
const PLAYED_FOOT = 56 + 8;

/** Plaques of the seats; a single player needs none. */
const plaquesAt = (seats: number, placeOf: (seat: number) => Rect): readonly Rect[] =>
  seats > 1 ? Array.from({ length: seats }, (_, seat) => placeOf(seat)) : [];

/** The board has all the width beside the log; plaques are above the log. */
function wide({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const showsSummary = stay === "result";
  const head = { y: GAP, height: HEAD };
  const title = { x: GAP, ...head, width: Math.min(560, width / 2) - GAP };
  const tools = { x: width / 2, ...head, width: width / 2 - GAP };
  const column = { y: below(title), height: height - below(title) - GAP };
  const aside = showsSummary ? ASIDE.story : ASIDE.log;
  const right = { x: width - aside - GAP, ...column, width: aside };
  const plaques = plaquesAt(showsSummary ? 0 : seats, (seat) => ({
    ...right,
    y: right.y + seat * (PLAQUE.wide + GAP),
    height: PLAQUE.wide,
  }));
  const taken = plaques.length * (PLAQUE.wide + GAP);
  const log = { ...right, y: right.y + taken, height: right.height - taken };
  const board = { x: GAP, ...column, width: right.x - 2 * GAP };
  return {
    shape: "desktop",
    ...{ title, tools, plaques, log, showsSummary },
    players: { ...right, height: taken },
    story: log,
    ...withFoot(board, stay, CONTROLS.wide),
    ...(stay === "lesson" && { lesson: log }),
  };
}

/** The undo buttons are beside the log at the foot, and cover no answer. */
function narrow({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const showsSummary = stay === "result";
  const row = { x: GAP, width: width - 2 * GAP };
  const tools = { ...row, y: GAP, height: HEAD };
  const title = { ...tools, x: GAP + HEAD + GAP, width: row.width - 2 * (HEAD + GAP) };
  const step = (row.width + GAP) / seats;
  const people = { ...row, y: below(tools), height: PLAQUE.narrow };
  const plaques = plaquesAt(seats, (seat) => ({ ...people, x: GAP + seat * step, width: step - GAP }));
  const lesson = { ...row, y: below(tools), height: LESSON.end };
  const lessonText = { ...lesson, height: LESSON.tall.find(([most]) => width <= most)![1] };
  const above = stay === "lesson" ? lessonText : showsSummary || plaques.length === 0 ? tools : people;
  const top = below(above);
  const isPlaying = stay === "playing";
  const high = isPlaying ? PLAYED_FOOT : FOOT;
  const foot = { x: 0, y: height - high, width, height: high };
  const actions = { ...foot, width: isPlaying ? Math.min(ACTIONS.most, width * ACTIONS.part) : 0 };
  const log = { ...foot, x: actions.width, width: width - actions.width };
  // A lesson has neither undo nor a log.
  const end = stay === "lesson" ? height : foot.y;
  const board = { ...row, y: top, height: end - GAP - top };
  return {
    shape: "portrait",
    ...{ title, tools, players: people, plaques, log, showsSummary },
    story: { ...board, height: height - GAP - top },
    ...withFoot(board, stay, CONTROLS.narrow),
    ...(stay === "lesson" && { lesson }),
    actions,
  };
}

/** Everything except the board is in one row, because a phone in landscape is low. */
function low({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const showsSummary = stay === "result";
  const gap = GAP / 2;
  const tools = { x: gap, y: gap, width: width - GAP, height: ROW.height };
  const from = (x: number, width: number): Rect => ({ ...tools, x, width });
  const title = from(tools.x + ROW.height + GAP, ROW.title);
  const start = title.x + title.width + GAP;
  const plaques = plaquesAt(seats, (seat) => from(start + seat * (ROW.plaque + gap), ROW.plaque));
  const players = from(start, plaques.length * (ROW.plaque + gap));
  const end = width - gap - ROW.height - GAP;
  const isPlaying = stay === "playing";
  const actions = { ...from(end - ROW.actions, isPlaying ? ROW.actions : 0), height: ROW.height + BELOW_ACTIONS };
  const log = from(start + players.width, end - (actions.width + start + players.width));
  // Rules and settings are right of the lesson's text.
  const lesson = { ...from(title.x, end - ROW.height - GAP - title.x), height: LESSON.low };
  const head = stay === "lesson" ? lesson : tools;
  const top = head.y + head.height + gap;
  const story = { x: gap, y: top, width: width - GAP, height: height - top - gap };
  const replay = { ...story, x: width - gap - BESIDE, width: BESIDE };
  const board = stay === "replay" ? { ...story, width: replay.x - GAP - gap } : story;
  return {
    shape: "landscape",
    ...{ title, tools, players, plaques, log, showsSummary, story },
    ...withFoot(board, "playing", CONTROLS.wide),
    ...(stay === "replay" && { replay }),
    ...(stay === "lesson" && { lesson }),
    actions,
  };
}

/** The layout of the companion: section and question get as much of the window as possible. */
export function panels({ match, viewport, stay }: Pick<LayoutContext, "match" | "viewport" | "stay">): PlainPanels {
  const isLow = viewport.height < LOW && viewport.width > viewport.height;
  const arrange = isLow ? low : viewport.width < WIDE ? narrow : wide;
  return arrange(viewport, match.seats.length, stay);
}
