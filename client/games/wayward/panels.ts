import { below, CONTROLS, FOOT, GAP, HEAD, PLAQUE, type PlainPanels, WIDE, withFoot } from "../../plain/panels.ts";
import type { Occasion, Rect, Size, Stay } from "../game.ts";

/** Lower than this, in px, a window that is wider than high has title, tools and log in one row. */
const LOW = 500;
/** That row's height, and what stands in it, in px. */
const ROW = { height: 44, title: 150, plaque: 100, actions: 190 };
/** What the buttons that take back leave free below themselves, in px. */
const BELOW_ACTIONS = 6;
/** The controls of a replay in a low window, beside what is left of the board, in px. */
const BESIDE = 280;
/** The log beside the board, and the story in its place, in px. */
const ASIDE = { log: 320, story: 440 };
/**
 * What is said to who learns, above the board, in px: how high that is in windows up to which width, and in a low one. The ways
 * on at the end take more, and may lie over the board: there is nothing to do on it any more.
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
/** What takes back, beside the log's edge at the foot of a narrow window: its part of the width, and the most of it in px. */
const ACTIONS = { part: 0.5, most: 260 };
/** The foot of a narrow window while one plays: what takes back is as high as an answer, and has room below it. */
const PLAYED_FOOT = 56 + 8;

/** Seats whose people have plaques: whoever plays alone knows who that is. */
const plaquesAt = (seats: number, placeOf: (seat: number) => Rect): readonly Rect[] =>
  seats > 1 ? Array.from({ length: seats }, (_, seat) => placeOf(seat)) : [];

/** The board has all the width beside the log; people stand above the log. */
function wide({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const isTold = stay === "result";
  const head = { y: GAP, height: HEAD };
  const title = { x: GAP, ...head, width: Math.min(560, width / 2) - GAP };
  const tools = { x: width / 2, ...head, width: width / 2 - GAP };
  const column = { y: below(title), height: height - below(title) - GAP };
  const aside = isTold ? ASIDE.story : ASIDE.log;
  const right = { x: width - aside - GAP, ...column, width: aside };
  const plaques = plaquesAt(isTold ? 0 : seats, (seat) => ({
    ...right,
    y: right.y + seat * (PLAQUE.wide + GAP),
    height: PLAQUE.wide,
  }));
  const taken = plaques.length * (PLAQUE.wide + GAP);
  const log = { ...right, y: right.y + taken, height: right.height - taken };
  const board = { x: GAP, ...column, width: right.x - 2 * GAP };
  return {
    shape: "desktop",
    ...{ title, tools, plaques, log, isTold },
    players: { ...right, height: taken },
    story: log,
    ...withFoot(board, stay, CONTROLS.wide),
    ...(stay === "lesson" && { lesson: log }),
  };
}

/** What takes back stands beside the log's edge, below the answers and over none of them. */
function narrow({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const isTold = stay === "result";
  const row = { x: GAP, width: width - 2 * GAP };
  const tools = { ...row, y: GAP, height: HEAD };
  const title = { ...tools, x: GAP + HEAD + GAP, width: row.width - 2 * (HEAD + GAP) };
  const step = (row.width + GAP) / seats;
  const people = { ...row, y: below(tools), height: PLAQUE.narrow };
  const plaques = plaquesAt(seats, (seat) => ({ ...people, x: GAP + seat * step, width: step - GAP }));
  const lesson = { ...row, y: below(tools), height: LESSON.end };
  const told = { ...lesson, height: LESSON.tall.find(([most]) => width <= most)![1] };
  const above = stay === "lesson" ? told : isTold || plaques.length === 0 ? tools : people;
  const top = below(above);
  const isPlaying = stay === "playing";
  const high = isPlaying ? PLAYED_FOOT : FOOT;
  const foot = { x: 0, y: height - high, width, height: high };
  const actions = { ...foot, width: isPlaying ? Math.min(ACTIONS.most, width * ACTIONS.part) : 0 };
  const log = { ...foot, x: actions.width, width: width - actions.width };
  // Nobody takes back in a lesson, and there is no log.
  const end = stay === "lesson" ? height : foot.y;
  const board = { ...row, y: top, height: end - GAP - top };
  return {
    shape: "portrait",
    ...{ title, tools, players: people, plaques, log, isTold },
    story: { ...board, height: height - GAP - top },
    ...withFoot(board, stay, CONTROLS.narrow),
    ...(stay === "lesson" && { lesson }),
    actions,
  };
}

/** Everything but the board stands in one row: on a phone that lies on its side each line counts. */
function low({ width, height }: Size, seats: number, stay: Stay["for"]): PlainPanels {
  const isTold = stay === "result";
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
  // Rules and settings stand at its right.
  const lesson = { ...from(title.x, end - ROW.height - GAP - title.x), height: LESSON.low };
  const head = stay === "lesson" ? lesson : tools;
  const top = head.y + head.height + gap;
  const story = { x: gap, y: top, width: width - GAP, height: height - top - gap };
  const replay = { ...story, x: width - gap - BESIDE, width: BESIDE };
  const board = stay === "replay" ? { ...story, width: replay.x - GAP - gap } : story;
  return {
    shape: "landscape",
    ...{ title, tools, players, plaques, log, isTold, story },
    ...withFoot(board, "playing", CONTROLS.wide),
    ...(stay === "replay" && { replay }),
    ...(stay === "lesson" && { lesson }),
    actions,
  };
}

/** The arrangement of a table beside a table: the section and the question at hand have as much of a window as there is. */
export function panels({ match, viewport, stay }: Pick<Occasion, "match" | "viewport" | "stay">): PlainPanels {
  const isLow = viewport.height < LOW && viewport.width > viewport.height;
  const arrange = isLow ? low : viewport.width < WIDE ? narrow : wide;
  return arrange(viewport, match.seats.length, stay);
}
