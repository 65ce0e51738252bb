import { Light } from "../../../features/course/beacon.tsx";
import { coursePage } from "../../../features/course/course-page.tsx";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { BOARD, course, UNSEEN, type WaywardCourseTask } from "./course.ts";
import type { WaywardGuide } from "./guide.ts";
import { messages } from "./messages/messages.ts";

const { ship, icons, hits, cannons, coins } = BOARD;

/** Matches the ship's space until the ship is marked on it. */
const UNTOLD = `[data-cell="${ship}"]:not([data-marks~="pirate0"])`;
/** Matches the tool for the player's ship, last in the list, until it is chosen. */
const SHIP_TOOL = `.way:has(${UNTOLD}) .way-question .choice label:last-child:not(:has(:checked))`;
/** Match until the spaces are chosen. */
const UNEXPLORED = UNSEEN.map((cell) => `[data-cell="${cell}"]:not([data-marks~="chosen"])`);
const CLAIM = `[data-answer="${icons}"]`;

/** Elements to touch for each task, in order. Each selector stops matching when its step is done. */
const TOUCHED: Readonly<Record<WaywardCourseTask["says"], () => readonly string[]>> = {
  reveal: () => [".way-question .way-answer"],
  sheet: () => [...UNEXPLORED, SHIP_TOOL, UNTOLD, CLAIM],
  ship: () => [SHIP_TOOL, UNTOLD, CLAIM],
  claim: () => [CLAIM],
  fight: () => [`[aria-label="${gameMessages.value.hits}: ${hits}"]:not([aria-pressed="true"])`, '[data-goods="0 0"]'],
  upgrade: () => [`[data-answer="${cannons}"]`],
  harvest: () => [`[data-cell="${ship}"]:not([aria-pressed="true"])`, `[data-goods="${coins} 0"]`],
};

export const Learn = coursePage(course, {
  said: ({ says }) => {
    const { space } = gameMessages.value;
    const { framed, ship, ...amounts } = BOARD;
    return { text: messages.value.tasks[says]({ ...amounts, framed: space(framed), ship: space(ship) }) };
  },
  done: () => messages.value.done,
  guide: ({ task, isDone }) =>
    ({ next: () => (isDone.value ? [] : TOUCHED[task.value.says]()), Light }) satisfies WaywardGuide,
});
